//! `withdraw_units`: Units go back to the Reserve.

use super::prelude::*;

effect_word! {
    /// Units return to their owner's Reserve; not a kill
    WithdrawUnits = "withdraw_units" { at: Place => units_at }
    group: "Units", impossible: "partial (as a cost: not usable)",
    who: UNITS, by: OWNED, count: true, cost: true, units: true, asks_from: Asks::Withdraw,
    example: r#"{ do = "withdraw_units", count = 1, at = { own = 1 } }"#,
}

impl EffectWord for WithdrawUnits {
    fn tell(&self, tell: &Teller<'_>, _: &Scene, step: &Step, _: &[Step]) -> String {
        tell.unit_op(step, |args| {
            args.set("in", tell.units_in(&self.at, "in", step));
            "op-withdraw-units"
        })
    }

    takes!(at);

    fn avail(&self, reach: &Reach, side: Side, from: At) -> u8 {
        reach.units(side, from)
    }

    fn apply(&self, work: Work, cx: &mut Cx, _: &Ctx) -> Applied {
        let Work { side, mark, n, .. } = work;
        match (work.from, work.role(cx)) {
            (At::Region(region), _) => {
                ops(cx).withdraw(side, n, region, mark);
                emptied(cx, region);
            }
            (At::Objective(at), Some(role)) => ops(cx).withdraw_in_battle(role, mark, n, at),
            _ => return (0, None),
        }
        (n, None)
    }
}
