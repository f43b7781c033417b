//! What is written down of a table when it is opened, and stays.

use crate::{Millis, entry::Seated, token::Hashed};
use protocol::{Pace, UndoPolicy};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A table as it was opened.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Sheet {
    pub id: String,
    pub game: String,
    /// The version of the rules that the table began with.
    pub rules: String,
    /// The fingerprint of the content that the table began with.
    pub pack: String,
    /// Complete.
    pub options: Value,
    pub seed: [u8; 32],
    /// Whether somebody chose the seed.
    pub seeded: bool,
    /// What was promised of the seed before the first choice.
    pub commitment: String,
    /// Who sat there at first.
    pub seats: Vec<Seated>,
    pub pace: Pace,
    pub undo: UndoPolicy,
    /// Whether everybody may find it.
    pub listed: bool,
    pub owner: Hashed,
    pub spectator: Hashed,
    /// The table it was branched from, or whose rematch it is.
    pub origin: Option<String>,
    pub campaign: Option<String>,
    /// What broke down at it, if anything did.
    pub fault: Option<String>,
    pub made_at: Millis,
}
