//! The server as its clients meet it: real sockets, a database in a folder of its own, and nothing known of the inside but
//! where a test says so.
#![allow(clippy::unwrap_used, reason = "a test may fail by panicking")]

mod back;
mod common;
mod crowd;
mod doors;
mod faults;
mod games;
mod hints;
mod hostile;
mod life;
mod line;
mod nodes;
mod repeats;
mod seats;
mod secrecy;
mod talk;
mod tally;
mod team;
mod truth;
mod undo;
