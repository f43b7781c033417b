//! The signs of a table: what a seat may see of it, in numbers, for a judgement that is learned from whole games. No rule reads it.
//!
//! Of the other heroes' hands there is only the size; of the seat itself also what it holds. Every list has the same signs in the
//! same order, whatever the mission: where there are fewer heroes or objectives, the rest is 0. Most are counts, divided so that
//! they are about as large as 1. No sign takes a function of the platform, so that all machines see the same.

use super::{
    goals::{Goals, goals},
    menace::{FAR_OFF, Menace},
    outlook::Outlook,
    worth::hauls,
};
use crate::{pack::*, terms::*, world::*};
use std::fmt::Arguments;

/// Takes a sign with its name. Who only wants the numbers pays nothing for the names.
pub trait Put: FnMut(Arguments<'_>, f32) {}
impl<P: FnMut(Arguments<'_>, f32)> Put for P {}

/// Missions that are told apart.
const MISSIONS_TOLD: usize = 12;

fn flag(on: bool) -> f32 {
    f32::from(u8::from(on))
}
/// As a part of `all`.
fn part(n: usize, all: f32) -> f32 {
    n as f32 / all
}

/// The names of the signs, in order.
pub fn names(world: &World, pack: &Pack) -> Vec<String> {
    let mut names = Vec::new();
    each(world, pack, Seat(0), &mut |name, _| names.push(name.to_string()));
    names
}

/// The signs of a table for one seat, in the order of the [`names`], instead of what the buffer held.
pub fn signs(world: &World, pack: &Pack, seat: Seat, out: &mut Vec<f32>) {
    out.clear();
    each(world, pack, seat, &mut |_, sign| out.push(sign));
}

/// Whose point of view the team takes: of the hero whose turn it is, else of the start player.
pub fn spokesman(world: &World) -> Seat {
    world.turn().seat.unwrap_or_else(|| world.start_player())
}

fn each(world: &World, pack: &Pack, seat: Seat, put: &mut impl Put) {
    let goals = goals(world, pack);
    each_mission(world, pack, &goals, put);
    each_monster(world, pack, put);
    each_goal(world, pack, &goals, put);
    each_held(world, pack, seat, put);
    let menaces = Menace::of(world, pack);
    let count = world.seats().len();
    for (nth, who) in ["own", "first", "second", "third"].into_iter().enumerate() {
        let hero = (nth < count).then(|| Seat::from((seat.index() + nth) % count));
        each_hero(world, pack, &goals, hero, &menaces, who, put);
    }
}

/// The mission and how far it has come.
fn each_mission(world: &World, pack: &Pack, goals: &Goals, put: &mut impl Put) {
    for nth in 0..MISSIONS_TOLD {
        put(format_args!("mission {nth}"), flag(world.mission().index() == nth));
    }
    let heroes = world.seats().len();
    for n in 2..=4 {
        put(format_args!("heroes {n}"), flag(heroes == n));
    }
    put(format_args!("round"), f32::from(world.round()) / 10.0);
    put(format_args!("rounds late"), f32::from(world.round().saturating_sub(8)) / 10.0);
    for phase in [Phase::Tactics, Phase::Hero, Phase::Threat] {
        put(format_args!("phase {phase:?}"), flag(world.phase() == phase));
    }
    put(format_args!("coin tails"), flag(world.coin() == CoinSide::Tails));
    put(format_args!("threat"), f32::from(world.threat()) / 10.0);
    put(format_args!("threat last"), flag(world.threat() >= pack.constants.last_space));
    let spaces = &pack.constants.twist_spaces;
    let been = |space: &u8| world.spaces_been() >> space & 1 == 1;
    let next = spaces.iter().filter(|space| **space > world.threat() && !been(space)).min();
    put(format_args!("to the next twist"), next.map_or(0.0, |space| f32::from(space - world.threat()) / 6.0));
    put(format_args!("no more twists"), flag(next.is_none()));
    put(format_args!("twists"), f32::from(world.twists_drawn()) / 4.0);
    let working = world.twists().iter().filter(|twist| !twist.discarded && !twist.suspended).count();
    put(format_args!("twists at work"), part(working, 4.0));

    let objectives = &pack.mission(world.mission()).objectives;
    let (mut need, mut missing, mut open) = (0.0, 0.0, 0u8);
    for nth in 0..OBJECTIVES {
        let all = objectives.get(nth).map_or(0.0, |id| f32::from(pack.objective(*id).need));
        let lacks = if world.is_complete(nth) { 0.0 } else { all - f32::from(world.intel(nth)).min(all) };
        need += all;
        missing += lacks;
        let is_open = nth < objectives.len() && !world.is_complete(nth);
        open += u8::from(is_open);
        put(format_args!("objective {nth} open"), flag(is_open));
        put(format_args!("objective {nth} lacks"), lacks / 3.0);
        put(format_args!("objective {nth} part"), lacks / all.max(1.0));
    }
    put(format_args!("open"), f32::from(open) / 3.0);
    put(format_args!("last open"), flag(open == 1));
    put(format_args!("lacking"), missing / 6.0);
    put(format_args!("lacking part"), missing / need.max(1.0));
    put(format_args!("to the exit"), flag(goals.exit.is_some()));

    let left = |kind: fn(&ReconKind) -> bool| {
        part(world.recon_deck().iter().filter(|card| kind(&pack.recon[card.index()].kind)).count(), 8.0)
    };
    put(format_args!("recon"), part(world.recon_deck().len(), 16.0));
    put(format_args!("recon finds"), 2.0 * left(|kind| matches!(kind, ReconKind::Discovery { .. })));
    put(format_args!("recon events"), left(|kind| matches!(kind, ReconKind::Event { .. })));
    put(format_args!("recon items"), left(|kind| matches!(kind, ReconKind::Item { .. })));
    put(format_args!("search"), flag(goals.search));
    for side in [SpawnSide::Up, SpawnSide::Down, SpawnSide::Closed] {
        let n = world.spawns().iter().filter(|spawn| spawn.side == side).count();
        put(format_args!("spawns {side:?}"), part(n, 8.0));
        put(format_args!("spawns {side:?} to search"), if goals.search { part(n, 8.0) } else { 0.0 });
    }
    let secured = world.spawns().iter().filter(|s| s.side != SpawnSide::Closed && world.is_secured(pack, s.place));
    put(format_args!("spawns secured"), part(secured.count(), 4.0));
    put(format_args!("lasting"), part(world.lasting().count(), 8.0));
}

/// What is on the board against the heroes, and what waits.
fn each_monster(world: &World, pack: &Pack, put: &mut impl Put) {
    let heroes = world.seats().len() as f32;
    let (mut on, mut waiting, mut reserve, mut back) = ([0u8; 3], [0u8; 3], [0u8; 3], 0u8);
    let mut power = 0;
    for monster in world.monsters() {
        let rank = pack.monster(monster.kind).rank as usize;
        match (monster.at, monster.home) {
            (Some(_), _) => on[rank] += 1,
            (None, Pool::Pool) => waiting[rank] += 1,
            (None, Pool::Reserve) => reserve[rank] += 1,
            (None, Pool::Box) => back += 1,
        }
        if monster.at.is_some() && rank == Rank::Boss as usize {
            power += monster.power;
        }
    }
    for rank in [Rank::Minion, Rank::Elite] {
        let nth = rank as usize;
        put(format_args!("{} on board", rank.word()), f32::from(on[nth]) / 6.0);
        put(format_args!("{} a hero", rank.word()), f32::from(on[nth]) / heroes / 2.0);
        put(format_args!("{} waiting", rank.word()), f32::from(waiting[nth]) / 6.0);
        put(format_args!("{} in reserve", rank.word()), f32::from(reserve[nth]) / 3.0);
    }
    put(format_args!("boss on board"), flag(on[Rank::Boss as usize] > 0));
    put(format_args!("boss power"), f32::from(power) / 6.0);
    put(format_args!("boss beaten"), flag(world.boss_beaten()));
    let awaited = pack.mission(world.mission()).boss.is_some() && on[Rank::Boss as usize] == 0 && !world.boss_beaten();
    put(format_args!("boss awaited"), flag(awaited));
    put(format_args!("in the box"), f32::from(back) / 3.0);
    for which in 0..2 {
        let at = world.specialist_at(which);
        put(format_args!("specialist {which} alone"), flag(world.active_at(at).is_empty()));
        put(format_args!("specialist {which} with monsters"), part(world.monsters_at(at).len() as usize, 3.0));
    }
}

/// What is still to be done, and how far it is.
fn each_goal(world: &World, pack: &Pack, goals: &Goals, put: &mut impl Put) {
    put(format_args!("places to visit"), part(goals.visit.len() as usize, 6.0));
    put(format_args!("places to deliver to"), part(goals.deliver.len() as usize, 2.0));
    put(format_args!("hauls"), part(goals.haul.len(), 3.0));
    put(format_args!("haul way"), -hauls(world, pack, goals) as f32 / 2500.0);
    put(format_args!("hunt"), flag(goals.hunt));
    put(format_args!("hunt exactly"), flag(goals.exact.is_some()));
    let outlook = Outlook::of(world, pack, goals, Seat(0));
    put(format_args!("journey"), -outlook.journey() / 1000.0);
    put(format_args!("apart"), -outlook.company() / 200.0);
    let things = world.things(pack).count();
    put(format_args!("things"), part(things, 3.0));
    let carried = world.seats().filter(|seat| world.carried(*seat).is_some()).count();
    put(format_args!("carried"), part(carried, 2.0));
    let lying = world.tokens().filter(|(_, token)| matches!(token.on, TokenOn::Board(_))).count();
    put(format_args!("tokens lying"), part(lying, 6.0));
    // The whole team's strength to go on.
    let heroes = world.seats().len() as f32;
    let hands: usize = world.seats().map(|seat| world.hand_len(seat)).sum();
    put(format_args!("hands"), hands as f32 / heroes / 6.0);
    let least = world.seats().map(|seat| world.hand_len(seat)).min().unwrap_or(0);
    put(format_args!("least hand"), part(least, 6.0));
    put(format_args!("down"), part(world.seats().filter(|seat| world.is_down(*seat)).count(), heroes));
    put(format_args!("pinned"), part(world.seats().filter(|seat| world.is_pinned(*seat)).count(), heroes));
}

/// What the hero itself holds.
fn each_held(world: &World, pack: &Pack, seat: Seat, put: &mut impl Put) {
    let (mut strength, mut most, mut range) = ([0u8; 3], [0u8; 3], [0u8; 3]);
    let (mut reactions, mut tactical, mut upgrades, mut extra) = (0u8, 0u8, 0u8, 0usize);
    for card in world.hand(seat).iter() {
        let design = pack.action(world.design(seat, card));
        let ty = design.attack.ty as usize;
        strength[ty] += design.attack.strength;
        most[ty] = most[ty].max(design.attack.strength);
        range[ty] = range[ty].max(design.attack.range);
        match design.lower.kind {
            Lower::Reaction => reactions += 1,
            Lower::Tactical => tactical += 1,
        }
        upgrades += u8::from(design.upgrade);
        extra += design.attack.extra.len();
    }
    for ty in AttackType::ALL {
        let nth = *ty as usize;
        put(format_args!("held {}", ty.word()), f32::from(strength[nth]) / 10.0);
        put(format_args!("held at most {}", ty.word()), f32::from(most[nth]) / 5.0);
        put(format_args!("held range {}", ty.word()), f32::from(range[nth]) / 4.0);
    }
    put(format_args!("held reactions"), f32::from(reactions) / 5.0);
    put(format_args!("held responses"), f32::from(tactical) / 5.0);
    put(format_args!("held upgrades"), f32::from(upgrades) / 4.0);
    put(format_args!("held extras"), part(extra, 4.0));
}

/// What is open of a hero; nothing where there is none.
fn each_hero(
    world: &World,
    pack: &Pack,
    goals: &Goals,
    hero: Option<Seat>,
    menaces: &[Menace; HEROES],
    who: &str,
    put: &mut impl Put,
) {
    let seat = hero.unwrap_or_default();
    // Whoever is not there shows nothing.
    let mut put = |name: Arguments<'_>, sign: f32| put(name, if hero.is_some() { sign } else { 0.0 });
    put(format_args!("{who} there"), 1.0);
    let role = world.hero_of(seat).map(|hero| pack.heroes[hero.index()].role);
    for nth in Role::ALL {
        put(format_args!("{who} {}", nth.word()), flag(role == Some(*nth)));
    }
    let hand = world.hand_len(seat);
    put(format_args!("{who} hand"), part(hand, 6.0));
    for n in 0..3 {
        put(format_args!("{who} hand {n}"), flag(hand == n));
    }
    put(format_args!("{who} lacks"), part(world.hand_size(pack, seat).saturating_sub(hand), 6.0));
    put(format_args!("{who} deck"), part(world.deck(seat).len(), 16.0));
    put(format_args!("{who} discard"), world.discard_pile(seat).len() as f32 / 16.0);
    put(format_args!("{who} down"), flag(world.is_down(seat)));
    put(format_args!("{who} pinned"), flag(world.is_pinned(seat)));
    put(format_args!("{who} carries"), flag(world.carried(seat).is_some()));
    put(format_args!("{who} items"), part(world.items(seat).len(), 3.0));
    let charges = world.items(seat).iter().map(|item| usize::from(item.charges.min(3))).sum();
    put(format_args!("{who} charges"), part(charges, 4.0));
    put(format_args!("{who} focuses"), part(world.focuses(seat).len(), 3.0));
    // Heroes before the one whose turn it is have had theirs.
    let order = |seat: Seat| world.turn_order().position(|other| other == seat);
    let gone = match (world.phase(), world.turn().seat) {
        (Phase::Threat, _) => true,
        (Phase::Hero, Some(acting)) => order(seat) < order(acting),
        _ => false,
    };
    put(format_args!("{who} has gone"), flag(gone));
    put(format_args!("{who} acts"), flag(world.turn().seat == hero && world.phase() == Phase::Hero));

    let menace = menaces[seat.index()];
    let margin = hand as f32 - menace.sure - 0.4 * menace.maybe;
    put(format_args!("{who} menaced"), menace.sure / 4.0);
    put(format_args!("{who} menaced maybe"), menace.maybe / 4.0);
    put(format_args!("{who} bursts"), menace.bursts / 4.0);
    put(format_args!("{who} hunters"), f32::from(menace.hunters) / 4.0);
    put(format_args!("{who} safe by"), margin.max(0.0) / 5.0);
    put(format_args!("{who} lost by"), (-margin).max(0.0) / 5.0);
    put(format_args!("{who} nearest"), f32::from(menace.nearest.min(FAR_OFF)) / 8.0);
    put(format_args!("{who} with monsters"), f32::from(menace.here) / 3.0);
    put(format_args!("{who} near monsters"), f32::from(menace.near) / 5.0);

    let (board, here) = (world.board(pack), world.hero_at(seat));
    let walk = |to: Place| board.walking[here.index()][to.index()].min(FAR_OFF);
    let nearest = |to: Places| to.iter().map(walk).min();
    let far = |way: Option<u8>| way.map_or(0.0, |way| f32::from(way) / 8.0);
    put(format_args!("{who} to visit"), far(nearest(goals.visit)));
    let burden = world.carried(seat).is_some();
    put(format_args!("{who} to deliver"), if burden { far(nearest(goals.deliver)) } else { 0.0 });
    put(format_args!("{who} to the exit"), far(goals.exit.map(walk)));
    let others = || world.seats().filter(|other| *other != seat).map(|other| world.hero_at(other));
    put(format_args!("{who} to others"), far(others().map(walk).min()));
    put(format_args!("{who} in company"), part(others().filter(|at| *at == here).count(), 2.0));
    put(format_args!("{who} guards"), part(world.specialists_at(here).len() as usize, 2.0));
    for (terrain, places) in Terrain::ALL.iter().zip(board.terrain) {
        put(format_args!("{who} in {}", terrain.word()), flag(places.has(here)));
    }
    let find = world.spawn_at(here).is_some_and(|spawn| spawn.side == SpawnSide::Up) && goals.search;
    put(format_args!("{who} at a find"), flag(find));
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may fail by panicking")]
    use super::*;
    use crate::{options::Options, start};

    #[test]
    fn every_table_has_the_same_signs() {
        let pack = Pack::frozen().unwrap();
        let mut lists = Vec::new();
        for mission in &pack.missions {
            for heroes in 2..=4 {
                let (world, _) = start(&pack, &Options::new(&mission.meta.id, heroes)).unwrap();
                let names = names(&world, &pack);
                let mut values = Vec::new();
                for seat in world.seats() {
                    signs(&world, &pack, seat, &mut values);
                    assert_eq!(values.len(), names.len());
                }
                lists.push(names);
            }
        }
        assert!(lists.windows(2).all(|two| two[0] == two[1]));
        let mut single = lists[0].clone();
        single.sort();
        single.dedup();
        assert_eq!(single.len(), lists[0].len(), "two signs have one name");
    }
}
