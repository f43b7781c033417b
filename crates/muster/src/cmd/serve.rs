//! `muster serve`: the table server.

use crate::common::sqlite;
use anyhow::{Context, Result};
use clap::ValueEnum;
use server::{Hall, Limits, Page, bus::Bus, game, store::Store};
use std::{
    io::IsTerminal,
    net::{Ipv4Addr, SocketAddr},
    path::PathBuf,
    process::ExitCode,
    time::Duration,
};
use tokio::{net::TcpListener, runtime::Runtime, signal};
use tracing_subscriber::EnvFilter;

const FIRST_PORT: u16 = 8080;
const LAST_PORT: u16 = 8089;

#[derive(clap::Args)]
#[command(after_help = "\
Without --database everything is in one SQLite file in the data folder, and nothing needs to be set up.

Examples:
  muster serve
  muster serve --listen 0.0.0.0:8080 --data /var/lib/muster
  muster serve --database postgres://muster@db/muster --bus nats://nats:4222 --trust-proxy

RUST_LOG=debug says more. SIGTERM or Ctrl-C ends it without losing anything.")]
pub struct Args {
    /// The address and port to listen on; by default 127.0.0.1:8080, or the next port that is free
    #[arg(long)]
    listen: Option<SocketAddr>,
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
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("info,sqlx=warn"));
    let colours = std::io::stderr().is_terminal();
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr).with_ansi(colours);
    match args.log {
        Log::Text => log.init(),
        Log::Json => log.json().init(),
    }
    Runtime::new()?.block_on(serve(args))?;
    Ok(ExitCode::SUCCESS)
}

async fn serve(args: Args) -> Result<()> {
    let listener = listen(args.listen).await?;
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
    let store = match &args.database {
        Some(url) => Store::open(url).await?,
        None => Store::open(&sqlite(&args.data)).await?,
    };
    let bus = match &args.bus {
        Some(url) => Bus::connect(url).await?,
        None => Bus::local(),
    };
    let hall = Hall::new(store, bus, game::shelf()?, limits)?;
    let address = listener.local_addr()?;
    println!("muster serves http://{address}/ (the API: http://{address}/api)");
    println!("\n    Open http://{address}/ in a browser to play. Ctrl-C ends it; nothing is lost.\n");
    server::run(listener, hall, page, asked_to_end()).await;
    println!("muster has closed; nothing is lost.");
    Ok(())
}

/// Takes the socket. Whoever names none gets the first free one of a few.
async fn listen(wish: Option<SocketAddr>) -> Result<TcpListener> {
    if let Some(address) = wish {
        let taken = || format!("cannot listen on {address}; is it in use? --listen takes another");
        return TcpListener::bind(address).await.with_context(taken);
    }
    for port in FIRST_PORT..LAST_PORT {
        if let Ok(listener) = TcpListener::bind((Ipv4Addr::LOCALHOST, port)).await {
            return Ok(listener);
        }
        println!("Port {port} is taken; trying the next one.");
    }
    let last = SocketAddr::from((Ipv4Addr::LOCALHOST, LAST_PORT));
    TcpListener::bind(last)
        .await
        .with_context(|| format!("all ports from {FIRST_PORT} to {LAST_PORT} are taken; --listen takes another"))
}

/// Ctrl-C, or the signal of whoever runs the process.
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
