//! `stand`: knocked-down heroes get up.

use super::prelude::*;

effect_word! {
    /// The named knocked-down heroes stand up at once.
    Stand = "stand" { who: Who }
    group: "harm", decides: "The hero's player may decline.", impossible: "Nobody down: nothing happens.",
    example: r#"{ op = "stand", who = "all_heroes" }"#,
}

impl EffectWord for Stand {
    fn run(&self, run: &mut Run, cx: &mut Cx, value: &mut Option<Value>) -> Progress {
        if let Some(flow) = run.settle_who(cx, &self.who, value) {
            return Go(flow);
        }
        if run.stage == Stage::Working {
            if let (Some(Value::Yes(true)), Some(seat)) = (value.take(), run.n.checked_sub(1).map(Seat)) {
                ops(cx).stand_up(seat);
            }
            run.stage = Stage::Ready;
        }
        while let Some(figure) = run.next_left(cx.world) {
            if let Some(seat) = figure.seat()
                && cx.world.is_down(seat)
            {
                run.stage = Stage::Working;
                run.n = seat.0 + 1;
                return Go(call(Confirm { seat, rule: FZ_HERO_05, about: About::StandUp }));
            }
        }
        Next
    }

    fn tell(&self, tell: &Teller<'_>, scene: &mut Scene) -> String {
        tell.with("op-stand", "who", &tell.who(scene, &self.who))
    }

    fn possible(&self, scope: &Scope) -> bool {
        !scope.set(&self.who).is_empty()
    }
}
