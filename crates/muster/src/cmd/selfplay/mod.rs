//! `muster selfplay`: many games of many kinds of bots, written down as positions with how they ended, to learn from
//! (`train/README.md`). The same seed gives the same file, whatever the number of cores.

pub mod file;
mod game;

use super::simulate::{self, cores};
use crate::{
    common::{GameArgs, any_seed},
    console::Console,
    who,
};
use anyhow::{Context, Result, bail};
use game::Club;
use std::{
    fs::File,
    io::{BufWriter, Write},
    path::PathBuf,
    process::ExitCode,
    time::{Duration, Instant},
};
use titles::Level;

pub const HELP: &str = "\
Every seat of a game (among rivals) or the whole team draws its bot from --bots; who stands there twice comes twice as often.
In some games all bots first play anything now and then, up to a moment that is drawn, and only what comes after it is written
down: positions that good players do not bring about, played on as they would.

Examples:
  muster selfplay --game cry-havoc --players 2..4 --bots regular,recruit --games 40000 --seed 1 --out games.bin
  muster selfplay --all-missions --bots veteran,regular --guesses 25 --games 20000 --seconds 120 --out games.bin";

#[derive(clap::Args)]
pub struct Args<T: Console> {
    #[command(flatten)]
    own: T::SimulateArgs,
    #[command(flatten)]
    game: GameArgs,
    /// Who plays
    #[arg(long, value_parser = who::level(), default_value = "regular", value_delimiter = ',')]
    bots: Vec<Level>,
    /// Guesses of one thought of those who think ahead, instead of what their level takes
    #[arg(long, value_name = "N")]
    guesses: Option<u32>,
    /// Games in all, spread evenly over the kinds of tables
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// Begin no more games after this time; how many are played then depends on the machine
    #[arg(long)]
    seconds: Option<u64>,
    /// The same seed gives the same games
    #[arg(long)]
    seed: Option<u64>,
    /// Games at one time; 0: as many as there are cores
    #[arg(long, default_value_t = 0)]
    jobs: usize,
    /// The games that begin at random, in a hundred
    #[arg(long, default_value_t = 30, value_parser = clap::value_parser!(u32).range(0..=100))]
    stray: u32,
    /// The players who think that lean to some turns and shun others, in a hundred
    #[arg(long, default_value_t = 0, value_parser = clap::value_parser!(u32).range(0..=100))]
    lean: u32,
    /// Beside the first position of every Round, one in this many others is written down
    #[arg(long, default_value_t = 8, value_parser = clap::value_parser!(u32).range(1..))]
    one_in: u32,
    /// Where the positions go
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
}

pub fn run<T: Console>(args: Args<T>) -> Result<ExitCode> {
    let pack = T::pack(args.game.pack.as_deref())?;
    let kinds = simulate::kinds::<T>(&args.own, &args.game, &pack)?;
    let names = T::sign_names(&pack)?;
    if names.is_empty() {
        bail!("nothing is learned from games of {}", T::TITLE);
    }
    let seed = args.seed.unwrap_or_else(any_seed);
    let club = Club::<T> {
        pack: &pack,
        kinds: &kinds,
        bots: &args.bots,
        guesses: args.guesses,
        stray: args.stray,
        lean: args.lean,
        one_in: args.one_in,
        seed,
    };
    let header = file::Header {
        positions: file::VERSION,
        game: T::NAME.into(),
        rivals: T::RIVALS,
        fingerprint: format!("{:016x}", bots::net::fingerprint(&names)),
        row: file::row_length(names.len()),
        signs: names,
        levels: Level::ALL.iter().map(|level| level.word().into()).collect(),
        kinds: kinds.iter().map(T::named).collect(),
        seed,
    };
    let opened = File::create(&args.out).with_context(|| format!("{} cannot be written", args.out.display()))?;
    let mut out = BufWriter::new(opened);
    serde_json::to_writer(&mut out, &header)?;
    out.write_all(b"\n")?;
    let (begun, stop, bar) = (Instant::now(), simulate::interrupted()?, simulate::bar(args.games, 0));
    let until = args.seconds.map(|seconds| begun + Duration::from_secs(seconds));
    let in_time = |_: &u64| until.is_none_or(|until| Instant::now() < until);
    let (mut games, mut rows) = (0u64, 0usize);
    cores::in_order(
        cores::at_once(args.jobs),
        (0..args.games).take_while(in_time),
        &stop,
        |n| club.play(n),
        |game| {
            let game = game?;
            games += 1;
            rows += game.len() / header.row;
            out.write_all(&game)?;
            bar.inc(1);
            anyhow::Ok(true)
        },
    )?;
    out.flush()?;
    bar.finish_and_clear();
    let seconds = begun.elapsed().as_secs_f64();
    println!("{games} games, {rows} rows of {} signs, {seconds:.1} seconds", header.signs.len());
    Ok(ExitCode::SUCCESS)
}
