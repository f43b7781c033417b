//! `muster simulate`: many games without people, the same for any `--jobs`. With `--out` they are kept as lines of JSON, and
//! a run that was interrupted goes on where it stopped.

pub mod cores;
pub mod game;
mod goal;

use crate::{
    cmd::{report::Show, serve},
    common::{GameArgs, any_seed},
    console::Console,
    runs::{Header, Shard, Summary, Writer},
    who,
};
use anyhow::{Result, bail};
use game::{Room, Run};
use goal::Goal;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::{
    path::PathBuf,
    process::ExitCode,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    thread,
    time::Instant,
};
use titles::{Level, RULES};

/// No game of either title takes a tenth of this.
pub const MOST_DECISIONS: u64 = 100_000;

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
    /// Stop before --games when every win rate is known this well, half the width of its 95 % interval: 0.01
    #[arg(long, value_name = "WIDTH", value_parser = width, conflicts_with = "shard")]
    until: Option<f64>,
    /// The same seed gives the same games
    #[arg(long)]
    seed: Option<u64>,
    /// Games at one time; 0: as many as there are cores
    #[arg(long, default_value_t = 0)]
    jobs: usize,
    /// Keep every game as a line of JSON; the same command goes on with the file after an interruption
    #[arg(long, value_name = "FILE.jsonl")]
    out: Option<PathBuf>,
    /// Play only one part of the games, as in 2/8; `muster report merge` joins the files of all parts
    #[arg(long, value_name = "NTH/OF", default_value_t = Shard::WHOLE, hide_default_value = true)]
    shard: Shard,
    /// Play only the game of this number, as it stands in a file of --out
    #[arg(long, value_name = "N", requires = "seed", conflicts_with_all = ["games", "until", "out", "shard"])]
    only: Option<u64>,
    /// Write that game as a saved one, for `muster replay`
    #[arg(long, value_name = "FILE.json", requires = "only")]
    record: Option<PathBuf>,
    /// A game of more decisions counts as stuck
    #[arg(long, default_value_t = MOST_DECISIONS, hide = true)]
    most_decisions: u64,
    /// Say what is used less than it should be; then the exit code is 1
    #[arg(long)]
    floors: bool,
    /// One JSON object instead of a table
    #[arg(long)]
    json: bool,
    /// Make a page of the figures with plots, too
    #[arg(long, value_name = "PAGE.html")]
    report: Option<PathBuf>,
}

/// A width of `--until`.
fn width(text: &str) -> Result<f64, String> {
    let width = text.parse().ok().filter(|width| 0.0005 <= *width && *width < 0.5);
    width.ok_or_else(|| "a width is at least 0.0005 and less than 0.5: 0.01 is one percent up or down".into())
}

pub fn run<T: Console>(args: Args<T>) -> Result<ExitCode> {
    let pack = T::pack(args.game.pack.as_deref())?;
    let show = Show { json: args.json, page: args.report.clone(), floors: args.floors };
    show.check()?;
    let stop = interrupted()?;
    show.show(play_all(&args, &pack, &stop)?, &pack)
}

/// A flag that is raised by Ctrl-C. Who presses it twice does not even wait for the games under way.
pub fn interrupted() -> Result<Arc<AtomicBool>> {
    let flag = Arc::new(AtomicBool::new(false));
    let raise = flag.clone();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_io().build()?;
    thread::spawn(move || {
        runtime.block_on(serve::asked_to_end());
        raise.store(true, Ordering::Relaxed);
        eprintln!("\nThe games under way are played to their end; once more to stop at once.");
        runtime.block_on(serve::asked_to_end());
        std::process::exit(130);
    });
    Ok(flag)
}

/// The kinds of tables that are asked for, each of which can be opened.
pub fn kinds<T: Console>(own: &T::SimulateArgs, game: &GameArgs, pack: &T::Pack) -> Result<Vec<T::Options>> {
    let kinds = T::kinds(own, pack, &game.sets::<T>()?)?;
    if kinds.is_empty() {
        bail!("there is nothing to play");
    }
    for options in &kinds {
        T::start(pack, options)?;
    }
    Ok(kinds)
}

/// What a file says of all games of these bots at these tables.
pub fn header<T: Console>(pack: &T::Pack, kinds: &[T::Options], bots: &[Level], seed: u64) -> Result<Header> {
    Ok(Header {
        muster: RULES.into(),
        game: T::NAME.into(),
        pack: T::fingerprint(pack).into(),
        seed,
        bots: bots.iter().map(|bot| bot.word().to_owned()).collect(),
        most_decisions: MOST_DECISIONS,
        shard: Shard::WHOLE,
        arena: false,
        kinds: kinds.iter().map(serde_json::to_value).collect::<Result<_, _>>()?,
    })
}

/// Plays all games that are not there yet and adds all of them up.
pub fn play_all<T: Console>(args: &Args<T>, pack: &T::Pack, stop: &AtomicBool) -> Result<Summary<T>> {
    let kinds = kinds::<T>(&args.own, &args.game, pack)?;
    let mut out = args.out.as_deref().map(Writer::open).transpose()?;
    let begun = out.as_ref().and_then(Writer::header);
    let seed = args.seed.or(begun.map(|header| header.seed)).unwrap_or_else(any_seed);
    let mut summary = Summary::new(
        Header {
            most_decisions: args.most_decisions,
            shard: args.shard,
            ..header::<T>(pack, &kinds, &args.bots, seed)?
        },
        pack,
    )?;
    let mut goal = Goal::new(args.games, args.until, kinds.len());
    let (from, to) = match (&mut out, args.only) {
        (_, Some(n)) => (n, n.saturating_add(1)),
        (Some(out), None) => {
            let (header, name) = (summary.header.clone(), out.name().to_owned());
            let from = out.go_on(&header, |line| {
                summary.read(line, &name)?;
                goal.look(&summary);
                Ok(())
            })?;
            (from, args.games)
        }
        (None, None) => (0, args.games),
    };

    let bar = bar(args.shard.count(to), summary.all.games);
    let room = Room::<T> { pack, kinds: &kinds, most_decisions: args.most_decisions, timed: false };
    let run = Run { room, bots: &args.bots, seed };
    if let (Some(n), Some(path)) = (args.only, &args.record) {
        run.save(n, path)?;
    }
    let clock = Instant::now();
    if !goal.is_reached() {
        cores::in_order(
            cores::at_once(args.jobs),
            args.shard.numbers(from, to),
            stop,
            |n| run.play(n),
            |game| {
                if let Some(out) = &mut out {
                    out.add(&serde_json::to_string(&game)?)?;
                }
                summary.add(&game);
                bar.inc(1);
                if let Some(expected) = goal.look(&summary) {
                    bar.set_length(expected);
                }
                anyhow::Ok(!goal.is_reached())
            },
        )?;
    }
    if let Some(out) = &mut out {
        out.flush()?;
    }
    bar.finish_and_clear();
    summary.all.seconds = clock.elapsed().as_secs_f64();
    Ok(summary)
}

/// Progress with the time left, where somebody looks at it.
pub fn bar(games: u64, played: u64) -> ProgressBar {
    let bar = ProgressBar::new(games);
    bar.set_draw_target(ProgressDrawTarget::stderr_with_hz(5));
    if let Ok(style) = ProgressStyle::with_template("{bar:40} {pos}/{len} games  {per_sec}  {eta} left") {
        bar.set_style(style);
    }
    bar.set_position(played);
    bar.reset_eta();
    bar
}
