//! Lasting effects: how long a change lasts, and whom it concerns.

use super::{context::Ctx, select::Scope};
use crate::{
    Cx,
    event::{Alter, Event},
    pack::*,
    terms::*,
    world::{Lasting, Standing, That, World, ops::ops},
};

/// How long a change without a stated end lasts: as long as the event of its window.
pub(super) fn natural_end(world: &World) -> Until {
    if world.attack().is_some() {
        Until::Attack
    } else if world.activation().is_some() {
        Until::Activation
    } else if world.turn().seat.is_some() {
        Until::Turn
    } else {
        Until::Round
    }
}

/// What an end is measured by.
fn mark(world: &World, until: Until) -> u16 {
    match until {
        Until::Attack => world.attacks().len() as u16,
        Until::Activation => world.activations().len() as u16,
        _ => world.round(),
    }
}

/// A table selector that picks all is read again each time; any other is fixed at once.
pub(super) fn fixed(scope: &Scope, who: &Who) -> Option<Figures> {
    match who {
        Who::Select(select) if select.pick == Pick::All => None,
        _ => Some(scope.set(who)),
    }
}

/// Something has changed that has no number of its own.
pub(super) fn tell_other(cx: &mut Cx, figure: Figure) {
    cx.tell(Event::Altered { figure, what: Alter::Other, n: 0 });
}

pub(super) fn begin(cx: &mut Cx, ctx: &Ctx, what: Standing, until: Until, times: Option<u8>) {
    tell_other(cx, ctx.you);
    let mark = mark(cx.world, until);
    let that = if matches!(what, Standing::Ability(_)) { ctx.that } else { That::Nothing };
    ops(cx).begin_lasting(Lasting { began: 0, what, you: ctx.you, that, from: ctx.from, until, mark, times });
}
