//! The problems that a client can be told of: those of tables, and those of the store. What goes wrong inside is logged, never told.

use crate::store;
use protocol::Problem;
pub use table::problem::*;

/// What the store could not do.
pub fn of_store(error: &store::Error) -> Box<Problem> {
    match error {
        store::Error::Full => disk_full(),
        _ => unavailable("The store does not answer; send the same request again in a moment."),
    }
}
