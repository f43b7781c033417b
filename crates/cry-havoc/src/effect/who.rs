//! Sides and players as a text names them, who decides for them, and whose cards they use.

use crate::{
    pack::*,
    rules::*,
    terms::*,
    world::{Ctx, World},
};
use kernel::marks::cite;

/// The sides that a word can mean. `enemy` and `owner` mean one of them, which is chosen; the others mean all of them.
pub fn sides(world: &World, ctx: &Ctx, who: Who) -> Sides {
    let players = Sides((1 << world.players()) - 1);
    match who {
        Who::Me => Sides::one(ctx.me),
        Who::Enemy => match (world.opponent(ctx.me), world.battle()) {
            (Some(side), _) => Sides::one(side),
            // A third party's text means one of the two sides that fight.
            (None, Some(battle)) => battle.sides.into_iter().collect::<Sides>().without(ctx.me),
            (None, None) => world.sides().without(ctx.me),
        },
        Who::Both => world.battle().map_or(Sides::NONE, |battle| battle.sides.into_iter().collect()),
        Who::All => players,
        Who::Others => players.without(ctx.me),
        Who::Owner => world.sides(),
        Who::Trogs => Sides::one(world.trogs()),
        Who::Mover => Sides::one(ctx.mover),
    }
}

/// Whether the word means one of several sides, to be chosen.
pub fn is_one_of(who: Who) -> bool {
    matches!(who, Who::Enemy | Who::Owner)
}

/// The next of these sides in the order of play: in a battle the attacker first, otherwise Initiative order.
pub fn next(world: &World, sides: Sides) -> Option<Side> {
    let fighting = world.battle().and_then(|battle| battle.sides.into_iter().find(|side| sides.has(*side)));
    fighting.or_else(|| world.in_order().find(|side| sides.has(*side)))
}

/// The seat that decides for a side in this text.
pub fn decider(world: &World, ctx: &Ctx, side: Side) -> Seat {
    if side == ctx.me { ctx.by } else { world.decider(side) }
}

/// The seat that makes the choices of a step about this side; none yet: the user's.
pub fn chooser(world: &World, ctx: &Ctx, by: Who, side: Option<Side>) -> Seat {
    let side = match by {
        Who::Me => Some(ctx.me),
        Who::Enemy => world.opponent(ctx.me).or(side.filter(|side| *side != ctx.me)),
        Who::Trogs => Some(world.trogs()),
        Who::Mover => Some(ctx.mover),
        Who::Owner | Who::Both | Who::All | Who::Others => side,
    };
    side.map_or(ctx.by, |side| decider(world, ctx, side))
}

/// The seat whose hand, deck and discard pile a side uses; the neutral Trogs use those of the player who acts for them.
pub fn cards_seat(world: &World, ctx: &Ctx, side: Side) -> Option<Seat> {
    if let Some(seat) = side.seat() {
        return (seat.index() < world.players()).then_some(seat);
    }
    cite(CH_NTR_16);
    if side == ctx.me {
        return Some(ctx.by);
    }
    // Nobody acts for them where they do not fight.
    world.battle()?.role(side)?;
    Some(world.decider(side))
}

/// The Faction whose Structures, Skills and store a side has; the neutral Trogs have none.
pub fn faction(world: &World, side: Side) -> Option<Faction> {
    if side.is_neutral() {
        cite(CH_NTR_16);
        return None;
    }
    world.faction(side)
}

/// The Structure types of a side.
pub fn structures(world: &World, pack: &Pack, side: Side) -> Structures {
    faction(world, side).map_or(Structures::NONE, |faction| pack.faction(faction).structures)
}

/// The seat of a side that has a store of Crystals.
pub fn store_seat(world: &World, pack: &Pack, side: Side) -> Option<Seat> {
    faction(world, side).filter(|faction| pack.faction(*faction).crystal_store).and(side.seat())
}
