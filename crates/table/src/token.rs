//! Tokens: to hold one is to be allowed what it stands for. Only their hashes are kept.

use crate::game::hex;
use serde::{Deserialize, Serialize};
use std::fmt;

/// A secret of 160 bits. It is shown once, to its owner, and never printed otherwise.
pub struct Token(String);

/// What is kept of a token. Comparing takes the same time wherever two differ.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Hashed(blake3::Hash);

impl Token {
    /// A new one.
    pub fn new(entropy: &mut dyn Entropy) -> Self {
        Token(hex(&random::<20>(entropy)))
    }

    /// The token made from a client's key, or a new one. A request sent again, because the answer was lost, gets the same
    /// token although it is kept nowhere: the client keeps the key, and only the hash of what comes of it is in the log, so that it needs
    /// no secret of the server, is the same at every node and after a restart, and is written in one go with what it is for. From one
    /// token neither the key nor another token can be worked out.
    /// The hash of what somebody shows.
    pub fn of(key: Option<&str>, what: &str, entropy: &mut dyn Entropy) -> Self {
        key.map_or_else(|| Token::new(entropy), |key| Token::derived(key, what))
    }

    /// The token that comes of a client's key.
    pub fn derived(key: &str, what: &str) -> Self {
        Token(hex(&derived::<20>(key, what)))
    }

    /// What is kept of it.
    pub fn hashed(&self) -> Hashed {
        Hashed::of(&self.0)
    }

    /// For its owner's eyes.
    pub fn reveal(self) -> String {
        self.0
    }
}

impl Hashed {
    pub fn of(token: &str) -> Self {
        Hashed(blake3::hash(token.as_bytes()))
    }

    /// A hash that was kept; none if it is not one.
    pub fn kept(bytes: &[u8]) -> Option<Self> {
        Some(Hashed(blake3::Hash::from_bytes(bytes.try_into().ok()?)))
    }

    /// For the store.
    pub fn bytes(&self) -> &[u8; 32] {
        self.0.as_bytes()
    }
}

impl fmt::Debug for Hashed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Hashed")
    }
}

impl Serialize for Hashed {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(&self.0.to_hex())
    }
}

impl<'de> Deserialize<'de> for Hashed {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let text = String::deserialize(from)?;
        blake3::Hash::from_hex(text).map(Hashed).map_err(serde::de::Error::custom)
    }
}

/// Where bytes come from that nobody can guess. They are handed in, so that a test can hand in the same ones again.
pub trait Entropy {
    fn fill(&mut self, bytes: &mut [u8]);
}

impl<F: FnMut(&mut [u8])> Entropy for F {
    fn fill(&mut self, bytes: &mut [u8]) {
        self(bytes);
    }
}

/// Bytes that nobody can guess.
pub fn random<const N: usize>(entropy: &mut dyn Entropy) -> [u8; N] {
    let mut bytes = [0; N];
    entropy.fill(&mut bytes);
    bytes
}

/// What comes of a client's key for one purpose.
fn derived<const N: usize>(key: &str, what: &str) -> [u8; N] {
    let mut hasher = blake3::Hasher::new_derive_key("muster 2026-11 what comes of an idempotency key");
    hasher.update(&(what.len() as u64).to_le_bytes()).update(what.as_bytes()).update(key.as_bytes());
    let mut bytes = [0; N];
    hasher.finalize_xof().fill(&mut bytes);
    bytes
}

/// The name of what a client makes under a key; without one it is new.
pub fn id_of(key: Option<&str>, what: &str, entropy: &mut dyn Entropy) -> String {
    key.map_or_else(|| new_id(entropy), |key| derived_id(key, what))
}

/// The name of what a client makes under this key.
pub fn derived_id(key: &str, what: &str) -> String {
    hex(&derived::<10>(key, what))
}

/// The name of something new: 80 bits, so that it is not found by trying.
pub fn new_id(entropy: &mut dyn Entropy) -> String {
    hex(&random::<10>(entropy))
}

/// Whether something could have been named so.
pub fn is_id(id: &str) -> bool {
    id.len() == 20 && id.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'))
}
