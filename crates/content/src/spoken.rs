//! A game whose tables can be laid out by hand and whose choices can be said in words: what scenarios and lessons are written in.

use crate::given::{Layer, Unknown};
use kernel::{Game, Seat, Table};
use serde::de::DeserializeOwned;
use std::fmt::{Debug, Display};

/// A game that can be laid out and played in words.
pub trait Spoken: Game {
    /// The table before the first step, as `[given]` lays it out. It is read strictly, by `deny_unknown_fields`.
    type Given: Layer + Default + DeserializeOwned + Send + Sync;
    /// One choice in words, `move b`. It is shown as it was written.
    type Verb: Clone + Debug + Display + PartialEq + Send + Sync;

    /// A seat by its letter, or by another name it has at this table.
    fn seat(who: &str, world: &Self::World, pack: &Self::Pack) -> Result<Seat, String>;
    /// The choices that the words of one step mean, one after another.
    fn verbs(text: &str) -> Result<Vec<Self::Verb>, String>;
    /// The choices that a verb may mean at this table for this seat, the likeliest first.
    fn choices(
        verb: &Self::Verb,
        table: &Table<Self>,
        pack: &Self::Pack,
        seat: Seat,
    ) -> Result<Vec<Self::Choice>, String>;
    /// A choice in the words of a step.
    fn describe(choice: Self::Choice, world: &Self::World, pack: &Self::Pack, seat: Seat) -> String;
    /// The answer to a question that no step answers; none takes the first offer.
    fn by_itself(table: &Table<Self>, seat: Seat, offers: &[Self::Choice]) -> Option<Self::Choice>;
    /// Whether the open question is the seat's own turn, which is never ended for a step that wants something in it.
    fn own_turn(table: &Table<Self>, seat: Seat) -> bool;
    /// A thing on the table that can be pointed at, by its kind and name: the kind and its number in views.
    fn thing(kind: &str, name: &str, table: &Table<Self>, pack: &Self::Pack) -> Result<(&'static str, usize), String>;
    /// Lays the table out; nothing of it may need a change of the content.
    fn lay(given: &Self::Given, pack: &Self::Pack) -> Result<(Self::World, Self::Frame), Unknown>;
}

/// A name for each seat, `A` for the first.
pub fn letter(seat: Seat) -> String {
    char::from(b'A' + seat.0).into()
}
