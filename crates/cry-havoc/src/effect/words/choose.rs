//! `choose`: one of several lists is carried out.

use super::prelude::*;

effect_word! {
    /// the decider picks one legal list (section 1, point 2); the steps marked `cost = true` are its cost
    Choose = "choose" {
        /// list of step lists
        options: Vec<Offer> => options,
    }
    group: "Flow", impossible: "if none is legal: nothing", order: false, for_user: true, nested: true,
    example: r#"{ do = "choose", options = [[{ do = "change_vp", amount = 1 }], [{ do = "draw_cards" }]] }"#,
}

impl EffectWord for Choose {
    fn tell(&self, tell: &Teller<'_>, scene: &Scene, _: &Step, _: &[Step]) -> String {
        tell.say("op-choose", &[("options", &tell.options(scene, &self.options))])
    }

    fn possible(&self, reach: &Reach, _: Sides) -> bool {
        possible::options(reach.world, reach.pack, &self.options, reach.ctx, reach.depth) != 0
    }

    fn nest(&self, nested: &mut Nested, cx: &mut Cx, step: &Step, ctx: &mut Ctx, value: Option<Value>) -> Next {
        if let Some(Value::Ctx(after)) = value {
            *ctx = after;
        }
        match nested.stage {
            Nesting::Begin => {
                let legal = possible::options(cx.world, cx.pack, &self.options, ctx, 0);
                let by = who::chooser(cx.world, ctx, step.by, Some(nested.side));
                nested.stage = Nesting::Asked;
                Some(call(Pick::new(by, From::Options(legal), Asks::Option, ctx.cause).optional(step.up_to)))
            }
            Nesting::Asked => {
                let Some(Choice::Option(option)) = picked(value) else { return None };
                nested.option = option;
                nested.stage = Nesting::Paying;
                Some(call(Steps::new(self.options.get(option as usize)?.cost, *ctx)))
            }
            Nesting::Paying => {
                let offer = self.options.get(nested.option as usize)?;
                if !cx.pack.list(offer.cost).is_empty() {
                    ctx.paid = ctx.done;
                    if !possible::could(cx.world, cx.pack, offer.effect, ctx, 0) {
                        cx.tell(Event::NoEffect { cause: ctx.cause });
                    }
                }
                nested.stage = Nesting::Working;
                Some(call(Steps::new(offer.effect, *ctx)))
            }
            Nesting::Working => {
                nested.done = ctx.done;
                None
            }
        }
    }
}

fn options(cx: Context<'_>, node: Node<'_>) -> Option<Vec<Offer>> {
    if node.items()?.len() < 2 {
        return wrong(node, "there is nothing to choose", "write two options or more");
    }
    // Each option begins where the step began.
    node.all(|node| offer(&mut { cx }, node))
}
