//! A hero's turn as a whole: every way to move, act and move on is judged by how things stand at its end. Only the first step
//! of the best plan is taken; the next question makes a new plan, so nothing has to be remembered. No rule reads it.

mod attack;

use super::{
    goals::{Goals, goals},
    outlook::Outlook,
};
use crate::{
    choice::{Choice, Holder, Use},
    pack::{odds::Odds, *},
    terms::*,
    world::*,
};

/// A place within the points left: what it costs and the first step there.
#[derive(Clone, Copy)]
struct Reached {
    place: Place,
    left: u8,
    first: Option<Place>,
    /// Points of damage on the way.
    burnt: f32,
}

/// How a turn may end: the hero's place, what all then hold, and the monsters out of the way.
#[derive(Clone, Copy, PartialEq)]
struct End {
    place: Place,
    hands: [f32; HEROES],
    struck: Figures,
}

impl End {
    /// Where such an end is remembered.
    fn slot(&self, seat: Seat) -> usize {
        let mixed =
            self.struck.0 ^ self.hands[seat.index()].to_bits().rotate_left(7) ^ (self.place.index() as u32) << 25;
        (mixed.wrapping_mul(0x9E37_79B1) >> (u32::BITS - ENDS.ilog2())) as usize
    }
}

/// How many ends are remembered.
const ENDS: usize = 1024;

/// What finding something is worth.
const SEARCH: f32 = 900.0;
/// What an intel token is worth.
const INTEL: f32 = 2500.0;

pub(crate) struct Planner<'a> {
    world: &'a World,
    pack: &'a Pack,
    seat: Seat,
    outlook: Outlook<'a>,
    odds: &'a Odds,
    costs: [u8; PLACES],
    /// Places that hurt a hero who enters.
    hazards: Places,
    free_search: bool,
    /// What ends of turns are worth: many turns end alike.
    ends: Vec<Option<(End, f32)>>,
    /// The part of it that depends on the hero's place alone: company and the way still to go.
    places: [Option<(f32, f32)>; PLACES],
}

/// The next steps of a turn that are offered, each with the worth of the best turn that begins with it. The first of the best
/// is the one to take.
pub(crate) fn turn(world: &World, pack: &Pack, seat: Seat, offers: &[Choice]) -> Vec<(f32, Choice)> {
    let goals = goals(world, pack);
    Planner::new(world, pack, seat, &goals).steps(offers)
}

/// Equal plans: the earlier one, so that every game is the same again.
pub(crate) fn best_step(steps: &[(f32, Choice)]) -> Option<Choice> {
    let mut best: Option<(f32, Choice)> = None;
    for (value, choice) in steps {
        if best.is_none_or(|(known, _)| *value > known + 0.01) {
            best = Some((*value, *choice));
        }
    }
    best.map(|(_, choice)| choice)
}

/// The cards for an attack on the target, from those offered and with those already chosen.
pub(crate) fn cards(
    world: &World,
    pack: &Pack,
    seat: Seat,
    target: Figure,
    from: Cards,
    chosen: Cards,
) -> Option<Cards> {
    let goals = goals(world, pack);
    let mut planner = Planner::new(world, pack, seat, &goals);
    let here = Reached { place: world.hero_at(seat), left: moves(world, seat), first: None, burnt: 0.0 };
    planner.attack(here, target, from, chosen).map(|(_, cards)| cards)
}

/// Whether a fallen hero does better to stand up now.
pub(crate) fn stands(world: &World, pack: &Pack, seat: Seat) -> bool {
    let goals = goals(world, pack);
    let mut outlook = Outlook::of(world, pack, &goals, seat);
    outlook.up[seat.index()] = false;
    let down = outlook.value();
    outlook.up[seat.index()] = true;
    if world.active_heroes().is_empty() {
        // Somebody has to: monsters do not go away from those who lie there.
        return world.hand_len(seat) >= world.hand_size(pack, seat);
    }
    // Lying, a hero takes no turn.
    outlook.value() + 500.0 > down
}

fn moves(world: &World, seat: Seat) -> u8 {
    if world.turn().seat == Some(seat) { world.turn().moves } else { 0 }
}

impl<'a> Planner<'a> {
    fn new(world: &'a World, pack: &'a Pack, seat: Seat, goals: &'a Goals) -> Self {
        let board = world.board(pack);
        let mut costs = [1; PLACES];
        if !world.flag(pack, Figure::hero(seat), Flag::IgnoreDifficult) {
            board.terrain[Terrain::Difficult as usize].iter().for_each(|p| costs[p.index()] = 2);
        }
        board.terrain[Terrain::Impassable as usize].iter().for_each(|p| costs[p.index()] = u8::MAX);
        let hazards = world
            .tokens()
            .filter_map(|(_, token)| match token.on {
                TokenOn::Board(at) if hurts(pack, token.kind) => Some(at),
                _ => None,
            })
            .collect();
        Planner {
            world,
            pack,
            seat,
            outlook: Outlook::of(world, pack, goals, seat),
            odds: &pack.dice.odds,
            costs,
            hazards,
            free_search: world.flag(pack, Figure::hero(seat), Flag::FreeSearch),
            ends: vec![None; ENDS],
            places: [None; PLACES],
        }
    }

    fn steps(&mut self, offers: &[Choice]) -> Vec<(f32, Choice)> {
        let (world, seat) = (self.world, self.seat);
        let here = world.hero_at(seat);
        let take = offers.iter().copied().find(|c| matches!(c, Choice::Token(_)));
        if let Some(take) = take
            && !self.outlook.goals.deliver.is_empty()
        {
            return vec![(0.0, take)];
        }
        let acted = world.turn().acted;
        let can_leave = offers.iter().any(|c| matches!(c, Choice::Place(_)));
        let stay = Reached { place: here, left: moves(world, seat), first: None, burnt: 0.0 };
        let starts = if can_leave || world.is_pinned(seat) { self.reach(stay, can_leave) } else { vec![stay] };
        let mut steps: Vec<(f32, Choice)> = Vec::with_capacity(16);
        let mut consider = |value: f32, first: Option<Place>, then: Choice| {
            let step = first.map_or(then, Choice::Place);
            match steps.iter_mut().find(|(_, known)| *known == step) {
                Some((known, _)) => *known = known.max(value),
                None if offers.contains(&step) => steps.push((value, step)),
                None => {}
            }
        };
        for start in &starts {
            let value = self.leaf(*start);
            consider(value, start.first, Choice::Pass);
            if let Some(value) = self.search(*start, acted) {
                consider(value, start.first, Choice::Search);
            }
            if acted {
                continue;
            }
            for target in self.targets(start.place) {
                if let Some((value, _)) = self.attack(*start, target, world.hand(seat), Cards::default()) {
                    consider(value, start.first, Choice::Figure(target));
                }
            }
        }
        for offer in offers {
            if let Some(gain) = self.gain(*offer) {
                let value = gain + self.best_end(stay);
                consider(value, None, *offer);
            }
        }
        steps
    }

    /// What an offer brings that has no plan of its own.
    fn gain(&self, offer: Choice) -> Option<f32> {
        match offer {
            Choice::Figure(hero) if hero.is_hero() => Some(INTEL),
            Choice::Use(Use { holder: Holder::Focus(..), .. }) => {
                let room = |s: &Seat| (5.0 - self.outlook.hand[s.index()]).clamp(0.0, 2.0);
                Some(self.outlook.seats().map(|s| 30.0 * room(&s)).sum::<f32>() - 20.0)
            }
            Choice::Use(Use { holder: Holder::Item(..), .. }) => {
                let near =
                    self.outlook.foes().any(|f| self.outlook.walk(f.at, self.outlook.at[self.seat.index()]) < 2.0);
                near.then_some(300.0)
            }
            Choice::Use(Use { holder: Holder::Specialist(..) | Holder::BaseAbility(..), .. }) => Some(100.0),
            Choice::Use(_) => Some(INTEL),
            _ => None,
        }
    }

    /// Monsters and things that some card in hand reaches from the place.
    fn targets(&self, from: Place) -> Vec<Figure> {
        let (world, pack) = (self.world, self.pack);
        let range = world.hand(self.seat).iter().map(|c| world.card_range(pack, self.seat, c)).max();
        let Some(range) = range else { return Vec::new() };
        let near = |at: Place| world.in_range(pack, from, at, range);
        let foes = self.outlook.foes().filter(|f| near(f.at)).map(|f| f.figure);
        let things = world.things(pack).filter(|(thing, at)| near(*at) && self.wanted(*thing)).map(|(thing, _)| thing);
        foes.chain(things).collect()
    }

    fn wanted(&self, thing: Figure) -> bool {
        self.world.place_of(thing).is_some_and(|p| self.outlook.goals.visit.has(p))
    }

    /// Everywhere the points left lead to, the place itself first.
    fn reach(&self, from: Reached, may_leave: bool) -> Vec<Reached> {
        let mut found = vec![from];
        let mut next = 0;
        while next < found.len() {
            let here = found[next];
            next += 1;
            let first = next == 1;
            if here.left == 0 || (first && !may_leave) || (!first && !self.can_leave(here.place)) {
                continue;
            }
            for to in self.outlook.board.connected[here.place.index()].iter() {
                let cost = self.costs[to.index()];
                if cost > here.left {
                    continue;
                }
                let burnt = here.burnt + f32::from(u8::from(self.hazards.has(to)));
                let left = here.left - cost;
                if !found.iter().any(|r| r.place == to && r.left >= left && r.burnt <= burnt) {
                    found.push(Reached { place: to, left, first: here.first.or(Some(to)), burnt });
                }
            }
        }
        found
    }

    /// More monsters than active heroes hold one fast.
    fn can_leave(&self, place: Place) -> bool {
        let mine = usize::from(self.outlook.at[self.seat.index()] != place);
        self.outlook.foes_at(place) <= self.outlook.heroes_at(place) + mine
    }

    /// The worth of ending the turn there.
    fn leaf(&mut self, end: Reached) -> f32 {
        let (at, hand) = (self.outlook.at[self.seat.index()], self.outlook.hand[self.seat.index()]);
        self.outlook.at[self.seat.index()] = end.place;
        let burnt = end.burnt + f32::from(u8::from(self.hazards.has(end.place)));
        self.outlook.hand[self.seat.index()] -= burnt;
        let end = End { place: end.place, hands: self.outlook.hand, struck: self.outlook.struck };
        let slot = &mut self.ends[end.slot(self.seat)];
        let value = match slot {
            Some((known, value)) if *known == end => *value,
            _ => {
                let outlook = &self.outlook;
                let place = &mut self.places[end.place.index()];
                let (company, journey) = *place.get_or_insert_with(|| (outlook.company(), outlook.journey()));
                let value = outlook.danger() + company + journey;
                *slot = Some((end, value));
                value
            }
        };
        (self.outlook.at[self.seat.index()], self.outlook.hand[self.seat.index()]) = (at, hand);
        value - 60.0 * burnt
    }

    /// The best end of a turn that goes on from there.
    fn best_end(&mut self, from: Reached) -> f32 {
        let at = self.outlook.at[self.seat.index()];
        self.outlook.at[self.seat.index()] = from.place;
        let may_leave = !self.world.is_pinned(self.seat) && self.can_leave(from.place);
        let ends = self.reach(from, may_leave);
        let best = ends.into_iter().map(|end| self.leaf(end)).fold(f32::MIN, f32::max);
        self.outlook.at[self.seat.index()] = at;
        best
    }

    fn search(&mut self, from: Reached, acted: bool) -> Option<f32> {
        let up = self.world.spawn_at(from.place).is_some_and(|s| s.side == SpawnSide::Up);
        if !up || self.outlook.foes_at(from.place) > 0 || (acted && !self.free_search) || !self.outlook.goals.search {
            return None;
        }
        // What is found may bite: count on most of a point of damage.
        self.outlook.hand[self.seat.index()] -= 0.7;
        let mut value = SEARCH + self.best_end(from);
        self.outlook.hand[self.seat.index()] += 0.7;
        if self.free_search {
            value += 40.0;
        }
        Some(value)
    }
}

/// Whether a token harms heroes who enter, such as fire.
fn hurts(pack: &Pack, kind: TokenKind) -> bool {
    pack.tokens.get(kind.index()).is_some_and(|token| {
        token.abilities.iter().any(|id| {
            let ability = pack.ability(*id);
            ability.when == Window::HeroEnters
                && pack.list(ability.effects).iter().any(|e| matches!(e, Effect::Damage(_)))
        })
    })
}
