//! What `simulate` counts in Cry Havoc: who won, by Faction, by seat and by place in the first Initiative order, and what for.

use super::{
    uses,
    watch::{Follow, Measures, Seated},
};
use crate::{
    console::{Count, Rate, Spread, Tally, mean},
    runs::{Record, usage::Usage},
};
use cry_havoc::{CryHavoc, event::ScoredFor, options::Options, pack::Pack, terms::*};
use kernel::Seat;
use maud::Markup;
use serde::{Serialize, Serializer};
use std::{
    collections::BTreeMap,
    io::{self, Write},
};

/// Games of one Faction with one number of players.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Row {
    pub players: u8,
    pub faction: &'static str,
    pub games: u64,
    pub finished: u64,
    #[serde(flatten)]
    pub wins: Rate,
    #[serde(rename = "mean_vp")]
    pub vp: Spread,
    #[serde(rename = "mean_rounds")]
    pub rounds: Spread,
    /// Rounds of a game in which this Faction enabled Scoring.
    #[serde(rename = "mean_scorings")]
    pub scorings: Spread,
    #[serde(rename = "mean_battles")]
    pub battles: Spread,
    #[serde(rename = "mean_battles_won")]
    pub battles_won: Spread,
    /// VP of all games by Round and by what they were scored for.
    #[serde(rename = "vp_by_round")]
    pub scored: Vec<BTreeMap<ScoredFor, i64>>,
}

/// Games of one seat, or of one place in the first Initiative order, with one number of players.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Place {
    pub players: u8,
    /// The first is 1.
    pub place: u8,
    pub games: u64,
    pub finished: u64,
    #[serde(flatten)]
    pub wins: Rate,
}

/// Games of one kind of table.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Kind {
    pub players: u8,
    pub level: String,
    pub length: String,
    #[serde(flatten)]
    pub count: Count,
    #[serde(rename = "mean_rounds")]
    pub rounds: Spread,
    #[serde(rename = "mean_battles")]
    pub battles: Spread,
    /// Games in which somebody enabled Scoring in the first, second, … Round.
    pub scorings: Vec<u64>,
    /// Games in which there was a first, second, … Round.
    pub reached: Vec<u64>,
}

/// All games: by number of players and Faction, by seat, by place in the Initiative order, and by kind of table.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Players {
    #[serde(rename = "mean_rounds")]
    rounds: Spread,
    #[serde(serialize_with = "values")]
    pub players: BTreeMap<(u8, Faction), Row>,
    #[serde(serialize_with = "values")]
    pub seats: BTreeMap<(u8, u8), Place>,
    #[serde(serialize_with = "values")]
    pub initiative: BTreeMap<(u8, u8), Place>,
    pub tables: Vec<Kind>,
    /// Games that were won: every finished game has one winner.
    #[serde(rename = "wins")]
    pub finished: u64,
    pub usage: Usage,
}

/// A map as a list: what it is sorted by stands in the entries, too.
fn values<K, V: Serialize, S: Serializer>(map: &BTreeMap<K, V>, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(map.values())
}

/// The entry of a number in a list that grows as needed.
fn entry<V: Clone + Default>(list: &mut Vec<V>, at: usize) -> &mut V {
    if list.len() <= at {
        list.resize(at + 1, V::default());
    }
    &mut list[at]
}

impl Row {
    fn add(&mut self, seat: &Seated, rounds: u64, won: bool) {
        self.wins.add(won);
        self.vp.add(seat.vp);
        self.rounds.add(rounds);
        self.scorings.add(seat.scorings.len() as u64);
        self.battles.add(seat.battles);
        self.battles_won.add(seat.battles_won);
        for (round, scored) in seat.scored.iter().enumerate() {
            let sums = entry(&mut self.scored, round);
            for (for_what, vp) in scored {
                *sums.entry(*for_what).or_default() += vp;
            }
        }
    }
}

impl Kind {
    fn add(&mut self, game: &Measures) {
        self.rounds.add(game.rounds);
        self.battles.add(game.battles);
        for round in 1..=game.rounds {
            let at = (round - 1) as usize;
            let scored = game.seats.iter().any(|seat| seat.scorings.iter().any(|scoring| u64::from(*scoring) == round));
            *entry(&mut self.reached, at) += 1;
            *entry(&mut self.scorings, at) += u64::from(scored);
        }
    }
}

/// Counts a game for a seat or a place.
fn count(places: &mut BTreeMap<(u8, u8), Place>, players: u8, place: u8, won: Option<bool>) {
    let entry = places.entry((players, place)).or_default();
    (entry.players, entry.place) = (players, place);
    entry.games += 1;
    if let Some(won) = won {
        entry.finished += 1;
        entry.wins.add(won);
    }
}

impl Tally<CryHavoc> for Players {
    type Watch = Follow;

    fn new(kinds: &[Options]) -> Self {
        let table = |o: &Options| Kind {
            players: o.players,
            level: o.level.clone(),
            length: o.length.clone(),
            ..Kind::default()
        };
        let usage = Usage::new(&uses::WAYS);
        Players { tables: kinds.iter().map(table).collect(), usage, ..Players::default() }
    }
    fn add(&mut self, game: &Record<Measures>) {
        let measures = &game.measures;
        let table = &mut self.tables[game.kind];
        let players = table.players;
        table.count.add(game);
        if game.finished {
            table.add(measures);
            self.rounds.add(measures.rounds);
            self.finished += 1;
            self.usage.add(&measures.used);
        }
        for (at, seat) in (0..players).zip(&measures.seats) {
            let Some(faction) = seat.faction else { continue };
            let won = game.finished.then(|| game.won(Seat(at)));
            let row = self.players.entry((players, faction)).or_default();
            (row.players, row.faction) = (players, faction.word());
            row.games += 1;
            if let Some(won) = won {
                row.finished += 1;
                row.add(seat, measures.rounds, won);
            }
            count(&mut self.seats, players, at + 1, won);
            // A game may break off before there is an order.
            if seat.place > 0 {
                count(&mut self.initiative, players, seat.place, won);
            }
        }
    }
    fn rates(&self) -> Vec<Rate> {
        self.players.values().map(|row| row.wins).collect()
    }
    fn table(&self, all: &Count, out: &mut dyn Write) -> io::Result<()> {
        let head = "players faction   games   wins  win rate (95 %)         VP rounds scoring  battles  won";
        writeln!(out, "{head}")?;
        for row in self.players.values() {
            let Row { players, faction, games, wins, .. } = row;
            let spreads = [&row.vp, &row.rounds, &row.scorings, &row.battles, &row.battles_won];
            let [vp, rounds, scoring, battles, won] = spreads.map(Spread::mean);
            write!(out, "{players:>7} {faction:<9} {games:>5} {:>6}  {wins:<22} {vp:>5.1}", wins.wins)?;
            writeln!(out, " {rounds:>6.2} {scoring:>7.2} {battles:>8.2} {won:>4.2}")?;
        }
        writeln!(out, "\nplayers initiative  games   wins  win rate (95 %)")?;
        for Place { players, place, games, wins, .. } in self.initiative.values() {
            writeln!(out, "{players:>7} {place:>10} {games:>6} {:>6}  {wins}", wins.wins)?;
        }
        writeln!(out, "\nplayers  games finished  rounds decisions  games/s")?;
        for table in &self.tables {
            line(out, &table.players.to_string(), &table.count, &table.rounds)?;
        }
        line(out, "all", all, &self.rounds)
    }
    fn usage(&self) -> Option<&Usage> {
        Some(&self.usage)
    }
    fn page(&self, pack: &Pack) -> Markup {
        super::page::of(self, pack)
    }
}

fn line(out: &mut dyn Write, players: &str, count: &Count, rounds: &Spread) -> io::Result<()> {
    let Count { games, finished, .. } = count;
    let (rounds, decisions, speed) = (rounds.mean(), count.mean_decisions(), count.games_per_second());
    writeln!(out, "{players:>7} {games:>6} {finished:>8} {rounds:>7.2} {decisions:>9.1} {speed:>8.1}")
}

impl Players {
    /// The sums of several rows: VP by Round and by what they were scored for, a player and game.
    pub fn scored<'a>(rows: impl Iterator<Item = &'a Row>) -> Vec<BTreeMap<ScoredFor, f64>> {
        let (mut sums, mut games) = (Vec::new(), 0);
        for row in rows {
            games += row.finished;
            for (round, scored) in row.scored.iter().enumerate() {
                let sum: &mut BTreeMap<ScoredFor, f64> = entry(&mut sums, round);
                for (for_what, vp) in scored {
                    *sum.entry(*for_what).or_default() += *vp as f64;
                }
            }
        }
        sums.iter_mut().flat_map(BTreeMap::values_mut).for_each(|vp| *vp = mean(*vp, games));
        sums
    }
}
