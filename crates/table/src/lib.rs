//! One table of any game, without IO: no sockets, no store, no clock and no randomness of its own.
//!
//! A [`Host`] takes one [`Input`] after another, each with the time, and says what is to be done: [`Output`]s. Its driver writes
//! entries to a log, tells viewers, lets bots think, and hands back what came of it. A server, a browser and a test with a clock of its
//! own can drive the same table.
//!
//! In reading order: a [`game`] without its types; the [`entry`]s of a log; the [`Sheet`] and the [`Table`] that a log leaves; the
//! [`host`] of a live one; [`open`] for new ones and [`past`] for finished ones; [`campaign`]; the [`form`] that requests must have.
//!
//! A whole table, with bots at its seats and somebody who watches:
//!
//! ```
//! use protocol::SeatWish;
//! use std::{collections::VecDeque, sync::Arc};
//! use table::{Appended, Host, Input, Output, Request, Setting, Table, Ticket, open::{Opened, Plan}};
//!
//! let game = table::game::shelf()?.remove(0);
//! let options = game.options(&serde_json::Map::new())?;
//! let bots = vec![SeatWish::Bot { level: "random".into() }; 2];
//! let plan = Plan { seats: Some(bots), ..Plan::new(game.clone(), options, [7; 32]) };
//! // A real driver asks the system for these bytes, and for the time.
//! let mut entropy = |bytes: &mut [u8]| bytes.fill(1);
//! let mut now = 0;
//! let Opened { sheet, mut log, secrets } = plan.open(now, &mut entropy).map_err(|problem| problem.detail)?;
//!
//! let table = Table::replay(game, sheet, &log)?;
//! let mut host = Host::new(table, Setting { node: "here".into(), alone: true, grace: 0 }, now);
//! let watch = Request::Attach { token: secrets.spectator.hashed(), from: None, lang: None };
//! let mut inputs = VecDeque::from([Input::Asked { ticket: Ticket(1), request: watch }]);
//! let (mut frames, mut over) = (0, false);
//! while let Some(input) = inputs.pop_front() {
//!     now += 1;
//!     let mut outputs = Vec::new();
//!     host.handle(now, &mut entropy, input, &mut outputs);
//!     for output in outputs {
//!         match output {
//!             Output::Append(entry) => {
//!                 log.push(entry);
//!                 inputs.push_back(Input::Appended(Appended::Stored));
//!             }
//!             Output::Think(mut bot) => {
//!                 let choice = bot.choose(Arc::default());
//!                 inputs.push_back(Input::Thought { seat: bot.seat, ask: bot.ask, bot: bot.bot, choice });
//!             }
//!             Output::Tell { .. } => frames += 1,
//!             Output::Over => over = true,
//!             _ => {}
//!         }
//!     }
//! }
//! assert!(over && frames >= log.len(), "the game came to its end, and its spectator was told of every play");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod campaign;
pub mod entry;
pub mod form;
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
