//! Tables and their seats.

use crate::strict;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;
use utoipa::ToSchema;

/// A table to be opened.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[schema(example = json!({"game": "fireteam-zero", "options": {"mission": "1.1", "heroes": 2}}))]
pub struct NewTable {
    /// One of the catalogue.
    #[schema(example = "fireteam-zero", max_length = 40)]
    pub game: String,
    /// What the game is opened with, by the fields of the catalogue; what is left out has its default.
    #[serde(default)]
    #[schema(value_type = Object)]
    #[ts(type = "Record<string, unknown>")]
    pub options: serde_json::Map<String, Value>,
    /// Who sits where. Without it the first seat is yours and bots play the others; seats left out at the end are open.
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "strict::objects_or_none")]
    #[schema(max_items = 4)]
    pub seats: Option<Vec<SeatWish>>,
    /// How fast people are expected to answer.
    #[serde(default, deserialize_with = "strict::object")]
    #[ts(optional, as = "Option<_>")]
    pub pace: Pace,
    /// What may be taken back.
    #[serde(default)]
    #[ts(optional, as = "Option<_>")]
    pub undo: UndoPolicy,
    /// The same seed gives the same dice and shuffles. It is then known to whoever opened the table, and the table says so.
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "strict::whole_or_none")]
    #[schema(maximum = 9007199254740991u64)]
    pub seed: Option<u64>,
    /// Whether everybody may find the table while it has an open seat.
    #[serde(default)]
    #[ts(optional, as = "Option<_>")]
    pub listed: bool,
    /// Any word of your own that nobody can guess, new for every table: the same one sent twice opens a table once, and the answer is the same.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(min_length = 22, max_length = 64)]
    pub key: Option<String>,
}

/// Who is to sit on a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum SeatWish {
    /// A person who is given the token.
    Human {
        /// How the others are to call them.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[schema(min_length = 1, max_length = 40, example = "Ada")]
        name: Option<String>,
    },
    /// A bot of one of the levels of the catalogue.
    Bot {
        /// How strong it is.
        #[schema(example = "regular", max_length = 40)]
        level: String,
    },
    /// Whoever comes first.
    Open {},
}

/// How fast people are expected to answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Pace {
    /// At once: a bot may stand in for somebody who is silent for two minutes.
    Live {},
    /// Within so many days: only after that may a bot stand in.
    Days {
        /// How many.
        #[serde(deserialize_with = "strict::whole")]
        #[schema(minimum = 1, maximum = 60, example = 3)]
        days: u8,
    },
}

impl Default for Pace {
    fn default() -> Self {
        Pace::Live {}
    }
}

/// What may be taken back.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(rename_all = "snake_case")]
pub enum UndoPolicy {
    /// One's own choices, as long as nothing was rolled, drawn or revealed.
    Strict,
    /// More than that if all people at the table agree.
    #[default]
    Consent,
    /// Everything, by anybody, with the same dice or new ones; the log says so.
    Training,
}

/// A table that was opened. Without a key the tokens are shown this one time.
#[derive(Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct Made {
    /// The table as everybody sees it.
    pub table: TableInfo,
    /// The token of each seat; none for bots and open seats.
    pub seats: Vec<Option<String>>,
    /// Lets one watch.
    pub spectator: String,
    /// Lets one look after the table.
    pub owner: String,
}

/// A table as everybody who knows its id may see it.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct TableInfo {
    /// Part of every address of the table.
    #[schema(example = "5d8808bc0812bee87704")]
    #[ts(type = "TableId")]
    pub id: String,
    /// One of the catalogue.
    #[schema(example = "fireteam-zero")]
    pub game: String,
    /// The version of the rules it began with.
    #[schema(example = "0.1.0")]
    pub rules: String,
    /// The fingerprint of the content it began with.
    #[schema(example = "1ed544aa360b1485")]
    pub pack: String,
    /// What the game was opened with, complete.
    #[schema(value_type = Object)]
    #[ts(type = "Record<string, unknown>")]
    pub options: Value,
    /// Who sits where.
    pub seats: Vec<SeatInfo>,
    /// How fast people are expected to answer.
    pub pace: Pace,
    /// After so many milliseconds without a choice a bot may stand in for whoever is waited for.
    pub patience: u64,
    /// What may be taken back.
    pub undo: UndoPolicy,
    /// Whether its players may ask for hints: the game is co-operative, it is a training table, or all others are bots.
    pub hints: bool,
    /// Whether everybody may find it while it has an open seat.
    pub listed: bool,
    /// The BLAKE3 hash of the secret seed, as promised before the first choice; the seed itself is shown after the end.
    pub commitment: String,
    /// Whether whoever opened the table chose the seed.
    pub seeded: bool,
    /// Whether it is played.
    pub status: Status,
    /// The number of the newest entry of the log.
    pub seq: u64,
    /// Plays that somebody wants to take back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub undo_asked: Option<UndoAsked>,
    /// The table this one was branched from or plays again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub origin: Option<String>,
    /// The table at which the game is played once more; every token of this table is good there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rematch: Option<String>,
    /// The campaign it is a mission of.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub campaign: Option<String>,
    /// When it was opened, in milliseconds since 1970.
    pub made_at: i64,
}

/// Who sits on a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum SeatInfo {
    /// A person.
    Human {
        /// How to call them.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        name: Option<String>,
        /// Whether a connection of this seat is open.
        #[serde(default)]
        present: bool,
    },
    /// A bot.
    Bot {
        /// How strong it is.
        #[schema(example = "regular")]
        level: String,
        /// Whether it keeps the seat for a person, whose token stays good: whoever comes back with it takes the seat back.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        stands_in: bool,
        /// How to call that person.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        name: Option<String>,
    },
    /// Nobody yet: `join` takes it.
    Open {},
}

/// Whether a table is played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// The game goes on.
    Open,
    /// The game has ended; the past of the table is open to all who know it.
    Over,
    /// The rules broke down at this table. Its log is kept; the message says what happened.
    Faulty(String),
}

/// A wish to take plays back that waits for the others.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
pub struct UndoAsked {
    /// Whose wish it is.
    pub seat: u8,
    /// How many plays would stand.
    pub keep: u64,
    /// The seats that still have to agree.
    pub waiting: Vec<u8>,
}

/// Who a token stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(rename_all = "snake_case")]
pub enum Viewer {
    /// The player of a seat.
    Seat(u8),
    /// Somebody who watches.
    Spectator,
    /// Whoever opened the table: sees what spectators see.
    Owner,
}

impl Viewer {
    /// The seat whose secrets this viewer sees.
    pub fn seat(self) -> Option<u8> {
        match self {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator | Viewer::Owner => None,
        }
    }
}

/// Takes an open seat.
#[derive(Clone, Debug, Default, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct Join {
    /// Which one; without it, the first.
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "strict::whole_or_none")]
    #[schema(maximum = 3, example = 1)]
    pub seat: Option<u8>,
    /// How the others are to call you.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(min_length = 1, max_length = 40, example = "Grace")]
    pub name: Option<String>,
    /// Any word of your own that nobody can guess, new for every seat: the same one sent twice takes a seat once, and the answer is the same.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(min_length = 22, max_length = 64)]
    pub key: Option<String>,
}

/// The seat that was taken. Without a key the token is shown this one time.
#[derive(Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct Joined {
    /// Which one it is.
    pub seat: u8,
    /// Its token.
    pub token: String,
    /// The table as everybody sees it now.
    pub table: TableInfo,
}

/// Lets a bot play for an open seat, for somebody who has left, or for somebody who has been silent too long; their seat is kept for them.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct StandIn {
    /// Where.
    #[serde(deserialize_with = "strict::whole")]
    #[schema(maximum = 3, example = 1)]
    pub seat: u8,
    /// How strong a bot.
    #[schema(example = "regular", max_length = 40)]
    pub level: String,
}

/// The same table once more.
#[derive(Clone, Debug, Default, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct Rematch {
    /// Every player moves on by one seat.
    #[serde(default)]
    #[ts(optional, as = "Option<_>")]
    pub rotate: bool,
}
