//! `muster simulate`: many games without people. Every game has a seed of its own, worked out from `--seed` and its number,
//! so that the result does not depend on `--jobs`.

use crate::{
    common::{GameArgs, any_seed},
    console::{Console, Count, Played, Tally, Watch, wilson},
    trouble, who,
};
use anyhow::{Result, bail};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use kernel::{Chance, Seat, Table};
use rayon::prelude::*;
use serde::Serialize;
use std::{collections::BTreeMap, io::Write, process::ExitCode, time::Instant};
use titles::{Bot, Level, Title};

#[derive(clap::Args)]
pub struct Args<T: Console> {
    #[command(flatten)]
    own: T::SimulateArgs,
    #[command(flatten)]
    game: GameArgs,
    /// Who plays; several, as in greedy,random, sit down in turn and move on by a seat from game to game
    #[arg(long, value_parser = who::level(), default_value = "random", value_delimiter = ',')]
    bots: Vec<Level>,
    /// Games in all, spread evenly over the kinds of tables
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

/// The bots of one kind, where several kinds play.
#[derive(Clone, Default, Serialize)]
struct Side {
    /// Seats they had in finished games.
    seats: u64,
    wins: u64,
    win_rate: f64,
    /// Wilson's 95 % interval of the win rate.
    win_rate_low: f64,
    win_rate_high: f64,
}

/// Who sits where in one game: one bot for all seats, or one for each.
struct Lineup<T: Title>(Vec<Bot<T>>);

impl<T: Title> Lineup<T> {
    fn new(kinds: &[Level], seed: u64) -> Self {
        let bot = |(nth, kind): (usize, &Level)| Bot::new(*kind, seed.wrapping_add(nth as u64 * 7919));
        Lineup(kinds.iter().enumerate().map(bot).collect())
    }

    fn choose(&mut self, table: &Table<T>, pack: &T::Pack) -> Option<(Seat, T::Choice)> {
        let (bot, seat) = match self.0.as_mut_slice() {
            [bot] => {
                let seat = bot.seat(table)?;
                (bot, seat)
            }
            bots => {
                let seat = table.waiting().iter().next()?;
                (bots.get_mut(seat.0 as usize)?, seat)
            }
        };
        Some((seat, bot.choose(table, pack, seat)?))
    }
}

type WatchOf<T> = <<T as Console>::Tally as Tally<T>>::Watch;
type PlayedOf<T> = Played<WatchOf<T>>;

/// A game that broke off, with all that opens the same table again.
#[derive(Serialize)]
struct Fault<O> {
    #[serde(flatten)]
    options: O,
    /// Opens the same table again: `muster play --seed`.
    seed: u64,
    what: String,
}

#[derive(Serialize)]
pub struct Report<Y, O> {
    game: &'static str,
    bots: String,
    seed: u64,
    #[serde(flatten)]
    all: Count,
    #[serde(flatten)]
    tally: Y,
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    sides: BTreeMap<&'static str, Side>,
    faults: Vec<Fault<O>>,
}

pub type ReportOf<T> = Report<<T as Console>::Tally, <T as Title>::Options>;

fn play<T: Console>(pack: &T::Pack, options: &T::Options, bots: &[Level], seed: u64, most: u64) -> PlayedOf<T> {
    let begun = Instant::now();
    let mut played = PlayedOf::<T>::default();
    let mut events = Vec::new();
    let opened = T::start(pack, options)
        .and_then(|(world, frame)| Ok(Table::<T>::new(world, frame, Chance::from_number(seed), pack, &mut events)?));
    let mut table = match opened {
        Ok(table) => table,
        Err(error) => return Played { stuck: Some(error.to_string()), ..played },
    };
    played.watch.note(&table.world, &events);
    let mut lineup = Lineup::<T>::new(bots, seed);
    while !table.is_over() && played.stuck.is_none() {
        events.clear();
        match lineup.choose(&table, pack) {
            None => played.stuck = Some(format!("nothing can be chosen: {:?}", table.asking())),
            Some((seat, choice)) => {
                if let Err(error) = table.apply(pack, seat, choice, &mut events) {
                    played.stuck = Some(error.to_string());
                }
            }
        }
        played.watch.note(&table.world, &events);
        played.decisions += 1;
        if played.decisions > most {
            played.stuck = Some(format!("no end after {most} decisions"));
        }
    }
    played.finished = table.is_over();
    played.winners = T::winners(&table.world);
    played.watch.end(&table.world, played.finished);
    played.seconds = begun.elapsed().as_secs_f64();
    played
}

pub fn run<T: Console>(args: Args<T>) -> Result<ExitCode> {
    let report = play_all(&args)?;
    let mut out = std::io::stdout().lock();
    if args.json {
        serde_json::to_writer(&mut out, &report)?;
        writeln!(out)?;
    } else {
        table::<T>(&report, &mut out)?;
    }
    let broken = report.all.panics + report.all.stuck > 0;
    Ok(if broken { ExitCode::from(1) } else { ExitCode::SUCCESS })
}

/// Plays all games and adds them up.
pub fn play_all<T: Console>(args: &Args<T>) -> Result<ReportOf<T>> {
    let pack = T::pack(args.game.pack.as_deref())?;
    let kinds = T::kinds(&args.own, &pack, &args.game.sets::<T>()?)?;
    if kinds.is_empty() {
        bail!("there is nothing to play");
    }
    for options in &kinds {
        T::start(&pack, options)?;
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
    let (bots, games, most) = (args.bots.as_slice(), args.games, args.most_decisions);
    // Every kind of table sees every order of the bots.
    let lineup = |n: u64| lineup(bots, n / kinds.len() as u64, T::seats(&kinds[(n % kinds.len() as u64) as usize]));
    let begun = Instant::now();
    let results: Vec<(usize, u64, PlayedOf<T>)> = pool.install(|| {
        (0..games)
            .into_par_iter()
            .map(|n| {
                let kind = (n % kinds.len() as u64) as usize;
                let own = game_seed(seed, n);
                let played = trouble::caught(|| play::<T>(&pack, &kinds[kind], &lineup(n), own, most))
                    .unwrap_or_else(|panic| Played { panic: Some(panic), ..Played::default() });
                bar.inc(1);
                (kind, own, played)
            })
            .collect()
    });
    bar.finish_and_clear();
    Ok(add_up::<T>(&kinds, results, bots, lineup, seed, begun.elapsed().as_secs_f64()))
}

/// The bots of a game: one for all seats, or one for each seat, beginning with another one every time.
fn lineup(bots: &[Level], turn: u64, seats: u8) -> Vec<Level> {
    match bots {
        [one] => vec![*one],
        all => (0..u64::from(seats)).map(|seat| all[((seat + turn) % all.len() as u64) as usize]).collect(),
    }
}

/// The seed of one game: short enough to be typed.
fn game_seed(seed: u64, n: u64) -> u64 {
    let bytes = kernel::seed_of(seed.rotate_left(17) ^ n);
    u64::from(u32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]))
}

fn add_up<T: Console>(
    kinds: &[T::Options],
    results: Vec<(usize, u64, PlayedOf<T>)>,
    bots: &[Level],
    lineup: impl Fn(u64) -> Vec<Level>,
    seed: u64,
    seconds: f64,
) -> ReportOf<T> {
    let mut tally = T::Tally::new(kinds);
    let mut all = Count::default();
    let mut faults = Vec::new();
    let mut sides: BTreeMap<&'static str, Side> = BTreeMap::new();
    for (n, (kind, seed, game)) in results.into_iter().enumerate() {
        if bots.len() > 1 && game.finished {
            for (seat, bot) in lineup(n as u64).into_iter().enumerate() {
                let side = sides.entry(bot.word()).or_default();
                side.seats += 1;
                side.wins += u64::from(game.winners.has(Seat(seat as u8)));
            }
        }
        tally.add(kind, &game);
        all.add(&game);
        if let Some(what) = game.panic.or(game.stuck) {
            faults.push(Fault { options: kinds[kind].clone(), seed, what });
        }
    }
    tally.work_out();
    all.seconds = seconds;
    all.work_out();
    for side in sides.values_mut() {
        side.win_rate = side.wins as f64 / side.seats as f64;
        (side.win_rate_low, side.win_rate_high) = wilson(side.wins, side.seats);
    }
    let bots = bots.iter().map(|kind| kind.word()).collect::<Vec<_>>().join(",");
    Report { game: T::NAME, bots, seed, all, tally, sides, faults }
}

fn table<T: Console>(report: &ReportOf<T>, out: &mut dyn Write) -> Result<()> {
    writeln!(out, "{} games of {} by {} bots, seed {}", report.all.games, report.game, report.bots, report.seed)?;
    report.tally.table(&report.all, out)?;
    for (bots, side) in &report.sides {
        let [rate, low, high] = [side.win_rate, side.win_rate_low, side.win_rate_high].map(|rate| 100.0 * rate);
        let Side { seats, wins, .. } = side;
        writeln!(out, "{bots:<8} {seats:>7} seats {wins:>7} wins {rate:5.1} % ({low:.1} to {high:.1})")?;
    }
    writeln!(out, "{} decisions in {:.1} s", report.all.decisions, report.all.seconds)?;
    for Fault { options, seed, what } in report.faults.iter().take(20) {
        writeln!(out, "FAULT {}, seed {seed}: {what}", T::named(options))?;
    }
    if !report.faults.is_empty() {
        writeln!(out, "{} panics, {} stuck: please report them", report.all.panics, report.all.stuck)?;
    }
    Ok(())
}
