//! `ready_skill`: exhausted Skills become ready.

use super::prelude::*;

effect_word! {
    /// turn own exhausted skills ready; not the skill being used
    ReadySkill = "ready_skill" {}
    group: "Tempo and lasting rules", impossible: "partial", count: true, for_user: true, row: true,
    example: r#"{ do = "ready_skill", count = 1 }"#,
}

impl EffectWord for ReadySkill {
    fn check(&self, cx: Context<'_>, t: &Table<'_>) -> Option<()> {
        if cx.owner != Owner::Skill {
            return Some(());
        }
        cite(CH_SKL_10);
        wrong(t.node, "no Skill may ready Skills: that could go on without end", "use a Structure or a token")
    }

    fn tell(&self, tell: &Teller<'_>, _: &Scene, step: &Step, _: &[Step]) -> String {
        tell.counted("op-ready", step, &[])
    }

    fn possible(&self, reach: &Reach, _: Sides) -> bool {
        reach.count() > 0 && exhausted(reach.world, reach.ctx) != 0
    }

    fn take(&self, row: &mut Row, cx: &mut Cx, step: &Step, ctx: &mut Ctx, choice: Option<Choice>) -> Next {
        let seat = ctx.me.seat()?;
        if row.stage == Stage::Asked {
            let Some(Choice::Skill(skill)) = choice else { return None };
            cite(CH_SKL_10);
            ops(cx).ready_skill(seat, skill);
            row.took();
        }
        let skills = exhausted(cx.world, ctx);
        if row.left == 0 || skills == 0 {
            return None;
        }
        row.stage = Stage::Asked;
        Some(call(Pick::new(seat, From::Skills(skills), Asks::Skill, ctx.cause).optional(step.up_to)))
    }
}

/// Exhausted Skills that a text could make ready, one bit per place in the row; never the one being used.
fn exhausted(world: &World, ctx: &Ctx) -> u8 {
    let Some(seat) = ctx.me.seat() else { return 0 };
    let other = |(_, skill): &(usize, &Skill)| ctx.cause != Cause::Skill(**skill) && !world.is_ready(seat, **skill);
    world.skills(seat).iter().enumerate().filter(other).fold(0, |mask, (nth, _)| mask | 1 << nth)
}
