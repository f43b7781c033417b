//! What can be played.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;
use utoipa::ToSchema;

/// A game of the catalogue.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct GameInfo {
    /// Its name in every request.
    #[schema(example = "cry-havoc")]
    pub game: String,
    /// The version of the rules.
    #[schema(example = "0.1.0")]
    pub rules: String,
    /// The fingerprint of the content.
    #[schema(example = "eee72d7178ce004f")]
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
    /// Which kind it is.
    #[schema(example = "missions")]
    pub kind: String,
    /// All of it.
    pub entries: Vec<Entry>,
}

/// One card, mission, monster.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct Entry {
    /// Its name in requests, views and choices.
    pub id: String,
    /// Its name for people.
    pub name: String,
}

/// One entry in full, for people.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct Card {
    /// Its name in requests, views and choices.
    pub id: String,
    /// Its name for people.
    pub title: String,
    /// What it does.
    pub lines: Vec<String>,
    /// Where its facts come from.
    pub source: Vec<String>,
}
