//! `win_ties`: a side wins where both are equal.

use super::prelude::*;

effect_word! {
    /// the side wins ties there, 0:0 included. If both sides have it, the usual tie rule applies
    WinTies = "win_ties" { objective: Aim }
    group: "Battle", who: FIGHTERS, battle: true, order: false, example: r#"{ do = "win_ties", objective = "control" }"#,
}

impl EffectWord for WinTies {
    fn tell(&self, tell: &Teller<'_>, _: &Scene, step: &Step, _: &[Step]) -> String {
        let (on, it) = (tell.on(self.objective, "in"), tell.aim(self.objective, "dat"));
        tell.say("op-ties", &[("who", step.who.word()), ("on", &on), ("it", &it)])
    }

    fn aim(&self) -> Option<Aim> {
        Some(self.objective)
    }

    fn possible(&self, reach: &Reach, sides: Sides) -> bool {
        let world = reach.world;
        let has = |role: usize, objective: Objective| world.fight().ties[role] >> objective.index() & 1 == 1;
        roles(world, sides).any(|role| open_aims(world, self.objective).any(|objective| !has(role, objective)))
    }

    fn act(&self, _: &mut Doing, cx: &mut Cx, _: &Step, side: Side, objective: Option<Objective>) -> Next {
        let role = role(cx, side)?;
        ops(cx).give_ties(role, objective?);
        None
    }
}
