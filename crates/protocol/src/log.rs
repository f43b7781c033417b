//! The log of a table: after the end it is open to all, with the seed, so that anybody can check the dice and the shuffles.

use crate::{Goal, Json, SeatWish, UndoPolicy, strict};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use ts_rs::TS;
use utoipa::ToSchema;

/// One entry of the log.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct Logged {
    /// Its number, from 1.
    #[serde(deserialize_with = "strict::whole")]
    pub seq: u64,
    /// Milliseconds since 1970.
    #[serde(deserialize_with = "strict::whole")]
    pub at: i64,
    /// What it says: `{"play": …}`, `{"undo": …}`, `{"joined": …}` and so on.
    #[schema(value_type = Object)]
    #[ts(type = "unknown")]
    pub entry: Value,
    /// The fingerprint of the table after it.
    pub digest: String,
}

/// One moment of a finished game.
#[derive(Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct Moment {
    /// After how many plays.
    pub at: u64,
    /// How many plays there are.
    pub of: u64,
    /// What the plays before the last of them did, each in turn; only those that were asked for.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[schema(value_type = Vec<Vec<Value>>)]
    #[ts(type = "unknown[][]")]
    pub earlier: Vec<Json>,
    /// What the last of them did, in the terms of the game.
    #[schema(value_type = Vec<Value>)]
    #[ts(type = "unknown[]")]
    pub events: Json,
    /// The same in sentences; only where a language was asked for.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub lines: Vec<String>,
    /// What the seat asked for, or a spectator, wanted next; only where a language was asked for, and where the game says so.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub goal: Option<Goal>,
    /// The view of the seat asked for, or a spectator's.
    #[schema(value_type = Object)]
    #[ts(type = "unknown")]
    pub view: Json,
}

/// Where a part of a game begins: a round, a phase, somebody's turn.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
pub struct Chapter {
    /// After how many plays.
    pub at: u64,
    /// The round it belongs to.
    pub round: u32,
    /// The phase, by the word of the game's view.
    pub phase: String,
    /// Whose turn it is, where it is somebody's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<u8>,
}

/// What a check of a finished game found.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct Verified {
    /// The secret seed, in hexadecimal digits.
    pub seed: String,
    /// What was promised at the start.
    pub commitment: String,
    /// Whether the seed is the one that was promised.
    pub seed_matches: bool,
    /// Whether the whole game, played again from the seed and the choices, gives the same fingerprints.
    pub replay_matches: bool,
    /// Entries that were compared.
    pub entries: u64,
}

/// A new table from a moment of this one. Its dice and shuffles are new from there on.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct Branch {
    /// How many plays are taken over.
    #[serde(deserialize_with = "strict::whole")]
    #[schema(example = 0)]
    pub at: u64,
    /// Who sits where; without it the first seat is yours and bots play the others.
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "strict::objects_or_none")]
    #[schema(max_items = 4)]
    pub seats: Option<Vec<SeatWish>>,
    /// What may be taken back at it.
    #[serde(default)]
    #[ts(optional, as = "Option<_>")]
    pub undo: UndoPolicy,
    /// Any word of your own that nobody can guess, new for every table: the same one sent twice opens a table once, and the answer is the same.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(min_length = 22, max_length = 64)]
    pub key: Option<String>,
}

/// A table as one file.
#[derive(Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct TableFile {
    /// The form of this file: 1.
    #[serde(deserialize_with = "strict::whole")]
    #[schema(minimum = 1, maximum = 1)]
    pub muster_table: u32,
    /// One of the catalogue.
    pub game: String,
    /// The version of the rules it began with.
    pub rules: String,
    /// The fingerprint of the content it began with.
    pub pack: String,
    /// What the game was opened with, complete.
    #[schema(value_type = Object)]
    #[ts(type = "Record<string, unknown>")]
    pub options: Map<String, Value>,
    /// The secret seed, in hexadecimal digits.
    #[schema(min_length = 64, max_length = 64)]
    pub seed: String,
    /// What was promised of the seed.
    pub commitment: String,
    /// What may be taken back.
    pub undo: UndoPolicy,
    /// The log.
    #[serde(deserialize_with = "strict::objects")]
    pub entries: Vec<Logged>,
    /// The table it was when it was exported, for people who read the file; not used when it is imported.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Object>)]
    #[ts(optional, type = "Record<string, unknown>")]
    pub table: Option<Map<String, Value>>,
    /// Not of the file but of the request that brings it: any word of your own that nobody can guess, new for every import: the same one sent twice opens a table once, and the answer is the same.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(min_length = 22, max_length = 64)]
    pub key: Option<String>,
}
