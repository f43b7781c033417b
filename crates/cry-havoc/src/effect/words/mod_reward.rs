//! `mod_reward`: an Objective brings more VP.

use super::prelude::*;

effect_word! {
    /// extra VP when that side wins Control or Capture, or per Unit it kills in Attrition (at most `max` in all)
    ModReward = "mod_reward" { objective: Aim, vp: i8 => change, max: Option<u8> = None }
    group: "Battle", who: FIGHTERS, battle: true, order: false,
    example: r#"{ do = "mod_reward", objective = "attrition", vp = 1, max = 3 }"#,
}

impl EffectWord for ModReward {
    fn tell(&self, tell: &Teller<'_>, _: &Scene, step: &Step, _: &[Step]) -> String {
        let key = if self.objective == Aim::Attrition { "op-reward-kill" } else { "op-reward-win" };
        let mut args = Args::new();
        args.set("who", step.who.word());
        args.set("it", tell.aim(self.objective, "acc"));
        args.set("vp", self.vp);
        args.set("max", self.max.unwrap_or(0));
        tell.speech.say(key, &args)
    }

    fn aim(&self) -> Option<Aim> {
        Some(self.objective)
    }

    fn possible(&self, reach: &Reach, sides: Sides) -> bool {
        roles(reach.world, sides).next().is_some()
    }

    fn act(&self, _: &mut Doing, cx: &mut Cx, _: &Step, side: Side, objective: Option<Objective>) -> Next {
        let role = role(cx, side)?;
        ops(cx).add_reward(role, objective?, self.vp, self.max.unwrap_or(0));
        None
    }
}
