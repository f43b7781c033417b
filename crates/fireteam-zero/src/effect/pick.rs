//! Small questions that effects ask: which figures, which place, yes or no, which option, which twist.

use crate::{
    Cx, FireteamZero, Flow, Input,
    choice::Choice,
    effect::{Ctx, Scope, does_something},
    flow::{Value, ask, ask_group},
    pack::*,
    rules::*,
    terms::*,
    why::*,
    world::World,
};
use kernel::{Ask, Procedure, Rule, Seat};
use serde::{Deserialize, Serialize};

/// Up to `n` figures of a set.
#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
pub struct PickFigures {
    pub seat: Seat,
    pub from: Figures,
    pub n: u8,
    /// Fewer than `n` may be taken.
    pub up_to: bool,
    pub rule: Rule,
    pub taken: Figures,
}

impl Procedure<FireteamZero> for PickFigures {
    fn run(&mut self, _: &mut Cx, input: Input) -> Flow {
        match input.answer() {
            Some(Choice::Figure(figure)) => self.taken = self.taken.with(figure),
            Some(_) => return Flow::Done(Value::Figures(self.taken)),
            None => {}
        }
        let left = Figures(self.from.0 & !self.taken.0);
        if left.is_empty() || self.taken.len() >= u32::from(self.n) {
            return Flow::Done(Value::Figures(self.taken));
        }
        if !self.up_to && left.len() == 1 {
            return Flow::Done(Value::Figures(Figures(self.taken.0 | left.0)));
        }
        ask(self.seat, self.rule, "question-pick-figure")
    }
    fn candidates(&self, _: &World, _: &Pack, _: Seat, out: &mut Vec<Choice>) {
        out.extend(self.from.iter().map(Choice::Figure));
        out.push(Choice::Pass);
    }
    fn may(&self, _: &World, _: &Pack, _: Seat, choice: Choice) -> Result<(), Why> {
        match choice {
            Choice::Figure(figure) => {
                unless(self.from.has(figure), self.rule, Reason::NotACandidate)?;
                unless(!self.taken.has(figure), self.rule, Reason::AlreadyChosen)
            }
            Choice::Pass => unless(self.up_to, self.rule, Reason::MustAnswer),
            _ => no(self.rule, Reason::NotThisQuestion),
        }
    }
}

/// One place of a set.
#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
pub struct PickPlace {
    pub seat: Seat,
    pub from: Places,
    pub rule: Rule,
}

impl Procedure<FireteamZero> for PickPlace {
    fn run(&mut self, _: &mut Cx, input: Input) -> Flow {
        if let Some(Choice::Place(place)) = input.answer() {
            return Flow::Done(Value::Place(Some(place)));
        }
        if self.from.len() <= 1 {
            return Flow::Done(Value::Place(self.from.iter().next()));
        }
        ask(self.seat, self.rule, "question-pick-place")
    }
    fn candidates(&self, _: &World, _: &Pack, _: Seat, out: &mut Vec<Choice>) {
        out.extend(self.from.iter().map(Choice::Place));
    }
    fn may(&self, _: &World, _: &Pack, _: Seat, choice: Choice) -> Result<(), Why> {
        match choice {
            Choice::Place(place) => {
                unless(place.index() < PLACES && self.from.has(place), self.rule, Reason::NotACandidate)
            }
            Choice::Pass => no(self.rule, Reason::MustAnswer),
            _ => no(self.rule, Reason::NotThisQuestion),
        }
    }
}

/// Yes or no.
#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
pub struct Confirm {
    pub seat: Seat,
    pub rule: Rule,
    pub about: About,
}

/// What a yes-or-no question is about.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum About {
    #[default]
    TurnCoin,
    StandUp,
    Pay,
    HandOver,
    Refill,
}

impl Procedure<FireteamZero> for Confirm {
    fn run(&mut self, _: &mut Cx, input: Input) -> Flow {
        match input.answer() {
            Some(choice) => Flow::Done(Value::Yes(choice == Choice::Yes)),
            None => {
                let key = match self.about {
                    About::TurnCoin => "question-turn-coin",
                    About::StandUp => "question-stand-up",
                    About::Pay => "question-pay",
                    About::HandOver => "question-hand-over",
                    About::Refill => "question-refill",
                };
                match self.about {
                    About::TurnCoin => Flow::Ask(Ask::team(self.seat, self.rule, key)),
                    _ => ask(self.seat, self.rule, key),
                }
            }
        }
    }
    fn candidates(&self, _: &World, _: &Pack, _: Seat, out: &mut Vec<Choice>) {
        out.extend([Choice::Yes, Choice::Pass]);
    }
    fn may(&self, _: &World, _: &Pack, _: Seat, choice: Choice) -> Result<(), Why> {
        unless(matches!(choice, Choice::Yes | Choice::Pass), self.rule, Reason::NotThisQuestion)
    }
}

/// Exactly one of the listed options of a card.
#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
pub struct PickOption {
    pub seat: Seat,
    pub ctx: Ctx,
    pub list: List,
    pub nth: u8,
}

impl PickOption {
    fn options<'p>(&self, pack: &'p Pack) -> &'p [List] {
        match &pack.list(self.list)[self.nth as usize] {
            Effect::Choose(word) => &word.options,
            _ => &[],
        }
    }
    fn possible(&self, world: &World, pack: &Pack, option: usize) -> bool {
        let scope = Scope::new(world, pack, &self.ctx);
        let options = self.options(pack);
        does_something(&scope, options[option]) || options.iter().all(|o| !does_something(&scope, *o))
    }
}

impl Procedure<FireteamZero> for PickOption {
    fn run(&mut self, cx: &mut Cx, input: Input) -> Flow {
        if let Some(Choice::Option(option)) = input.answer() {
            return Flow::Become(super::run::Run::new(self.options(cx.pack)[option as usize], self.ctx).into());
        }
        let count = self.options(cx.pack).len();
        let mut possible = (0..count).filter(|o| self.possible(cx.world, cx.pack, *o));
        if let (Some(only), None) = (possible.next(), possible.next()) {
            return Flow::Become(super::run::Run::new(self.options(cx.pack)[only], self.ctx).into());
        }
        ask(self.seat, FZ_RECON_05, "question-option")
    }
    fn candidates(&self, _: &World, pack: &Pack, _: Seat, out: &mut Vec<Choice>) {
        out.extend((0..self.options(pack).len()).map(|o| Choice::Option(o as u8)));
    }
    fn may(&self, world: &World, pack: &Pack, _: Seat, choice: Choice) -> Result<(), Why> {
        match choice {
            Choice::Option(option) if (option as usize) < self.options(pack).len() => {
                unless(self.possible(world, pack, option as usize), FZ_TERM_20, Reason::OptionDoesNothing)
            }
            Choice::Option(_) => no(FZ_TERM_20, Reason::NotAnOption),
            Choice::Pass => no(FZ_TERM_20, Reason::MustAnswer),
            _ => no(FZ_TERM_20, Reason::NotThisQuestion),
        }
    }
}

/// One twist in play, to be suspended or discarded: the group chooses.
#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
pub struct PickTwist {
    pub discard: bool,
}

impl PickTwist {
    fn fits(world: &World, slot: u8) -> bool {
        world.twists().get(slot as usize).is_some_and(|t| !t.discarded && !t.suspended)
    }
}

impl Procedure<FireteamZero> for PickTwist {
    fn run(&mut self, cx: &mut Cx, input: Input) -> Flow {
        use crate::world::ops::ops;
        let mut slots = (0..cx.world.twists().len() as u8).filter(|s| Self::fits(cx.world, *s));
        let chosen = match input.answer() {
            Some(Choice::Slot(slot)) => Some(slot),
            _ => match (slots.next(), slots.next()) {
                (None, _) => return crate::flow::done(),
                (Some(only), None) => Some(only),
                _ => None,
            },
        };
        let Some(slot) = chosen else { return ask_group(cx.world, FZ_TERM_20, "question-pick-twist") };
        if self.discard {
            ops(cx).discard_twist(slot as usize);
        } else {
            ops(cx).suspend_twist(slot as usize);
        }
        crate::flow::done()
    }
    fn candidates(&self, world: &World, _: &Pack, _: Seat, out: &mut Vec<Choice>) {
        out.extend((0..world.twists().len()).map(|s| Choice::Slot(s as u8)));
    }
    fn may(&self, world: &World, _: &Pack, _: Seat, choice: Choice) -> Result<(), Why> {
        match choice {
            Choice::Slot(slot) => unless(Self::fits(world, slot), FZ_TERM_20, Reason::NotACandidate),
            _ => no(FZ_TERM_20, Reason::MustAnswer),
        }
    }
}
