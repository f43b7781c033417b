//! `mod`, `rule`, `prevent`, `cancel` and their like: edits of a proposal in flight, or lasting effects.

use super::{context::Ctx, select::Scope};
use crate::{
    Cx,
    event::{Alter, Event},
    pack::*,
    terms::*,
    world::{Edit, Lasting, Standing, That, World, ops::ops},
};

/// Numbers that belong to one attack of the figure.
fn of_attack(stat: Stat) -> bool {
    matches!(stat, Stat::Strength | Stat::BonusHits | Stat::Range | Stat::MinDamage)
}

/// Flags that belong to one attack of the figure.
fn flag_of_attack(flag: Flag) -> bool {
    matches!(flag, Flag::IgnoreCover | Flag::NoDamageToHeroes | Flag::Unblockable | Flag::CannotIntercept)
}

/// How long a change without a stated end lasts: as long as the event of its window.
fn natural_end(world: &World) -> Until {
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

/// A table selector that picks all is read anew each time; any other is fixed at once.
fn fixed(scope: &Scope, who: &Who) -> Option<Figures> {
    match who {
        Who::Select(select) if select.pick == Pick::All => None,
        _ => Some(scope.set(who)),
    }
}

pub(super) fn change_number(cx: &mut Cx, ctx: &Ctx, list: List, nth: u8) {
    let pack = cx.pack;
    let Effect::Mod { stat, change, who, until, .. } = &pack.list(list)[nth as usize] else { return };
    let scope = Scope::new(cx.world, pack, ctx);
    let set = scope.set(who);
    let (Change::Add(amount) | Change::Set(amount)) = change;
    let amount = scope.amount(amount);
    let who = fixed(&scope, who);
    let names_target = matches!(pack.list(list)[nth as usize], Effect::Mod { who: Who::Target, .. });
    let edit = Edit { list, nth, you: ctx.you };
    let brief = matches!(until, None | Some(Until::Attack | Until::Activation));
    if brief && let Some(attack) = cx.world.attack().copied() {
        let concerns = of_attack(*stat) && set.has(attack.attacker)
            || *stat == Stat::Resistance && names_target && ctx.target == Some(attack.target);
        if concerns {
            let _ = ops(cx).attack().edits.try_push(edit);
            altered(cx, attack.attacker, *stat, change, amount);
            return;
        }
    }
    if *stat == Stat::MaxDamage && cx.world.harm().is_some() {
        let mut ops = ops(cx);
        for seat in set.iter().filter_map(Figure::seat) {
            let cap = &mut ops.harm().cap[seat];
            *cap = (*cap).min(amount.max(0) as u8);
        }
        cx.tell(Event::Altered { figure: ctx.you, what: Alter::Other, n: 0 });
        return;
    }
    if brief && of_attack(*stat) && cx.world.activation().is_some_and(|a| set.has(a.monster)) {
        if let Some(activation) = ops(cx).activation() {
            let _ = activation.edits.try_push(edit);
            let monster = activation.monster;
            altered(cx, monster, *stat, change, amount);
        }
        return;
    }
    let until = until.unwrap_or_else(|| natural_end(cx.world));
    begin(cx, ctx, Standing::Mod { list, nth, who, amount }, until, None);
}

/// Tells how a number of an attack has changed.
fn altered(cx: &mut Cx, figure: Figure, stat: Stat, change: &Change, amount: i8) {
    let what = match (stat, change) {
        (Stat::MinDamage, Change::Set(_)) => Alter::MinDamage,
        (_, Change::Set(_)) => Alter::Other,
        (Stat::Strength, _) => Alter::Strength,
        (Stat::BonusHits, _) => Alter::BonusHits,
        (Stat::Range, _) => Alter::Range,
        (Stat::Resistance, _) => Alter::Resistance,
        _ => Alter::Other,
    };
    if amount != 0 || what == Alter::Other {
        cx.tell(Event::Altered { figure, what, n: amount });
    }
}

pub(super) fn switch_rule(cx: &mut Cx, ctx: &Ctx, list: List, nth: u8) {
    let pack = cx.pack;
    let Effect::Rule { flag, who, until, .. } = &pack.list(list)[nth as usize] else { return };
    let scope = Scope::new(cx.world, pack, ctx);
    let set = scope.set(who);
    let who = fixed(&scope, who);
    let bit = 1u32 << *flag as u32;
    if flag_of_attack(*flag) && matches!(until, None | Some(Until::Attack | Until::Activation)) {
        if cx.world.attack().is_some_and(|a| set.has(a.attacker)) {
            ops(cx).attack().flags |= bit;
            cx.tell(Event::Altered { figure: ctx.you, what: Alter::Other, n: 0 });
            return;
        }
        if cx.world.activation().is_some_and(|a| set.has(a.monster)) {
            if let Some(activation) = ops(cx).activation() {
                activation.flags |= bit;
            }
            cx.tell(Event::Altered { figure: ctx.you, what: Alter::Other, n: 0 });
            return;
        }
    }
    let until = until.unwrap_or_else(|| natural_end(cx.world));
    begin(cx, ctx, Standing::Rule { list, nth, who }, until, None);
}

pub(super) fn begin(cx: &mut Cx, ctx: &Ctx, what: Standing, until: Until, times: Option<u8>) {
    cx.tell(Event::Altered { figure: ctx.you, what: Alter::Other, n: 0 });
    let mark = mark(cx.world, until);
    let that = if matches!(what, Standing::Ability(_)) { ctx.that } else { That::Nothing };
    ops(cx).begin_lasting(Lasting { began: 0, what, you: ctx.you, that, from: ctx.from, until, mark, times });
}

pub(super) fn prevent(cx: &mut Cx, ctx: &Ctx, list: List, nth: u8) {
    let pack = cx.pack;
    let Effect::Prevent { n, who } = &pack.list(list)[nth as usize] else { return };
    let waits = cx.world.attack().is_some_and(|a| a.rolled.is_none() && ctx.actor == Some(a.attacker));
    if waits {
        // Played before the roll it waits and applies when this attack's damage is known.
        let _ = ops(cx).attack().edits.try_push(Edit { list, nth, you: ctx.you });
        cx.tell(Event::Altered { figure: ctx.you, what: Alter::Other, n: 0 });
        return;
    }
    prevent_now(cx, ctx, n, who);
}

/// Reduces the packets of the damage under way.
pub(crate) fn prevent_now(cx: &mut Cx, ctx: &Ctx, n: &HowMany, who: &Who) {
    let scope = Scope::new(cx.world, cx.pack, ctx);
    let set = scope.set(who);
    let n = match n {
        HowMany::All => None,
        HowMany::Some(amount) => Some(scope.amount(amount).max(0) as u8),
    };
    if cx.world.harm().is_none() {
        return;
    }
    for seat in set.iter().filter_map(Figure::seat) {
        let mut ops = ops(cx);
        let harm = ops.harm();
        let n = n.unwrap_or(harm.amount[seat]);
        // No more can be told to be prevented than was still to be suffered.
        let told = n.min(harm.amount[seat].saturating_sub(harm.prevented[seat]));
        if harm.amount[seat] > 0 {
            harm.prevented[seat] = harm.prevented[seat].saturating_add(n);
        }
        if cx.world.harm().is_some_and(|h| h.amount[seat] > 0 && !h.unblockable) {
            cx.tell(Event::Prevented { seat: seat as u8, n: told });
        }
    }
}

pub(super) fn cancel(cx: &mut Cx, ctx: &Ctx, what: Cancel) {
    let boss = ctx.actor.is_some_and(|a| cx.world.rank_of(cx.pack, a) == Some(Rank::Boss));
    match what {
        Cancel::Search => ops(cx).stop_search(true),
        // A boss's entry cannot be stopped at all.
        Cancel::Spawn if boss => {}
        Cancel::Spawn => {
            ops(cx).stop_spawn(true);
            cancelled(cx, ctx.actor, what);
        }
        // A boss's activation and attack cannot be stopped: its attack loses two strength instead.
        Cancel::Activation | Cancel::Attack if boss => weaken(cx, ctx.actor),
        Cancel::Activation => {
            if let Some(activation) = ops(cx).activation() {
                activation.stopped = true;
                let figure = activation.monster;
                cx.tell(Event::ActivationStopped { figure });
            }
        }
        Cancel::Move => {
            if let Some(activation) = ops(cx).activation() {
                activation.no_move = true;
                let figure = activation.monster;
                cancelled(cx, Some(figure), what);
            }
        }
        Cancel::Special => {
            if let Some(activation) = ops(cx).activation() {
                activation.no_special = true;
                let figure = activation.monster;
                cancelled(cx, Some(figure), what);
            }
        }
        Cancel::Attack => {
            if let Some(activation) = ops(cx).activation() {
                activation.no_attack = true;
            }
            if cx.world.attack().is_some_and(|a| Some(a.attacker) == ctx.actor && a.rolled.is_none()) {
                ops(cx).attack().lost = true;
            }
            cancelled(cx, ctx.actor, what);
        }
    }
}

fn cancelled(cx: &mut Cx, figure: Option<Figure>, what: Cancel) {
    if let Some(figure) = figure {
        cx.tell(Event::Cancelled { figure, what });
    }
}

fn weaken(cx: &mut Cx, boss: Option<Figure>) {
    if let Some(figure) = boss {
        cx.tell(Event::Altered { figure, what: Alter::Strength, n: -2 });
    }
    let under_way = cx
        .world
        .attack()
        .is_some_and(|a| a.rolled.is_none() && cx.world.activation().is_some_and(|act| act.monster == a.attacker));
    if under_way {
        ops(cx).attack().base -= 2;
    } else if let Some(activation) = ops(cx).activation() {
        activation.weakened -= 2;
    }
}
