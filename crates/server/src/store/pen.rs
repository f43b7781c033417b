//! The pen: the connection that writes entries to SQLite. sqlx keeps each of its SQLite connections on a thread of its own, two
//! handovers away from whoever waits; that is half of what a commit takes. The writer has its own thread anyway and writes
//! there at once.

use super::backend::{Access, Backend, Door};
use super::error::bound;
use super::files::beside;
use super::log;
use super::rows::{EntryRow, SnapshotRow};
use super::writer::{PULSE, SCRATCH_BODY, SCRATCH_INSERT};
use rusqlite::{Connection, Error, OpenFlags};
use sqlx::error::{DatabaseError, ErrorKind};
use std::borrow::Cow;
use std::fs::File;
use std::path::Path;
use std::time::{Duration, Instant};

/// Room in the write-ahead log for what is written between two checkpoints.
pub(super) const ROOM: u64 = 40 << 20;
/// Makes it.
pub(super) const FILL: &str =
    "BEGIN IMMEDIATE; CREATE TABLE room (bytes BLOB); INSERT INTO room VALUES (zeroblob(41943040)); ROLLBACK;";

pub(super) struct Pen(Connection);

impl Pen {
    /// None if the database is not SQLite, or is only to be looked at.
    pub fn of(door: &Door, roomy: bool) -> sqlx::Result<Option<Pen>> {
        let Some(file) = door.file.as_ref().filter(|_| door.access == Access::Full) else { return Ok(None) };
        let connection = Connection::open_with_flags(file, OpenFlags::SQLITE_OPEN_READ_WRITE).map_err(wrap)?;
        connection.execute_batch(door.backend.settings(Access::Full)).map_err(wrap)?;
        if roomy && let Err(error) = make_room(&connection, file) {
            tracing::warn!(%error, "no room for the log; entries take longer");
            // What was taken of the disk in vain is given back.
            connection.execute_batch("PRAGMA wal_checkpoint(TRUNCATE)").map_err(wrap)?;
        }
        connection.execute_batch(Backend::PEN_CACHE).map_err(wrap)?;
        Ok(Some(Pen(connection)))
    }

    /// As [`log::insert`].
    pub fn insert(&mut self, entries: &[EntryRow]) -> sqlx::Result<Vec<(String, u64)>> {
        self.try_insert(entries).map_err(wrap)
    }

    fn try_insert(&mut self, entries: &[EntryRow]) -> rusqlite::Result<Vec<(String, u64)>> {
        let mut insert = self.0.prepare_cached(Backend::Sqlite.insert_entries())?;
        let rows =
            insert.query_map([log::json(entries)], |row| Ok((row.get(0)?, row.get::<_, i64>(1)?.unsigned_abs())))?;
        rows.collect()
    }

    /// As [`log::put_snapshots`].
    pub fn put_snapshots(&mut self, snapshots: &[SnapshotRow]) -> sqlx::Result<()> {
        self.try_put_snapshots(snapshots).map_err(wrap)
    }

    /// Snapshots are a cache and need not survive a power cut: their commit does not wait for the disk, and so holds up no
    /// entry.
    fn try_put_snapshots(&mut self, snapshots: &[SnapshotRow]) -> rusqlite::Result<()> {
        self.0.execute_batch("PRAGMA synchronous = NORMAL")?;
        let put = self.put_together(snapshots);
        self.0.execute_batch("PRAGMA synchronous = FULL")?;
        put
    }

    fn put_together(&mut self, snapshots: &[SnapshotRow]) -> rusqlite::Result<()> {
        let transaction = self.0.transaction()?;
        // To SQLite itself $2 is a name and has no place; ?2 has.
        let mut put = transaction.prepare_cached(&log::PUT_SNAPSHOT.replace('$', "?"))?;
        for SnapshotRow { table_id, seq, build, bytes } in snapshots {
            put.execute((table_id, bound(*seq), build, bytes))?;
        }
        drop(put);
        transaction.commit()
    }

    /// Writes a row as durably as an entry.
    pub fn pulse(&mut self, at: i64) -> sqlx::Result<()> {
        let pulse = self.0.prepare_cached(PULSE).and_then(|mut pulse| pulse.execute([at]));
        pulse.map(|_| ()).map_err(wrap)
    }

    /// How long each of `n` inserts of one row takes when it is a durable commit of its own.
    pub fn commits(&mut self, n: u32, pause: Duration) -> sqlx::Result<Vec<Duration>> {
        let time = |nth: u32| {
            std::thread::sleep(pause);
            let begin = Instant::now();
            let mut insert = self.0.prepare_cached(SCRATCH_INSERT)?;
            insert.execute((nth, SCRATCH_BODY))?;
            Ok(begin.elapsed())
        };
        (0..n).map(time).collect::<rusqlite::Result<_>>().map_err(wrap)
    }
}

/// A disk is slower to make a file longer than to write over what is there, by half for a commit. A large transaction that is
/// taken back leaves nothing behind but a long log.
fn make_room(connection: &Connection, file: &Path) -> sqlx::Result<()> {
    let log = beside(file, "-wal");
    if log.metadata().is_ok_and(|log| log.len() >= ROOM) {
        return Ok(());
    }
    if let Err(error) = connection.execute_batch(FILL) {
        // SQLite has ended the transaction itself if the disk is full.
        if !connection.is_autocommit() {
            connection.execute_batch("ROLLBACK").map_err(wrap)?;
        }
        return Err(wrap(error));
    }
    File::open(&log).and_then(|log| log.sync_all()).map_err(sqlx::Error::Io)
}

/// What rusqlite says, in the terms of the rest of the store.
#[derive(Debug, thiserror::Error)]
#[error(transparent)]
struct Told(#[from] Error);

fn wrap(error: Error) -> sqlx::Error {
    sqlx::Error::Database(Box::new(Told(error)))
}

impl DatabaseError for Told {
    fn message(&self) -> &str {
        match &self.0 {
            Error::SqliteFailure(_, Some(message)) => message,
            _ => "SQLite failed",
        }
    }
    fn code(&self) -> Option<Cow<'_, str>> {
        self.0.sqlite_error().map(|error| error.extended_code.to_string().into())
    }
    fn kind(&self) -> ErrorKind {
        match self.0.sqlite_error().map(|error| error.extended_code) {
            Some(rusqlite::ffi::SQLITE_CONSTRAINT_FOREIGNKEY) => ErrorKind::ForeignKeyViolation,
            _ => ErrorKind::Other,
        }
    }
    fn as_error(&self) -> &(dyn std::error::Error + Send + Sync + 'static) {
        self
    }
    fn as_error_mut(&mut self) -> &mut (dyn std::error::Error + Send + Sync + 'static) {
        self
    }
    fn into_error(self: Box<Self>) -> Box<dyn std::error::Error + Send + Sync + 'static> {
        self
    }
}
