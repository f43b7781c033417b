//! The log of a table: what its entries say. Everything that happens to a table is an entry, so that `(table, seq)` is the only
//! lock there is, and a table can be built again from its log alone.

use crate::token::Hashed;
use protocol::Json;
use serde::{Deserialize, Serialize};

/// What an entry of a log says.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Entry {
    /// A choice that was made.
    Play {
        seat: u8,
        choice: Json,
        /// The idempotency key it came with; none for bots.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        key: Option<String>,
    },
    /// Only the first `keep` plays stand.
    Undo {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<u8>,
        keep: u64,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        key: Option<String>,
    },
    /// New dice and shuffles from here on.
    Dice { seed: String },
    /// A seat wants to take plays back and needs the others' consent.
    UndoAsked {
        seat: u8,
        keep: u64,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        key: Option<String>,
    },
    /// A seat does not agree that plays are taken back, or withdraws its wish.
    UndoRefused {
        seat: u8,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        key: Option<String>,
    },
    /// A seat agrees; others are still waited for.
    UndoAgreed {
        seat: u8,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        key: Option<String>,
    },
    /// A person has taken a seat.
    Joined {
        seat: u8,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        name: Option<String>,
        token: Hashed,
    },
    /// A person has given a seat up; it is open now, or the bot's that stood in.
    Left { seat: u8 },
    /// A bot plays this seat from now on. A person's seat it keeps for them.
    StandIn { seat: u8, level: String },
    /// The person that a bot stood in for is back, and plays the seat from now on.
    Back { seat: u8 },
    /// The game is played once more, at another table.
    Rematch { table: String },
}

impl Entry {
    /// As it is written down.
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }

    /// What everybody may read after the end: not the hashes of tokens.
    pub fn public(&self) -> serde_json::Value {
        let mut value = serde_json::to_value(self).unwrap_or_default();
        if let Some(joined) = value.get_mut("joined").and_then(serde_json::Value::as_object_mut) {
            joined.remove("token");
        }
        value
    }
}

/// Who sits on a seat.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Seated {
    Human {
        name: Option<String>,
        token: Hashed,
    },
    Bot {
        level: String,
    },
    Open,
    /// A bot plays, and keeps the seat for this person.
    StandIn {
        level: String,
        name: Option<String>,
        token: Hashed,
    },
}

impl Seated {
    /// Whose seat it is.
    pub fn token(&self) -> Option<&Hashed> {
        match self {
            Seated::Human { token, .. } | Seated::StandIn { token, .. } => Some(token),
            Seated::Bot { .. } | Seated::Open => None,
        }
    }

    /// How strong the bot is that plays.
    pub fn bot(&self) -> Option<&str> {
        match self {
            Seated::Bot { level } | Seated::StandIn { level, .. } => Some(level),
            Seated::Human { .. } | Seated::Open => None,
        }
    }
}
