//! What a step does to the things it has found: one place, one side, one kind of Unit at a time.

use crate::{
    Cx, Flow,
    event::At,
    options::TrogEntryStops,
    pack::{Step, TokenWord, What},
    rules::*,
    terms::*,
    world::{Cause, Ctx, Phase, ops::ops},
};
use kernel::marks::cite;

/// How many things were affected, and what follows at once.
pub type Applied = (u8, Option<Flow>);

/// One application of a step.
#[derive(Clone, Copy)]
pub struct Work {
    pub side: Side,
    pub mark: Mark,
    pub n: u8,
    pub from: At,
    pub to: Option<At>,
    /// A Structure, or the place of a face-down token in its row.
    pub which: Option<u8>,
}

impl Work {
    /// Does something to the Region it is about.
    pub fn region(self, act: impl FnOnce(Region)) -> Applied {
        let At::Region(region) = self.from else { return (0, None) };
        act(region);
        (1, None)
    }

    pub fn role(self, cx: &Cx) -> Option<usize> {
        cx.world.battle()?.role(self.side)
    }

    pub fn bring(self, cx: &mut Cx) -> u8 {
        let Work { side, mark, n, .. } = self;
        let role = self.role(cx);
        match (self.from, self.to, role) {
            (At::Reserve, Some(At::Region(to)), _) => {
                let n = ops(cx).place(side, n, to);
                self.halt(cx, n, to);
                n
            }
            (At::Reserve, Some(At::Objective(to)), Some(role)) => ops(cx).reinforce(role, n, to),
            (At::Region(from), Some(At::Region(to)), _) => {
                ops(cx).shift(side, n, from, to);
                self.halt(cx, n, to);
                emptied(cx, from);
                n
            }
            (At::Region(from), Some(At::Objective(to)), Some(role)) => {
                ops(cx).join_battle(role, n, from, to);
                n
            }
            (At::Objective(from), Some(At::Objective(to)), Some(role)) => {
                ops(cx).shift_units(role, mark, n, from, to);
                n
            }
            (At::Objective(from), Some(At::Region(to)), Some(role)) => {
                ops(cx).leave_battle(role, mark, n, from, to);
                n
            }
            _ => 0,
        }
    }

    /// Units that enter a Region with enemy Units or a Trog token are halted.
    fn halt(self, cx: &mut Cx, n: u8, to: Region) {
        let free = cx.world.keys().trog_entry_stops == TrogEntryStops::False && cx.world.trogs() == self.side;
        let token = cx.world.trog_tokens().has(to) && !free;
        if n > 0 && (token || cx.world.foes(to, self.side) > 0) {
            cite(CH_MOVE_08);
            ops(cx).halt(self.side, n, to);
        }
    }

    pub fn structure(self) -> Option<Structure> {
        self.which.map(Structure)
    }

    /// The slot of the face-down token that was chosen.
    pub fn slot(self, cx: &Cx, token: TokenWord) -> Option<usize> {
        let At::Region(region) = self.from else { return None };
        cx.world.tokens_in(region, token).nth(self.which.unwrap_or(0).into()).map(|(slot, _)| slot)
    }

    pub fn move_token(self, cx: &mut Cx, token: TokenWord) -> u8 {
        let (At::Region(from), Some(At::Region(to))) = (self.from, self.to) else { return 0 };
        if let TokenWord::Named(named) = token {
            ops(cx).remove_named(named, from);
            return ops(cx).put_named(self.side, named, to).into();
        }
        let Some(slot) = self.slot(cx, token) else { return 0 };
        ops(cx).move_piece(slot, to);
        1
    }
}

/// A Battle Region in which a side has no Units left, outside the Battles phase.
pub fn emptied(cx: &mut Cx, region: Region) {
    if cx.world.phase() != Phase::Battles {
        ops(cx).settle(region);
    }
}

/// Whose arrival steps follow a step, and where.
pub(super) fn arrival(
    cx: &Cx,
    step: &Step,
    ctx: &Ctx,
    side: Option<Side>,
    reached: Regions,
) -> Option<(Side, Regions)> {
    let world = &*cx.world;
    let trogs = world.trogs();
    let side = match &step.what {
        what if what.facts().brings => side?,
        What::ResolveToken(word) if word.token != TokenWord::Exploration => {
            cite(CH_TRG_14);
            if reached.iter().any(|region| world.units(region, trogs) == 0) {
                // Where no Trog Unit came, nothing is controlled or fought.
                cite(MR_08);
            }
            // Neutral Trogs do not arrive: the Units already there meet them.
            if trogs.is_neutral() { ctx.me } else { trogs }
        }
        _ => return None,
    };
    // The Units of a Trog token are part of what revealed it.
    let spawned = matches!(ctx.cause, Cause::Piece(piece) if piece.kind().is_trog()) && side == trogs;
    if spawned {
        cite(CH_MOVE_26);
    }
    let regions: Regions = reached.iter().filter(|region| !world.is_battle(*region)).collect();
    let arrives = !side.is_neutral() && !spawned && world.phase() != Phase::Battles && !regions.is_empty();
    arrives.then_some((side, regions))
}
