//! Whether an ability can be used now: conditions, range, limit and cost, the same for every window.

use super::super::*;
use crate::{
    choice::{Holder, Use},
    effect::{Ctx, Scope},
    pack::*,
};
use kernel::marks::cite;

/// Conditions, range, limit and cost of an ability: the same for every window.
pub(crate) fn check_ability(
    world: &World,
    pack: &Pack,
    ability: &Ability,
    id: AbilityId,
    holder: Holder,
    ctx: &Ctx,
) -> Result<(), Why> {
    if let Some((range, to)) = ability.range {
        check_range(world, pack, ctx, range, to, holder)?;
    }
    // The conditions that an action prints (FZ-ACT-03), or a reaction (FZ-REAC-14).
    let rule = if ability.when == Window::TurnAction { FZ_ACT_03 } else { FZ_REAC_14 };
    unless(Scope::new(world, pack, ctx).all_hold(&ability.ifs), rule, Reason::ConditionFails)?;
    if let Some((n, _)) = ability.limit {
        unless(world.times_used(id, holder) < n, FZ_TERM_20, Reason::LimitReached)?;
    }
    can_pay(world, ctx, holder, &ability.cost)
}

/// Whether a cost can be paid in full; otherwise the ability is not used (FZ-DOWN-17).
pub(crate) fn can_pay(world: &World, ctx: &Ctx, holder: Holder, cost: &Cost) -> Result<(), Why> {
    if *cost == Cost::default() {
        return Ok(());
    }
    cite(FZ_DOWN_17);
    let Some(seat) = ctx.you.seat() else { return no(FZ_DOWN_17, Reason::CannotPay) };
    // A card being played for its text has left the hand already.
    let playing = usize::from(matches!(holder, Holder::Lower(s, c) if s == seat && world.hand(seat).has(c)));
    unless(world.hand_len(seat) >= cost.discard as usize + playing, FZ_DOWN_17, Reason::CannotPay)?;
    let empty = if matches!(holder, Holder::Item(..)) { FZ_RECON_06 } else { FZ_VAR_02 };
    unless(world.charges(holder) >= cost.charge, empty, Reason::CannotPay)?;
    if cost.moves > 0 {
        let own = world.turn().seat == Some(seat);
        unless(own && world.turn().moves >= cost.moves, FZ_DOWN_17, Reason::CannotPay)?;
    }
    Ok(())
}

/// The figure named by the reaction must be in range of the reacting hero (FZ-REAC-04, 07).
fn check_range(world: &World, pack: &Pack, ctx: &Ctx, range: u8, to: RangeTo, holder: Holder) -> Result<(), Why> {
    let named = match to {
        // The monster of the event: the target of a hero's attack (a thing counts), otherwise the acting monster.
        RangeTo::Monster => ctx.target.filter(|t| !t.is_hero()).or(ctx.actor.filter(|a| !a.is_hero())),
        RangeTo::Ally | RangeTo::Hero => ctx.target.filter(|t| t.is_hero()).or(ctx.actor.filter(|a| a.is_hero())),
        RangeTo::Itself => Some(ctx.you),
    };
    let scope = Scope::new(world, pack, ctx);
    let (Some(named), Some(here)) = (named, scope.place(ctx.you)) else {
        return no(FZ_REAC_04, Reason::ConditionFails);
    };
    let Some(place) = scope.place(named) else { return no(FZ_REAC_04, Reason::OutOfRange) };
    let range = if matches!(holder, Holder::Lower(..)) {
        world.modified(pack, ctx.you, Stat::ReactRange, None).of(range as i8) as u8
    } else {
        range
    };
    cite(FZ_REAC_07);
    cite(FZ_REAC_14);
    unless(world.in_range(pack, here, place, range), FZ_REAC_04, Reason::OutOfRange)
}

/// Whether a hero is within reach of a specialist (FZ-SPEC-13, D-14).
pub(crate) fn in_specialist_reach(world: &World, pack: &Pack, seat: Seat, which: usize) -> bool {
    cite(FZ_SPEC_13);
    let ctx = Ctx::of_hero(Figure::hero(seat), Holder::Specialist(which as u8));
    let kind = if which == 0 { FigureKind::Henry } else { FigureKind::Patty };
    let spot = Spot::Who(Who::Select(Box::new(FigureSelect {
        any: Side::Specialist,
        pick: Pick::All,
        n: 0,
        within: None,
        of: None,
        at: None,
        except: None,
        state: HeroState::Active,
        kind: Some(kind),
    })));
    let scope = Scope::new(world, pack, &ctx);
    scope.reach(Some(&spot), Places::one(world.specialist_at(which)), world.hero_at(seat)) <= 1
}

/// Rerolls and nothing else are not offered for dice of which no face matters any more.
pub(super) fn useful(world: &World, pack: &Pack, ability: &Ability) -> Result<(), Why> {
    let rerolls = pack.list(ability.effects).iter().all(|effect| matches!(effect, Effect::Reroll(_)));
    let idle = rerolls && ability.when == Window::AttackRolled && !world.reroll_matters(pack);
    unless(!idle, FZ_KILL_03, Reason::OptionDoesNothing)
}

/// Whether the order of automatic effects of one rank matters: not if all only change numbers and flags (MR-07), nor in
/// a mission's set-up, which is one list (MR-08).
pub(super) fn order_matters(pack: &Pack, window: Window, found: &[(Use, AbilityId)]) -> bool {
    if found.len() < 2 {
        return false;
    }
    if window == Window::Setup {
        cite(MR_08);
        return false;
    }
    cite(MR_07);
    found.iter().any(|(_, id)| {
        !pack
            .list(pack.ability(*id).effects)
            .iter()
            .all(|e| matches!(e, Effect::Mod(_) | Effect::Rule(_) | Effect::Prevent(_)))
    })
}
