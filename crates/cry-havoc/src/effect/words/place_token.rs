//! `place_token`: tokens come from their supply.

use super::prelude::*;

effect_word! {
    /// put a token from its supply (nests and war parties: drawn unseen, face down). A region holds at most one named
    /// token of a name (MR-02). A supply of named tokens that is empty: the decider may move one already on the board
    /// instead
    PlaceToken = "place_token" { token: TokenWord => own_token, to: Selector }
    group: "Tokens", impossible: "partial",
    count: true, impersonal: true, ownerless: true, asks_from: Asks::From, asks_to: Asks::TokenAt,
    example: r#"{ do = "place_token", token = "war_party", count = 1, to = { no_token = "trog" } }"#,
}

impl EffectWord for PlaceToken {
    fn tell(&self, tell: &Teller<'_>, _: &Scene, step: &Step, _: &[Step]) -> String {
        let down = matches!(self.token, TokenWord::Nest | TokenWord::WarParty | TokenWord::Trog);
        let key = if down { "op-put-token-down" } else { "op-put-token" };
        let tokens = tell.tokens(self.token, step);
        tell.say(key, &[("tokens", &tokens), ("into", &tell.region(&self.to, "into"))])
    }

    fn ends(&self) -> Option<Ends<'_>> {
        Some((End::Pool(Pool::Supply), Some(End::Regions(&self.to))))
    }

    fn avail(&self, reach: &Reach, _: Side, from: At) -> u8 {
        reach.tokens(self.token, from)
    }

    fn room(&self, reach: &Reach, _: Side, from: At, _: Option<Structure>, to: At) -> bool {
        reach.token_fits(self.token, from, to)
    }

    fn apply(&self, work: Work, cx: &mut Cx, _: &Ctx) -> Applied {
        let Some(At::Region(to)) = work.to else { return (0, None) };
        let n = match (self.token, work.from) {
            (TokenWord::Named(_), At::Region(_)) => work.move_token(cx, self.token),
            (TokenWord::Named(named), _) => ops(cx).put_named(work.side, named, to).into(),
            _ => {
                let kind = piece_kind(cx.world, self.token);
                (0..work.n).take_while(|_| ops(cx).lay(kind, to)).count() as u8
            }
        };
        (n, None)
    }
}
