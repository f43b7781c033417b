//! `twist`: a twist is drawn, suspended or discarded.

use super::prelude::*;

effect_word! {
    /// draw: reveal a twist now, filling the next twist slot without moving the token. suspend: one twist in play has no
    /// effect until the end of the round. discard: remove one twist in play; its slot stays used.
    Twist = "twist" { what "do": TwistDo }
    group: "threat", decides: "Group chooses which twist to suspend or discard.",
    impossible: "Four twists already drawn, or none in play: nothing happens.",
    example: r#"{ op = "twist", do = "suspend" }"#,
}

impl EffectWord for Twist {
    fn run(&self, run: &mut Run, _: &mut Cx, _: &mut Option<Value>) -> Progress {
        run.once(|_| {
            Some(match self.what {
                TwistDo::Draw => call(flow::threat::DrawTwist::default()),
                TwistDo::Suspend => call(PickTwist { discard: false }),
                TwistDo::Discard => call(PickTwist { discard: true }),
            })
        })
    }

    fn tell(&self, tell: &Teller<'_>, _: &mut Scene) -> String {
        tell.speech.word(&format!("op-twist-{}", self.what.word()))
    }
}
