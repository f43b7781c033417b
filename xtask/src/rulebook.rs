//! Reading a rulebook: the rules it defines, in its order.

use crate::repo::{Game, Repo};
use anyhow::{Result, bail};
use std::collections::BTreeMap;

/// What a rulebook says of one id.
#[derive(Debug, Default)]
pub struct Rule {
    /// The rule itself, one line.
    pub statement: String,
    /// The lines below it: doubts settled, examples.
    pub more: Vec<String>,
    /// In a translation: the stamp of the English it stands for.
    pub stamp: Option<String>,
}

impl Rule {
    /// All that is said, one line each.
    pub fn whole(&self) -> String {
        self.more.iter().fold(self.statement.clone(), |whole, line| whole + "\n" + line)
    }
}

/// The ids a rulebook defines.
#[derive(Debug)]
pub struct Rulebook {
    /// The numbered rules of the game, in the order of the book.
    pub rules: Vec<String>,
    /// The rulings of this project (MR), which are not counted among the rules.
    pub rulings: Vec<String>,
    said: BTreeMap<String, Rule>,
}

impl Rulebook {
    pub fn read(repo: &Repo, game: &Game) -> Result<Rulebook> {
        Rulebook::parse(&repo.read(&game.rulebook())?, game.prefix, &game.rulebook())
    }

    /// A rule is defined by a list entry that begins with its id in bold; entries indented below it belong to it.
    pub fn parse(text: &str, prefix: &str, file: &str) -> Result<Rulebook> {
        let mut book = Rulebook { rules: Vec::new(), rulings: Vec::new(), said: BTreeMap::new() };
        let mut last: Option<String> = None;
        for (number, line) in text.lines().enumerate() {
            let Some((id, says)) = line.strip_prefix("- **").and_then(|rest| rest.split_once("**")) else {
                match (line.trim_start().strip_prefix("- "), last.as_ref().and_then(|id| book.said.get_mut(id))) {
                    (Some(more), Some(rule)) if line.starts_with(' ') => rule.more.push(more.to_owned()),
                    _ => last = None,
                }
                continue;
            };
            let Some((head, _)) = id.split_once('-').filter(|(head, _)| *head == prefix || *head == "MR") else {
                last = None;
                continue;
            };
            if !is_id(id, prefix) {
                bail!("{file}:{}: {id} is not a rule id; write {prefix}-WORD-01 or, for a ruling, MR-01", number + 1);
            }
            if book.said.insert(id.to_owned(), rule(says)).is_some() {
                bail!("{file}:{}: {id} is defined twice", number + 1);
            }
            let list = if head == "MR" { &mut book.rulings } else { &mut book.rules };
            list.push(id.to_owned());
            last = Some(id.to_owned());
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

    /// What is said of an id.
    pub fn rule(&self, id: &str) -> Option<&Rule> {
        self.said.get(id)
    }

    /// The statement of a rule.
    pub fn says(&self, id: &str) -> &str {
        self.rule(id).map_or("", |rule| &rule.statement)
    }
}

/// A rule's first line, without its stamp.
fn rule(text: &str) -> Rule {
    let stamp = text.strip_suffix("-->").and_then(|text| text.rsplit_once("<!--"));
    let (says, stamp) = stamp.map_or((text, None), |(says, stamp)| (says, Some(stamp.trim().to_owned())));
    Rule { statement: says.trim().to_owned(), more: Vec::new(), stamp }
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
- **FZ-TERM-01** A *location*, see **FZ-ATK-01**. <!-- 1a2b3c4d -->
  - At most two.
- **FZ-TERM-02** Two.
| FZ-TERM-03 | no rule |
- FZ-TERM-04 no rule either
  - nor what stands below it
- **turn** one player's turn
## Rulings
- **MR-01** Ours.
";

    #[test]
    fn only_bold_list_entries_define_rules() {
        let book = Rulebook::parse(BOOK, "FZ", "book").unwrap();
        assert_eq!(book.rules, ["FZ-TERM-01", "FZ-TERM-02"]);
        assert_eq!(book.rulings, ["MR-01"]);
        assert_eq!(book.ids().last(), Some("MR-01"));
        assert_eq!(book.says("FZ-TERM-01"), "A *location*, see **FZ-ATK-01**.");
    }

    #[test]
    fn lines_below_a_rule_and_its_stamp_belong_to_it() {
        let book = Rulebook::parse(BOOK, "FZ", "book").unwrap();
        let first = book.rule("FZ-TERM-01").unwrap();
        assert_eq!(first.whole(), "A *location*, see **FZ-ATK-01**.\nAt most two.");
        assert_eq!(first.stamp.as_deref(), Some("1a2b3c4d"));
        assert_eq!(book.rule("FZ-TERM-02").unwrap().whole(), "Two.");
    }

    #[test]
    fn a_rule_is_defined_once() {
        let twice = format!("{BOOK}- **FZ-TERM-02** Again.\n");
        let error = Rulebook::parse(&twice, "FZ", "book").unwrap_err().to_string();
        assert_eq!(error, "book:11: FZ-TERM-02 is defined twice");
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
