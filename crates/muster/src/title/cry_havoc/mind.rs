//! What the bots know of Cry Havoc: the game's own advice.

use bots::Mind;
use cry_havoc::{CryHavoc, advice, worth::worth};

pub fn mind() -> Mind<CryHavoc> {
    Mind { worth, habit: advice::habit, quiet: advice::quiet, guess: advice::guess, plan: advice::plan }
}
