//! `muster arena`: bots against each other, or as teams at the same tables, with every seat and every seed for all of them
//! alike; then how strong each is. The games are those of `simulate`, played in another order.

mod card;
mod elo;
mod report;

use super::simulate::{self, MOST_DECISIONS, cores, game::Room};
use crate::{
    common::{GameArgs, any_seed},
    console::Console,
    runs::{Header, Writer, record},
    who,
};
use anyhow::{Result, bail};
use card::Card;
use report::Report;
use std::{io::Write, path::PathBuf, process::ExitCode, time::Instant};
use titles::Level;

pub const HELP: &str = "\
Rivals (Cry Havoc): every two of the bots meet. The first sits at every seat of every table in
turn, the other at all other seats, with the same seed each time; so --games is rounded up to
whole tables. The even share is what a bot as good as its rivals would win.
Teams (Fireteam Zero): each bot plays all heroes at the same tables.

Elo: a Bradley-Terry fit over all bots, the weakest is 0. Rivals have beaten whoever they have
won against, otherwise whoever has fewer points; with several rivals each counts for its part
of a game. A team has beaten another where it won a table that the other lost; both won or both
lost is a draw. Every pair is given one drawn game beforehand, so that all numbers are finite.

Intervals: Wilson's 95 % for win rates; for Elo 95 % by Bayesian bootstrap over the tables.
Times are those of the core. All but times is the same for the same --seed.

Examples:
  muster arena --game cry-havoc --players 2 --bots veteran,greedy,random --games 200 --seed 1
  muster arena --game cry-havoc --players 4 --bots master,greedy --games 400 --seed 1 --json
  muster arena --all-missions --heroes 4 --bots veteran,greedy --games 180 --seed 1
  muster arena --mission 1.1 --heroes 2..4 --set difficulty=recruit --bots greedy,random --games 60
  muster arena --all-missions --bots master,veteran --games 900 --seed 1 --out games.jsonl    goes on
  after an interruption";

#[derive(clap::Args)]
pub struct Args<T: Console> {
    #[command(flatten)]
    own: T::SimulateArgs,
    #[command(flatten)]
    game: GameArgs,
    /// The bots, two or more: veteran,greedy,random
    #[arg(long, value_parser = who::level(), required = true, value_delimiter = ',')]
    bots: Vec<Level>,
    /// Games of each pairing; where bots play as teams, of each team
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    games: u64,
    /// The same seed gives the same games
    #[arg(long)]
    seed: Option<u64>,
    /// Games at one time; 0: as many as there are cores
    #[arg(long, default_value_t = 0)]
    jobs: usize,
    /// Keep every game as a line of JSON; the same command goes on with the file after an interruption
    #[arg(long, value_name = "FILE.jsonl")]
    out: Option<PathBuf>,
    /// One JSON object instead of tables
    #[arg(long)]
    json: bool,
}

pub fn run<T: Console>(args: Args<T>) -> Result<ExitCode> {
    let report = play(&args)?;
    let mut out = std::io::stdout().lock();
    if args.json {
        serde_json::to_writer(&mut out, &report)?;
        writeln!(out)?;
    } else {
        report.table(&mut out)?;
    }
    Ok(if report.is_broken() { ExitCode::from(1) } else { ExitCode::SUCCESS })
}

/// Bots that can meet.
fn different(bots: &[Level]) -> Result<Vec<Level>> {
    for (nth, bot) in bots.iter().enumerate() {
        if bots[..nth].contains(bot) {
            bail!("--bots names {} twice; give different bots, as in greedy,random", bot.word());
        }
    }
    if bots.len() < 2 {
        bail!("an arena takes two bots or more, as in --bots greedy,random");
    }
    Ok(bots.to_vec())
}

/// Plays all games that are not there yet and rates the bots by all of them.
fn play<T: Console>(args: &Args<T>) -> Result<Report> {
    let pack = T::pack(args.game.pack.as_deref())?;
    let kinds = simulate::kinds::<T>(&args.own, &args.game, &pack)?;
    let card = Card::new::<T>(&kinds, different(&args.bots)?, args.games);
    let games = card.bouts.len() as u64;
    let mut out = args.out.as_deref().map(Writer::open).transpose()?;
    let begun = out.as_ref().and_then(Writer::header);
    let seed = args.seed.or(begun.map(|header| header.seed)).unwrap_or_else(any_seed);
    let mut report = Report::new::<T>(&card, seed);
    let mut from = 0;
    if let Some(out) = &mut out {
        let header = Header { arena: true, ..simulate::header::<T>(&pack, &kinds, &args.bots, seed)? };
        let name = out.name().to_owned();
        from = out.go_on(&header, |line| {
            let game = record::<T>(line, &name, &kinds)?;
            if game.n >= games {
                bail!("{name} holds more games than these; give a larger --games");
            }
            report.add::<T>(&card, &game);
            Ok(())
        })?;
    }

    let room = Room::<T> { pack: &pack, kinds: &kinds, most_decisions: MOST_DECISIONS, timed: true };
    let bar = simulate::bar(games, from);
    let (clock, stop) = (Instant::now(), simulate::interrupted()?);
    cores::in_order(
        cores::at_once(args.jobs),
        from..games,
        &stop,
        |n| room.play(&card.fixture::<T>(n, &kinds, seed)),
        |game| {
            if let Some(out) = &mut out {
                out.add(&serde_json::to_string(&game)?)?;
            }
            report.add::<T>(&card, &game);
            bar.inc(1);
            anyhow::Ok(true)
        },
    )?;
    if let Some(out) = &mut out {
        out.flush()?;
    }
    bar.finish_and_clear();
    report.rate(&card, clock.elapsed());
    Ok(report)
}
