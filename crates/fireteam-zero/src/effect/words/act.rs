//! `act`: heroes perform an action at once.

use super::prelude::*;

effect_word! {
    /// Each named hero may at once perform an action of a listed kind: attack, search, special (any other action:
    /// objective, focus card, item, freeing a hero) or any. In clockwise order from you. It does not use up the hero's
    /// action and opens no turn window.
    Act = "act" { kinds: Vec<ActKind>, who: Who = Who::You, n: u8 = 1 }
    group: "actions", decides: "Each hero's player; always optional.", impossible: "No legal action: nothing happens.",
    example: r#"{ op = "act", kinds = ["attack", "search"], who = "allies" }"#,
}

impl EffectWord for Act {
    fn run(&self, run: &mut Run, cx: &mut Cx, value: &mut Option<Value>) -> Progress {
        if let Some(flow) = run.settle_who(cx, &self.who, value) {
            return Go(flow);
        }
        while let Some(figure) = run.next_left(cx.world) {
            if let Some(seat) = figure.seat() {
                // An action granted outside the turn is any that would be legal there (FZ-ACT-04, FZ-TAC-14).
                cite(FZ_ACT_04);
                cite(FZ_TAC_14);
                return Go(call(flow::act::Act::new(seat, &self.kinds, self.n)));
            }
        }
        Next
    }

    fn tell(&self, tell: &Teller<'_>, scene: &mut Scene) -> String {
        let mut args = tell.args_with(scene, &self.who);
        let any = self.kinds.contains(&ActKind::Any);
        let words = self.kinds.iter().map(|kind| tell.speech.word(&format!("act-{}", kind.word())));
        let words = words.reduce(|a, b| tell.pair("or", &a, &b)).unwrap_or_default();
        args.set("kinds", if any { "any".to_owned() } else { words });
        tell.numbered(args, self.n, "op-act")
    }

    fn futile(&self, scope: &Scope) -> Option<Futile> {
        let viewer = scope.ctx.decider;
        let able = |seat| flow::act::could_act(scope.world, scope.pack, viewer, seat, &self.kinds);
        let able = scope.set(&self.who).iter().filter_map(Figure::seat).any(able);
        (!able).then_some(Futile::NoAction)
    }
}
