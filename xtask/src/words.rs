//! What authors are told of the words of the effect languages: tables of `docs/`, and the list in `vocabulary.toml`.

use crate::repo::Repo;
use anyhow::{Context, Result};
use cry_havoc::{effect::words as ch, pack::Who};
use fireteam_zero::effect::words as fz;
use std::fmt::Write;

pub const SOURCE: &str = "the files of `effect/words`";

/// Each file with words in it, as it should be. The list of words belongs to the program, so that the pack of the scenarios has the
/// same one as the content.
pub fn files(repo: &Repo) -> Result<Vec<(&'static str, String)>> {
    let (vocabulary, page) = ("content/fireteam-zero/vocabulary.toml", "docs/effects.md");
    let other = "docs/effects-cry-havoc.md";
    let words = between(repo, vocabulary, "# params: every parameter the op takes", "\n# ---", &entries())?;
    Ok(vec![
        ("scenarios/fireteam-zero/pack/vocabulary.toml", words.clone()),
        (vocabulary, words),
        (page, between(repo, page, "| Op | Parameters |", "\n## ", &rows())?),
        (other, between(repo, other, "*Impossible* says what happens", "\n## ", &sections())?),
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
    for word in fz::WORDS {
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
    let row = |word: &&fz::Facts| {
        let params = word.told_params().join(", ");
        format!("| `{}` | {params} | {} | {} | {} |\n", word.name, word.text.trim(), word.decides, word.impossible)
    };
    fz::WORDS.iter().map(row).collect()
}

/// The tables of Cry Havoc, one for each group of words.
fn sections() -> String {
    let mut out = String::new();
    for (n, words) in (1..).zip(ch::WORDS.chunk_by(|a, b| a.group == b.group)) {
        let _ = writeln!(out, "\n### 6.{n} {} ({})\n", words[0].group, words.len());
        out.push_str("| id | parameters | semantics | impossible |\n| --- | --- | --- | --- |\n");
        for word in words {
            let (params, text) = (params(word), word.text.trim());
            let _ = writeln!(out, "| `{}` | {params} | {text} | {} |", word.name, word.impossible);
        }
    }
    out
}

/// The names of the fields, with what they are where the name does not say so.
fn params(word: &ch::Facts) -> String {
    let mut all = Vec::new();
    match word.who {
        [] => {}
        who if who.contains(&Who::Me) => all.push("`who`".to_owned()),
        // What must be written is listed.
        who => all.push(format!(
            "`who` ({})",
            who.iter().map(|who| format!("`{}`", who.word())).collect::<Vec<_>>().join(", ")
        )),
    }
    all.extend(word.count.then(|| "`count`".to_owned()));
    all.extend(word.params.iter().map(|param| match param.about.trim() {
        "" => format!("`{}`", param.name),
        about => format!("`{}` ({about})", param.name),
    }));
    all.extend((!word.until.is_empty()).then(|| "`until`".to_owned()));
    if all.is_empty() { "none".to_owned() } else { all.join(", ") }
}
