//! Saved games: the record of a journal as JSON. What cannot be played on is refused with a sentence that says why.

use anyhow::{Context, Result, bail};
use fireteam_zero::{FireteamZero, Record, options::Options, pack::Pack};
use kernel::Game;
use std::{fs, path::Path};

/// The version of the rules; a record of another version may come out differently.
pub const RULES: &str = env!("CARGO_PKG_VERSION");

pub fn new_record(pack: &Pack, options: Options, seed: [u8; 32]) -> Record {
    Record {
        game: FireteamZero::NAME.into(),
        rules: RULES.into(),
        pack: pack.hash.clone(),
        options,
        seed,
        entries: Vec::new(),
    }
}

/// Reads a record and checks that it belongs to this game, these rules and this content.
pub fn read(path: &Path, pack: &Pack) -> Result<Record> {
    let name = path.display();
    let text = fs::read_to_string(path).with_context(|| format!("{name} cannot be read"))?;
    let value: serde_json::Value = serde_json::from_str(&text).map_err(|error| {
        let what = if error.is_eof() { "is cut off" } else { "is not a saved game" };
        anyhow::anyhow!("{name} {what} ({error}); use another copy of the file")
    })?;
    let field = |key: &str| value.get(key).and_then(|v| v.as_str()).unwrap_or_default().to_owned();
    let (game, rules, hash) = (field("game"), field("rules"), field("pack"));
    if game.is_empty() {
        bail!("{name} is not a saved game: it names no game");
    }
    if game != FireteamZero::NAME {
        bail!("{name} is a game of {game}, not of {}", FireteamZero::NAME);
    }
    if rules != RULES {
        bail!("{name} was played with version {rules} of the rules, this is {RULES}: use muster {rules} for it");
    }
    if hash != pack.hash {
        bail!("{name} was played with another content pack; give that one with --pack DIR");
    }
    serde_json::from_value(value).with_context(|| format!("{name} is damaged; use another copy of the file"))
}

/// Writes beside the file first, so that a half-written save never takes the place of a whole one.
pub fn write<T: serde::Serialize>(path: &Path, what: &T) -> Result<()> {
    let mut beside = path.as_os_str().to_owned();
    beside.push(".new");
    let text = serde_json::to_string(what)?;
    fs::write(&beside, text + "\n").with_context(|| format!("{} cannot be written", path.display()))?;
    fs::rename(&beside, path).with_context(|| format!("{} cannot be written", path.display()))
}
