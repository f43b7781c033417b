//! How bots think, and what hints are made of: what a seat may hold possible, how good a table is, what a sensible player
//! answers, a turn thought through, the signs that a learned judgement goes by. No rule reads it.

pub mod advice;
pub mod guess;
mod line;
mod plan;
mod prepare;
mod schemes;
pub mod signs;
mod strike;
mod survey;
pub mod worth;
pub mod zero;
