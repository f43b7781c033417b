//! The laws every game must keep, and the scenario runner.
