//! Steps that hold lists of steps: one of several, or the same for each player.

use super::{Next, Steps, picked};
use crate::{
    Cx,
    choice::Choice,
    effect::{
        pick::{Asks, From, Pick},
        possible, who,
    },
    event::Event,
    flow::{Value, call},
    pack::*,
    terms::*,
    world::Ctx,
};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub(super) struct Nested {
    side: Side,
    /// The option that was chosen.
    option: u8,
    stage: Stage,
    pub done: u8,
}

#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
enum Stage {
    Begin,
    Asked,
    Paying,
    Working,
}

impl Nested {
    pub fn new(side: Side) -> Nested {
        Nested { side, option: 0, stage: Stage::Begin, done: 0 }
    }

    pub fn go(&mut self, cx: &mut Cx, step: &Step, ctx: &mut Ctx, value: Option<Value>) -> Next {
        match &step.what {
            What::EachPlayer { effect } => self.one_player(*effect, ctx),
            What::Choose { options } => self.choose(cx, step, options, ctx, value),
            _ => None,
        }
    }

    /// The player of this pass is the user, and decides. What each chooses is no business of the next.
    fn one_player(&mut self, effect: List, ctx: &Ctx) -> Next {
        let seat = self.side.seat()?;
        if self.done > 0 {
            return None;
        }
        self.done = 1;
        Some(call(Steps::new(effect, Ctx { me: self.side, by: seat as u8, ..*ctx })))
    }

    fn choose(&mut self, cx: &mut Cx, step: &Step, options: &[Offer], ctx: &mut Ctx, value: Option<Value>) -> Next {
        if let Some(Value::Ctx(after)) = value {
            *ctx = after;
        }
        match self.stage {
            Stage::Begin => {
                let legal = possible::options(cx.world, cx.pack, options, ctx, 0);
                let by = who::chooser(cx.world, ctx, step.by, Some(self.side));
                self.stage = Stage::Asked;
                Some(call(Pick::new(by, From::Options(legal), Asks::Option, ctx.cause).optional(step.up_to)))
            }
            Stage::Asked => {
                let Some(Choice::Option(option)) = picked(value) else { return None };
                self.option = option;
                self.stage = Stage::Paying;
                Some(call(Steps::new(options.get(option as usize)?.cost, *ctx)))
            }
            Stage::Paying => {
                let offer = options.get(self.option as usize)?;
                if !cx.pack.list(offer.cost).is_empty() {
                    ctx.paid = ctx.done;
                    if !possible::could(cx.world, cx.pack, offer.effect, ctx, 0) {
                        cx.tell(Event::NoEffect { cause: ctx.cause });
                    }
                }
                self.stage = Stage::Working;
                Some(call(Steps::new(offer.effect, *ctx)))
            }
            Stage::Working => {
                self.done = ctx.done;
                None
            }
        }
    }
}
