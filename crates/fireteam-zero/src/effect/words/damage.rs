//! `damage`: heroes are hurt without an attack.

use super::prelude::*;

effect_word! {
    /// Deals n damage to each named hero, opening hero.hit. unblockable = true: neither prevented nor reduced. Monsters
    /// named take n hits without type, resistance ignored.
    Damage = "damage" { n: Amount, who: Who, unblockable: bool = false }
    group: "harm", decides: "Each hero's player chooses the discards.",
    impossible: "Knocked-down heroes are passed over.",
    example: r#"{ op = "damage", n = 2, who = "all_heroes", unblockable = true }"#,
}

impl EffectWord for Damage {
    fn run(&self, run: &mut Run, cx: &mut Cx, value: &mut Option<Value>) -> Progress {
        if run.stage < Stage::Working {
            if let Some(flow) = run.settle_who(cx, &self.who, value) {
                return Go(flow);
            }
            run.stage = Stage::Working;
            let points = run.amount(cx, &self.n);
            let harm = self.harm(run, cx, points);
            if harm.amount.iter().any(|n| *n > 0) {
                ops(cx).begin_harm(harm);
                return Go(call(flow::harm::Harming::default()));
            }
        }
        if run.stage == Stage::Working {
            // Heroes have been dealt with; monsters named take untyped hits, resistance ignored.
            run.stage = Stage::Second;
            let n = run.amount(cx, &self.n);
            let falls = |f: &Figure| f.is_monster() && n >= cx.world.health_of(cx.pack, *f);
            let victims: Figures = run.left.iter().filter(falls).collect();
            if !victims.is_empty() {
                return Go(call(flow::slay::Slay::new(victims, run.ctx.you)));
            }
        }
        Next
    }

    fn tell(&self, tell: &Teller<'_>, scene: &mut Scene) -> String {
        let mut args = tell.args_with(scene, &self.who);
        let monsters = matches!(&self.who, Who::Select(select)
            if matches!(select.any, Side::Monster | Side::Minion | Side::Elite | Side::Boss));
        let kind = match (self.unblockable, monsters) {
            (true, _) => "unblockable",
            (false, true) => "hits",
            (false, false) => "plain",
        };
        args.set("kind", kind);
        tell.told(tell.amount(scene, &self.n), args, "op-damage")
    }

    fn possible(&self, scope: &Scope) -> bool {
        !scope.set(&self.who).is_empty()
    }
}

impl Damage {
    fn harm(&self, run: &Run, cx: &Cx, points: u8) -> Harm {
        let ctx = &run.ctx;
        // The damage of a trait comes from the monster that has it, also when another monster set it off (FZ-KILL-05).
        let trait_of = Some(ctx.you).filter(|you| matches!(ctx.from, Holder::Monster(_)) && you.is_monster());
        let source = trait_of.or(ctx.actor.filter(|a| a.is_monster()));
        let mut harm = Harm { unblockable: self.unblockable, source, ..Harm::default() };
        for seat in run.left.iter().filter_map(Figure::seat) {
            // A knocked-down hero takes no damage from any source (FZ-DOWN-06).
            cite(FZ_DOWN_06);
            if cx.world.is_active(seat) {
                harm.amount[seat.index()] = points;
            }
        }
        harm
    }
}
