//! How good a table is for the heroes, in points: for players that look ahead. No rule reads it.
//!
//! A card in hand is worth about 100. What the open objectives need is found in the content, not written here: finds still in
//! the recon deck, tokens to reach, things to break, places to carry something to.

use super::{
    goals::{Goals, goals},
    outlook::Outlook,
};
use crate::{pack::*, terms::*, world::*};

/// What the heroes want; more is better.
pub fn worth(world: &World, pack: &Pack) -> i32 {
    match world.outcome() {
        Some(Outcome::Won) => return 1_000_000,
        Some(Outcome::Lost) => return -1_000_000,
        None => {}
    }
    let goals = goals(world, pack);
    let outlook = Outlook::of(world, pack, &goals, Seat(0));
    progress(world, pack, &goals) + company(world) + outlook.value() as i32 + hauls(world, pack, &goals)
}

/// Hands are life: the first cards count most.
const HAND: [i32; 10] = [0, 80, 150, 210, 260, 300, 330, 350, 365, 375];

/// Intel, objectives, searches; coin, threat and hands.
fn progress(world: &World, pack: &Pack, goals: &Goals) -> i32 {
    let mission = pack.mission(world.mission());
    let mut sum = 0;
    for (nth, id) in mission.objectives.iter().enumerate() {
        let need = pack.objective(*id).need;
        sum += 4000 * i32::from(world.intel(nth).min(need)) + 1500 * i32::from(world.is_complete(nth));
    }
    if goals.search {
        sum += 3000 * world.spawns().iter().filter(|s| s.side == SpawnSide::Down).count() as i32;
    }
    sum -= 2200 * i32::from(world.coin() == CoinSide::Tails);
    sum -= 50 * i32::from(world.threat()) + 150 * i32::from(world.twists_drawn());
    for seat in world.seats() {
        sum += HAND[world.hand_len(seat).min(HAND.len() - 1)];
        sum -= 540 * i32::from(world.is_down(seat)) + 500 * i32::from(world.is_pinned(seat));
        sum += 120 * world.items(seat).len() as i32;
    }
    for figure in world.on_board().iter() {
        sum -= match world.rank_of(pack, figure) {
            Some(Rank::Minion) | None => 56,
            Some(Rank::Elite) => 260,
            Some(Rank::Boss) => 700 * i32::from(world.monster(figure).map_or(0, |m| m.power)),
        };
    }
    sum
}

/// Specialists guarded.
fn company(world: &World) -> i32 {
    let unguarded = |which: &usize| world.active_at(world.specialist_at(*which)).is_empty();
    -900 * (0..2).filter(unguarded).count() as i32
}

/// Tokens on their way to a place.
pub(crate) fn hauls(world: &World, pack: &Pack, goals: &Goals) -> i32 {
    let walking = &world.board(pack).walking;
    let mut sum = 0;
    for (kind, place) in &goals.haul {
        let at = world.tokens().find_map(|(_, t)| match t.on {
            TokenOn::Board(at) if t.kind == *kind => Some(at),
            TokenOn::Hero(seat) if t.kind == *kind => Some(world.hero_at(seat)),
            _ => None,
        });
        sum -= at.map_or(0, |at| 250 * i32::from(walking[at.index()][place.index()].min(12)));
    }
    sum
}
