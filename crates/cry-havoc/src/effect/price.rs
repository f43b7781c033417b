//! Whether what is paid for could do something. What a payment leaves behind depends on what is paid (which card, which Unit,
//! from where), so it is made on a copy of the world, by the same frames, in every way until one pays off.

use super::{
    pick::Pick,
    possible,
    run::{Doing, Steps},
};
use crate::{
    Cx, Flow, Input,
    choice::Choice,
    flow::{Frame, Procedure, Value},
    pack::{List, Pack},
    rules::MR_13,
    world::{Cause, Ctx, World},
};
use kernel::{
    Chance,
    marks::{aside, cite},
};

/// Ways of paying that are tried; a price that can be paid in more of them counts as paying off.
const WAYS: u16 = 200;

/// Whether the effect could do something once the cost is paid.
pub fn pays_off(world: &World, pack: &Pack, cost: List, effect: List, ctx: &Ctx, depth: u8) -> bool {
    if pack.list(cost).is_empty() {
        return possible::could(world, pack, effect, ctx, depth);
    }
    let mut trial = Trial { pack, effect, depth, left: WAYS };
    let works = aside(|| trial.go(*world, vec![Steps::new(cost, *ctx).into()], Input::Go));
    if !works {
        // Nothing is paid for nothing.
        cite(MR_13);
    }
    works
}

/// Whether one answer to a question of a payment still leads to something; true where nothing is being paid.
pub(crate) fn answer_pays_off(world: &World, pack: &Pack, doing: &Doing, choice: Choice) -> bool {
    let Some(effect) = pack.paid_for(doing.list()) else { return true };
    let mut trial = Trial { pack, effect, depth: 0, left: WAYS };
    let stack = vec![doing.siblings().into(), (*doing).into()];
    aside(|| trial.go(*world, stack, picked(choice)))
}

/// Leaves out what would be paid for nothing. A player of a Tactics card may do even that (CH-TAC-14).
pub(super) fn narrowed(cx: &Cx, doing: &Doing, pick: Pick) -> Pick {
    let free = matches!(doing.ctx().cause, Cause::Card(_));
    if free || pick.seat != doing.ctx().by || cx.pack.paid_for(doing.list()).is_none() {
        return pick;
    }
    let narrow = pick.only(cx.world, |choice| answer_pays_off(cx.world, cx.pack, doing, choice));
    if narrow.is_empty(cx.world) {
        return pick;
    }
    if narrow.from != pick.from {
        cite(MR_13);
    }
    narrow
}

fn picked(choice: Choice) -> Input {
    Input::Value(Value::Picked((choice != Choice::Pass).then_some(choice)))
}

struct Trial<'p> {
    pack: &'p Pack,
    effect: List,
    depth: u8,
    left: u16,
}

impl Trial<'_> {
    /// Runs until all is paid, trying every answer to every question on the way.
    fn go(&mut self, mut world: World, mut stack: Vec<Frame>, mut input: Input) -> bool {
        let (mut chance, mut events) = (Chance::from_number(0), Vec::new());
        loop {
            let Some(top) = stack.last_mut() else { return self.works(&world, &input) };
            let flow = top.run(&mut Cx::new(&mut world, self.pack, &mut chance, &mut events), input);
            input = match flow {
                Flow::Again => Input::Go,
                Flow::Call(Frame::Pick(pick)) => return self.any(world, stack, pick),
                Flow::Call(frame) => {
                    stack.push(frame);
                    Input::Go
                }
                Flow::Become(frame) => {
                    *top = frame;
                    Input::Go
                }
                Flow::Done(value) => {
                    stack.pop();
                    Input::Value(value)
                }
                // A procedure of the rules asks a question of its own: any answer goes on.
                Flow::Ask(_) => return true,
            };
        }
    }

    fn any(&mut self, world: World, stack: Vec<Frame>, pick: Pick) -> bool {
        let mut ways = Vec::new();
        pick.candidates(&world, self.pack, pick.seat, &mut ways);
        if ways.is_empty() {
            return self.go(world, stack, picked(Choice::Pass));
        }
        ways.into_iter().any(|choice| {
            self.left = self.left.saturating_sub(1);
            self.left == 0 || self.go(world, stack.clone(), picked(choice))
        })
    }

    fn works(&self, world: &World, input: &Input) -> bool {
        let Input::Value(Value::Ctx(ctx)) = input else { return true };
        possible::could(world, self.pack, self.effect, &Ctx { paid: ctx.done, ..*ctx }, self.depth)
    }
}
