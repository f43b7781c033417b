//! A table from its log: played again from the first entry, or from a snapshot on.

use crate::{
    Broken, Kept, Sheet, Table,
    entry::Entry,
    game::Game,
    history::{Logged, Standing},
};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// Why a table cannot be played on.
#[derive(Debug, thiserror::Error)]
pub enum Unplayable {
    #[error(transparent)]
    Broken(#[from] Broken),
    #[error(
        "with this version of the rules the game comes out differently; it was begun with version {rules}, content {pack}"
    )]
    Differs { rules: String, pack: String },
}

/// The table after an entry, readable only by the build that wrote it.
#[derive(Clone, Debug)]
pub struct Snapshot {
    pub seq: u64,
    pub build: String,
    pub bytes: Vec<u8>,
}

/// The game and all that the log says beside it.
#[derive(Serialize, Deserialize)]
struct Content {
    kept: Kept,
    game: Vec<u8>,
}

/// The form of [`Kept`]: it goes up by one when that changes.
const FORM: u32 = 2;

/// What a build calls itself in its snapshots.
pub fn build(game: &dyn Game) -> String {
    format!("{} {} {FORM}", game.rules(), game.pack())
}

impl Table {
    /// From the first entry to the last.
    ///
    /// # Errors
    /// If the log does not play again, or comes out differently.
    pub fn replay(game: Arc<dyn Game>, sheet: Sheet, log: &[Logged]) -> Result<Table, Unplayable> {
        let play = Standing::of(log)?.replay(&*game, &sheet.options, sheet.seed, |_, _| {})?;
        if log.last().is_some_and(|last| last.digest != play.digest()) {
            return Err(Unplayable::Differs { rules: sheet.rules, pack: sheet.pack });
        }
        let kept = Kept::new(&sheet);
        let mut table = Table::new(game, sheet, play, kept);
        log.iter().for_each(|Logged { seq, at, entry, .. }| table.recount(*seq, *at, entry));
        Ok(table)
    }

    /// From a snapshot of this build and the entries after it; none if that does not do and the whole log is needed.
    ///
    /// # Errors
    /// If an entry does not fit.
    pub fn resume(
        game: Arc<dyn Game>,
        sheet: &Sheet,
        snapshot: &[u8],
        after: &[Logged],
    ) -> Result<Option<Table>, Unplayable> {
        let Ok(Content { kept, game: bytes }) = postcard::from_bytes(snapshot) else { return Ok(None) };
        let Ok(play) = game.load(&sheet.options, &bytes) else { return Ok(None) };
        let mut table = Table::new(game, sheet.clone(), play.into(), kept);
        for Logged { seq, at, entry, digest } in after {
            let known = !matches!(entry, Entry::Undo { keep, .. } if table.behind(*keep).is_none());
            if !known {
                return Ok(None);
            }
            table.take(*seq, *at, entry, None)?;
            if table.play.digest() != *digest {
                return Ok(None);
            }
        }
        Ok(Some(table))
    }

    /// The table as it is, to be resumed from.
    pub fn snapshot(&self) -> Snapshot {
        let content = Content { kept: self.kept.clone(), game: self.play.snapshot() };
        let bytes = postcard::to_allocvec(&content).unwrap_or_default();
        Snapshot { seq: self.kept.seq, build: build(&*self.game), bytes }
    }
}
