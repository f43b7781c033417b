//! `gain_points`: points are spent at once.

use super::prelude::*;

effect_word! {
    /// at once spend up to that many points by the rules of that Action; `move`: the full end-of-move steps follow;
    /// `build`: only in regions controlled when the effect began, one activation per token. Not an Action
    GainPoints = "gain_points" {
        /// `move`, `recruit`, `build`
        kind: Points,
    }
    group: "Tempo and lasting rules", impossible: "partial", by: NOBODY, count: true, for_user: true,
    example: r#"{ do = "gain_points", kind = "move", count = 2 }"#,
}

impl EffectWord for GainPoints {
    fn tell(&self, tell: &Teller<'_>, _: &Scene, step: &Step, _: &[Step]) -> String {
        tell.counted(&format!("op-points-{}", self.kind.word()), step, &[])
    }

    fn possible(&self, reach: &Reach, _: Sides) -> bool {
        let world = reach.world;
        let open = match self.kind {
            Points::Move => world.may_march(),
            Points::Recruit => world.reserve(reach.ctx.me) > 0,
            Points::Build => world.may_build(),
        };
        if !open && self.kind != Points::Recruit {
            // Not inside two others.
            cite(MR_11);
        }
        // Points are spent outside battles only.
        open && reach.ctx.me.seat().is_some() && reach.count() > 0 && world.phase() != Phase::Battles
    }

    fn act(&self, doing: &mut Doing, cx: &mut Cx, step: &Step, side: Side, _: Option<Objective>) -> Next {
        let points = number::count(cx.world, cx.pack, &step.count, &doing.ctx);
        side.seat()?;
        Some(doing.hand_over(points, call(Gain { kind: self.kind, side, points })))
    }
}
