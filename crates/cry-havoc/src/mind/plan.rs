//! A turn thought through: which Skill or Action, with which cards, and what its points are spent on. Each plan is played on a
//! table that looks the same to the player, and judged by `worth`.

use super::{
    advice,
    line::{Line, at_points, at_turn},
    strike::marched,
    worth::worth,
};
use crate::{
    Table,
    choice::Choice,
    flow::Frame,
    pack::{Bonus, Pack},
    terms::*,
};

/// Most cards that a plan spends on one Action, if it does not spend all.
const MOST_CARDS: usize = 4;

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
        let mut line = Line::begin(table);
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
                    consider(recruited(table, &line, pack, seat), line.choices);
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

/// What a table with fresh Units is worth, and a little more: without them nothing is ever taken.
pub(super) fn recruited(before: &Table, line: &Line, pack: &Pack, seat: Seat) -> i32 {
    let reserve = |table: &Table| table.world.reserve(Side::of(seat));
    worth(&line.table.world, pack, seat) + if reserve(&line.table) + 2 < reserve(before) { 30 } else { 0 }
}

/// Ways to go on in the middle of an Action that was begun without a plan; none at other questions.
pub fn mid_action(table: &Table, pack: &Pack, seat: Seat) -> Vec<(i32, Vec<Choice>)> {
    let chosen = match table.asking() {
        Some(Frame::Discard(frame)) => frame.pending(),
        Some(Frame::March(_) | Frame::Build(_) | Frame::Recruit(_)) => Cards::NONE,
        _ => return Vec::new(),
    };
    let back = |offer: &Choice| matches!(offer, Choice::Card(card) if chosen.has(*card)) || *offer == Choice::Back;
    let mut offers = Vec::new();
    table.offers(pack, seat, &mut offers);
    let mut lines = Vec::new();
    for offer in offers.into_iter().filter(|offer| !back(offer)) {
        let mut line = Line::begin(table);
        if !line.play(pack, seat, offer) {
            continue;
        }
        if matches!(line.table.asking(), Some(Frame::Discard(_))) {
            lines.extend(with_cards(&line, pack, seat));
        } else {
            line.settle(pack, seat, at_points);
            lines.push(line);
        }
    }
    let spent = |line: Line| {
        let line = match line.table.asking() {
            Some(Frame::Build(_)) => built(line, pack, seat),
            _ => marched(line, pack, seat),
        };
        (worth(&line.table.world, pack, seat), line.choices)
    };
    lines.into_iter().map(spent).collect()
}

/// The Action with no more card, with the best card for it, with the two best, and so on; and with all that give anything.
pub(super) fn with_cards(line: &Line, pack: &Pack, seat: Seat) -> Vec<Line> {
    let Some(Frame::Discard(frame)) = line.table.asking() else { return Vec::new() };
    let (kind, chosen) = (frame.kind(), frame.pending());
    let mut cards: Vec<Card> = line.table.world.hand(seat).iter().collect();
    let icons = |card: Card| i32::from(pack.card(card).icons[kind.index()]);
    let pays = |card: Card| pack.card(card).bonus.contains(&Bonus::Vp);
    cards.retain(|card| (icons(*card) > 0 || pays(*card)) && !chosen.has(*card));
    cards.sort_by_key(|card| (-4 * icons(*card) + advice::keep(&line.table.world, pack, *card), card.0));
    let mut lines = Vec::new();
    let all = (cards.len() > MOST_CARDS).then_some(cards.len());
    for n in (0..=cards.len().min(MOST_CARDS)).chain(all) {
        let mut line = line.clone();
        let chosen = cards[..n].iter().map(|card| Choice::Card(*card));
        if chosen.chain([Choice::Done]).all(|choice| line.play(pack, seat, choice)) {
            line.settle(pack, seat, at_points);
            lines.push(line);
        }
    }
    lines
}

/// Builds and activates as long as it gains.
pub(super) fn built(mut line: Line, pack: &Pack, seat: Seat) -> Line {
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
    if frame.objective() != Some(Objective::Control) {
        return Vec::new();
    }
    let units = battle.map_or(0, |battle| table.world.units(battle.region, side));
    let mut plans = Vec::new();
    for control in 0..=units {
        for capture in 0..=(units - control).min(3) {
            let mut line = Line::begin(table);
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
