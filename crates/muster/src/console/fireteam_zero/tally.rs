//! What `simulate` counts in Fireteam Zero: games won, by mission and number of heroes.

use crate::console::{Count, Played, Tally, Watch, wilson};
use fireteam_zero::{
    FireteamZero,
    options::Options,
    world::{Outcome, World},
};
use serde::Serialize;
use std::io::{self, Write};

/// What counts of one game.
#[derive(Clone, Debug, Default)]
pub struct Ended {
    won: bool,
    rounds: u64,
}

impl Watch<FireteamZero> for Ended {
    fn end(&mut self, world: &World, _: bool) {
        self.won = world.outcome() == Some(Outcome::Won);
        self.rounds = u64::from(world.round());
    }
}

/// Games won.
#[derive(Clone, Debug, Default, Serialize)]
struct Wins {
    wins: u64,
    win_rate: f64,
    /// Wilson's 95 % interval of the win rate.
    win_rate_low: f64,
    win_rate_high: f64,
    mean_rounds: f64,
    #[serde(skip)]
    finished: u64,
    #[serde(skip)]
    rounds: u64,
}

impl Wins {
    fn add(&mut self, game: &Played<Ended>) {
        self.finished += u64::from(game.finished);
        self.wins += u64::from(game.watch.won);
        self.rounds += game.watch.rounds;
    }

    fn work_out(&mut self) {
        let of = |n: u64| if self.finished == 0 { 0.0 } else { n as f64 / self.finished as f64 };
        (self.win_rate, self.mean_rounds) = (of(self.wins), of(self.rounds));
        (self.win_rate_low, self.win_rate_high) = wilson(self.wins, self.finished);
    }
}

/// Games of one mission and number of heroes.
#[derive(Clone, Debug, Default, Serialize)]
struct Row {
    mission: String,
    heroes: u8,
    #[serde(flatten)]
    count: Count,
    #[serde(flatten)]
    wins: Wins,
}

/// All games, and those of each mission and number of heroes.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Missions {
    #[serde(flatten)]
    all: Wins,
    missions: Vec<Row>,
}

impl Tally<FireteamZero> for Missions {
    type Watch = Ended;

    fn new(kinds: &[Options]) -> Self {
        let row = |o: &Options| Row { mission: o.mission.clone(), heroes: o.heroes, ..Row::default() };
        Missions { missions: kinds.iter().map(row).collect(), all: Wins::default() }
    }
    fn add(&mut self, kind: usize, played: &Played<Ended>) {
        self.all.add(played);
        self.missions[kind].wins.add(played);
        self.missions[kind].count.add(played);
    }
    fn work_out(&mut self) {
        self.all.work_out();
        for row in &mut self.missions {
            row.wins.work_out();
            row.count.work_out();
        }
    }
    fn table(&self, all: &Count, out: &mut dyn Write) -> io::Result<()> {
        let head = "mission  heroes   games finished   wins  win rate (95 %)        rounds decisions  games/s";
        writeln!(out, "{head}")?;
        for row in &self.missions {
            line(out, &row.mission, &row.heroes.to_string(), &row.count, &row.wins)?;
        }
        line(out, "all", "", all, &self.all)
    }
}

fn line(out: &mut dyn Write, mission: &str, heroes: &str, count: &Count, wins: &Wins) -> io::Result<()> {
    let Wins { win_rate, win_rate_low, win_rate_high, mean_rounds, .. } = wins;
    let rate = format!("{:5.1} % ({:.1} to {:.1})", 100.0 * win_rate, 100.0 * win_rate_low, 100.0 * win_rate_high);
    writeln!(
        out,
        "{mission:<8} {heroes:>6} {:>7} {:>8} {:>6}  {rate:<22} {mean_rounds:>6.1} {:>9.1} {:>8.1}",
        count.games, count.finished, wins.wins, count.mean_decisions, count.games_per_second
    )
}
