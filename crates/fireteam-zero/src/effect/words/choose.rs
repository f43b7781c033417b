//! `choose`: one of several lists is carried out.

use super::prelude::*;

effect_word! {
    /// Exactly one of the listed effect lists is carried out. by: you (default), group, target.
    Choose = "choose" { options: Vec<List>, by: Decider = Decider::You => decider }
    group: "structure",
    decides: "The named decider; an option that cannot do anything may not be picked if another can.",
    impossible: "No option possible: nothing happens.",
    nests: true, example: r#"{ op = "choose", options = [[{ op = "draw", n = 1 }], [{ op = "threat", n = 1 }]], by = "group" }"#,
}

impl EffectWord for Choose {
    fn run(&self, run: &mut Run, cx: &mut Cx, _: &mut Option<Value>) -> Progress {
        run.once(|run| {
            let seat = run.seat_of(self.by, cx.world);
            Some(call(PickOption { seat, ctx: run.ctx, list: run.list, nth: run.at }))
        })
    }

    fn tell(&self, tell: &Teller<'_>, scene: &mut Scene) -> String {
        let mut args = Args::new();
        tell.decider(scene, self.by).put(&mut args, "who");
        let options = self.options.iter().zip('a'..).map(|(list, letter)| {
            let text = tell.effects(&mut scene.clone(), *list, false);
            tell.say("option", &[("letter", &letter.to_string()), ("text", &text)])
        });
        args.set("options", options.reduce(|a, b| tell.pair("then", &a, &b)).unwrap_or_default());
        tell.speech.say("op-choose", &args)
    }

    fn possible(&self, scope: &Scope) -> bool {
        self.options.iter().any(|list| does_something(scope, *list))
    }

    fn inner(&self, _: &Pack, visit: &mut dyn FnMut(List)) {
        self.options.iter().for_each(|list| visit(*list));
    }
}
