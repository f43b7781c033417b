//! A server as a process of its own, so that its memory and its time are its own.

use anyhow::{Context, Result, bail};
use rustix::process::{Pid, Signal, kill_process};
use std::{env, fs, net::SocketAddr, process::Stdio, time::Duration};
use tokio::{
    io::{AsyncBufReadExt, BufReader, Lines},
    process::{Child, ChildStdout, Command},
    time::{sleep, timeout},
};

/// How long it may take to listen.
const PATIENCE: Duration = Duration::from_secs(30);
/// How long memory is watched before it is read: what was used for a moment only is given back by then.
const SETTLE: Duration = Duration::from_millis(700);
/// Ticks in a second, the same on every Linux.
const TICKS: f64 = 100.0;

/// Dropping it ends the process.
pub struct Server {
    child: Child,
    pid: u32,
    pub address: SocketAddr,
    /// Open for as long as the process may say something.
    _said: Lines<BufReader<ChildStdout>>,
}

impl Server {
    /// This same program with other arguments. It says where it listens in its first line.
    pub async fn start<S: AsRef<str>>(args: &[S]) -> Result<Server> {
        let mut child = Command::new(env::current_exe()?)
            .args(args.iter().map(AsRef::as_ref))
            .env("RUST_LOG", "warn")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .kill_on_drop(true)
            .spawn()
            .context("cannot start the server")?;
        let (Some(pid), Some(stdout)) = (child.id(), child.stdout.take()) else { bail!("the server ended at once") };
        let mut said = BufReader::new(stdout).lines();
        let line = timeout(PATIENCE, said.next_line()).await.context("the server does not listen")??;
        let address = line.as_deref().and_then(|line| line.split_once("http://")?.1.split('/').next()?.parse().ok());
        let address = address.with_context(|| format!("the server does not say where it listens: {line:?}"))?;
        Ok(Server { child, pid, address, _said: said })
    }

    /// Bytes of memory, after a moment of quiet.
    pub async fn memory(&self) -> Result<u64> {
        sleep(SETTLE).await;
        let status = fs::read_to_string(format!("/proc/{}/status", self.pid))?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).context("no VmRSS in /proc")?;
        Ok(line.trim().trim_end_matches(" kB").parse::<u64>()? * 1024)
    }

    /// Seconds of a core it has used so far.
    pub fn time(&self) -> Result<f64> {
        let stat = fs::read_to_string(format!("/proc/{}/stat", self.pid))?;
        // The name of the program, in parentheses, may contain anything.
        let fields = stat.rsplit_once(") ").context("no name in /proc")?.1.split(' ');
        let ticks: Result<Vec<f64>, _> = fields.skip(11).take(2).map(str::parse::<f64>).collect();
        Ok(ticks?.iter().sum::<f64>() / TICKS)
    }

    /// Does nothing more until it is told to go on.
    pub fn halt(&self) -> Result<()> {
        self.signal(Signal::STOP)
    }

    pub fn go_on(&self) -> Result<()> {
        self.signal(Signal::CONT)
    }

    fn signal(&self, signal: Signal) -> Result<()> {
        let pid = Pid::from_raw(self.pid.cast_signed()).context("the server has no number")?;
        Ok(kill_process(pid, signal)?)
    }

    /// Ends the process. Its data are thrown away: there is nothing it must finish.
    pub async fn stop(mut self) -> Result<()> {
        Ok(self.child.kill().await?)
    }
}
