//! `muster serve`: the table server.

use super::invite;
use crate::common::sqlite;
use anyhow::{Context, Result, bail, ensure};
use clap::ValueEnum;
use server::{
    Hall, Limits, Page,
    bus::Bus,
    store::{Hold, Store},
};
use std::{
    io::{ErrorKind, IsTerminal},
    net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr},
    path::PathBuf,
    process::ExitCode,
    time::Duration,
};
use tokio::{net::TcpListener, runtime::Runtime, signal};
use tracing::{Level, Metadata};
use tracing_subscriber::{
    EnvFilter, Layer,
    filter::{FilterExt, filter_fn},
    layer::SubscriberExt,
    util::SubscriberInitExt,
};

const FIRST_PORT: u16 = 8080;
const LAST_PORT: u16 = 8089;

#[derive(clap::Args)]
#[command(after_help = "\
Without --database everything is in one SQLite file in the data folder, and nothing needs to be set up.

Examples:
  muster serve
  muster serve --lan
  muster serve --listen 0.0.0.0:8080 --data /var/lib/muster
  muster serve --database postgres://muster@db/muster --bus nats://nats:4222 --trust-proxy

RUST_LOG=debug says more. SIGTERM or Ctrl-C ends it without losing anything.")]
pub struct Args {
    /// The address and port to listen on; by default 127.0.0.1:8080, or the next port that is free
    #[arg(long)]
    listen: Option<SocketAddr>,
    /// Let others in the same network in: listens on all addresses and shows them, each with a QR code
    #[arg(long)]
    lan: bool,
    /// Where others reach the server, for links that are made at the page: https://play.example.org
    #[arg(long, value_name = "URL", env = "MUSTER_PUBLIC_URL", value_parser = invite::public_url)]
    public_url: Option<String>,
    /// Where the SQLite file is kept; made if it is not there
    #[arg(long, value_name = "DIR", default_value = "data")]
    data: PathBuf,
    /// A PostgreSQL database instead: postgres://user@host/name
    #[arg(long, value_name = "URL", env = "MUSTER_DATABASE", hide_env_values = true)]
    database: Option<String>,
    /// A NATS server that connects several nodes: nats://host:4222
    #[arg(long, value_name = "URL", env = "MUSTER_BUS", hide_env_values = true)]
    bus: Option<String>,
    /// A reverse proxy stands before the server and says who the clients are (X-Forwarded-For)
    #[arg(long)]
    trust_proxy: bool,
    /// Bots that think at the same time; by default one fewer than there are cores
    #[arg(long)]
    workers: Option<usize>,
    /// How long a bot may think about a choice, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = 1500)]
    bot_time: u64,
    /// Connections in all
    #[arg(long, value_name = "N", default_value_t = Limits::default().connections)]
    max_connections: usize,
    /// Connections from one address
    #[arg(long, value_name = "N", default_value_t = Limits::default().per_address)]
    max_per_address: usize,
    /// Tables that one address may open in an hour
    #[arg(long, value_name = "N", default_value_t = Limits::default().tables)]
    max_tables_per_address: u32,
    /// Requests a second from one address and with one token
    #[arg(long, value_name = "N", default_value_t = Limits::default().requests)]
    max_requests: u32,
    /// Days a table is kept after its last play; without it, for ever
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    keep_days: Option<u32>,
    /// Seconds after which a table that nobody looks at is put away
    #[arg(long, value_name = "N", default_value_t = Limits::default().idle.as_secs())]
    idle: u64,
    /// Take the page from this folder, where a build of it lies, and not the one that was built in
    #[arg(long, value_name = "DIR")]
    page: Option<PathBuf>,
    /// How the log is written
    #[arg(long, value_enum, default_value = "text")]
    log: Log,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Log {
    Text,
    Json,
}

pub fn run(args: Args) -> Result<ExitCode> {
    write_log(args.log);
    let log = args.log;
    let served = Runtime::new()?.block_on(serve(args));
    match (served, log) {
        (Ok(()), _) => Ok(ExitCode::SUCCESS),
        (Err(error), Log::Text) => Err(error),
        // Programs that collect the lines read them as JSON, down to the last one.
        (Err(error), Log::Json) => {
            tracing::error!(error = format!("{error:#}"), "muster cannot serve");
            Ok(ExitCode::from(2))
        }
    }
}

fn write_log(log: Log) {
    let wish = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("info,sqlx=warn"));
    let filter = wish.and(filter_fn(is_discreet));
    let lines = tracing_subscriber::fmt::layer().with_writer(std::io::stderr);
    match log {
        Log::Text => {
            let lines = lines.with_ansi(std::io::stderr().is_terminal());
            tracing_subscriber::registry().with(lines.with_filter(filter)).init();
        }
        Log::Json => tracing_subscriber::registry().with(lines.json().with_filter(filter)).init(),
    }
}

/// Whether a line may be written, no matter what RUST_LOG says. What others wrote, the WebSockets above all, prints whole frames and headers
/// when it is asked for details, and so people's tokens.
fn is_discreet(line: &Metadata) -> bool {
    let own = matches!(line.target().split("::").next(), Some("audit" | "muster" | "server"));
    own || *line.level() <= Level::INFO
}

async fn serve(args: Args) -> Result<()> {
    if let Some(socket) = args.listen {
        ensure!(!args.lan || !socket.ip().is_loopback(), "--lan is for others, and {socket} is for this machine only");
    }
    let listener = listen(args.listen, args.lan).await?;
    let page = match &args.page {
        Some(folder) => {
            Page::folder(folder).with_context(|| format!("cannot read the page in {}", folder.display()))?
        }
        None => Page::built_in(),
    };
    let limits = Limits {
        trust_proxy: args.trust_proxy,
        workers: args.workers.unwrap_or(Limits::default().workers),
        bot_time: Duration::from_millis(args.bot_time),
        connections: args.max_connections,
        per_address: args.max_per_address,
        tables: args.max_tables_per_address,
        requests: args.max_requests,
        idle: Duration::from_secs(args.idle),
        keep: args.keep_days.map(|days| Duration::from_secs(u64::from(days) * 24 * 60 * 60)),
        ..Limits::default()
    };
    let database = args.database.clone().unwrap_or_else(|| sqlite(&args.data));
    // Two who cache the same tables and do not hear of each other would refuse each other's moves.
    let _hold = Hold::take(&database)?;
    let store = Store::open(&database).await?;
    let bus = match &args.bus {
        Some(url) => Bus::connect(url).await?,
        None => Bus::local(),
    };
    let hall = Hall::new(store, bus, table::game::shelf()?, limits)?;
    let socket = listener.local_addr()?;
    let reach = invite::reach(args.public_url, args.lan, socket);
    let addresses = reach.addresses();
    match args.log {
        Log::Text => invite::print(socket, args.lan, &addresses),
        Log::Json => tracing::info!(address = %invite::here(socket), reach = ?addresses, "muster serves"),
    }
    let _ = hall.reach.set(reach);
    server::run(listener, hall, page, asked_to_end()).await;
    match args.log {
        Log::Text => println!("muster has closed; nothing is lost."),
        Log::Json => tracing::info!("muster has closed"),
    }
    Ok(())
}

/// Takes the socket; without a name, the first free one of a few.
async fn listen(wish: Option<SocketAddr>, lan: bool) -> Result<TcpListener> {
    if let Some(address) = wish {
        let taken = || format!("cannot listen on {address}; is it in use? --listen takes another");
        return TcpListener::bind(address).await.with_context(taken);
    }
    // A socket on all addresses of IPv6 takes IPv4 too; where there is no IPv6, there is IPv4 alone.
    let all: [IpAddr; 2] = [Ipv6Addr::UNSPECIFIED.into(), Ipv4Addr::UNSPECIFIED.into()];
    let addresses = if lan { &all[..] } else { &[IpAddr::V4(Ipv4Addr::LOCALHOST)] };
    for port in FIRST_PORT..=LAST_PORT {
        for address in addresses {
            match TcpListener::bind((*address, port)).await {
                Ok(listener) => return Ok(listener),
                Err(error) if error.kind() == ErrorKind::AddrInUse => break,
                Err(error) => tracing::debug!(%error, %address, port, "cannot listen"),
            }
        }
        tracing::info!(port, "the port is taken; trying the next one");
    }
    bail!("all ports from {FIRST_PORT} to {LAST_PORT} are taken; --listen takes another")
}

/// Ctrl-C, or the signal to end the process.
pub async fn asked_to_end() {
    let terminated = async {
        match signal::unix::signal(signal::unix::SignalKind::terminate()) {
            Ok(mut terminate) => terminate.recv().await,
            Err(_) => std::future::pending().await,
        }
    };
    tokio::select! {
        _ = signal::ctrl_c() => {}
        _ = terminated => {}
    }
}
