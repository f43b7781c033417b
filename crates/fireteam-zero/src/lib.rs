//! Fireteam Zero: the co-operative game, every rule of `rulebook/fireteam-zero.md`.

pub mod pack;
pub mod rules;
pub mod terms;
