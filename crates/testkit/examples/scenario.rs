//! Runs scenarios without the whole program: `cargo run -p testkit --features marks --example scenario -- PATH…`

use std::{io::Write, path::PathBuf, process::ExitCode};

fn main() -> std::io::Result<ExitCode> {
    let paths: Vec<PathBuf> = std::env::args().skip(1).map(PathBuf::from).collect();
    let mut out = std::io::stdout().lock();
    let (_, failed) = testkit::scenario::run_paths(&paths, &mut out)?;
    out.flush()?;
    Ok(if failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}
