//! What `simulate` counts: the same for all games, and what a game adds.

use kernel::Seats;
use serde::Serialize;
use std::io::{self, Write};
use titles::Title;

/// Follows one game while it is played, where the other games are played too: it may see everything.
pub trait Watch<T: Title>: Default + Send {
    /// After the set-up and after every decision.
    fn note(&mut self, _world: &T::World, _events: &[T::Event]) {}
    /// When the game is over or does not go on.
    fn end(&mut self, world: &T::World, finished: bool);
}

/// The statistics of a game. Its fields stand beside those of [`Count`] at the top of the JSON report.
pub trait Tally<T: Title>: Serialize {
    type Watch: Watch<T>;

    /// Nothing counted yet of these kinds of tables.
    fn new(kinds: &[T::Options]) -> Self;
    /// Adds a game of one of the kinds. Games come in the order of their numbers, whatever `--jobs` is.
    fn add(&mut self, kind: usize, played: &Played<Self::Watch>);
    /// Works out rates and means, when all games are there.
    fn work_out(&mut self);
    /// The figures as a table with a heading; `all` is the sum of all games.
    fn table(&self, all: &Count, out: &mut dyn Write) -> io::Result<()>;
}

/// How one game went.
#[derive(Clone, Debug, Default)]
pub struct Played<W> {
    pub finished: bool,
    pub decisions: u64,
    pub seconds: f64,
    /// What a panic said.
    pub panic: Option<String>,
    /// Why the game did not go on.
    pub stuck: Option<String>,
    pub winners: Seats,
    pub watch: W,
}

/// Games added up.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Count {
    pub games: u64,
    pub finished: u64,
    pub decisions: u64,
    pub mean_decisions: f64,
    /// Time spent in these games, all cores together; in the total, time on the clock.
    pub seconds: f64,
    pub games_per_second: f64,
    pub panics: u64,
    pub stuck: u64,
}

impl Count {
    pub fn add<W>(&mut self, game: &Played<W>) {
        self.games += 1;
        self.finished += u64::from(game.finished);
        self.decisions += game.decisions;
        self.seconds += game.seconds;
        self.panics += u64::from(game.panic.is_some());
        self.stuck += u64::from(game.stuck.is_some());
    }

    pub fn work_out(&mut self) {
        self.mean_decisions = if self.games == 0 { 0.0 } else { self.decisions as f64 / self.games as f64 };
        self.games_per_second = if self.seconds > 0.0 { self.games as f64 / self.seconds } else { 0.0 };
    }
}

/// The interval in which the true rate lies with 95 % confidence.
pub fn wilson(wins: u64, games: u64) -> (f64, f64) {
    if games == 0 {
        return (0.0, 1.0);
    }
    let (n, z) = (games as f64, 1.96);
    let p = wins as f64 / n;
    let middle = (p + z * z / (2.0 * n)) / (1.0 + z * z / n);
    let half = z / (1.0 + z * z / n) * (p * (1.0 - p) / n + z * z / (4.0 * n * n)).sqrt();
    ((middle - half).max(0.0), (middle + half).min(1.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_interval_holds_the_rate() {
        let (low, high) = wilson(50, 100);
        assert!((low - 0.404).abs() < 0.002 && (high - 0.596).abs() < 0.002, "{low} {high}");
        assert_eq!(wilson(0, 0), (0.0, 1.0));
    }
}
