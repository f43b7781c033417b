//! A turn as the first masters thought it through.

use super::{
    advice,
    worth::{crystal_price, odds, region_price, worth},
};
use crate::{
    Table,
    choice::Choice,
    flow::{Frame, march::halts},
    pack::Pack,
    terms::*,
    world::World,
};

/// Most cards that a plan spends on one Action.
const MOST_CARDS: usize = 4;
/// Answers that a plan follows until the table is quiet again.
const FOLLOW: usize = 40;

/// A line of play: the choices, and the table after them.
#[derive(Clone)]
struct Line {
    table: Table,
    choices: Vec<Choice>,
}

impl Line {
    fn play(&mut self, pack: &Pack, seat: Seat, choice: Choice) -> bool {
        let mut events = Vec::new();
        let played = self.table.apply(pack, seat, choice, &mut events).is_ok();
        if played {
            self.choices.push(choice);
        }
        played
    }

    /// Answers what comes up by habit until the player can choose freely again; what was answered for this seat is part of
    /// the plan.
    fn settle(&mut self, pack: &Pack, seat: Seat, stop: fn(&Frame) -> bool) {
        let mut offers = Vec::new();
        for _ in 0..FOLLOW {
            let Some(frame) = self.table.asking() else { return };
            if stop(frame) {
                return;
            }
            let Some(who) = self.table.waiting().iter().next() else { return };
            self.table.offers(pack, who, &mut offers);
            let Some(choice) =
                advice::habit(&self.table, pack, who, &offers, false).or_else(|| offers.first().copied())
            else {
                return;
            };
            let mut events = Vec::new();
            if self.table.apply(pack, who, choice, &mut events).is_err() {
                return;
            }
            if who == seat {
                self.choices.push(choice);
            }
        }
    }
}

fn at_turn(frame: &Frame) -> bool {
    matches!(frame, Frame::Turn(_) | Frame::DrawPhase(_) | Frame::Deploy(_) | Frame::Prisoners(_))
}

fn at_points(frame: &Frame) -> bool {
    at_turn(frame) || matches!(frame, Frame::March(_) | Frame::Build(_) | Frame::Recruit(_))
}

/// Ways to answer the question that is open, each with what it seems to be worth; none where looking one choice ahead is enough.
pub fn plans(table: &Table, pack: &Pack, seat: Seat) -> Vec<(i32, Vec<Choice>)> {
    match table.asking() {
        Some(Frame::Turn(_)) => turn(table, pack, seat),
        Some(Frame::Deploy(_)) => deploy(table, pack, seat),
        _ => Vec::new(),
    }
}

fn turn(table: &Table, pack: &Pack, seat: Seat) -> Vec<(i32, Vec<Choice>)> {
    let mut offers = Vec::new();
    table.offers(pack, seat, &mut offers);
    let now = worth(&table.world, pack, seat);
    let mut plans = Vec::new();
    let mut consider = |value: i32, choices: Vec<Choice>| plans.push((value, choices));
    let acts = offers.iter().any(|offer| matches!(offer, Choice::Action(_)));
    for offer in &offers {
        let mut line = Line { table: table.clone(), choices: Vec::new() };
        match offer {
            Choice::Skill(_) => {
                if line.play(pack, seat, *offer) {
                    line.settle(pack, seat, at_turn);
                    // A Skill is no Action: what it gains is gained beside it, so it goes first if it gains at all.
                    let gain = worth(&line.table.world, pack, seat) - now;
                    if gain > 25 {
                        consider(now + gain + if acts { 10_000 } else { 0 }, line.choices);
                    }
                }
            }
            Choice::Action(Action::Move) => {
                line.play(pack, seat, *offer);
                for line in with_cards(&line, pack, seat) {
                    let line = marched(line, pack, seat);
                    consider(worth(&line.table.world, pack, seat), line.choices);
                }
            }
            Choice::Action(Action::Recruit) => {
                line.play(pack, seat, *offer);
                for mut line in with_cards(&line, pack, seat) {
                    line.settle(pack, seat, at_turn);
                    // Fresh Units are worth more than they look: without them nothing is ever taken.
                    let bonus =
                        i32::from(line.table.world.reserve(Side::of(seat)) + 2 < table.world.reserve(Side::of(seat)))
                            * 30;
                    consider(worth(&line.table.world, pack, seat) + bonus, line.choices);
                }
            }
            Choice::Action(Action::Build) => {
                line.play(pack, seat, *offer);
                for line in with_cards(&line, pack, seat) {
                    let line = built(line, pack, seat);
                    consider(worth(&line.table.world, pack, seat), line.choices);
                }
            }
            Choice::Action(_) => {
                if line.play(pack, seat, *offer) {
                    line.settle(pack, seat, at_turn);
                    consider(worth(&line.table.world, pack, seat), line.choices);
                }
            }
            _ => {
                if line.play(pack, seat, *offer) {
                    consider(now, line.choices);
                }
            }
        }
    }
    plans
}

/// The Action with no more card, with the best card for it, with the two best, and so on.
fn with_cards(line: &Line, pack: &Pack, seat: Seat) -> Vec<Line> {
    let Some(Frame::Discard(frame)) = line.table.asking() else { return Vec::new() };
    let (kind, chosen) = (frame.kind(), frame.pending());
    let mut cards: Vec<Card> = line.table.world.hand(seat).iter().collect();
    let icons = |card: Card| i32::from(pack.card(card).icons[kind.index()]);
    cards.retain(|card| icons(*card) > 0 && !chosen.has(*card));
    cards.sort_by_key(|card| (-4 * icons(*card) + advice::keep(&line.table.world, pack, *card), card.0));
    let mut lines = Vec::new();
    for n in 0..=cards.len().min(MOST_CARDS) {
        let mut line = line.clone();
        let chosen = cards[..n].iter().map(|card| Choice::Card(*card));
        if chosen.chain([Choice::Done]).all(|choice| line.play(pack, seat, choice)) {
            line.settle(pack, seat, at_points);
            lines.push(line);
        }
    }
    lines
}

/// What this many own Units in a Region would be worth if the Action ended now.
fn presence(world: &World, pack: &Pack, side: Side, region: Region, units: i32) -> i32 {
    if units == 0 {
        return 0;
    }
    let prize = region_price(world, pack, side, region);
    let exploration = if world.laid_at(PieceKind::Exploration).has(region) { 190 } else { 0 };
    let foes = i32::from(world.foes(region, side));
    let held = world.control(region) == Some(side);
    if side == world.trogs() && world.trog_tokens().has(region) && foes == 0 {
        return prize + exploration + 160;
    }
    if foes > 0 {
        let win = odds(units, foes);
        let prize = prize + crystal_price(world) + 200;
        return prize * win / 100 + exploration + 40 * units.min(foes) - 45 * foes;
    }
    if world.trog_tokens().has(region) {
        // One to three Trogs and a Crystal or two.
        let win = (odds(units, 2) + odds(units, 1)) / 2;
        let prize = prize + 2 * crystal_price(world) + 200;
        return prize * win / 100 + exploration + 40 * units.min(2) - 75;
    }
    // A few guards make a Region harder to take.
    let guards = 8 * (units - 1).min(3);
    if held { guards + 12 } else { prize + exploration + guards }
}

/// Spends Movement Points where each gains most.
fn marched(mut line: Line, pack: &Pack, seat: Seat) -> Line {
    let side = Side::of(seat);
    for _ in 0..24 {
        let Some(march) = line.table.world.march().filter(|_| matches!(line.table.asking(), Some(Frame::March(_))))
        else {
            break;
        };
        let Some(way) = best_way(&line.table.world, pack, side, march.points) else { break };
        let mut went = true;
        for step in way.windows(2) {
            went = went && line.play(pack, seat, Choice::Step(step[0], step[1]));
            line.settle(pack, seat, at_points);
        }
        if !went {
            break;
        }
    }
    if matches!(line.table.asking(), Some(Frame::March(_))) {
        line.play(pack, seat, Choice::Done);
    }
    line.settle(pack, seat, at_turn);
    line
}

/// The way of one Unit that gains most per point.
fn best_way(world: &World, pack: &Pack, side: Side, points: u8) -> Option<Vec<Region>> {
    use crate::flow::march::{may_enter, may_leave};
    let regions = world.all_regions(pack);
    let mut best: Option<(i32, Vec<Region>)> = None;
    for from in regions.iter() {
        let here = i32::from(world.units(from, side));
        if world.units(from, side) <= world.halted(from) || may_leave(world, side, from).is_err() {
            continue;
        }
        let leaving = presence(world, pack, side, from, here) - presence(world, pack, side, from, here - 1);
        // Control stays when the last Unit goes.
        let leaving = if world.control(from) == Some(side) { leaving.min(25) } else { leaving };
        let mut seen = Regions::one(from);
        let mut ways = vec![vec![from]];
        for length in 1..=points.min(3) {
            let mut next = Vec::new();
            for way in &ways {
                let last = way[way.len() - 1];
                for to in world.adjacent(pack, last, side).iter() {
                    if seen.has(to) || may_enter(world, pack, side, to).is_err() {
                        continue;
                    }
                    seen = seen.with(to);
                    let there = i32::from(world.units(to, side));
                    let gain =
                        presence(world, pack, side, to, there + 1) - presence(world, pack, side, to, there) - leaving;
                    let rate = gain / i32::from(length);
                    let mut longer = way.clone();
                    longer.push(to);
                    if rate > 20 && best.as_ref().is_none_or(|(known, _)| rate > *known) {
                        best = Some((rate, longer.clone()));
                    }
                    if !halts(world, side, to) {
                        next.push(longer);
                    }
                }
            }
            ways = next;
        }
    }
    best.map(|(_, way)| way)
}

/// Builds and activates as long as it gains.
fn built(mut line: Line, pack: &Pack, seat: Seat) -> Line {
    let mut offers = Vec::new();
    for _ in 0..8 {
        if !matches!(line.table.asking(), Some(Frame::Build(_))) {
            break;
        }
        let now = worth(&line.table.world, pack, seat);
        line.table.offers(pack, seat, &mut offers);
        let mut best: Option<(i32, Line)> = None;
        for offer in offers.iter().filter(|offer| matches!(offer, Choice::Build(..) | Choice::Activate(..))).take(40) {
            let mut next = line.clone();
            if next.play(pack, seat, *offer) {
                next.settle(pack, seat, at_points);
                let value = worth(&next.table.world, pack, seat);
                if value > now && best.as_ref().is_none_or(|(known, _)| value > *known) {
                    best = Some((value, next));
                }
            }
        }
        match best {
            Some((_, next)) => line = next,
            None => break,
        }
    }
    if matches!(line.table.asking(), Some(Frame::Build(_))) {
        line.play(pack, seat, Choice::Done);
    }
    line.settle(pack, seat, at_turn);
    line
}

/// Every distribution of the Units, fought out by habit.
fn deploy(table: &Table, pack: &Pack, seat: Seat) -> Vec<(i32, Vec<Choice>)> {
    let Some(Frame::Deploy(frame)) = table.asking() else { return Vec::new() };
    let battle = table.world.battle();
    let Some(side) = battle.map(|battle| battle.sides[frame.role()]) else { return Vec::new() };
    if frame.spread() != [0, 0, 0] || frame.objective().is_none() {
        return Vec::new();
    }
    let units = battle.map_or(0, |battle| table.world.units(battle.region, side));
    let mut plans = Vec::new();
    for control in 0..=units {
        for capture in 0..=(units - control).min(3) {
            let mut line = Line { table: table.clone(), choices: Vec::new() };
            let mut played = line.play(pack, seat, Choice::Number(control));
            if units > control {
                played = played && line.play(pack, seat, Choice::Number(capture));
            }
            if !played || !line.play(pack, seat, Choice::Done) {
                continue;
            }
            let choices = line.choices.clone();
            line.settle(pack, seat, fought);
            // The player acting for neutral Trogs wants their enemy to fare badly.
            plans.push((worth(&line.table.world, pack, seat), choices));
        }
    }
    plans
}

fn fought(frame: &Frame) -> bool {
    matches!(frame, Frame::Turn(_) | Frame::DrawPhase(_) | Frame::Prisoners(_))
}
