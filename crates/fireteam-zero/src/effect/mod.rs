//! The interpreter of the effect language: its words, one file each; contexts, selectors, conditions, the frame that carries
//! out a list, and the texts made from it.

pub mod change;
pub mod cond;
pub mod context;
pub mod futile;
pub mod peek;
pub mod pick;
pub mod possible;
pub mod run;
pub mod select;
pub mod tell;
pub mod words;

pub use context::Ctx;
pub use futile::{Futile, futile};
pub use possible::{does_something, makes_attack};
pub use select::{Among, Scope};
