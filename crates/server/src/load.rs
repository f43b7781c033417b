//! A table from the store: the newest snapshot and what came after it, or the whole log where that does not do.

use crate::store::{self, Damaged, EntryRow, Store, TableRow};
use std::sync::Arc;
use table::{
    Broken, Logged, Sheet, Table, Unplayable, build,
    game::{Game, Shelf},
};

/// Entries read at a time.
const PAGE: u32 = 1000;

#[derive(Debug, thiserror::Error)]
pub enum Error {
    #[error(transparent)]
    Store(#[from] store::Error),
    #[error("this server does not have the game {0}")]
    NoGame(String),
    #[error(transparent)]
    Damaged(#[from] Damaged),
    #[error(transparent)]
    Broken(#[from] Broken),
    #[error(transparent)]
    Unplayable(#[from] Unplayable),
}

/// A log of this many entries takes a while to play again.
const LONG: usize = 2000;

/// The log of a table after an entry.
pub async fn log(store: &Store, id: &str, after: u64) -> Result<Vec<Logged>, Error> {
    let mut log: Vec<Logged> = Vec::new();
    loop {
        let from = log.last().map_or(after, |entry| entry.seq);
        let rows = store.entries(id, from, PAGE).await?;
        let full = rows.len() == PAGE as usize;
        log.extend(rows.into_iter().map(EntryRow::read).collect::<Result<Vec<_>, _>>()?);
        if !full {
            return Ok(log);
        }
    }
}

/// The table with this id; none if there is none.
pub async fn load(store: &Store, shelf: &Shelf, id: &str) -> Result<Option<Table>, Error> {
    let Some(row) = store.table(id).await? else { return Ok(None) };
    let Some(game) = shelf.iter().find(|game| game.name() == row.game).cloned() else {
        return Err(Error::NoGame(row.game));
    };
    let sheet = row.sheet()?;
    if let Some(table) = newest(store, &game, &sheet).await? {
        return Ok(Some(table));
    }
    let log = log(store, id, 0).await?;
    if log.len() < LONG {
        return Ok(Some(Table::replay(game, sheet, &log)?));
    }
    // Others go on meanwhile; a panic stays one.
    let replay = tokio::task::spawn_blocking(move || Table::replay(game, sheet, &log));
    Ok(Some(replay.await.unwrap_or_else(|broken| std::panic::resume_unwind(broken.into_panic()))?))
}

/// From the newest snapshot of this build; none if there is none, or if that does not do.
async fn newest(store: &Store, game: &Arc<dyn Game>, sheet: &Sheet) -> Result<Option<Table>, Error> {
    let Some(found) = store.snapshot(&sheet.id, &build(&**game), u64::MAX).await? else { return Ok(None) };
    let after = log(store, &sheet.id, found.seq).await?;
    Ok(Table::resume(game.clone(), sheet, &found.bytes, &after)?)
}

/// The same from rows that were read before.
pub fn replay(game: Arc<dyn Game>, row: &TableRow, log: &[Logged]) -> Result<Table, Error> {
    Ok(Table::replay(game, row.sheet()?, log)?)
}
