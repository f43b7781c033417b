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
        let mut ops = ops(cx);
        let figure = if of_attack {
            let attack = ops.attack();
            match self.to {
                SpreadTo::Heroes => attack.spread_heroes = true,
                SpreadTo::Monsters => attack.spread_monsters = true,
            }
            Some(attack.attacker)
        } else {
            // Given with the special ability it waits for the attack of this activation.
            ops.activation().map(|activation| {
                activation.spread_heroes |= self.to == SpreadTo::Heroes;
                activation.monster
            })
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
