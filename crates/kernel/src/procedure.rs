//! A procedure of the rulebook: what a frame does when it is run, and what it asks.

use crate::{Answers, Ask, Chance, Game, Rule, Seat};

/// A procedure of the rulebook. A game has an enum of them, made by [`frames!`](crate::frames).
pub trait Procedure<G: Game> {
    /// Runs once. It may change the world, never another frame.
    fn run(&mut self, cx: &mut Cx<G>, input: Input<G>) -> Flow<G>;
    /// Everything this seat might point at to answer its question; [`Procedure::may`] decides.
    fn candidates(&self, _: &G::World, _: &G::Pack, _: Seat, _: &mut Vec<G::Choice>) {}
    /// The one place where legality is decided: for offers, for acceptance and for explanations.
    ///
    /// # Errors
    /// Why the choice is refused.
    ///
    /// # Panics
    /// If it is a procedure that never asks anything.
    fn may(&self, _: &G::World, _: &G::Pack, _: Seat, _: G::Choice) -> Result<(), G::Why> {
        panic!("{} asks nothing", std::any::type_name::<Self>())
    }
    /// The candidates that may be chosen. A busy question may work them out faster than one by one, never differently.
    fn offers(&self, world: &G::World, pack: &G::Pack, seat: Seat, out: &mut Vec<G::Choice>) {
        self.candidates(world, pack, seat, out);
        out.retain(|choice| self.may(world, pack, seat, *choice).is_ok());
    }
}

/// What a frame decides when it is run.
pub enum Flow<G: Game> {
    /// Run me again.
    Again,
    /// Run this frame; its value comes to me as [`Input::Value`].
    Call(G::Frame),
    /// Stop for an answer; it comes to me as [`Input::Answers`].
    Ask(Ask),
    /// I am finished.
    Done(G::Value),
    /// I am finished, and this frame takes my place: its value goes to my caller.
    Become(G::Frame),
}

/// Runs a frame before this one goes on.
pub fn call<G: Game>(frame: impl Into<G::Frame>) -> Flow<G> {
    Flow::Call(frame.into())
}

/// Asks one seat.
pub fn ask<G: Game>(seat: impl Into<Seat>, rule: Rule, key: &'static str) -> Flow<G> {
    Flow::Ask(Ask::one(seat.into(), rule, key))
}

/// Finishes a frame that has nothing to give back.
pub fn done<G: Game>() -> Flow<G> {
    Flow::Done(G::Value::default())
}

/// What a frame is given when it is run.
pub enum Input<G: Game> {
    /// It has just been called, or said [`Flow::Again`].
    Go,
    /// The frame it called has finished.
    Value(G::Value),
    /// The question it asked has been answered.
    Answers(Answers<G>),
}

impl<G: Game> Input<G> {
    /// The one answer to a question put to one seat.
    pub fn answer(&self) -> Option<G::Choice> {
        match self {
            Input::Answers(answers) => Some(answers.first().1),
            _ => None,
        }
    }
}

/// All that a frame may touch.
pub struct Cx<'a, G: Game> {
    /// Everything on the table.
    pub world: &'a mut G::World,
    /// The content.
    pub pack: &'a G::Pack,
    /// The source of all chance.
    pub chance: &'a mut Chance,
    pub(crate) events: &'a mut Vec<G::Event>,
}

impl<'a, G: Game> Cx<'a, G> {
    /// For frames that are tried out on a copy of the world, beside the table.
    pub fn new(
        world: &'a mut G::World,
        pack: &'a G::Pack,
        chance: &'a mut Chance,
        events: &'a mut Vec<G::Event>,
    ) -> Self {
        Cx { world, pack, chance, events }
    }
    /// Reports what an operation did.
    pub fn tell(&mut self, event: G::Event) {
        self.events.push(event);
    }
}
