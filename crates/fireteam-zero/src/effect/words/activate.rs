//! `activate`: monsters activate once more.

use super::prelude::*;

effect_word! {
    /// The named monsters activate at once, in addition to their normal activation.
    Activate = "activate" { who: Who }
    group: "monsters", decides: "First player for the order.", impossible: "Nothing happens.",
    example: r#"{ op = "activate", who = { any = "monster", pick = "nearest" } }"#,
}

impl EffectWord for Activate {
    fn run(&self, run: &mut Run, cx: &mut Cx, value: &mut Option<Value>) -> Progress {
        if let Some(flow) = run.settle_who(cx, &self.who, value) {
            return Go(flow);
        }
        match run.left.first() {
            Some(monster) => {
                run.left = run.left.without(monster);
                Go(call(flow::activate::Activate::extra(monster)))
            }
            None => Next,
        }
    }

    fn tell(&self, tell: &Teller<'_>, scene: &mut Scene) -> String {
        tell.with("op-activate", "who", &tell.who(scene, &self.who))
    }

    fn possible(&self, scope: &Scope) -> bool {
        !scope.set(&self.who).is_empty()
    }
}
