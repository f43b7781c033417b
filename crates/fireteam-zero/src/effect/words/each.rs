//! `each`: a list is carried out for every figure or location selected.

use super::prelude::*;

effect_word! {
    /// Carries out do once for every selected figure or location, called that inside. Heroes clockwise from you (or the
    /// first player), monsters in the first player's order.
    Each = "each" { over: Picked, body "do": List => |cx, node| List::read(Context { that: true, ..cx }, node) }
    group: "structure", impossible: "Empty selection: nothing happens.",
    opens: true, example: r#"{ op = "each", over = { any = "hero" }, do = [{ op = "draw", n = 1, who = "that" }] }"#,
}

impl EffectWord for Each {
    fn run(&self, run: &mut Run, cx: &mut Cx, value: &mut Option<Value>) -> Progress {
        let that = match &self.over {
            Picked::Figures(select) => {
                if run.stage <= Stage::Asked {
                    let among = run.scope(cx).select_figures(select);
                    if let Some(flow) = run.settle(cx, among, run.ctx.decider, value) {
                        return Go(flow);
                    }
                }
                run.next_left(cx.world).map(|figure| That::Figures(Figures::one(figure)))
            }
            Picked::Places(select) => {
                let place = run.scope(cx).select_places(select).set.iter().nth(run.n as usize);
                run.n += 1;
                place.map(That::Place)
            }
        };
        match that {
            Some(that) => Go(call(Run::new(self.body, Ctx { that, ..run.ctx }))),
            None => Next,
        }
    }

    fn tell(&self, tell: &Teller<'_>, scene: &mut Scene) -> String {
        let mut args = Args::new();
        tell.picked(scene, &self.over).put(&mut args, "who");
        let mut inside = scene.clone();
        inside.that = Some(tell.that(&self.over, "that"));
        args.set("text", tell.after_colon(&tell.effects(&mut inside, self.body, false)));
        let chosen = self.over.pick() == Pick::UpTo && scene.you.is_you();
        tell.speech.say(if chosen { "op-each-chosen" } else { "op-each" }, &args)
    }

    fn inner(&self, _: &Pack, visit: &mut dyn FnMut(List)) {
        visit(self.body);
    }
}
