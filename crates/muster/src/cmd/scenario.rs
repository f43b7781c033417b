//! `muster scenario run`: the given/when/then files that prove the rules.

use anyhow::{Result, bail};
use std::{path::PathBuf, process::ExitCode};

#[derive(clap::Subcommand)]
pub enum Command {
    /// Run scenario files and directories of them
    #[command(after_help = "Example:\n  muster scenario run scenarios")]
    Run {
        /// Files, or directories that are searched for files
        #[arg(required = true)]
        paths: Vec<PathBuf>,
    },
}

pub fn run(command: Command) -> Result<ExitCode> {
    let Command::Run { paths } = command;
    if let Some(missing) = paths.iter().find(|p| !p.exists()) {
        bail!("there is no {}", missing.display());
    }
    let (_, failed) = testkit::scenario::run_paths(&paths, &mut std::io::stdout().lock())?;
    Ok(if failed > 0 { ExitCode::from(1) } else { ExitCode::SUCCESS })
}
