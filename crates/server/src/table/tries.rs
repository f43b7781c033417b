//! How an operation comes about at a node that may be behind: it is tried on what the node knows, and tried again when the store
//! turns out to know more.
//!
//! Writing an entry gives a [`Stop`] when another node was faster, and nobody outside can be answered with one: whatever writes
//! has to be called through `tried!`, which catches up, tries again, and gives up after a while.

use super::owner::Owner;
use crate::problem::{self, Result};
use protocol::Problem;

/// How often an operation is tried when other nodes are faster.
const TRIES: u32 = 8;

/// Why an attempt has come to nothing.
pub enum Stop {
    /// The log has entries that this node did not know of.
    Behind,
    Refused(Box<Problem>),
}

impl From<Box<Problem>> for Stop {
    fn from(problem: Box<Problem>) -> Stop {
        Stop::Refused(problem)
    }
}

/// One attempt at an operation.
pub type Tried<T> = std::result::Result<T, Stop>;

/// Tries an operation until it stands, or is refused by a node that is not behind. A macro, because a closure over the owner
/// could not be sent to another thread.
macro_rules! tried {
    ($owner:ident.$($attempt:tt)+) => {{
        let mut tries = $crate::table::tries::Tries::default();
        loop {
            let attempt = $owner.$($attempt)+.await;
            if let Some(answer) = $owner.answer(attempt, &mut tries).await {
                break answer;
            }
        }
    }};
}

pub(super) use tried;

/// How often an operation was tried.
#[derive(Default)]
pub struct Tries(u32);

impl Owner {
    /// What is answered after an attempt; none if it is to be made once more, and then the node has caught up.
    pub(super) async fn answer<T>(&mut self, attempt: Tried<T>, tries: &mut Tries) -> Option<Result<T>> {
        let behind = match attempt {
            Ok(done) => return Some(Ok(done)),
            Err(Stop::Behind) => self.catch_up().await,
            Err(Stop::Refused(problem)) if problem.status >= 500 => return Some(Err(problem)),
            // A no may rest on what is no longer so: a token that another node has given out, a question that it has asked.
            Err(Stop::Refused(problem)) => match self.was_behind().await {
                Ok(false) => return Some(Err(problem)),
                other => other.map(|_| ()),
            },
        };
        tries.0 += 1;
        match behind {
            Err(problem) => Some(Err(problem)),
            Ok(()) if tries.0 == TRIES => {
                Some(Err(problem::unavailable("Others play at this table at the same moment; try again.")))
            }
            Ok(()) => None,
        }
    }
}
