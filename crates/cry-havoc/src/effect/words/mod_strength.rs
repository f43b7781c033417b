//! `mod_strength`: a side counts as more Units than it has.

use super::prelude::*;

effect_word! {
    /// for this battle the side counts as having that many more (or fewer) Units on the objective when it is compared
    /// or, for Attrition, when kills are counted. Not Units: cannot be moved, killed, captured, and do not test as
    /// presence. Sums; total not below 0. It works with no Unit there: it can win an Objective or kill by itself
    ModStrength = "mod_strength" {
        /// `choose` = the decider picks
        objective: Aim,
        amount: i8 => change,
    }
    group: "Battle", who: FIGHTERS, battle: true, order: false,
    example: r#"{ do = "mod_strength", objective = "control", amount = 1 }"#,
}

impl EffectWord for ModStrength {
    fn tell(&self, tell: &Teller<'_>, _: &Scene, step: &Step, before: &[Step]) -> String {
        let n = self.amount.unsigned_abs();
        // A true minus sign: a hyphen reads as a bullet at the start of a line.
        let amount = if self.amount < 0 { format!("−{n}") } else { format!("+{n}") };
        let told = tell.say("for", &[("who", step.who.word())]);
        let on = tell.on(self.objective, "in");
        let more = yes(is_repeated(step, before));
        tell.say("op-strength", &[("more", more), ("amount", &amount), ("for", &told), ("on", &on)])
    }

    fn aim(&self) -> Option<Aim> {
        Some(self.objective)
    }

    fn possible(&self, reach: &Reach, sides: Sides) -> bool {
        roles(reach.world, sides).next().is_some()
    }

    fn act(&self, doing: &mut Doing, cx: &mut Cx, _: &Step, side: Side, objective: Option<Objective>) -> Next {
        let role = role(cx, side)?;
        ops(cx).strengthen(role, objective?, self.amount);
        doing.did(1);
        None
    }
}
