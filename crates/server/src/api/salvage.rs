//! The file of a table that can no longer be played again: what its rows say, as they are.

use crate::{
    hall::Hall,
    problem,
    store::{self, EntryRow, TableRow},
};
use protocol::{Logged, TableFile};
use serde::de::DeserializeOwned;
use serde_json::Value;
use table::{
    entry::{Entry, Seated},
    game::hex,
    token::Hashed,
};

/// Entries read at a time.
const PAGE: u32 = 1000;

/// The table as a file, for anybody who holds one of its tokens. Nothing is believed, so nothing is hidden: it is out of order for
/// good, like a table at which the rules broke down.
pub async fn salvage(hall: &Hall, id: &str, token: &Hashed) -> problem::Result<TableFile> {
    let lost = |error: store::Error| {
        tracing::error!(table = id, %error, "cannot read a log");
        problem::of_store(&error)
    };
    let row = hall.store.table(id).await.map_err(lost)?.ok_or_else(|| problem::not_found("table"))?;
    let mut rows: Vec<EntryRow> = Vec::new();
    loop {
        let after = rows.last().map_or(0, |row| row.seq);
        let more = hall.store.entries(id, after, PAGE).await.map_err(lost)?;
        if more.is_empty() {
            break;
        }
        rows.extend(more);
    }
    if !holds(&row, &rows, token) {
        return Err(problem::wrong_token());
    }
    Ok(TableFile {
        muster_table: 1,
        game: row.game.clone(),
        rules: row.rules.clone(),
        pack: row.pack.clone(),
        options: read(&row.options).unwrap_or_default(),
        seed: hex(&row.seed),
        commitment: row.commitment.clone(),
        undo: read(&row.undo).unwrap_or_default(),
        entries: rows.iter().map(logged).collect(),
        table: None,
        key: None,
    })
}

fn read<T: DeserializeOwned>(json: &str) -> Option<T> {
    serde_json::from_str(json).ok()
}

/// What cannot be read as an entry is shown as it is, but for the hashes of tokens.
fn logged(row: &EntryRow) -> Logged {
    let entry = match read::<Entry>(&row.body) {
        Some(entry) => entry.public(),
        None => without_tokens(read(&row.body).unwrap_or_else(|| Value::String(row.body.clone()))),
    };
    Logged { seq: row.seq, at: row.at, entry, digest: row.digest.clone() }
}

fn without_tokens(value: Value) -> Value {
    match value {
        Value::Object(fields) => {
            let fields = fields.into_iter().filter(|(name, _)| name != "token");
            Value::Object(fields.map(|(name, value)| (name, without_tokens(value))).collect())
        }
        other => other,
    }
}

/// Whether this is the token of a seat, of the spectators or of the owner.
fn holds(row: &TableRow, rows: &[EntryRow], token: &Hashed) -> bool {
    let mut seats: Vec<Seated> = read(&row.seats).unwrap_or_default();
    for entry in rows.iter().filter_map(|row| read(&row.body)) {
        let (seat, who) = match entry {
            Entry::Joined { seat, name, token } => (seat, Seated::Human { name, token }),
            Entry::Left { seat } => (seat, Seated::Open),
            // A bot that stands in keeps the seat for its owner.
            _ => continue,
        };
        if let Some(seated) = seats.get_mut(usize::from(seat)) {
            *seated = who;
        }
    }
    let seats = seats.iter().filter_map(|seated| seated.token().copied());
    let others = [&row.spectator, &row.owner].into_iter().filter_map(|kept| Hashed::kept(kept));
    seats.chain(others).fold(false, |found, kept| found | (kept == *token))
}
