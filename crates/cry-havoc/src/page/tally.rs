//! What Scoring would give everybody, carried out by the rules on a copy of the table.

use crate::{
    Table,
    choice::Choice,
    event::{Event, ScoredFor},
    flow::{Frame, scoring::ScoringPhase},
    mind::{advice, guess},
    pack::Pack,
    terms::*,
    world::{Scoring, World},
};
use kernel::Chance;
use serde::Serialize;

/// What Scoring would give everybody now.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Tally {
    /// Who is taken to have enabled it: the player who did, or else the viewer. Only this player scores for Regions.
    pub by: Option<Side>,
    pub standings: Vec<Standing>,
}

/// One player in a [`Tally`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Standing {
    pub side: Side,
    pub regions: i16,
    pub crystals: i16,
    /// What texts add.
    pub texts: i16,
    pub total: i16,
    /// The VP after it.
    pub vp: i16,
}

/// What a player has if nothing more is done.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Stop {
    /// Regions controlled, and the Crystals in them.
    pub regions: u8,
    pub crystals: u8,
    /// Units on the board.
    pub units: u8,
    /// Battles that the player is in.
    pub battles: Vec<Region>,
    pub scoring: Scoring,
    pub tally: Tally,
    /// False: tokens that are turned up at the end of the move may change it; it is the least of some ways they may lie.
    pub sure: bool,
}

/// Carries Scoring out as the board stands. What may be left out is left out.
pub fn tally(table: &Table, pack: &Pack, viewer: Option<Seat>) -> Tally {
    let by = match table.world.scoring() {
        Scoring::By(side) => Some(side),
        Scoring::Final => None,
        Scoring::No => viewer.map(Side::of),
    };
    let world = table.world.as_if_scored(by);
    let mut standings: Vec<Standing> = world
        .seats()
        .map(|seat| Standing { side: Side::of(seat), vp: world.vp(seat) as i16, ..Standing::default() })
        .collect();
    for event in scored(world, pack) {
        let Event::Scored { side, vp, for_what } = event else { continue };
        let Some(of) = standings.get_mut(side.index()) else { continue };
        let part = match for_what {
            ScoredFor::Regions => &mut of.regions,
            ScoredFor::Crystals => &mut of.crystals,
            _ => &mut of.texts,
        };
        *part += vp;
        of.total += vp;
        of.vp += vp;
    }
    Tally { by, standings }
}

fn scored(world: World, pack: &Pack) -> Vec<Event> {
    let mut events = Vec::new();
    let frame = Frame::Scoring(ScoringPhase::default());
    let Ok(mut table) = Table::new(world, frame, Chance::from_number(7), pack, &mut events) else { return events };
    go_on(&mut table, pack, &mut events, |_| true);
    events
}

/// Answers questions as usual, leaving out what may be left out, until told to stop.
fn go_on(table: &mut Table, pack: &Pack, events: &mut Vec<Event>, wished: impl Fn(&Table) -> bool) {
    let mut offers = Vec::new();
    for _ in 0..100 {
        let Some(seat) = table.waiting().iter().next().filter(|_| wished(table)) else { break };
        table.offers(pack, seat, &mut offers);
        let choice = match offers.contains(&Default::default()) {
            true => Some(Default::default()),
            false => advice::habit(table, pack, seat, &offers, false).or(offers.first().copied()),
        };
        let Some(choice) = choice else { break };
        if table.apply(pack, seat, choice, events).is_err() {
            break;
        }
    }
}

/// How often face-down tokens are guessed at, where a move would turn some up.
const GUESSES: u64 = 8;

/// What the player has if nothing more is done; a move under way ends where its Units stand.
pub fn stop(table: &Table, pack: &Pack, seat: Seat) -> Stop {
    let guess = |n: u64| guess::guess(table, pack, seat, &mut Chance::from_number(7 + n));
    let Some(march) = table.world.march().filter(|_| table.waiting().has(seat)) else {
        return standing(&guess(0), pack, seat, true);
    };
    let known = table.world.knows(seat);
    let turned = table.world.laid().iter().any(|laid| march.entered[laid.at.index()] > 0 && !known.has(laid.piece));
    let ended = |n: u64| {
        let mut table = guess(n);
        let marching = |table: &Table| table.frames().iter().any(|frame| matches!(frame, Frame::March(_)));
        let events = &mut Vec::new();
        if table.apply(pack, seat, Choice::Done, events).is_ok() {
            go_on(&mut table, pack, events, marching);
        }
        standing(&table, pack, seat, !turned)
    };
    let worth =
        |stop: &Stop| (stop.tally.standings.get(seat.index()).map_or(0, |of| of.total), stop.regions, stop.crystals);
    (1..if turned { GUESSES } else { 1 })
        .map(ended)
        .fold(ended(0), |least, next| if worth(&next) < worth(&least) { next } else { least })
}

fn standing(table: &Table, pack: &Pack, seat: Seat, sure: bool) -> Stop {
    let (world, side) = (&table.world, Side::of(seat));
    let own = world.controlled_by(side);
    let units = world.all_regions(pack).iter().map(|region| world.units_here(region, side)).sum();
    Stop {
        regions: own.len() as u8,
        crystals: own.iter().map(|region| world.crystals(region)).sum(),
        units,
        battles: world.battle_regions().iter().filter(|region| world.fights_in(*region, side)).collect(),
        scoring: world.scoring(),
        tally: tally(table, pack, Some(seat)),
        sure,
    }
}

/// How many Trogs may come out of the face-down tokens of a Region, each number with its weight: from the tokens that have
/// not been turned up, and from those the player has looked at.
pub fn hidden_trogs(table: &Table, pack: &Pack, seat: Seat, region: Region) -> Vec<(u8, u32)> {
    let world = &table.world;
    let known = world.knows(seat);
    let mut sums = vec![(0u8, 1u32)];
    for laid in world.laid().iter().filter(|laid| laid.at == region && laid.piece.kind().is_trog()) {
        let faces: Vec<u8> = match known.has(laid.piece) {
            true => vec![pack.face(laid.piece).units],
            false => {
                let open = world.spent().but(world.buried()).or(known);
                let closed = laid.piece.kind().pieces().map(Piece).filter(|piece| !open.has(*piece));
                closed.map(|piece| pack.face(piece).units).collect()
            }
        };
        let mut next: Vec<(u8, u32)> = Vec::new();
        for (sum, weight) in &sums {
            for units in &faces {
                match next.iter_mut().find(|(n, _)| *n == sum + units) {
                    Some((_, known)) => *known += weight,
                    None => next.push((sum + units, *weight)),
                }
            }
        }
        sums = next;
    }
    sums.sort_unstable();
    sums
}
