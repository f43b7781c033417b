//! `boss`: the boss of the mission enters play.

use super::prelude::*;

effect_word! {
    /// The mission's boss enters play at the location with its power tokens. monster.spawns opens. The spawn step is
    /// skipped while it lives. Unlike other figures it may enter play in an impassable location; once out, it cannot go
    /// back.
    Boss = "boss" { at: Where }
    group: "monsters", impossible: "Already in play or beaten: nothing happens.",
    example: r#"{ op = "boss", at = "boss_mark" }"#,
}

impl EffectWord for Boss {
    fn run(&self, run: &mut Run, cx: &mut Cx, _: &mut Option<Value>) -> Progress {
        run.once(|run| {
            let place = run.scope(cx).places(&self.at).set.iter().next()?;
            Some(call(Appear::boss(spawn::absent_boss(cx.world, cx.pack)?, place)))
        })
    }

    fn tell(&self, tell: &Teller<'_>, scene: &mut Scene) -> String {
        tell.say("op-boss", &[("in", &tell.inside(&tell.place(scene, &self.at)))])
    }
}
