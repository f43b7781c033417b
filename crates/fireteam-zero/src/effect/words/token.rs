//! `token`: intel and special tokens are handled.

use super::prelude::*;

effect_word! {
    /// Handles intel and special tokens. place: n (default 1) from the box to at. remove: to the box, from at or from
    /// the hero who. move: the token of that kind on the board or on a hero goes to at. take: from at, without at from
    /// the box, onto who (default you), who carries it (section 2, Carrying); a hero who carries one already puts the
    /// new one in the location. drop: who lays it in the location.
    Token = "token" {
        kind: TokenKind, what "do": TokenDo, at: Option<Where> = None, n: Amount = Amount::number(1),
        who: Who = Who::You,
    }
    group: "board", decides: "Owner of the effect when at allows a choice.",
    impossible: "No token of the kind left in the box (intel never runs out), or none there: nothing happens.",
    example: r#"{ op = "token", kind = "intel", do = "place", at = "here", n = 2 }"#,
}

impl EffectWord for Token {
    fn check(&self, _: Context<'_>, t: &Table<'_>) -> Option<()> {
        if matches!(self.what, TokenDo::Place | TokenDo::Move) && self.at.is_none() {
            t.node.problem(format!("{:?} needs at", self.what.word()), None);
        }
        Some(())
    }

    fn run(&self, run: &mut Run, cx: &mut Cx, value: &mut Option<Value>) -> Progress {
        if let Some(at) = &self.at
            && let Some(flow) = run.settle_place(cx, at, false, value)
        {
            return Go(flow);
        }
        let hero = run.scope(cx).set(&self.who).first().and_then(Figure::seat);
        for _ in 0..run.amount(cx, &self.n) {
            self.once(cx, run.place, hero);
        }
        Next
    }

    fn tell(&self, tell: &Teller<'_>, scene: &mut Scene) -> String {
        let mut args = Args::new();
        let n = tell.amount(scene, &self.n);
        let noun = Noun::Token(self.kind, scene.mission);
        tell.np("the", &noun, "").put(&mut args, "token");
        args.set("noun", tell.noun(&noun, "the", "acc", n.many));
        args.set("tokens", tell.some(n.n, n.many, &noun, "acc"));
        tell.who(scene, &self.who).put(&mut args, "who");
        let place = self.at.as_ref().map(|at| tell.place(scene, at));
        if let Some(place) = &place {
            args.set("in", tell.inside(place));
            args.set("to", tell.into(place));
            place.put(&mut args, "at");
        }
        args.set("at_p", if place.is_some() { "one" } else { "none" });
        let key = match self.what {
            TokenDo::Remove if place.is_none() => "op-token-remove-who".to_owned(),
            what => format!("op-token-{}", what.word()),
        };
        tell.speech.say(&key, &args) + &n.note
    }
}

impl Token {
    /// Handles one token, at the place and for the hero that are meant.
    fn once(&self, cx: &mut Cx, place: Option<terms::Place>, hero: Option<Seat>) {
        let kind = self.kind;
        let world = &*cx.world;
        let all = || world.tokens().filter(|(_, token)| token.kind == kind);
        let lying = |place| all().find(|(_, token)| token.on == TokenOn::Board(place)).map(|(slot, _)| slot);
        let carried =
            |seat| world.carried(seat).filter(|slot| world.token(*slot).is_some_and(|token| token.kind == kind));
        match (self.what, self.at.is_some()) {
            (TokenDo::Place, _) => {
                if let Some(place) = place {
                    ops(cx).place_token(kind, place);
                }
            }
            (TokenDo::Remove, at) => {
                let slot = if at { place.and_then(lying) } else { hero.and_then(carried) };
                if let Some(slot) = slot {
                    ops(cx).remove_token(slot);
                }
            }
            (TokenDo::Move, _) => {
                let slot = all().next().map(|(slot, _)| slot);
                if let (Some(slot), Some(place)) = (slot, place) {
                    ops(cx).move_token(slot, place);
                }
            }
            (TokenDo::Take, true) => {
                if let (Some(slot), Some(seat)) = (place.and_then(lying), hero)
                    && world.carried(seat).is_none()
                {
                    ops(cx).take_token(slot, seat);
                }
            }
            (TokenDo::Take, false) => {
                if let Some(seat) = hero {
                    ops(cx).take_from_box(kind, seat);
                }
            }
            (TokenDo::Drop, _) => {
                if let Some(seat) = hero {
                    ops(cx).drop_token(seat);
                }
            }
        }
    }
}
