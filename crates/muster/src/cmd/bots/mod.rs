//! `muster bots`: what is known of the bots' judgement.

mod curve;

use super::selfplay::file::{Row, Rows};
use crate::{common::Which, console::Console};
use anyhow::{Context, Result, bail};
use bots::net::{Net, fingerprint};
use curve::{Curve, Position};
use std::{io::Write, path::PathBuf, process::ExitCode};

#[derive(clap::Subcommand)]
pub enum Command {
    /// How well the learned judgement foretells the end of games, Round by Round, beside the one by rules of thumb
    #[command(after_help = "\
Log loss: the mean surprise at who wins, less is better. AUC: how often somebody who wins is given a higher chance than somebody
who does not. The judgement by rules of thumb is stretched for every Round as suits it best on these very games.

Example:
  muster bots eval games.bin --game cry-havoc --weights cry-havoc.net --apart")]
    Eval(EvalArgs),
}

#[derive(clap::Args)]
pub struct EvalArgs {
    /// A file of `muster selfplay`
    file: PathBuf,
    /// The weights to look at
    #[arg(long, value_name = "FILE")]
    weights: PathBuf,
    /// Only games from which train/learn.py learns nothing
    #[arg(long)]
    apart: bool,
    /// One JSON object instead of a table
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    which: Which,
}

pub fn run<T: Console>(command: Command) -> Result<ExitCode> {
    let Command::Eval(args) = command;
    let names = T::sign_names(&T::pack(None)?)?;
    let weights = &args.weights;
    let file = std::fs::read(weights).with_context(|| format!("{} cannot be read", weights.display()))?;
    let net = Net::read(&file, fingerprint(&names)).with_context(|| format!("{}", weights.display()))?;
    let rows = Rows::open(&args.file)?;
    if rows.header.game != T::NAME || rows.header.signs != names {
        bail!("{} is about other signs than {} has now", args.file.display(), T::TITLE);
    }
    if names.len() != net.inputs() {
        bail!("{} takes {} signs, the game has {}", weights.display(), net.inputs(), names.len());
    }
    let (seed, mut curve, mut position) = (rows.header.seed, Curve::new(T::RIVALS), Position::default());
    for row in rows {
        let row = row?;
        if args.apart && !is_apart(&row, seed) {
            continue;
        }
        let judged = net.judge(&row.signs).score;
        position.add(&row, judged);
        if !T::RIVALS || row.seat + 1 == row.seats {
            curve.add(std::mem::take(&mut position));
        }
    }
    let report = curve.report();
    let mut out = std::io::stdout().lock();
    if args.json {
        serde_json::to_writer(&mut out, &report)?;
        writeln!(out)?;
    } else {
        writeln!(out, "round      rows   log loss: old    new    AUC: old    new")?;
        for line in &report {
            let round = line.round.map_or("all".into(), |round| round.to_string());
            let [old, new] = line.log_loss;
            let [old_auc, new_auc] = line.auc;
            writeln!(out, "{round:>5} {:9} {old:15.4} {new:6.4} {old_auc:11.4} {new_auc:6.4}", line.rows)?;
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// Whether `train/learn.py` keeps the game for its last measurement.
fn is_apart(row: &Row, seed: u64) -> bool {
    let mixed = (u64::from(row.game) + 7919 * (seed % 65536)) * 2_654_435_761 % (1 << 32);
    mixed as f64 / f64::from(u32::MAX) >= 0.9
}
