//! `place`: figures are put in a location without a path.

use super::prelude::*;

effect_word! {
    /// Puts figures in a location without a path; never into an impassable one. A hero opens hero.enters. A monster
    /// placed during its own activation counts as having changed location for monster.moved; at any other time nothing
    /// opens. Specialists with a lone guard go along.
    Place = "place" { at: Where, who: Who = Who::You }
    group: "movement", decides: "As for move.",
    impossible: "No legal location: the figure stays. Pinned and knocked-down heroes stay.",
    example: r#"{ op = "place", at = "there", who = "you" }"#,
}

impl EffectWord for Place {
    fn run(&self, run: &mut Run, cx: &mut Cx, value: &mut Option<Value>) -> Progress {
        if run.stage < Stage::Ready
            && let Some(flow) = run.settle_who(cx, &self.who, value)
        {
            return Go(flow);
        }
        if let Some(flow) = run.settle_place(cx, &self.at, false, value) {
            return Go(flow);
        }
        let Some(place) = run.place else { return Next };
        // Never into an impassable location.
        if cx.world.board(cx.pack).terrain[Terrain::Impassable as usize].has(place) {
            return Next;
        }
        while let Some(figure) = run.next_left(cx.world) {
            if let Some(seat) = figure.seat() {
                // No effect moves or places a pinned or fallen hero (FZ-MOVE-10, EC-31).
                cite(FZ_MOVE_10);
                if cx.world.is_active(seat) && !cx.world.is_pinned(seat) && cx.world.hero_at(seat) != place {
                    cite(FZ_SPEC_15);
                    return Go(call(flow::step::Step::placing(seat, place)));
                }
            } else if figure.is_monster() && cx.world.place_of(figure).is_some_and(|p| p != place) {
                ops(cx).move_monster(figure, place, false);
            }
        }
        Next
    }

    fn tell(&self, tell: &Teller<'_>, scene: &mut Scene) -> String {
        let mut args = Args::new();
        let np = tell.who(scene, &self.who);
        np.put(&mut args, "who");
        args.set("to", tell.into(&tell.place(scene, &self.at)));
        tell.speech.say(if np.is_you() { "op-place-you" } else { "op-place" }, &args)
    }

    fn possible(&self, scope: &Scope) -> bool {
        let somewhere = || self.at == Where::Roll || !scope.places(&self.at).set.is_empty();
        !scope.set(&self.who).is_empty() && somewhere()
    }
}
