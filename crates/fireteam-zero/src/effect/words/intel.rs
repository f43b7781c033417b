//! `intel`: tokens are put on an objective.

use super::prelude::*;

effect_word! {
    /// Puts n (default 1) intel tokens on an objective (or this = the card itself). An objective that reaches its need
    /// is complete. intel.placed opens.
    Intel = "intel" { on: Objective, n: Amount = Amount::number(1) }
    group: "mission", impossible: "Objective complete: nothing happens.", example: r#"{ op = "intel", on = "this" }"#,
}

impl EffectWord for Intel {
    fn run(&self, run: &mut Run, cx: &mut Cx, _: &mut Option<Value>) -> Progress {
        run.once(|run| {
            let by = run.ctx.actor.filter(|a| a.is_hero()).or(Some(run.ctx.you)).filter(|f| f.is_hero());
            Some(call(flow::objective::Intel::new(self.on, run.amount(cx, &self.n), by)))
        })
    }

    fn tell(&self, tell: &Teller<'_>, scene: &mut Scene) -> String {
        let mut args = Args::new();
        let this = scene.of == Of::Objective(self.on);
        let name = || tell.quoted(&tell.objective_name(self.on));
        args.set("objective", if this { tell.say("this-objective", &[("form", "acc")]) } else { name() });
        tell.told(tell.amount(scene, &self.n), args, "op-intel")
    }
}
