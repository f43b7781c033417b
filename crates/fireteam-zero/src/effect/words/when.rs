//! `when`: conditions decide which list is carried out.

use super::prelude::*;

effect_word! {
    /// Checks conditions and carries out then, otherwise else.
    When = "when" { ifs "if": Vec<Cond>, then: List, otherwise "else": Option<List> = None }
    group: "structure",
    opens: true, example: r#"{ op = "when", if = [{ coin = "heads" }], then = [{ op = "draw", n = 1 }], else = [{ op = "threat", n = 1 }] }"#,
}

impl EffectWord for When {
    fn run(&self, run: &mut Run, cx: &mut Cx, _: &mut Option<Value>) -> Progress {
        run.once(|run| self.branch(&run.scope(cx)).map(|list| call(Run::new(list, run.ctx))))
    }

    fn tell(&self, tell: &Teller<'_>, scene: &mut Scene) -> String {
        let mut args = Args::new();
        args.set("conds", tell.conditions(scene, &self.ifs).unwrap_or_default());
        args.set("then", tell.inner(scene, self.then));
        tell.otherwise(scene, tell.speech.say("op-when", &args), self.otherwise)
    }

    fn possible(&self, scope: &Scope) -> bool {
        self.branch(scope).is_some_and(|list| does_something(scope, list))
    }

    fn inner(&self, _: &Pack, visit: &mut dyn FnMut(List)) {
        [self.then].into_iter().chain(self.otherwise).for_each(visit);
    }
}

impl When {
    fn branch(&self, scope: &Scope) -> Option<List> {
        if scope.all_hold(&self.ifs) { Some(self.then) } else { self.otherwise }
    }
}
