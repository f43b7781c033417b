//! Errors: problem documents (RFC 9457), `application/problem+json`.

use crate::State;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// What went wrong and what to do about it. Nothing has changed.
#[derive(Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct Problem {
    /// The short name of the problem, for programs.
    #[schema(example = "stale")]
    pub r#type: String,
    /// The same for people.
    pub title: String,
    /// The HTTP status.
    #[schema(minimum = 400, maximum = 599)]
    pub status: u16,
    /// What happened and what would help.
    pub detail: String,
    /// The rule that forbids it, where a rule does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(example = "FZ-MOVE-01")]
    pub rule: Option<String>,
    /// After how many seconds it is worth trying again, where that is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub retry_after: Option<u32>,
    /// How the table stands, where the request was out of date.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub now: Option<Box<State>>,
}
