//! Carrying out a text: an ability with its cost, a list of steps, one step. What cannot be done is left out, and the rest
//! goes on (CH-CLR-06).

mod apply;
mod ask;
mod cards;
mod few;
mod nested;
mod things;

use super::{
    cond, number,
    pick::{Asks, From, Pick},
    possible, price, who,
};
use crate::{
    Cx, Flow, Input,
    choice::Choice,
    event::{At, Event},
    flow::{Frame, Procedure, Value, call},
    pack::{AbilityId, Ban, List, Pack, Step, What, Who},
    rules::*,
    terms::*,
    world::{Ctx, Later},
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

impl Procedure for Use {
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

impl Procedure for Steps {
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
    list: List,
    nth: u8,
    /// It was put off, and this is its window.
    due: bool,
    ctx: Ctx,
    /// Sides whose turn is still to come.
    sides: Sides,
    done: u8,
    work: Work,
}

/// How far the step has come.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
enum Work {
    Begin,
    /// The decider was asked whether to do it at all.
    Asked,
    /// The next side is taken up.
    Sides,
    /// The decider was asked which side is meant.
    Whose,
    Things(things::Things),
    Hand(cards::Hand),
    /// The decider was asked for an Objective.
    Aim(Side),
    /// The decider was asked for the Region that a ban is about.
    Where(Side),
    Nested(nested::Nested),
    /// A procedure of the rules does the rest.
    Last,
}

impl Doing {
    pub fn new(list: List, nth: u8, ctx: Ctx) -> Doing {
        Doing { list, nth, due: false, ctx, sides: Sides::NONE, done: 0, work: Work::Begin }
    }

    /// A step that waited for its window.
    pub fn later(later: Later) -> Doing {
        Doing { due: true, ..Doing::new(later.list, later.nth, later.ctx) }
    }

    /// The sides that a step on things means, and where its things go, if that is settled.
    pub(crate) fn aims(&self) -> Option<(Sides, Option<At>)> {
        if let Work::Things(things) = &self.work { Some((things.sides, things.to)) } else { None }
    }

    /// The Region that a step on things takes them from.
    pub(crate) fn origin(&self) -> Option<Region> {
        match &self.work {
            Work::Things(things::Things { from: Some(At::Region(region)), .. }) => Some(*region),
            _ => None,
        }
    }

    /// Whether the step has done something already.
    pub(crate) fn is_begun(&self) -> bool {
        self.done > 0 || matches!(&self.work, Work::Things(things) if things.done > 0)
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
                cx.world.put_later(later);
            }
            return self.end();
        }
        let meant = cond::holds(cx.world, cx.pack, &step.conds, &self.ctx);
        if !meant || !possible::could_step(cx.world, cx.pack, step, &self.ctx, 0) {
            return self.skip(step);
        }
        if step.optional {
            self.work = Work::Asked;
            let by = who::chooser(cx.world, &self.ctx, step.by, None);
            return call(Pick::new(by, From::YesNo, Asks::Optional, self.ctx.cause));
        }
        self.take_up(cx, step)
    }

    /// The step does nothing; what was to be moved by it is nowhere.
    fn skip(&mut self, step: &Step) -> Flow {
        if matches!(step.what, What::MoveUnits { .. } | What::MoveStructures { .. } | What::MoveTokens { .. }) {
            self.ctx.bound = Regions::NONE;
        }
        self.done = 0;
        self.end()
    }

    /// Finds out which sides are meant.
    fn take_up(&mut self, cx: &mut Cx, step: &Step) -> Flow {
        self.sides = self.meant(cx, step);
        self.work = Work::Sides;
        Flow::Again
    }

    fn meant(&self, cx: &Cx, step: &Step) -> Sides {
        let (world, ctx) = (&*cx.world, &self.ctx);
        match step.what {
            What::PeekHand => possible::peeked(world, ctx, step.who),
            // These work for the user, whoever is named, or find their sides themselves.
            What::ReorderObjectives { .. }
            | What::RecoverCards { .. }
            | What::ReleasePrisoners { .. }
            | What::EnableScoring
            | What::GainPoints { .. }
            | What::SetInitiative
            | What::ReadySkill
            | What::Choose { .. }
            | What::RecruitSite { .. } => Sides::one(ctx.me),
            // One lasting rule holds for all sides together.
            What::LinkRegions { .. } | What::ModPoints { .. } | What::Forbid { what: Ban::Enter, .. }
                if !who::is_one_of(step.who) =>
            {
                Sides::one(ctx.me)
            }
            _ => who::sides(world, ctx, step.who),
        }
    }

    /// The next side; where the text means one of several, all of them together.
    fn next_side(&mut self, cx: &mut Cx, step: &Step) -> Flow {
        let Some(side) = who::next(cx.world, self.sides) else { return self.end() };
        let who = if step.what == What::PeekHand { Who::Enemy } else { step.who };
        if who::is_one_of(who) && self.sides.len() > 1 {
            let sides = std::mem::take(&mut self.sides);
            if things::takes(cx, &self.ctx, step) {
                return self.with(cx, step, sides, side);
            }
            let may = |side: &Side| self.concerns(cx, step, *side);
            let from = From::Sides(sides.iter().filter(may).collect());
            self.work = Work::Whose;
            return call(Pick::new(self.ctx.by.into(), from, Asks::Whose, self.ctx.cause));
        }
        self.sides = self.sides.without(side);
        self.with(cx, step, Sides::one(side), side)
    }

    /// Whether the step could mean this side: only what all can see counts.
    fn concerns(&self, cx: &Cx, step: &Step, side: Side) -> bool {
        let seat = who::cards_seat(cx.world, &self.ctx, side);
        match step.what {
            What::DiscardCards { .. } | What::PeekHand => seat.is_some_and(|seat| !cx.world.hand(seat).is_empty()),
            What::DrawCards { .. } => seat.is_some(),
            What::ChangeVp { ref amount } => side
                .seat()
                .is_some_and(|seat| number::value(cx.world, cx.pack, amount, &self.ctx) > 0 || cx.world.vp(seat) > 0),
            _ => true,
        }
    }

    /// Does the step for one side.
    fn with(&mut self, cx: &mut Cx, step: &Step, sides: Sides, side: Side) -> Flow {
        self.work = Work::Sides;
        match step.what {
            What::Choose { .. } | What::EachPlayer { .. } => {
                self.work = Work::Nested(nested::Nested::new(side));
                Flow::Again
            }
            What::DrawCards { .. }
            | What::DiscardCards { .. }
            | What::RecoverCards { .. }
            | What::ReleasePrisoners { .. }
            | What::ReadySkill => {
                self.work = Work::Hand(cards::Hand::new(side));
                Flow::Again
            }
            _ if things::takes(cx, &self.ctx, step) => {
                let mut things = things::Things::new(sides);
                if self.done > 0 && step.by == Who::Me {
                    things.follow(step, &self.ctx);
                }
                self.work = Work::Things(things);
                Flow::Again
            }
            _ => self.few(cx, step, side, None),
        }
    }
}

impl Procedure for Doing {
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
            Work::Begin => self.begin(cx, step),
            Work::Asked => match picked(value) {
                Some(Choice::Yes) => self.take_up(cx, step),
                _ => self.skip(step),
            },
            Work::Sides => self.next_side(cx, step),
            Work::Whose => match picked(value) {
                Some(Choice::Side(side)) => self.with(cx, step, Sides::one(side), side),
                _ => self.end(),
            },
            Work::Things(mut things) => {
                let next = things.go(cx, step, &mut self.ctx, value);
                self.work = Work::Things(things);
                next.unwrap_or_else(|| {
                    self.done = self.done.saturating_add(things.done);
                    self.work = Work::Sides;
                    Flow::Again
                })
            }
            Work::Hand(mut hand) => {
                let next = hand.go(cx, step, &mut self.ctx, value);
                self.work = Work::Hand(hand);
                next.unwrap_or_else(|| {
                    self.done = self.done.saturating_add(hand.done);
                    self.work = Work::Sides;
                    Flow::Again
                })
            }
            Work::Aim(side) => match picked(value) {
                Some(Choice::Objective(objective)) => {
                    self.work = Work::Sides;
                    self.few(cx, step, side, Some(objective))
                }
                _ => self.end(),
            },
            Work::Where(side) => match picked(value) {
                Some(Choice::Region(region)) => {
                    self.work = Work::Sides;
                    self.close(cx, step, side, Regions::one(region));
                    Flow::Again
                }
                _ => self.end(),
            },
            Work::Nested(mut nested) => {
                let next = nested.go(cx, step, &mut self.ctx, value);
                self.work = Work::Nested(nested);
                next.unwrap_or_else(|| {
                    self.done = self.done.saturating_add(nested.done);
                    self.work = Work::Sides;
                    Flow::Again
                })
            }
            Work::Last => self.end(),
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
