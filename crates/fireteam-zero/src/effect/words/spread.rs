//! `spread`: the damage of an attack reaches others in the same location.

use super::prelude::*;

effect_word! {
    /// The attack's damage is also dealt to every other figure of the named side (heroes or monsters) in the target's
    /// location. Each uses its own resistance; changes made to the target's resistance count for the target only. Given
    /// at monster.special it waits for the attack of this activation.
    Spread = "spread" { to: SpreadTo }
    group: "attack", impossible: "No other figure there: no effect.", example: r#"{ op = "spread", to = "heroes" }"#,
}

impl EffectWord for Spread {
    fn run(&self, run: &mut Run, cx: &mut Cx, _: &mut Option<Value>) -> Progress {
        let actor = run.ctx.actor;
        let of_attack = cx.world.attack().is_some_and(|a| Some(a.attacker) == actor || actor.is_none());
        let figure = if of_attack {
            ops(cx).spread_attack(self.to);
            cx.world.attack().map(|attack| attack.attacker)
        } else {
            // Given with the special ability it waits for the attack of this activation.
            if self.to == SpreadTo::Heroes {
                ops(cx).spread_activation();
            }
            cx.world.activation().map(|activation| activation.monster)
        };
        if let Some(figure) = figure {
            let what = if self.to == SpreadTo::Heroes { Alter::Heroes } else { Alter::Monsters };
            cx.tell(Event::Altered { figure, what, n: 0 });
        }
        Next
    }

    fn tell(&self, tell: &Teller<'_>, _: &mut Scene) -> String {
        tell.speech.word(&format!("op-spread-{}", self.to.word()))
    }
}
