//! A private NATS server.

use super::free_port;
use std::{
    io::{self, ErrorKind, Read},
    net::{Ipv4Addr, SocketAddr, TcpStream},
    process::{Child, Command, Stdio},
    thread,
    time::{Duration, Instant},
};

/// How long it may take until it accepts connections.
const PATIENCE: Duration = Duration::from_secs(20);
/// How often one looks.
const GLANCE: Duration = Duration::from_millis(5);
/// Starts with a port that somebody else took before the server could.
const ATTEMPTS: usize = 3;
/// Debian keeps it where the search path of a plain user does not lead.
const PROGRAMS: [&str; 2] = ["nats-server", "/usr/sbin/nats-server"];

/// A private NATS server on 127.0.0.1. It may be stopped and started again; dropping it ends it.
pub struct Nats {
    port: u16,
    server: Option<Child>,
}

impl Nats {
    /// Starts one on a free port.
    pub fn new() -> io::Result<Nats> {
        let mut attempts = 0;
        loop {
            let mut nats = Nats { port: free_port()?, server: None };
            attempts += 1;
            match nats.start() {
                Err(error) if error.kind() == ErrorKind::AddrInUse && attempts < ATTEMPTS => {}
                started => return started.map(|()| nats),
            }
        }
    }

    pub fn url(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }

    /// Starts it on the port it had, and waits until it accepts connections. Does nothing if it runs.
    pub fn start(&mut self) -> io::Result<()> {
        if self.server.is_some() {
            return Ok(());
        }
        let deadline = Instant::now() + PATIENCE;
        let mut server = spawn(self.port)?;
        while !greets(self.port) {
            if let Some(status) = server.try_wait()? {
                let text = format!("nats-server ended with {status}; perhaps port {} is taken", self.port);
                return Err(io::Error::new(ErrorKind::AddrInUse, text));
            }
            if Instant::now() > deadline {
                server.kill()?;
                server.wait()?;
                return Err(io::Error::new(ErrorKind::TimedOut, "nats-server does not accept connections"));
            }
            thread::sleep(GLANCE);
        }
        self.server = Some(server);
        Ok(())
    }

    /// Kills it, without a word to those connected.
    pub fn stop(&mut self) -> io::Result<()> {
        if let Some(mut server) = self.server.take() {
            server.kill()?;
            server.wait()?;
        }
        Ok(())
    }
}

impl Drop for Nats {
    fn drop(&mut self) {
        // There is nobody to tell; a process that cannot be killed has ended.
        let _ = self.stop();
    }
}

fn spawn(port: u16) -> io::Result<Child> {
    for program in PROGRAMS {
        let child = Command::new(program)
            .args(["--addr", "127.0.0.1", "--port", &port.to_string()])
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn();
        match child {
            Err(error) if error.kind() == ErrorKind::NotFound => {}
            child => return child,
        }
    }
    Err(io::Error::new(ErrorKind::NotFound, "nats-server is missing: install the Debian package nats-server"))
}

/// Whether a NATS server accepts connections there: it speaks first.
fn greets(port: u16) -> bool {
    let address = SocketAddr::from((Ipv4Addr::LOCALHOST, port));
    let mut greeting = [0; 5];
    TcpStream::connect_timeout(&address, PATIENCE)
        .and_then(|mut stream| {
            stream.set_read_timeout(Some(PATIENCE))?;
            stream.read_exact(&mut greeting)
        })
        .is_ok_and(|()| &greeting == b"INFO ")
}
