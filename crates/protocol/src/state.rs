//! How a table stands for one viewer, and what happened.

use crate::{Json, TableInfo, Viewer};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// All that a viewer may know of the game now.
#[derive(Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct State {
    /// The number of the newest entry of the table's log.
    pub seq: u64,
    /// Whose eyes these are.
    pub viewer: Viewer,
    /// The view, in the terms of the game. What the viewer may not see is absent.
    #[schema(value_type = Object)]
    #[ts(type = "unknown")]
    pub view: Json,
    /// What the viewer wants next; only where a language was asked for, and where the game says so.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub goal: Option<Goal>,
    /// The open question; none when the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub question: Option<Question>,
    /// Every choice that this viewer may make now; none if it is not asked.
    #[schema(value_type = Vec<Value>)]
    #[ts(type = "unknown[]")]
    pub offers: Json,
    /// The offers as people read them, in the same order; only where a language was asked for.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub texts: Vec<String>,
    /// How many plays stand: what `undo` counts.
    pub plays: u64,
    /// How the game ended, in its own terms; null while it goes on.
    #[schema(value_type = Option<Value>)]
    #[ts(type = "unknown")]
    pub outcome: Json,
}

/// What a viewer wants next, and how it can be lost.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
pub struct Goal {
    /// What is to be done, or how far it is, the nearest at hand first; each fits on one line.
    #[schema(example = json!(["Round 2 of at most 5", "Nobody has enabled Scoring"]))]
    pub now: Vec<String>,
    /// How it can be lost, or how the viewer stands.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lost: Option<String>,
}

/// What the table waits for.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct Question {
    /// The number of the question in its game: a play names it.
    pub number: u32,
    /// The rule that asks.
    pub rule: String,
    /// The short name of the question.
    pub key: String,
    /// The question as people read it; only for those who are asked, and where a language was asked for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
    /// The seats that are asked.
    pub seats: Vec<u8>,
    /// Those of them that have not answered yet.
    pub waiting: Vec<u8>,
}

/// One step of a table, as one viewer is told of it.
#[derive(Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct Update {
    /// What happened, in the terms of the game, as far as the viewer may know.
    #[schema(value_type = Vec<Value>)]
    #[ts(type = "unknown[]")]
    pub events: Json,
    /// The same in sentences; only where a language was asked for.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub lines: Vec<String>,
    /// Whether plays were taken back: those after the first `state.plays` stand no longer.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub undone: bool,
    /// How the table stands after it.
    pub state: State,
}

/// What happened since a viewer last looked.
#[derive(Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct Recap {
    /// The table as everybody sees it.
    pub table: TableInfo,
    /// One item per play that the viewer has missed; plays that were taken back since are not told.
    pub missed: Vec<Missed>,
    /// How it stands now.
    pub state: State,
    /// Since when it stands so, in milliseconds since 1970: when the newest entry was written.
    #[serde(default)]
    #[ts(optional, as = "Option<_>")]
    pub since: i64,
}

/// One play that was missed.
#[derive(Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct Missed {
    /// Its entry in the log.
    pub seq: u64,
    /// What happened, in the terms of the game, as far as the viewer may know.
    #[schema(value_type = Vec<Value>)]
    #[ts(type = "unknown[]")]
    pub events: Json,
    /// The same in sentences; only where a language was asked for.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub lines: Vec<String>,
}
