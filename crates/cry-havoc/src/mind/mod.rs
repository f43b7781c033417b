//! How bots think, and what hints are made of: what a seat may hold possible, how good a table is, what a sensible player
//! answers, a turn thought through. No rule reads it.

pub mod advice;
pub mod guess;
mod plan;
pub mod worth;
