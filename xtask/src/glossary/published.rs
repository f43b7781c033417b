//! The names of entries that are published: facts of the printed games, which every language takes from its glossary.

use crate::repo::{GAMES, Game, Repo};
use anyhow::{Context, Result};
use toml::{Table, Value};

/// The list of entries in the content → the first part of the messages that name them.
const KINDS: &[(&str, &str)] = &[
    ("action", "action"),
    ("boards", "board"),
    ("cards", "tactic"),
    ("decks", "terrain"),
    ("discovery", "recon"),
    ("event", "recon"),
    ("extra_skills", "skill"),
    ("faction", "faction"),
    ("family", "family"),
    ("focus", "focus"),
    ("hero", "hero"),
    ("item", "recon"),
    ("mission", "mission"),
    ("monster", "monster"),
    ("objective", "objective"),
    ("operation", "operation"),
    ("regions", "region"),
    ("skills", "skill"),
    ("special_token", "token"),
    ("specialist", "specialist"),
    ("specialist_card", "specialist_card"),
    ("structures", "structure"),
    ("tactics", "tactic"),
    ("tokens", "token"),
    ("twist", "twist"),
    ("upgrade", "action"),
];

/// One published name.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Named {
    pub game: &'static str,
    folder: &'static str,
    /// The message of `names.ftl` that gives it.
    pub message: String,
    /// As the content files have it.
    english: String,
}

/// The published names of all packs.
pub(crate) fn names(repo: &Repo) -> Result<Vec<Named>> {
    let mut names = Vec::new();
    for Game { name: folder, short: game, .. } in GAMES {
        for file in repo.files(&format!("content/{folder}/"))?.iter().filter(|file| file.ends_with(".toml")) {
            let table: Table = repo.read(file)?.parse().with_context(|| file.clone())?;
            let mut found = Vec::new();
            collect(&table, &mut found);
            names.extend(found.into_iter().map(|(message, english)| Named { game, folder, message, english }));
        }
    }
    names.sort_by(|a, b| (a.game, &a.message).cmp(&(b.game, &b.message)));
    names.dedup();
    Ok(names)
}

fn collect(table: &Table, found: &mut Vec<(String, String)>) {
    for (list, value) in table {
        let kind = KINDS.iter().find(|(own, _)| own == list).map(|(_, kind)| *kind);
        let entries: Vec<&Table> = match value {
            Value::Table(entry) => vec![entry],
            Value::Array(entries) => entries.iter().filter_map(Value::as_table).collect(),
            _ => continue,
        };
        for entry in entries {
            if let Some(kind) = kind {
                found.extend(published(kind, entry));
            }
            collect(entry, found);
        }
    }
}

/// The names of an entry that are published: its own, and that of the lower half of a card.
fn published(kind: &str, entry: &Table) -> Vec<(String, String)> {
    let text = |table: &Table, key: &str| table.get(key).and_then(Value::as_str).map(str::to_owned);
    let says = |key: &str| text(entry, key).map(|source| source == "published");
    let Some(id) = text(entry, "id") else { return Vec::new() };
    let message = format!("{kind}-{}", id.replace('.', "-"));
    let all = says("source").unwrap_or_default();
    let own = match entry.get("published_fields").and_then(Value::as_array) {
        Some(fields) => fields.iter().any(|field| field.as_str() == Some("name")),
        None => says("name_source").unwrap_or(all),
    };
    let lower = entry.get("lower").and_then(Value::as_table).and_then(|lower| text(lower, "name"));
    let lower = lower.filter(|_| says("lower_name_source").unwrap_or(all));
    let own = text(entry, "name").filter(|_| own).map(|name| (message.clone(), name));
    own.into_iter().chain(lower.map(|name| (format!("{message}-lower"), name))).collect()
}

/// How a language names it; the English of the content files if it has no name of its own.
pub(crate) fn name_in(repo: &Repo, language: &str, entry: &Named) -> Result<Vec<String>> {
    let file = format!("locales/{language}/{}/names.ftl", entry.folder);
    let messages = if repo.path(&file).is_file() { super::messages(&repo.read(&file)?) } else { Vec::new() };
    let own = messages.into_iter().find(|message| message.id == entry.message);
    Ok(own.map_or_else(|| vec![entry.english.clone()], |own| own.texts))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(toml: &str) -> Vec<(String, String)> {
        let mut found = Vec::new();
        collect(&toml.parse().unwrap(), &mut found);
        found
    }

    #[test]
    fn a_name_is_published_if_the_entry_says_so() {
        let structure = |rest: &str| format!("[[structures]]\nid = \"reaper\"\nname = \"Reaper\"\n{rest}");
        let reaper = vec![("structure-reaper".to_owned(), "Reaper".to_owned())];
        assert_eq!(of(&structure("source = \"published\"")), reaper);
        assert_eq!(of(&structure("source = \"original\"\npublished_fields = [\"name\", \"count\"]")), reaper);
        assert!(of(&structure("source = \"published\"\npublished_fields = [\"count\"]")).is_empty());
        assert!(of(&structure("source = \"original\"")).is_empty());
    }

    #[test]
    fn halves_of_cards_have_names_of_their_own() {
        let card = "[[action]]\nid = \"throat_cut\"\nname = \"Throat Cut\"\nsource = \"original\"\n\
                    lower_name_source = \"published\"\nlower = { name = \"Predator\" }\n";
        assert_eq!(of(card), [("action-throat_cut-lower".to_owned(), "Predator".to_owned())]);
    }
}
