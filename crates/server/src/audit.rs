//! The trail of what people do to tables, for operators: lines of the log under the target `audit`, without tokens and without what is
//! hidden in games.

use crate::store::TableRow;
use table::entry::Entry;

const TARGET: &str = "audit";

/// A table was opened, from one of the heaps of addresses.
pub fn opened(row: &TableRow, seats: usize) {
    let TableRow { id, game, origin, campaign, opener, listed, .. } = row;
    tracing::info!(target: TARGET, what = "opened", table = id, game, seats, origin, campaign, opener, listed);
}

/// Something other than a play has happened at a table.
pub fn entered(table: &str, seq: u64, entry: &Entry) {
    match entry {
        Entry::Joined { seat, name, .. } => {
            tracing::info!(target: TARGET, what = "joined", table, seq, seat, name);
        }
        Entry::Left { seat } => tracing::info!(target: TARGET, what = "left", table, seq, seat),
        Entry::StandIn { seat, level } => tracing::info!(target: TARGET, what = "stand-in", table, seq, seat, level),
        Entry::Back { seat } => tracing::info!(target: TARGET, what = "back", table, seq, seat),
        Entry::Undo { seat, keep, .. } => tracing::info!(target: TARGET, what = "undone", table, seq, seat, keep),
        Entry::UndoAsked { seat, keep, .. } => {
            tracing::info!(target: TARGET, what = "undo-asked", table, seq, seat, keep);
        }
        Entry::UndoAgreed { seat, .. } => tracing::info!(target: TARGET, what = "undo-agreed", table, seq, seat),
        Entry::UndoRefused { seat, .. } => tracing::info!(target: TARGET, what = "undo-refused", table, seq, seat),
        Entry::Rematch { table: new } => tracing::info!(target: TARGET, what = "rematch", table, seq, new),
        Entry::Play { .. } | Entry::Dice { .. } => {}
    }
}
