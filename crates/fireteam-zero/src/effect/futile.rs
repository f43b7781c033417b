//! Whether what may be played would change nothing. The rules do not forbid it, but whoever is asked ought to know.

use super::{Scope, possible::effect_does};
use crate::{flow::act, pack::*, terms::*};
use serde::Serialize;

/// Why an effect would come to nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Futile {
    /// Nothing prevents this damage (FZ-DMG-05).
    Unblockable,
    /// Nobody whom it lets act has anything to do.
    NoAction,
    /// There is nothing that it could change.
    Nothing,
}

impl Futile {
    /// The name of its text.
    pub fn key(self) -> &'static str {
        match self {
            Futile::Unblockable => "futile-unblockable",
            Futile::NoAction => "futile-no-action",
            Futile::Nothing => "futile-nothing",
        }
    }
}

/// Why a list would come to nothing now; none if any part of it might do something.
pub fn futile(scope: &Scope, list: List) -> Option<Futile> {
    let mut effects = scope.pack.list(list).iter();
    let first = futile_effect(scope, effects.next()?)?;
    effects.all(|effect| futile_effect(scope, effect).is_some()).then_some(first)
}

fn futile_effect(scope: &Scope, effect: &Effect) -> Option<Futile> {
    let (world, pack) = (scope.world, scope.pack);
    match effect {
        Effect::Prevent { .. } => {
            let attack = world.attack().is_some_and(|attack| world.attack_flag(pack, attack, Flag::Unblockable));
            // Damage that is due has its own word; before the roll the attack tells what it will be.
            world.harm().map_or(attack, |harm| harm.unblockable).then_some(Futile::Unblockable)
        }
        Effect::Act { kinds, who, .. } => {
            let heroes = scope.set(who);
            let viewer = scope.ctx.decider as usize;
            let able = |seat| act::could_act(world, pack, viewer, seat, kinds);
            let able = heroes.iter().filter_map(Figure::seat).any(able);
            (!able).then_some(Futile::NoAction)
        }
        _ => (!effect_does(scope, effect)).then_some(Futile::Nothing),
    }
}
