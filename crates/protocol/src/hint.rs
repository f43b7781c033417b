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
    /// How well it is expected to end; none where nothing else is offered.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub estimate: Option<Estimate>,
    /// What speaks for it or against it beside the others, in one sentence.
    pub why: String,
}

/// How well something is expected to end, by bots that play on to the end of the round. They know what the seat knows.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[serde(rename_all = "snake_case")]
pub enum Estimate {
    /// The chance of victory, from 0 to 1.
    Chance(f64),
    /// What is won or lost by then, in points of the game, against what the others win.
    Points(f64),
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
    /// What was chosen.
    pub chosen: Vec<String>,
    /// What that was worth.
    pub was: Estimate,
    /// What would have been better.
    pub better: Vec<String>,
    /// What that would have been worth.
    pub could_be: Estimate,
    /// Why it would have been better, in one sentence.
    pub why: String,
}
