//! Cry Havoc: the area-control game, every rule of `rulebook/cry-havoc.md`.

pub mod rules;
