//! `muster theatre`: tables on pretend nodes, through bad days by number.

use anyhow::{Result, bail};
use std::{process::ExitCode, time::Instant};
use theatre::{Day, Figures, Trouble};

#[derive(clap::Args)]
pub struct Args {
    /// The number of the first table's day; the next table has the next one
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Nodes that serve each table
    #[arg(long, default_value_t = 3, value_parser = clap::value_parser!(u8).range(1..=8))]
    nodes: u8,
    /// Tables, one after another
    #[arg(long, default_value_t = 50)]
    tables: u64,
    /// Pretend minutes of each day
    #[arg(long, default_value_t = 60, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    minutes: u32,
    /// Trouble that does not happen: crashes, failures, delays, notes, lines, haste, undo, seats, chat
    #[arg(long, value_delimiter = ',', value_name = "TROUBLE")]
    without: Vec<String>,
}

pub fn run(args: &Args) -> Result<ExitCode> {
    let mut without = Vec::new();
    for name in &args.without {
        match Trouble::ALL.into_iter().find(|trouble| trouble.name() == *name) {
            Some(trouble) => without.push(trouble),
            None => {
                let all: Vec<String> = Trouble::ALL.into_iter().map(Trouble::name).collect();
                bail!("there is no trouble `{name}`; there are {}", all.join(", "));
            }
        }
    }
    let (began, mut all) = (Instant::now(), Figures::default());
    for seed in args.seed..args.seed.saturating_add(args.tables) {
        let day = Day { seed, nodes: args.nodes, minutes: args.minutes, without: without.clone() };
        match theatre::play(&day) {
            Ok(figures) => all += figures,
            Err(what) => {
                println!("{what}\nplayed again by: {}", again(&day));
                if let Some((least, what)) = theatre::shrink(&day) {
                    println!("shrunk: {what}\nplayed again by: {}", again(&least));
                }
                return Ok(ExitCode::FAILURE);
            }
        }
    }
    let seconds = began.elapsed().as_secs_f64();
    let hours = args.tables as f64 * f64::from(args.minutes) / 60.0;
    println!(
        "{} tables, {hours:.0} table-hours in {seconds:.1} s ({:.0} a minute): {} steps, {} entries, {} answers, {} conflicts, {} crashes; all held",
        args.tables,
        hours / seconds * 60.0,
        all.steps,
        all.entries,
        all.answers,
        all.conflicts,
        all.crashes
    );
    Ok(ExitCode::SUCCESS)
}

/// The command that plays a day again.
fn again(Day { seed, nodes, minutes, without }: &Day) -> String {
    let names: Vec<String> = without.iter().map(|trouble| trouble.name()).collect();
    let without = if names.is_empty() { String::new() } else { format!(" --without {}", names.join(",")) };
    format!("muster theatre --seed {seed} --tables 1 --nodes {nodes} --minutes {minutes}{without}")
}
