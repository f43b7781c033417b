//! Refusals that explain: the rule that forbids a choice, and what is needed to make a sentence of it.

use crate::{Rule, marks::cite};
use serde::{Deserialize, Serialize};

/// Why a choice is not offered; `R` lists the reasons of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Why<R> {
    /// The rule that forbids it.
    pub rule: Rule,
    /// What it says, for a sentence.
    pub reason: R,
}

/// `no(CH_MOVE_04, Reason::EnemyHq)`: a refusal.
///
/// # Errors
/// Always.
pub fn no<T, R>(rule: Rule, reason: R) -> Result<T, Why<R>> {
    // A rule that forbids something has been reached.
    cite(rule);
    Err(Why { rule, reason })
}

/// Refuses unless the condition holds.
///
/// # Errors
/// The refusal.
pub fn unless<R>(holds: bool, rule: Rule, reason: R) -> Result<(), Why<R>> {
    if holds { Ok(()) } else { no(rule, reason) }
}
