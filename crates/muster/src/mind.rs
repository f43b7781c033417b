//! The players a seat can have, and what the bots know about Fireteam Zero.

use bots::{Effort, Greedy, Mind, Player, Random};
use clap::ValueEnum;
use fireteam_zero::{FireteamZero, Table, advice, choice::Choice, pack::Pack, worth::worth};
use kernel::{Chance, Seat};

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

/// A bot with its own dice.
pub enum Bot {
    Random(Box<Random<FireteamZero>>),
    Greedy(Box<Greedy<FireteamZero>>),
}

impl Bot {
    pub fn new(kind: Kind, seed: u64) -> Self {
        // The number is mixed first: the bot's dice are never those of the table with the same seed.
        let dice = Chance::from_number(seed ^ 0x626f_7473_0000_0000);
        match kind {
            Kind::Random => Bot::Random(Box::new(Random::new(dice))),
            Kind::Greedy => {
                let mind = Mind { worth, habit: advice::habit, quiet: advice::quiet, guess: advice::guess };
                Bot::Greedy(Box::new(Greedy::new(mind, Effort::default(), dice)))
            }
        }
    }

    /// The seat this bot answers for next, when it plays them all.
    pub fn seat(&mut self, table: &Table) -> Option<Seat> {
        match self {
            Bot::Random(bot) => bot.seat(table),
            Bot::Greedy(_) => table.waiting().iter().next(),
        }
    }

    pub fn choose(&mut self, table: &Table, pack: &Pack, seat: Seat) -> Option<Choice> {
        match self {
            Bot::Random(bot) => bot.choose(table, pack, seat),
            Bot::Greedy(bot) => bot.choose(table, pack, seat),
        }
    }
}
