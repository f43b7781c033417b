//! The laws every game of Muster must keep, and the scenario runner.

pub mod fireteam_zero;
pub mod laws;
pub mod scenario;
