//! `move`: figures take steps outside their own turn.

use super::prelude::*;

effect_word! {
    /// Special movement (FZ-MOVE-11 to 13) of up to n points: n = 1 is always enough for one connected location, with
    /// more points difficult terrain costs a hero 2. Impassable terrain and solid lines stay closed, fleeing limits do
    /// not apply, specialists follow the escort rule. toward/away: every step must shorten/lengthen the distance to that
    /// figure or place. to: only that selector's location may be the last step. A monster always moves the full n if it
    /// can, a hero only with must = true.
    Move = "move" {
        n: Amount, who: Who = Who::You, toward: Option<Spot> = None, away: Option<Spot> = None,
        to: Option<Where> = None, must: bool = false,
    }
    group: "movement",
    decides: "A hero's player for heroes; the owner of the effect for monsters; for monster and twist effects, the monster rules (ties: first player).",
    impossible: "Steps that are not possible are lost. Pinned and knocked-down heroes stay.",
    example: r#"{ op = "move", n = 2, who = "you", toward = "target", to = "exit", must = true }"#,
}

impl EffectWord for Move {
    fn check(&self, _: Context<'_>, t: &Table<'_>) -> Option<()> {
        if self.toward.is_some() && self.away.is_some() {
            t.node.problem("a move goes either toward or away", None);
        }
        Some(())
    }

    fn run(&self, run: &mut Run, cx: &mut Cx, value: &mut Option<Value>) -> Progress {
        if let Some(flow) = run.settle_who(cx, &self.who, value) {
            return Go(flow);
        }
        let n = run.amount(cx, &self.n);
        while let Some(figure) = run.next_left(cx.world) {
            if figure.is_hero() {
                return Go(call(flow::march::March::new(figure, n, self.must, run.ctx, run.list, run.at)));
            }
            if figure.is_monster() && cx.world.place_of(figure).is_some() {
                return Go(call(flow::walk::Drift::new(figure, n, run.ctx, run.list, run.at)));
            }
        }
        Next
    }

    fn tell(&self, tell: &Teller<'_>, scene: &mut Scene) -> String {
        let mut args = Args::new();
        let np = tell.who(scene, &self.who);
        np.put(&mut args, "who");
        let mut way = String::new();
        for (key, spot) in [("way-toward", &self.toward), ("way-away", &self.away)] {
            if let Some(spot) = spot {
                way += &tell.with(key, "of", &tell.spot(scene, spot));
            }
        }
        if let Some(to) = &self.to {
            let mut args = Args::new();
            np.put(&mut args, "who");
            args.set("in", tell.inside(&tell.place(scene, to)));
            way += &tell.speech.say("way-to", &args);
        }
        args.set("way", way);
        let monster = match &self.who {
            Who::Actor => !scene.hero_acts && !scene.actor.is_you(),
            Who::Select(select) => matches!(select.any, Side::Monster | Side::Minion | Side::Elite | Side::Boss),
            Who::You => matches!(scene.of, Of::Monster(_)),
            _ => false,
        };
        args.set("must", if self.must || monster { "yes" } else { "no" });
        args.set("granted", if scene.granted { "yes" } else { "no" });
        tell.told(tell.amount(scene, &self.n), args, if monster { "op-move-steps" } else { "op-move" })
    }

    fn possible(&self, scope: &Scope) -> bool {
        !scope.set(&self.who).is_empty()
    }
}
