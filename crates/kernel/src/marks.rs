//! Marks: which rules a run has reached. Rules code cites a rule where it makes it true; with the feature `marks` a run
//! remembers the citations of its thread, without it a citation costs nothing.

/// One numbered rule of a rulebook: its place in the generated table of the game's crate.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
pub struct Rule(pub u16);

#[cfg(feature = "marks")]
mod kept {
    use super::Rule;
    use std::{cell::RefCell, collections::BTreeSet};

    thread_local! {
        static SEEN: RefCell<BTreeSet<Rule>> = const { RefCell::new(BTreeSet::new()) };
    }

    pub fn cite(rule: Rule) {
        SEEN.with_borrow_mut(|seen| seen.insert(rule));
    }

    /// The rules cited on this thread since the last call.
    pub fn take() -> BTreeSet<Rule> {
        SEEN.take()
    }
}

#[cfg(feature = "marks")]
pub use kept::{cite, take};

/// Says that the line above or below makes this rule true.
#[cfg(not(feature = "marks"))]
#[inline(always)]
pub fn cite(_: Rule) {}
