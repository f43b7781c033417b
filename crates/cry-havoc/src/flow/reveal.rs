//! Tokens that are turned up: Exploration tokens and the Trogs' War Parties and Nests.

use super::*;
use crate::{
    pack::Timing,
    terms::*,
    world::{Cause, Ctx},
};
use kernel::marks::cite;

/// The text of an Exploration token, for the player who found it.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub struct Explore {
    piece: Piece,
    side: Side,
    region: Region,
    nth: u8,
}

impl Explore {
    pub fn of(piece: Piece, side: Side, region: Region) -> Explore {
        Explore { piece, side, region, nth: 0 }
    }
}

impl Procedure<CryHavoc> for Explore {
    fn run(&mut self, cx: &mut Cx, _: Input) -> Flow {
        cite(CH_CMP_06);
        let abilities = &cx.pack.face(self.piece).abilities;
        let Some(ability) = abilities.get(self.nth as usize) else {
            cite(CH_MOVE_22);
            return done();
        };
        self.nth += 1;
        if cx.pack.ability(*ability).timing != Timing::Explore {
            return Flow::Again;
        }
        let ctx = Ctx {
            me: self.side,
            by: cx.world.decider(self.side),
            cause: Cause::Piece(self.piece),
            here: Some(self.region),
            ..Ctx::default()
        };
        call(effect::run::Use::new(*ability, ctx))
    }
}

/// A Trog token: its Units come from the Trog Reserve, its Crystals from the supply. Gives how many Units were asked for
/// (`paid`) and how many came (`done`).
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub struct Spawn {
    piece: Piece,
    region: Region,
    mover: Side,
    nth: u8,
    ctx: Ctx,
}

impl Spawn {
    pub fn of(piece: Piece, region: Region, mover: Side) -> Spawn {
        Spawn { piece, region, mover, nth: 0, ctx: Ctx::default() }
    }
}

impl Procedure<CryHavoc> for Spawn {
    fn run(&mut self, cx: &mut Cx, _: Input) -> Flow {
        let trogs = cx.world.trogs();
        let face = cx.pack.face(self.piece);
        if self.nth == 0 {
            match face.kind {
                PieceKind::Nest => cite(CH_CMP_08),
                _ => cite(CH_CMP_07),
            }
            // They are part of the mover's step 2 and start no steps of their own.
            cite(CH_MOVE_26);
            if !trogs.is_neutral() && self.mover != trogs {
                cite(CH_TRG_07);
            }
            let before = cx.world.units(self.region, trogs);
            ops(cx).place(trogs, face.units, self.region);
            let came = cx.world.units(self.region, trogs) - before;
            if came < face.units {
                // As many as there are, and all Crystals.
                cite(if trogs.is_neutral() { CH_NTR_14 } else { CH_TRG_12 });
            }
            ops(cx).add_crystals(face.crystals, self.region);
            self.ctx = Ctx {
                me: trogs,
                by: cx.world.decider(trogs),
                cause: Cause::Piece(self.piece),
                here: Some(self.region),
                mover: self.mover,
                paid: face.units,
                done: came,
                ..Ctx::default()
            };
        }
        let Some(ability) = face.abilities.get(self.nth as usize) else {
            cite(CH_MOVE_22);
            return Flow::Done(Value::Ctx(self.ctx));
        };
        self.nth += 1;
        if cx.pack.ability(*ability).timing != Timing::Spawn {
            return Flow::Again;
        }
        call(effect::run::Use::new(*ability, self.ctx))
    }
}
