//! The machine under every game: one stack of plain-data frames, questions with offers, seeded chance,
//! a log of choices that is the truth, replay and undo. It knows no game.
//!
//! A game is a set of *frames*. A frame is a small value (ids and a cursor) that may change the world,
//! call another frame, ask a question or return a value. [`Table::apply`] gives one seat's choice to the
//! frame that asked and runs the top of the stack until the next question or the end.
//!
//! Nim, whole: one heap, take one to three, whoever takes the last stick wins.
//!
//! ```
//! use kernel::*;
//! use serde::{Deserialize, Serialize};
//!
//! struct Nim;
//! #[derive(Clone, Serialize, Deserialize)]
//! struct Heap { sticks: u8, winner: Option<u8> }
//! #[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
//! struct Turn { seat: u8 }
//!
//! impl Game for Nim {
//!     const NAME: &'static str = "nim";
//!     type Pack = ();
//!     type World = Heap;
//!     type Frame = Turn;
//!     type Value = ();
//!     type Choice = u8; // how many sticks
//!     type Event = (u8, u8);
//!     type Why = &'static str;
//!
//!     fn run(turn: &mut Turn, cx: &mut Cx<Self>, input: Input<Self>) -> Flow<Self> {
//!         if let Input::Answers(answers) = input {
//!             let (seat, sticks) = answers.first();
//!             cx.world.sticks -= sticks;
//!             cx.tell((seat.0, sticks));
//!             if cx.world.sticks == 0 {
//!                 cx.world.winner = Some(seat.0);
//!             }
//!             turn.seat = 1 - turn.seat;
//!         }
//!         Flow::Ask(Ask::one(Seat(turn.seat)))
//!     }
//!     fn over(heap: &Heap) -> bool {
//!         heap.winner.is_some()
//!     }
//!     fn candidates(_: &Turn, _: &Heap, _: &(), _: Seat, out: &mut Vec<u8>) {
//!         out.extend(1..=3);
//!     }
//!     fn may(_: &Turn, heap: &Heap, _: &(), _: Seat, sticks: u8) -> Result<(), &'static str> {
//!         match sticks {
//!             0 | 4.. => Err("take one to three"),
//!             n if n > heap.sticks => Err("there are fewer sticks left"),
//!             _ => Ok(()),
//!         }
//!     }
//! }
//!
//! let mut events = Vec::new();
//! let mut table =
//!     Table::<Nim>::new(Heap { sticks: 5, winner: None }, Turn { seat: 0 }, Chance::seeded([0; 32]), &(), &mut events)?;
//! table.apply(&(), Seat(0), 3, &mut events)?;
//! assert_eq!(table.why_not(&(), Seat(1), 3), Some(Refused::Rule("there are fewer sticks left")));
//! assert_eq!(table.why_not(&(), Seat(0), 1), Some(Refused::NotAsked));
//! table.apply(&(), Seat(1), 2, &mut events)?;
//! assert_eq!(table.world.winner, Some(1));
//! assert!(table.ask().is_none());
//! # Ok::<(), Error<&'static str>>(())
//! ```

mod ask;
mod chance;
mod frames;
mod hex;
mod journal;
pub mod marks;
mod table;

pub use ask::{Answers, Ask, Join, Seat, Seats, bits};
pub use chance::{Chance, Draw, Script, ScriptFault, seed_of};
pub use journal::{Entry, Journal, Move, Record, ReplayError};
pub use marks::Rule;
pub use table::{Error, Refused, Table};

use serde::{Serialize, de::DeserializeOwned};
use std::fmt::Debug;

/// The rules of one game, as frames over a world.
pub trait Game: Sized + 'static {
    /// The name that records and the command line use.
    const NAME: &'static str;
    /// Content that never changes during a game; shared by all its tables.
    type Pack;
    /// Everything on the table. Flat, so that a clone is a copy of bytes.
    type World: Clone + Serialize + DeserializeOwned;
    /// One procedure under way: ids and a cursor.
    type Frame: Copy + Debug + Default + Serialize + DeserializeOwned;
    /// What a frame gives back to its caller.
    type Value: Copy + Default;
    /// What one can point at.
    type Choice: Copy + Eq + Debug + Default + Serialize + DeserializeOwned;
    /// What happened, told by the operation that did it.
    type Event;
    /// Why a choice is refused: a rule and what it needs to make a sentence.
    type Why: Clone + Debug;

    /// Runs the top frame once. It may change the world, never another frame.
    fn run(frame: &mut Self::Frame, cx: &mut Cx<Self>, input: Input<Self>) -> Flow<Self>;
    /// Whether the game has ended; asked after every run of a frame.
    fn over(world: &Self::World) -> bool;
    /// Everything this seat might point at for the question of this frame; [`Game::may`] decides.
    fn candidates(frame: &Self::Frame, world: &Self::World, pack: &Self::Pack, seat: Seat, out: &mut Vec<Self::Choice>);
    /// The one place where legality is decided: for offers, for acceptance and for explanations.
    fn may(
        frame: &Self::Frame,
        world: &Self::World,
        pack: &Self::Pack,
        seat: Seat,
        choice: Self::Choice,
    ) -> Result<(), Self::Why>;
    /// Works out again what a snapshot leaves out because the rest of the world and the content decide it.
    fn restore(_: &mut Self::World, _: &Self::Pack) {}
    /// The candidates that may be chosen. A game may work them out faster than one by one, never differently.
    fn offers(frame: &Self::Frame, world: &Self::World, pack: &Self::Pack, seat: Seat, out: &mut Vec<Self::Choice>) {
        Self::candidates(frame, world, pack, seat, out);
        out.retain(|choice| Self::may(frame, world, pack, seat, *choice).is_ok());
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

/// What a frame is given when it is run.
pub enum Input<G: Game> {
    /// It has just been called, or said [`Flow::Again`].
    Go,
    /// The frame it called has finished.
    Value(G::Value),
    /// The question it asked has been answered.
    Answers(Answers<G::Choice>),
}

/// All that a frame may touch.
pub struct Cx<'a, G: Game> {
    pub world: &'a mut G::World,
    pub pack: &'a G::Pack,
    pub chance: &'a mut Chance,
    events: &'a mut Vec<G::Event>,
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
