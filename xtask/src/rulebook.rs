//! Reading a rulebook: the ids it defines, in its order.

use crate::repo::{Game, Repo};
use anyhow::{Result, bail};
use std::collections::BTreeMap;

/// The ids a rulebook defines.
#[derive(Debug)]
pub struct Rulebook {
    /// The numbered rules of the game, in the order of the book.
    pub rules: Vec<String>,
    /// The rulings of this project (MR), which are not counted among the rules.
    pub rulings: Vec<String>,
    /// What each of them says, without its sources.
    statements: BTreeMap<String, String>,
}

impl Rulebook {
    pub fn read(repo: &Repo, game: &Game) -> Result<Rulebook> {
        Rulebook::parse(&repo.read(&game.rulebook())?, game.prefix, &game.rulebook())
    }

    /// A rule is defined by a list entry that begins with its id in bold; other entries in bold are no rules.
    pub fn parse(text: &str, prefix: &str, file: &str) -> Result<Rulebook> {
        let mut book = Rulebook { rules: Vec::new(), rulings: Vec::new(), statements: BTreeMap::new() };
        for (number, line) in text.lines().enumerate() {
            let Some((id, says)) = line.trim_start().strip_prefix("- **").and_then(|rest| rest.split_once("**")) else {
                continue;
            };
            let Some((head, _)) = id.split_once('-').filter(|(head, _)| *head == prefix || *head == "MR") else {
                continue;
            };
            if !is_id(id, prefix) {
                bail!("{file}:{}: {id} is not a rule id; write {prefix}-WORD-01 or, for a ruling, MR-01", number + 1);
            }
            if book.statements.insert(id.to_owned(), statement(says)).is_some() {
                bail!("{file}:{}: {id} is defined twice", number + 1);
            }
            let list = if head == "MR" { &mut book.rulings } else { &mut book.rules };
            list.push(id.to_owned());
        }
        if book.rules.is_empty() {
            bail!("{file} defines no {prefix} rule");
        }
        Ok(book)
    }

    /// All ids: the rules, then the rulings.
    pub fn ids(&self) -> impl Iterator<Item = &str> {
        self.rules.iter().chain(&self.rulings).map(String::as_str)
    }

    /// What a rule says.
    pub fn says(&self, id: &str) -> &str {
        self.statements.get(id).map_or("", String::as_str)
    }
}

/// The text of a rule without the sources behind it, `[PT FR]` or `(R)`.
fn statement(text: &str) -> String {
    let text = text.trim();
    let sources = match text.chars().last() {
        Some(']') => text.rfind(" ["),
        Some(')') => text.rfind(" (R").or(text.rfind(" (derived")),
        _ => None,
    };
    text[..sources.unwrap_or(text.len())].trim_end().to_owned()
}

fn is_number(text: &str) -> bool {
    text.len() == 2 && text.bytes().all(|b| b.is_ascii_digit())
}

/// Whether this is the form of an id: `FZ-ATK-07` or `MR-01`.
pub fn is_id(text: &str, prefix: &str) -> bool {
    let parts: Vec<_> = text.split('-').collect();
    match parts[..] {
        [head, number] => head == "MR" && is_number(number),
        [head, word, number] => {
            head == prefix && !word.is_empty() && word.bytes().all(|b| b.is_ascii_uppercase()) && is_number(number)
        }
        _ => false,
    }
}

/// The constant that stands for an id in Rust.
pub fn constant(id: &str) -> String {
    id.replace('-', "_")
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOOK: &str = "\
# A game
- **FZ-TERM-01** A *location*, see **FZ-ATK-01**. [PT]
  - **DECISION D-01** `key = a` | `b`.
- **FZ-TERM-02** Two.
| FZ-TERM-03 | no rule |
- FZ-TERM-04 no rule either
## 26. Rulings
- **MR-01** Ours.
";

    #[test]
    fn only_bold_list_entries_define_rules() {
        let book = Rulebook::parse(BOOK, "FZ", "book").unwrap();
        assert_eq!(book.rules, ["FZ-TERM-01", "FZ-TERM-02"]);
        assert_eq!(book.rulings, ["MR-01"]);
        assert_eq!(book.ids().last(), Some("MR-01"));
        assert_eq!(book.says("FZ-TERM-01"), "A *location*, see **FZ-ATK-01**.");
        assert_eq!(statement(" Two of them. (R, from DE [EN])"), "Two of them.");
    }

    #[test]
    fn a_rule_is_defined_once() {
        let twice = format!("{BOOK}- **FZ-TERM-02** Again.\n");
        let error = Rulebook::parse(&twice, "FZ", "book").unwrap_err().to_string();
        assert_eq!(error, "book:9: FZ-TERM-02 is defined twice");
    }

    #[test]
    fn a_malformed_id_is_an_error() {
        for id in ["FZ-TERM-1", "FZ-term-01", "MR-1", "FZ-01"] {
            assert!(Rulebook::parse(&format!("- **{id}** x"), "FZ", "book").is_err(), "{id}");
        }
        assert!(Rulebook::parse("nothing", "FZ", "book").is_err());
    }

    #[test]
    fn the_rulebook_of_fireteam_zero_has_all_its_rules() {
        let text = include_str!("../../rulebook/fireteam-zero.md");
        assert_eq!(Rulebook::parse(text, "FZ", "book").unwrap().rules.len(), 455);
    }
}
