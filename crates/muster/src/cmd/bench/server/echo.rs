//! The yardstick: a bare axum WebSocket that sends every frame back, and clients that measure how long that takes.

use super::{child::Server, pace::Pace, socket::Socket, tally::Tally};
use anyhow::{Context, Result};
use axum::{
    Router,
    extract::ws::{Message, WebSocket, WebSocketUpgrade},
    routing::any,
};
use clap::ValueEnum;
use std::{process::ExitCode, sync::Arc};
use tokio::{
    net::TcpListener,
    runtime::Runtime,
    sync::watch,
    task::JoinSet,
    time::{Instant, sleep_until},
};
use tokio_tungstenite::tungstenite::Utf8Bytes;

/// Connections opened at the same time.
const AT_A_TIME: usize = 64;

#[derive(clap::Args)]
pub struct EchoArgs {
    #[arg(long, value_enum)]
    buffers: Buffers,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
pub enum Buffers {
    /// Those that the library gives
    Default,
    /// As small as the table server's
    Tuned,
}

pub fn run(args: &EchoArgs) -> Result<ExitCode> {
    Runtime::new()?.block_on(serve(args.buffers))?;
    Ok(ExitCode::SUCCESS)
}

async fn serve(buffers: Buffers) -> Result<()> {
    let upgrade = move |upgrade: WebSocketUpgrade| async move {
        let upgrade = match buffers {
            Buffers::Default => upgrade,
            Buffers::Tuned => upgrade.read_buffer_size(1024).write_buffer_size(0),
        };
        upgrade.on_upgrade(back)
    };
    let listener = TcpListener::bind("127.0.0.1:0").await?;
    println!("echo on http://{}/", listener.local_addr()?);
    Ok(axum::serve(listener, Router::new().route("/", any(upgrade))).await?)
}

async fn back(mut socket: WebSocket) {
    while let Some(Ok(message)) = socket.recv().await {
        if let Message::Text(_) = message
            && socket.send(message).await.is_err()
        {
            return;
        }
    }
}

/// An echo with all its clients there.
pub struct Echo {
    server: Server,
    pub tally: Arc<Tally>,
    pace: watch::Sender<Pace>,
    tasks: JoinSet<Result<()>>,
    /// Bytes of memory for each idle connection.
    pub memory: f64,
}

impl Echo {
    /// This many connections with frames of this size.
    pub async fn gather(buffers: Buffers, connections: usize, size: usize) -> Result<Echo> {
        let word = buffers.to_possible_value().context("a word for the buffers")?;
        let server = Server::start(&["bench", "echo", "--buffers", word.get_name()]).await?;
        let frame = Utf8Bytes::from("x".repeat(size));
        // The first connection is not like the others: the program itself warms up.
        shout(&mut Socket::connect(server.address, "/").await?, &frame).await?;
        let before = server.memory().await?;

        let (pace, paces) = watch::channel(Pace::Rest);
        let tally = Arc::new(Tally::default());
        let mut tasks = JoinSet::new();
        for first in (0..connections).step_by(AT_A_TIME) {
            let mut arriving = JoinSet::new();
            for _ in first..connections.min(first + AT_A_TIME) {
                let (address, frame) = (server.address, frame.clone());
                arriving.spawn(async move {
                    let mut socket = Socket::connect(address, "/").await?;
                    shout(&mut socket, &frame).await?;
                    anyhow::Ok(socket)
                });
            }
            while let Some(socket) = arriving.join_next().await {
                let phase = tasks.len() as f64 / connections as f64;
                tasks.spawn(stay(socket??, frame.clone(), phase, paces.clone(), tally.clone()));
            }
        }
        let memory = (server.memory().await?.saturating_sub(before)) as f64 / connections as f64;
        Ok(Echo { server, tally, pace, tasks, memory })
    }

    pub fn pace(&self, pace: Pace) {
        self.pace.send_replace(pace);
    }

    pub async fn leave(mut self) -> Result<()> {
        self.pace(Pace::End);
        while let Some(done) = self.tasks.join_next().await {
            done??;
        }
        self.server.stop().await
    }
}

async fn shout(socket: &mut Socket, frame: &Utf8Bytes) -> Result<()> {
    socket.send(frame.clone()).await?;
    socket.next().await?.context("the echo has closed the connection")?;
    Ok(())
}

async fn stay(
    mut socket: Socket,
    frame: Utf8Bytes,
    phase: f64,
    mut paces: watch::Receiver<Pace>,
    tally: Arc<Tally>,
) -> Result<()> {
    loop {
        let pace = *paces.borrow_and_update();
        if let Pace::End = pace {
            return Ok(());
        }
        let due = pace.due(phase);
        tokio::select! {
            _ = paces.changed() => {}
            () = sleep_until(due.unwrap_or_else(Instant::now)), if due.is_some() => {
                let began = Instant::now();
                shout(&mut socket, &frame).await?;
                tally.delay(began.elapsed());
            }
        }
    }
}
