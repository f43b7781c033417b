//! `mod_points`: Actions of a kind get more points.

use super::prelude::*;

effect_word! {
    /// Actions of that kind get extra points, per Action (at least one card discarded) or per card discarded
    ModPoints = "mod_points" {
        kind: Points,
        amount: i8 => change,
        /// `action`, `card`
        per: Per = Per::Action,
    }
    group: "Tempo and lasting rules",
    who: &[Me, Enemy, All, Others, Mover], by: NOBODY, until: &[Until::Turn, Until::Round], impersonal: true, order: false,
    example: r#"{ do = "mod_points", kind = "move", amount = 1, per = "card", until = "turn" }"#,
}

impl EffectWord for ModPoints {
    fn tell(&self, tell: &Teller<'_>, _: &Scene, step: &Step, _: &[Step]) -> String {
        let mut args = Args::new();
        args.set("who", step.who.word());
        args.set("action", tell.speech.word(&format!("action-{}", self.kind.word())));
        args.set("n", self.amount);
        args.set("many", yes(self.amount != 1));
        args.set("kind", self.kind.word());
        args.set("per", self.per.word());
        args.set("during", tell.during(step));
        tell.speech.say("op-mod-points", &args)
    }

    fn together(&self) -> bool {
        true
    }

    fn possible(&self, reach: &Reach, sides: Sides) -> bool {
        // Points for the Action of a turn come too late once it has been taken.
        let turn = reach.step.until.unwrap_or(Until::Turn) == Until::Turn;
        let spent = turn && reach.world.turn().is_none_or(|turn| turn.acted);
        !sides.is_empty() && !spent
    }

    fn act(&self, doing: &mut Doing, cx: &mut Cx, step: &Step, side: Side, _: Option<Objective>) -> Next {
        let what = Lasts::Points { kind: self.kind, amount: self.amount, per: self.per };
        doing.last(cx, what, step, side, step.until.unwrap_or(Until::Turn));
        None
    }
}
