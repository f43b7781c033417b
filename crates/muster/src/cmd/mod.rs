//! The commands, one file each.

pub mod arena;
#[cfg(feature = "lab")]
pub mod bench;
pub mod bots;
pub mod content;
mod invite;
pub mod lesson;
pub mod live;
pub mod play;
pub mod replay;
pub mod report;
pub mod scenario;
pub mod selfplay;
pub mod serve;
pub mod simulate;
#[cfg(feature = "lab")]
pub mod theatre;
