//! How well a player stands: VP, and what is likely to become VP. For players that look ahead; no rule reads it.
//!
//! A hundredth of a VP is the unit. The numbers are rules of thumb: a card is worth a little more than a VP, a Crystal in an
//! own Region what it will score in the Scorings that are still to come.

use super::signs::turns_left;
use crate::{
    flow::scoring::region_vp,
    pack::{Pack, StructureCard},
    terms::*,
    world::{Phase, Scoring, World},
};

pub(crate) const CARD: i32 = 115;
const UNIT_ON_BOARD: i32 = 34;
const UNIT_IN_RESERVE: i32 = 10;
const REGION: i32 = 30;
const STORED_CRYSTAL: i32 = 115;
/// A difference that matters.
pub const CLEAR: i32 = 400;

/// Rounds after this one, as the Event track stands.
pub(crate) fn rounds_left(world: &World) -> i32 {
    if world.is_last_round() {
        return 0;
    }
    let spots = (world.next_spot()..SPOTS).filter(|spot| !world.spot(*spot).is_empty()).count();
    spots as i32 + 1
}

/// What one Crystal in an own Region will score, in hundredths.
pub(crate) fn crystal_price(world: &World) -> i32 {
    let left = rounds_left(world);
    let this_round = match (world.scoring(), world.phase()) {
        (Scoring::Final, _) => 100,
        (Scoring::By(_), _) => 100,
        (Scoring::No, Phase::Battles | Phase::Prisoners | Phase::Scoring) => 0,
        (Scoring::No, _) => 45,
    };
    // The last Round scores for certain, the others if somebody enables it.
    let last = if left > 0 { 100 } else { 0 };
    this_round + last + (left - 1).max(0) * 50
}

/// What controlling a Region is worth.
pub(crate) fn region_price(world: &World, pack: &Pack, side: Side, region: Region) -> i32 {
    let crystals = i32::from(world.crystals(region)) * crystal_price(world);
    let half = world.faction(side).is_some_and(|faction| pack.faction(faction).half_crystals);
    let hq = if world.hq(side) == Some(region) { 0 } else { REGION };
    (if half { crystals / 2 } else { crystals }) + hq + i32::from(world.worth(region)) * 80
}

/// The chance that the attacker wins Region Control, in hundredths. Who defends places last and wins ties, so equals seldom win:
/// one more is needed, and two more are safe from most Tactics.
pub(crate) fn odds(attacking: i32, defending: i32) -> i32 {
    match attacking - defending {
        ..=-2 => 5,
        -1 => 12,
        0 => 25,
        1 => 70,
        2 => 87,
        _ => 94,
    }
}

/// What battles that are still to be fought promise to a side.
fn battles(world: &World, pack: &Pack, side: Side) -> i32 {
    let mut sum = 0;
    for region in world.battle_regions().iter() {
        let Some((attacker, Some(defender))) = world.combatants(region) else { continue };
        let (attack, defence) = (i32::from(world.units(region, attacker)), i32::from(world.units(region, defender)));
        let prize = region_price(world, pack, side, region) + crystal_price(world) + 200;
        let chance = odds(attack, defence);
        let (own, foes, wins) = match side {
            _ if side == attacker => (attack, defence, chance),
            _ if side == defender => (defence, attack, 100 - chance),
            // A player who controls the ground without fighting is about to lose it.
            _ if world.control(region) == Some(side) => {
                sum -= region_price(world, pack, side, region);
                continue;
            }
            _ => continue,
        };
        sum += prize * wins / 100 + 40 * own.min(foes) - 20 * foes;
        if world.control(region) == Some(side) {
            sum -= region_price(world, pack, side, region);
        }
    }
    sum
}

/// What a Structure promises for every Round to come: more if it can be activated.
fn yields(card: &StructureCard) -> i32 {
    i32::from(card.build) * if card.activate.is_some() { 34 } else { 22 } + 26
}

/// Structures are worth what they cost, as long as there is time to use them and their ground is held.
fn structures(world: &World, pack: &Pack, side: Side) -> i32 {
    let Some(faction) = world.faction(side) else { return 0 };
    let left = rounds_left(world).min(4);
    let mut sum = 0;
    for structure in pack.faction(faction).structures.iter() {
        let price = yields(pack.structure(structure)) * left;
        let held = || world.built(structure).iter().filter(|region| world.control(*region) == Some(side));
        let places = held().count() as i32;
        // The first of a kind opens what it does; more of them add less.
        for nth in 1..=places {
            sum += price / nth;
        }
        let doubts: i32 = held().map(|region| price * doubt(world, pack, side, region) / 100).sum();
        sum -= doubts / places.max(1);
    }
    sum
}

/// How much less Structures are worth because the Region may be lost, in hundredths.
fn doubt(world: &World, pack: &Pack, side: Side, region: Region) -> i32 {
    let units = i32::from(world.units(region, side));
    if world.is_battle(region) {
        // Until it is fought out nothing can be activated.
        return (30 + odds(world.foes(region, side).into(), units)).min(100);
    }
    let near = |other: Side| -> i32 {
        let next = world.adjacent(pack, region, other);
        next.iter().filter(|from| !world.is_battle(*from)).map(|from| i32::from(world.units(from, other))).sum()
    };
    let rivals = world.seats().map(Side::of).filter(|other| *other != side);
    match rivals.map(near).max() {
        Some(rivals) if rivals > units && units == 0 => 50,
        Some(rivals) if rivals > units => 25,
        _ => 0,
    }
}

/// What taking a Region keeps from a rival: the Structures there, as far as the standing of a rival counts.
pub(crate) fn engine_price(world: &World, pack: &Pack, side: Side, region: Region) -> i32 {
    let Some(holder) = world.control(region).filter(|holder| *holder != side) else { return 0 };
    let cards = world.structures(region).iter().map(|structure| pack.structure(structure));
    let own = cards.filter(|card| world.faction(holder) == Some(card.faction));
    own.map(yields).sum::<i32>() * rounds_left(world).min(4) / 2
}

/// What own tokens on the board promise: those of a text in a battle, and Nests for the Trogs, who can spring them.
fn tokens(world: &World, pack: &Pack, side: Side) -> i32 {
    let Some(faction) = world.faction(side) else { return 0 };
    let left = rounds_left(world);
    let mut sum = 0;
    for token in pack.faction(faction).named.iter() {
        for region in world.named_at(token).iter() {
            let own = world.control(region) == Some(side) || world.units(region, side) > 0;
            sum += match (world.is_battle(region), own) {
                (true, _) => 130,
                (false, true) => 40 + 20 * left.min(2),
                (false, false) => 20,
            };
        }
    }
    if side == world.trogs() {
        sum += world.laid_at(PieceKind::Nest).len() as i32 * 80;
    }
    sum
}

/// What a standing is made of, by the place in [`parts`].
const PARTS: [&str; 9] =
    ["vp", "regions", "battles", "units", "prisoners", "cards", "structures", "stores", "initiative"];

/// How well one player stands, in hundredths of a VP, part by part.
fn parts(world: &World, pack: &Pack, side: Side) -> [i32; PARTS.len()] {
    let Some(seat) = side.seat() else { return [0; PARTS.len()] };
    let mut regions = 0;
    for region in world.controlled_by(side).iter() {
        regions += region_price(world, pack, side, region);
    }
    if world.scoring() == Scoring::By(side) {
        regions += i32::from(region_vp(world, side)) * 100;
    }
    let left = rounds_left(world);
    let mut on_board = 0;
    for region in world.all_regions(pack).iter() {
        on_board += i32::from(world.units(region, side));
    }
    if let Some(battle) = world.battle()
        && let Some(role) = battle.role(side)
    {
        on_board += i32::from(battle.total(role));
    }
    let cards = world.hand(seat).len() as i32;
    // Beyond the limit of the next Draw phase cards are worth little; at the end nothing.
    let card = match left {
        0 if !may_need_cards(world, pack, seat) => 0,
        0 => CARD / 3,
        _ => CARD,
    };
    let crystal = if left == 0 { STORED_CRYSTAL / 2 } else { STORED_CRYSTAL };
    [
        i32::from(world.vp(seat)) * 100,
        regions,
        battles(world, pack, side),
        on_board * UNIT_ON_BOARD * (left + 2).min(5) / 4 + i32::from(world.reserve(side)) * UNIT_IN_RESERVE,
        i32::from(world.prisoners_held(side)) * 85 * (left + 1).min(4),
        cards.min(6) * card + (cards - 6).max(0) * card / 3,
        structures(world, pack, side) + tokens(world, pack, side),
        i32::from(world.store(seat)) * crystal + world.stored(seat).len() as i32 * 60,
        turn_order(world, seat),
    ]
}

/// Whether a player may still use cards in the last Round: for an Action, or in a battle.
fn may_need_cards(world: &World, pack: &Pack, seat: Seat) -> bool {
    turns_left(world, pack, seat) > 0 || world.battle().is_some() || !world.battle_regions().is_empty()
}

/// What the place on the Next Initiative track promises.
fn turn_order(world: &World, seat: Seat) -> i32 {
    if rounds_left(world) == 0 {
        return 0;
    }
    let before = world.next_initiative().iter().take_while(|other| **other != seat).count();
    place_price(world) * before as i32
}

/// Every place further back in the next Round: one answers what the others did, and fewer answer. With three players not
/// before the third Round: while land is taken, early is as good. So much that no place of the first order is clearly better
/// (docs/balance.md).
fn place_price(world: &World) -> i32 {
    match (world.players(), world.round()) {
        (3, ..3) => 0,
        (3, _) => 300,
        _ => 200,
    }
}

/// How well one player stands, in hundredths of a VP.
pub(crate) fn standing(world: &World, pack: &Pack, side: Side) -> i32 {
    parts(world, pack, side).iter().sum()
}

/// How good a table is for a seat: its own standing against that of the others.
pub fn worth(world: &World, pack: &Pack, seat: Seat) -> i32 {
    worths(world, pack)[seat.index()]
}

fn worths(world: &World, pack: &Pack) -> [i32; PLAYERS] {
    let mut worths = [0; PLAYERS];
    if let Some(winner) = world.winner() {
        worths = [-1_000_000; PLAYERS];
        worths[winner.index()] = 1_000_000;
        return worths;
    }
    let mut standings = [0; PLAYERS];
    for seat in world.seats() {
        standings[seat.index()] = standing(world, pack, Side::of(seat));
    }
    for seat in world.seats() {
        worths[seat.index()] = standings[seat.index()] - rivals(world, &standings, seat);
    }
    worths
}

/// What the standings of the others take from a seat.
fn rivals(world: &World, standings: &[i32; PLAYERS], seat: Seat) -> i32 {
    let others = world.seats().filter(|other| *other != seat).map(|other| standings[other.index()]);
    let (sum, best) = others.fold((0, 0), |(sum, best), theirs| (sum + theirs, theirs.max(best)));
    sum * 35 / 100 / (world.players() as i32 - 1) + best * 20 / 100
}

/// A term by its name: what it adds to a value, and how many people would count.
pub type Term = (&'static str, f32, Option<f32>);

/// What the worth of a table for a seat is made of, about in the measure of [`values`], for whoever explains a choice. After the
/// end only victory and VP count.
pub fn terms(world: &World, pack: &Pack, seat: Seat) -> Vec<Term> {
    let mut own = parts(world, pack, Side::of(seat));
    let (mut others, mut victory) = (0, 0.0);
    match world.winner() {
        Some(winner) => {
            own[1..].fill(0);
            victory = if winner.seat() == Some(seat) { 0.5 } else { -0.5 };
        }
        None => {
            let mut standings = [0; PLAYERS];
            world.seats().for_each(|other| standings[other.index()] = standing(world, pack, Side::of(other)));
            others = rivals(world, &standings, seat);
        }
    }
    let named = PARTS.into_iter().zip(own).chain([("rivals", -others)]);
    let weighed = named.map(|(name, term)| (name, term as f32 * STEEPNESS)).chain([("victory", victory)]);
    weighed.map(|(name, weight)| (name, weight, count(world, pack, seat, name))).collect()
}

/// What people count of a term, less where that is worse: of the rivals what the best is short of.
fn count(world: &World, pack: &Pack, seat: Seat, name: &str) -> Option<f32> {
    let side = Side::of(seat);
    let counted = match name {
        "vp" => world.vp(seat),
        "rivals" => {
            let rivals = world.seats().filter(|other| *other != seat);
            return rivals.map(|other| world.vp(other)).max().map(|vp| -f32::from(vp));
        }
        "regions" => world.controlled_by(side).len() as u16,
        "units" => world.all_regions(pack).iter().map(|region| u16::from(world.units(region, side))).sum(),
        "prisoners" => u16::from(world.prisoners_held(side)),
        "cards" => world.hand(seat).len() as u16,
        "stores" => u16::from(world.store(seat)) + world.stored(seat).len() as u16,
        _ => return None,
    };
    Some(f32::from(counted))
}

/// How much a value grows by a hundredth of a VP, where little was gained yet.
const STEEPNESS: f32 = 0.5 / CLEAR as f32;

/// How good a table is for every seat.
pub fn stands(world: &World, pack: &Pack) -> [f32; PLAYERS] {
    worths(world, pack).map(|worth| worth as f32)
}

/// How well a line of play ended for every seat, from 0 to 1; a half if it stands as well as when it began.
pub fn values(world: &World, before: &[f32; PLAYERS], pack: &Pack) -> [f32; PLAYERS] {
    let now = stands(world, pack);
    std::array::from_fn(|seat| {
        let gain = (now[seat] - before[seat]) / CLEAR as f32;
        0.5 + 0.5 * gain / (1.0 + gain.abs())
    })
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may fail by panicking")]
    use super::*;
    use crate::{options::Options, start};

    #[test]
    fn the_terms_make_up_the_worth() {
        let pack = Pack::frozen().unwrap();
        for players in 2..=4 {
            let (world, _) = start(&pack, &Options::new(players)).unwrap();
            for seat in Seat::all(players.into()) {
                let sum: f32 = terms(&world, &pack, seat).iter().map(|(_, weight, _)| weight).sum();
                let worth = worth(&world, &pack, seat) as f32;
                assert!((sum / STEEPNESS - worth).abs() < 0.1, "{sum} beside {worth}");
            }
        }
    }
}
