//! Whether a text could do anything now: for Skills, activations and options, which are legal only then, for cards, which say
//! beforehand if they could not, and for costs, which are paid whole or not at all.

use super::{
    cond, price,
    things::{self, End, Reach},
    who,
};
use crate::{
    Cx,
    choice::Choice,
    effect::run::Doing,
    pack::*,
    rules::*,
    terms::*,
    why::*,
    world::{Cause, Ctx, World},
};
use kernel::marks::cite;

/// Activations that activate others are followed this far; what lies deeper counts as doing nothing.
const DEPTH: u8 = 3;

/// Whether a Skill, an activation or an option may be used (docs/effects-cry-havoc.md, section 1).
pub fn usable(world: &World, pack: &Pack, ability: AbilityId, ctx: &Ctx) -> Result<(), Why> {
    usable_in(world, pack, ability, ctx, 0)
}

fn usable_in(world: &World, pack: &Pack, ability: AbilityId, ctx: &Ctx, depth: u8) -> Result<(), Why> {
    let ability = pack.ability(ability);
    unless(cond::holds(world, pack, &ability.conds, ctx), CH_CLR_01, Reason::ConditionFails)?;
    unless(payable(world, pack, ability.cost, ctx), CH_CLR_01, Reason::CannotPay)?;
    let works = price::pays_off(world, pack, ability.cost, ability.effect, ctx, depth);
    unless(works, CH_CLR_06, Reason::DoesNothing)
}

/// Whether an ability would do nothing although it may be used (CH-CARD-13, CH-TAC-14).
pub fn pointless(world: &World, pack: &Pack, ability: AbilityId, ctx: &Ctx) -> bool {
    kernel::marks::aside(|| usable(world, pack, ability, ctx).is_err())
}

/// Whether a text would do nothing if this choice were the answer to a question of its payment.
pub fn paid_for_nothing(world: &World, pack: &Pack, doing: &Doing, choice: Choice) -> bool {
    choice != Choice::Pass && !price::answer_pays_off(world, pack, doing, choice)
}

/// Whether one option of a text is legal.
pub fn offered(world: &World, pack: &Pack, offer: &Offer, ctx: &Ctx, depth: u8) -> bool {
    payable(world, pack, offer.cost, ctx) && price::pays_off(world, pack, offer.cost, offer.effect, ctx, depth)
}

/// The options of a `choose` that are legal, one bit each.
pub fn options(world: &World, pack: &Pack, options: &[Offer], ctx: &Ctx, depth: u8) -> u16 {
    let legal = |(_, offer): &(usize, &Offer)| offered(world, pack, offer, ctx, depth);
    options.iter().enumerate().take(16).filter(legal).fold(0, |mask, (nth, _)| mask | 1 << nth)
}

/// Whether one step of a list could do something now.
pub fn could(world: &World, pack: &Pack, list: List, ctx: &Ctx, depth: u8) -> bool {
    pack.list(list).iter().any(|step| {
        // What waits for its window is stored now, and that is something.
        step.later.is_some() && world.battle().is_some()
            || cond::holds(world, pack, &step.conds, ctx) && could_step(world, pack, step, ctx, depth)
    })
}

/// Whether the free activation of a Structure is possible and would do something.
pub fn activatable(
    world: &World,
    pack: &Pack,
    ctx: &Ctx,
    side: Side,
    structure: Structure,
    region: Region,
    depth: u8,
) -> bool {
    let card = pack.structure(structure);
    if depth >= DEPTH || card.activate.is_none() || world.control(region) != Some(side) {
        return false;
    }
    cite(CH_BLD_10);
    let cause = Cause::Structure(structure, region);
    let by = who::decider(world, ctx, side);
    let ctx = Ctx { me: side, by, cause, here: Some(region), ..Ctx::default() };
    card.abilities
        .iter()
        .filter(|id| pack.ability(**id).timing == Timing::Activate)
        .any(|id| usable_in(world, pack, *id, &ctx, depth + 1).is_ok())
}

/// Whether a step could do something now, its own conditions apart.
pub fn could_step(world: &World, pack: &Pack, step: &Step, ctx: &Ctx, depth: u8) -> bool {
    let reach = Reach { depth, ..Reach::new(world, pack, ctx, step) };
    let count = reach.count();
    let sides = who::sides(world, ctx, step.who);
    if reach.ends().is_some() {
        let sources = reach.sources(sides);
        return count > 0 && sides.iter().any(|side| sources.iter().any(|from| reach.works(side, from)));
    }
    step.what.word().possible(&reach, sides)
}

/// Whether a cost can be paid in full.
pub fn payable(world: &World, pack: &Pack, cost: List, ctx: &Ctx) -> bool {
    pack.list(cost)
        .iter()
        .enumerate()
        .all(|(nth, step)| !cond::holds(world, pack, &step.conds, ctx) || payable_step(world, pack, step, ctx, nth > 0))
}

fn payable_step(world: &World, pack: &Pack, step: &Step, ctx: &Ctx, follows: bool) -> bool {
    if step.up_to || step.optional {
        return true;
    }
    let reach = Reach::new(world, pack, ctx, step);
    let count = reach.count();
    let sides = who::sides(world, ctx, step.who);
    if let Some((from, _)) = reach.ends() {
        // Where a part of the cost binds the Region of the next, only paying shows what is there.
        let bound = matches!(from, End::Regions(Selector { at: Anchor::Bound, .. })) && ctx.bound.is_empty();
        return count == 0 || follows && bound || sides.iter().any(|side| total(&reach, side) >= u16::from(count));
    }
    step.what.word().payable(&reach, sides)
}

/// How many things of a side the step could affect in all.
pub fn total(reach: &Reach, side: Side) -> u16 {
    let Some((from, _)) = reach.ends() else { return 0 };
    let most = things::each(from).unwrap_or(u8::MAX);
    let there = reach.sources(Sides::one(side)).iter().filter(|at| reach.works(side, *at));
    let amounts = there.map(|at| u16::from(reach.avail(side, at).min(most)));
    if things::mode(from) == Pick::Spread { amounts.sum() } else { amounts.max().unwrap_or(0) }
}

/// The Objectives that a step can still be about.
pub fn open_aims(world: &World, aim: Aim) -> impl Iterator<Item = Objective> {
    let open = world.battle().map_or(&[][..], |battle| &battle.order[battle.resolved as usize..]);
    open.iter().copied().filter(move |objective| match aim {
        Aim::Control => *objective == Objective::Control,
        Aim::Capture => *objective == Objective::Capture,
        Aim::Attrition => *objective == Objective::Attrition,
        Aim::Choose => true,
    })
}

/// The sides of the battle among these, by their role.
pub fn roles(world: &World, sides: Sides) -> impl Iterator<Item = usize> {
    world.battle().into_iter().flat_map(move |battle| sides.iter().filter_map(|side| battle.role(side)))
}

/// The role of a side in the battle.
pub fn role(cx: &Cx, side: Side) -> Option<usize> {
    cx.world.battle()?.role(side)
}
