//! Games added up.

use super::{Header, Record};
use crate::console::{Console, Count, MeasuresOf, Rate, Tally};
use anyhow::{Context, Result, bail};
use kernel::Seat;
use serde::{Deserialize, Serialize};
use std::{collections::BTreeMap, io::Write};

/// What is kept of a game of this title.
pub type RecordOf<T> = Record<MeasuresOf<T, <T as Console>::Tally>>;

/// A game of these kinds that was read; `name` is its file.
pub fn record<T: Console>(line: &str, name: &str, kinds: &[T::Options]) -> Result<RecordOf<T>> {
    let game: RecordOf<T> =
        serde_json::from_str(line).with_context(|| format!("{name} is damaged; use another copy of the file"))?;
    match kinds.get(game.kind) {
        Some(options) if usize::from(T::seats(options)) == game.bots.len() => Ok(game),
        _ => bail!("{name} is damaged: game {} is of no kind that it names; use another copy of the file", game.n),
    }
}

/// The bots of one kind, where several kinds play.
#[derive(Clone, Default, Serialize)]
struct Side {
    /// Seats they had in finished games.
    seats: u64,
    #[serde(flatten)]
    rate: Rate,
}

/// A game that broke off, with all that opens the same table again.
#[derive(Serialize)]
struct Fault<O> {
    #[serde(flatten)]
    options: O,
    /// Opens the same table again: `muster play --seed`.
    seed: u64,
    what: String,
}

/// All games of a run.
#[derive(Serialize)]
#[serde(bound = "")]
pub struct Summary<T: Console> {
    #[serde(skip)]
    pub header: Header,
    game: &'static str,
    bots: String,
    seed: u64,
    #[serde(flatten)]
    pub all: Count,
    #[serde(flatten)]
    pub tally: T::Tally,
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    sides: BTreeMap<String, Side>,
    faults: Vec<Fault<T::Options>>,
    #[serde(skip)]
    kinds: Vec<T::Options>,
}

impl<T: Console> Summary<T> {
    /// Nothing counted yet of the games that a header describes.
    pub fn new(header: Header, pack: &T::Pack) -> Result<Self> {
        let kind = |kind| {
            let options = T::Options::deserialize(kind)?;
            T::start(pack, &options).map(|_| options)
        };
        let kinds = header.kinds.iter().map(kind).collect::<Result<Vec<_>>>();
        let kinds = kinds.context("these games have options that no table can be opened with")?;
        Ok(Summary {
            game: T::NAME,
            bots: header.bots.join(","),
            seed: header.seed,
            header,
            all: Count::default(),
            tally: T::Tally::new(&kinds),
            sides: BTreeMap::new(),
            faults: Vec::new(),
            kinds,
        })
    }

    /// Adds a game that was read; `name` is its file.
    pub fn read(&mut self, line: &str, name: &str) -> Result<()> {
        let game = record::<T>(line, name, &self.kinds)?;
        self.add(&game);
        Ok(())
    }

    /// Adds a game.
    pub fn add(&mut self, game: &RecordOf<T>) {
        if self.header.bots.len() > 1 && game.finished {
            for (seat, bot) in game.bots.iter().enumerate() {
                let side = self.sides.entry(bot.clone()).or_default();
                side.seats += 1;
                side.rate.add(game.won(Seat(seat as u8)));
            }
        }
        self.tally.add(game);
        self.all.add(game);
        if let Some(what) = game.panic.as_ref().or(game.stuck.as_ref()) {
            self.faults.push(Fault { options: self.kinds[game.kind].clone(), seed: game.seed, what: what.clone() });
        }
    }

    /// How often bots of each kind have won, where several kinds play.
    pub fn sides(&self) -> impl Iterator<Item = (&str, Rate)> {
        self.sides.iter().map(|(bots, side)| (bots.as_str(), side.rate))
    }

    /// Whether some games broke off.
    pub fn is_broken(&self) -> bool {
        !self.faults.is_empty()
    }

    pub fn table(&self, out: &mut dyn Write) -> Result<()> {
        let shard = self.header.shard.of_several().map_or(String::new(), |shard| format!(", shard {shard}"));
        writeln!(out, "{} games of {} by {} bots, seed {}{shard}", self.all.games, T::NAME, self.bots, self.seed)?;
        self.tally.table(&self.all, out)?;
        for (bots, Side { seats, rate }) in &self.sides {
            writeln!(out, "{bots:<8} {seats:>7} seats {:>7} wins {rate}", rate.wins)?;
        }
        if let Some(usage) = self.tally.usage() {
            usage.table(out)?;
        }
        match self.all.seconds {
            0.0 => writeln!(out, "{} decisions", self.all.decisions)?,
            seconds => writeln!(out, "{} decisions in {seconds:.1} s", self.all.decisions)?,
        }
        for Fault { options, seed, what } in self.faults.iter().take(20) {
            writeln!(out, "FAULT {}, seed {seed}: {what}", T::named(options))?;
        }
        if self.is_broken() {
            writeln!(out, "{} panics, {} stuck: please report them", self.all.panics, self.all.stuck)?;
        }
        Ok(())
    }
}
