//! `muster simulate`: many games without people. Every game has a seed of its own, worked out from `--seed` and its number,
//! so that the result does not depend on `--jobs`.

use crate::{
    common::{GameArgs, any_seed},
    mind::{Bot, Kind},
    title::{Count, Played, Tally, Title, Watch},
    trouble,
};
use anyhow::{Result, bail};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use kernel::{Chance, Table};
use rayon::prelude::*;
use serde::Serialize;
use std::{io::Write, process::ExitCode, time::Instant};

#[derive(clap::Args)]
pub struct Args<T: Title> {
    #[command(flatten)]
    own: T::SimulateArgs,
    #[command(flatten)]
    game: GameArgs,
    /// Who plays
    #[arg(long, value_enum, default_value = "random")]
    bots: Kind,
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

type WatchOf<T> = <<T as Title>::Tally as Tally<T>>::Watch;
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
struct Report<Y, O> {
    game: &'static str,
    bots: &'static str,
    seed: u64,
    #[serde(flatten)]
    all: Count,
    #[serde(flatten)]
    tally: Y,
    faults: Vec<Fault<O>>,
}

type ReportOf<T> = Report<<T as Title>::Tally, <T as Title>::Options>;

fn play<T: Title>(pack: &T::Pack, options: &T::Options, bots: Kind, seed: u64, most: u64) -> PlayedOf<T> {
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
        played.watch.note(&table.world, &events);
        played.decisions += 1;
        if played.decisions > most {
            played.stuck = Some(format!("no end after {most} decisions"));
        }
    }
    played.finished = table.is_over();
    played.watch.end(&table.world, played.finished);
    played.seconds = begun.elapsed().as_secs_f64();
    played
}

pub fn run<T: Title>(args: Args<T>) -> Result<ExitCode> {
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
    let (bots, most) = (args.bots, args.most_decisions);
    let begun = Instant::now();
    let results: Vec<(usize, u64, PlayedOf<T>)> = pool.install(|| {
        (0..args.games)
            .into_par_iter()
            .map(|n| {
                let kind = (n % kinds.len() as u64) as usize;
                let own = game_seed(seed, n);
                let played = trouble::caught(|| play::<T>(&pack, &kinds[kind], bots, own, most))
                    .unwrap_or_else(|panic| Played { panic: Some(panic), ..Played::default() });
                bar.inc(1);
                (kind, own, played)
            })
            .collect()
    });
    bar.finish_and_clear();
    let report = add_up::<T>(&kinds, results, bots, seed, begun.elapsed().as_secs_f64());
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

/// The seed of one game: short enough to be typed.
fn game_seed(seed: u64, n: u64) -> u64 {
    let bytes = kernel::seed_of(seed.rotate_left(17) ^ n);
    u64::from(u32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]))
}

fn add_up<T: Title>(
    kinds: &[T::Options],
    results: Vec<(usize, u64, PlayedOf<T>)>,
    bots: Kind,
    seed: u64,
    seconds: f64,
) -> ReportOf<T> {
    let mut tally = T::Tally::new(kinds);
    let mut all = Count::default();
    let mut faults = Vec::new();
    for (kind, seed, game) in results {
        tally.add(kind, &game);
        all.add(&game);
        if let Some(what) = game.panic.or(game.stuck) {
            faults.push(Fault { options: kinds[kind].clone(), seed, what });
        }
    }
    tally.work_out();
    all.seconds = seconds;
    all.work_out();
    let bots = if bots == Kind::Random { "random" } else { "greedy" };
    Report { game: T::NAME, bots, seed, all, tally, faults }
}

fn table<T: Title>(report: &ReportOf<T>, out: &mut dyn Write) -> Result<()> {
    writeln!(out, "{} games of {} by {} bots, seed {}", report.all.games, report.game, report.bots, report.seed)?;
    report.tally.table(&report.all, out)?;
    writeln!(out, "{} decisions in {:.1} s", report.all.decisions, report.all.seconds)?;
    for Fault { options, seed, what } in report.faults.iter().take(20) {
        writeln!(out, "FAULT {}, seed {seed}: {what}", T::named(options))?;
    }
    if !report.faults.is_empty() {
        writeln!(out, "{} panics, {} stuck: please report them", report.all.panics, report.all.stuck)?;
    }
    Ok(())
}
