//! `mod_scoring`: a Region scores more.

use super::prelude::*;

effect_word! {
    /// whoever controls that region at the next Scoring (Final Scoring too) scores that many VP more for it, together
    /// with the crystals; not a crystal, not halved for Trogs; several add up; used up by that Scoring
    ModScoring = "mod_scoring" { at: Selector, vp: i8 => change }
    group: "Points, crystals, scoring", until: &[Until::NextScoring], impersonal: true, order: false, ownerless: true,
    example: r#"{ do = "mod_scoring", at = { control = "self" }, vp = 2 }"#,
}

impl EffectWord for ModScoring {
    fn tell(&self, tell: &Teller<'_>, _: &Scene, _: &Step, _: &[Step]) -> String {
        let mut args = Args::new();
        args.set("at", tell.region(&self.at, "bare"));
        args.set("vp", self.vp);
        tell.speech.say("op-scoring", &args)
    }

    takes!(at);

    fn avail(&self, _: &Reach, _: Side, _: At) -> u8 {
        1
    }

    fn apply(&self, work: Work, cx: &mut Cx, _: &Ctx) -> Applied {
        work.region(|region| ops(cx).make_worth(region, self.vp))
    }
}
