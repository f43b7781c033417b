//! `kill_units`: Units die.

use super::prelude::*;

effect_word! {
    /// Units go to their owner's Reserve; counts as a kill; protected Units cannot be chosen; Control does not change.
    /// In the Action phase an emptied Battle Region follows CH-BREG-09
    KillUnits = "kill_units" {
        at: Place => units_at,
        /// VP per Unit killed, default 0
        vp: u8 = 0,
    }
    group: "Units", impossible: "partial", who: UNITS, by: OWNED, count: true, units: true, asks_from: Asks::Kill,
    example: r#"{ do = "kill_units", who = "enemy", count = 1, at = { at = "own_units", dist = [1, 1] }, vp = 1 }"#,
}

impl EffectWord for KillUnits {
    fn tell(&self, tell: &Teller<'_>, _: &Scene, step: &Step, _: &[Step]) -> String {
        tell.unit_op(step, |args| {
            args.set("in", tell.units_in(&self.at, "in", step));
            args.set("vp", self.vp);
            "op-kill-units"
        })
    }

    takes!(at);

    fn avail(&self, reach: &Reach, side: Side, from: At) -> u8 {
        reach.units(side, from)
    }

    fn bars(&self, mark: Mark) -> bool {
        mark.bars_kill()
    }

    fn apply(&self, work: Work, cx: &mut Cx, ctx: &Ctx) -> Applied {
        let Work { side, mark, n, .. } = work;
        match (work.from, work.role(cx)) {
            (At::Region(region), _) => {
                ops(cx).kill(side, n, region, mark);
                emptied(cx, region);
            }
            (At::Objective(at), Some(role)) => ops(cx).kill_in_battle(role, mark, n, at),
            _ => return (0, None),
        }
        // A kill by a text scores only what the text says.
        cite(CH_OBJ_19);
        ops(cx).gain_vp(ctx.me, u16::from(self.vp) * u16::from(n), ScoredFor::Kill);
        (n, None)
    }
}
