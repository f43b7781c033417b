//! `drop_control`: a Control token is removed.

use super::prelude::*;

effect_word! {
    /// the Control token of `who` is removed; nobody controls the region until a rule says so
    DropControl = "drop_control" { at: Selector }
    group: "Control", who: THINGS, by: OWNED, asks_from: Asks::Control,
    example: r#"{ do = "drop_control", who = "enemy", at = { control = "enemy" } }"#,
}

impl EffectWord for DropControl {
    /// Whose the Region is goes without saying: one removes what is there.
    fn tell(&self, tell: &Teller<'_>, _: &Scene, step: &Step, _: &[Step]) -> String {
        let from = tell.region(&Selector { control: None, ..self.at }, "from");
        tell.say("op-drop-control", &[("who", step.who.word()), ("from", &from)])
    }

    takes!(at);

    fn avail(&self, reach: &Reach, side: Side, from: At) -> u8 {
        let At::Region(region) = from else { return 0 };
        (reach.world.control(region) == Some(side)).into()
    }

    fn apply(&self, work: Work, cx: &mut Cx, _: &Ctx) -> Applied {
        work.region(|region| ops(cx).drop_control(region))
    }
}
