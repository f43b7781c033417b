//! Conditions of a text (docs/effects-cry-havoc.md, section 5).

use super::{number, select};
use crate::{
    pack::*,
    world::{Ctx, World},
};

/// Whether all conditions hold.
pub fn holds(world: &World, pack: &Pack, conds: &[Cond], ctx: &Ctx) -> bool {
    conds.iter().all(|cond| one(world, pack, cond, ctx))
}

fn one(world: &World, pack: &Pack, cond: &Cond, ctx: &Ctx) -> bool {
    match cond {
        Cond::Is(fact) => is(world, *fact, ctx),
        Cond::Cmp(left, compare, right) => {
            let (left, right) = (number::value(world, pack, left, ctx), number::value(world, pack, right, ctx));
            match compare {
                Compare::AtLeast => left >= right,
                Compare::AtMost => left <= right,
                Compare::Equal => left == right,
            }
        }
        Cond::Players(mask) => mask >> world.players() & 1 == 1,
    }
}

fn is(world: &World, fact: Fact, ctx: &Ctx) -> bool {
    if fact == Fact::Controls {
        return select::source(ctx).is_some_and(|region| world.control(region) == Some(ctx.me));
    }
    let Some(battle) = world.battle() else { return false };
    let Some(role) = battle.role(ctx.me) else { return fact == Fact::Third };
    let units = |role: usize| world.units_here(battle.region, battle.sides[role]);
    match fact {
        Fact::Attacker => role == 0,
        Fact::Defender => role == 1,
        Fact::Fewer => units(role) < units(1 - role),
        Fact::More => units(role) > units(1 - role),
        Fact::WonControl => battle.winner == Some(role as u8),
        Fact::LostControl => battle.winner == Some(1 - role as u8),
        // A text elsewhere on the board is not part of this battle.
        Fact::Fights => ctx.here.is_none_or(|here| here == battle.region),
        Fact::Third | Fact::Controls => false,
    }
}
