//! `threat`: the threat token moves on.

use super::prelude::*;

effect_word! {
    /// Moves the threat token n spaces forward, each step as in the threat phase, twists at once.
    Threat = "threat" { n: Amount }
    group: "threat", impossible: "Stops at the last space.", example: r#"{ op = "threat", n = 1 }"#,
}

impl EffectWord for Threat {
    fn run(&self, run: &mut Run, cx: &mut Cx, _: &mut Option<Value>) -> Progress {
        run.once(|run| Some(call(flow::threat::Advance::new(run.amount(cx, &self.n)))))
    }

    fn tell(&self, tell: &Teller<'_>, scene: &mut Scene) -> String {
        tell.told(tell.amount(scene, &self.n), Args::new(), "op-threat")
    }

    fn possible(&self, scope: &Scope) -> bool {
        scope.world.threat() < scope.pack.constants.last_space
    }
}
