//! The conformance suite as data: scenarios in TOML, what they mean, and their runner. The format is in `docs/scenarios.md`.

mod campaign;
mod dice;
mod facts;
mod parse;
mod run;
mod words;

pub use parse::{Auto, Escort, Line, LoadError, Scenario, load};
pub use run::{Outcome, run};
pub use words::Step;

use fireteam_zero::pack::Pack;
use rayon::prelude::*;
use std::{
    io::{self, Write},
    path::PathBuf,
    sync::Arc,
};

/// What became of all scenarios of a run, in order.
#[derive(Debug, Default)]
pub struct Report {
    /// Files that could not be read.
    pub broken: Vec<String>,
    pub outcomes: Vec<Outcome>,
}

impl Report {
    pub fn passed(&self) -> usize {
        self.outcomes.iter().filter(|o| o.passed).count()
    }
    pub fn failed(&self) -> usize {
        self.outcomes.len() - self.passed() + self.broken.len()
    }
}

/// Runs every scenario of these files and folders; in parallel, or one after another on this thread.
pub fn run_all(paths: &[PathBuf], parallel: bool) -> Report {
    let mut report = Report::default();
    let pack = match Pack::embedded() {
        Ok(pack) => Arc::new(pack),
        Err(error) => {
            report.broken.push(error.to_string());
            return report;
        }
    };
    let mut scenarios = Vec::new();
    for path in paths {
        match load(path) {
            Ok(found) => scenarios.extend(found),
            Err(LoadError(problems)) => report.broken.extend(problems),
        }
    }
    report.outcomes = if parallel {
        scenarios.par_iter().map(|scenario| run(scenario, &pack)).collect()
    } else {
        scenarios.iter().map(|scenario| run(scenario, &pack)).collect()
    };
    report
}

/// Runs and tells: one line a scenario, what went wrong below it, the sum at the end. Gives how many passed and failed.
pub fn run_paths(paths: &[PathBuf], out: &mut dyn Write) -> io::Result<(usize, usize)> {
    let report = run_all(paths, true);
    for problem in &report.broken {
        writeln!(out, "FAILED {problem}")?;
    }
    for outcome in &report.outcomes {
        if outcome.passed {
            writeln!(out, "ok {}", outcome.name)?;
        } else {
            writeln!(out, "FAILED {}", outcome.name)?;
            for line in outcome.message.lines() {
                writeln!(out, "    {line}")?;
            }
        }
    }
    let (passed, failed) = (report.passed(), report.failed());
    writeln!(out, "{passed} passed, {failed} failed")?;
    Ok((passed, failed))
}
