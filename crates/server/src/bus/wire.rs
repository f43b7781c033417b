//! The wire between nodes: one subject of a NATS server.
//!
//! A cut wire loses notes in both directions: those of others, which did not reach this node, and its own that were under way.
//! So after every cut the node posts a gap to the subject. Its own gap comes back to it when its subscription stands again,
//! and not before: a look at the store at that moment misses nothing that follows.

use super::{DEPTH, Error, Hall, Heard, Note};
use async_nats::{Client, ConnectOptions, Event, ServerAddr, Subscriber, connection::State};
use bytes::Bytes;
use futures_util::{FutureExt, StreamExt};
use serde::{Deserialize, Serialize};
use std::{
    io,
    sync::{Arc, atomic::Ordering},
    time::Duration,
};
use tokio::{
    sync::{Mutex, Notify, mpsc},
    task::JoinHandle,
    time::{sleep, timeout},
};

const SUBJECT: &str = "muster.notes";
/// No letter of ours is nearly as long.
const LONGEST: usize = 16 * 1024;
/// How long a server is waited for at the start, and how long it may take to take the last notes at the end.
const PATIENCE: Duration = Duration::from_secs(2);
const FAREWELL: Duration = Duration::from_secs(2);
/// A connection that is dead without a word is noticed after two or three of these.
const PING: Duration = Duration::from_secs(5);

/// What goes over the wire.
#[derive(Serialize, Deserialize)]
struct Letter {
    from: String,
    heard: Heard,
}

/// This node's connection.
pub(super) struct Wire {
    client: Client,
    outbox: mpsc::Sender<Note>,
    /// A gap is to be told to all nodes. Several are told as one.
    gap: Arc<Notify>,
    carrier: Mutex<Option<JoinHandle<()>>>,
}

impl Wire {
    pub async fn connect(url: &str, hall: &Arc<Hall>) -> Result<Wire, Error> {
        let server = server(url)?;
        // The whole address may hold a password.
        let address = format!("{}:{}", server.host(), server.port());
        let gap = Arc::new(Notify::new());
        let lost = |error: async_nats::Error| Error::Join { address: address.clone(), reason: error.to_string() };
        let client = options(hall, &gap).connect(server).await.map_err(|error| lost(error.into()))?;
        let (notes, mut echo, name) = subscribe(&client).await.map_err(lost)?;
        // The server has taken note of the subscription when it has answered what was sent after it.
        if timeout(PATIENCE, echo.next()).await.is_err() {
            tracing::warn!(address, "NATS is away; nodes learn of each other from the store until it comes");
            // It is sent behind the subscription, and comes back when that stands.
            gap.notify_one();
        }

        let (outbox, letters) = mpsc::channel(DEPTH);
        let carrier = Carrier { client: client.clone(), name, hall: hall.clone(), gap: gap.clone() };
        let carrier = Mutex::new(Some(tokio::spawn(carrier.run(letters, notes))));
        Ok(Wire { client, outbox, gap, carrier })
    }

    /// Gives whether there was room for it. If not, the gap is told as soon as there is.
    pub fn post(&self, note: Note) -> bool {
        let taken = self.outbox.try_send(note).is_ok();
        if !taken {
            self.gap.notify_one();
        }
        taken
    }

    pub fn connected(&self) -> bool {
        self.client.connection_state() == State::Connected
    }

    /// Waits until the last notes are sent or given up.
    pub async fn closed(&self) {
        if let Some(carrier) = self.carrier.lock().await.take()
            && let Err(error) = carrier.await
        {
            tracing::error!(%error, "the bus ended badly");
        }
    }
}

fn server(url: &str) -> Result<ServerAddr, Error> {
    let server: ServerAddr = url.parse().map_err(|error: io::Error| Error::Address(error.to_string()))?;
    match (server.scheme(), server.host()) {
        (_, "") => Err(Error::Address("it names no host".into())),
        ("nats", _) => Ok(server),
        (scheme, _) => Err(Error::Address(format!("{scheme}:// is not supported"))),
    }
}

fn options(hall: &Arc<Hall>, gap: &Arc<Notify>) -> ConnectOptions {
    let (hall, gap) = (Arc::downgrade(hall), gap.clone());
    ConnectOptions::new().name("muster").retry_on_initial_connect().ping_interval(PING).event_callback(move |event| {
        match event {
            // What is published from here on is sent over the next connection, behind the subscription.
            Event::Disconnected => {
                tracing::warn!("NATS is away; nodes learn of each other from the store until it comes back");
                gap.notify_one();
            }
            Event::SlowConsumer(_) => {
                if let Some(hall) = hall.upgrade() {
                    hall.say(Heard::Gap);
                }
            }
            _ => {}
        }
        std::future::ready(())
    })
}

/// Gives the notes of all nodes, the echo of what was sent after subscribing to them, and the name by which this node knows its
/// own.
async fn subscribe(client: &Client) -> Result<(Subscriber, Subscriber, String), async_nats::Error> {
    let notes = client.subscribe(SUBJECT).await?;
    let name = client.new_inbox();
    let echo = client.subscribe(name.clone()).await?;
    client.publish(name.clone(), Bytes::new()).await?;
    Ok((notes, echo, name))
}

/// Carries notes from the outbox to the server, and from the server to the hall.
struct Carrier {
    client: Client,
    name: String,
    hall: Arc<Hall>,
    gap: Arc<Notify>,
}

impl Carrier {
    async fn run(self, letters: mpsc::Receiver<Note>, notes: Subscriber) {
        let late = async {
            self.hall.closed.cancelled().await;
            sleep(FAREWELL).await;
        };
        tokio::select! {
            () = self.carry(letters, notes) => {}
            () = late => tracing::warn!("the bus was closed with notes unsent"),
        }
    }

    async fn carry(&self, mut letters: mpsc::Receiver<Note>, mut notes: Subscriber) {
        // Apart from each other: while the server is away nothing can be sent, but what it sent before is still read.
        tokio::select! {
            () = self.send(&mut letters) => {}
            () = self.receive(&mut notes) => tracing::error!("the connection to NATS has ended for good"),
        }
        letters.close();
        while let Some(note) = letters.recv().await {
            self.publish(Heard::Note(note)).await;
        }
        if self.gap.notified().now_or_never().is_some() {
            self.publish(Heard::Gap).await;
        }
        // Both fail only if the client is closed already.
        let _ = self.client.flush().await;
        let _ = self.client.drain().await;
        while notes.next().await.is_some() {}
    }

    async fn send(&self, letters: &mut mpsc::Receiver<Note>) {
        loop {
            tokio::select! {
                biased;
                () = self.hall.closed.cancelled() => return,
                () = self.gap.notified() => self.publish(Heard::Gap).await,
                note = letters.recv() => match note {
                    Some(note) => self.publish(Heard::Note(note)).await,
                    None => return,
                },
            }
        }
    }

    async fn publish(&self, heard: Heard) {
        let letter = Letter { from: self.name.clone(), heard };
        match serde_json::to_vec(&letter) {
            Ok(bytes) if bytes.len() <= LONGEST => {
                // It fails only when the client is closed, and with it the bus.
                let _ = self.client.publish(SUBJECT, bytes.into()).await;
            }
            _ => {
                self.hall.dropped.fetch_add(1, Ordering::Relaxed);
                self.gap.notify_one();
            }
        }
    }

    async fn receive(&self, notes: &mut Subscriber) {
        while let Some(message) = notes.next().await {
            match read(&message.payload) {
                // The hall has heard them already.
                Some(Letter { from, heard: Heard::Note(_) }) if from == self.name => {}
                Some(Letter { heard, .. }) => self.hall.say(heard),
                None => {
                    self.hall.garbage.fetch_add(1, Ordering::Relaxed);
                }
            }
        }
    }
}

fn read(payload: &[u8]) -> Option<Letter> {
    (payload.len() <= LONGEST).then(|| serde_json::from_slice(payload).ok()).flatten()
}
