//! `place_units`: Units come from the Reserve.

use super::prelude::*;

effect_word! {
    /// take Units from the Reserve of `who` to the region or objective. In a region, outside battles, CH-MOVE-24 follows
    /// with `who` as mover (not for `spawn` by another side's move, CH-MOVE-26; never for neutral Trogs); in a Battle
    /// Region (only if the selector names it) they just join their side
    PlaceUnits = "place_units" { to: Place => units_at }
    group: "Units", impossible: "partial",
    who: UNITS, by: OWNED, count: true, units: true, brings: true, asks_to: Asks::Place,
    example: r#"{ do = "place_units", count = 2, to = { control = "self" } }"#,
}

impl EffectWord for PlaceUnits {
    fn tell(&self, tell: &Teller<'_>, _: &Scene, step: &Step, _: &[Step]) -> String {
        tell.unit_op(step, |args| {
            args.set("to", tell.place(&self.to, "into", step.who));
            "op-place-units"
        })
    }

    fn ends(&self) -> Option<Ends<'_>> {
        Some((End::Pool(Pool::Reserve), Some((&self.to).into())))
    }

    fn avail(&self, reach: &Reach, side: Side, _: At) -> u8 {
        reach.world.reserve(side)
    }

    fn room(&self, reach: &Reach, side: Side, from: At, _: Option<Structure>, to: At) -> bool {
        reach.may_come(side, from, to)
    }

    fn apply(&self, work: Work, cx: &mut Cx, _: &Ctx) -> Applied {
        (work.bring(cx), None)
    }
}
