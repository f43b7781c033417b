//! The rulebook's verbs in order of play, one procedure a file. Everything that can pause is a frame on one stack.

pub(crate) use crate::{
    CryHavoc, Cx, Flow, Input,
    choice::Choice,
    pack::Pack,
    rules::*,
    why::*,
    world::{World, ops::ops},
};
pub(crate) use kernel::{Procedure, Seat, ask, call, done};

use crate::{effect, world::Ctx};
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
    /// One procedure under way.
    enum Frame of CryHavoc {
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
        Deferred(window::Deferred),
        Use(effect::run::Use),
        Steps(effect::run::Steps),
        Step(effect::run::Doing),
        Pick(effect::pick::Pick),
    }
}

impl Default for Frame {
    fn default() -> Self {
        Frame::Setup(setup::Setup::default())
    }
}
