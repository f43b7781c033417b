//! Private servers for tests and trials: each starts from nothing on a port of its own and leaves nothing behind.

mod nats;
mod postgres;

pub use nats::Nats;
pub use postgres::{Postgres, PostgresError};

use std::{
    io::{self, ErrorKind},
    net::{Ipv4Addr, TcpListener},
    sync::atomic::{AtomicU16, Ordering},
    time::{SystemTime, UNIX_EPOCH},
};

/// The first of the ports, and how many there are. The system gives none of them to connections and to listeners that name no port, so that a server which
/// is away for a moment finds its own free when it comes back.
const FIRST: u16 = 10_000;
const PORTS: u16 = 20_000;

/// A port of 127.0.0.1 that nobody listens to, and that no other test takes while this process lives.
pub fn free_port() -> io::Result<u16> {
    static NEXT: AtomicU16 = AtomicU16::new(0);
    // Tests that run at once begin at different places.
    let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |now| now.subsec_nanos());
    let start = now.wrapping_add(std::process::id().wrapping_mul(7919)) % u32::from(PORTS);
    for _ in 0..PORTS {
        let nth = start + u32::from(NEXT.fetch_add(1, Ordering::Relaxed));
        let port = FIRST + (nth % u32::from(PORTS)) as u16;
        // A server that takes a port says so at an address beside that of the servers. Not every system has one.
        let taken = TcpListener::bind((Ipv4Addr::new(127, 0, 0, 2), port));
        if taken.as_ref().is_err_and(|error| error.kind() == ErrorKind::AddrInUse) {
            continue;
        }
        if TcpListener::bind((Ipv4Addr::LOCALHOST, port)).is_ok() {
            std::mem::forget(taken);
            return Ok(port);
        }
    }
    Err(io::Error::new(ErrorKind::AddrInUse, "no port is free"))
}
