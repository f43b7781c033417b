//! Three nodes with a PostgreSQL and a NATS of their own on this machine, until Ctrl-C.

use crate::repo::Repo;
use anyhow::{Context, Result, ensure};
use std::{
    env,
    fs::{self, File},
    io::{Read, Write},
    net::{Ipv4Addr, SocketAddr, TcpStream},
    path::{Path, PathBuf},
    process::{self, ExitStatus, Stdio},
    time::Duration,
};
use testkit::backends::{Nats, Postgres, free_port};
use tokio::{
    process::{Child, Command},
    signal::unix::{Signal, SignalKind, signal},
    time::{sleep, timeout},
};

const NODES: usize = 3;
/// How long nodes may take to be ready, and how long to end.
const PATIENCE: Duration = Duration::from_secs(30);
const GLANCE: Duration = Duration::from_millis(50);

/// Builds the program, starts all, and stays until it is asked to end.
pub fn run(repo: &Repo) -> Result<bool> {
    let out = build(repo)?;
    tokio::runtime::Builder::new_current_thread().enable_all().build()?.block_on(live(&out))?;
    Ok(true)
}

/// Gives the folder where builds are left.
fn build(repo: &Repo) -> Result<PathBuf> {
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let status = process::Command::new(cargo)
        .args(["build", "--release", "--package", "muster", "--manifest-path"])
        .arg(repo.path("Cargo.toml"))
        .status()
        .context("cargo cannot be started")?;
    ensure!(status.success(), "muster cannot be built");
    // This program lies in a folder there, named for its profile.
    let own = env::current_exe()?;
    own.ancestors().nth(2).map(Path::to_owned).context("there is no folder of builds")
}

async fn live(out: &Path) -> Result<()> {
    let mut end = End::listen()?;
    let logs = out.join("cluster");
    fs::create_dir_all(&logs)?;

    let postgres = Postgres::new()?;
    let nats = Nats::new()?;
    let database = postgres.fresh_database()?;
    let mut nodes = Vec::new();
    for number in 1..=NODES {
        nodes.push(Node::start(out, &logs, number, &database, &nats.url())?);
    }

    let asked = tokio::select! {
        ready = timeout(PATIENCE, all_ready(&mut nodes)) => {
            ready.with_context(|| format!("the nodes are not ready; see {}", logs.display()))??;
            false
        }
        () = end.asked() => true,
    };
    if !asked {
        println!("PostgreSQL  {database}\nNATS        {}", nats.url());
        for node in &nodes {
            println!(
                "node {}      http://{}  (process {}, {})",
                node.number,
                node.address,
                node.id,
                node.log.display()
            );
        }
        println!("Kill a node and see what happens. Ctrl-C ends all.");
        tokio::select! {
            () = all_gone(&mut nodes) => println!("no node is left"),
            () = end.asked() => {}
        }
    }
    stop(&mut nodes).await
}

/// What asks this program to end.
struct End {
    interrupt: Signal,
    terminate: Signal,
}

impl End {
    fn listen() -> Result<End> {
        Ok(End { interrupt: signal(SignalKind::interrupt())?, terminate: signal(SignalKind::terminate())? })
    }

    async fn asked(&mut self) {
        tokio::select! {
            _ = self.interrupt.recv() => {}
            _ = self.terminate.recv() => {}
        }
    }
}

/// A `muster serve`; killed when dropped.
struct Node {
    number: usize,
    address: SocketAddr,
    id: u32,
    log: PathBuf,
    process: Child,
}

impl Node {
    fn start(out: &Path, logs: &Path, number: usize, database: &str, bus: &str) -> Result<Node> {
        let address = SocketAddr::from((Ipv4Addr::LOCALHOST, free_port()?));
        let log = logs.join(format!("node{number}.log"));
        let file = File::create(&log)?;
        let program = out.join("release").join("muster");
        let process = Command::new(&program)
            .args(["serve", "--listen", &address.to_string(), "--database", database, "--bus", bus, "--log", "text"])
            .stdin(Stdio::null())
            .stdout(file.try_clone()?)
            .stderr(file)
            // Ctrl-C at the terminal is for this program, which then ends the nodes in good order.
            .process_group(0)
            .kill_on_drop(true)
            .spawn()
            .with_context(|| format!("{} cannot be started", program.display()))?;
        let id = process.id().context("the node has ended")?;
        Ok(Node { number, address, id, log, process })
    }

    fn ended(&mut self) -> Result<Option<ExitStatus>> {
        Ok(self.process.try_wait()?)
    }

    fn ready(&self) -> bool {
        let ask = || {
            let mut stream = TcpStream::connect_timeout(&self.address, GLANCE)?;
            stream.set_read_timeout(Some(PATIENCE))?;
            write!(stream, "GET /readyz HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\r\n", self.address)?;
            let mut status = [0; 12];
            stream.read_exact(&mut status)?;
            std::io::Result::Ok(status)
        };
        ask().is_ok_and(|status| &status == b"HTTP/1.1 200")
    }
}

async fn all_ready(nodes: &mut [Node]) -> Result<()> {
    for node in nodes {
        while !node.ready() {
            if let Some(status) = node.ended()? {
                let log = fs::read_to_string(&node.log).unwrap_or_default();
                anyhow::bail!("node {} ended with {status}:\n{log}", node.number);
            }
            sleep(GLANCE).await;
        }
    }
    Ok(())
}

async fn all_gone(nodes: &mut [Node]) {
    for node in nodes {
        // It fails only if the process was waited for already, and so is gone.
        let _ = node.process.wait().await;
    }
}

/// Asks all nodes to end, and kills those that do not.
async fn stop(nodes: &mut [Node]) -> Result<()> {
    for node in nodes.iter_mut() {
        if node.ended()?.is_none() {
            let id = node.id.to_string();
            process::Command::new("kill").args(["-s", "TERM", &id]).status().context("kill cannot be started")?;
        }
    }
    if timeout(PATIENCE, all_gone(nodes)).await.is_err() {
        println!("a node does not end by itself and is killed");
    }
    Ok(())
}
