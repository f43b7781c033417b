//! `move_tokens`: tokens go to other Regions.

use super::prelude::*;

effect_word! {
    /// move tokens face down, each to a destination of its own; never reveals them by itself (CH-MOVE-14 may, if done
    /// during arrival steps)
    MoveTokens = "move_tokens" {
        token: TokenWord, from: Selector, to: Selector => |cx, node| selector(bound(cx), node),
    }
    group: "Tokens", impossible: "partial",
    count: true, kinds: Kinds::Tokens, moves: true, ownerless: true, asks_from: Asks::From,
    example: r#"{ do = "move_tokens", token = "exploration", count = 1, from = {}, to = { at = "bound", dist = [1, 1] } }"#,
}

impl EffectWord for MoveTokens {
    fn tell(&self, tell: &Teller<'_>, _: &Scene, step: &Step, _: &[Step]) -> String {
        let bare = holding(&self.from, self.token);
        let (from, to) = (tell.region(&bare, "from"), tell.region(&onward(&self.from, &self.to), "to"));
        let values = [
            ("tokens", &*tell.tokens(self.token, step)),
            ("each", yes(each_way(&self.from, &self.to))),
            ("to", &*to),
            // "Up to 1" is worded differently: "you may", and one token.
            ("single", yes(step.up_to && !tell.number(&step.count).many)),
            ("from", &*from),
        ];
        tell.say(if anywhere(&bare) { "op-move-tokens-any" } else { "op-move-tokens" }, &values)
    }

    takes!(from, to);

    fn avail(&self, reach: &Reach, _: Side, from: At) -> u8 {
        reach.tokens(self.token, from)
    }

    fn room(&self, reach: &Reach, _: Side, from: At, _: Option<Structure>, to: At) -> bool {
        reach.token_fits(self.token, from, to)
    }

    fn apply(&self, work: Work, cx: &mut Cx, _: &Ctx) -> Applied {
        (work.move_token(cx, self.token), None)
    }
}
