//! `ambush`: a monster appears beside a hero and activates.

use super::prelude::*;

effect_word! {
    /// The rulebook's ambush (FZ-AMB): the monster appears in the named hero's location and activates at once; no
    /// reactions in any window it opens. n: that many, one after another. Taken from the pool, else the figure of that
    /// kind farthest away, else the reserve; from = "reserve" looks in the reserve first.
    Ambush = "ambush" { what: What, who: Who = Who::You, n: u8 = 1, from: Pool = Pool::Pool => waiting }
    group: "monsters", decides: "The ambushed player among equally far figures.",
    impossible: "No such figure anywhere: no ambush, the rest of the card still happens (FZ-AMB-05).",
    example: r#"{ op = "ambush", what = "minion", n = 2, from = "reserve" }"#,
}

impl EffectWord for Ambush {
    fn run(&self, run: &mut Run, cx: &mut Cx, value: &mut Option<Value>) -> Progress {
        if let Some(flow) = run.settle_who(cx, &self.who, value) {
            return Go(flow);
        }
        if run.n < self.n
            && let Some(seat) = run.left.first().and_then(Figure::seat)
        {
            // Each ambush is finished before the next begins (FZ-AMB-15).
            cite(FZ_AMB_15);
            cite(FZ_AMB_13);
            run.n += 1;
            return Go(call(flow::ambush::Ambush::new(self.what, seat, self.from)));
        }
        Next
    }

    fn tell(&self, tell: &Teller<'_>, scene: &mut Scene) -> String {
        let mut args = tell.args_with(scene, &self.who);
        args.set("what", tell.some(self.n.into(), self.n != 1, &self.what.noun(), "nom"));
        let reserve = self.from == Pool::Reserve;
        args.set("from", if reserve { tell.speech.word("ambush-reserve") } else { String::new() });
        tell.speech.say("op-ambush", &args)
    }
}
