//! How much of everything one client, one table and the whole server may have. Input is hostile until shown otherwise.

use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use std::{
    hash::Hash,
    net::IpAddr,
    num::NonZeroU32,
    sync::{
        Arc, Mutex,
        atomic::{AtomicUsize, Ordering},
    },
    time::Duration,
};

#[derive(Clone, Debug)]
pub struct Limits {
    /// Bytes of a request's body, and of an imported file.
    pub body: usize,
    pub import: usize,
    /// Bytes of a frame from a client.
    pub frame: usize,
    /// Connections in all and from one address.
    pub connections: usize,
    pub per_address: usize,
    /// Requests and frames a second from one address and with one token; bursts of ten times as many pass.
    pub requests: u32,
    /// Tables and campaigns that one address may open in an hour.
    pub tables: u32,
    /// Lines of chat a minute from one token.
    pub chat: u32,
    /// Whether a reverse proxy stands before the server and says who the client is (`X-Forwarded-For`).
    pub trust_proxy: bool,
    /// Frames that wait for a client that reads slowly; then it is let go.
    pub queue: usize,
    /// A client must say `hello` within this time, take a frame within it, and send its headers within it.
    pub slow: Duration,
    /// A client is asked for a sign of life after this time, and let go after twice as long.
    pub ping: Duration,
    /// A request is answered within this time.
    pub request: Duration,
    /// A table that nobody looks at is put away after this time.
    pub idle: Duration,
    /// Bots that think at the same time, and how long one may think about a choice.
    pub workers: usize,
    pub bot_time: Duration,
    /// How long a hint may be thought about, and a finished game looked at.
    pub hint_time: Duration,
    pub review_time: Duration,
    /// A node leaves a question to the bots of another for this long.
    pub bot_grace: Duration,
    /// How long a table is kept after its last play; none: for ever.
    pub keep: Option<Duration>,
    /// How long a server that shuts down waits for its clients.
    pub farewell: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Limits {
            body: 64 << 10,
            import: 8 << 20,
            frame: 16 << 10,
            connections: 20_000,
            per_address: 500,
            requests: 50,
            tables: 200,
            chat: 30,
            trust_proxy: false,
            queue: 32,
            slow: Duration::from_secs(10),
            ping: Duration::from_secs(30),
            request: Duration::from_secs(30),
            idle: Duration::from_secs(20),
            workers: cores.saturating_sub(1).max(1),
            bot_time: Duration::from_millis(1500),
            hint_time: Duration::from_secs(2),
            review_time: Duration::from_secs(8),
            bot_grace: Duration::from_secs(4),
            keep: None,
            farewell: Duration::from_secs(10),
        }
    }
}

/// Counts what clients do.
pub struct Gate {
    requests: DefaultKeyedRateLimiter<IpAddr>,
    tokens: DefaultKeyedRateLimiter<[u8; 32]>,
    tables: DefaultKeyedRateLimiter<IpAddr>,
    chat: DefaultKeyedRateLimiter<[u8; 32]>,
    connections: Arc<Connections>,
}

fn at_least_one(n: u32) -> NonZeroU32 {
    NonZeroU32::new(n).unwrap_or(NonZeroU32::MIN)
}

fn keyed<K: Hash + Eq + Clone>(quota: Quota, burst: u32) -> DefaultKeyedRateLimiter<K> {
    RateLimiter::keyed(quota.allow_burst(at_least_one(burst)))
}

impl Gate {
    pub fn new(limits: &Limits) -> Self {
        let second = Quota::per_second(at_least_one(limits.requests));
        Gate {
            requests: keyed(second, limits.requests.saturating_mul(10)),
            tokens: keyed(second, limits.requests.saturating_mul(10)),
            tables: keyed(Quota::per_hour(at_least_one(limits.tables)), limits.tables),
            chat: keyed(Quota::per_minute(at_least_one(limits.chat)), limits.chat.div_ceil(3)),
            connections: Arc::new(Connections {
                most: limits.connections,
                per_address: limits.per_address,
                all: AtomicUsize::new(0),
                by_address: Mutex::default(),
            }),
        }
    }

    pub fn request(&self, address: IpAddr) -> bool {
        self.requests.check_key(&address).is_ok()
    }
    pub fn token(&self, token: &[u8; 32]) -> bool {
        self.tokens.check_key(token).is_ok()
    }
    pub fn table(&self, address: IpAddr) -> bool {
        self.tables.check_key(&address).is_ok()
    }
    pub fn chat(&self, token: &[u8; 32]) -> bool {
        self.chat.check_key(token).is_ok()
    }

    /// Lets a connection in; none if there are too many. Those of a proxy are not counted by address: who is behind it shows
    /// later.
    pub fn connect(&self, address: Option<IpAddr>) -> Option<Admitted> {
        self.connections.clone().admit(address)
    }

    /// Forgets clients that have been quiet for long.
    pub fn tidy(&self) {
        self.requests.retain_recent();
        self.tokens.retain_recent();
        self.tables.retain_recent();
        self.chat.retain_recent();
    }
}

struct Connections {
    most: usize,
    per_address: usize,
    all: AtomicUsize,
    by_address: Mutex<std::collections::HashMap<IpAddr, usize>>,
}

impl Connections {
    fn admit(self: Arc<Self>, address: Option<IpAddr>) -> Option<Admitted> {
        if self.all.fetch_add(1, Ordering::Relaxed) >= self.most {
            self.all.fetch_sub(1, Ordering::Relaxed);
            return None;
        }
        let fits = address.is_none_or(|address| {
            self.by_address.lock().is_ok_and(|mut by_address| {
                let count = by_address.entry(address).or_default();
                let fits = *count < self.per_address;
                *count += usize::from(fits);
                fits
            })
        });
        if !fits {
            self.all.fetch_sub(1, Ordering::Relaxed);
            return None;
        }
        Some(Admitted { address, connections: self })
    }
}

/// A connection that counts until it is dropped.
pub struct Admitted {
    address: Option<IpAddr>,
    connections: Arc<Connections>,
}

impl Drop for Admitted {
    fn drop(&mut self) {
        self.connections.all.fetch_sub(1, Ordering::Relaxed);
        if let Some(address) = self.address
            && let Ok(mut by_address) = self.connections.by_address.lock()
            && let Some(count) = by_address.get_mut(&address)
        {
            *count -= 1;
            if *count == 0 {
                by_address.remove(&address);
            }
        }
    }
}
