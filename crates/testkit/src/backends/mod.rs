//! Private servers for tests and trials: each starts from nothing on a port of its own and leaves nothing behind.

mod nats;
mod postgres;

pub use nats::Nats;
pub use postgres::{Postgres, PostgresError};

use std::{io, net::TcpListener};

/// A port of 127.0.0.1 that nobody listened to a moment ago.
pub fn free_port() -> io::Result<u16> {
    Ok(TcpListener::bind(("127.0.0.1", 0))?.local_addr()?.port())
}
