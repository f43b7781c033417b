//! `kill`: monsters die without an attack.

use super::prelude::*;

effect_word! {
    /// Kills the named monsters without an attack; monster.killed opens. A boss suffers one wound.
    Kill = "kill" { who: Who }
    group: "harm", decides: "Owner of the effect when who allows a choice.",
    impossible: "No such monster: nothing happens.", example: r#"{ op = "kill", who = "target" }"#,
}

impl EffectWord for Kill {
    fn run(&self, run: &mut Run, cx: &mut Cx, value: &mut Option<Value>) -> Progress {
        if run.stage < Stage::Working {
            if let Some(flow) = run.settle_who(cx, &self.who, value) {
                return Go(flow);
            }
            run.stage = Stage::Working;
            let victims: Figures = run.left.iter().filter(|f| f.is_monster()).collect();
            if !victims.is_empty() {
                return Go(call(flow::slay::Slay::new(victims, run.ctx.you)));
            }
        }
        Next
    }

    fn tell(&self, tell: &Teller<'_>, scene: &mut Scene) -> String {
        tell.with("op-kill", "who", &tell.who(scene, &self.who))
    }

    fn possible(&self, scope: &Scope) -> bool {
        !scope.set(&self.who).is_empty()
    }
}
