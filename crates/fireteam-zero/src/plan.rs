//! A hero's turn as a whole: every way to move, act and move on is judged by how things stand at its end. Only the first step
//! of the best plan is taken; the next question plans anew, so nothing need be remembered. No rule reads it.

use crate::{
    advice,
    choice::{Choice, Holder, Use},
    goals::{Goals, goals},
    odds::{Odds, bursts, hurts},
    outlook::{Foe, Outlook},
    pack::*,
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
    fn slot(&self, seat: usize) -> usize {
        let mixed = self.struck.0 ^ self.hands[seat].to_bits().rotate_left(7) ^ (self.place.index() as u32) << 25;
        (mixed.wrapping_mul(0x9E37_79B1) >> (u32::BITS - ENDS.ilog2())) as usize
    }
}

/// So many ends are remembered.
const ENDS: usize = 1024;

/// What finding something is worth.
const SEARCH: f32 = 900.0;
/// What an intel token is worth.
const INTEL: f32 = 2500.0;

pub(crate) struct Planner<'a> {
    world: &'a World,
    pack: &'a Pack,
    seat: usize,
    outlook: Outlook<'a>,
    odds: &'a Odds,
    costs: [u8; PLACES],
    /// Places that hurt whoever enters.
    hazards: Places,
    free_search: bool,
    /// What ends of turns are worth: many turns end alike.
    ends: Vec<Option<(End, f32)>>,
    /// What of it hangs on the hero's place alone: company and the way still to go.
    places: [Option<(f32, f32)>; PLACES],
}

/// The next steps of a turn that are offered, each with the worth of the best turn that begins with it. The first of the best
/// is the one to take.
pub(crate) fn turn(world: &World, pack: &Pack, seat: usize, offers: &[Choice]) -> Vec<(f32, Choice)> {
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
    seat: usize,
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
pub(crate) fn stands(world: &World, pack: &Pack, seat: usize) -> bool {
    let goals = goals(world, pack);
    let mut outlook = Outlook::of(world, pack, &goals, seat);
    outlook.up[seat] = false;
    let down = outlook.value();
    outlook.up[seat] = true;
    if world.active_heroes().is_empty() {
        // Somebody has to: monsters do not go away from those who lie there.
        return world.hand_len(seat) >= world.hand_size(pack, seat);
    }
    // Lying, a hero takes no turn.
    outlook.value() + 500.0 > down
}

fn moves(world: &World, seat: usize) -> u8 {
    if world.turn().seat == Some(seat as u8) { world.turn().moves } else { 0 }
}

impl<'a> Planner<'a> {
    fn new(world: &'a World, pack: &'a Pack, seat: usize, goals: &'a Goals) -> Self {
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
                let room = |s: &usize| (5.0 - self.outlook.hand[*s]).clamp(0.0, 2.0);
                Some((0..self.outlook.seats).map(|s| 30.0 * room(&s)).sum::<f32>() - 20.0)
            }
            Choice::Use(Use { holder: Holder::Item(..), .. }) => {
                let near = self.outlook.foes().any(|f| self.outlook.walk(f.at, self.outlook.at[self.seat]) < 2.0);
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
        let mine = usize::from(self.outlook.at[self.seat] != place);
        self.outlook.foes_at(place) <= self.outlook.heroes_at(place) + mine
    }

    /// The worth of ending the turn there.
    fn leaf(&mut self, end: Reached) -> f32 {
        let (at, hand) = (self.outlook.at[self.seat], self.outlook.hand[self.seat]);
        self.outlook.at[self.seat] = end.place;
        let burnt = end.burnt + f32::from(u8::from(self.hazards.has(end.place)));
        self.outlook.hand[self.seat] -= burnt;
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
        (self.outlook.at[self.seat], self.outlook.hand[self.seat]) = (at, hand);
        value - 60.0 * burnt
    }

    /// The best end of a turn that goes on from there.
    fn best_end(&mut self, from: Reached) -> f32 {
        let at = self.outlook.at[self.seat];
        self.outlook.at[self.seat] = from.place;
        let may_leave = !self.world.is_pinned(self.seat) && self.can_leave(from.place);
        let ends = self.reach(from, may_leave);
        let best = ends.into_iter().map(|end| self.leaf(end)).fold(f32::MIN, f32::max);
        self.outlook.at[self.seat] = at;
        best
    }

    fn search(&mut self, from: Reached, acted: bool) -> Option<f32> {
        let up = self.world.spawn_at(from.place).is_some_and(|s| s.side == SpawnSide::Up);
        if !up || self.outlook.foes_at(from.place) > 0 || (acted && !self.free_search) || !self.outlook.goals.search {
            return None;
        }
        // What is found may bite: count on most of a point of damage.
        self.outlook.hand[self.seat] -= 0.7;
        let mut value = SEARCH + self.best_end(from);
        self.outlook.hand[self.seat] += 0.7;
        if self.free_search {
            value += 40.0;
        }
        Some(value)
    }

    /// The best attack from there on a target, with the cards for it.
    fn attack(&mut self, from: Reached, target: Figure, hand: Cards, chosen: Cards) -> Option<(f32, Cards)> {
        let (world, pack, seat) = (self.world, self.pack, self.seat);
        let there = world.place_of(target)?;
        let health = usize::from(world.health_of(pack, target));
        let mut best: Option<(f32, Cards)> = None;
        for ty in AttackType::ALL {
            let usable: Cards = hand.iter().fold(Cards::default(), |set, card| {
                let fits = pack.action(world.design(seat, card)).attack.ty == *ty
                    && world.in_range(pack, from.place, there, world.card_range(pack, seat, card));
                if fits { set.with(card) } else { set }
            });
            if usable.is_empty() || chosen.0 & !usable.0 != 0 {
                continue;
            }
            if *ty == AttackType::Bomb && (from.place == there || self.others_at(there)) {
                continue;
            }
            let need = health + usize::from(world.resistance(pack, target, *ty, None));
            // For each number of cards the set that is best by itself: those are then judged by the turn as a whole.
            let mut sets = [(f32::MIN, 0u32, 0f32, 0f32); 6];
            let mut subset = usable.0;
            while subset != 0 {
                let n = subset.count_ones() as usize;
                if n < sets.len() && subset & chosen.0 == chosen.0 {
                    let (chance, exact, price) = self.volley(Cards(subset), *ty, from.place, there, need);
                    let score = 400.0 * chance + self.bounty(target, chance, exact) - price;
                    if score > sets[n].0 {
                        sets[n] = (score, subset, chance, exact);
                    }
                }
                subset = (subset - 1) & usable.0;
            }
            for (n, (score, set, chance, exact)) in sets.into_iter().enumerate() {
                if score == f32::MIN || (chance < 0.2 && chosen.is_empty()) {
                    continue;
                }
                let price = self.volley(Cards(set), *ty, from.place, there, need).2;
                let value = self.outcome(from, target, there, *ty, n as f32, chance)
                    + self.bounty(target, chance, exact)
                    - price;
                if best.is_none_or(|(b, _)| value > b) {
                    best = Some((value, Cards(set)));
                }
            }
        }
        best
    }

    /// Whether other heroes stand there.
    fn others_at(&self, place: Place) -> bool {
        (0..self.outlook.seats).any(|s| s != self.seat && self.outlook.up[s] && self.outlook.at[s] == place)
    }

    /// Chance to succeed, chance to succeed with next to nothing to spare, and the price of the cards beyond their number.
    fn volley(&self, cards: Cards, ty: AttackType, from: Place, to: Place, need: usize) -> (f32, f32, f32) {
        let (mut dice, mut bonus, mut price) = (0i32, 0usize, 0f32);
        for card in cards.iter() {
            let action = self.world.design(self.seat, card);
            let half = &self.pack.action(action).attack;
            dice += i32::from(half.strength);
            bonus += usize::from(half.bonus);
            price += advice::lower_price(self.pack, action);
        }
        if from != to {
            let terrain = &self.outlook.board.terrain;
            let elevated = terrain[Terrain::Elevated as usize];
            dice += i32::from(elevated.has(from) && !elevated.has(to));
            dice -= i32::from(terrain[Terrain::Cover as usize].has(to));
        }
        let odds = &self.odds[ty as usize][dice.clamp(0, 8) as usize];
        let least = need.saturating_sub(bonus).min(25);
        let chance = odds[least];
        let spare = self.outlook.goals.exact.map_or(0, usize::from);
        let exact = chance - odds[(need + spare + 1).saturating_sub(bonus).min(25)];
        (chance, exact, price)
    }

    /// What a success is worth besides a monster less.
    fn bounty(&self, target: Figure, chance: f32, exact: f32) -> f32 {
        if !target.is_monster() {
            return INTEL * chance;
        }
        if self.world.rank_of(self.pack, target) == Some(Rank::Boss) {
            return INTEL * chance;
        }
        let goals = self.outlook.goals;
        match goals.exact {
            Some(_) => 1200.0 * exact,
            None if goals.hunt => 60.0 * chance,
            None => 0.0,
        }
    }

    /// The mean of success and failure, each followed by its best end of the turn.
    fn outcome(&mut self, from: Reached, target: Figure, there: Place, ty: AttackType, spent: f32, chance: f32) -> f32 {
        self.outlook.hand[self.seat] -= spent;
        let failed = if chance < 0.99 { self.best_end(from) } else { 0.0 };
        let hands = self.outlook.hand;
        let boss = self.world.rank_of(self.pack, target) == Some(Rank::Boss);
        if !boss {
            let kind = self.world.monster(target).map(|m| m.kind);
            let hit = |foe: &&Foe| {
                let same =
                    ty == AttackType::Bomb && foe.at == there && self.world.monster(foe.figure).map(|m| m.kind) == kind;
                foe.figure == target || same
            };
            self.outlook.struck = self.outlook.foes().filter(hit).map(|foe| foe.figure).collect();
        }
        if self.world.monster(target).is_some_and(|m| bursts(self.pack, m.kind, ty)) {
            for s in 0..self.outlook.seats {
                let at = if s == self.seat { from.place } else { self.outlook.at[s] };
                if self.outlook.up[s] && at == there {
                    self.outlook.hand[s] -= 1.0;
                }
            }
        }
        // The killed come back somewhere.
        let succeeded = self.best_end(from) - 50.0 * self.outlook.struck.len() as f32;
        self.outlook.struck = Figures::NONE;
        self.outlook.hand = hands;
        self.outlook.hand[self.seat] += spent;
        chance * succeeded + (1.0 - chance) * failed
    }
}
