//! What crosses the door: a call, what came of it, and the rows of the store.

use crate::work::Work;
use protocol::{Json, Problem};
use serde::{Deserialize, Serialize};
use serde_json::value::{RawValue, to_raw_value};
use std::collections::BTreeMap;
use table::{Entropy, Logged, Millis, Sheet, problem};

/// What happens at the house, and when.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Call {
    pub now: Millis,
    /// 32 bytes that nobody can guess, new for every call, as hexadecimal digits.
    pub random: String,
    pub what: What,
    /// The rows of the store that an earlier attempt has asked for.
    #[serde(default)]
    pub known: Vec<Known>,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum What {
    /// A request of the HTTP API.
    Ask(Ask),
    /// A frame of a live connection. The first one of a line says hello.
    Frame { line: u64, table: String, text: String },
    /// A connection has gone.
    Gone { line: u64 },
    /// A bot has made up its mind, or could not.
    Thought { table: String, seat: u8, ask: u32, choice: Option<Json> },
    /// Something is due.
    Time {},
    /// Another tab has written to a table.
    Moved { table: String },
    /// What was written of a table is not in the store.
    Lost { table: String },
}

/// A request of the HTTP API, taken apart.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ask {
    pub method: String,
    /// What follows `/api/v1/`, decoded.
    pub path: Vec<String>,
    #[serde(default)]
    pub query: BTreeMap<String, String>,
    #[serde(default)]
    pub token: Option<String>,
    /// The JSON of the body.
    #[serde(default)]
    pub body: Option<Json>,
}

/// A row of the store; without one there is none.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Known {
    Table { id: String, row: Option<Box<TableRow>> },
    Campaign { id: String, row: Option<CampaignRow> },
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TableRow {
    pub sheet: Sheet,
    pub log: Vec<Logged>,
    /// What broke down here in this tab.
    #[serde(default)]
    pub fault: Option<String>,
}

#[derive(Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CampaignRow {
    pub version: u64,
    pub owner: table::token::Hashed,
    pub kept: table::campaign::Kept,
}

/// A row that has to be read before a call can be answered.
#[derive(Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Need {
    Table(String),
    Campaign(String),
}

/// A row to be written. Those of one call are written together or not at all, and none over another one.
#[derive(Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Write {
    Table {
        id: String,
        row: Json,
    },
    Entry {
        table: String,
        seq: u64,
        row: Json,
    },
    /// Over the version before this one.
    Campaign {
        id: String,
        version: u64,
        row: Json,
    },
}

/// What came of a call, to be done in this order.
#[derive(Default, Serialize)]
pub struct Done {
    /// The call has changed nothing and is to be made again with these rows.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub need: Option<Need>,
    pub writes: Vec<Write>,
    /// The answer to a request, unless it has still to be worked out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub answer: Option<Answer>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub work: Option<Work>,
    pub tells: Vec<Tell>,
    /// Lines that are told nothing more.
    pub ends: Vec<u64>,
    /// Bots that are asked.
    pub thinks: Vec<Think>,
    /// When there is something to do although nothing happens.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub due: Option<Millis>,
}

/// The answer to a request, as over HTTP.
#[derive(Serialize)]
pub struct Answer {
    pub status: u16,
    pub body: Json,
}

impl Answer {
    pub fn ok(body: &impl Serialize) -> Answer {
        Answer { status: 200, body: json(body) }
    }

    pub fn refused(problem: &Problem) -> Answer {
        Answer { status: problem.status, body: json(problem) }
    }

    pub fn of(answer: problem::Result<impl Serialize>) -> Answer {
        match answer {
            Ok(body) => Answer::ok(&body),
            Err(problem) => Answer::refused(&problem),
        }
    }
}

/// JSON of something that can always be written.
pub fn json(value: &impl Serialize) -> Json {
    to_raw_value(value).unwrap_or_else(|_| RawValue::NULL.to_owned())
}

/// A frame for a line.
#[derive(Serialize)]
pub struct Tell {
    pub line: u64,
    pub frame: String,
}

/// A bot's question, with all that another instance needs to answer it.
#[derive(Serialize)]
pub struct Think {
    pub table: String,
    pub seat: u8,
    pub ask: u32,
    pub work: Work,
}

/// The bytes of a call that nobody can guess, as many as are asked for.
#[derive(Default)]
pub struct Random {
    key: [u8; 32],
    drawn: u64,
}

impl Random {
    /// None if the digits are damaged: a seed that can be guessed is none.
    pub fn of(digits: &str) -> Option<Random> {
        table::game::seed_of(digits).map(|key| Random { key, drawn: 0 })
    }
}

impl Entropy for Random {
    fn fill(&mut self, bytes: &mut [u8]) {
        self.drawn += 1;
        blake3::Hasher::new_keyed(&self.key).update(&self.drawn.to_le_bytes()).finalize_xof().fill(bytes);
    }
}
