//! Rulebooks in other languages, rule by rule: what is missing or unknown, what has drifted from English, figures that
//! differ, and words that are not the glossary's.
//!
//! A rule of `rulebook/<language>/<game>.md` ends its first line with the stamp of the English rule it says,
//! `<!-- 1a2b3c4d -->`; `cargo xtask locales --stamp` writes the stamps once a translation has been read again.

use crate::{
    glossary,
    repo::{GAMES, Game, Repo},
    rulebook::{Rule, Rulebook},
};
use anyhow::Result;
use std::collections::BTreeMap;

/// How the translations stand.
#[derive(Default)]
pub struct Standing {
    /// Rules that are told in another language, over all languages and games.
    pub told: usize,
    /// What is wrong, one line each.
    pub faults: Vec<String>,
}

/// Compares the rulebooks of all other languages with the English ones.
pub fn compare(repo: &Repo, languages: &[String], model: &str) -> Result<Standing> {
    let mut standing = Standing::default();
    for game in GAMES {
        let english = Rulebook::read(repo, game)?;
        for language in languages.iter().filter(|language| *language != model) {
            let file = game.translation(language);
            if !repo.path(&file).is_file() {
                standing.faults.push(format!("{file} is missing: the rules of {} in {language}", game.name));
                continue;
            }
            let own = Rulebook::parse(&repo.read(&file)?, game.prefix, &file)?;
            standing.told += own.ids().filter(|id| english.rule(id).is_some()).count();
            standing.faults.extend(differences(&english, &own).into_iter().map(|fault| format!("{file}: {fault}")));
            standing.faults.extend(refused(repo, game, language, &own)?);
        }
    }
    Ok(standing)
}

/// Stamps every rule of every translation with the English it stands for.
pub fn stamp(repo: &Repo, languages: &[String], model: &str) -> Result<()> {
    for game in GAMES {
        let english = Rulebook::read(repo, game)?;
        for language in languages.iter().filter(|language| *language != model) {
            let file = game.translation(language);
            if repo.path(&file).is_file() {
                repo.write(&file, &stamped(&repo.read(&file)?, &english))?;
            }
        }
    }
    Ok(())
}

/// A translation in which every rule carries the stamp of its English one.
fn stamped(text: &str, english: &Rulebook) -> String {
    let mut out = String::with_capacity(text.len());
    for line in text.lines() {
        let id = line.strip_prefix("- **").and_then(|rest| rest.split_once("**")).map(|(id, _)| id);
        match id.and_then(|id| english.rule(id)) {
            Some(rule) => {
                let bare = line.rsplit_once(" <!-- ").filter(|(_, end)| end.ends_with("-->"));
                out.push_str(bare.map_or(line, |(bare, _)| bare).trim_end());
                out.push_str(&format!(" <!-- {} -->", mark(rule)));
            }
            None => out.push_str(line),
        }
        out.push('\n');
    }
    out
}

/// What of a rule is compared: its statement with the lines below it.
fn mark(rule: &Rule) -> String {
    format!("{:08x}", crc32fast::hash(rule.whole().as_bytes()))
}

/// What a translation lacks, has too much, or says of another English than today's.
fn differences(english: &Rulebook, own: &Rulebook) -> Vec<String> {
    let unknown = own.ids().filter(|id| english.rule(id).is_none()).map(|id| format!("{id} is no rule in English"));
    let mut faults: Vec<String> = unknown.collect();
    for id in english.ids() {
        let (Some(model), Some(rule)) = (english.rule(id), own.rule(id)) else {
            faults.push(format!("{id} is missing"));
            continue;
        };
        if rule.stamp.as_deref() != Some(mark(model).as_str()) {
            faults.push(format!(
                "{id} has drifted: read it against the English again, then `cargo xtask locales --stamp`"
            ));
        }
        let (here, there) = (figures(&rule.whole()), figures(&model.whole()));
        if here != there {
            faults.push(format!("{id} has the figures {here:?}, the English {there:?}"));
        }
    }
    faults
}

/// The numbers of a text and the ids it refers to, each as often as it stands there.
fn figures(text: &str) -> BTreeMap<String, usize> {
    let mut found = BTreeMap::new();
    let parts = text.split(|letter: char| !(letter.is_ascii_alphanumeric() || letter == '-'));
    for part in parts.map(|part| part.trim_matches('-')) {
        if is_id(part) {
            *found.entry(part.to_owned()).or_default() += 1;
            continue;
        }
        for number in part.split(|letter: char| !letter.is_ascii_digit()).filter(|number| !number.is_empty()) {
            *found.entry(number.to_owned()).or_default() += 1;
        }
    }
    found
}

/// Whether a part of a text is an id, `FZ-BOSS-02` or `MR-09`.
fn is_id(part: &str) -> bool {
    part.contains('-')
        && part.starts_with(|letter: char| letter.is_ascii_uppercase())
        && part.ends_with(|letter: char| letter.is_ascii_digit())
}

/// A text whose ids are taken out: they are no words of its language.
fn without_ids(text: &str) -> String {
    let words = text.split_inclusive(|letter: char| !(letter.is_alphanumeric() || letter == '-'));
    words.filter(|word| !is_id(word.trim_end_matches(|letter: char| !letter.is_alphanumeric()))).collect()
}

/// Words that the language's glossary refuses for what they mean there.
fn refused(repo: &Repo, game: &Game, language: &str, book: &Rulebook) -> Result<Vec<String>> {
    let rules: Vec<(&str, String)> =
        book.ids().filter_map(|id| book.rule(id).map(|rule| (id, without_ids(&rule.whole())))).collect();
    let found = glossary::refused_in(repo, game, language, &rules)?;
    let file = game.translation(language);
    Ok(found
        .into_iter()
        .map(|(id, word, concept)| format!("{file}: {id} says “{word}”, which -{concept} refuses"))
        .collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    const ENGLISH: &str =
        "- **CH-A-01** Draw 2 cards (CH-A-02).\n  - At most 4.\n- **CH-A-02** Two.\n- **MR-01** Ours.\n";

    fn book(text: &str) -> Rulebook {
        Rulebook::parse(text, "CH", "book").unwrap()
    }

    fn own(text: &str) -> Vec<String> {
        differences(&book(ENGLISH), &book(&stamped(text, &book(ENGLISH))))
    }

    #[test]
    fn a_whole_translation_has_no_faults() {
        let text =
            "- **CH-A-01** 2 Karten ziehen (CH-A-02).\n  - Höchstens 4.\n- **CH-A-02** Zwei.\n- **MR-01** Unsere.\n";
        assert!(own(text).is_empty());
        let twice = stamped(&stamped(text, &book(ENGLISH)), &book(ENGLISH));
        assert_eq!(twice, stamped(text, &book(ENGLISH)), "a stamp takes the place of the one before");
    }

    #[test]
    fn missing_unknown_and_differing_rules_are_named() {
        let text =
            "- **CH-A-01** 3 Karten ziehen (CH-A-02).\n  - Höchstens 4.\n- **CH-A-09** Neu.\n- **MR-01** Unsere.\n";
        let faults = own(text).join("\n");
        assert!(faults.contains("CH-A-09 is no rule in English"), "{faults}");
        assert!(faults.contains("CH-A-02 is missing"), "{faults}");
        assert!(faults.contains("CH-A-01 has the figures"), "{faults}");
    }

    #[test]
    fn a_rule_whose_english_changed_has_drifted() {
        let text =
            "- **CH-A-01** 2 Karten ziehen (CH-A-02).\n  - Höchstens 4.\n- **CH-A-02** Zwei.\n- **MR-01** Unsere.\n";
        let then = stamped(text, &book(ENGLISH));
        let now = book(&ENGLISH.replace("At most 4", "No more than 4"));
        let faults = differences(&now, &book(&then));
        assert!(faults.len() == 1 && faults[0].starts_with("CH-A-01 has drifted"), "{faults:?}");
        assert_eq!(differences(&book(ENGLISH), &book(text)).len(), 3, "what was never stamped was never read");
    }

    #[test]
    fn ranges_and_ids_are_figures() {
        let found = figures("steps 1 to 4 (FZ-ATK-18), MR-09; 2–3 players, +1");
        assert_eq!(found.keys().collect::<Vec<_>>(), ["1", "2", "3", "4", "FZ-ATK-18", "MR-09"]);
        assert_eq!(found["1"], 2);
        assert_eq!(without_ids("see FZ-BOSS-02, the boss (MR-09) goes"), "see  the boss ( goes");
    }
}
