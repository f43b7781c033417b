//! Numbers of a text (docs/effects-cry-havoc.md, section 3).

use super::{select, who};
use crate::{
    pack::*,
    terms::*,
    world::{Ctx, World},
};

/// What a number is now.
pub fn value(world: &World, pack: &Pack, number: &Number, ctx: &Ctx) -> i16 {
    match number {
        Number::Fixed(fixed) => (*fixed).into(),
        Number::Count { of, per, max, plus } => {
            let per = i16::from(*per).max(1);
            let n = counted(world, pack, of, ctx) / per + i16::from(*plus);
            max.map_or(n, |max| n.min(max.into()))
        }
    }
}

/// A number of things: never below 0.
pub fn count(world: &World, pack: &Pack, number: &Number, ctx: &Ctx) -> u8 {
    value(world, pack, number, ctx).clamp(0, 200) as u8
}

fn counted(world: &World, pack: &Pack, of: &Counter, ctx: &Ctx) -> i16 {
    let regions = |selector: &Selector| select::regions(world, pack, selector, ctx, None);
    match of {
        Counter::Regions(selector) => regions(selector).len() as i16,
        Counter::Units { who, at } => {
            who::sides(world, ctx, *who).iter().map(|side| units(world, pack, side, at, ctx)).sum()
        }
        Counter::Crystals(Place::Regions(selector)) => {
            regions(selector).iter().map(|region| i16::from(world.crystals(region))).sum()
        }
        Counter::Crystals(Place::Pool(Pool::Store)) => {
            who::store_seat(world, pack, ctx.me).map_or(0, |seat| world.store(seat).into())
        }
        Counter::Crystals(_) => 0,
        Counter::Cards(who) => who::sides(world, ctx, *who)
            .iter()
            .filter_map(|side| who::cards_seat(world, ctx, side))
            .map(|seat| world.hand(seat).len() as i16)
            .sum(),
        Counter::Prisoners(who) => {
            who::sides(world, ctx, *who).iter().map(|side| i16::from(world.prisoners_held(side))).sum()
        }
        Counter::Structures(selector) => {
            let own = who::structures(world, pack, ctx.me);
            let meant = match selector.structure {
                Some(StructureWord::Type(structure)) => own.and(Structures::one(structure)),
                _ => own,
            };
            regions(selector).iter().map(|region| world.structures(region).and(meant).len() as i16).sum()
        }
        Counter::Paid => ctx.paid.into(),
        Counter::Done => ctx.done.into(),
        Counter::Icons => ctx.card.map_or(0, |card| pack.card(card).icons[Points::Recruit.index()].into()),
    }
}

fn units(world: &World, pack: &Pack, side: Side, at: &Place, ctx: &Ctx) -> i16 {
    match at {
        Place::Regions(selector) => select::regions(world, pack, selector, ctx, None)
            .iter()
            .map(|region| i16::from(world.units_here(region, side)))
            .sum(),
        Place::Objectives(spot) => {
            let Some(battle) = world.battle() else { return 0 };
            let Some(role) = battle.role(side) else { return 0 };
            let mask = select::objectives(world, *spot, ctx, Some(side), None);
            select::each(mask).map(|objective| i16::from(battle.on(role, objective))).sum()
        }
        Place::Pool(Pool::Reserve) => world.reserve(side).into(),
        Place::Pool(Pool::Prisoners) => world.prisoners_held(side).into(),
        Place::Pool(_) => 0,
    }
}
