//! What can be played.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;
use utoipa::ToSchema;

/// A game of the catalogue.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct GameInfo {
    pub game: String,
    /// The version of the rules and the fingerprint of the content.
    pub rules: String,
    pub pack: String,
    /// Whose seats they are: `heroes`, `players`.
    pub seats: String,
    /// Whether the players keep secrets from each other.
    pub rivals: bool,
    /// Whether its tables can be strung into a campaign.
    pub campaigns: bool,
    /// The levels of bots, the weakest first.
    pub levels: Vec<String>,
    /// What a table is opened with, as a form.
    #[schema(value_type = Vec<Object>)]
    #[ts(type = "unknown[]")]
    pub fields: Value,
}

/// The content of one kind: cards, missions, monsters.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct Entries {
    pub kind: String,
    pub entries: Vec<Entry>,
}

#[derive(Clone, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct Entry {
    pub id: String,
    pub name: String,
}

/// One entry in full, for people.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct Card {
    pub id: String,
    pub title: String,
    pub lines: Vec<String>,
    /// Where its facts come from.
    pub source: Vec<String>,
}
