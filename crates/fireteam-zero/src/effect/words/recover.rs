//! `recover`: a hero takes cards back.

use super::prelude::*;

effect_word! {
    /// Moves n cards of the hero's own from a pile to another place. from: discard (default), this (the card being
    /// played), spent (the cards used in this attack, which then do not reach the discard pile). to: hand (default) or
    /// deck_top.
    Recover = "recover" {
        n: Amount = Amount::number(1), who: Who = Who::You, from: RecoverFrom = RecoverFrom::Discard,
        to: RecoverTo = RecoverTo::Hand,
    }
    group: "cards", decides: "The hero's player.", impossible: "Fewer cards: as many as there are.",
    example: r#"{ op = "recover", n = 2, from = "discard", to = "deck_top" }"#,
}

impl EffectWord for Recover {
    fn run(&self, run: &mut Run, cx: &mut Cx, value: &mut Option<Value>) -> Progress {
        if let Some(flow) = run.settle_who(cx, &self.who, value) {
            return Go(flow);
        }
        let n = run.amount(cx, &self.n);
        while let Some(figure) = run.next_left(cx.world) {
            let Some(seat) = figure.seat() else { continue };
            let from = match self.from {
                RecoverFrom::Discard => cx.world.discard_pile(seat),
                RecoverFrom::This => match run.ctx.from {
                    Holder::Lower(owner, card) if owner == seat => Cards::one(card),
                    _ => Cards::default(),
                },
                RecoverFrom::Spent => match cx.world.attack() {
                    Some(attack) if attack.attacker == figure => Cards(attack.cards.0 & cx.world.playing(seat).0),
                    _ => Cards::default(),
                },
            };
            if !from.is_empty() && n > 0 {
                return Go(call(Discarding::recover(seat, from, n, self.to == RecoverTo::DeckTop)));
            }
        }
        Next
    }

    fn tell(&self, tell: &Teller<'_>, scene: &mut Scene) -> String {
        let mut args = tell.args_with(scene, &self.who);
        args.set("to", tell.speech.word(&format!("recover-{}", self.to.word())));
        tell.told(tell.amount(scene, &self.n), args, &format!("op-recover-{}", self.from.word()))
    }
}
