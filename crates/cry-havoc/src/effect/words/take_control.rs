//! `take_control`: a Region is controlled from now on.

use super::prelude::*;

effect_word! {
    /// place own Control token, replacing another. Tokens in the region stay face down (known for the Humans: CH-BLD-17)
    TakeControl = "take_control" { at: Selector }
    group: "Control", asks_from: Asks::Control, example: r#"{ do = "take_control", at = { control = "not_self" } }"#,
}

impl EffectWord for TakeControl {
    /// Whose the Region is goes without saying: one takes what one has not.
    fn tell(&self, tell: &Teller<'_>, _: &Scene, _: &Step, _: &[Step]) -> String {
        let bare = Selector { control: self.at.control.filter(|held| *held != Holds::NotMe), ..self.at };
        tell.say("op-take-control", &[("at", &tell.region(&bare, "bare"))])
    }

    takes!(at);

    fn avail(&self, reach: &Reach, side: Side, from: At) -> u8 {
        let At::Region(region) = from else { return 0 };
        (!side.is_neutral() && reach.world.control(region) != Some(side)).into()
    }

    fn apply(&self, work: Work, _: &mut Cx, _: &Ctx) -> Applied {
        let At::Region(region) = work.from else { return (0, None) };
        (1, Some(call(Claim::of(work.side, region))))
    }
}
