//! The conformance suite as data: scenarios in TOML, what they mean, and their runner. The format is in `docs/scenarios.md`.
//!
//! The runner is written once; what it must be told of a game is [`Tabletop`]. A file belongs to the game of its folder,
//! `scenarios/<game>/…`, and is played with the pack in it, `scenarios/<game>/pack`; or it says `game = "…"` and `pack = "…"` at
//! its top, and without a pack it is played with the content that is built in.

pub mod facts;
mod keys;
mod line;
mod marks;
mod pack;
mod parse;
mod player;
mod run;
mod step;
mod tabletop;

pub use keys::idle_keys;
pub use line::{Fact, told_on};
pub use marks::{marked_for, unmarked};
pub use parse::{Auto, Content, Line, LoadError, Scenario};
pub use player::Player;
pub use run::Outcome;
pub use step::{Step, Until};
pub use tabletop::{Begun, Meaning, NoMore, Tabletop, told};

pub use content::spoken::letter;

pub(crate) use content::read::hint;
use kernel::Game as _;
use parse::Found;
use rayon::prelude::*;
use std::{
    io::{self, Write},
    path::PathBuf,
};

/// Something to be done with a game that is known by its name only.
trait Errand {
    type Out;
    fn run<R: Tabletop>(self) -> Self::Out;
}

macro_rules! games {
    ($($game:ty),+ $(,)?) => {
        /// The games that scenarios can be written for, the default first.
        pub const NAMES: &[&str] = &[$(<$game>::NAME),+];

        /// Does it with the game of this name; the error names those that there are.
        fn dispatch<E: Errand>(name: &str, errand: E) -> Result<E::Out, String> {
            $(if name == <$game>::NAME {
                return Ok(errand.run::<$game>());
            })+
            Err(format!("there is no game `{name}`; the games are {}", NAMES.join(", ")))
        }
    };
}

games! {
    ::fireteam_zero::FireteamZero,
    ::cry_havoc::CryHavoc,
}

/// The scenarios of these files, in parallel or one after another.
struct Run<'a> {
    files: &'a [Found],
    parallel: bool,
}

impl Errand for Run<'_> {
    type Out = Report;
    fn run<R: Tabletop>(self) -> Report {
        run_files::<R>(self.files, self.parallel)
    }
}

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

/// Runs every scenario of these files and folders, game by game; in parallel, or one after another on this thread.
pub fn run_all(paths: &[PathBuf], parallel: bool) -> Report {
    let mut report = Report::default();
    let mut files = Vec::new();
    for path in paths {
        match parse::find(path) {
            Ok(found) => files.extend(found),
            Err(LoadError(problems)) => report.broken.extend(problems),
        }
    }
    for name in NAMES {
        let (own, others): (Vec<_>, Vec<_>) = files.into_iter().partition(|file| file.game == *name);
        files = others;
        if !own.is_empty() {
            match dispatch(name, Run { files: &own, parallel }) {
                Ok(played) => {
                    report.broken.extend(played.broken);
                    report.outcomes.extend(played.outcomes);
                }
                Err(unknown) => report.broken.push(unknown),
            }
        }
    }
    for Found { path, game, .. } in files {
        report.broken.push(format!(
            "{}:1: there is no game `{game}`; the games are {}",
            path.display(),
            NAMES.join(", ")
        ));
    }
    report
}

fn run_files<R: Tabletop>(files: &[Found], parallel: bool) -> Report {
    let (scenarios, broken) = parse::load::<R>(files);
    let outcomes =
        if parallel { scenarios.par_iter().map(run::run).collect() } else { scenarios.iter().map(run::run).collect() };
    Report { broken, outcomes }
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
