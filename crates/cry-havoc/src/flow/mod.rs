//! The rulebook's verbs in order of play, one procedure a file. Everything that can pause is a frame on one stack.

use crate::{
    Cx, Flow, Input,
    choice::Choice,
    effect,
    pack::Pack,
    rules::*,
    why::*,
    world::{Ctx, World},
};
use kernel::{Rule, Seat};
use serde::{Deserialize, Serialize};

/// What a frame gives back to its caller.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Value {
    #[default]
    Nothing,
    /// What was picked; none: declined, or nothing could be picked.
    Picked(Option<Choice>),
    /// How an ability went: what was chosen and done in it.
    Ctx(Ctx),
    Yes(bool),
    /// What was discarded for an Action: the cards whose bonuses are still to come, how many there were in all, and their
    /// icons of the Action.
    Discarded {
        cards: crate::terms::Cards,
        n: u8,
        icons: u8,
    },
}

/// A question as the table sees it: which rule asks, and the name of its text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Question {
    pub rule: Rule,
    /// `question-…` in the locale files.
    pub key: &'static str,
    /// The thing whose text asks.
    pub cause: crate::world::Cause,
}

pub(crate) fn question(rule: Rule, key: &'static str) -> Question {
    Question { rule, key, cause: crate::world::Cause::Rule }
}

/// One procedure of the rulebook.
pub(crate) trait Procedure {
    fn run(&mut self, cx: &mut Cx, input: Input) -> Flow;
    /// What the open question asks.
    fn question(&self, _: &World) -> Question {
        question(CH_RND_02, "question-none")
    }
    fn candidates(&self, _: &World, _: &Pack, _: usize, _: &mut Vec<Choice>) {}
    fn may(&self, _: &World, _: &Pack, _: usize, _: Choice) -> Result<(), Why> {
        no(CH_RND_02, Reason::NotThisQuestion)
    }
    /// The candidates that may be chosen. Busy questions override it to test once what all candidates share; a law checks
    /// that every conceivable choice is offered exactly if `may` allows it.
    fn offers(&self, world: &World, pack: &Pack, seat: usize, out: &mut Vec<Choice>) {
        self.candidates(world, pack, seat, out);
        out.retain(|choice| self.may(world, pack, seat, *choice).is_ok());
    }
}

pub mod action;
pub mod arrive;
pub mod battle;
pub mod build;
pub mod control;
pub mod deploy;
pub mod discard;
pub mod draw;
pub mod events;
pub mod initiative;
pub mod march;
pub mod objectives;
pub mod prisoners;
pub mod recruit;
pub mod retreat;
pub mod reveal;
pub mod round;
pub mod scoring;
pub mod setup;
pub mod tactics;
pub mod turn;
pub mod window;

kernel::frames! {
    Setup(setup::Setup),
    Round(round::Round),
    Events(events::Events),
    DrawPhase(draw::DrawPhase),
    DrawTwo(draw::DrawTwo),
    Turn(turn::PlayerTurn),
    UseSkill(turn::UseSkill),
    Discard(discard::Discard),
    Bonuses(discard::Bonuses),
    Initiative(initiative::SetInitiative),
    March(march::Marching),
    Arrive(arrive::Arrive),
    Explore(reveal::Explore),
    Spawn(reveal::Spawn),
    Claim(control::Claim),
    Recruit(recruit::Recruit),
    Build(build::Build),
    Activate(build::Activate),
    Action(action::TakeAction),
    Gain(action::Gain),
    Battles(battle::Battles),
    Battle(battle::Fight),
    Deploy(deploy::Deploy),
    Tactics(tactics::Tactics),
    Objectives(objectives::Objectives),
    Attrition(objectives::Attrition),
    Retreat(retreat::Retreating),
    Prisoners(prisoners::Prisoners),
    Scoring(scoring::ScoringPhase),
    Window(window::Window),
    Laters(window::Laters),
    Use(effect::run::Use),
    Steps(effect::run::Steps),
    Step(effect::run::Doing),
    Pick(effect::pick::Pick),
}

impl Default for Frame {
    fn default() -> Self {
        Frame::Setup(setup::Setup::default())
    }
}

/// Calls a procedure.
pub(crate) fn call(frame: impl Into<Frame>) -> Flow {
    Flow::Call(frame.into())
}

pub(crate) fn done() -> Flow {
    Flow::Done(Value::Nothing)
}

/// The one answer to a question put to one seat.
pub(crate) fn answer(input: &Input) -> Option<Choice> {
    match input {
        Input::Answers(answers) => Some(answers.first().1),
        _ => None,
    }
}

pub(crate) fn seat(n: usize) -> Seat {
    Seat(n as u8)
}
