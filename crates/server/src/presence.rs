//! Where the holders of tokens were last heard from: who is waiting for a bot, and at which address.

use crate::limits::household;
use std::{
    collections::HashMap,
    net::IpAddr,
    sync::{Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
};
use table::token::Hashed;

/// How long somebody who was heard from is taken to be there still. Connections give a sign of life more often.
const LATELY: Duration = Duration::from_secs(90);

#[derive(Default)]
pub struct Presence(Mutex<HashMap<[u8; 32], (IpAddr, Instant)>>);

impl Presence {
    fn all(&self) -> MutexGuard<'_, HashMap<[u8; 32], (IpAddr, Instant)>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A token was used from this address.
    pub fn note(&self, token: &Hashed, address: IpAddr) {
        self.all().insert(*token.bytes(), (household(address), Instant::now()));
    }

    /// From where a token was used lately.
    pub fn seen(&self, token: &Hashed) -> Option<IpAddr> {
        let all = self.all();
        all.get(token.bytes()).filter(|(_, at)| at.elapsed() < LATELY).map(|(address, _)| *address)
    }

    /// Forgets everybody who has been quiet for long.
    pub fn tidy(&self) {
        let mut all = self.all();
        all.retain(|_, (_, at)| at.elapsed() < LATELY);
        all.shrink_to_fit();
    }
}
