//! `set_initiative`: the place on the Next Initiative track is chosen.

use super::prelude::*;

effect_word! {
    /// CH-INI-04, 05: any position on the Next Initiative track
    SetInitiative = "set_initiative" {}
    group: "Tempo and lasting rules", by: NOBODY, for_user: true, example: r#"{ do = "set_initiative" }"#,
}

impl EffectWord for SetInitiative {
    fn tell(&self, tell: &Teller<'_>, _: &Scene, _: &Step, _: &[Step]) -> String {
        tell.speech.word("op-initiative")
    }

    fn possible(&self, reach: &Reach, _: Sides) -> bool {
        reach.ctx.me.seat().is_some()
    }

    fn act(&self, doing: &mut Doing, _: &mut Cx, _: &Step, side: Side, _: Option<Objective>) -> Next {
        let seat = side.seat()?;
        cite(CH_INI_04);
        Some(doing.hand_over(1, call(initiative::SetInitiative { seat })))
    }
}
