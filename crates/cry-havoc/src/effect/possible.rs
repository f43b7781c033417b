//! Whether a text could do anything now: for Skills, activations and options, which are legal only then, for cards, which say
//! beforehand if they could not, and for costs, which are paid whole or not at all.

use super::{
    cond, number, price, select,
    things::{self, End, Reach},
    who,
};
use crate::{
    choice::Choice,
    effect::run::Doing,
    pack::*,
    rules::*,
    terms::*,
    why::*,
    world::{Cause, Ctx, Phase, Scoring, World},
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

/// Whether nothing would come of an ability that is used all the same (CH-CARD-13, CH-TAC-14).
pub fn in_vain(world: &World, pack: &Pack, ability: AbilityId, ctx: &Ctx) -> bool {
    kernel::marks::aside(|| usable(world, pack, ability, ctx).is_err())
}

/// Whether nothing would come of a text if a question of its payment were answered so.
pub fn paid_in_vain(world: &World, pack: &Pack, doing: &Doing, choice: Choice) -> bool {
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
    let by = who::decider(world, ctx, side) as u8;
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
    let roles = || world.battle().into_iter().flat_map(|battle| sides.iter().filter_map(|side| battle.role(side)));
    let fights = || roles().next().is_some();
    let me = ctx.me.seat();
    let regions = |selector: &Selector| !select::regions(world, pack, selector, ctx, None).is_empty();
    match &step.what {
        What::ModStrength { .. } | What::ModReward { .. } => fights(),
        What::WinTies { objective } => {
            let has = |role: usize, objective: Objective| world.fight().ties[role] >> objective.index() & 1 == 1;
            roles().any(|role| open_aims(world, *objective).any(|objective| !has(role, objective)))
        }
        What::SetRetreat { to } => {
            if sides.has(Side::NEUTRAL) {
                // Neutral Trogs retreat to no Region, whatever a text offers.
                cite(CH_NTR_17);
            }
            let goes = |role: usize| !matches!(to, Place::Regions(_)) || !world.fight().sides[role].is_neutral();
            roles().any(goes)
        }
        What::ReorderObjectives { first } => world.battle().is_some_and(|battle| {
            let next = battle.order.get(battle.resolved as usize);
            let changes = |aim: Aim| open_aims(world, aim).any(|objective| Some(&objective) != next);
            battle.resolved < 2 && first.is_none_or(changes)
        }),
        What::Forbid { what: Ban::Enter, at } => at.as_ref().is_none_or(regions),
        What::Forbid { what, .. } => roles().any(|role| {
            let battle = world.fight();
            // Whoever has declined plays no more Tactics anyway.
            let over = battle.declined[role] && matches!(what, Ban::Tactics | Ban::TerrainTactics);
            !over && !battle.is_banned(role, *what)
        }),
        What::DrawCards { deck, store, .. } => {
            count > 0
                && sides.iter().any(|side| {
                    let seat = who::cards_seat(world, ctx, side).filter(|_| !store || !side.is_neutral());
                    seat.is_some_and(|seat| decks(world, seat, *deck) != 0)
                })
        }
        What::DiscardCards { terrain_only } => {
            count > 0 && sides.iter().any(|side| held(world, ctx, side, *terrain_only) > 0)
        }
        What::RecoverCards { not_cost } => count > 0 && !recoverable(world, ctx, *not_cost).is_empty(),
        What::PeekHand => !peeked(world, ctx, step.who).is_empty(),
        What::ReleasePrisoners { whose } => count > 0 && prisoners(world, ctx, step.who, *whose) > 0,
        What::ChangeVp { amount } => {
            let amount = number::value(world, pack, amount, ctx);
            let moves = |seat: usize| amount > 0 || amount < 0 && world.vp(seat) > 0;
            sides.iter().filter_map(Side::seat).any(moves)
        }
        What::EnableScoring => me.is_some() && world.scoring() == Scoring::No,
        What::GainPoints { kind } => {
            let open = match kind {
                Points::Move => world.may_march(),
                Points::Recruit => world.reserve(ctx.me) > 0,
                Points::Build => world.may_build(),
            };
            if !open && !matches!(kind, Points::Recruit) {
                // Not inside two others.
                cite(MR_11);
            }
            // Points are spent outside battles only.
            open && me.is_some() && count > 0 && world.phase() != Phase::Battles
        }
        What::ModPoints { .. } => !sides.is_empty() && !spent(world, step),
        What::SetInitiative => me.is_some(),
        What::ReadySkill => count > 0 && readied(world, ctx) != 0,
        // One Region alone is linked to nothing.
        What::LinkRegions { at } => select::regions(world, pack, at, ctx, None).len() > 1,
        What::RecruitSite { .. } => false,
        What::Choose { options: offers } => options(world, pack, offers, ctx, depth) != 0,
        What::EachPlayer { effect } => sides.iter().any(|side| {
            side.seat()
                .is_some_and(|seat| could(world, pack, *effect, &Ctx { me: side, by: seat as u8, ..*ctx }, depth))
        }),
        _ => false,
    }
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
    match &step.what {
        What::DiscardCards { terrain_only } => {
            sides.iter().all(|side| held(world, ctx, side, *terrain_only) >= u32::from(count))
        }
        What::ReleasePrisoners { whose } => prisoners(world, ctx, step.who, *whose) >= u16::from(count),
        What::RecoverCards { not_cost } => recoverable(world, ctx, *not_cost).len() >= u32::from(count),
        What::ChangeVp { amount } => {
            let amount = number::value(world, pack, amount, ctx);
            sides.iter().all(|side| side.seat().is_some_and(|seat| world.vp(seat) as i16 + amount >= 0))
        }
        _ => could_step(world, pack, step, ctx, 0),
    }
}

/// How many things of a side the step could affect in all.
pub fn total(reach: &Reach, side: Side) -> u16 {
    let Some((from, _)) = reach.ends() else { return 0 };
    let most = things::each(from).unwrap_or(u8::MAX);
    let there = reach.sources(Sides::one(side)).iter().filter(|at| reach.works(side, *at));
    let amounts = there.map(|at| u16::from(reach.avail(side, at).min(most)));
    if things::mode(from) == Pick::Spread { amounts.sum() } else { amounts.max().unwrap_or(0) }
}

/// Cards in the hand of a side that may be discarded; of others only their number is known.
fn held(world: &World, ctx: &Ctx, side: Side, terrain_only: bool) -> u32 {
    let known = |seat: usize| terrain_only && seat == ctx.by as usize;
    who::cards_seat(world, ctx, side).map_or(0, |seat| discardable(world, seat, known(seat)).len())
}

/// The Objectives that a step can still be about.
fn open_aims(world: &World, aim: Aim) -> impl Iterator<Item = Objective> {
    let open = world.battle().map_or(&[][..], |battle| &battle.order[battle.resolved as usize..]);
    open.iter().copied().filter(move |objective| match aim {
        Aim::Control => *objective == Objective::Control,
        Aim::Capture => *objective == Objective::Capture,
        Aim::Attrition => *objective == Objective::Attrition,
        Aim::Choose => true,
    })
}

/// Points for the Action of a turn come too late once it has been taken.
fn spent(world: &World, step: &Step) -> bool {
    step.until.unwrap_or(Until::Turn) == Until::Turn && world.turn().is_none_or(|turn| turn.acted)
}

pub fn discardable(world: &World, seat: usize, terrain_only: bool) -> Cards {
    let hand = world.hand(seat);
    if terrain_only { hand.and(Cards::TERRAIN) } else { hand }
}

/// Cards that the user may take back from the discard pile.
pub fn recoverable(world: &World, ctx: &Ctx, not_cost: bool) -> Cards {
    let Some(seat) = who::cards_seat(world, ctx, ctx.me) else { return Cards::NONE };
    let pile = world.discard(seat);
    ctx.card.filter(|_| not_cost).map_or(pile, |card| pile.without(card))
}

/// Sides whose hand the user could look at.
pub fn peeked(world: &World, ctx: &Ctx, who: Who) -> Sides {
    let who = if who == Who::Me { Who::Enemy } else { who };
    let has_hand = |side: &Side| {
        who::cards_seat(world, ctx, *side).is_some_and(|seat| seat != ctx.by as usize && !world.hand(seat).is_empty())
    };
    who::sides(world, ctx, who).iter().filter(has_hand).collect()
}

/// Decks that can give a card: bit 0 the own one, then one per Terrain.
pub fn decks(world: &World, seat: usize, deck: FromDeck) -> u8 {
    let own = u8::from(deck != FromDeck::Terrain && world.drawable(seat, Deck::Own) > 0);
    if deck == FromDeck::Own {
        return own;
    }
    let full = |terrain: &&Terrain| world.drawable(seat, Deck::Terrain(**terrain)) > 0;
    Terrain::ALL.iter().filter(full).fold(own, |mask, terrain| mask | 2 << terrain.index())
}

/// Sides that may hold the Prisoners a text means: `others` is any other side, the neutral Trogs included.
pub fn holders(world: &World, ctx: &Ctx, who: Who) -> Sides {
    if who == Who::Others { world.sides().without(ctx.me) } else { who::sides(world, ctx, who) }
}

/// Prisoners of a holder that a text means.
pub fn prisoners_of(world: &World, ctx: &Ctx, holder: Side, whose: Who) -> Sides {
    let owners = if whose == Who::Others { world.sides().without(ctx.me) } else { who::sides(world, ctx, whose) };
    owners.iter().filter(|owner| world.prisoners(holder, *owner) > 0).collect()
}

/// All Prisoners that a text means.
pub fn prisoners(world: &World, ctx: &Ctx, who: Who, whose: Who) -> u16 {
    let of = |holder: Side| {
        let owners = prisoners_of(world, ctx, holder, whose).iter();
        owners.map(move |owner| u16::from(world.prisoners(holder, owner))).sum::<u16>()
    };
    holders(world, ctx, who).iter().map(of).sum()
}

/// Exhausted Skills that a text could make ready, one bit per place in the row; never the one being used.
pub fn readied(world: &World, ctx: &Ctx) -> u8 {
    let Some(seat) = ctx.me.seat() else { return 0 };
    let exhausted = |(_, skill): &(usize, &Skill)| ctx.cause != Cause::Skill(**skill) && !world.is_ready(seat, **skill);
    world.skills(seat).iter().enumerate().filter(exhausted).fold(0, |mask, (nth, _)| mask | 1 << nth)
}
