//! One table of any game, without IO: no sockets, no store, no clock and no randomness of its own.
//!
//! A [`Host`] takes one [`Input`] after another, each with the time, and says what is to be done: [`Output`]s. Whoever drives it writes
//! entries to a log, tells viewers, lets bots think, and hands back what came of it. A server, a browser and a test with a clock of its
//! own can drive the same table.
//!
//! In reading order: a [`game`] without its types; the [`entry`]s of a log; the [`Sheet`] and the [`Table`] that a log leaves; the
//! [`host`] of a live one; [`open`] for new ones and [`past`] for finished ones; [`campaign`].

pub mod campaign;
pub mod entry;
pub mod game;
pub mod history;
pub mod host;
mod load;
mod note;
pub mod open;
pub mod past;
pub mod problem;
mod sheet;
mod state;
pub mod token;
pub mod words;

pub use history::Logged;
pub use host::{Answer, Appended, Host, Input, Output, Request, Setting, Ticket, Who};
pub use load::{Snapshot, Unplayable, build};
pub use note::Note;
pub use sheet::Sheet;
pub use state::{Broken, Kept, Table};
pub use token::Entropy;

/// Milliseconds since 1970.
pub type Millis = i64;
