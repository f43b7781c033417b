//! `release_prisoners`: Prisoners go home.

use super::prelude::*;

effect_word! {
    /// Prisoners held by `who` and owned by `whose` return to the owner's Reserve without payment; `who = "others"` is
    /// any other side, the neutral Trogs' set-aside Units included, and the decider picks the holder
    ReleasePrisoners = "release_prisoners" { whose: Who => |cx, node| who(cx, node, &[Me, Enemy, Others, Trogs]) }
    group: "Units", impossible: "partial",
    who: &[Me, Enemy, Others], by: OWNED, count: true, cost: true, for_user: true, row: true,
    example: r#"{ do = "release_prisoners", who = "self", count = 1, whose = "others" }"#,
}

impl EffectWord for ReleasePrisoners {
    fn tell(&self, tell: &Teller<'_>, _: &Scene, step: &Step, _: &[Step]) -> String {
        tell.unit_op(step, |args| {
            args.set("whose", self.whose.word());
            "op-release"
        })
    }

    fn possible(&self, reach: &Reach, _: Sides) -> bool {
        reach.count() > 0 && self.all(reach) > 0
    }

    fn payable(&self, reach: &Reach, _: Sides) -> bool {
        self.all(reach) >= u16::from(reach.count())
    }

    /// They go one by one: first whose captive it is, then whose Unit.
    fn take(&self, row: &mut Row, cx: &mut Cx, step: &Step, ctx: &mut Ctx, choice: Option<Choice>) -> Next {
        let by = who::chooser(cx.world, ctx, step.by, None);
        match (row.stage, choice) {
            (Stage::Asked, Some(Choice::Side(holder))) => {
                row.stage = Stage::Owner(holder);
                let owners = self.owners(cx.world, ctx, holder);
                return Some(call(Pick::new(by, From::Sides(owners), Asks::Whose, ctx.cause)));
            }
            (Stage::Owner(holder), Some(Choice::Side(owner))) => {
                ops(cx).release(holder, owner, 1);
                row.took();
            }
            (Stage::Asked | Stage::Owner(_), _) => return None,
            _ => {}
        }
        let has = |holder: &Side| !self.owners(cx.world, ctx, *holder).is_empty();
        let holders: Sides = holders(cx.world, ctx, step.who).iter().filter(has).collect();
        if row.left == 0 || holders.is_empty() {
            return None;
        }
        row.stage = Stage::Asked;
        Some(call(Pick::new(by, From::Sides(holders), Asks::From, ctx.cause).optional(step.up_to)))
    }
}

/// Sides that may hold the Prisoners a text means: `others` is any other side, the neutral Trogs included.
fn holders(world: &World, ctx: &Ctx, who: Who) -> Sides {
    if who == Others { world.sides().without(ctx.me) } else { who::sides(world, ctx, who) }
}

impl ReleasePrisoners {
    /// Whose Prisoners of a holder the text means.
    fn owners(&self, world: &World, ctx: &Ctx, holder: Side) -> Sides {
        holders(world, ctx, self.whose).iter().filter(|owner| world.prisoners(holder, *owner) > 0).collect()
    }

    /// All Prisoners that the text means.
    fn all(&self, reach: &Reach) -> u16 {
        let (world, ctx) = (reach.world, reach.ctx);
        let of = |holder: Side| {
            let owners = self.owners(world, ctx, holder).iter();
            owners.map(move |owner| u16::from(world.prisoners(holder, owner))).sum::<u16>()
        };
        holders(world, ctx, reach.step.who).iter().map(of).sum()
    }
}
