//! The bots that can take a seat of any title.

use crate::Title;
use bots::{Careless, Effort, Greedy, Player, Random, Search, Settings};
use kernel::{Chance, Seat, Table};
use std::sync::{Arc, atomic::AtomicBool};

content::words!(/** How a bot plays. The first three are for research, the others for tables. */ Level {
    Random = "random", Greedy = "greedy", Master0 = "master-0", Recruit = "recruit", Regular = "regular", Veteran = "veteran", Master = "master",
    Legend = "legend",
});

/// A recruit does not look at one question in this many.
const CARELESS: u32 = 4;

/// A bot with its own dice.
pub enum Bot<T: Title> {
    Random(Box<Random<T>>),
    Careless(Box<Careless<T>>),
    Greedy(Box<Greedy<T>>),
    Search(Box<Search<T>>),
}

impl<T: Title> Bot<T> {
    pub fn new(level: Level, seed: u64) -> Self {
        Bot::with(level, seed, |settings| settings)
    }

    /// A bot that thinks otherwise than its level does, if it thinks far ahead at all.
    pub fn with(level: Level, seed: u64, think: impl FnOnce(Settings) -> Settings) -> Self {
        // The number is mixed first: the bot's dice are never those of the table with the same seed.
        let dice = Chance::from_number(seed ^ 0x626f_7473_0000_0000);
        match level {
            Level::Random => Bot::Random(Box::new(Random::new(&T::mind(), dice))),
            Level::Recruit => Bot::Careless(Box::new(Careless::new(T::mind(), CARELESS, dice))),
            Level::Greedy | Level::Regular => Bot::Greedy(Box::new(Greedy::new(T::mind(), Effort::default(), dice))),
            Level::Veteran => Bot::Search(Box::new(Search::new(T::mind(), think(T::THOUGHTS.0), dice))),
            Level::Master0 => Bot::Search(Box::new(Search::new(T::yardstick(), think(T::YARDSTICK), dice))),
            Level::Master => Bot::Search(Box::new(Search::new(T::mind(), think(T::THOUGHTS.1), dice))),
            Level::Legend => Bot::Search(Box::new(Search::new(T::mind(), think(T::LEGEND), dice))),
        }
    }

    /// The same bot, which comes to an end with its thoughts when the flag is raised. It still answers.
    #[must_use]
    pub fn stopped_by(self, flag: Arc<AtomicBool>) -> Self {
        match self {
            Bot::Greedy(bot) => Bot::Greedy(Box::new(bot.stopped_by(flag))),
            Bot::Search(bot) => Bot::Search(Box::new(bot.stopped_by(flag))),
            Bot::Careless(bot) => Bot::Careless(Box::new(bot.stopped_by(flag))),
            // It does not think.
            Bot::Random(bot) => Bot::Random(bot),
        }
    }

    /// The seat this bot answers for next, when it plays them all.
    pub fn seat(&mut self, table: &Table<T>) -> Option<Seat> {
        match self {
            Bot::Random(bot) => bot.seat(table),
            Bot::Careless(_) | Bot::Greedy(_) | Bot::Search(_) => table.waiting().iter().next(),
        }
    }

    pub fn choose(&mut self, table: &Table<T>, pack: &T::Pack, seat: Seat) -> Option<T::Choice> {
        match self {
            Bot::Random(bot) => bot.choose(table, pack, seat),
            Bot::Careless(bot) => bot.choose(table, pack, seat),
            Bot::Greedy(bot) => bot.choose(table, pack, seat),
            Bot::Search(bot) => bot.choose(table, pack, seat),
        }
    }
}
