//! The rulebook's verbs in order of play, one procedure a file. Everything that can pause is a frame on one stack.

pub mod act;
pub mod activate;
pub mod ambush;
pub mod attack;
pub mod declare;
pub mod discard;
pub mod fall;
pub mod harm;
pub mod intercept;
pub mod invoke;
pub mod march;
pub mod objective;
pub mod reroll;
pub mod round;
pub mod search;
pub mod setup;
pub mod slay;
pub mod spawn;
pub mod start;
pub mod step;
pub mod tactics;
pub mod threat;
pub mod turn;
pub mod walk;
pub mod window;

use crate::{Cx, Flow, Input, choice::Choice, effect, pack::Pack, rules::*, terms::*, why::*, world::World};
use kernel::Rule;
use serde::{Deserialize, Serialize};

/// What a frame gives back to its caller.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Value {
    #[default]
    Nothing,
    Yes(bool),
    Figures(Figures),
    Place(Option<Place>),
    Cards(crate::world::Cards),
}

/// A question as the table sees it: which rule asks, and the name of its text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Question {
    pub rule: Rule,
    /// `question-…` in the locale files.
    pub key: &'static str,
}

pub(crate) fn question(rule: Rule, key: &'static str) -> Question {
    Question { rule, key }
}

/// One procedure of the rulebook.
pub(crate) trait Procedure {
    fn run(&mut self, cx: &mut Cx, input: Input) -> Flow;
    /// What the open question asks.
    fn question(&self, _: &World) -> Question {
        question(FZ_ROUND_01, "question-none")
    }
    fn candidates(&self, _: &World, _: &Pack, _: usize, _: &mut Vec<Choice>) {}
    fn may(&self, _: &World, _: &Pack, _: usize, _: Choice) -> Result<(), Why> {
        no(FZ_ROUND_01, Reason::NotThisQuestion)
    }
    /// The candidates that may be chosen. Busy questions override it to test once what all candidates share; a law
    /// checks that every conceivable choice is offered exactly if `may` allows it.
    fn offers(&self, world: &World, pack: &Pack, seat: usize, out: &mut Vec<Choice>) {
        self.candidates(world, pack, seat, out);
        out.retain(|choice| self.may(world, pack, seat, *choice).is_ok());
    }
}

kernel::frames! {
    Setup(setup::Setup),
    Start(start::Start),
    Round(round::Round),
    Tactics(tactics::Tactics),
    Turn(turn::HeroTurn),
    Act(act::Act),
    Carry(act::Carry),
    Step(step::Step),
    March(march::March),
    Declare(declare::Declare),
    Attack(attack::Strike),
    Intercept(intercept::Intercept),
    Reroll(reroll::Reroll),
    Harm(harm::Harming),
    Discard(discard::Discarding),
    Fall(fall::Fall),
    Search(search::Search),
    Recon(search::Resolve),
    Advance(threat::Advance),
    DrawTwist(threat::DrawTwist),
    Threat(threat::ThreatPhase),
    Activate(activate::Activate),
    Walk(walk::Walk),
    Drift(walk::Drift),
    Appear(spawn::Appear),
    Ambush(ambush::Ambush),
    Slay(slay::Slay),
    Intel(objective::Intel),
    Window(window::Open),
    Invoke(invoke::Invoke),
    Run(effect::run::Run),
    PickFigures(effect::pick::PickFigures),
    PickPlace(effect::pick::PickPlace),
    Confirm(effect::pick::Confirm),
    PickOption(effect::pick::PickOption),
    PickTwist(effect::pick::PickTwist),
    Peek(effect::peek::Peek),
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

/// The seat that answers for the group: the holder of the start player token.
pub(crate) fn group(world: &World) -> kernel::Seat {
    kernel::Seat(world.start_player() as u8)
}

/// What the group decides, whoever answers for it.
const GROUP: &[&str] = &[
    "question-start-player",
    "question-specialist-card",
    "question-tactics-select",
    "question-intercept-select",
    "question-order",
    "question-next-monster",
    "question-path",
    "question-pick-twist",
    "question-turn-coin",
    "question-go-on",
];

/// Whether a question is put to the group, and not to the player who is asked.
pub(crate) fn is_for_group(question: &Question) -> bool {
    GROUP.contains(&question.key)
}

pub(crate) fn seat(n: usize) -> kernel::Seat {
    kernel::Seat(n as u8)
}

/// The names of all questions; each has its text in every language.
pub const QUESTIONS: &[&str] = &[
    "question-none",
    "question-start-player",
    "question-hero",
    "question-upgrade",
    "question-focus",
    "question-specialist-card",
    "question-tactics",
    "question-tactics-select",
    "question-stand-or-stay",
    "question-turn",
    "question-act",
    "question-march",
    "question-forced-march",
    "question-target",
    "question-attack-cards",
    "question-intercept",
    "question-intercept-select",
    "question-reroll",
    "question-discard-damage",
    "question-discard-cost",
    "question-discard",
    "question-recover",
    "question-next-monster",
    "question-path",
    "question-drift",
    "question-window",
    "question-order",
    "question-pick-figure",
    "question-pick-place",
    "question-turn-coin",
    "question-stand-up",
    "question-pay",
    "question-hand-over",
    "question-refill",
    "question-option",
    "question-pick-twist",
    "question-peek-bottom",
    "question-peek-top",
    "question-peek-draw",
    "question-peek-order",
    "question-go-on",
];
