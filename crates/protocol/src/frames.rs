//! The live connection: JSON objects with one key each, over a WebSocket both ways, or as lines (NDJSON) from the server only.

use crate::{AskUndo, Consent, Message, Play, Problem, Reason, Recap, Say, TableInfo, Update, WhyNot, strict};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// What a client says. `hello` comes first.
#[derive(Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(rename_all = "snake_case")]
pub enum Ask {
    /// Who wants to see the table.
    Hello(Hello),
    /// Makes a choice; `played` or `refused` answers.
    Play(Play),
    /// Asks what forbids a choice; `why_not` answers.
    WhyNot(WhyNot),
    /// Takes plays back, or asks for it; `done` or `refused` answers.
    Undo(AskUndo),
    /// Agrees to take plays back or refuses; `done` or `refused` answers.
    Consent(Consent),
    /// Says something; `said` or `refused` answers.
    Chat(Say),
    /// Changes the language of this connection: `welcome` tells everything in it, then `done` answers, or `refused`.
    Speak(Speak),
}

impl Ask {
    /// The key that the answer carries.
    pub fn key(&self) -> Option<&str> {
        match self {
            Ask::Hello(_) => None,
            Ask::Play(play) => Some(&play.key),
            Ask::WhyNot(WhyNot { key, .. })
            | Ask::Undo(AskUndo { key, .. })
            | Ask::Consent(Consent { key, .. })
            | Ask::Chat(Say { key, .. })
            | Ask::Speak(Speak { key, .. }) => key.as_deref(),
        }
    }
}

/// Who wants to see the table.
#[derive(Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct Hello {
    /// The token. It travels here and not in the address, where a proxy would write it down.
    pub token: String,
    /// The last entry the client has seen: it is told what it missed since. Without it, it only gets the state.
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "strict::whole_or_none")]
    pub from: Option<u64>,
    /// `en`, `pt-BR`, `fr` or `de`; without it no texts are sent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lang: Option<String>,
}

/// The language of texts from now on.
#[derive(Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct Speak {
    /// `en`, `pt-BR`, `fr` or `de`.
    pub lang: String,
    /// The entry after which everything is told once more. Without it, only the state is.
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "strict::whole_or_none")]
    pub from: Option<u64>,
    /// Any word of your own: the answer carries it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(min_length = 1, max_length = 64)]
    pub key: Option<String>,
}

/// What the server tells. An answer carries the key of what it answers.
#[derive(Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(rename_all = "snake_case")]
pub enum Told {
    /// The answer to `hello`, and everything once more in another language.
    Welcome(Box<Welcome>),
    /// Somebody has chosen, or plays were taken back.
    Update(Box<Update>),
    /// The table itself has changed: seats, wishes to undo, its end.
    Table(TableInfo),
    /// One's own play stands and cannot be lost.
    Played {
        /// The key it was played with.
        key: String,
        /// The entry of the log that holds it.
        seq: u64,
        /// Whether it had been played before under the same key.
        repeated: bool,
    },
    /// The answer to `why_not`.
    WhyNot {
        /// The key it was asked with.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        key: Option<String>,
        #[serde(flatten)]
        reason: Reason,
    },
    /// What was asked for is done, and whatever follows from it has been told.
    Done {
        /// The key it was asked with.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        key: Option<String>,
    },
    /// Somebody said something.
    Chat(Message),
    /// One's own message is kept.
    Said {
        /// The key it was said with.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        key: Option<String>,
        /// Its number in the room.
        n: u64,
    },
    /// What was asked for is refused.
    Refused {
        /// The key it was asked with.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        key: Option<String>,
        /// What is wrong.
        problem: Problem,
    },
    /// The connection ends; the client should come back, possibly elsewhere.
    Bye(Bye),
}

/// How the table stands and what was missed.
pub type Welcome = Recap;

/// Why the connection ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(rename_all = "snake_case")]
pub enum Bye {
    /// This server is going down.
    Shutdown,
    /// The client reads too slowly.
    Slow,
    /// The token is no longer good for this seat.
    Unseated,
    /// The table cannot be read at the moment.
    Lost,
}
