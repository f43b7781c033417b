//! The interpreter of the effect language: contexts, selectors, conditions, and the frame that carries out a list.

pub mod change;
pub mod cond;
pub mod context;
pub mod peek;
pub mod pick;
pub mod possible;
pub mod run;
pub mod select;

pub use context::Ctx;
pub use possible::{does_something, makes_attack};
pub use select::{Among, Scope};
