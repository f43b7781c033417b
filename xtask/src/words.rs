//! What authors are told of the words of the effect languages: tables of `docs/`, and the list in `vocabulary.toml`.

use crate::repo::Repo;
use anyhow::{Context, Result};
use fireteam_zero::effect::words::WORDS;
use std::fmt::Write;

pub const SOURCE: &str = "the files of `effect/words`";

/// Each file with words in it, as it should be.
pub fn files(repo: &Repo) -> Result<Vec<(&'static str, String)>> {
    let (vocabulary, page) = ("content/fireteam-zero/vocabulary.toml", "docs/effects.md");
    Ok(vec![
        (vocabulary, between(repo, vocabulary, "# params: every parameter the op takes", "\n# ---", &entries())?),
        (page, between(repo, page, "| Op | Parameters |", "\n## ", &rows())?),
    ])
}

/// The file with other text behind the line that begins so, and before what ends it; of a table, its rule stays.
fn between(repo: &Repo, file: &str, after: &str, before: &str, fresh: &str) -> Result<String> {
    let text = repo.read(file)?;
    let place = || format!("{file}: {after:?} and {before:?} enclose what is generated");
    let line = text.find(after).with_context(place)?;
    let mut from = line + text[line..].find('\n').with_context(place)? + 1;
    if text[from..].starts_with("| ---") {
        from += text[from..].find('\n').with_context(place)? + 1;
    }
    let to = from + text[from..].find(before).with_context(place)?;
    Ok(format!("{}{fresh}{}", &text[..from], &text[to..]))
}

/// The entries `[[op]]` of Fireteam Zero.
fn entries() -> String {
    let mut out = String::new();
    for word in WORDS {
        let params: Vec<String> = word.told_params().iter().map(|param| quoted(param)).collect();
        let _ = writeln!(out, "[[op]]\nid = {}\ngroup = {}", quoted(word.name), quoted(word.group));
        let _ = writeln!(out, "params = [{}]\nsem = {}", params.join(", "), quoted(word.text.trim()));
        let _ = writeln!(out, "decides = {}\nimpossible = {}", quoted(word.decides), quoted(word.impossible));
    }
    out
}

fn quoted(text: &str) -> String {
    format!("\"{}\"", text.replace('"', "\\\""))
}

fn rows() -> String {
    let row = |word: &&fireteam_zero::effect::words::Facts| {
        let params = word.told_params().join(", ");
        format!("| `{}` | {params} | {} | {} | {} |\n", word.name, word.text.trim(), word.decides, word.impossible)
    };
    WORDS.iter().map(row).collect()
}
