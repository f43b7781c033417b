//! `retarget`: an attack gets another target.

use super::prelude::*;

effect_word! {
    /// The current attack gets another target. Range is checked from the attacker as usual.
    Retarget = "retarget" { to: Who }
    group: "attack", decides: "Owner of the effect when to allows a choice.",
    impossible: "New target out of range or not active: the attack keeps its target.",
    example: r#"{ op = "retarget", to = "you" }"#,
}

impl EffectWord for Retarget {
    fn run(&self, run: &mut Run, cx: &mut Cx, _: &mut Option<Value>) -> Progress {
        let Some(new) = run.scope(cx).set(&self.to).first() else { return Next };
        let Some(attack) = cx.world.attack().copied() else { return Next };
        let legal = cx.world.is_active_figure(new) && flow::attack::reaches(cx.world, cx.pack, &attack, new);
        if legal && new != attack.target {
            ops(cx).retarget(new);
        }
        Next
    }

    fn tell(&self, tell: &Teller<'_>, scene: &mut Scene) -> String {
        tell.with("op-retarget", "to", &tell.who(scene, &self.to))
    }
}
