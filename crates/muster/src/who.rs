//! Who sits at a seat: people, or bots by their level.

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use titles::Level;

/// Who answers for a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who {
    Human,
    Bot(Level),
}

impl Who {
    /// By the word of `--seat`, in capitals or not.
    pub fn from_word(word: &str) -> Option<Self> {
        match word.to_lowercase().as_str() {
            "human" => Some(Who::Human),
            word => Level::from_word(word).map(Who::Bot),
        }
    }
}

/// Reads a level, and lists all of them in the help.
pub fn level() -> impl TypedValueParser<Value = Level> {
    let value = |level: &Level| {
        PossibleValue::new(level.word()).help(match level {
            Level::Random => "Takes any offer",
            Level::Recruit => "Looks one choice ahead, when it looks",
            Level::Regular => "Looks one choice ahead, as greedy does",
            Level::Veteran => "Thinks ahead",
            Level::Master => "Thinks ahead, and long",
            Level::Legend => "The strongest there is",
            Level::Master0 => "What masters were at first: a yardstick",
            Level::Greedy => "Looks one choice ahead",
        })
    };
    PossibleValuesParser::new(Level::ALL.iter().map(value))
        .try_map(|word| Level::from_word(&word).ok_or("there is no such bot"))
}
