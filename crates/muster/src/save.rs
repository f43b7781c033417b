//! Saved games: the record of a journal as JSON. What cannot be played on is refused with a sentence that says why.

use anyhow::{Context, Result, bail};
use serde_json::Value;
use std::{fs, path::Path};
use titles::{RULES, RecordOf, Title};

/// A file as JSON, and the game it names.
fn open(path: &Path) -> Result<(String, Value)> {
    let name = path.display();
    let text = fs::read_to_string(path).with_context(|| format!("{name} cannot be read"))?;
    let value: Value = serde_json::from_str(&text).map_err(|error| {
        let what = if error.is_eof() { "is cut off" } else { "is not a saved game" };
        anyhow::anyhow!("{name} {what} ({error}); use another copy of the file")
    })?;
    match value.get("game").and_then(Value::as_str) {
        Some(game) if !game.is_empty() => Ok((game.to_owned(), value)),
        _ => bail!("{name} is not a saved game: it names no game"),
    }
}

/// The name of the game that a file holds.
pub fn game(path: &Path) -> Result<String> {
    open(path).map(|(game, _)| game)
}

/// Reads a record and checks that it belongs to this game, these rules and this content.
pub fn read<T: Title>(path: &Path, pack: &T::Pack) -> Result<RecordOf<T>> {
    let name = path.display();
    let (game, value) = open(path)?;
    let field = |key: &str| value.get(key).and_then(Value::as_str).unwrap_or_default().to_owned();
    let (rules, hash) = (field("rules"), field("pack"));
    if game != T::NAME {
        bail!("{name} is a game of {game}, not of {}", T::NAME);
    }
    if rules != RULES {
        bail!("{name} was played with version {rules} of the rules, this is {RULES}: use muster {rules} for it");
    }
    if hash != T::fingerprint(pack) {
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
