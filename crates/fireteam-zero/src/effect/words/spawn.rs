//! `spawn`: monsters come into play.

use super::prelude::*;

effect_word! {
    /// Puts n (default 1) figures of the named monster or rank from the pool (from: pool, default, or reserve) on the
    /// board; at is worked out anew for each figure. at = "roll": roll the spawn die as in the spawn step. Any other at
    /// ignores securing. monster.spawns opens.
    Spawn = "spawn" { what: What, n: Amount = Amount::number(1), at: Where, from: Pool = Pool::Pool => waiting }
    group: "monsters", decides: "Owner of the effect, else first player.",
    impossible: "No figure in that pool: nothing happens, and no figure is taken from the board.",
    example: r#"{ op = "spawn", what = "elite", n = 2, at = "roll", from = "reserve" }"#,
}

impl EffectWord for Spawn {
    fn run(&self, run: &mut Run, cx: &mut Cx, value: &mut Option<Value>) -> Progress {
        if run.stage == Stage::Start {
            run.n = run.amount(cx, &self.n);
            run.stage = Stage::Ready;
        }
        loop {
            if run.stage == Stage::Ready && run.n == 0 {
                return Next;
            }
            // No figure in that pool: nothing happens, and none is taken from the board.
            let Some(figure) = spawn::waiting(cx.world, cx.pack, self.what, self.from) else { return Next };
            if let Some(flow) = run.settle_place(cx, &self.at, true, value) {
                return Go(flow);
            }
            run.stage = Stage::Ready;
            run.n -= 1;
            if let Some(place) = run.place.take() {
                cite(FZ_SPAWN_10);
                cite(FZ_SPAWN_11);
                return Go(call(Appear::new(figure, place)));
            }
        }
    }

    fn tell(&self, tell: &Teller<'_>, scene: &mut Scene) -> String {
        let mut args = Args::new();
        let n = tell.amount(scene, &self.n);
        // Worked out again for each figure, which shows only where chance or choice decides.
        let each = match &self.at {
            Where::Roll => true,
            Where::Select(select) => matches!(select.pick, Pick::Random | Pick::One),
            _ => false,
        };
        args.set("many", if n.many && each { "yes" } else { "no" });
        args.set("what", tell.some(n.n, n.many, &self.what.noun(), "acc"));
        args.set("from", tell.speech.word(&format!("from-{}", self.from.word())));
        let place = tell.place(scene, &self.at);
        args.set("to", tell.into(&place));
        args.set("in", tell.inside(&place));
        tell.speech.say("op-spawn", &args) + &n.note
    }
}
