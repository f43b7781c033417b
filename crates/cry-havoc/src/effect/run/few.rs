//! Steps with few words: the battle, points, tempo and lasting rules.

use super::{Doing, Work};
use crate::{
    Cx, Flow,
    effect::{
        number,
        pick::{Asks, From, Pick},
        select, who,
    },
    event::ScoredFor,
    flow::{action::Gain, call, initiative::SetInitiative},
    pack::{self, Aim, Anchor, Ban, Place, Pool, Selector, Step, Until, What},
    rules::*,
    terms::*,
    world::{Lasting, Lasts, Retreat, Scoring, World},
};
use kernel::marks::cite;

/// The Objective that a step names; none: it is chosen.
fn named(aim: Aim) -> Option<Objective> {
    match aim {
        Aim::Control => Some(Objective::Control),
        Aim::Capture => Some(Objective::Capture),
        Aim::Attrition => Some(Objective::Attrition),
        Aim::Choose => None,
    }
}

impl Doing {
    /// Does the step for one side, asking for the Objective where it is chosen.
    pub(super) fn few(&mut self, cx: &mut Cx, step: &Step, side: Side, chosen: Option<Objective>) -> Flow {
        let aim = match step.what {
            What::ModStrength { objective, .. } | What::WinTies { objective } | What::ModReward { objective, .. } => {
                Some(objective)
            }
            What::ReorderObjectives { first } => first,
            _ => None,
        };
        let objective = chosen.or(aim.and_then(named));
        if aim.is_some() && objective.is_none() {
            return self.ask_aim(cx, step, side);
        }
        if objective.is_some() {
            self.ctx.objective = objective;
        }
        match self.simple(cx, step, side, objective) {
            Some(flow) => flow,
            None => Flow::Again,
        }
    }

    fn ask_aim(&mut self, cx: &mut Cx, step: &Step, side: Side) -> Flow {
        let Some(battle) = cx.world.battle() else { return Flow::Again };
        let reorder = matches!(step.what, What::ReorderObjectives { .. });
        if !reorder && battle.role(side).is_none() {
            return Flow::Again;
        }
        // Only what is still to be resolved can come first.
        let open = &battle.order[if reorder { battle.resolved as usize } else { 0 }..];
        let mask = open.iter().fold(0, |mask, objective| mask | 1 << objective.index());
        let by = who::chooser(cx.world, &self.ctx, step.by, Some(side));
        self.work = Work::Aim(side);
        call(Pick::new(by, From::Objectives(mask), Asks::Objective, self.ctx.cause))
    }

    fn simple(&mut self, cx: &mut Cx, step: &Step, side: Side, objective: Option<Objective>) -> Option<Flow> {
        let role = cx.world.battle().and_then(|battle| battle.role(side));
        match step.what {
            What::ModStrength { amount, .. } => {
                World::strengthen(cx, role?, objective?, amount);
                self.done = self.done.saturating_add(1);
            }
            What::WinTies { .. } => World::give_ties(cx, role?, objective?),
            What::ReorderObjectives { .. } => {
                cx.world.battle()?;
                cite(CH_OBJ_01);
                World::reorder(cx, objective);
            }
            What::ModReward { vp, max, .. } => cx.world.add_reward(role?, objective?, vp, max.unwrap_or(0)),
            What::SetRetreat { to } => self.set_retreat(cx, to, side, role?),
            What::Forbid { what: Ban::Enter, at } => return self.forbid_entry(cx, step, at, side),
            What::Forbid { what, .. } => {
                World::ban(cx, role?, what);
                self.done = self.done.saturating_add(1);
            }
            What::PeekHand => {
                let of = who::cards_seat(cx.world, &self.ctx, side)?;
                World::look_at_hand(cx, self.ctx.by.into(), of);
                self.done = self.done.saturating_add(1);
            }
            What::ChangeVp { ref amount } => {
                let vp = number::value(cx.world, cx.pack, amount, &self.ctx);
                let moved = if vp >= 0 {
                    World::gain_vp(cx, side, vp as u16, ScoredFor::Text);
                    if side.is_neutral() { 0 } else { vp as u16 }
                } else {
                    World::lose_vp(cx, side, vp.unsigned_abs(), ScoredFor::Text)
                };
                self.done = self.done.saturating_add(moved.min(255) as u8);
            }
            What::EnableScoring => {
                // Once per Round, by one player in all, and not in the last.
                cite(CH_ENS_03);
                cite(CH_ENS_04);
                if side.seat().is_some() && cx.world.scoring() == Scoring::No {
                    World::enable_scoring(cx, side);
                    self.done = 1;
                }
            }
            What::GainPoints { kind } => {
                let points = number::count(cx.world, cx.pack, &step.count, &self.ctx);
                side.seat()?;
                self.work = Work::Last;
                self.done = points;
                return Some(call(Gain { kind, side, points }));
            }
            What::SetInitiative => {
                let seat = side.seat()? as u8;
                cite(CH_INI_04);
                self.work = Work::Last;
                self.done = 1;
                return Some(call(SetInitiative { seat }));
            }
            What::ModPoints { kind, amount, per } => {
                let sides = self.lasting_sides(cx, step, side);
                self.last(cx, Lasts::Points { kind, amount, per }, sides, step.until.unwrap_or(Until::Turn));
            }
            What::LinkRegions { ref at } => {
                let regions = select::regions(cx.world, cx.pack, at, &self.ctx, None);
                let sides = self.lasting_sides(cx, step, side);
                self.last(cx, Lasts::Link(regions), sides, step.until.unwrap_or(Until::Round));
            }
            _ => {}
        }
        None
    }

    /// The sides that a lasting rule holds for: the one that was chosen, or all that the text names.
    fn lasting_sides(&self, cx: &Cx, step: &Step, side: Side) -> Sides {
        if who::is_one_of(step.who) { Sides::one(side) } else { who::sides(cx.world, &self.ctx, step.who) }
    }

    fn last(&mut self, cx: &mut Cx, what: Lasts, sides: Sides, until: Until) {
        cx.world.last(Lasting { what, sides, until: Some(until), cause: self.ctx.cause, by: self.ctx.me });
        self.done = self.done.saturating_add(1);
    }

    fn set_retreat(&mut self, cx: &mut Cx, to: Place, side: Side, role: usize) {
        let retreat = match to {
            Place::Pool(Pool::Reserve) => Retreat::Reserve,
            // Neutral Trogs retreat to no Region, whatever a text offers.
            Place::Regions(_) if side.is_neutral() => {
                cite(CH_NTR_17);
                return;
            }
            Place::Regions(_) => Retreat::Text(self.list, self.nth),
            _ => return,
        };
        cx.world.set_retreat(role, retreat);
        self.done = self.done.saturating_add(1);
    }

    /// Where the text means one of several Regions, it is chosen.
    fn forbid_entry(&mut self, cx: &mut Cx, step: &Step, at: Option<Selector>, side: Side) -> Option<Flow> {
        let selector = at.unwrap_or(Selector { at: Anchor::Source, ..Selector::default() });
        let regions = select::regions(cx.world, cx.pack, &selector, &self.ctx, None);
        if selector.pick == pack::Pick::Choose && regions.len() > 1 {
            self.work = Work::Where(side);
            let by = self.ctx.by.into();
            return Some(call(Pick::new(by, From::Regions(regions), Asks::Region, self.ctx.cause)));
        }
        self.close(cx, step, side, regions);
        None
    }

    /// These Regions cannot be entered from now on.
    pub(super) fn close(&mut self, cx: &mut Cx, step: &Step, side: Side, regions: Regions) {
        let until = step.until.unwrap_or(Until::Round);
        self.ctx.bound = regions;
        let held = regions.and(cx.world.controlled_by(self.ctx.me));
        let regions = if until == Until::ControlLost { held } else { regions };
        let sides = self.lasting_sides(cx, step, side);
        self.last(cx, Lasts::NoEntry(regions), sides, until);
    }
}
