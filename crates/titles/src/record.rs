//! What a table leaves behind: the record of its journal, and the version of the rules that it was played with.

use crate::Title;
use kernel::{Game, Record};

/// The version of the rules; a record of another version may come out differently.
pub const RULES: &str = env!("CARGO_PKG_VERSION");

pub type RecordOf<T> = Record<<T as Title>::Options, <T as Game>::Choice>;

/// The record of a table at which nothing has been chosen yet.
pub fn new_record<T: Title>(pack: &T::Pack, options: T::Options, seed: [u8; 32]) -> RecordOf<T> {
    Record {
        game: T::NAME.into(),
        rules: RULES.into(),
        pack: T::fingerprint(pack).into(),
        options,
        seed,
        entries: Vec::new(),
    }
}
