//! What can be played.

use crate::Json;
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

/// A lesson of a game. Its tables are opened with the option `lesson`.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct LessonInfo {
    /// What stands in the options.
    #[schema(example = "first")]
    pub name: String,
    /// How long it takes.
    pub minutes: u8,
    /// How many things are said in it.
    pub said: u32,
    /// Seats at its tables; whoever learns has the first.
    pub seats: u8,
    /// The bots for the other seats.
    pub level: String,
    /// Whether the game goes on when the steps are over.
    pub free: bool,
}

/// A lesson with all its steps: one line of play. Each question on it is known by its number.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct Lesson {
    /// What it is.
    pub info: LessonInfo,
    /// The steps in order.
    pub steps: Vec<LessonStep>,
    /// All answers in order, those of the other seats and those that the lesson gives by itself too.
    pub plays: Vec<LessonPlay>,
    /// The number of the question at which the steps are over; absent if the game is over then.
    pub end: Option<u32>,
}

/// One step of a lesson.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct LessonStep {
    /// The number of the question at which it begins.
    pub ask: u32,
    /// What is said: the last part of the name of a message. Absent where the lesson plays by itself.
    pub say: Option<String>,
    /// What is pointed at, if not what must be chosen: a part of the page.
    pub part: Option<String>,
    /// What is pointed at, if not what must be chosen: a thing on the table.
    pub thing: Option<LessonThing>,
    /// Whether something must be chosen. Otherwise it is only read.
    pub must: bool,
}

/// A thing on the table.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct LessonThing {
    /// `figure`, `region`, as the game calls it.
    pub kind: String,
    /// Its number in views.
    pub n: u32,
}

/// One answer on the line of a lesson.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct LessonPlay {
    /// The number of the question.
    pub ask: u32,
    /// Who answers.
    pub seat: u8,
    /// The step that it belongs to, counted from 0.
    pub step: u32,
    /// Whether whoever learns must find it; otherwise the lesson plays it.
    pub pupils: bool,
    /// The answer, in the terms of the game.
    #[schema(value_type = Value)]
    #[ts(type = "unknown")]
    pub choice: Json,
}
