//! `pay`: a hero may pay for something.

use super::prelude::*;

effect_word! {
    /// The named hero may pay the cost now; if paid, then happens, otherwise else.
    Pay = "pay" { cost: Cost, then: List, who: Who = Who::You, otherwise "else": Option<List> = None }
    group: "structure", decides: "The paying hero's player.", impossible: "Cost cannot be paid in full: else happens.",
    opens: true, example: r#"{ op = "pay", cost = { discard = 1 }, then = [{ op = "draw", n = 1 }], else = [{ op = "threat", n = 1 }] }"#,
}

impl EffectWord for Pay {
    fn run(&self, run: &mut Run, cx: &mut Cx, value: &mut Option<Value>) -> Progress {
        let payer = run.scope(cx).set(&self.who).first();
        if run.stage == Stage::Working && matches!(value.take(), Some(Value::Yes(true))) {
            run.stage = Stage::Second;
            if let Some(seat) = payer.and_then(Figure::seat)
                && self.cost.discard > 0
            {
                return Go(call(Discarding::cost(seat, self.cost.discard)));
            }
        }
        match run.stage {
            Stage::Over => return Next,
            Stage::Second => {
                run.stage = Stage::Over;
                return Go(call(Run::new(self.then, run.ctx)));
            }
            Stage::Start => {
                let ctx = Ctx { you: payer.unwrap_or(run.ctx.you), ..run.ctx };
                let able = payer.is_some_and(|p| cx.world.is_active_figure(p))
                    && flow::window::can_pay(cx.world, &ctx, run.ctx.from, &self.cost).is_ok();
                if able {
                    run.stage = Stage::Working;
                    let seat = payer.and_then(Figure::seat).unwrap_or(run.ctx.decider);
                    return Go(call(Confirm { seat, rule: FZ_DOWN_17, about: About::Pay }));
                }
            }
            Stage::Asked | Stage::Ready | Stage::AskedPlace | Stage::Working => {}
        }
        run.stage = Stage::Over;
        match self.otherwise {
            Some(list) => Go(call(Run::new(list, run.ctx))),
            None => Next,
        }
    }

    fn tell(&self, tell: &Teller<'_>, scene: &mut Scene) -> String {
        let mut args = tell.args_with(scene, &self.who);
        args.set("cost", tell.cost(self.cost, scene.of).unwrap_or_default());
        args.set("then", tell.inner(scene, self.then));
        tell.otherwise(scene, tell.speech.say("op-pay", &args), self.otherwise)
    }

    fn inner(&self, _: &Pack, visit: &mut dyn FnMut(List)) {
        [self.then].into_iter().chain(self.otherwise).for_each(visit);
    }
}
