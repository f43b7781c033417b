//! `peek`: somebody looks at the top of a deck.

use super::prelude::*;

effect_word! {
    /// Look at the top n cards of a deck (twist, recon, or action = your own). then: reorder (put back in any order),
    /// bottom (each goes back on top or to the bottom), draw_one (recon: resolve one of them as if found; action: draw
    /// one; the rest go back in any order), set_top (put one on top of the deck, after shuffling the others into it).
    Peek = "peek" { deck: Deck, n: u8, then: PeekThen }
    group: "threat", decides: "Owner of the effect.", impossible: "Fewer cards: look at those.",
    example: r#"{ op = "peek", deck = "twist", n = 3, then = "reorder" }"#,
}

impl EffectWord for Peek {
    fn run(&self, run: &mut Run, _: &mut Cx, _: &mut Option<Value>) -> Progress {
        run.once(|run| Some(call(crate::effect::peek::Peek::new(run.ctx.decider, self.deck, self.n, self.then))))
    }

    fn tell(&self, tell: &Teller<'_>, _: &mut Scene) -> String {
        let mut args = Args::new();
        tell.fixed(&format!("deck-{}", self.deck.word()), "one").put(&mut args, "deck");
        args.set("which", self.deck.word());
        tell.numbered(args, self.n, &format!("op-peek-{}", self.then.word()))
    }

    fn possible(&self, scope: &Scope) -> bool {
        match self.deck {
            Deck::Twist => !scope.world.twist_deck().is_empty(),
            Deck::Recon => !scope.world.recon_deck().is_empty(),
            Deck::Action => true,
        }
    }
}
