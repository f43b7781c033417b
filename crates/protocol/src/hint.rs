//! Hints at a question, and a look back at a finished game.

use crate::Json;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// What a seat could answer to its question.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct Hint {
    /// The number of the question.
    pub ask: u32,
    /// At most three choices, the best first.
    pub ways: Vec<HintWay>,
}

/// One choice that is worth a thought.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct HintWay {
    /// One of the offers.
    #[schema(value_type = Value)]
    #[ts(type = "unknown")]
    pub choice: Json,
    /// The choice as people read it.
    pub text: String,
    /// What to choose after it, as far as that can be said now.
    pub then: Vec<String>,
    /// The chance of victory after it, from 0 to 1, by bots that play on to the end of the round and know what the seat knows; among
    /// rivals 15 % of it is the expected part of all points. None where nothing else is offered.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chance: Option<f64>,
    /// What it comes to, and what sets it apart from the others.
    pub why: String,
}

/// The turns of a finished game in which a seat lost most by its choices.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct Review {
    /// Whose choices were looked at.
    pub seat: u8,
    /// Whether all of them were: time may run out.
    pub whole: bool,
    /// At most five turns, the worst first.
    pub turns: Vec<Slip>,
}

/// A turn in which something else would have been better.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct Slip {
    /// How many plays were made before it: the moment to look at in the replay.
    pub at: u64,
    /// The round it belongs to.
    pub round: u32,
    /// The question, as it was put to the seat.
    pub asked: String,
    /// What was chosen.
    pub chosen: Vec<String>,
    /// The chance of victory after it, from 0 to 1.
    pub was: f64,
    /// What would have been better.
    pub better: Vec<String>,
    /// The chance of victory after that.
    pub could_be: f64,
    /// What that would have come to, and why it is better.
    pub why: String,
}
