//! `enable_scoring`: Scoring takes place in this Round.

use super::prelude::*;

effect_word! {
    /// CH-ENS-02 to 04
    EnableScoring = "enable_scoring" {}
    group: "Points, crystals, scoring", impossible: "not usable if Scoring is enabled or it is the last Round",
    by: NOBODY, for_user: true, example: r#"{ do = "enable_scoring" }"#,
}

impl EffectWord for EnableScoring {
    fn check(&self, cx: Context<'_>, t: &Table<'_>) -> Option<()> {
        if cx.window == Timing::Action {
            return Some(());
        }
        wrong(t.node, "only an Action enables Scoring", "write it in the play of a card")
    }

    fn tell(&self, tell: &Teller<'_>, _: &Scene, _: &Step, _: &[Step]) -> String {
        tell.speech.word("op-enable_scoring")
    }

    fn possible(&self, reach: &Reach, _: Sides) -> bool {
        reach.ctx.me.seat().is_some() && reach.world.scoring() == Scoring::No
    }

    fn act(&self, doing: &mut Doing, cx: &mut Cx, _: &Step, side: Side, _: Option<Objective>) -> Next {
        // Once per Round, by one player in all, and not in the last.
        cite(CH_ENS_03);
        cite(CH_ENS_04);
        if side.seat().is_some() && cx.world.scoring() == Scoring::No {
            ops(cx).enable_scoring(side);
            doing.done = 1;
        }
        None
    }
}
