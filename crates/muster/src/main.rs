//! `muster`: play, simulate, replay and prove board games in the terminal. Each command is a file of `cmd/`.

mod cmd;
mod common;
mod console;
mod runs;
mod save;
mod session;
mod terminal;
mod terms;
mod trouble;
mod who;
mod wire;

use clap::{Parser, Subcommand};
use console::{Console, Errand};
use std::{path::Path, process::ExitCode};
use titles::NAMES;

/// Counts allocations for `bench rules`; everywhere else it is the system's allocator.
#[cfg(feature = "lab")]
#[global_allocator]
static ALLOCATOR: &stats_alloc::StatsAlloc<std::alloc::System> = &stats_alloc::INSTRUMENTED_SYSTEM;

/// Board games with every rule enforced.
#[derive(Parser)]
#[command(name = "muster", version, arg_required_else_help = true, after_help = EXAMPLES)]
struct Cli<T: Console> {
    #[command(subcommand)]
    command: Command<T>,
}

const EXAMPLES: &str = "\
Examples:
  muster play                                   two heroes, one person, River Crossing
  muster play --mission 3.1 --heroes 3 --seat B=regular --seat C=veteran
  muster play --save game.json                  goes on where game.json stopped
  muster simulate --all-missions --heroes 2..4 --bots random --games 10000
  muster simulate --all-missions --seed 1 --out games.jsonl --report page.html
  muster replay game.json --lang fr
  muster content show double_aught --lang de

Exit codes: 0 all is well, 1 a check failed, 2 the input is wrong, 70 a bug in muster.";

#[derive(Subcommand)]
enum Command<T: Console> {
    /// Play in the terminal: alone, several people on one screen, or with bots
    Play(cmd::play::Args<T>),
    /// Play many games without people and count
    Simulate(cmd::simulate::Args<T>),
    /// Let bots play against each other, or the same games, and rate them
    #[command(after_help = cmd::arena::HELP)]
    Arena(cmd::arena::Args<T>),
    /// Let bots play games to learn from
    #[command(after_help = cmd::selfplay::HELP)]
    Selfplay(cmd::selfplay::Args<T>),
    /// Look at what the bots have learned
    #[command(subcommand)]
    Bots(cmd::bots::Command),
    /// Show the games that simulate has kept, or join the files of several machines
    Report(cmd::report::Args),
    /// Play a recorded game again, check that it comes out the same, and tell it
    Replay(cmd::replay::Args),
    /// Check, list and show the content of a game
    #[command(subcommand)]
    Content(cmd::content::Command),
    /// Run the given/when/then files that prove the rules
    #[command(subcommand)]
    Scenario(cmd::scenario::Command),
    /// Check the lessons: that they can be played as they say, point at what is there, and have their words
    #[command(subcommand)]
    Lesson(cmd::lesson::Command),
    /// Serve tables over the network
    Serve(cmd::serve::Args),
    /// Lead tables through bad days: pretend nodes, stores and people, by number
    #[cfg(feature = "lab")]
    Theatre(cmd::theatre::Args),
    /// Measure
    #[cfg(feature = "lab")]
    #[command(subcommand)]
    Bench(cmd::bench::Command),
}

/// The command line of one game, read and obeyed.
struct Obey;

impl Errand for Obey {
    type Out = anyhow::Result<ExitCode>;

    fn run<T: Console>(self) -> Self::Out {
        match Cli::<T>::parse().command {
            Command::Play(args) => cmd::play::run(args),
            Command::Simulate(args) => cmd::simulate::run(args),
            Command::Arena(args) => cmd::arena::run(args),
            Command::Selfplay(args) => cmd::selfplay::run(args),
            Command::Bots(command) => cmd::bots::run::<T>(command),
            Command::Report(args) => cmd::report::run(args),
            Command::Replay(args) => cmd::replay::run(args),
            Command::Content(command) => cmd::content::run::<T>(command),
            Command::Scenario(command) => cmd::scenario::run(command),
            Command::Lesson(command) => cmd::lesson::run(command),
            Command::Serve(args) => cmd::serve::run(args),
            #[cfg(feature = "lab")]
            Command::Theatre(args) => cmd::theatre::run(&args),
            #[cfg(feature = "lab")]
            Command::Bench(command) => cmd::bench::run(command),
        }
    }
}

/// The game that the arguments are about: each takes some of its own, so that this must be known before they are read. It
/// is the one that `--game` names or the saved file holds; what is wrong with either is said later.
fn game(args: &[String]) -> String {
    let value = |option: &str| {
        let after = |(nth, arg): (usize, &String)| match arg.strip_prefix(option)? {
            "" => args.get(nth + 1).cloned(),
            rest => rest.strip_prefix('=').map(str::to_owned),
        };
        args.iter().enumerate().find_map(after)
    };
    let saved = || value("--save").and_then(|file| save::game(Path::new(&file)).ok());
    let known = |game: &String| NAMES.contains(&game.as_str());
    value("--game").or_else(saved).filter(known).unwrap_or_else(|| NAMES[0].to_owned())
}

fn main() -> ExitCode {
    trouble::keep_panics_quiet();
    let args: Vec<String> = std::env::args_os().map(|arg| arg.to_string_lossy().into_owned()).collect();
    let done = trouble::caught(|| console::dispatch(&game(&args), Obey).unwrap_or(Ok(ExitCode::FAILURE)));
    match done {
        Ok(Ok(code)) => code,
        Ok(Err(error)) if trouble::reader_has_gone(&error) => ExitCode::SUCCESS,
        Ok(Err(error)) => {
            eprintln!("muster: {error:#}");
            ExitCode::from(2)
        }
        Err(panic) => {
            eprintln!("muster: this should not have happened: {panic}");
            eprintln!("Please report it together with {}.", trouble::context());
            ExitCode::from(70)
        }
    }
}
