//! The table server: people and programs play over the network. Every table is durable, secret and explainable.
//!
//! In reading order: a [`game`] without its types; the [`entry`]s of a log; a [`table`] and the task that owns it; the [`hall`]
//! with all live tables; [`make`] for new ones; the [`api`]; the
//! [`page`]; and [`serve`], which takes the socket.

pub mod api;
mod audit;
pub mod bus;
pub mod entry;
pub mod game;
pub mod hall;
pub mod limits;
pub mod make;
pub mod metrics;
pub mod page;
mod presence;
pub mod problem;
pub mod reach;
mod reviews;
pub mod serve;
pub mod store;
pub mod table;
pub mod token;
pub mod words;
pub mod work;

pub use hall::Hall;
pub use limits::Limits;
pub use page::Page;
pub use reach::Reach;
pub use serve::run;

/// Milliseconds since 1970.
pub fn now() -> i64 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    since.map_or(0, |since| since.as_millis() as i64)
}
