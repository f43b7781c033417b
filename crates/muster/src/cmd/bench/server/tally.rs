//! What all clients together have seen.

use serde::Serialize;
use std::{
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicU64, Ordering::Relaxed},
    },
    time::Duration,
};

#[derive(Default)]
pub struct Tally {
    /// Plays that stand, by the server's word.
    pub moves: AtomicU64,
    /// Updates that arrived, and their bytes.
    pub updates: AtomicU64,
    pub bytes: AtomicU64,
    pub games: AtomicU64,
    errors: AtomicU64,
    first_error: Mutex<Option<String>>,
    delays: Mutex<Vec<Duration>>,
}

/// How long something took, in milliseconds.
#[derive(Clone, Copy, Debug, Default, Serialize)]
pub struct Delay {
    pub p50_ms: f64,
    pub p99_ms: f64,
    pub samples: usize,
}

impl Tally {
    pub fn update(&self, bytes: usize) {
        self.updates.fetch_add(1, Relaxed);
        self.bytes.fetch_add(bytes as u64, Relaxed);
    }

    pub fn delay(&self, took: Duration) {
        self.delays.lock().unwrap_or_else(PoisonError::into_inner).push(took);
    }

    pub fn error(&self, error: &anyhow::Error) {
        self.errors.fetch_add(1, Relaxed);
        let mut first = self.first_error.lock().unwrap_or_else(PoisonError::into_inner);
        first.get_or_insert_with(|| format!("{error:#}"));
    }

    /// How many there were, and the first of them.
    pub fn errors(&self) -> (u64, Option<String>) {
        let first = self.first_error.lock().unwrap_or_else(PoisonError::into_inner);
        (self.errors.load(Relaxed), first.clone())
    }

    /// The delays since this was last asked.
    pub fn delays(&self) -> Vec<Duration> {
        std::mem::take(&mut *self.delays.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

impl Delay {
    pub fn of(mut delays: Vec<Duration>) -> Delay {
        delays.sort_unstable();
        let at = |part: f64| {
            let nth = (delays.len() as f64 * part) as usize;
            delays.get(nth.min(delays.len().saturating_sub(1))).map_or(0.0, |delay| delay.as_secs_f64() * 1000.0)
        };
        Delay { p50_ms: at(0.5), p99_ms: at(0.99), samples: delays.len() }
    }
}
