//! A table from the store: the newest snapshot and what came after it, or the whole log where that does not do.

use super::{
    Broken, Kept, Table,
    history::{self, Logged, Standing},
};
use crate::{
    entry::{Entry, Seated},
    game::{Game, Play, Shelf},
    store::{self, SnapshotRow, Store, TableRow},
};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::sync::Arc;

/// Entries read at a time.
const PAGE: i64 = 1000;

#[derive(Debug, thiserror::Error)]
pub enum Error {
    #[error(transparent)]
    Store(#[from] store::Error),
    #[error("this server does not have the game {0}")]
    NoGame(String),
    #[error("its row in the store is damaged: {0}")]
    Damaged(String),
    #[error(transparent)]
    Broken(#[from] Broken),
    #[error(
        "with this version of the rules the game comes out differently; it was begun with version {rules}, content {pack}"
    )]
    Differs { rules: String, pack: String },
}

/// A snapshot: the game and all that the log says beside it.
#[derive(Serialize, Deserialize)]
struct Snapshot {
    kept: Kept,
    game: Vec<u8>,
}

/// The form of [`Kept`]: it goes up by one when that changes.
const FORM: u32 = 2;

/// What only the same build can read again.
fn build(game: &dyn Game) -> String {
    format!("{} {} {FORM}", game.rules(), game.pack())
}

/// The whole log of a table after an entry.
pub async fn log(store: &Store, id: &str, after: u64) -> Result<Vec<Logged>, Error> {
    let mut log = Vec::new();
    loop {
        let from = log.last().map_or(after, |entry: &Logged| entry.seq);
        let rows = store.entries(id, from, PAGE as u32).await?;
        let full = rows.len() as i64 == PAGE;
        log.extend(history::read(rows)?);
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
    if let Some(table) = newest(store, &game, &row).await? {
        return Ok(Some(table));
    }
    let log = log(store, id, 0).await?;
    replay(game, row, &log).map(Some)
}

/// From the newest snapshot of this build; none if there is none, or if plays were taken back since.
async fn newest(store: &Store, game: &Arc<dyn Game>, row: &TableRow) -> Result<Option<Table>, Error> {
    let Some(found) = store.snapshot(&row.id, &build(&**game), u64::MAX).await? else { return Ok(None) };
    let options = parse(&row.options)?;
    let Ok(Snapshot { kept, game: bytes }) = postcard::from_bytes(&found.bytes) else { return Ok(None) };
    let Ok(play) = game.load(&options, &bytes) else { return Ok(None) };
    let mut table = table(game.clone(), row.clone(), play.into(), kept)?;
    for Logged { seq, at, entry, digest } in log(store, &row.id, found.seq).await? {
        if matches!(entry, Entry::Undo { .. }) {
            return Ok(None);
        }
        table.take(seq, at, &entry, None)?;
        if table.play.digest() != digest {
            return Ok(None);
        }
    }
    Ok(Some(table))
}

/// From the first entry to the last.
pub fn replay(game: Arc<dyn Game>, row: TableRow, log: &[Logged]) -> Result<Table, Error> {
    let options: Value = parse(&row.options)?;
    let seats: Vec<Seated> = parse(&row.seats)?;
    let seed = row.seed.as_slice().try_into().map_err(|_| Error::Damaged("the seed".into()))?;
    let standing = Standing::of(log)?;
    let play = standing.replay(&*game, &options, seed, |_, _| {})?;
    let keys = vec![Vec::new(); seats.len()];
    let (at, left) = (row.made_at, Vec::new());
    let kept = Kept { seq: 0, at, plays: 0, seats, keys, left, undo_asked: None, undone: 0, rematch: None };
    let differs = Error::Differs { rules: row.rules.clone(), pack: row.pack.clone() };
    let mut table = table(game, row, play.clone(), kept)?;
    for Logged { seq, at, entry, .. } in log {
        match entry {
            // The game itself is there already.
            Entry::Play { seat, key, .. } => {
                table.played(*seat, key.clone(), *seq, play.clone());
                (table.kept.seq, table.kept.at) = (*seq, *at);
            }
            Entry::Dice { .. } => (table.kept.seq, table.kept.at) = (*seq, *at),
            other => table.take(*seq, *at, other, Some(play.clone()))?,
        }
    }
    if log.last().is_some_and(|last| last.digest != play.digest()) {
        return Err(differs);
    }
    Ok(table)
}

fn table(game: Arc<dyn Game>, row: TableRow, play: Arc<dyn Play>, kept: Kept) -> Result<Table, Error> {
    let (options, pace, policy) = (parse(&row.options)?, parse(&row.pace)?, parse(&row.undo)?);
    let fault = row.fault.clone();
    Ok(Table { game, row, options, pace, policy, play, kept, fault })
}

fn parse<T: serde::de::DeserializeOwned>(json: &str) -> Result<T, Error> {
    serde_json::from_str(json).map_err(|error| Error::Damaged(error.to_string()))
}

impl Table {
    /// A snapshot for the store.
    pub fn snapshot(&self) -> SnapshotRow {
        let snapshot = Snapshot { kept: self.kept.clone(), game: self.play.snapshot() };
        SnapshotRow {
            table_id: self.row.id.clone(),
            seq: self.kept.seq,
            build: build(&*self.game),
            bytes: postcard::to_allocvec(&snapshot).unwrap_or_default(),
        }
    }
}
