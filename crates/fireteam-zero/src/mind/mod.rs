//! How bots think, and what hints are made of: what a seat may hold possible, what the objectives need, how good a table is,
//! what a sensible player answers, a turn thought through. No rule reads it.

pub mod advice;
mod goals;
pub mod guess;
mod menace;
mod outlook;
mod plan;
pub mod prospects;
pub mod signs;
pub mod worth;
