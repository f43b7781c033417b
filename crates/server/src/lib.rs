//! The table server.

pub mod bus;
