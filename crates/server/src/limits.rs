//! How much of everything one client, one table and the whole server may have. Input is hostile until shown otherwise.

use governor::{
    DefaultKeyedRateLimiter, Quota, RateLimiter,
    clock::{Clock, DefaultClock},
};
use std::{
    hash::Hash,
    net::{IpAddr, Ipv6Addr},
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

/// The part of an address that counts. One IPv6 address comes with a network of 2^64 of them.
pub fn household(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(v6) => Ipv6Addr::from_bits(v6.to_bits() & !u128::from(u64::MAX)).into(),
        v4 => v4,
    }
}

/// After how many seconds, at least one, something may be tried again.
pub type Wait = std::result::Result<(), u32>;

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

fn check<K: Hash + Eq + Clone>(limiter: &DefaultKeyedRateLimiter<K>, key: &K) -> Wait {
    limiter.check_key(key).map_err(|until| {
        let wait = until.wait_time_from(DefaultClock::default().now());
        u32::try_from(wait.as_millis().div_ceil(1000)).unwrap_or(u32::MAX).max(1)
    })
}

/// Why a connection is not let in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Full {
    /// The server has as many as it takes.
    Server,
    /// The address has as many as it may.
    Address,
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

    pub fn request(&self, address: IpAddr) -> Wait {
        check(&self.requests, &household(address))
    }
    pub fn token(&self, token: &[u8; 32]) -> Wait {
        check(&self.tokens, token)
    }
    pub fn table(&self, address: IpAddr) -> Wait {
        check(&self.tables, &household(address))
    }
    pub fn chat(&self, token: &[u8; 32]) -> Wait {
        check(&self.chat, token)
    }

    /// Lets a connection in; none if there are too many. Those of a proxy are not counted by address: who is behind it shows
    /// later.
    pub fn connect(&self, address: Option<IpAddr>) -> Result<Admitted, Full> {
        self.connections.clone().admit(address.map(household))
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
    fn admit(self: Arc<Self>, address: Option<IpAddr>) -> Result<Admitted, Full> {
        if self.all.fetch_add(1, Ordering::Relaxed) >= self.most {
            self.all.fetch_sub(1, Ordering::Relaxed);
            return Err(Full::Server);
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
            return Err(Full::Address);
        }
        Ok(Admitted { address, connections: self })
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

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test may fail by panicking")]
mod tests {
    use super::*;

    fn ip(text: &str) -> IpAddr {
        text.parse().unwrap()
    }

    #[test]
    fn the_addresses_of_one_household_are_counted_together() {
        let gate = Gate::new(&Limits { tables: 2, per_address: 1, ..Limits::default() });
        assert_eq!(gate.table(ip("2001:db8:1:2::1")), Ok(()));
        assert_eq!(gate.table(ip("2001:db8:1:2:ffff::9")), Ok(()));
        // Two an hour: the next in half an hour.
        let wait = gate.table(ip("2001:db8:1:2::3")).unwrap_err();
        assert!((1790..=1800).contains(&wait), "{wait}");
        assert_eq!(gate.table(ip("2001:db8:1:3::1")), Ok(()), "the neighbours");
        let first = gate.connect(Some(ip("2001:db8::1"))).unwrap();
        assert_eq!(gate.connect(Some(ip("2001:db8::2"))).err(), Some(Full::Address));
        drop(first);
        assert!(gate.connect(Some(ip("2001:db8::2"))).is_ok());
    }

    #[test]
    fn an_address_of_ipv4_is_counted_alone_also_on_a_socket_of_ipv6() {
        assert_eq!(household(ip("::ffff:10.0.0.1")), ip("10.0.0.1"));
        assert_ne!(household(ip("::ffff:10.0.0.1")), household(ip("::ffff:10.0.0.2")));
    }
}
