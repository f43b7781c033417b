//! Movement with a purpose: which Regions are worth how many Units, and who gets there in time.
//!
//! One Unit rarely takes anything from anybody, so Units are weighed together: a strike is a Region with the Units that go there.

use super::{
    line::{Line, at_points, at_turn},
    worth::{crystal_price, engine_price, odds, region_price},
};
use crate::{
    choice::Choice,
    flow::{
        Frame,
        march::{halts, may_enter, may_leave},
    },
    pack::Pack,
    terms::*,
    world::World,
};

/// Most Units of one strike.
const MOST_UNITS: usize = 5;
/// Places where Units gather.
const CAMPS: usize = 2;
/// Steps that a Unit is sent, at most.
const FAR: u8 = 4;
/// What a Movement Point must gain to be spent, in hundredths of a VP.
const GAIN: i32 = 20;

/// Units on their way to one Region.
#[derive(Clone, Debug)]
pub(super) struct Strike {
    pub to: Region,
    /// The way of each Unit, where it stands first.
    pub ways: Vec<Vec<Region>>,
    pub gain: i32,
}

impl Strike {
    pub fn points(&self) -> i32 {
        self.ways.iter().map(|way| way.len() as i32 - 1).sum()
    }
    fn rate(&self) -> i32 {
        self.gain / self.points().max(1)
    }
}

/// What this many own Units in a Region would be worth if the Action ended now.
fn presence(world: &World, pack: &Pack, side: Side, region: Region, units: i32) -> i32 {
    if units == 0 {
        return 0;
    }
    let prize = region_price(world, pack, side, region) + engine_price(world, pack, side, region);
    let exploration = if world.laid_at(PieceKind::Exploration).has(region) { 190 } else { 0 };
    let foes = i32::from(world.foes(region, side));
    let tokens = world.trog_tokens().has(region);
    if side == world.trogs() && tokens && foes == 0 {
        return prize + exploration + 160;
    }
    if foes > 0 {
        let win = odds(units, foes);
        let prize = prize + crystal_price(world) + 200;
        return prize * win / 100 + exploration + 40 * units.min(foes) - 45 * foes;
    }
    if tokens {
        // Mostly one Trog, sometimes two or three, and a Crystal or two.
        let win = (6 * odds(units, 1) + 2 * odds(units, 2) + odds(units, 3)) / 9;
        let prize = prize + 2 * crystal_price(world) + 200;
        return prize * win / 100 + exploration + 40 * units.min(2) - 75;
    }
    // A few guards make a Region harder to take.
    let guards = 8 * (units - 1).min(3);
    if world.control(region) == Some(side) { guards + 12 } else { prize + exploration + guards }
}

/// What is lost when the nth Unit goes.
fn leaving(world: &World, pack: &Pack, side: Side, from: Region, nth: i32) -> i32 {
    let here = i32::from(world.units(from, side)) - nth;
    let lost = presence(world, pack, side, from, here) - presence(world, pack, side, from, here - 1);
    // Control stays when the last Unit goes.
    if world.control(from) == Some(side) { lost.min(25) } else { lost }
}

/// The shortest ways from a Region, at most so many steps long.
fn ways(world: &World, pack: &Pack, side: Side, from: Region, far: u8) -> Vec<Vec<Region>> {
    let mut seen = Regions::one(from);
    let mut ways = vec![vec![from]];
    let mut next = 0;
    while let Some(way) = ways.get(next).cloned() {
        next += 1;
        let last = way[way.len() - 1];
        if way.len() > usize::from(far) || (last != from && halts(world, side, last)) {
            continue;
        }
        for to in world.adjacent(pack, last, side).iter() {
            if !seen.has(to) && may_enter(world, pack, side, to).is_ok() {
                seen = seen.with(to);
                ways.push(way.iter().copied().chain([to]).collect());
            }
        }
    }
    ways.swap_remove(0);
    ways
}

/// All Units and where each can go with these points, Region by Region: those that are near and not missed go first.
fn coming(world: &World, pack: &Pack, side: Side, points: u8) -> Vec<(Region, Vec<Region>, i32)> {
    let mut units: Vec<(Region, Vec<Region>, i32)> = Vec::new();
    for from in world.all_regions(pack).iter() {
        let free = world.units(from, side).saturating_sub(world.halted(from));
        if free == 0 || may_leave(world, side, from).is_err() {
            continue;
        }
        let ways = ways(world, pack, side, from, points.min(FAR));
        for nth in 0..i32::from(free).min(MOST_UNITS as i32) {
            let lost = leaving(world, pack, side, from, nth);
            units.extend(ways.iter().filter_map(|way| Some((*way.last()?, way.clone(), lost))));
        }
    }
    units.sort_by_key(|(to, way, lost)| (*to, lost + 30 * way.len() as i32));
    units
}

/// Every strike that gains something: for each Region each number of Units that can be there with these points.
pub(super) fn strikes(world: &World, pack: &Pack, side: Side, points: u8) -> Vec<Strike> {
    let units = coming(world, pack, side, points);
    let mut strikes = Vec::new();
    for sent in units.chunk_by(|a, b| a.0 == b.0) {
        let to = sent[0].0;
        let there = i32::from(world.units(to, side));
        let mut strike = Strike { to, ways: Vec::new(), gain: 0 };
        let mut lost = 0;
        for (_, way, missed) in sent.iter().take(MOST_UNITS) {
            strike.ways.push(way.clone());
            lost += missed;
            if strike.points() > i32::from(points) {
                break;
            }
            let there_then = presence(world, pack, side, to, there + strike.ways.len() as i32);
            strike.gain = there_then - presence(world, pack, side, to, there) - lost;
            if strike.rate() > GAIN {
                strikes.push(strike.clone());
            }
        }
    }
    strikes
}

/// Sends the Units of a strike; what could not go stays.
pub(super) fn sent(line: &mut Line, pack: &Pack, seat: Seat, strike: &Strike) -> bool {
    let mut went = true;
    for step in strike.ways.iter().flat_map(|way| way.windows(2)) {
        went = went && line.play(pack, seat, Choice::Step(step[0], step[1]));
        line.settle(pack, seat, at_points);
    }
    went
}

/// Spends the Movement Points that are left where each gains most, and ends the Action.
pub(super) fn marched(mut line: Line, pack: &Pack, seat: Seat) -> Line {
    let side = Side::of(seat);
    for _ in 0..24 {
        let Some(march) = line.table.world.march().filter(|_| matches!(line.table.asking(), Some(Frame::March(_))))
        else {
            break;
        };
        // The first of equals, so that the same table gives the same line.
        let all = strikes(&line.table.world, pack, side, march.points);
        let Some(best) = all.iter().rev().max_by_key(|strike| strike.rate()) else { break };
        if !sent(&mut line, pack, seat, best) {
            break;
        }
    }
    if matches!(line.table.asking(), Some(Frame::March(_))) {
        line.play(pack, seat, Choice::Done);
    }
    line.settle(pack, seat, at_turn);
    line
}

/// Moves that end beside a Region worth taking, with as many Units as can come there.
pub(super) fn gathered(line: &Line, pack: &Pack, seat: Seat) -> Vec<Line> {
    let (world, side) = (&line.table.world, Side::of(seat));
    let Some(march) = world.march().filter(|_| matches!(line.table.asking(), Some(Frame::March(_)))) else {
        return Vec::new();
    };
    let units = coming(world, pack, side, march.points);
    let camp = |to: Region| world.control(to) == Some(side) && !halts(world, side, to);
    let mut camps: Vec<(i32, Strike)> = Vec::new();
    for sent in units.chunk_by(|a, b| a.0 == b.0).filter(|sent| camp(sent[0].0)) {
        let mut strike = Strike { to: sent[0].0, ways: Vec::new(), gain: 0 };
        for (_, way, _) in sent {
            if strike.points() + way.len() as i32 - 1 <= i32::from(march.points) {
                strike.ways.push(way.clone());
            }
        }
        let there = i32::from(world.units(strike.to, side)) + strike.ways.len() as i32;
        let next = world.adjacent(pack, strike.to, side);
        let prize =
            next.iter().filter(|to| world.control(*to) != Some(side) && may_enter(world, pack, side, *to).is_ok());
        if let Some(prize) = prize.map(|to| presence(world, pack, side, to, there)).max()
            && !strike.ways.is_empty()
        {
            camps.push((prize, strike));
        }
    }
    camps.sort_by_key(|(prize, _)| -prize);
    let lines = camps.into_iter().take(CAMPS).filter_map(|(_, strike)| {
        let mut line = line.clone();
        sent(&mut line, pack, seat, &strike).then(|| marched(line, pack, seat))
    });
    lines.collect()
}
