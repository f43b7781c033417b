//! Choices, what forbids them, and taking them back.

use crate::{Json, State, strict};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;
use utoipa::ToSchema;

/// A choice. The seat is the token's.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[schema(example = json!({"ask": 1, "choice": {"action": "move"}, "key": "a-word-of-your-own-7"}))]
pub struct Play {
    /// The number of the question it answers. An answer to an older question changes nothing.
    #[serde(deserialize_with = "strict::whole")]
    #[schema(maximum = 2147483647)]
    pub ask: u32,
    /// One of the offers, as it was offered.
    #[schema(value_type = Value)]
    #[ts(type = "unknown")]
    pub choice: Json,
    /// Any word, new for every choice: the same one sent twice is played once.
    #[schema(min_length = 1, max_length = 64)]
    pub key: String,
}

/// A choice that stands and cannot be lost.
#[derive(Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct Played {
    /// The entry of the log that holds it.
    pub seq: u64,
    /// Whether it had been played before under the same key.
    pub repeated: bool,
    /// How the table stands after it.
    pub state: State,
}

/// A choice one asks about.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[schema(example = json!({"choice": {"action": "build"}}))]
pub struct WhyNot {
    /// Any choice of the game.
    #[schema(value_type = Value)]
    #[ts(type = "unknown")]
    pub choice: Json,
    /// Any word of your own: an answer over the WebSocket carries it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(min_length = 1, max_length = 64)]
    pub key: Option<String>,
}

/// Whether a choice would be accepted, and what forbids it.
#[derive(Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct Reason {
    /// Whether it would be accepted.
    pub allowed: bool,
    /// The rule that forbids it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
    /// The short name of the reason.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
    /// The reason as people read it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
}

/// Something to be worked out before a choice.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[schema(example = json!({"inquiry": {"what": "forecast"}}))]
pub struct Inquiry {
    /// What is asked, in the terms of the game.
    #[schema(value_type = Value)]
    #[ts(type = "unknown")]
    pub inquiry: Value,
}

/// What was worked out.
#[derive(Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct Advice {
    /// The answer, in the terms of the game; null where there is none.
    #[schema(value_type = Value)]
    #[ts(type = "unknown")]
    pub answer: Json,
    /// Why there is none: the question makes no sense as the table stands now.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub refused: Option<String>,
}

/// Takes plays back.
#[derive(Clone, Debug, Default, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct AskUndo {
    /// How many plays are to stand; without it, all but one's own last one and what followed it.
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "strict::whole_or_none")]
    pub keep: Option<u64>,
    /// New dice and shuffles from there on; only at training tables.
    #[serde(default)]
    #[ts(optional, as = "Option<_>")]
    pub new_dice: bool,
    /// Any word of your own, new for every wish: the same one sent twice counts once.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(min_length = 1, max_length = 64)]
    pub key: Option<String>,
}

/// The answer to somebody's wish to take plays back.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct Consent {
    /// Whether they may be taken back.
    #[schema(example = true)]
    pub agree: bool,
    /// Any word of your own, new for every answer: the same one sent twice counts once.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(min_length = 1, max_length = 64)]
    pub key: Option<String>,
}
