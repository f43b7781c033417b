//! The rulebook's verbs in order of play, one procedure a file. Everything that can pause is a frame on one stack.

/// For steps that are listed in the order of the rulebook but saved by a number of their own.
macro_rules! kept_by_number {
    ($stage:ident { $($step:ident),+ }) => {
        impl From<$stage> for u8 {
            fn from(stage: $stage) -> u8 {
                stage as u8
            }
        }
        impl TryFrom<u8> for $stage {
            type Error = String;
            fn try_from(number: u8) -> Result<Self, String> {
                let found = [$($stage::$step),+].into_iter().find(|step| *step as u8 == number);
                found.ok_or_else(|| format!("no step has the number {number}"))
            }
        }
    };
}

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

pub(crate) use crate::{
    Cx, FireteamZero, Flow, Input, choice::Choice, pack::Pack, rules::*, terms::*, why::*, world::World,
};
pub(crate) use kernel::{Ask, Procedure, Rule, Seat, ask, call, done};

use crate::effect;
use serde::{Deserialize, Serialize};

/// What a frame gives back to its caller.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Value {
    #[default]
    Nothing,
    Yes(bool),
    Figures(Figures),
    Place(Option<Place>),
    Cards(Cards),
}

kernel::frames! {
    /// One procedure under way.
    enum Frame of FireteamZero {
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
}

impl Frame {
    /// The cards chosen so far where several are chosen one after another.
    pub fn chosen_cards(&self) -> Cards {
        match self {
            Frame::Declare(declare) => declare.chosen().1,
            Frame::Discard(discard) => discard.chosen(),
            _ => Cards::default(),
        }
    }
}

impl Default for Frame {
    fn default() -> Self {
        Frame::Setup(setup::Setup::default())
    }
}

/// The chosen cards after one was pointed at: a chosen one is taken back.
fn toggled(chosen: Cards, card: Card) -> Cards {
    if chosen.has(card) {
        kernel::marks::cite(MR_09);
        chosen.without(card)
    } else {
        chosen.with(card)
    }
}

/// The seat that answers for the group: the holder of the start player token.
pub(crate) fn group(world: &World) -> Seat {
    world.start_player()
}

/// Asks the group; the holder of the start player token answers.
pub(crate) fn ask_group(world: &World, rule: Rule, key: &'static str) -> Flow {
    Flow::Ask(Ask::team(group(world), rule, key))
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
