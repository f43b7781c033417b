//! Where SQLite and PostgreSQL differ. All other SQL of the store serves both.

use super::PATIENCE;
use super::error::{Error, Result};
use super::files;
use sqlx::AnyConnection;
use sqlx::any::AnyConnectOptions;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, Row};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::{Mutex, OwnedMutexGuard};
use tokio::time::sleep;

/// Between two attempts to open a file that is locked.
const PAUSE: Duration = Duration::from_millis(10);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Backend {
    Sqlite,
    Postgres,
}

/// What a store is opened for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Access {
    Full,
    Read,
}

impl Backend {
    /// What every connection is told before its first use. A commit returns only when it would survive a power cut
    /// (`fullfsync` is what that takes on macOS). The log is worked into the file by `checkpoint.rs`; what it has grown beyond its room is
    /// given back when it starts over. Room that is free in the file can be given back too, if that was said before its first page.
    pub(super) fn settings(self, access: Access) -> &'static str {
        match (self, access) {
            (Backend::Sqlite, Access::Read) => "PRAGMA busy_timeout = 10000; PRAGMA query_only = ON;",
            (Backend::Postgres, Access::Read) => "SET default_transaction_read_only = on",
            (Backend::Sqlite, Access::Full) => {
                "PRAGMA busy_timeout = 10000;
                 PRAGMA auto_vacuum = INCREMENTAL;
                 PRAGMA journal_mode = WAL;
                 PRAGMA journal_size_limit = 41943040;
                 PRAGMA synchronous = FULL;
                 PRAGMA fullfsync = ON;
                 PRAGMA foreign_keys = ON;
                 PRAGMA wal_autocheckpoint = 0;"
            }
            (Backend::Postgres, Access::Full) => "SET synchronous_commit = on",
        }
    }

    /// Entries that share a commit belong to as many tables, each with a page of its own: the pen's cache has room for the pages
    /// of some thousand tables.
    pub(super) const PEN_CACHE: &'static str = "PRAGMA cache_size = -16384";

    pub(super) async fn prepare(self, access: Access, connection: &mut AnyConnection) -> sqlx::Result<()> {
        sqlx::raw_sql(self.settings(access)).execute(connection).await.map(|_| ())
    }

    /// One row with one text: what the connection says of its own durability.
    pub(super) fn durability(self) -> &'static str {
        match self {
            Backend::Sqlite => {
                "SELECT 'journal_mode=' || j.journal_mode || ' synchronous=' || s.synchronous || ' foreign_keys=' || f.foreign_keys
                 FROM pragma_journal_mode AS j, pragma_synchronous AS s, pragma_foreign_keys AS f"
            }
            Backend::Postgres => {
                "SELECT 'synchronous_commit=' || current_setting('synchronous_commit') || ' fsync=' || current_setting('fsync')"
            }
        }
    }

    /// Writes the entries of a JSON array and gives back the keys of those that were not there before.
    pub(super) fn insert_entries(self) -> &'static str {
        match self {
            // Without WHERE, SQLite would take ON for the start of a join.
            Backend::Sqlite => {
                "INSERT INTO entries (table_id, seq, at, body, digest)
                 SELECT value ->> 'table_id', value ->> 'seq', value ->> 'at', value ->> 'body', value ->> 'digest'
                 FROM json_each($1) WHERE true
                 ON CONFLICT DO NOTHING RETURNING table_id, seq"
            }
            Backend::Postgres => {
                "INSERT INTO entries (table_id, seq, at, body, digest)
                 SELECT table_id, seq, at, body, digest
                 FROM json_to_recordset($1::json) AS e (table_id TEXT, seq BIGINT, at BIGINT, body TEXT, digest TEXT)
                 ON CONFLICT DO NOTHING RETURNING table_id, seq"
            }
        }
    }

    /// For a JSON array of ids, each id with the number of its table's last entry.
    pub(super) fn heads(self) -> &'static str {
        match self {
            Backend::Sqlite => {
                "SELECT i.value AS id, (SELECT COALESCE(MAX(seq), 0) FROM entries WHERE table_id = i.value) AS head
                 FROM json_each($1) AS i"
            }
            Backend::Postgres => {
                "SELECT i.value AS id, (SELECT COALESCE(MAX(seq), 0) FROM entries WHERE table_id = i.value) AS head
                 FROM json_array_elements_text($1::json) AS i"
            }
        }
    }

    /// Notes for a JSON array of ids that they were played at.
    pub(super) fn touch(self) -> &'static str {
        match self {
            Backend::Sqlite => {
                "UPDATE tables SET touched_at = $2 WHERE touched_at < $2 AND id IN (SELECT value FROM json_each($1))"
            }
            Backend::Postgres => {
                "UPDATE tables SET touched_at = $2
                 WHERE touched_at < $2 AND id IN (SELECT value FROM json_array_elements_text($1::json))"
            }
        }
    }

    /// Removes the rows of a table whose column names one of a JSON array of ids.
    pub(super) fn delete(self, table: &str, column: &str) -> String {
        let ids = match self {
            Backend::Sqlite => "SELECT value FROM json_each($1)",
            Backend::Postgres => "SELECT value FROM json_array_elements_text($1::json)",
        };
        format!("DELETE FROM {table} WHERE {column} IN ({ids})")
    }

    /// Whether somebody else has locked the file.
    fn is_busy(self, error: &sqlx::Error) -> bool {
        let code = error.as_database_error().and_then(|error| error.code()).and_then(|code| code.parse::<u32>().ok());
        self == Backend::Sqlite && code.is_some_and(|code| matches!(code & 0xff, 5 | 6))
    }

    /// Whether the same statement may succeed a moment later: the connection, the server or a lock was in the way, not
    /// what the statement says.
    pub(super) fn may_pass(self, error: &sqlx::Error) -> bool {
        let Some(error) = error.as_database_error() else { return true };
        let code = error.code().unwrap_or_default();
        match self {
            // Connection, deadlock, resources, operator, system.
            Backend::Postgres => ["08", "40", "53", "57", "58"].iter().any(|class| code.starts_with(class)),
            // Busy, locked, out of memory, input and output, full, cannot open. The low byte is the kind.
            Backend::Sqlite => code.parse::<u32>().is_ok_and(|code| matches!(code & 0xff, 5 | 6 | 7 | 10 | 13 | 14)),
        }
    }
}

/// How to reach the database.
#[derive(Clone)]
pub(super) struct Door {
    pub backend: Backend,
    pub access: Access,
    pub options: AnyConnectOptions,
    /// The file of SQLite.
    pub file: Option<PathBuf>,
}

impl Door {
    /// Reads the URL; makes the file of SQLite and its folder, unless it is only to be read.
    pub fn find(url: &str, access: Access) -> Result<Door> {
        sqlx::any::install_default_drivers();
        let mut options: AnyConnectOptions = url.parse().map_err(|_| Error::Url)?;
        let backend = match options.database_url.scheme() {
            "sqlite" => Backend::Sqlite,
            "postgres" | "postgresql" => Backend::Postgres,
            _ => return Err(Error::Url),
        };
        let mut path = None;
        if backend == Backend::Sqlite {
            // A database in memory is neither durable nor shared by connections.
            if options.database_url.path() == ":memory:" || options.database_url.query().is_some() {
                return Err(Error::Url);
            }
            let mode = if access == Access::Full { "mode=rwc" } else { "mode=ro" };
            options.database_url.set_query(Some(mode));
            let file = SqliteConnectOptions::from_url(&options.database_url)?;
            if access == Access::Full {
                files::prepare(file.get_filename())?;
            }
            path = Some(file.get_filename().to_owned());
        }
        Ok(Door { backend, access, options: options.disable_statement_logging(), file: path })
    }

    /// Two who turn an empty file into a database at the same moment are in each other's way, and SQLite waits for neither: they
    /// try again.
    pub async fn open(&self) -> sqlx::Result<AnyConnection> {
        let begin = Instant::now();
        loop {
            match self.try_open().await {
                Err(error) if self.backend.is_busy(&error) && begin.elapsed() < PATIENCE => sleep(PAUSE).await,
                done => return done,
            }
        }
    }

    /// After a write or a sync that failed, nobody knows what of SQLite's log is on the disk: the system may take pages for written
    /// that are not. So all of it is worked into the file, and the log started over, before anything else is written.
    async fn mend(&self) -> sqlx::Result<()> {
        let mut connection = self.try_open().await?;
        let done = sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").fetch_one(&mut connection).await?;
        connection.close().await?;
        if done.try_get::<i64, _>(0)? != 0 {
            return Err(std::io::Error::from(std::io::ErrorKind::ResourceBusy).into());
        }
        tracing::warn!("the store was opened again after a failure of the disk");
        Ok(())
    }

    async fn try_open(&self) -> sqlx::Result<AnyConnection> {
        let mut connection = AnyConnection::connect_with(&self.options).await?;
        self.backend.prepare(self.access, &mut connection).await?;
        Ok(connection)
    }
}

/// SQLite has one writer at a time. Writers of this process wait here, in order and woken at once, instead of in
/// SQLite, which asks again after longer and longer pauses. PostgreSQL needs no turns.
#[derive(Clone)]
pub(super) struct Turns {
    door: Door,
    /// Whether the disk has failed since the log was last known to be sound.
    failed: Option<Arc<Mutex<bool>>>,
}

impl Turns {
    pub fn of(door: &Door) -> Turns {
        Turns { door: door.clone(), failed: (door.backend == Backend::Sqlite).then(Arc::default) }
    }

    /// The turn lasts as long as what this gives is kept. Nobody gets one before what a failure left behind is mended.
    pub async fn take(&self) -> sqlx::Result<Turn> {
        let Some(failed) = &self.failed else { return Ok(Turn(None)) };
        let mut failed = failed.clone().lock_owned().await;
        if *failed {
            self.door.mend().await?;
            *failed = false;
        }
        Ok(Turn(Some(failed)))
    }
}

/// One's turn to write.
#[must_use]
pub(super) struct Turn(Option<OwnedMutexGuard<bool>>);

impl Turn {
    /// Notes how the writing went, and gives it back.
    pub fn settled<T>(&mut self, done: sqlx::Result<T>) -> sqlx::Result<T> {
        // Reading, writing or syncing failed, in the words of SQLite. A full disk is no such failure: nothing was begun.
        let disk = |error: &sqlx::Error| {
            let code = error.as_database_error().and_then(|error| error.code())?.parse::<u32>().ok()?;
            Some(code & 0xff == 10)
        };
        if let (Err(error), Some(failed)) = (&done, &mut self.0)
            && disk(error) == Some(true)
        {
            **failed = true;
        }
        done
    }
}
