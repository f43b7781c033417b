//! `prevent`: damage about to be dealt becomes less.

use super::prelude::*;

effect_word! {
    /// Reduces the damage about to be dealt by n (or "all") to each of the named heroes (default: target); for heroes
    /// other than the target, the damage that the same source is about to deal them. Played at monster.targets it waits
    /// and applies when this attack's damage is known.
    Prevent = "prevent" { n: HowMany, who: Who = Who::Target }
    group: "harm", impossible: "Unblockable damage is unchanged.", example: r#"{ op = "prevent", n = "all" }"#,
}

impl EffectWord for Prevent {
    fn check(&self, cx: Context<'_>, t: &Table<'_>) -> Option<()> {
        cx.understood(t, "prevent", "target")
    }

    fn run(&self, run: &mut Run, cx: &mut Cx, _: &mut Option<Value>) -> Progress {
        let ctx = &run.ctx;
        let waits = cx.world.attack().is_some_and(|a| a.rolled.is_none() && ctx.actor == Some(a.attacker));
        if waits {
            // Played before the roll it waits and applies when this attack's damage is known.
            ops(cx).edit_attack(Edit { list: run.list, nth: run.at, you: ctx.you });
            change::tell_other(cx, ctx.you);
        } else {
            self.apply(cx, ctx);
        }
        Next
    }

    fn tell(&self, tell: &Teller<'_>, scene: &mut Scene) -> String {
        let mut args = Args::new();
        tell.subject(&mut args, scene, &self.who);
        if self.who == Who::Target {
            args.set("own", "implied");
        }
        tell.how_many(scene, &self.n, args, "op-prevent")
    }

    fn futile(&self, scope: &Scope) -> Option<Futile> {
        let (world, pack) = (scope.world, scope.pack);
        let attack = world.attack().is_some_and(|attack| world.attack_flag(pack, attack, Flag::Unblockable));
        // Damage that is due has its own word; before the roll the attack tells what it will be.
        world.harm().map_or(attack, |harm| harm.unblockable).then_some(Futile::Unblockable)
    }
}

impl Prevent {
    /// Reduces the packets of the damage under way.
    pub(crate) fn apply(&self, cx: &mut Cx, ctx: &Ctx) {
        let scope = Scope::new(cx.world, cx.pack, ctx);
        let set = scope.set(&self.who);
        let n = match &self.n {
            HowMany::All => None,
            HowMany::Some(amount) => Some(scope.amount(amount).max(0) as u8),
        };
        if cx.world.harm().is_none() {
            return;
        }
        for seat in set.iter().filter_map(Figure::seat) {
            ops(cx).prevent(seat, n);
        }
    }
}
