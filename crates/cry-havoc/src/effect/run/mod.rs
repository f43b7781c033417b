//! Carrying out a text: an ability with its cost, a list of steps, one step. What cannot be done is left out, and the rest
//! goes on (CH-CLR-06).

mod act;
mod apply;
mod ask;
mod nested;
mod row;
mod things;

pub(super) use apply::{Applied, Work, emptied};
pub(super) use nested::{Nested, Stage as Nesting};
pub(super) use row::{Row, Stage};

use super::{
    cond,
    pick::{Asks, From, Pick},
    possible, price, who,
};
use crate::{
    CryHavoc, Cx, Flow, Input,
    choice::Choice,
    event::{At, Event},
    flow::{Frame, Procedure, Value, call},
    pack::{AbilityId, List, Pack, Step, What, Who},
    rules::*,
    terms::*,
    world::{Ctx, Later, ops::ops},
};
use kernel::marks::cite;
use serde::{Deserialize, Serialize};

/// What a step leads to: the flow it needs now, or nothing more.
pub(super) type Next = Option<Flow>;

/// An ability in use: its condition, its cost, its effect.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub struct Use {
    ability: AbilityId,
    ctx: Ctx,
    stage: UseStage,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum UseStage {
    Begin,
    Paying,
    Working,
}

impl Use {
    pub fn new(ability: AbilityId, ctx: Ctx) -> Use {
        Use { ability, ctx, stage: UseStage::Begin }
    }

    fn work(&mut self, list: List) -> Flow {
        self.stage = UseStage::Working;
        call(Steps::new(list, self.ctx))
    }
}

impl Procedure<CryHavoc> for Use {
    fn run(&mut self, cx: &mut Cx, input: Input) -> Flow {
        if let Input::Value(Value::Ctx(ctx)) = input {
            self.ctx = ctx;
        }
        let ability = cx.pack.ability(self.ability);
        match self.stage {
            UseStage::Begin => {
                cite(CH_CLR_01);
                let (cause, side) = (self.ctx.cause, self.ctx.me);
                cx.tell(Event::Text { cause, side });
                let legal = cond::holds(cx.world, cx.pack, &ability.conds, &self.ctx)
                    && possible::payable(cx.world, cx.pack, ability.cost, &self.ctx);
                if !legal {
                    // The card is played and nothing of it happens.
                    cite(CH_TAC_14);
                    cx.tell(Event::NoEffect { cause });
                    return Flow::Done(Value::Ctx(self.ctx));
                }
                if !cx.pack.list(ability.cost).is_empty() {
                    // What can be paid must be.
                    cite(CH_TAC_14);
                    self.stage = UseStage::Paying;
                    return call(Steps::new(ability.cost, self.ctx));
                }
                if !possible::could(cx.world, cx.pack, ability.effect, &self.ctx, 0) {
                    cite(CH_CARD_13);
                    cx.tell(Event::NoEffect { cause });
                }
                self.work(ability.effect)
            }
            UseStage::Paying => {
                self.ctx.paid = self.ctx.done;
                if !possible::could(cx.world, cx.pack, ability.effect, &self.ctx, 0) {
                    // Paid for nothing, and said so.
                    cite(CH_TAC_14);
                    cx.tell(Event::NoEffect { cause: self.ctx.cause });
                }
                self.work(ability.effect)
            }
            UseStage::Working => Flow::Done(Value::Ctx(self.ctx)),
        }
    }
}

/// A list of steps, carried out in order.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub struct Steps {
    pub list: List,
    pub at: u8,
    pub ctx: Ctx,
}

impl Steps {
    pub fn new(list: List, ctx: Ctx) -> Steps {
        Steps { list, at: 0, ctx }
    }
}

impl Procedure<CryHavoc> for Steps {
    fn run(&mut self, cx: &mut Cx, input: Input) -> Flow {
        if let Input::Value(Value::Ctx(ctx)) = input {
            self.ctx = ctx;
        }
        if self.at as usize >= cx.pack.list(self.list).len() {
            return Flow::Done(Value::Ctx(self.ctx));
        }
        let doing = Doing::new(self.list, self.at, self.ctx);
        self.at += 1;
        cite(CH_CLR_06);
        call(doing)
    }
}

/// One step under way.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub struct Doing {
    pub(super) list: List,
    pub(super) nth: u8,
    /// It was put off, and this is its window.
    due: bool,
    pub(super) ctx: Ctx,
    /// Sides whose turn is still to come.
    sides: Sides,
    pub(super) done: u8,
    work: Way,
}

/// How far the step has come.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
enum Way {
    Begin,
    /// The decider was asked whether to do it at all.
    Asked,
    /// The next side is taken up.
    Sides,
    /// The decider was asked which side is meant.
    Whose,
    Things(things::Things),
    Row(Row),
    /// The decider was asked for an Objective.
    Aim(Side),
    /// The decider was asked for the Region that a ban is about.
    Where(Side),
    Nested(Nested),
    /// A procedure of the rules does the rest.
    Last,
}

impl Doing {
    pub fn new(list: List, nth: u8, ctx: Ctx) -> Doing {
        Doing { list, nth, due: false, ctx, sides: Sides::NONE, done: 0, work: Way::Begin }
    }

    /// A step that waited for its window.
    pub fn later(later: Later) -> Doing {
        Doing { due: true, ..Doing::new(later.list, later.nth, later.ctx) }
    }

    /// The sides that a step on things means, and where its things go, if that is settled.
    pub(crate) fn aims(&self) -> Option<(Sides, Option<At>)> {
        if let Way::Things(things) = &self.work { Some((things.sides, things.to)) } else { None }
    }

    /// The Region that a step on things takes them from.
    pub(crate) fn origin(&self) -> Option<Region> {
        match &self.work {
            Way::Things(things::Things { from: Some(At::Region(region)), .. }) => Some(*region),
            _ => None,
        }
    }

    /// Whether the step has done something already.
    pub(crate) fn is_begun(&self) -> bool {
        self.done > 0 || matches!(&self.work, Way::Things(things) if things.done > 0)
    }

    pub(crate) fn list(&self) -> List {
        self.list
    }
    pub(crate) fn ctx(&self) -> &Ctx {
        &self.ctx
    }
    /// The list that this step belongs to, waiting for it.
    pub(crate) fn siblings(&self) -> Steps {
        Steps { list: self.list, at: self.nth + 1, ctx: self.ctx }
    }

    pub(crate) fn step<'p>(&self, pack: &'p Pack) -> &'p Step {
        &pack.list(self.list)[self.nth as usize]
    }

    fn end(&mut self) -> Flow {
        self.ctx.done = self.done;
        Flow::Done(Value::Ctx(self.ctx))
    }

    fn begin(&mut self, cx: &mut Cx, step: &Step) -> Flow {
        if let (Some(when), false) = (step.later, self.due) {
            if cx.world.battle().is_some() {
                let later = Later { when: Some(when), list: self.list, nth: self.nth, ctx: self.ctx };
                ops(cx).put_later(later);
            }
            return self.end();
        }
        let meant = cond::holds(cx.world, cx.pack, &step.conds, &self.ctx);
        if !meant || !possible::could_step(cx.world, cx.pack, step, &self.ctx, 0) {
            return self.skip(step);
        }
        if step.optional {
            self.work = Way::Asked;
            let by = who::chooser(cx.world, &self.ctx, step.by, None);
            return call(Pick::new(by, From::YesNo, Asks::Optional, self.ctx.cause));
        }
        self.take_up(cx, step)
    }

    /// The step does nothing; what was to be moved by it is nowhere.
    fn skip(&mut self, step: &Step) -> Flow {
        if step.what.facts().moves {
            self.ctx.bound = Regions::NONE;
        }
        self.done = 0;
        self.end()
    }

    /// Finds out which sides are meant.
    fn take_up(&mut self, cx: &mut Cx, step: &Step) -> Flow {
        self.sides = self.meant(cx, step);
        self.work = Way::Sides;
        Flow::Again
    }

    fn meant(&self, cx: &Cx, step: &Step) -> Sides {
        let (world, ctx) = (&*cx.world, &self.ctx);
        match &step.what {
            What::Peek(word) if word.hand => word.hands(world, ctx),
            what if what.facts().for_user || what.word().together() && !who::is_one_of(step.who) => Sides::one(ctx.me),
            _ => who::sides(world, ctx, step.who),
        }
    }

    /// The next side; where the text means one of several, all of them together.
    fn next_side(&mut self, cx: &mut Cx, step: &Step) -> Flow {
        let Some(side) = who::next(cx.world, self.sides) else { return self.end() };
        let who = if matches!(&step.what, What::Peek(word) if word.hand) { Who::Enemy } else { step.who };
        if who::is_one_of(who) && self.sides.len() > 1 {
            let sides = std::mem::take(&mut self.sides);
            if things::takes(cx, &self.ctx, step) {
                return self.with(cx, step, sides, side);
            }
            let may = |side: &Side| step.what.word().concerns(cx, &self.ctx, *side);
            let from = From::Sides(sides.iter().filter(may).collect());
            self.work = Way::Whose;
            return call(Pick::new(self.ctx.by, from, Asks::Whose, self.ctx.cause));
        }
        self.sides = self.sides.without(side);
        self.with(cx, step, Sides::one(side), side)
    }

    /// Does the step for one side.
    fn with(&mut self, cx: &mut Cx, step: &Step, sides: Sides, side: Side) -> Flow {
        self.work = Way::Sides;
        match step.what.facts() {
            facts if facts.nested => {
                self.work = Way::Nested(Nested::new(side));
                Flow::Again
            }
            facts if facts.row => {
                self.work = Way::Row(Row::new(side));
                Flow::Again
            }
            _ if things::takes(cx, &self.ctx, step) => {
                let mut things = things::Things::new(sides);
                if self.done > 0 && step.by == Who::Me {
                    things.follow(step, &self.ctx);
                }
                self.work = Way::Things(things);
                Flow::Again
            }
            _ => self.act(cx, step, side, None),
        }
    }
}

impl Procedure<CryHavoc> for Doing {
    fn run(&mut self, cx: &mut Cx, input: Input) -> Flow {
        match self.go(cx, input) {
            Flow::Call(Frame::Pick(pick)) => call(price::narrowed(cx, self, pick)),
            flow => flow,
        }
    }
}

impl Doing {
    fn go(&mut self, cx: &mut Cx, input: Input) -> Flow {
        let value = match input {
            Input::Value(value) => Some(value),
            _ => None,
        };
        let step = self.step(cx.pack);
        match self.work {
            Way::Begin => self.begin(cx, step),
            Way::Asked => match picked(value) {
                Some(Choice::Yes) => self.take_up(cx, step),
                _ => self.skip(step),
            },
            Way::Sides => self.next_side(cx, step),
            Way::Whose => match picked(value) {
                Some(Choice::Side(side)) => self.with(cx, step, Sides::one(side), side),
                _ => self.end(),
            },
            Way::Things(mut things) => {
                let next = things.go(cx, step, &mut self.ctx, value);
                self.work = Way::Things(things);
                next.unwrap_or_else(|| {
                    self.done = self.done.saturating_add(things.done);
                    self.work = Way::Sides;
                    Flow::Again
                })
            }
            Way::Row(mut row) => {
                let next = row.go(cx, step, &mut self.ctx, value);
                self.work = Way::Row(row);
                next.unwrap_or_else(|| {
                    self.done = self.done.saturating_add(row.done);
                    self.work = Way::Sides;
                    Flow::Again
                })
            }
            Way::Aim(side) => match picked(value) {
                Some(Choice::Objective(objective)) => {
                    self.work = Way::Sides;
                    self.act(cx, step, side, Some(objective))
                }
                _ => self.end(),
            },
            Way::Where(side) => match picked(value) {
                Some(Choice::Region(region)) => {
                    self.work = Way::Sides;
                    step.what.word().chosen(self, cx, step, side, Regions::one(region));
                    Flow::Again
                }
                _ => self.end(),
            },
            Way::Nested(mut nested) => {
                let next = step.what.word().nest(&mut nested, cx, step, &mut self.ctx, value);
                self.work = Way::Nested(nested);
                next.unwrap_or_else(|| {
                    self.done = self.done.saturating_add(nested.done);
                    self.work = Way::Sides;
                    Flow::Again
                })
            }
            Way::Last => self.end(),
        }
    }
}

/// What a pick gave back.
pub(super) fn picked(value: Option<Value>) -> Option<Choice> {
    match value {
        Some(Value::Picked(choice)) => choice,
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn frames_are_small() {
        assert!(size_of::<Use>() <= 64);
        assert!(size_of::<Steps>() <= 64);
        assert!(size_of::<Doing>() <= 72, "{}", size_of::<Doing>());
    }
}
