//! Cry Havoc: the area-control game, every rule of `rulebook/cry-havoc.md`.

pub mod choice;
pub mod event;
pub mod options;
pub mod pack;
pub mod rules;
pub mod terms;
pub mod why;
pub mod world;
