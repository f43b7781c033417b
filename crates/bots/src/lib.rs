//! Players for any game of the kernel: [`Random`] guesses, [`Greedy`] looks one choice ahead with what the game tells it.
//!
//! A player sees the table it plays at and answers for one seat. It never changes the table.

mod greedy;
mod random;

pub use greedy::{Effort, Greedy, Habit, Mind, Plan, no_plan};
pub use random::Random;

use kernel::{Game, Seat, Table};

/// Answers for a seat.
pub trait Player<G: Game> {
    /// One of the offers; none if the seat is not asked.
    fn choose(&mut self, table: &Table<G>, pack: &G::Pack, seat: Seat) -> Option<G::Choice>;
}
