//! `discard`: heroes lose action cards without being hurt.

use super::prelude::*;

effect_word! {
    /// Each named hero discards n action cards. This is not damage: it cannot be prevented and never knocks down. how =
    /// choice (default) or random.
    Discard = "discard" { n: Amount, who: Who = Who::You, how: DiscardHow = DiscardHow::Choice }
    group: "cards", decides: "The hero's player.", impossible: "Fewer cards: discard all of them.",
    example: r#"{ op = "discard", n = 1, how = "random" }"#,
}

impl EffectWord for Discard {
    fn run(&self, run: &mut Run, cx: &mut Cx, value: &mut Option<Value>) -> Progress {
        if let Some(flow) = run.settle_who(cx, &self.who, value) {
            return Go(flow);
        }
        let n = run.amount(cx, &self.n);
        while let Some(figure) = run.next_left(cx.world) {
            let Some(seat) = figure.seat() else { continue };
            let held = cx.world.hand_len(seat) as u8;
            match self.how {
                // An order to discard more than the hand knocks down (FZ-DOWN-17).
                DiscardHow::Must if n > held => {
                    cite(FZ_DOWN_17);
                    if cx.world.is_active(seat) {
                        return Go(call(flow::fall::Fall::new(seat, None)));
                    }
                }
                DiscardHow::Random => {
                    for _ in 0..n.min(held) {
                        let hand = cx.world.hand(seat);
                        let nth = cx.chance.draw("discard", hand.len());
                        if let Some(card) = hand.iter().nth(nth as usize) {
                            ops(cx).discard(seat, Cards::one(card));
                        }
                    }
                }
                // Worded "if able" it obliges to no more than the hand (FZ-DOWN-17).
                _ => {
                    cite(FZ_DOWN_17);
                    if held > 0 && n > 0 {
                        return Go(call(Discarding::effect(seat, n.min(held))));
                    }
                }
            }
        }
        Next
    }

    fn tell(&self, tell: &Teller<'_>, scene: &mut Scene) -> String {
        let args = tell.args_with(scene, &self.who);
        tell.told(tell.amount(scene, &self.n), args, &format!("op-discard-{}", self.how.word()))
    }

    fn possible(&self, scope: &Scope) -> bool {
        scope.set(&self.who).iter().filter_map(Figure::seat).any(|seat| scope.world.hand_len(seat) > 0)
    }
}
