//! The laws every game of Muster must keep, the scenario runner, the comparison with recorded games, and what every pack and every
//! text must stand.
//!
//! All of it is generic. A game has a folder of its own here with what they must be told of it:
//! [`laws::Subject`] and [`scenario::Tabletop`]; see there what somebody who adds a game has to write.

pub mod backends;
pub mod cry_havoc;
pub mod fireteam_zero;
pub mod laws;
pub mod packs;
pub mod recordings;
pub mod scenario;
pub mod texts;
