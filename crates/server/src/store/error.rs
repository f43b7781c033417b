//! What can go wrong with a store.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

pub type Result<T, E = Error> = std::result::Result<T, E>;

/// Cheap to clone, because one failed commit is the answer to everybody who shared it.
#[derive(Clone, Debug, thiserror::Error)]
pub enum Error {
    /// Also the disk of a database that is elsewhere.
    #[error("the disk is full")]
    Full,
    #[error("the database did not answer soon enough")]
    Slow,
    #[error(transparent)]
    Database(Arc<sqlx::Error>),
    #[error("the schema cannot be brought up to date")]
    Migrate(#[source] Arc<sqlx::migrate::MigrateError>),
    /// Without the URL itself, which may hold a password.
    #[error("a database is given as sqlite:<file> or as postgres://<user>@<host>/<name>")]
    Url,
    #[error("another server uses {} already; --data takes another folder, and several servers share a PostgreSQL database", .0.display())]
    Held(PathBuf),
    #[error("{} cannot be made", path.display())]
    Folder { path: PathBuf, source: Arc<std::io::Error> },
    #[error("{0} exists already")]
    Exists(String),
    #[error("there is no table {0}")]
    NoTable(String),
    #[error("text with the character NUL cannot be stored")]
    Nul,
    #[error("{0} is too large a number for the database")]
    TooLarge(u64),
    #[error("the store is closed")]
    Closed,
}

/// Errors of the database since the program began.
static FAILED: AtomicU64 = AtomicU64::new(0);

/// How often the database has failed, for operators.
pub fn failures() -> u64 {
    FAILED.load(Ordering::Relaxed)
}

impl From<sqlx::Error> for Error {
    fn from(error: sqlx::Error) -> Error {
        // A row without its table is somebody's mistake, not the database's.
        if !error.as_database_error().is_some_and(|error| error.is_foreign_key_violation()) {
            FAILED.fetch_add(1, Ordering::Relaxed);
        }
        if is_full(&error) { Error::Full } else { Error::Database(Arc::new(error)) }
    }
}

/// Whether the disk has no room left, in the words of SQLite or of PostgreSQL.
pub(super) fn is_full(error: &sqlx::Error) -> bool {
    let code = error.as_database_error().and_then(|error| error.code());
    code.is_some_and(|code| code == "13" || code == "53100")
}

impl Error {
    /// A row that refers to a table which is not there is the caller's mistake, and has a name.
    pub(super) fn of_row(self, table_id: &str) -> Error {
        match &self {
            Error::Database(error)
                if error.as_database_error().is_some_and(|error| error.is_foreign_key_violation()) =>
            {
                Error::NoTable(table_id.to_owned())
            }
            _ => self,
        }
    }
}

/// PostgreSQL cannot store NUL in a text and SQLite would cut the text there: both refuse it.
pub(super) fn without_nul<'a>(texts: impl IntoIterator<Item = &'a str>) -> Result<()> {
    if texts.into_iter().any(|text| text.contains('\0')) { Err(Error::Nul) } else { Ok(()) }
}

/// Numbers that are written must fit; limits of queries are better cut with [`bound`].
pub(super) fn exact(n: u64) -> Result<i64> {
    i64::try_from(n).map_err(|_| Error::TooLarge(n))
}

/// The limit of a query. No row lies beyond the largest number.
pub(super) fn bound(n: u64) -> i64 {
    i64::try_from(n).unwrap_or(i64::MAX)
}
