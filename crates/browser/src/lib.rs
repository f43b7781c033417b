//! The table core as one WebAssembly module: the rules, the bots, hints and the past of games in a page, without a server.
//!
//! A page plays at home as it plays at a server: requests with the paths of the HTTP API, and the frames of the live connection. What
//! answers is a worker with this module in it:
//!
//! ```text
//! page ── request, frame ──▶ worker ── Call ──▶ House (one per tab)
//!                              ▲  └─ Done: writes, answer, frames, what is to be worked out
//!                              │        │
//!                              │        ├─▶ IndexedDB, all writes of a call in one transaction …
//!                              │        └─▶ … and only then answer and frames to the page
//!                              └── answer, choice ── other workers with this module: bots, hints, odds, replays
//! ```
//!
//! - *One door.* A [`call::Call`] goes in and a [`call::Done`] comes out, as JSON. Time and randomness are in the call. Nothing in here
//!   waits; a panic ends the instance, and the worker starts another one from the store.
//! - *A call is an attempt on what the house knows.* If it needs rows of the store first, it changes nothing and says so; the worker reads
//!   them and makes the call again with them.
//! - *Durable before told.* The house takes every write as stored. The worker makes it true before it passes anything on; if it cannot
//!   (another tab was faster, the disk is full), it says [`call::What::Lost`], the table is read again, and the page hears of nothing.
//! - *Nothing that takes long is done here*: it is a [`work::Work`] for another instance, complete in itself.
//!
//! In reading order: [`call`], what crosses the door; [`house`], the tables; [`work`], what other instances do; `door`, the exports.

pub mod call;
#[cfg(target_arch = "wasm32")]
mod door;
pub mod house;
pub mod work;
