//! Whether playing a card or an ability would change nothing. The rules do not forbid it, but the player should know.

use super::Scope;
use crate::pack::*;
use serde::Serialize;

/// Why an effect would come to nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Futile {
    /// Nothing prevents this damage (FZ-DMG-05).
    Unblockable,
    /// Nobody whom it lets act has anything to do.
    NoAction,
    /// There is nothing that it could change.
    Nothing,
}

impl Futile {
    /// The name of its text.
    pub fn key(self) -> &'static str {
        match self {
            Futile::Unblockable => "futile-unblockable",
            Futile::NoAction => "futile-no-action",
            Futile::Nothing => "futile-nothing",
        }
    }
}

/// Why a list would come to nothing now; none if any part of it might do something.
pub fn futile(scope: &Scope, list: List) -> Option<Futile> {
    let mut effects = scope.pack.list(list).iter();
    let first = effects.next()?.word().futile(scope)?;
    effects.all(|effect| effect.word().futile(scope).is_some()).then_some(first)
}
