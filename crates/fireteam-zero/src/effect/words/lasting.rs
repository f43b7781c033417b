//! `lasting`: an ability is in play for a time.

use super::prelude::*;

effect_word! {
    /// Puts the ability in play until the named moment, at most times times (a use that is declined does not count). you
    /// and that stay those of the moment it began; actor, target and there are those of its own window. It outlives a
    /// knock-down of you.
    Lasting = "lasting" { until: Until, ability: AbilityId, times: Option<u8> = None }
    group: "structure",
    opens: true, example: r#"{ op = "lasting", until = "round", times = 2, ability = { when = "turn.end", do = [{ op = "draw", n = 1 }] } }"#,
}

impl EffectWord for Lasting {
    fn run(&self, run: &mut Run, cx: &mut Cx, _: &mut Option<Value>) -> Progress {
        change::begin(cx, &run.ctx, Standing::Ability(self.ability), self.until, self.times);
        Next
    }

    fn tell(&self, tell: &Teller<'_>, scene: &mut Scene) -> String {
        let mut inside = scene.clone();
        inside.attack = self.until == Until::Attack;
        let text = tell.ability_in(&inside, tell.pack.ability(self.ability), false);
        if self.until == Until::Attack && self.times.is_none() {
            // "After this attack" says it already.
            return text;
        }
        let mut args = Args::new();
        args.set("until", tell.speech.word(&format!("until-{}", self.until.word())));
        args.set("times", self.times.unwrap_or(0));
        args.set("text", tell.after_colon(&text));
        tell.speech.say("op-lasting", &args)
    }

    fn inner(&self, pack: &Pack, visit: &mut dyn FnMut(List)) {
        visit(pack.ability(self.ability).effects);
    }
}
