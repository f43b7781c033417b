//! The machine under every game: one stack of plain-data frames, questions with offers, seeded chance,
//! a log of choices that is the truth, replay and undo. It knows no game.
//!
//! A game is a set of *frames*. A frame is a small value (ids and a cursor) that may change the world,
//! call another frame, ask a question or return a value: a [`Procedure`] of the rulebook under way.
//! [`Table::apply`] gives one seat's choice to the frame that asked and runs the top of the stack until
//! the next question or the end.
//!
//! Nim, whole: one heap, take one to three, who takes the last stick wins.
//!
//! ```
//! use kernel::*;
//! use serde::{Deserialize, Serialize};
//!
//! kernel::rules! { NIM_01 }
//!
//! struct Nim;
//! #[derive(Clone, Serialize, Deserialize)]
//! struct Heap { sticks: u8, winner: Option<Seat> }
//! #[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
//! struct Turn { seat: Seat }
//!
//! impl Game for Nim {
//!     const NAME: &'static str = "nim";
//!     const RULES: &'static [&'static str] = &IDS;
//!     const QUESTIONS: &'static [&'static str] = &["how-many"];
//!     type Pack = ();
//!     type World = Heap;
//!     type Frame = Turn;
//!     type Value = ();
//!     type Choice = u8; // how many sticks
//!     type Room = [Option<u8>; 2]; // two seats
//!     type Event = (Seat, u8);
//!     type Why = &'static str;
//!
//!     fn over(heap: &Heap) -> bool {
//!         heap.winner.is_some()
//!     }
//! }
//!
//! impl Procedure<Nim> for Turn {
//!     fn run(&mut self, cx: &mut Cx<Nim>, input: Input<Nim>) -> Flow<Nim> {
//!         if let Input::Answers(answers) = input {
//!             let (seat, sticks) = answers.first();
//!             cx.world.sticks -= sticks;
//!             cx.tell((seat, sticks));
//!             if cx.world.sticks == 0 {
//!                 cx.world.winner = Some(seat);
//!             }
//!             self.seat = Seat(1 - seat.0);
//!         }
//!         ask(self.seat, NIM_01, "how-many")
//!     }
//!     fn candidates(&self, _: &Heap, _: &(), _: Seat, out: &mut Vec<u8>) {
//!         out.extend(1..=3);
//!     }
//!     fn may(&self, heap: &Heap, _: &(), _: Seat, sticks: u8) -> Result<(), &'static str> {
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
//!     Table::<Nim>::new(Heap { sticks: 5, winner: None }, Turn::default(), Chance::seeded([0; 32]), &(), &mut events)?;
//! table.apply(&(), Seat(0), 3, &mut events)?;
//! assert_eq!(table.why_not(&(), Seat(1), 3), Some(Refused::Rule("there are fewer sticks left")));
//! assert_eq!(table.why_not(&(), Seat(0), 1), Some(Refused::NotAsked));
//! table.apply(&(), Seat(1), 2, &mut events)?;
//! assert_eq!(table.world.winner, Some(Seat(1)));
//! assert!(table.ask().is_none());
//! # Ok::<(), Error<&'static str>>(())
//! ```

#![warn(missing_docs)]

mod ask;
mod chance;
mod frames;
mod hex;
mod journal;
pub mod marks;
mod procedure;
mod standing;
mod table;
mod why;

pub use ask::{Answers, Ask, Join, Room, Seat, Seats, bits};
pub use chance::{Chance, Draw, Script, ScriptFault, seed_of};
pub use journal::{Entry, Journal, Move, Record, ReplayError};
pub use marks::Rule;
pub use procedure::{Cx, Flow, Input, Procedure, ask, call, done};
pub use standing::{Standing, Step};
pub use table::{Error, OpenError, Refused, Table};
pub use why::{Why, no, unless};

use serde::{Serialize, de::DeserializeOwned};
use std::fmt::Debug;

/// The rules of one game, as frames over a world.
pub trait Game: Sized + 'static {
    /// The name that records and the command line use.
    const NAME: &'static str;
    /// The ids of the rules of its rulebook: what a [`Rule`] counts.
    const RULES: &'static [&'static str];
    /// The names of the texts of all its questions.
    const QUESTIONS: &'static [&'static str];
    /// Content that never changes during a game; shared by all its tables.
    type Pack;
    /// Everything on the table. Flat, so that a clone is a copy of bytes.
    type World: Clone + Serialize + DeserializeOwned;
    /// One procedure under way: ids and a cursor.
    type Frame: Procedure<Self> + Copy + Debug + Default + Serialize + DeserializeOwned;
    /// What a frame gives back to its caller.
    type Value: Copy + Default;
    /// What a player can point at.
    type Choice: Copy + Eq + Debug + Default + Serialize + DeserializeOwned;
    /// A place for the answer of every seat there can be: `[Option<Self::Choice>; 4]` where at most four play.
    type Room: Room<Self::Choice>;
    /// What happened, told by the operation that did it.
    type Event;
    /// Why a choice is refused: a rule and what it needs to make a sentence.
    type Why: Clone + Debug;

    /// Whether the game has ended; asked after every run of a frame.
    fn over(world: &Self::World) -> bool;
    /// Works out again what a snapshot leaves out because the rest of the world and the content decide it.
    fn restore(_: &mut Self::World, _: &Self::Pack) {}
}
