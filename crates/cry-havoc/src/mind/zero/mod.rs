//! The masters as they were before they learned from whole games: what they answered, planned and thought good. Whoever plays
//! better is measured against them (`master-0` in the arena), so nothing in here changes with the other bots; where a change of the
//! rules would break it, only what no longer compiles is touched.

pub mod advice;
mod plan;
pub mod worth;
