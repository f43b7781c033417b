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
        /// For every rule up to the last that was cited, whether it was: searches cite millions a second.
        static SEEN: RefCell<Vec<bool>> = const { RefCell::new(Vec::new()) };
    }

    pub fn cite(rule: Rule) {
        let nth = usize::from(rule.0);
        SEEN.with_borrow_mut(|seen| {
            if seen.len() <= nth {
                seen.resize(nth + 1, false);
            }
            seen[nth] = true;
        });
    }

    /// Does something that is not played: its citations do not count.
    pub fn aside<T>(trial: impl FnOnce() -> T) -> T {
        let seen = SEEN.take();
        let found = trial();
        SEEN.set(seen);
        found
    }

    /// The rules cited on this thread since the last call.
    pub fn take() -> BTreeSet<Rule> {
        (0..).map(Rule).zip(SEEN.take()).filter_map(|(rule, cited)| cited.then_some(rule)).collect()
    }
}

#[cfg(feature = "marks")]
pub use kept::{aside, cite, take};

/// Says that the line above or below makes this rule true.
#[cfg(not(feature = "marks"))]
#[inline(always)]
pub fn cite(_: Rule) {}

/// Does something that is not played: its citations do not count.
#[cfg(not(feature = "marks"))]
#[inline(always)]
pub fn aside<T>(trial: impl FnOnce() -> T) -> T {
    trial()
}
