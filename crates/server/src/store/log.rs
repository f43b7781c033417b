//! The log of a table and the snapshots that spare replaying it.

use super::backend::Backend;
use super::error::{bound, exact, without_nul};
use super::rows::{EntryRow, SnapshotRow};
use super::writer::Job;
use super::{Result, Store};
use sqlx::{AnyConnection, Connection, Row};

/// What became of an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Appended {
    /// It is durable.
    Stored,
    /// Somebody else's entry has this number: read the log and think again.
    Taken,
}

impl Store {
    /// Returns only when the entry would survive a power cut. An entry that was handed over is written even if the caller
    /// stops waiting; after an error it may or may not be there.
    pub async fn append(&self, entry: EntryRow) -> Result<Appended> {
        entry.check()?;
        self.ask_writer(|answer| Job::Append(entry, answer)).await
    }

    /// The entries after `after`, at most `limit`, in order.
    pub async fn entries(&self, table_id: &str, after: u64, limit: u32) -> Result<Vec<EntryRow>> {
        without_nul([table_id])?;
        let entries = sqlx::query_as(
            "SELECT table_id, seq, at, body, digest FROM entries WHERE table_id = $1 AND seq > $2 ORDER BY seq LIMIT $3",
        )
        .bind(table_id)
        .bind(bound(after))
        .bind(i64::from(limit))
        .fetch_all(&self.pool)
        .await?;
        Ok(entries)
    }

    /// The number of the last entry, 0 if there is none.
    pub async fn head(&self, table_id: &str) -> Result<u64> {
        without_nul([table_id])?;
        let head: i64 = sqlx::query_scalar("SELECT COALESCE(MAX(seq), 0) FROM entries WHERE table_id = $1")
            .bind(table_id)
            .fetch_one(&self.pool)
            .await?;
        Ok(head.unsigned_abs())
    }

    /// [`Store::head`] of many tables at once, in the order given.
    pub async fn heads(&self, table_ids: &[&str]) -> Result<Vec<(String, u64)>> {
        without_nul(table_ids.iter().copied())?;
        let heads: Vec<(String, i64)> =
            sqlx::query_as(self.backend.heads()).bind(json(table_ids)).fetch_all(&self.pool).await?;
        Ok(heads.into_iter().map(|(id, head)| (id, head.unsigned_abs())).collect())
    }

    /// Hands a snapshot to the writer, who keeps it after the entries that wait. A snapshot is a cache: it is dropped when
    /// the writer is busy, and when it cannot be written.
    pub fn keep_snapshot(&self, snapshot: SnapshotRow) {
        let checked = without_nul([&*snapshot.table_id, &*snapshot.build]).and_then(|()| exact(snapshot.seq));
        if let Err(error) = checked {
            tracing::warn!(table = ?snapshot.table_id, %error, "snapshot refused");
        } else if self.jobs.try_send(Job::Snapshot(snapshot)).is_err() {
            tracing::debug!("snapshot dropped: the writer is busy or gone");
        }
    }

    /// The newest snapshot by this build that is not later than entry `at_most`.
    pub async fn snapshot(&self, table_id: &str, build: &str, at_most: u64) -> Result<Option<SnapshotRow>> {
        without_nul([table_id, build])?;
        let snapshot = sqlx::query_as(
            "SELECT table_id, seq, build, bytes FROM snapshots
             WHERE table_id = $1 AND build = $2 AND seq <= $3 ORDER BY seq DESC LIMIT 1",
        )
        .bind(table_id)
        .bind(build)
        .bind(bound(at_most))
        .fetch_optional(&self.pool)
        .await?;
        Ok(snapshot)
    }
}

impl EntryRow {
    /// Refuses what one of the databases could not store, before it spoils a shared commit.
    pub(super) fn check(&self) -> Result<()> {
        without_nul([&*self.table_id, &*self.body, &*self.digest])?;
        exact(self.seq).map(|_| ())
    }
}

/// Writes entries in one statement and gives the keys of those that were not there before. Reads the answer to its end:
/// before that a statement outside a transaction is not committed.
pub(super) async fn insert(
    connection: &mut AnyConnection,
    backend: Backend,
    entries: &[EntryRow],
) -> sqlx::Result<Vec<(String, u64)>> {
    let rows = sqlx::query(backend.insert_entries()).bind(json(entries)).fetch_all(connection).await?;
    rows.iter().map(|row| Ok((row.try_get(0)?, row.try_get::<i64, _>(1)?.unsigned_abs()))).collect()
}

/// Whether exactly this entry is in the log.
pub(super) async fn holds(connection: &mut AnyConnection, entry: &EntryRow) -> sqlx::Result<bool> {
    let found: Vec<EntryRow> =
        sqlx::query_as("SELECT table_id, seq, at, body, digest FROM entries WHERE table_id = $1 AND seq = $2")
            .bind(entry.table_id.as_str())
            .bind(bound(entry.seq))
            .fetch_all(connection)
            .await?;
    Ok(found.first() == Some(entry))
}

/// Writes a snapshot, instead of an older one at the same place. A table that is gone needs none.
pub(super) const PUT_SNAPSHOT: &str = "INSERT INTO snapshots (table_id, seq, build, bytes)
     SELECT id, $2, $3, $4 FROM tables WHERE id = $1
     ON CONFLICT (table_id, seq) DO UPDATE SET build = excluded.build, bytes = excluded.bytes";

/// For PostgreSQL; a snapshot is a cache and need not survive a power cut.
pub(super) async fn put_snapshots(connection: &mut AnyConnection, snapshots: &[SnapshotRow]) -> sqlx::Result<()> {
    let mut transaction = connection.begin().await?;
    sqlx::raw_sql("SET LOCAL synchronous_commit = off").execute(&mut *transaction).await?;
    for snapshot in snapshots {
        sqlx::query(PUT_SNAPSHOT)
            .bind(snapshot.table_id.as_str())
            .bind(bound(snapshot.seq))
            .bind(snapshot.build.as_str())
            .bind(snapshot.bytes.as_slice())
            .execute(&mut *transaction)
            .await?;
    }
    transaction.commit().await
}

/// Rows and ids as one parameter.
pub(super) fn json<T: serde::Serialize + ?Sized>(rows: &T) -> String {
    serde_json::to_string(rows).expect("strings and numbers always make JSON")
}
