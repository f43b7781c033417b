//! `reroll`: dice are rolled again.

use super::prelude::*;

effect_word! {
    /// Up to n dice of the current attack are rolled again, all at once; the new faces stand. n = "all" allows any
    /// number. A die may be rerolled again by another reroll. Given before the roll, it waits for it.
    Reroll = "reroll" { n: HowMany, who: Who = Who::You }
    group: "dice", decides: "The player who rolled; for a monster's attack, the owner of the effect.",
    impossible: "Fewer dice than n: as many as there are.", example: r#"{ op = "reroll", n = 2 }"#,
}

impl EffectWord for Reroll {
    fn run(&self, run: &mut Run, cx: &mut Cx, _: &mut Option<Value>) -> Progress {
        if run.stage == Stage::Working {
            return Next;
        }
        let Some(attack) = cx.world.attack() else { return Next };
        let n = match &self.n {
            HowMany::All => u8::MAX,
            HowMany::Some(amount) => run.amount(cx, amount),
        };
        if attack.rolled.is_none() {
            // Given before the roll, it waits for it.
            ops(cx).give_reroll(n);
            change::tell_other(cx, run.ctx.you);
            return Next;
        }
        run.stage = Stage::Working;
        if !cx.world.reroll_matters(cx.pack) {
            return Next;
        }
        let Some(attack) = cx.world.attack() else { return Next };
        // The player who rolled decides; for a monster's attack the owner of the effect.
        let seat = attack.attacker.seat().unwrap_or(run.ctx.decider);
        Go(call(flow::reroll::Reroll::new(n, seat)))
    }

    fn tell(&self, tell: &Teller<'_>, scene: &mut Scene) -> String {
        let mut args = Args::new();
        // The player who rolled decides; for a monster's attack, the owner of the effect.
        let hero = self.who == Who::You && scene.hero_acts;
        if hero { scene.actor.clone() } else { tell.who(scene, &self.who) }.put(&mut args, "who");
        args.set("granted", if scene.granted { "yes" } else { "no" });
        tell.how_many(scene, &self.n, args, "op-reroll")
    }
}
