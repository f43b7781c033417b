//! The form that requests must have, as the API document says; anything else becomes a problem that says so.

use crate::{
    problem::{self, Result},
    words,
};
use protocol::{CHAT_LENGTH, KEY_LENGTH, Play};
use serde::de::DeserializeOwned;

/// The largest number in a query or of a question.
pub const MOST: u32 = i32::MAX as u32;

/// An object that was sent as JSON, or what is wrong with it.
///
/// # Errors
/// If it is not of the form that is wanted.
pub fn read<T: DeserializeOwned>(bytes: &[u8]) -> Result<T> {
    let text = std::str::from_utf8(bytes).map_err(|_| problem::malformed("The JSON is not UTF-8."))?;
    // A list of an object's values would be read as well.
    if text.trim_start().starts_with('[') {
        return Err(problem::invalid("This is a list; an object is needed."));
    }
    serde_json::from_str(text).map_err(|error| match error.classify() {
        serde_json::error::Category::Data => problem::invalid(error.to_string()),
        _ => problem::malformed(format!("This is not JSON: {error}")),
    })
}

/// What the key of a change may be.
///
/// # Errors
/// If it is none.
pub fn optional_key(key: Option<&str>) -> Result<()> {
    key.map_or(Ok(()), |key| text("key", key, KEY_LENGTH))
}

/// What a string of a client may be: of some length, without NUL.
fn text(name: &str, value: &str, most: usize) -> Result<()> {
    let length = value.chars().count();
    if length == 0 || length > most {
        return Err(problem::invalid(format!("`{name}` has 1 to {most} characters.")));
    }
    if value.contains('\0') {
        return Err(problem::conflict("nul", format!("`{name}` contains the character NUL, which cannot be kept.")));
    }
    Ok(())
}

/// What can be seen of a play without its table.
///
/// # Errors
/// If no table could take it.
pub fn checked(wish: &Play) -> Result<()> {
    if wish.ask > MOST {
        return Err(problem::invalid(format!("`ask` is at most {MOST}.")));
    }
    text("key", &wish.key, KEY_LENGTH)
}

/// A line of chat as it is kept.
///
/// # Errors
/// If it is too long, or nothing can be seen of it.
pub fn said(line: &str) -> Result<String> {
    text("text", line, CHAT_LENGTH)?;
    words::cleaned(line).ok_or_else(|| problem::conflict("blank", "Nothing of this line could be seen."))
}
