//! `muster bench`: how fast the rules and the server are, each beside a yardstick of the same run.

mod rules;
mod server;

use anyhow::Result;
use clap::builder::PossibleValuesParser;
use std::process::ExitCode;
use titles::NAMES;

#[derive(clap::Subcommand)]
pub enum Command {
    /// Decisions and games per second of every game
    Rules {
        /// One game only
        #[arg(long, value_parser = PossibleValuesParser::new(NAMES))]
        game: Option<String>,
        /// How long to measure
        #[arg(long, default_value_t = 6.0)]
        seconds: f64,
        /// One JSON object instead of a list
        #[arg(long)]
        json: bool,
    },
    /// Moves per second, delays and memory of the table server, with clients of its own
    Server(server::Args),
    /// The yardstick of `bench server`: sends every frame back
    #[command(hide = true)]
    Echo(server::EchoArgs),
}

pub fn run(command: Command) -> Result<ExitCode> {
    match command {
        Command::Rules { game, seconds, json } => rules::run(game.as_deref(), seconds, json),
        Command::Server(args) => server::run(&args),
        Command::Echo(args) => server::echo(&args),
    }
}
