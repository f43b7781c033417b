//! `muster`: play, simulate, replay and prove board games in the terminal. Each command is a file of `cmd/`.

mod cmd;
mod common;
mod mind;
mod save;
mod screen;
mod session;
mod terminal;
mod trouble;
mod wire;
mod words;

use clap::{Parser, Subcommand};
use std::process::ExitCode;

/// Counts allocations for `bench rules`; everywhere else it is the system's allocator.
#[global_allocator]
static ALLOCATOR: &stats_alloc::StatsAlloc<std::alloc::System> = &stats_alloc::INSTRUMENTED_SYSTEM;

/// Board games with every rule enforced.
#[derive(Parser)]
#[command(name = "muster", version, arg_required_else_help = true, after_help = EXAMPLES)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

const EXAMPLES: &str = "\
Examples:
  muster play                                   two heroes, one person, River Crossing
  muster play --mission 3.1 --heroes 3 --seat B=greedy --seat C=greedy
  muster play --save game.json                  goes on where game.json stopped
  muster simulate --all-missions --heroes 2..4 --bots random --games 10000
  muster replay game.json --lang fr
  muster content show double_aught --lang de

Exit codes: 0 all is well, 1 a check failed, 2 the input is wrong, 70 a bug in muster.";

#[derive(Subcommand)]
enum Command {
    /// Play in the terminal: alone, several people on one screen, or with bots
    Play(cmd::play::Args),
    /// Play many games without people and count
    Simulate(cmd::simulate::Args),
    /// Play a recorded game again, check that it comes out the same, and tell it
    Replay(cmd::replay::Args),
    /// Check, list and show the content of a game
    #[command(subcommand)]
    Content(cmd::content::Command),
    /// Run the given/when/then files that prove the rules
    #[command(subcommand)]
    Scenario(cmd::scenario::Command),
    /// Measure
    #[command(subcommand)]
    Bench(cmd::bench::Command),
}

fn run(cli: Cli) -> anyhow::Result<ExitCode> {
    match cli.command {
        Command::Play(args) => cmd::play::run(args),
        Command::Simulate(args) => cmd::simulate::run(args),
        Command::Replay(args) => cmd::replay::run(args),
        Command::Content(command) => cmd::content::run(command),
        Command::Scenario(command) => cmd::scenario::run(command),
        Command::Bench(command) => cmd::bench::run(command),
    }
}

fn main() -> ExitCode {
    let cli = Cli::parse();
    trouble::keep_panics_quiet();
    match trouble::caught(|| run(cli)) {
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
