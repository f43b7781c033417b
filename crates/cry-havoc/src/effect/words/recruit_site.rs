//! `recruit_site`: Units can be recruited there, too.

use super::prelude::*;

effect_word! {
    /// Recruit Points may also place Units there, if self controls it, no enemy Unit is there and it is not a Battle
    /// Region; CH-MOVE-24 follows at the end of the Action
    RecruitSite = "recruit_site" { at: Selector }
    group: "Tempo and lasting rules", by: NOBODY, order: false, for_user: true,
    example: r#"{ do = "recruit_site", at = { at = "source" } }"#,
}

impl EffectWord for RecruitSite {
    fn check(&self, cx: Context<'_>, t: &Table<'_>) -> Option<()> {
        if cx.window == Timing::Passive {
            return Some(());
        }
        wrong(t.node, "a place to recruit holds as long as its source", "use the timing passive")
    }

    fn tell(&self, tell: &Teller<'_>, _: &Scene, _: &Step, _: &[Step]) -> String {
        tell.say("op-site", &[("in", &tell.region(&self.at, "in"))])
    }
}
