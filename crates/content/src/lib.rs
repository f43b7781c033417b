//! What both games read and speak with: strict TOML packs, word lists, Fluent texts in four languages. It knows no game.

pub mod effect;
pub mod files;
pub mod given;
pub mod polish;
pub mod read;
pub mod speech;
pub mod spoken;
mod words;

pub use effect::Read;
pub use spoken::Spoken;
pub use words::{Lang, Numbered, Source, Word, kebab};
