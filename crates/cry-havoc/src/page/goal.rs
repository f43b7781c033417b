//! How far the game is, what Scoring would give everybody now, and how one stands: of the table as everybody sees it. No rule reads
//! it.

use crate::{
    Table,
    flow::Frame,
    pack::Pack,
    page::{supposed, tally},
    rules::*,
    terms::*,
    world::{Phase, Scoring, World},
};
use kernel::marks::cite;

/// What the game is about just now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Goal {
    /// From 1; 0 before the first.
    pub round: u8,
    /// The last Round, as things are: nobody passes an Event any more.
    pub most: u8,
    pub scoring: Scoring,
    /// What Scoring would give now: oneself first, then the others, the most first. A player who looks is taken to enable it where
    /// nobody has.
    pub would: Vec<(Side, i16)>,
    /// The players and their VP, as they would be ranked.
    pub ranks: Vec<(Side, u16)>,
}

impl Goal {
    /// None once the game is over.
    pub fn of(table: &Table, pack: &Pack, viewer: Option<Seat>) -> Option<Goal> {
        let world = &table.world;
        if world.winner().is_some() {
            return None;
        }
        let mut ranks: Vec<(Side, u16)> = world.seats().map(|seat| (Side::of(seat), world.vp(seat))).collect();
        ranks.sort_by_key(|(_, vp)| std::cmp::Reverse(*vp));
        Some(Goal {
            round: world.round(),
            most: most(table),
            scoring: world.scoring(),
            would: would(table, pack, viewer),
            ranks,
        })
    }

    /// Whether this Round is the last.
    pub fn is_last(&self) -> bool {
        self.round > 0 && self.round >= self.most
    }
}

/// The Round in which the Final Scoring event comes if no spot is passed any more.
fn most(table: &Table) -> u8 {
    let world = &table.world;
    let taken = |frame: &Frame| matches!(frame, Frame::Events(events) if events.is_final());
    if world.scoring() == Scoring::Final || table.frames().iter().any(taken) {
        cite(CH_EVT_13);
        return world.round();
    }
    // Exactly one stack a Round, and the Final Scoring event after them.
    cite(CH_EVT_05);
    cite(CH_END_02);
    let stacks = (world.next_spot()..SPOTS).filter(|spot| !world.spot(*spot).is_empty()).count() as u8;
    world.round() + stacks + 1
}

fn would(table: &Table, pack: &Pack, viewer: Option<Seat>) -> Vec<(Side, i16)> {
    if table.world.phase() == Phase::Setup || !all_there(&table.world) {
        return Vec::new();
    }
    let viewer = viewer.filter(|seat| seat.index() < table.world.players());
    let tally = tally::tally(&supposed(table, pack, viewer), pack, viewer);
    let mut would: Vec<(Side, i16)> = tally.standings.iter().map(|it| (it.side, it.total)).collect();
    let own = |side: Side| viewer.is_some_and(|seat| side == Side::of(seat));
    would.sort_by_key(|(side, vp)| (!own(*side), std::cmp::Reverse(*vp)));
    would
}

/// Whether everybody has a Faction.
fn all_there(world: &World) -> bool {
    world.seats().all(|seat| world.faction(Side::of(seat)).is_some())
}
