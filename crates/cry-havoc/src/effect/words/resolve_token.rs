//! `resolve_token`: a token is turned up and its text carried out.

use super::prelude::*;

effect_word! {
    /// reveal and resolve. Trog tokens: CH-TRG-14 (Control, or a Battle Region with the Trog player as attacker)
    ResolveToken = "resolve_token" {
        token: TokenWord => face_down,
        /// or `"supply"`, then `here` names the region it counts for
        at: Place => |cx, node| place(cx, node, Places::TOKENS),
        here: Option<Selector> = None,
    }
    group: "Tokens", impossible: "partial",
    count: true, kinds: Kinds::Tokens, ownerless: true, asks_from: Asks::TokenAt, asks_to: Asks::TokenAt,
    example: r#"{ do = "resolve_token", token = "nest", count = 1, at = "supply", here = {} }"#,
}

impl EffectWord for ResolveToken {
    fn check(&self, _: Context<'_>, t: &Table<'_>) -> Option<()> {
        match (self.at, self.here) {
            (Place::Regions(_), None) => Some(()),
            (Place::Regions(_), Some(_)) => {
                wrong(t.node, "the token counts for the Region it lies in", "leave out here")
            }
            (_, Some(_)) if self.token == TokenWord::Trog => drawn(t.node),
            (_, Some(_)) => Some(()),
            (_, None) => wrong(t.node, "a token from the supply counts for a Region", "write here"),
        }
    }

    fn tell(&self, tell: &Teller<'_>, _: &Scene, step: &Step, _: &[Step]) -> String {
        let (key, place) = match (&self.at, &self.here) {
            (Place::Regions(at), _) => ("op-resolve", tell.region(&holding(at, self.token), "in")),
            (_, Some(here)) => ("op-resolve-supply", tell.region(here, "in")),
            _ => ("op-resolve-supply", String::new()),
        };
        let (tokens, many) = (tell.tokens(self.token, step), yes(tell.number(&step.count).many));
        tell.say(key, &[("tokens", &tokens), ("in", &place), ("many", many)]).trim_end().to_owned()
    }

    fn ends(&self) -> Option<Ends<'_>> {
        Some(match &self.at {
            Place::Regions(at) => (End::Regions(at), None),
            _ => (End::Pool(Pool::Supply), Some(End::Regions(self.here.as_ref().unwrap_or(&Selector::PLAIN)))),
        })
    }

    fn avail(&self, reach: &Reach, _: Side, from: At) -> u8 {
        reach.tokens(self.token, from)
    }

    fn room(&self, _: &Reach, _: Side, _: At, _: Option<Structure>, to: At) -> bool {
        matches!(to, At::Region(_))
    }

    fn apply(&self, work: Work, cx: &mut Cx, ctx: &Ctx) -> Applied {
        let found = match (work.from, work.to) {
            (At::Region(region), _) => work.slot(cx, self.token).map(|slot| (ops(cx).reveal(slot), region)),
            (_, Some(At::Region(region))) => {
                let kind = piece_kind(cx.world, self.token);
                ops(cx).reveal_from_supply(kind, region).map(|piece| (piece, region))
            }
            _ => None,
        };
        let Some((piece, region)) = found else { return (0, None) };
        let flow = if piece.kind().is_trog() {
            call(Spawn::of(piece, region, ctx.me))
        } else {
            call(Explore::of(piece, ctx.me, region))
        };
        (1, Some(flow))
    }
}

fn face_down(cx: Context<'_>, node: Node<'_>) -> Option<TokenWord> {
    match token(cx, node)? {
        TokenWord::Named(_) => {
            let hint = "legal here: trog, nest, war_party, exploration";
            wrong(node, "nothing is under a token that lies face up", hint)
        }
        token => Some(token),
    }
}
