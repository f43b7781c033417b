//! The laws every game of Muster must keep, and the scenario runner.

pub mod scenario;
