//! `pick`: figures or a location are selected for what follows.

use super::prelude::*;

effect_word! {
    /// Selects figures or a location for the following effects of the same ability, which call it that.
    Pick = "pick" { from: Picked, by: Decider = Decider::You => decider }
    group: "structure", decides: "you, or the named decider.",
    impossible: "Nothing to pick: the rest of the ability that uses that does nothing.",
    example: r#"{ op = "pick", from = { any = "hero", pick = "one" }, by = "group" }"#,
}

impl EffectWord for Pick {
    fn run(&self, run: &mut Run, cx: &mut Cx, value: &mut Option<Value>) -> Progress {
        let seat = run.seat_of(self.by, cx.world);
        match &self.from {
            Picked::Figures(select) => {
                if run.stage <= Stage::Asked {
                    let among = run.scope(cx).select_figures(select);
                    if let Some(flow) = run.settle(cx, among, seat, value) {
                        return Go(flow);
                    }
                }
                run.ctx.that = That::Figures(run.left);
            }
            Picked::Places(select) => {
                if run.stage == Stage::AskedPlace {
                    if let Some(Value::Place(place)) = value.take() {
                        run.place = place;
                    }
                } else {
                    let among = run.scope(cx).select_places(select);
                    if let Some(flow) = run.settle_places(cx, among, seat) {
                        return Go(flow);
                    }
                }
                run.ctx.that = run.place.map_or(That::Nothing, That::Place);
            }
        }
        Next
    }

    fn tell(&self, tell: &Teller<'_>, scene: &mut Scene) -> String {
        let (pick, mut args) = (self.from.pick(), Args::new());
        let by = tell.decider(scene, self.by);
        by.put(&mut args, "by");
        tell.picked(scene, &self.from).put(&mut args, "who");
        // Nobody chooses among random or nearest ones.
        let decided = !matches!(pick, pack::Pick::One | pack::Pick::UpTo);
        let told = tell.speech.say(if by.is_you() || decided { "op-pick" } else { "op-pick-by" }, &args);
        scene.that = Some(tell.that(&self.from, if pick == pack::Pick::UpTo { "those" } else { "that" }));
        told
    }
}
