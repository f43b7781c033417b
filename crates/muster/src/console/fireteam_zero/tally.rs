//! What `simulate` counts in Fireteam Zero: games won, by mission and number of heroes, and what monsters and cards did.

use super::{
    uses,
    watch::{Follow, Measures},
};
use crate::{
    console::{Count, Rate, Spread, Tally, mean},
    runs::{Record, usage::Usage},
};
use fireteam_zero::{FireteamZero, options::Options, pack::Pack};
use maud::Markup;
use serde::Serialize;
use std::{
    collections::BTreeMap,
    io::{self, Write},
};

/// Games of one mission and number of heroes.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Row {
    pub mission: String,
    pub heroes: u8,
    #[serde(flatten)]
    pub count: Count,
    #[serde(flatten)]
    pub wins: Rate,
    #[serde(rename = "mean_rounds")]
    pub rounds: Spread,
    #[serde(rename = "mean_knock_downs")]
    pub knock_downs: Spread,
    #[serde(rename = "mean_threat")]
    pub threat: Spread,
}

/// One type of monster, in the games to which it came.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Foes {
    pub games: u64,
    pub came: u64,
    pub killed: u64,
    /// Damage to heroes in its attacks.
    pub damage: u64,
}

/// One action card, in the games in which it was played.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Played {
    pub plays: u64,
    pub games: u64,
    #[serde(flatten)]
    pub wins: Rate,
    /// The win rate of the same tables, whether it was played or not: missions differ more than cards do.
    pub expected: f64,
    /// Games by kind of table.
    #[serde(skip)]
    kinds: Vec<u64>,
}

/// All games, and those of each mission and number of heroes.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Missions {
    #[serde(flatten)]
    pub all: Rate,
    #[serde(rename = "mean_rounds")]
    rounds: Spread,
    pub missions: Vec<Row>,
    pub monsters: BTreeMap<String, Foes>,
    pub cards: BTreeMap<String, Played>,
    /// Damage to heroes in no attack of a monster.
    pub other_damage: u64,
    pub usage: Usage,
}

impl Tally<FireteamZero> for Missions {
    type Watch = Follow;

    fn new(kinds: &[Options]) -> Self {
        let row = |o: &Options| Row { mission: o.mission.clone(), heroes: o.heroes, ..Row::default() };
        let usage = Usage::new(&uses::WAYS);
        Missions { missions: kinds.iter().map(row).collect(), usage, ..Missions::default() }
    }
    fn add(&mut self, game: &Record<Measures>) {
        let row = &mut self.missions[game.kind];
        row.count.add(game);
        if !game.finished {
            return;
        }
        let (measures, won) = (&game.measures, !game.winners.is_empty());
        self.all.add(won);
        self.rounds.add(measures.rounds);
        self.usage.add(&measures.used);
        row.wins.add(won);
        row.rounds.add(measures.rounds);
        row.knock_downs.add(measures.knock_downs);
        row.threat.add(measures.threat);
        self.other_damage += measures.other_damage;
        for (id, foe) in &measures.monsters {
            let foes = entry(&mut self.monsters, id);
            foes.games += 1;
            foes.came += foe.came;
            foes.killed += foe.killed;
            foes.damage += foe.damage;
        }
        let kinds = self.missions.len();
        for (id, plays) in &measures.cards {
            let card = entry(&mut self.cards, id);
            card.plays += plays;
            card.games += 1;
            card.wins.add(won);
            card.kinds.resize(kinds, 0);
            card.kinds[game.kind] += 1;
        }
    }
    fn work_out(&mut self) {
        for card in self.cards.values_mut() {
            let wins = |(games, row): (&u64, &Row)| *games as f64 * row.wins.rate();
            card.expected = mean(card.kinds.iter().zip(&self.missions).map(wins).sum(), card.games);
        }
    }
    fn rates(&self) -> Vec<Rate> {
        self.missions.iter().map(|row| row.wins).collect()
    }
    fn table(&self, all: &Count, out: &mut dyn Write) -> io::Result<()> {
        let head = "mission  heroes   games finished   wins  win rate (95 %)        rounds decisions  games/s";
        writeln!(out, "{head}")?;
        for row in &self.missions {
            line(out, &row.mission, &row.heroes.to_string(), &row.count, row.wins, &row.rounds)?;
        }
        line(out, "all", "", all, self.all, &self.rounds)
    }
    fn usage(&self) -> Option<&Usage> {
        Some(&self.usage)
    }
    fn page(&self, pack: &Pack) -> Markup {
        super::page::of(self, pack)
    }
}

/// The entry of an id, made if it is new.
fn entry<'m, V: Default>(map: &'m mut BTreeMap<String, V>, id: &str) -> &'m mut V {
    map.entry(id.to_owned()).or_default()
}

fn line(
    out: &mut dyn Write,
    mission: &str,
    heroes: &str,
    count: &Count,
    wins: Rate,
    rounds: &Spread,
) -> io::Result<()> {
    let (rounds, decisions, speed) = (rounds.mean(), count.mean_decisions(), count.games_per_second());
    writeln!(
        out,
        "{mission:<8} {heroes:>6} {:>7} {:>8} {:>6}  {wins:<22} {rounds:>6.1} {decisions:>9.1} {speed:>8.1}",
        count.games, count.finished, wins.wins
    )
}
