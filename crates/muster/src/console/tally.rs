//! What `simulate` counts: the same for all games, and what a game adds.

use crate::runs::{Record, usage::Usage};
use kernel::Seat;
use maud::Markup;
use serde::{Serialize, Serializer, de::DeserializeOwned};
use std::{
    collections::BTreeMap,
    io::{self, Write},
};
use titles::Title;

/// Follows one game while it is played, where the other games are played too: it may see everything.
pub trait Watch<T: Title>: Default {
    /// What is kept of the game: numbers, with entries of the pack by their ids.
    type Measures: Serialize + DeserializeOwned + Default + Send;

    /// After the set-up and after every decision.
    fn note(&mut self, world: &T::World, events: &[T::Event]);
    /// When the game is over or does not go on.
    fn end(self, world: &T::World, pack: &T::Pack) -> Self::Measures;

    /// Rounds that were begun.
    fn rounds(measures: &Self::Measures) -> u64;
    /// The points of a seat, where seats have points of their own.
    fn points(_: &Self::Measures, _: Seat) -> Option<u64> {
        None
    }
}

/// The statistics of a game, made of nothing but records. Its fields stand beside those of [`Count`] in the JSON summary.
pub trait Tally<T: Title>: Serialize {
    type Watch: Watch<T>;

    /// Nothing counted yet of these kinds of tables.
    fn new(kinds: &[T::Options]) -> Self;
    /// Adds a game. Games come in the order of their numbers, for any `--jobs`.
    fn add(&mut self, game: &Record<MeasuresOf<T, Self>>);
    /// Works out what is known only when all games are there.
    fn work_out(&mut self) {}
    /// The rates that `--until` wants to know well enough.
    fn rates(&self) -> Vec<Rate>;
    /// How far the content is used, where the game counts it.
    fn usage(&self) -> Option<&Usage> {
        None
    }
    /// The figures as a table with a heading; `all` is the sum of all games.
    fn table(&self, all: &Count, out: &mut dyn Write) -> io::Result<()>;
    /// The figures as sections of a page.
    fn page(&self, pack: &T::Pack) -> Markup;
}

/// What a tally reads of each game.
pub type MeasuresOf<T, Y> = <<Y as Tally<T>>::Watch as Watch<T>>::Measures;

/// Games added up.
#[derive(Clone, Debug, Default, Serialize)]
#[serde(into = "Counted")]
pub struct Count {
    pub games: u64,
    pub finished: u64,
    pub decisions: u64,
    /// Time spent in games that were played just now, all cores together; in the total, time on the clock.
    pub seconds: f64,
    /// Games that were played just now.
    pub timed: u64,
    pub panics: u64,
    pub stuck: u64,
}

impl Count {
    pub fn add<M>(&mut self, game: &Record<M>) {
        self.games += 1;
        self.finished += u64::from(game.finished);
        self.decisions += game.decisions;
        self.seconds += game.seconds.unwrap_or_default();
        self.timed += u64::from(game.seconds.is_some());
        self.panics += u64::from(game.panic.is_some());
        self.stuck += u64::from(game.stuck.is_some());
    }

    pub fn mean_decisions(&self) -> f64 {
        mean(self.decisions as f64, self.games)
    }

    pub fn games_per_second(&self) -> f64 {
        if self.seconds > 0.0 { self.timed as f64 / self.seconds } else { 0.0 }
    }
}

/// A [`Count`] as JSON has it.
#[derive(Serialize)]
struct Counted {
    games: u64,
    finished: u64,
    decisions: u64,
    mean_decisions: f64,
    seconds: f64,
    games_per_second: f64,
    panics: u64,
    stuck: u64,
}

impl From<Count> for Counted {
    fn from(count: Count) -> Self {
        let (mean_decisions, games_per_second) = (count.mean_decisions(), count.games_per_second());
        let Count { games, finished, decisions, seconds, panics, stuck, .. } = count;
        Counted { games, finished, decisions, mean_decisions, seconds, games_per_second, panics, stuck }
    }
}

/// How often something was won.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
#[serde(into = "Rated")]
pub struct Rate {
    pub wins: u64,
    pub of: u64,
}

impl Rate {
    pub fn add(&mut self, won: bool) {
        self.wins += u64::from(won);
        self.of += 1;
    }

    pub fn rate(self) -> f64 {
        mean(self.wins as f64, self.of)
    }

    /// Wilson's interval, in which the true rate lies with 95 % confidence.
    pub fn interval(self) -> (f64, f64) {
        if self.of == 0 {
            return (0.0, 1.0);
        }
        let (n, p, z) = (self.of as f64, self.rate(), 1.96);
        let middle = (p + z * z / (2.0 * n)) / (1.0 + z * z / n);
        let half = z / (1.0 + z * z / n) * (p * (1.0 - p) / n + z * z / (4.0 * n * n)).sqrt();
        ((middle - half).max(0.0), (middle + half).min(1.0))
    }

    pub fn half_width(self) -> f64 {
        let (low, high) = self.interval();
        (high - low) / 2.0
    }
}

impl std::fmt::Display for Rate {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        let (low, high) = self.interval();
        let text = format!("{:5.1} % ({:.1} to {:.1})", 100.0 * self.rate(), 100.0 * low, 100.0 * high);
        f.pad(&text)
    }
}

/// A [`Rate`] as JSON has it.
#[derive(Serialize)]
struct Rated {
    wins: u64,
    win_rate: f64,
    win_rate_low: f64,
    win_rate_high: f64,
}

impl From<Rate> for Rated {
    fn from(rate: Rate) -> Self {
        let (win_rate_low, win_rate_high) = rate.interval();
        Rated { wins: rate.wins, win_rate: rate.rate(), win_rate_low, win_rate_high }
    }
}

/// How a number is spread over games. JSON has its mean.
#[derive(Clone, Debug, Default)]
pub struct Spread {
    /// Games by value.
    games: BTreeMap<u64, u64>,
}

impl Spread {
    pub fn add(&mut self, value: u64) {
        *self.games.entry(value).or_default() += 1;
    }

    pub fn mean(&self) -> f64 {
        let sum: u64 = self.games.iter().map(|(value, games)| value * games).sum();
        mean(sum as f64, self.games.values().sum())
    }

    /// The value that this share of the games does not exceed.
    pub fn quantile(&self, share: f64) -> u64 {
        let all: u64 = self.games.values().sum();
        let mut below = 0;
        for (value, games) in &self.games {
            below += games;
            if below as f64 >= share * all as f64 {
                return *value;
            }
        }
        0
    }
}

impl Serialize for Spread {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_f64(self.mean())
    }
}

pub fn mean(sum: f64, n: u64) -> f64 {
    if n == 0 { 0.0 } else { sum / n as f64 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_interval_holds_the_rate() {
        let (low, high) = Rate { wins: 50, of: 100 }.interval();
        assert!((low - 0.404).abs() < 0.002 && (high - 0.596).abs() < 0.002, "{low} {high}");
        assert_eq!(Rate::default().interval(), (0.0, 1.0));
    }

    #[test]
    fn a_spread_knows_its_middle_and_its_ends() {
        let mut spread = Spread::default();
        (1..=100).for_each(|value| spread.add(value));
        assert_eq!((spread.mean(), spread.quantile(0.1), spread.quantile(0.9)), (50.5, 10, 90));
        assert_eq!((Spread::default().mean(), Spread::default().quantile(0.5)), (0.0, 0));
    }
}
