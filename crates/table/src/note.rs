//! What the hosts of one table tell each other.

use serde::{Deserialize, Serialize};

/// What there is to read of a table in its log; only [`Note::Present`] is not kept there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Note {
    /// The log has an entry with this number.
    Moved { seq: u64 },
    /// The room has a message with this number.
    Chat { room: String, n: u64 },
    /// Seats, pace or state of the table are not what they were.
    Status,
    /// Who watches the table at this node now.
    Present { node: String, seats: Vec<u8>, spectators: u32 },
}
