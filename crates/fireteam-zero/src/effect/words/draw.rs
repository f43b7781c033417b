//! `draw`: heroes draw action cards.

use super::prelude::*;

effect_word! {
    /// Each named hero draws n action cards, hand size does not matter; an empty deck is reshuffled at once.
    Draw = "draw" { n: Amount, who: Who = Who::You }
    group: "cards", impossible: "Deck and discard empty: draw what there is.",
    example: r#"{ op = "draw", n = 1, who = "allies" }"#,
}

impl EffectWord for Draw {
    fn run(&self, run: &mut Run, cx: &mut Cx, value: &mut Option<Value>) -> Progress {
        if let Some(flow) = run.settle_who(cx, &self.who, value) {
            return Go(flow);
        }
        let n = run.amount(cx, &self.n) as usize;
        while let Some(figure) = run.next_left(cx.world) {
            if let Some(seat) = figure.seat() {
                // Drawing works beyond the hand size (FZ-HAND-02).
                cite(FZ_HAND_02);
                ops(cx).draw_cards(seat, n);
            }
        }
        Next
    }

    fn tell(&self, tell: &Teller<'_>, scene: &mut Scene) -> String {
        let args = tell.args_with(scene, &self.who);
        tell.told(tell.amount(scene, &self.n), args, "op-draw")
    }

    fn possible(&self, scope: &Scope) -> bool {
        let world = scope.world;
        let any = |seat| !world.deck(seat).is_empty() || !world.discard_pile(seat).is_empty();
        scope.set(&self.who).iter().filter_map(Figure::seat).any(any)
    }
}
