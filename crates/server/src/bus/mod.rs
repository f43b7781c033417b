//! The bus: what nodes tell each other of their tables.
//!
//! A note is a hint that something can be read in the store, and the store alone is the truth. So the bus may lose notes, as
//! long as it owns up to it: a listener that may have missed one hears [`Heard::Gap`] and looks at the store.
//!
//! ```
//! # tokio::runtime::Builder::new_current_thread().build().unwrap().block_on(async {
//! use server::bus::{Bus, Heard, Note, What};
//!
//! let bus = Bus::local();
//! let mut listener = bus.subscribe();
//! let note = Note { table: "t1".into(), what: What::Moved { seq: 7 } };
//! bus.publish(note.clone());
//! assert_eq!(listener.heard().await, Some(Heard::Note(note)));
//! # });
//! ```

mod wire;

use serde::{Deserialize, Serialize};
use std::sync::{
    Arc,
    atomic::{AtomicU64, Ordering},
};
use tokio::sync::broadcast::{self, error::RecvError};
use tokio_util::sync::CancellationToken;
use wire::Wire;

pub use table::Note as What;

/// How many notes a listener may be behind, and how many may wait for a bus that is slow or away.
pub const DEPTH: usize = 4096;

/// Why there is no bus.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    #[error("`--bus` wants an address like nats://127.0.0.1:4222: {0}")]
    Address(String),
    #[error("cannot join NATS at {address}: {reason}")]
    Join { address: String, reason: String },
}

/// What nodes tell each other of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Note {
    pub table: String,
    pub what: What,
}

/// What a listener hears.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Heard {
    Note(Note),
    /// Notes may have been missed: look at the store.
    Gap,
}

/// One node's end of the bus. Clones are the same end; when the last one goes, the bus is closed.
#[derive(Clone)]
pub struct Bus(Arc<End>);

struct End {
    hall: Arc<Hall>,
    wire: Option<Wire>,
}

/// Where the notes of all nodes are read out to the listeners of this one.
struct Hall {
    voice: broadcast::Sender<Heard>,
    closed: CancellationToken,
    dropped: AtomicU64,
    garbage: AtomicU64,
}

impl Hall {
    fn open() -> Arc<Hall> {
        Arc::new(Hall {
            voice: broadcast::channel(DEPTH).0,
            closed: CancellationToken::new(),
            dropped: AtomicU64::new(0),
            garbage: AtomicU64::new(0),
        })
    }

    fn say(&self, heard: Heard) {
        // It fails when nobody listens, and then nobody misses anything.
        let _ = self.voice.send(heard);
    }
}

impl Bus {
    /// A bus of this process alone.
    pub fn local() -> Bus {
        Bus(Arc::new(End { hall: Hall::open(), wire: None }))
    }

    /// A bus of all the nodes that connect to the same NATS server, which may go and come back at any time. If it is away now, the
    /// bus joins it as soon as it is there; until then nodes learn of each other from the store alone.
    pub async fn connect(url: &str) -> Result<Bus, Error> {
        let hall = Hall::open();
        let wire = Wire::connect(url, &hall).await?;
        Ok(Bus(Arc::new(End { hall, wire: Some(wire) })))
    }

    /// Tells all nodes, this one included. Never waits: what finds no room is dropped, and the other nodes hear of a gap.
    pub fn publish(&self, note: Note) {
        let End { hall, wire } = &*self.0;
        if hall.closed.is_cancelled() {
            return;
        }
        // Listeners of this node do not depend on the wire.
        hall.say(Heard::Note(note.clone()));
        if let Some(wire) = wire
            && !wire.post(note)
        {
            hall.dropped.fetch_add(1, Ordering::Relaxed);
        }
    }

    /// Hears every note from now on, those of this node too, and those of one node in their order.
    pub fn subscribe(&self) -> Listener {
        let hall = &self.0.hall;
        Listener { voice: hall.voice.subscribe(), closed: hall.closed.clone() }
    }

    /// Whether there are no other nodes.
    pub fn is_local(&self) -> bool {
        self.0.wire.is_none()
    }

    /// Whether notes get through to the other nodes now.
    pub fn ready(&self) -> bool {
        !self.0.hall.closed.is_cancelled() && self.0.wire.as_ref().is_none_or(Wire::connected)
    }

    /// How many notes found no room on their way out.
    pub fn dropped(&self) -> u64 {
        self.0.hall.dropped.load(Ordering::Relaxed)
    }

    /// How many messages on our subject were not ours to understand.
    pub fn garbage(&self) -> u64 {
        self.0.hall.garbage.load(Ordering::Relaxed)
    }

    /// Sends what still waits, if the wire takes it soon, and ends all listeners.
    pub async fn close(&self) {
        self.0.hall.closed.cancel();
        if let Some(wire) = &self.0.wire {
            wire.closed().await;
        }
    }
}

impl Drop for End {
    fn drop(&mut self) {
        self.hall.closed.cancel();
    }
}

/// Somebody who hears the notes of all nodes.
pub struct Listener {
    voice: broadcast::Receiver<Heard>,
    closed: CancellationToken,
}

impl Listener {
    /// The next note; a gap, if this listener was too slow or the wire was cut; `None` once the bus is closed. Nothing is lost
    /// if the future is dropped.
    pub async fn heard(&mut self) -> Option<Heard> {
        tokio::select! {
            biased;
            () = self.closed.cancelled() => None,
            heard = self.voice.recv() => match heard {
                Ok(heard) => Some(heard),
                Err(RecvError::Lagged(_)) => Some(Heard::Gap),
                Err(RecvError::Closed) => None,
            },
        }
    }
}
