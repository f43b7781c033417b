//! `pool`: figures are shifted between pool, reserve and box.

use super::prelude::*;

effect_word! {
    /// Shifts figures between pool, reserve and box. A figure on the board changes the place it will return to.
    Pool = "pool" { what: What, n: Amount = Amount::number(1), from: pack::Pool, to: pack::Pool }
    group: "monsters", impossible: "As many as there are.",
    example: r#"{ op = "pool", what = "minion", n = 2, from = "reserve", to = "pool" }"#,
}

impl EffectWord for Pool {
    fn run(&self, run: &mut Run, cx: &mut Cx, _: &mut Option<Value>) -> Progress {
        let n = run.amount(cx, &self.n);
        spawn::shift(cx, self.what, n, self.from, self.to);
        Next
    }

    fn tell(&self, tell: &Teller<'_>, scene: &mut Scene) -> String {
        let mut args = Args::new();
        let n = tell.amount(scene, &self.n);
        args.set("what", tell.some(n.n, n.many, &self.what.noun(), "acc"));
        tell.fixed(&format!("pool-{}", self.from.word()), "one").put(&mut args, "from");
        tell.fixed(&format!("pool-{}", self.to.word()), "one").put(&mut args, "to");
        tell.speech.say("op-pool", &args) + &n.note
    }
}
