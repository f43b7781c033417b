//! Tables: made, found, listed, ended, removed.

use super::error::without_nul;
use super::log;
use super::rows::{EntryRow, Status, TableRow};
use super::{Error, Result, Store};

/// The columns by name, so that a node of the last version can read while the next one adds a column.
macro_rules! select_tables {
    ($which:literal) => {
        concat!(
            "SELECT id, game, rules, pack, options, seed, seeded, commitment, seats, pace, undo, listed, owner, spectator, \
             origin, campaign, status, fault, made_at, touched_at FROM tables ",
            $which
        )
    };
}

impl Store {
    /// A new table with the entries it begins with, all or nothing. [`Error::Exists`] if the id is taken.
    pub async fn add_table(&self, table: &TableRow, entries: &[EntryRow]) -> Result<()> {
        table.check()?;
        entries.iter().try_for_each(EntryRow::check)?;
        assert!(entries.iter().all(|entry| entry.table_id == table.id), "a table begins with entries of its own");
        let mut turn = self.turns.take().await?;
        let mut transaction = self.pool.begin().await?;
        let added = sqlx::query(
            "INSERT INTO tables (id, game, rules, pack, options, seed, seeded, commitment, seats, pace, undo, listed, owner,
                 spectator, origin, campaign, status, fault, made_at, touched_at)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20)
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
        let done = sqlx::query(
            "DELETE FROM tables WHERE id IN (SELECT id FROM tables WHERE touched_at < $1 ORDER BY touched_at LIMIT $2)",
        )
        .bind(before)
        .bind(i64::from(limit))
        .execute(&self.pool)
        .await;
        let done = turn.settled(done)?;
        Ok(done.rows_affected())
    }

    /// Open tables that anybody may find, the newest first.
    pub async fn listed(&self, limit: u32) -> Result<Vec<TableRow>> {
        let tables =
            sqlx::query_as(select_tables!("WHERE listed = 1 AND status = 'open' ORDER BY made_at DESC, id LIMIT $1"))
                .bind(i64::from(limit))
                .fetch_all(&self.pool)
                .await?;
        Ok(tables)
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
