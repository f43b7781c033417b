//! Players for any game of the kernel: [`Random`] takes any offer, [`Greedy`] looks one choice ahead with what the game
//! tells it, [`Careless`] does so most of the time, [`Search`] plays many guesses on and learns which way to go pays.
//!
//! A player sees the table it plays at and answers for one seat. It never changes the table.

mod careless;
mod greedy;
mod mind;
pub mod net;
mod random;
pub mod search;

pub use careless::Careless;
pub use greedy::{Effort, Greedy};
pub use mind::{Habit, Line, Lines, Mind, ROUND, SORTS, Stands, Term, Terms, best_line, no_lines};
pub use random::Random;
pub use search::{Comparison, Reason, Rollout, Search, Settings, Way};

use kernel::{Game, Seat, Table};

/// The most seats of a table that a player of this crate sits at.
pub const SEATS: usize = 4;

/// Answers for a seat.
pub trait Player<G: Game> {
    /// One of the offers; none if the seat is not asked.
    fn choose(&mut self, table: &Table<G>, pack: &G::Pack, seat: Seat) -> Option<G::Choice>;
}
