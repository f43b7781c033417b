//! What people say to each other. Players and spectators have a room each.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// Who can read it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(rename_all = "snake_case")]
pub enum Room {
    /// Those who hold a seat.
    Players,
    /// Those who watch.
    Spectators,
}

impl Room {
    pub fn word(self) -> &'static str {
        match self {
            Room::Players => "players",
            Room::Spectators => "spectators",
        }
    }
}

/// A line of chat.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct Say {
    /// One to five hundred characters.
    #[schema(min_length = 1, max_length = 500, example = "Well played!")]
    pub text: String,
    /// Any word of your own, new for every line: the same one sent twice counts once.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(min_length = 1, max_length = 64)]
    pub key: Option<String>,
}

/// A line that was said.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
pub struct Message {
    /// Where it was said.
    pub room: Room,
    /// Its number in the room, from 1.
    pub n: u64,
    /// Milliseconds since 1970.
    pub at: i64,
    /// The seat of a player; none for a spectator.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<u8>,
    /// What was said.
    pub text: String,
}
