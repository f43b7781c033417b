//! `muster bench`: how fast the rules, the search of the bots and the server are, each beside a yardstick of the same run.

mod rules;
mod search;
mod server;

use anyhow::{Result, bail};
use clap::builder::PossibleValuesParser;
use std::process::ExitCode;
use titles::NAMES;

#[derive(clap::Subcommand)]
pub enum Command {
    /// Decisions and games per second of every game
    Rules(Args),
    /// Guesses per second of the bots' search in the middle of every game, beside random decisions
    Search(Args),
    /// Moves per second, delays and memory of the table server, with clients of its own
    Server(server::Args),
    /// The yardstick of `bench server`: sends every frame back
    #[command(hide = true)]
    Echo(server::EchoArgs),
}

/// What a measurement on one core takes.
#[derive(clap::Args)]
pub struct Args {
    /// One game only
    #[arg(long, value_parser = PossibleValuesParser::new(NAMES))]
    game: Option<String>,
    /// How long to measure
    #[arg(long, default_value_t = 6.0)]
    seconds: f64,
    /// One JSON object instead of a list
    #[arg(long)]
    json: bool,
}

impl Args {
    /// The games to be measured.
    fn names(&self) -> Result<Vec<&str>> {
        if !(0.2..=3600.0).contains(&self.seconds) {
            bail!("--seconds takes a number from 0.2 to 3600");
        }
        Ok(self.game.as_deref().map_or(NAMES.to_vec(), |game| vec![game]))
    }
}

pub fn run(command: Command) -> Result<ExitCode> {
    match command {
        Command::Rules(args) => rules::run(&args),
        Command::Search(args) => search::run(&args),
        Command::Server(args) => server::run(&args),
        Command::Echo(args) => server::echo(&args),
    }
}
