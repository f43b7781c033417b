//! Steps that act for one side after the other: the battle, points, tempo and lasting rules.

use super::{Doing, Way};
use crate::{
    Cx, Flow,
    effect::{
        pick::{Asks, From, Pick},
        who,
    },
    flow::call,
    pack::{Aim, Step, Until, What},
    terms::*,
    world::{Lasting, Lasts, ops::ops},
};

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
    pub(super) fn act(&mut self, cx: &mut Cx, step: &Step, side: Side, chosen: Option<Objective>) -> Flow {
        let word = step.what.word();
        let aim = word.aim();
        let objective = chosen.or(aim.and_then(named));
        if aim.is_some() && objective.is_none() {
            return self.ask_aim(cx, step, side);
        }
        if objective.is_some() {
            self.ctx.objective = objective;
        }
        word.act(self, cx, step, side, objective).unwrap_or(Flow::Again)
    }

    fn ask_aim(&mut self, cx: &mut Cx, step: &Step, side: Side) -> Flow {
        let Some(battle) = cx.world.battle() else { return Flow::Again };
        let reorder = matches!(step.what, What::ReorderObjectives(_));
        if !reorder && battle.role(side).is_none() {
            return Flow::Again;
        }
        // Only what is still to be resolved can come first.
        let open = &battle.order[if reorder { battle.resolved as usize } else { 0 }..];
        let mask = open.iter().fold(0, |mask, objective| mask | 1 << objective.index());
        let by = who::chooser(cx.world, &self.ctx, step.by, Some(side));
        self.work = Way::Aim(side);
        call(Pick::new(by, From::Objectives(mask), Asks::Objective, self.ctx.cause))
    }

    /// Asks for one of several Regions, with which the word continues.
    pub(in crate::effect) fn ask_where(&mut self, side: Side, regions: Regions) -> Flow {
        self.work = Way::Where(side);
        call(Pick::new(self.ctx.by, From::Regions(regions), Asks::Region, self.ctx.cause))
    }

    /// This many things were done.
    pub(in crate::effect) fn did(&mut self, n: u8) {
        self.done = self.done.saturating_add(n);
    }

    /// A procedure of the rules does the rest.
    pub(in crate::effect) fn hand_over(&mut self, done: u8, flow: Flow) -> Flow {
        (self.work, self.done) = (Way::Last, done);
        flow
    }

    /// A rule holds from now on: for the side that was chosen, or for all that the text names.
    pub(in crate::effect) fn last(&mut self, cx: &mut Cx, what: Lasts, step: &Step, side: Side, until: Until) {
        let one = who::is_one_of(step.who);
        let sides = if one { Sides::one(side) } else { who::sides(cx.world, &self.ctx, step.who) };
        ops(cx).begin_lasting(Lasting { what, sides, until: Some(until), cause: self.ctx.cause, by: self.ctx.me });
        self.did(1);
    }
}
