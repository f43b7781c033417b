//! `remove_tokens`: tokens leave the board.

use super::prelude::*;

effect_word! {
    /// return named tokens to their supply; Trog and exploration tokens to their discard, unseen by others
    RemoveTokens = "remove_tokens" { token: TokenWord, at: Selector }
    group: "Tokens", impossible: "partial",
    count: true, impersonal: true, kinds: Kinds::Tokens, ownerless: true, asks_from: Asks::TokenAt,
    example: r#"{ do = "remove_tokens", token = "trog", count = 1, at = {} }"#,
}

impl EffectWord for RemoveTokens {
    fn tell(&self, tell: &Teller<'_>, scene: &Scene, step: &Step, _: &[Step]) -> String {
        if let TokenWord::Named(named) = self.token
            && scene.token == Some(named)
        {
            return tell.speech.word("op-return-token");
        }
        let from = tell.region(&holding(&self.at, self.token), "from");
        tell.say("op-remove-tokens", &[("tokens", &tell.tokens(self.token, step)), ("from", &from)])
    }

    takes!(at);

    fn avail(&self, reach: &Reach, _: Side, from: At) -> u8 {
        reach.tokens(self.token, from)
    }

    fn apply(&self, work: Work, cx: &mut Cx, _: &Ctx) -> Applied {
        if let (TokenWord::Named(named), At::Region(from)) = (self.token, work.from) {
            ops(cx).remove_named(named, from);
            return (1, None);
        }
        let Some(slot) = work.slot(cx, self.token) else { return (0, None) };
        ops(cx).remove_piece(slot);
        (1, None)
    }
}
