//! Tables: made, found, listed, ended, removed.

use super::backend::Backend;
use super::checkpoint;
use super::error::without_nul;
use super::log;
use super::pen::ROOM;
use super::rows::{EntryRow, Status, TableRow};
use super::{Error, Result, Store};
use sqlx::any::AnyRow;
use sqlx::{FromRow, Row};

/// The columns by name, so that a node of the last version can read while the next one adds a column.
macro_rules! columns {
    () => {
        "id, game, rules, pack, options, seed, seeded, commitment, seats, pace, undo, listed, owner, spectator, \
         origin, campaign, opener, status, fault, made_at, touched_at"
    };
}

macro_rules! select_tables {
    ($which:literal) => {
        concat!("SELECT ", columns!(), " FROM tables ", $which)
    };
}

/// A place in the list of tables: behind a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// How many shares of its opener come before it.
    pub share: i64,
    pub made_at: i64,
    pub id: String,
}

impl Place {
    /// Before all tables.
    pub fn first() -> Place {
        Place { share: -1, made_at: 0, id: String::new() }
    }
}

impl Store {
    /// A new table with the entries it begins with, all or nothing. [`Error::Exists`] if the id is taken.
    pub async fn add_table(&self, table: &TableRow, entries: &[EntryRow]) -> Result<()> {
        table.check()?;
        entries.iter().try_for_each(EntryRow::check)?;
        assert!(entries.iter().all(|entry| entry.table_id == table.id), "a table begins with entries of its own");
        if !entries.is_empty() {
            checkpoint::let_it_be_short(&self.door).await;
        }
        let mut turn = self.turns.take().await?;
        let mut transaction = self.pool.begin().await?;
        let added = sqlx::query(
            "INSERT INTO tables (id, game, rules, pack, options, seed, seeded, commitment, seats, pace, undo, listed, owner,
                 spectator, origin, campaign, opener, status, fault, made_at, touched_at)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21)
             ON CONFLICT DO NOTHING",
        )
        .bind(table.id.as_str())
        .bind(table.game.as_str())
        .bind(table.rules.as_str())
        .bind(table.pack.as_str())
        .bind(table.options.as_str())
        .bind(table.seed.as_slice())
        .bind(i64::from(table.seeded))
        .bind(table.commitment.as_str())
        .bind(table.seats.as_str())
        .bind(table.pace.as_str())
        .bind(table.undo.as_str())
        .bind(i64::from(table.listed))
        .bind(table.owner.as_slice())
        .bind(table.spectator.as_slice())
        .bind(table.origin.as_deref())
        .bind(table.campaign.as_deref())
        .bind(table.opener)
        .bind(table.status.as_str())
        .bind(table.fault.as_deref())
        .bind(table.made_at)
        .bind(table.touched_at)
        .execute(&mut *transaction)
        .await;
        if turn.settled(added)?.rows_affected() == 0 {
            return Err(Error::Exists(format!("table {}", table.id)));
        }
        if !entries.is_empty() {
            let written = log::insert(&mut transaction, self.backend, entries).await;
            if turn.settled(written)?.len() < entries.len() {
                return Err(Error::Exists(format!("an entry of table {}", table.id)));
            }
        }
        turn.settled(transaction.commit().await)?;
        self.wrote(entries.iter().map(|entry| entry.body.len() + entry.digest.len()).sum());
        Ok(())
    }

    pub async fn table(&self, id: &str) -> Result<Option<TableRow>> {
        without_nul([id])?;
        let table = sqlx::query_as(select_tables!("WHERE id = $1")).bind(id).fetch_optional(&self.pool).await?;
        Ok(table)
    }

    /// Says whether there is such a table.
    pub async fn set_status(&self, id: &str, status: Status, fault: Option<&str>) -> Result<bool> {
        without_nul([Some(id), fault].into_iter().flatten())?;
        let mut turn = self.turns.take().await?;
        let done = sqlx::query("UPDATE tables SET status = $2, fault = $3 WHERE id = $1")
            .bind(id)
            .bind(status.as_str())
            .bind(fault)
            .execute(&self.pool)
            .await;
        let done = turn.settled(done)?;
        Ok(done.rows_affected() > 0)
    }

    /// Removes a table with everything that belongs to it. Says whether there was one.
    pub async fn delete(&self, id: &str) -> Result<bool> {
        without_nul([id])?;
        let mut turn = self.turns.take().await?;
        let done = sqlx::query("DELETE FROM tables WHERE id = $1").bind(id).execute(&self.pool).await;
        let done = turn.settled(done)?;
        Ok(done.rows_affected() > 0)
    }

    /// Removes tables, finished or abandoned, that nobody has touched since `before`, the oldest first, at most `limit`.
    /// Says how many.
    pub async fn purge(&self, before: i64, limit: u32) -> Result<u64> {
        let mut turn = self.turns.take().await?;
        let mut transaction = self.pool.begin().await?;
        let ids: Vec<String> =
            sqlx::query_scalar("SELECT id FROM tables WHERE touched_at < $1 ORDER BY touched_at LIMIT $2")
                .bind(before)
                .bind(i64::from(limit))
                .fetch_all(&mut *transaction)
                .await?;
        if ids.is_empty() {
            return Ok(0);
        }
        let (ids, mut rows) = (log::json(&ids), 0);
        // What belongs to a table would go with it, but row by row.
        for (table, column) in
            [("entries", "table_id"), ("snapshots", "table_id"), ("chat", "table_id"), ("tables", "id")]
        {
            let delete = self.backend.delete(table, column);
            let done = sqlx::query(sqlx::AssertSqlSafe(delete)).bind(ids.as_str()).execute(&mut *transaction).await;
            rows = turn.settled(done)?.rows_affected();
        }
        turn.settled(transaction.commit().await)?;
        self.wrote(0);
        Ok(rows)
    }

    /// Gives room that is free in the file of SQLite back, a little at a time, so that nobody waits long.
    pub async fn shrink(&self) -> Result<()> {
        if self.backend != Backend::Sqlite {
            return Ok(());
        }
        let mut free = i64::MAX;
        loop {
            let mut turn = self.turns.take().await?;
            let left: i64 = sqlx::query_scalar("PRAGMA freelist_count").fetch_one(&self.pool).await?;
            // A file that cannot shrink stays as it is.
            if left == 0 || left >= free {
                // The file itself is cut when its log is worked in.
                self.wrote(ROOM as usize);
                return Ok(());
            }
            free = left;
            let given = sqlx::query("PRAGMA incremental_vacuum(2000)").fetch_all(&self.pool).await;
            turn.settled(given)?;
            self.wrote(0);
        }
    }

    /// Open tables that anybody may find, at most `limit` behind a place, with the place behind the last of them. The newest come first,
    /// but only a few of each opener; then as many more of each, and so on: nobody buries the others.
    pub async fn listed(&self, share: u32, after: &Place, limit: u32) -> Result<Vec<(TableRow, Place)>> {
        without_nul([after.id.as_str()])?;
        let rows = sqlx::query(concat!(
            "SELECT * FROM (SELECT ",
            columns!(),
            ", (ROW_NUMBER() OVER (PARTITION BY opener ORDER BY made_at DESC, id) - 1) / $1 AS share
               FROM tables WHERE listed = 1 AND status = 'open') AS shared
             WHERE share > $2 OR share = $2 AND (made_at < $3 OR made_at = $3 AND id > $4)
             ORDER BY share, made_at DESC, id LIMIT $5"
        ))
        .bind(i64::from(share.max(1)))
        .bind(after.share)
        .bind(after.made_at)
        .bind(after.id.as_str())
        .bind(i64::from(limit))
        .fetch_all(&self.pool)
        .await?;
        let read = |row: &AnyRow| {
            let table = TableRow::from_row(row)?;
            let place = Place { share: row.try_get("share")?, made_at: table.made_at, id: table.id.clone() };
            Ok((table, place))
        };
        Ok(rows.iter().map(read).collect::<sqlx::Result<_>>()?)
    }

    /// All open tables, page by page: the next `limit` after the id `after`, which is empty for the first page.
    pub async fn open_tables(&self, after: &str, limit: u32) -> Result<Vec<TableRow>> {
        without_nul([after])?;
        let tables = sqlx::query_as(select_tables!("WHERE status = 'open' AND id > $1 ORDER BY id LIMIT $2"))
            .bind(after)
            .bind(i64::from(limit))
            .fetch_all(&self.pool)
            .await?;
        Ok(tables)
    }
}

impl TableRow {
    fn check(&self) -> Result<()> {
        let always = [
            &self.id,
            &self.game,
            &self.rules,
            &self.pack,
            &self.options,
            &self.commitment,
            &self.seats,
            &self.pace,
            &self.undo,
        ];
        let sometimes = [&self.origin, &self.campaign, &self.fault].into_iter().flatten();
        without_nul(always.into_iter().chain(sometimes).map(String::as_str))
    }
}
