//! The table server: people and programs play over the network. Every table is durable, secret and explainable.
//!
//! What can happen at a table is in the crate `table`, without IO. Here, in reading order: the [`store`] and how a table is [`load`]ed
//! from it; the [`owner`], the task that drives a live one; the [`hall`] with all live tables; [`make`] for new ones; the [`api`]; the
//! [`page`]; and [`serve`], which takes the socket.

pub mod api;
mod audit;
pub mod bus;
pub mod hall;
pub mod limits;
pub mod load;
pub mod make;
pub mod metrics;
pub mod owner;
pub mod page;
mod presence;
pub mod problem;
pub mod reach;
mod reviews;
pub mod serve;
pub mod store;
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

/// Fills in bytes that nobody can guess.
///
/// # Panics
/// If the system has no randomness to give; then no secret would be one.
pub fn entropy(bytes: &mut [u8]) {
    getrandom::fill(bytes).expect("the system gives random bytes");
}
