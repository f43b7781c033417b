//! `muster replay --live`: plays every open game of a store again on this build, before the build is trusted with them.

use crate::{common::sqlite, trouble};
use anyhow::{Context, Result};
use rayon::prelude::*;
use server::{
    load,
    store::{Store, TableRow},
};
use std::{
    io::{IsTerminal, Write},
    path::PathBuf,
    process::ExitCode,
};
use table::{
    game::{self, Shelf},
    history,
};
use tokio::runtime::Runtime;

/// Games in memory at a time.
const PAGE: u32 = 64;

/// Where the games are.
#[derive(clap::Args)]
pub struct Source {
    /// With --live, the folder with the SQLite file of the server
    #[arg(long, value_name = "DIR", default_value = "data", requires = "live")]
    data: PathBuf,
    /// With --live, the PostgreSQL database of the server instead: postgres://user@host/name
    #[arg(long, value_name = "URL", env = "MUSTER_DATABASE", hide_env_values = true)]
    database: Option<String>,
}

impl Source {
    /// As the store wants it.
    pub fn url(&self) -> String {
        self.database.clone().unwrap_or_else(|| sqlite(&self.data))
    }
}

/// A game that this build does not bring to the same end.
struct Differs {
    row: TableRow,
    why: String,
}

pub fn run(source: &Source) -> Result<ExitCode> {
    Runtime::new()?.block_on(all(&source.url()))
}

async fn all(url: &str) -> Result<ExitCode> {
    let store = Store::open_to_read(url).await.context("the store cannot be opened")?;
    let shelf = game::shelf()?;
    let (mut games, mut differ, mut after) = (0, 0, String::new());
    loop {
        let rows = store.open_tables(&after, PAGE).await?;
        let Some(last) = rows.last() else { break };
        after.clone_from(&last.id);
        let mut page = Vec::with_capacity(rows.len());
        for row in rows {
            let log = match load::log(&store, &row.id, 0).await {
                Err(load::Error::Store(error)) => return Err(error.into()),
                read => read,
            };
            page.push((row, log));
        }
        games += page.len();
        let found: Vec<Differs> = page
            .into_par_iter()
            .filter_map(|(row, log)| {
                let why = log.map_err(|error| error.to_string()).and_then(|log| again(&shelf, &row, &log));
                why.err().map(|why| Differs { row, why })
            })
            .collect();
        differ += found.len();
        tell(&found)?;
        if std::io::stderr().is_terminal() {
            eprint!("\r{games} games, {differ} differ ");
        }
    }
    if std::io::stderr().is_terminal() {
        eprintln!();
    }
    println!("{games} open games, {differ} differ");
    Ok(if differ == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Plays one game again, from its options and its seed.
fn again(shelf: &Shelf, row: &TableRow, log: &[history::Logged]) -> Result<(), String> {
    let game = shelf.iter().find(|game| game.name() == row.game).ok_or("this build does not have the game")?;
    let options = serde_json::from_str(&row.options).map_err(|error| format!("its options: {error}"))?;
    let seed = row.seed.as_slice().try_into().map_err(|_| "its seed is damaged")?;
    let verified = trouble::caught(|| history::verify(&**game, &options, seed, log));
    verified.map_err(|panic| format!("the rules break down: {panic}"))?.map_err(|broken| broken.to_string())
}

fn tell(found: &[Differs]) -> Result<()> {
    let mut out = std::io::stdout().lock();
    for Differs { row, why } in found {
        let TableRow { id, game, rules, pack, .. } = row;
        writeln!(out, "{id}  {game}, begun with rules {rules}, content {pack}: {why}")?;
    }
    Ok(())
}
