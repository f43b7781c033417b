//! Tokens: whoever holds one may do what it stands for. Only their hashes are kept.

use crate::game::hex;
use serde::{Deserialize, Serialize};
use std::fmt;

/// A secret of 160 bits. It is shown once, to whom it belongs, and never printed otherwise.
pub struct Token(String);

/// What is kept of a token. Comparing takes the same time wherever two differ.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Hashed(blake3::Hash);

impl Token {
    /// # Panics
    /// If the system has no randomness to give; then no secret would be one.
    pub fn new() -> Self {
        Token(hex(&random::<20>()))
    }

    /// The token that comes of a client's key, or a new one. Whoever sends a request again, because the answer was lost, gets the same
    /// token although it is kept nowhere: the client keeps the key, and only the hash of what comes of it is in the log, so that it needs
    /// no secret of the server, is the same at every node and after a restart, and is written in one go with what it is for. From one
    /// token neither the key nor another token can be worked out.
    pub fn of(key: Option<&str>, what: &str) -> Self {
        key.map_or_else(Token::new, |key| Token(hex(&derived::<20>(key, what))))
    }

    pub fn hashed(&self) -> Hashed {
        Hashed::of(&self.0)
    }

    /// For its owner's eyes.
    pub fn reveal(self) -> String {
        self.0
    }
}

impl Default for Token {
    fn default() -> Self {
        Token::new()
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

/// Bytes that nobody can guess.
///
/// # Panics
/// If the system has no randomness to give.
pub fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system gives random bytes");
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
pub fn id_of(key: Option<&str>, what: &str) -> String {
    key.map_or_else(new_id, |key| hex(&derived::<10>(key, what)))
}

/// The name of something new: 80 bits, so that it is not found by trying.
pub fn new_id() -> String {
    hex(&random::<10>())
}

/// Whether something could have been named so.
pub fn is_id(id: &str) -> bool {
    id.len() == 20 && id.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'))
}
