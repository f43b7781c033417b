//! The commands, one file each.

pub mod arena;
pub mod bench;
pub mod content;
mod invite;
pub mod live;
pub mod play;
pub mod replay;
pub mod report;
pub mod scenario;
pub mod serve;
pub mod simulate;
pub mod theatre;
