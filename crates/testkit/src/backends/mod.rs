//! Private servers for tests: each starts from nothing in a folder of its own and leaves nothing behind.

mod postgres;

pub use postgres::{Postgres, PostgresError};
