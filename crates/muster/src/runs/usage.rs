//! Use of everything: in how many of the games in which a thing of the content could have been used it was, held against the
//! least that is good enough. What nobody ever uses is dead cardboard, however even the win rates are.
//!
//! A game says what its things are used for ([`Way`]), its `Watch` keeps what happened in one game ([`Used`]), its `Tally` adds
//! up ([`Usage`]); tables, pages and the check of `--floors` are the same for all games.

use super::page::{interval, plot, section, share, table, thousands};
use crate::console::{Rate, mean};
use maud::{Markup, html};
use plot::{Bar, Group};
use serde::{Deserialize, Serialize, Serializer};
use std::{
    collections::BTreeMap,
    io::{self, Write},
};

/// One way in which things are used, such as Structures that are built.
#[derive(Debug)]
pub struct Way {
    /// In files and figures.
    pub id: &'static str,
    /// As a heading.
    pub title: &'static str,
    /// What counts as used, and in which games it could have been.
    pub lead: &'static str,
    /// The share of those games in which each thing is used at least; 0: in any one game.
    pub floor: f64,
}

/// What was used in one game, and how often, by the way and its id. What could have been used and was not has a 0.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Used(BTreeMap<String, BTreeMap<String, u64>>);

impl Used {
    /// This was used so often in the game; 0: it could have been.
    pub fn add(&mut self, way: &Way, id: &str, times: u64) {
        *self.0.entry(way.id.to_owned()).or_default().entry(id.to_owned()).or_default() += times;
    }
}

/// One thing in all games in which it could have been used.
#[derive(Clone, Copy, Debug, Default)]
struct Thing {
    games: Rate,
    times: u64,
}

/// What was used in many games. Figures come in the order of the ways.
#[derive(Clone, Debug)]
pub struct Usage {
    ways: &'static [Way],
    things: Vec<BTreeMap<String, Thing>>,
}

impl Default for Usage {
    fn default() -> Self {
        Usage::new(&[])
    }
}

/// One line of the figures.
#[derive(Serialize)]
struct Line<'u> {
    way: &'static str,
    id: &'u str,
    /// Games in which it could have been used.
    games: u64,
    /// Games in which it was.
    used: u64,
    share: f64,
    times: u64,
    floor: f64,
    below: bool,
}

impl Serialize for Usage {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.lines())
    }
}

impl Usage {
    /// Nothing counted yet.
    pub fn new(ways: &'static [Way]) -> Self {
        Usage { ways, things: vec![BTreeMap::new(); ways.len()] }
    }

    /// Adds a finished game.
    pub fn add(&mut self, used: &Used) {
        for (way, things) in self.ways.iter().zip(&mut self.things) {
            for (id, times) in used.0.get(way.id).into_iter().flatten() {
                let thing = things.entry(id.clone()).or_default();
                thing.games.add(*times > 0);
                thing.times += times;
            }
        }
    }

    fn of_way<'u>(&'u self, nth: usize) -> impl Iterator<Item = Line<'u>> {
        let way = &self.ways[nth];
        self.things[nth].iter().map(|(id, thing)| {
            let Rate { wins: used, of: games } = thing.games;
            let share = thing.games.rate();
            let below = used == 0 || share < way.floor;
            Line { way: way.id, id, games, used, share, times: thing.times, floor: way.floor, below }
        })
    }

    fn lines(&self) -> impl Iterator<Item = Line<'_>> {
        (0..self.ways.len()).flat_map(|nth| self.of_way(nth))
    }

    /// Whether something is used less than it should be, or nothing was counted.
    pub fn is_below(&self) -> bool {
        self.lines().next().is_none() || self.lines().any(|line| line.below)
    }

    /// A line for each way: how many things, how many of them below the floor, and what is used least.
    pub fn table(&self, out: &mut dyn Write) -> io::Result<()> {
        if self.ways.is_empty() {
            return Ok(());
        }
        writeln!(out, "\nuse of everything            things  floor  below  least used")?;
        for (nth, way) in self.ways.iter().enumerate() {
            let below = self.of_way(nth).filter(|line| line.below).count();
            let mut all: Vec<Line> = self.of_way(nth).collect();
            all.sort_by(|a, b| a.share.total_cmp(&b.share));
            let least = all.iter().take(3).map(|line| format!("{} {:.0} %", line.id, 100.0 * line.share));
            let least = least.collect::<Vec<_>>().join(", ");
            let floor = if way.floor > 0.0 { format!("{:.0} %", 100.0 * way.floor) } else { "once".into() };
            writeln!(out, "{:<28} {:>6} {floor:>6} {below:>6}  {least}", way.title, all.len())?;
        }
        Ok(())
    }

    /// Everything that is below its floor, a line each.
    pub fn table_below(&self, out: &mut dyn Write) -> io::Result<()> {
        for Line { way, id, games, used, share, floor, .. } in self.lines().filter(|line| line.below) {
            let floor = if floor > 0.0 { format!("{:.0} %", 100.0 * floor) } else { "one game".into() };
            writeln!(out, "below {floor}: {way} {id}, {used} of {games} games ({:.1} %)", 100.0 * share)?;
        }
        Ok(())
    }

    /// A section for each way; `name` knows what a thing is called.
    pub fn page(&self, name: impl Fn(&Way, &str) -> String) -> Markup {
        html! { @for nth in 0..self.ways.len() { (self.section(nth, &name)) } }
    }

    fn section(&self, nth: usize, name: impl Fn(&Way, &str) -> String) -> Markup {
        let way = &self.ways[nth];
        let mut all: Vec<Line> = self.of_way(nth).collect();
        all.sort_by(|a, b| b.share.total_cmp(&a.share));
        let rate = |line: &Line| Rate { wins: line.used, of: line.games };
        let bar = |line: &Line| Bar {
            label: name(way, line.id),
            colour: if line.below { 1 } else { 2 },
            value: line.share,
            whisker: Some(rate(line).interval()),
            mark: (way.floor > 0.0).then_some(way.floor),
            text: share(line.share),
        };
        let figures = all.iter().map(|line| {
            let each = format!("{:.2}", mean(line.times as f64, line.games));
            let (games, used) = (thousands(line.games), thousands(line.used));
            vec![name(way, line.id), games, used, share(line.share), interval(rate(line)), each]
        });
        let lead = match way.floor > 0.0 {
            true => format!("{} The dashed mark is the floor, {}.", way.lead, share(way.floor)),
            false => format!("{} Once in all games is enough.", way.lead),
        };
        let head = ["", "games", "used in", "share", "95 % interval", "times a game"];
        let bars = Group { label: String::new(), bars: all.iter().map(bar).collect() };
        section(&format!("Use: {}", way.title), &lead, plot::bars(&[bars], true), table(1, &head, figures))
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may fail by panicking")]
    use super::*;

    static WAYS: [Way; 2] = [
        Way { id: "built", title: "Built", lead: "Built.", floor: 0.5 },
        Way { id: "seen", title: "Seen", lead: "Seen.", floor: 0.0 },
    ];

    /// A game with these things, used this often.
    fn game(things: &[(usize, &str, u64)]) -> Used {
        let mut used = Used::default();
        things.iter().for_each(|(way, id, times)| used.add(&WAYS[*way], id, *times));
        used
    }

    #[test]
    fn a_share_counts_games_in_which_it_could_be_used() {
        let mut usage = Usage::new(&WAYS);
        for used in [
            game(&[(0, "tower", 3), (0, "pit", 0), (1, "moon", 0)]),
            game(&[(0, "tower", 0), (0, "pit", 0), (1, "moon", 1)]),
            game(&[(0, "tower", 1), (1, "moon", 0)]),
        ] {
            usage.add(&used);
        }
        let told: Vec<_> = usage.lines().map(|l| (l.id, l.games, l.used, l.times, l.below)).collect();
        assert_eq!(told, [("pit", 2, 0, 0, true), ("tower", 3, 2, 4, false), ("moon", 3, 1, 1, false)]);
        assert!(usage.is_below());
        let mut below = Vec::new();
        usage.table_below(&mut below).unwrap();
        assert_eq!(String::from_utf8(below).unwrap(), "below 50 %: built pit, 0 of 2 games (0.0 %)\n");
    }

    #[test]
    fn no_games_prove_nothing() {
        assert!(Usage::new(&WAYS).is_below());
        let mut usage = Usage::new(&WAYS);
        usage.add(&game(&[(0, "tower", 1)]));
        assert!(!usage.is_below());
    }
}
