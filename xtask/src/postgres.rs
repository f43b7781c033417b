//! A private PostgreSQL for programs that are not tests of this workspace.

use anyhow::Result;
use std::io::{self, Read, Write};
use testkit::backends::Postgres;

/// Prints the URL of an empty database, and removes it all when standard input ends.
pub fn run() -> Result<bool> {
    let postgres = Postgres::new()?;
    println!("{}", postgres.fresh_database()?);
    io::stdout().flush()?;
    io::stdin().read_to_end(&mut Vec::new())?;
    Ok(true)
}
