//! The players a seat can have.

use crate::title::Title;
use bots::{Effort, Greedy, Player, Random};
use clap::ValueEnum;
use kernel::{Chance, Seat, Table};

/// Who answers for a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Who {
    Human,
    Random,
    Greedy,
}

/// A bot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Kind {
    /// Takes any offer
    Random,
    /// Looks one choice ahead
    Greedy,
}

impl Kind {
    pub fn word(self) -> &'static str {
        match self {
            Kind::Random => "random",
            Kind::Greedy => "greedy",
        }
    }
}

/// A bot with its own dice.
pub enum Bot<T: Title> {
    Random(Box<Random<T>>),
    Greedy(Box<Greedy<T>>),
}

impl<T: Title> Bot<T> {
    pub fn new(kind: Kind, seed: u64) -> Self {
        // The number is mixed first: the bot's dice are never those of the table with the same seed.
        let dice = Chance::from_number(seed ^ 0x626f_7473_0000_0000);
        match kind {
            Kind::Random => Bot::Random(Box::new(Random::new(dice))),
            Kind::Greedy => Bot::Greedy(Box::new(Greedy::new(T::mind(), Effort::default(), dice))),
        }
    }

    /// The seat this bot answers for next, when it plays them all.
    pub fn seat(&mut self, table: &Table<T>) -> Option<Seat> {
        match self {
            Bot::Random(bot) => bot.seat(table),
            Bot::Greedy(_) => table.waiting().iter().next(),
        }
    }

    pub fn choose(&mut self, table: &Table<T>, pack: &T::Pack, seat: Seat) -> Option<T::Choice> {
        match self {
            Bot::Random(bot) => bot.choose(table, pack, seat),
            Bot::Greedy(bot) => bot.choose(table, pack, seat),
        }
    }
}
