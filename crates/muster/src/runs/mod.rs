//! Runs of many games: what is written of them, read back, joined and shown. A run is a file of lines of JSON, a [`Header`] and
//! then one [`Record`] per game in the order of their numbers. Summaries and pages are made of these alone, so that games
//! played just now, read back or played on several machines cannot differ in anything.

mod file;
pub mod page;
mod summary;
pub mod usage;

pub use file::{Games, Writer};
pub use summary::{RecordOf, Summary, record};

use crate::console::mean;
use anyhow::{Result, bail};
use kernel::Seat;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::{fmt, str::FromStr, time::Duration};
use titles::RULES;

/// The first line of a file: all that decides which games these are.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Header {
    /// The version that played.
    pub muster: String,
    pub game: String,
    /// The fingerprint of the content.
    pub pack: String,
    pub seed: u64,
    pub bots: Vec<String>,
    pub most_decisions: u64,
    pub shard: Shard,
    /// Whether these are the games of an arena, which come in another order.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub arena: bool,
    /// The options of the tables that are played in turn.
    pub kinds: Vec<Value>,
}

impl Header {
    /// Refuses a file of other games than these.
    pub fn must_be(&self, wanted: &Header, name: &str) -> Result<()> {
        let texts = |header: &Header| {
            let Header { muster, game, pack, seed, bots, most_decisions, shard, arena, kinds } = header.clone();
            [
                ("another version", muster),
                ("another game", game),
                ("another purpose", if arena { "arena" } else { "simulate" }.into()),
                ("another content pack", pack),
                ("other kinds of tables", serde_json::json!(kinds).to_string()),
                ("other bots", bots.join(",")),
                ("another seed", seed.to_string()),
                ("another shard", shard.to_string()),
                ("another limit of decisions", most_decisions.to_string()),
            ]
        };
        for ((what, theirs), (_, ours)) in texts(self).into_iter().zip(texts(wanted)) {
            match what {
                _ if theirs == ours => {}
                "other kinds of tables" | "another content pack" => bail!("{name} holds games with {what}"),
                _ => bail!("{name} holds games with {what}: {theirs}, not {ours}"),
            }
        }
        Ok(())
    }

    /// Refuses games of other rules or other content than are here.
    pub fn must_fit(&self, fingerprint: &str, name: &str) -> Result<()> {
        if self.arena {
            bail!("{name} is a file of `muster arena --out`: the same command goes on with it and shows its figures");
        }
        if self.muster != RULES {
            bail!("{name} was made by muster {}, this is {RULES}: use muster {} for it", self.muster, self.muster);
        }
        if self.pack != fingerprint {
            bail!("{name} was made with another content pack; give that one with --pack DIR");
        }
        Ok(())
    }
}

/// How one game went: one line.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Record<M> {
    /// The number of the game in its run.
    pub n: u64,
    /// Opens the same table again: `muster play --seed`.
    pub seed: u64,
    /// The place of its options among the kinds of the header.
    pub kind: usize,
    /// The table in a few words.
    pub table: String,
    /// Who sat at each seat.
    pub bots: Vec<String>,
    pub finished: bool,
    /// The seats that won.
    pub winners: Vec<u8>,
    pub decisions: u64,
    /// What a panic said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub panic: Option<String>,
    /// Why the game did not go on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stuck: Option<String>,
    /// What the game itself counts.
    pub measures: M,
    /// Time it took, if it was played just now: never written, since it is never the same twice.
    #[serde(skip)]
    pub seconds: Option<f64>,
    /// What each bot thought, in the order of the seats, or one for all: where time was taken, which it is in an arena only.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub thoughts: Vec<Thought>,
}

/// The time a bot has taken for its answers, as the core counts it.
#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
#[serde(from = "Thoughtful", into = "Thoughtful")]
pub struct Thought {
    pub answers: u64,
    pub spent: Duration,
    pub longest: Duration,
}

impl Thought {
    pub fn add(&mut self, time: Duration) {
        self.join(Thought { answers: 1, spent: time, longest: time });
    }

    pub fn join(&mut self, other: Thought) {
        self.answers += other.answers;
        self.spent += other.spent;
        self.longest = self.longest.max(other.longest);
    }

    pub fn mean_ms(self) -> f64 {
        mean(1000.0 * self.spent.as_secs_f64(), self.answers)
    }

    pub fn longest_ms(self) -> f64 {
        1000.0 * self.longest.as_secs_f64()
    }
}

/// A [`Thought`] as JSON has it.
#[derive(Serialize, Deserialize)]
struct Thoughtful {
    decisions: u64,
    cpu_ms_per_decision: f64,
    longest_cpu_ms: f64,
}

impl From<Thought> for Thoughtful {
    fn from(thought: Thought) -> Self {
        let (cpu_ms_per_decision, longest_cpu_ms) = (thought.mean_ms(), thought.longest_ms());
        Thoughtful { decisions: thought.answers, cpu_ms_per_decision, longest_cpu_ms }
    }
}

impl From<Thoughtful> for Thought {
    fn from(thought: Thoughtful) -> Self {
        // No matter what a file says: no time is negative or endless.
        let time = |ms: f64| Duration::try_from_secs_f64(ms / 1000.0).unwrap_or_default();
        let Thoughtful { decisions: answers, cpu_ms_per_decision, longest_cpu_ms } = thought;
        Thought { answers, spent: time(cpu_ms_per_decision * answers as f64), longest: time(longest_cpu_ms) }
    }
}

impl<M> Record<M> {
    pub fn won(&self, seat: Seat) -> bool {
        self.winners.contains(&seat.0)
    }
}

/// Which of the games are played here: those whose number leaves this remainder.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Shard {
    /// From 1.
    nth: u64,
    of: u64,
}

impl Shard {
    pub const WHOLE: Shard = Shard { nth: 1, of: 1 };

    /// The shard, unless it is all there is.
    pub fn of_several(self) -> Option<Self> {
        (self.of > 1).then_some(self)
    }

    pub fn has(self, n: u64) -> bool {
        n % self.of == self.nth - 1
    }

    /// How many of this many games are played here.
    pub fn count(self, games: u64) -> u64 {
        games.saturating_sub(self.nth - 1).div_ceil(self.of)
    }

    /// The games of this shard from this one on, of this many in all.
    pub fn numbers(self, from: u64, games: u64) -> impl Iterator<Item = u64> + Send {
        let first = from + (self.nth - 1 + self.of - from % self.of) % self.of;
        (first..games).step_by(usize::try_from(self.of).unwrap_or(usize::MAX))
    }
}

impl fmt::Display for Shard {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}/{}", self.nth, self.of)
    }
}

impl FromStr for Shard {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        let numbers = text.split_once('/').and_then(|(nth, of)| Some((nth.parse().ok()?, of.parse().ok()?)));
        match numbers {
            Some((nth, of)) if 1 <= nth && nth <= of => Ok(Shard { nth, of }),
            _ => Err("a shard is one part of several, such as 2/8".into()),
        }
    }
}

impl From<Shard> for String {
    fn from(shard: Shard) -> String {
        shard.to_string()
    }
}

impl TryFrom<String> for Shard {
    type Error = String;
    fn try_from(text: String) -> Result<Self, String> {
        text.parse()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shards_share_all_games_between_them() {
        let shards: Vec<Shard> = ["1/3", "2/3", "3/3"].iter().map(|text| text.parse().unwrap()).collect();
        let mut all: Vec<u64> = shards.iter().flat_map(|shard| shard.numbers(0, 20)).collect();
        all.sort_unstable();
        assert_eq!(all, (0..20).collect::<Vec<_>>());
        assert_eq!(shards[1].numbers(5, 12).collect::<Vec<_>>(), [7, 10]);
        for shard in shards {
            assert!(shard.numbers(0, 20).all(|n| shard.has(n)), "{shard}");
            assert_eq!(shard.numbers(0, 20).count() as u64, shard.count(20), "{shard}");
        }
        assert!(["0/3", "4/3", "3", "a/b", ""].iter().all(|text| text.parse::<Shard>().is_err()));
    }
}
