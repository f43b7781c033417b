//! What a step does to the things it has found: one place, one side, one kind of Unit at a time.

use crate::{
    Cx, Flow,
    effect::things::piece_kind,
    event::{At, ScoredFor},
    flow::{
        build::Activate,
        call,
        control::Claim,
        reveal::{Explore, Spawn},
    },
    options::TrogEntryStops,
    pack::{Step, TokenWord, What},
    rules::*,
    terms::*,
    world::{Cause, Ctx, Phase, World},
};
use kernel::marks::cite;

/// One application of a step.
#[derive(Clone, Copy)]
pub(super) struct Work {
    pub side: Side,
    pub mark: Mark,
    pub n: u8,
    pub from: At,
    pub to: Option<At>,
    /// A Structure, or the place of a face-down token in its row.
    pub which: Option<u8>,
}

impl Work {
    /// Does it; says how many things it affected, and what follows at once.
    pub fn apply(self, cx: &mut Cx, step: &Step, ctx: &Ctx) -> (u8, Option<Flow>) {
        let n = match step.what {
            What::PlaceUnits { .. } | What::MoveUnits { .. } => self.bring(cx),
            What::KillUnits { vp, .. } => {
                let n = self.kill(cx);
                // A kill by a text scores only what the text says.
                cite(CH_OBJ_19);
                World::gain_vp(cx, ctx.me, u16::from(vp) * u16::from(n), ScoredFor::Kill);
                n
            }
            What::WithdrawUnits { .. } => self.withdraw(cx),
            What::CaptureUnits { .. } => self.capture(cx, ctx.me),
            What::ProtectUnits { kill, capture, .. } => self.protect(cx, kill, capture),
            What::MoveCrystals { .. } => match (self.from, self.to) {
                (At::Supply, Some(At::Region(to))) => World::add_crystals(cx, self.n, to),
                (from, Some(to)) => World::carry_crystals(cx, self.side, self.n, from, to),
                _ => 0,
            },
            What::ModScoring { vp, .. } => self.region(|region| World::make_worth(cx, region, vp)),
            What::TakeControl { .. } => {
                let At::Region(region) = self.from else { return (0, None) };
                return (1, Some(call(Claim::of(self.side, region))));
            }
            What::DropControl { .. } => self.region(|region| World::drop_control(cx, region)),
            What::PeekTokens { .. } => {
                // For the neutral Trogs, whoever acts for them looks.
                let looks = ctx.me.seat().map_or(Side(ctx.by), |_| ctx.me);
                self.region(|region| {
                    World::look_at_tokens(cx, looks, Regions::one(region));
                })
            }
            What::PlaceToken { token, .. } => self.place_token(cx, token),
            What::MoveTokens { token, .. } => self.move_token(cx, token),
            What::RemoveTokens { token, .. } => self.remove_token(cx, token),
            What::ResolveToken { token, .. } => return self.resolve(cx, ctx, token),
            _ => return self.structure(cx, step),
        };
        (n, None)
    }

    fn region(self, act: impl FnOnce(Region)) -> u8 {
        let At::Region(region) = self.from else { return 0 };
        act(region);
        1
    }

    fn role(self, cx: &Cx) -> Option<usize> {
        cx.world.battle()?.role(self.side)
    }

    // ------------------------------------------------------------------------------------------ Units

    fn bring(self, cx: &mut Cx) -> u8 {
        let Work { side, mark, n, .. } = self;
        let role = self.role(cx);
        match (self.from, self.to, role) {
            (At::Reserve, Some(At::Region(to)), _) => {
                let n = World::place(cx, side, n, to);
                self.halt(cx, n, to);
                n
            }
            (At::Reserve, Some(At::Objective(to)), Some(role)) => World::reinforce(cx, role, n, to),
            (At::Region(from), Some(At::Region(to)), _) => {
                World::shift(cx, side, n, from, to);
                self.halt(cx, n, to);
                emptied(cx, from);
                n
            }
            (At::Region(from), Some(At::Objective(to)), Some(role)) => {
                World::join_battle(cx, role, n, from, to);
                n
            }
            (At::Objective(from), Some(At::Objective(to)), Some(role)) => {
                World::shift_units(cx, role, mark, n, from, to);
                n
            }
            (At::Objective(from), Some(At::Region(to)), Some(role)) => {
                World::leave_battle(cx, role, mark, n, from, to);
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
            cx.world.halt(self.side, n, to);
        }
    }

    fn kill(self, cx: &mut Cx) -> u8 {
        match (self.from, self.role(cx)) {
            (At::Region(region), _) => {
                World::kill(cx, self.side, self.n, region, self.mark);
                emptied(cx, region);
            }
            (At::Objective(at), Some(role)) => World::kill_in_battle(cx, role, self.mark, self.n, at),
            _ => return 0,
        }
        self.n
    }

    fn withdraw(self, cx: &mut Cx) -> u8 {
        match (self.from, self.role(cx)) {
            (At::Region(region), _) => {
                World::withdraw(cx, self.side, self.n, region, self.mark);
                emptied(cx, region);
            }
            (At::Objective(at), Some(role)) => World::withdraw_in_battle(cx, role, self.mark, self.n, at),
            _ => return 0,
        }
        self.n
    }

    fn capture(self, cx: &mut Cx, by: Side) -> u8 {
        match (self.from, self.role(cx)) {
            (At::Region(region), _) => {
                World::capture(cx, self.side, self.n, region, self.mark, by);
                emptied(cx, region);
            }
            (At::Objective(at), Some(role)) => World::capture_in_battle_by(cx, role, self.mark, self.n, at, by),
            _ => return 0,
        }
        self.n
    }

    fn protect(self, cx: &mut Cx, kill: bool, capture: bool) -> u8 {
        let (At::Objective(at), Some(role)) = (self.from, self.role(cx)) else { return 0 };
        World::protect(cx, role, self.mark, self.n, at, kill, capture);
        self.n
    }

    // ------------------------------------------------------------------------------------------ Structures

    fn structure(self, cx: &mut Cx, step: &Step) -> (u8, Option<Flow>) {
        let Some(structure) = self.which.map(Structure) else { return (0, None) };
        let side = self.side;
        match (&step.what, self.from, self.to) {
            (What::PlaceStructure { .. }, _, Some(At::Region(to))) => World::put_structure(cx, side, structure, to),
            (What::MoveStructures { .. }, At::Region(from), Some(At::Region(to))) => {
                World::move_structure(cx, side, structure, from, to);
            }
            (What::RemoveStructure { .. }, At::Region(from), _) => World::remove_structure(cx, side, structure, from),
            (What::ActivateStructure { .. }, At::Region(region), _) => {
                return (1, Some(call(Activate::free(structure, region, side))));
            }
            _ => return (0, None),
        }
        (1, None)
    }

    // ------------------------------------------------------------------------------------------ tokens

    /// The slot of the face-down token that was chosen.
    fn slot(self, cx: &Cx, token: TokenWord) -> Option<usize> {
        let At::Region(region) = self.from else { return None };
        cx.world.tokens_in(region, token).nth(self.which.unwrap_or(0).into()).map(|(slot, _)| slot)
    }

    fn place_token(self, cx: &mut Cx, token: TokenWord) -> u8 {
        let Some(At::Region(to)) = self.to else { return 0 };
        match (token, self.from) {
            (TokenWord::Named(_), At::Region(_)) => self.move_token(cx, token),
            (TokenWord::Named(named), _) => World::put_named(cx, self.side, named, to).into(),
            _ => {
                let kind = piece_kind(cx.world, token);
                (0..self.n).take_while(|_| World::lay(cx, kind, to)).count() as u8
            }
        }
    }

    fn move_token(self, cx: &mut Cx, token: TokenWord) -> u8 {
        let (At::Region(from), Some(At::Region(to))) = (self.from, self.to) else { return 0 };
        if let TokenWord::Named(named) = token {
            World::remove_named(cx, named, from);
            return World::put_named(cx, self.side, named, to).into();
        }
        let Some(slot) = self.slot(cx, token) else { return 0 };
        World::move_piece(cx, slot, to);
        1
    }

    fn remove_token(self, cx: &mut Cx, token: TokenWord) -> u8 {
        if let (TokenWord::Named(named), At::Region(from)) = (token, self.from) {
            World::remove_named(cx, named, from);
            return 1;
        }
        let Some(slot) = self.slot(cx, token) else { return 0 };
        World::remove_piece(cx, slot);
        1
    }

    /// A token is turned up and its text carried out.
    fn resolve(self, cx: &mut Cx, ctx: &Ctx, token: TokenWord) -> (u8, Option<Flow>) {
        let found = match (self.from, self.to) {
            (At::Region(region), _) => self.slot(cx, token).map(|slot| (World::reveal(cx, slot), region)),
            (_, Some(At::Region(region))) => {
                let kind = piece_kind(cx.world, token);
                World::reveal_from_supply(cx, kind, region).map(|piece| (piece, region))
            }
            _ => None,
        };
        let Some((piece, region)) = found else { return (0, None) };
        let flow = if piece.kind().is_trog() {
            call(Spawn::of(piece, region, ctx.me))
        } else {
            call(Explore::of(piece, ctx.me, region))
        };
        (1, Some(flow))
    }
}

/// A Battle Region in which a side has no Units left, outside the Battles phase.
fn emptied(cx: &mut Cx, region: Region) {
    if cx.world.phase() != Phase::Battles {
        World::settle(cx, region);
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
    let side = match step.what {
        What::PlaceUnits { .. } | What::MoveUnits { .. } => side?,
        What::ResolveToken { token, .. } if token != TokenWord::Exploration => {
            cite(CH_TRG_14);
            if reached.iter().any(|region| world.units(region, trogs) == 0) {
                // Where no Trog Unit came, nothing is controlled or fought.
                cite(MR_08);
            }
            // Neutral Trogs arrive nowhere: whoever stands there meets them.
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
