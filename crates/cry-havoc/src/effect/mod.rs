//! The effect language: what a text does, and whether it could (docs/effects-cry-havoc.md).
//!
//! `words` has the words, one file each; `select`, `number` and `cond` read the table for a text; `things` and `room` say what a step could take and where it could go;
//! `possible` answers whether a text could do anything, `price` whether it still could once its cost is paid; `run` carries it out, asking through `pick`.

pub mod bans;
pub mod cond;
pub mod number;
pub mod pick;
pub mod possible;
mod price;
mod room;
pub mod run;
pub mod select;
pub mod tell;
pub mod things;
pub mod who;
pub mod words;
