//! Fireteam Zero: the co-operative game, every rule of `rulebook/fireteam-zero.md`.

pub mod effect;
pub mod pack;
pub mod rules;
pub mod speech;
pub mod terms;
