//! Chores of the repository: `cargo xtask codegen | trace | tidy | locales | cluster | postgres`.

mod cluster;
mod codegen;
mod glossary;
mod locales;
mod postgres;
mod repo;
mod rulebook;
mod scenarios;
mod source;
mod tidy;
mod trace;
mod translations;
mod types;
mod words;

use anyhow::Result;
use clap::{Parser, Subcommand};
use repo::Repo;
use std::process::ExitCode;

/// Chores of the repository.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
struct Args {
    #[command(subcommand)]
    chore: Chore,
}

#[derive(Subcommand)]
enum Chore {
    /// Writes the rule constants of each game from its rulebook, and the types of the wire for the page.
    Codegen {
        /// Write nothing; fail if a file would change.
        #[arg(long)]
        check: bool,
    },
    /// Says of every rule where it is made true and which scenarios reach it; writes rulebook/trace.md.
    Trace {
        /// Write nothing; fail if a rule is forgotten, unknown, untested, or named in vain by a scenario.
        #[arg(long)]
        check: bool,
    },
    /// Checks the conventions that the compiler does not.
    Tidy,
    /// Lists what a language lacks or says otherwise than English, messages and rules, and the words that are not those of its glossary.
    Locales {
        /// Fail if a file other than names.ftl lacks a message, a rule is missing or has drifted, or a word is not the glossary's.
        #[arg(long)]
        check: bool,
        /// Before that, note that every translated rule has been read against the English as it stands now.
        #[arg(long)]
        stamp: bool,
    },
    /// Runs three nodes with a PostgreSQL and a NATS of their own on this machine, until Ctrl-C.
    Cluster,
    /// Runs a private PostgreSQL and prints the URL of an empty database, until standard input ends.
    Postgres,
}

fn main() -> Result<ExitCode> {
    let args = Args::parse();
    let repo = Repo::find()?;
    let clean = match args.chore {
        Chore::Codegen { check } => codegen::run(&repo, check)?,
        Chore::Trace { check } => {
            let scenarios = scenarios::Played::new(&repo, repo::GAMES)?;
            trace::run(&repo, &scenarios, check)?
        }
        Chore::Tidy => tidy::run(&repo)?,
        Chore::Locales { check, stamp } => locales::run(&repo, check, stamp)?,
        Chore::Cluster => cluster::run(&repo)?,
        Chore::Postgres => postgres::run()?,
    };
    Ok(if clean { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}
