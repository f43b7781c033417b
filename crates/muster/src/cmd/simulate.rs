//! `muster simulate`: many games without people. Every game has a seed of its own, worked out from `--seed` and its number,
//! so that the result does not depend on `--jobs`.

use crate::{
    common::{GameArgs, Span, any_seed, check_options},
    mind::{Bot, Kind},
    trouble,
};
use anyhow::{Result, bail};
use fireteam_zero::{open, options::Options, pack::Pack, world::Outcome};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use kernel::{Chance, Game};
use rayon::prelude::*;
use serde::Serialize;
use std::{io::Write, process::ExitCode, time::Instant};

#[derive(clap::Args)]
#[command(after_help = "\
--games is the number of games in all; they are spread evenly over the missions and numbers of heroes.

Examples:
  muster simulate --mission 1.1 --heroes 4 --bots greedy --games 200
  muster simulate --all-missions --heroes 2..4 --bots random --games 10000 --json")]
pub struct Args {
    #[command(flatten)]
    game: GameArgs,
    /// The mission to play
    #[arg(long, value_name = "ID", conflicts_with = "all_missions", required_unless_present = "all_missions")]
    mission: Option<String>,
    /// Every mission of the pack
    #[arg(long)]
    all_missions: bool,
    /// Heroes at the table, or a range: 3, 2..4
    #[arg(long, default_value = "2..4")]
    heroes: Span,
    /// Who plays
    #[arg(long, value_enum, default_value = "random")]
    bots: Kind,
    /// Games in all
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// The same seed gives the same games
    #[arg(long)]
    seed: Option<u64>,
    /// Games at one time; 0: as many as there are cores
    #[arg(long, default_value_t = 0)]
    jobs: usize,
    /// A game of more decisions counts as stuck
    #[arg(long, default_value_t = 100_000, hide = true)]
    most_decisions: u64,
    /// One JSON object instead of a table
    #[arg(long)]
    json: bool,
}

/// How one game went.
#[derive(Clone, Default)]
struct Played {
    finished: bool,
    won: bool,
    rounds: u64,
    decisions: u64,
    seconds: f64,
    /// What a panic said.
    panic: Option<String>,
    /// Why the game did not go on.
    stuck: Option<String>,
}

/// Games of one kind, added up.
#[derive(Clone, Default, Serialize)]
struct Sum {
    #[serde(skip_serializing_if = "Option::is_none")]
    mission: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    heroes: Option<u8>,
    games: u64,
    finished: u64,
    wins: u64,
    win_rate: f64,
    /// Wilson's 95 % interval of the win rate.
    win_rate_low: f64,
    win_rate_high: f64,
    mean_rounds: f64,
    decisions: u64,
    mean_decisions: f64,
    /// Time spent in these games, all cores together; in the total, time on the clock.
    seconds: f64,
    games_per_second: f64,
    panics: u64,
    stuck: u64,
    #[serde(skip)]
    rounds: u64,
}

#[derive(Serialize)]
struct Fault {
    mission: String,
    heroes: u8,
    /// Opens the same table again: `muster play --seed`.
    seed: u64,
    what: String,
}

#[derive(Serialize)]
struct Report {
    game: &'static str,
    bots: &'static str,
    seed: u64,
    #[serde(flatten)]
    all: Sum,
    missions: Vec<Sum>,
    faults: Vec<Fault>,
}

impl Sum {
    fn add(&mut self, game: &Played) {
        self.games += 1;
        self.finished += u64::from(game.finished);
        self.wins += u64::from(game.won);
        self.rounds += game.rounds;
        self.decisions += game.decisions;
        self.seconds += game.seconds;
        self.panics += u64::from(game.panic.is_some());
        self.stuck += u64::from(game.stuck.is_some());
    }

    fn work_out(&mut self) {
        let of = |n: f64| if self.finished == 0 { 0.0 } else { n / self.finished as f64 };
        self.win_rate = of(self.wins as f64);
        self.mean_rounds = of(self.rounds as f64);
        self.mean_decisions = if self.games == 0 { 0.0 } else { self.decisions as f64 / self.games as f64 };
        (self.win_rate_low, self.win_rate_high) = wilson(self.wins, self.finished);
        self.games_per_second = if self.seconds > 0.0 { self.games as f64 / self.seconds } else { 0.0 };
    }
}

/// The interval in which the true rate lies with 95 % confidence.
fn wilson(wins: u64, games: u64) -> (f64, f64) {
    if games == 0 {
        return (0.0, 1.0);
    }
    let (n, z) = (games as f64, 1.96);
    let p = wins as f64 / n;
    let middle = (p + z * z / (2.0 * n)) / (1.0 + z * z / n);
    let half = z / (1.0 + z * z / n) * (p * (1.0 - p) / n + z * z / (4.0 * n * n)).sqrt();
    ((middle - half).max(0.0), (middle + half).min(1.0))
}

fn play(pack: &Pack, options: &Options, bots: Kind, seed: u64, most: u64) -> Played {
    let begun = Instant::now();
    let mut played = Played::default();
    let mut events = Vec::new();
    let mut table = match open(pack, options, Chance::from_number(seed), &mut events) {
        Ok(table) => table,
        Err(error) => return Played { stuck: Some(error.to_string()), ..played },
    };
    let mut bot = Bot::new(bots, seed);
    while !table.is_over() && played.stuck.is_none() {
        events.clear();
        let asked = bot.seat(&table).and_then(|seat| Some((seat, bot.choose(&table, pack, seat)?)));
        match asked {
            None => played.stuck = Some(format!("nothing can be chosen: {:?}", table.asking())),
            Some((seat, choice)) => {
                if let Err(error) = table.apply(pack, seat, choice, &mut events) {
                    played.stuck = Some(error.to_string());
                }
            }
        }
        played.decisions += 1;
        if played.decisions > most {
            played.stuck = Some(format!("no end after {most} decisions"));
        }
    }
    played.finished = table.is_over();
    played.won = table.world.outcome() == Some(Outcome::Won);
    played.rounds = u64::from(table.world.round());
    played.seconds = begun.elapsed().as_secs_f64();
    played
}

pub fn run(args: Args) -> Result<ExitCode> {
    let pack = args.game.pack()?;
    let keys = args.game.keys(Default::default())?;
    let missions: Vec<String> = match &args.mission {
        Some(mission) => vec![mission.clone()],
        None => pack.missions.iter().map(|m| m.meta.id.clone()).collect(),
    };
    let kinds: Vec<Options> = missions
        .iter()
        .flat_map(|mission| args.heroes.iter().map(move |heroes| Options::new(mission, heroes)))
        .map(|options| Options { keys, ..options })
        .collect();
    for options in &kinds {
        check_options(&pack, options)?;
    }
    let seed = args.seed.unwrap_or_else(any_seed);
    let bar = if args.json { ProgressBar::hidden() } else { ProgressBar::new(args.games) };
    bar.set_draw_target(ProgressDrawTarget::stderr_with_hz(5));
    if let Ok(style) = ProgressStyle::with_template("{bar:40} {pos}/{len} games  {per_sec}  {eta} left") {
        bar.set_style(style);
    }
    let pool = match rayon::ThreadPoolBuilder::new().num_threads(args.jobs).build() {
        Ok(pool) => pool,
        Err(error) => bail!("--jobs {}: {error}", args.jobs),
    };
    let begun = Instant::now();
    let results: Vec<(usize, u64, Played)> = pool.install(|| {
        (0..args.games)
            .into_par_iter()
            .map(|n| {
                let kind = (n % kinds.len() as u64) as usize;
                let own = game_seed(seed, n);
                let played = trouble::caught(|| play(&pack, &kinds[kind], args.bots, own, args.most_decisions))
                    .unwrap_or_else(|panic| Played { panic: Some(panic), ..Played::default() });
                bar.inc(1);
                (kind, own, played)
            })
            .collect()
    });
    bar.finish_and_clear();
    let report = add_up(&kinds, results, &args, seed, begun.elapsed().as_secs_f64());
    let mut out = std::io::stdout().lock();
    if args.json {
        serde_json::to_writer(&mut out, &report)?;
        writeln!(out)?;
    } else {
        table(&report, &mut out)?;
    }
    let broken = report.all.panics + report.all.stuck > 0;
    Ok(if broken { ExitCode::from(1) } else { ExitCode::SUCCESS })
}

/// The seed of one game: short enough to be typed.
fn game_seed(seed: u64, n: u64) -> u64 {
    let bytes = kernel::seed_of(seed.rotate_left(17) ^ n);
    u64::from(u32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]))
}

fn add_up(kinds: &[Options], results: Vec<(usize, u64, Played)>, args: &Args, seed: u64, seconds: f64) -> Report {
    let mut missions: Vec<Sum> = kinds
        .iter()
        .map(|o| Sum { mission: Some(o.mission.clone()), heroes: Some(o.heroes), ..Sum::default() })
        .collect();
    let mut all = Sum::default();
    let mut faults = Vec::new();
    for (kind, seed, game) in results {
        missions[kind].add(&game);
        all.add(&game);
        if let Some(what) = game.panic.or(game.stuck) {
            faults.push(Fault { mission: kinds[kind].mission.clone(), heroes: kinds[kind].heroes, seed, what });
        }
    }
    missions.iter_mut().for_each(Sum::work_out);
    all.seconds = seconds;
    all.work_out();
    let bots = if args.bots == Kind::Random { "random" } else { "greedy" };
    Report { game: fireteam_zero::FireteamZero::NAME, bots, seed, all, missions, faults }
}

fn table(report: &Report, out: &mut impl Write) -> Result<()> {
    writeln!(out, "{} games of {} by {} bots, seed {}", report.all.games, report.game, report.bots, report.seed)?;
    let head = "mission  heroes   games finished   wins  win rate (95 %)        rounds decisions  games/s";
    writeln!(out, "{head}")?;
    for sum in &report.missions {
        line(out, sum.mission.as_deref().unwrap_or(""), &sum.heroes.map_or(String::new(), |h| h.to_string()), sum)?;
    }
    line(out, "all", "", &report.all)?;
    writeln!(out, "{} decisions in {:.1} s", report.all.decisions, report.all.seconds)?;
    for fault in report.faults.iter().take(20) {
        let Fault { mission, heroes, seed, what } = fault;
        writeln!(out, "FAULT mission {mission}, {heroes} heroes, seed {seed}: {what}")?;
    }
    if !report.faults.is_empty() {
        writeln!(out, "{} panics, {} stuck: please report them", report.all.panics, report.all.stuck)?;
    }
    Ok(())
}

fn line(out: &mut impl Write, mission: &str, heroes: &str, sum: &Sum) -> Result<()> {
    let rate =
        format!("{:5.1} % ({:.1} to {:.1})", 100.0 * sum.win_rate, 100.0 * sum.win_rate_low, 100.0 * sum.win_rate_high);
    writeln!(
        out,
        "{mission:<8} {heroes:>6} {:>7} {:>8} {:>6}  {rate:<22} {:>6.1} {:>9.1} {:>8.1}",
        sum.games, sum.finished, sum.wins, sum.mean_rounds, sum.mean_decisions, sum.games_per_second
    )?;
    Ok(())
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
