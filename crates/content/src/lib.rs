//! What both games read and speak with: strict TOML packs, word lists, Fluent texts in four languages. It knows no game.

pub mod files;
pub mod read;
mod words;

pub use words::{Lang, Numbered, Source, Word, kebab};
