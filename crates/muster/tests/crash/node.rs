//! A server that can be killed at any moment and started again, and plain requests to it.

use serde_json::Value;
use std::{
    fs::File,
    net::{Ipv4Addr, SocketAddr},
    path::PathBuf,
    process::{Child, Command, Stdio},
    time::{Duration, Instant},
};
use testkit::backends::free_port;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
    time::sleep,
};

/// How long a server may take until it is ready.
const PATIENCE: Duration = Duration::from_secs(30);
/// How often one looks.
pub const GLANCE: Duration = Duration::from_millis(20);

/// `muster serve` as a process of its own; killed when dropped.
pub struct Node {
    pub address: SocketAddr,
    /// What starts the program, if not we ourselves.
    launcher: Vec<String>,
    args: Vec<String>,
    log: PathBuf,
    process: Option<Child>,
}

impl Node {
    /// Starts one on a free port. What it says goes to this file.
    pub async fn new(log: PathBuf, args: &[&str]) -> Node {
        Node::launched(&[], log, args).await
    }

    /// The same, started by another program that becomes it: a shell that ends with `exec "$@"`.
    pub async fn launched(launcher: &[&str], log: PathBuf, args: &[&str]) -> Node {
        let address = SocketAddr::from((Ipv4Addr::LOCALHOST, free_port().unwrap()));
        let [launcher, args] = [launcher, args].map(|words| words.iter().map(|word| (*word).to_owned()).collect());
        let mut node = Node { address, launcher, args, log, process: None };
        node.start().await;
        node
    }

    /// Starts it with the same port and the same store, and waits until it is ready.
    pub async fn start(&mut self) {
        let log = File::options().create(true).append(true).open(&self.log).unwrap();
        let mut words = self.launcher.iter().map(String::as_str).chain([env!("CARGO_BIN_EXE_muster")]);
        let process = Command::new(words.next().unwrap())
            .args(words)
            .args(["serve", "--listen", &self.address.to_string(), "--max-requests", "10000"])
            .args(["--max-per-address", "2000", "--max-tables-per-address", "100000"])
            .args(&self.args)
            .stdin(Stdio::null())
            .stdout(log.try_clone().unwrap())
            .stderr(log)
            .spawn();
        self.process = Some(process.unwrap());
        let deadline = Instant::now() + PATIENCE;
        while !ready(self.address).await {
            let ended = self.process.as_mut().and_then(|process| process.try_wait().unwrap());
            let log = || std::fs::read_to_string(&self.log).unwrap_or_default();
            assert!(ended.is_none(), "the server has ended: {}", log());
            assert!(Instant::now() < deadline, "the server is not ready: {}", log());
            sleep(GLANCE).await;
        }
    }

    /// The number of its process.
    pub fn pid(&self) -> u32 {
        self.process.as_ref().unwrap().id()
    }

    /// Sends it a signal of this name.
    pub fn signal(&self, name: &str) {
        let sent = Command::new("kill").args(["-s", name, &self.pid().to_string()]).status().unwrap();
        assert!(sent.success());
    }

    /// kill -9: without a word to anybody.
    pub fn kill(&mut self) {
        if let Some(mut process) = self.process.take() {
            process.kill().unwrap();
            process.wait().unwrap();
        }
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        self.kill();
    }
}

async fn ready(address: SocketAddr) -> bool {
    ask(address, "GET", "/readyz", None, None).await.is_ok_and(|(status, _)| status == 200)
}

/// One request over a connection of its own. Gives the status and what was answered.
pub async fn ask(
    address: SocketAddr,
    method: &str,
    path: &str,
    token: Option<&str>,
    body: Option<&Value>,
) -> std::io::Result<(u16, Value)> {
    let mut stream = TcpStream::connect(address).await?;
    let mut head = format!("{method} {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n");
    if let Some(token) = token {
        head += &format!("Authorization: Bearer {token}\r\n");
    }
    let body = body.map(Value::to_string).unwrap_or_default();
    if !body.is_empty() {
        head += &format!("Content-Type: application/json\r\nContent-Length: {}\r\n", body.len());
    }
    stream.write_all(format!("{head}\r\n{body}").as_bytes()).await?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await?;
    let cut = || std::io::Error::from(std::io::ErrorKind::UnexpectedEof);
    let (head, body) = answer.split_once("\r\n\r\n").ok_or_else(cut)?;
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).ok_or_else(cut)?;
    // Not everything that is answered is JSON.
    Ok((status, serde_json::from_str(body).unwrap_or_default()))
}
