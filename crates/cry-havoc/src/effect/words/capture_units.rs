//! `capture_units`: Units become Prisoners.

use super::prelude::*;

effect_word! {
    /// self takes Units of `who` as Prisoners (CH-OBJ-10); protection applies
    CaptureUnits = "capture_units" { at: Place => units_at }
    group: "Units", impossible: "partial",
    who: &[Enemy, Trogs, Mover], by: OWNED, count: true, units: true, asks_from: Asks::Capture,
    example: r#"{ do = "capture_units", who = "enemy", count = 1, at = { foes = 1 } }"#,
}

impl EffectWord for CaptureUnits {
    fn tell(&self, tell: &Teller<'_>, _: &Scene, step: &Step, _: &[Step]) -> String {
        tell.unit_op(step, |args| {
            args.set("in", tell.units_in(&self.at, "in", step));
            "op-capture-units"
        })
    }

    takes!(at);

    fn avail(&self, reach: &Reach, side: Side, from: At) -> u8 {
        if side == reach.ctx.me { 0 } else { reach.units(side, from) }
    }

    fn bars(&self, mark: Mark) -> bool {
        mark.bars_capture()
    }

    fn apply(&self, work: Work, cx: &mut Cx, ctx: &Ctx) -> Applied {
        let Work { side, mark, n, .. } = work;
        match (work.from, work.role(cx)) {
            (At::Region(region), _) => {
                ops(cx).capture(side, n, region, mark, ctx.me);
                emptied(cx, region);
            }
            (At::Objective(at), Some(role)) => ops(cx).capture_in_battle_by(role, mark, n, at, ctx.me),
            _ => return (0, None),
        }
        (n, None)
    }
}
