//! The words of each language: every concept has one term in `locales/<language>/glossary.ftl`, and what it refuses stands nowhere.
//!
//! A term `-fz-twist-card = …` is the word for a concept; `fz-` and `ch-` say to which game it belongs, terms without them to
//! both. Its attributes: `.g` the gender; `.refused` words that must not be used for the concept, with commas between them;
//! `.unless` turns of phrase in which such a word is right; `.except` messages in which it is. A refused word is found in any
//! case and with the usual endings; `word*` finds all that begins this way, `=word` only this form. `-fz-name-<message>` and
//! `-ch-name-<message>` are the names of published entries, which the messages of `names.ftl` must give.

mod published;
mod refused;

use crate::repo::{GAMES, Game, Repo};
use anyhow::Result;
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;
use refused::{Refusal, Words};
use std::collections::{BTreeMap, BTreeSet};

/// The glossary's path below the folder of a language.
pub const FILE: &str = "glossary.ftl";
/// What stands for a value that only the game knows.
const VALUE: char = '\u{fffc}';
/// A message with more ways to read than this is looked at in its first ones.
const MOST: usize = 256;

/// The message that tells what of an entry is published.
const ORIGIN: &str = "source-some";

/// A message as it can read: each choice of variants one text.
pub(crate) struct Message {
    pub id: String,
    pub texts: Vec<String>,
}

/// What is wrong with the words of all languages, one line each.
pub fn faults(repo: &Repo, languages: &[String]) -> Result<Vec<String>> {
    let mut faults = Vec::new();
    let mut glossaries = BTreeMap::new();
    for language in languages {
        glossaries.insert(language.as_str(), read(&repo.read(&format!("locales/{language}/{FILE}"))?));
    }
    let concepts: BTreeSet<&str> =
        glossaries.values().flat_map(|glossary| glossary.keys().map(String::as_str)).collect();
    for (language, glossary) in &glossaries {
        let lacks = concepts.iter().filter(|concept| !glossary.contains_key(**concept));
        faults.extend(lacks.map(|concept| format!("locales/{language}/{FILE} has no term for -{concept}")));
        faults.extend(used_words(repo, language, glossary)?);
    }
    for entry in published::names(repo)? {
        let concept = format!("{}-name-{}", entry.game, entry.message);
        for (language, glossary) in &glossaries {
            let name = published::name_in(repo, language, &entry)?;
            let fault = match glossary.get(&concept) {
                None => "the glossary has no term for it".to_owned(),
                Some(term) if name.iter().any(|name| term.texts.contains(name)) => continue,
                Some(term) => format!("the glossary says “{}”", term.texts.join("” or “")),
            };
            faults.push(format!(
                "locales/{language}: {} is published, named “{}”; {fault} (-{concept})",
                entry.message,
                name.join("” or “")
            ));
        }
    }
    Ok(faults)
}

/// A concept's term with its notes.
pub(crate) struct Term {
    texts: Vec<String>,
    refusal: Refusal,
}

/// The terms of a glossary by their ids.
fn read(text: &str) -> BTreeMap<String, Term> {
    let mut terms = BTreeMap::new();
    // What cannot be parsed is told by `locales`, with its line.
    let resource = parser::parse(text).unwrap_or_else(|(resource, _)| resource);
    for entry in &resource.body {
        if let Entry::Term(term) = entry {
            let note = |name: &str| {
                let note = term.attributes.iter().find(|attribute| attribute.id.name == name);
                note.and_then(|note| texts(&note.value).pop()).unwrap_or_default()
            };
            let refusal = Refusal::new(&note("refused"), &note("unless"), &note("except"));
            terms.insert(term.id.name.to_owned(), Term { texts: texts(&term.value), refusal });
        }
    }
    terms
}

/// Refused words in the messages of a language and in the texts of cards that were made of them.
fn used_words(repo: &Repo, language: &str, glossary: &BTreeMap<String, Term>) -> Result<Vec<String>> {
    let mut faults = Vec::new();
    let mut messages: BTreeMap<String, Vec<Message>> = BTreeMap::new();
    let folder = format!("locales/{language}/");
    for file in repo.files(&folder)?.into_iter().filter(|file| file.ends_with(".ftl") && !file.ends_with(FILE)) {
        let read = self::messages(&repo.read(&file)?);
        messages.insert(file, read);
    }
    // Lines on what is published are notes on the content, not texts of a card; their messages are looked at as all others.
    let origin = messages.values().flatten().find(|message| message.id == ORIGIN);
    let origin = origin.and_then(|message| message.texts.first()?.rsplit(VALUE).next().map(str::to_owned));
    // Fluent for Rust keeps messages and terms in one list; that of the page does not.
    let spoken = messages.iter().filter(|(file, _)| !file.ends_with("page.ftl"));
    let both = spoken.flat_map(|(_, all)| all).filter(|message| glossary.contains_key(&message.id));
    faults
        .extend(both.map(|message| format!("locales/{language}: {0} is a message and the term -{0} too", message.id)));
    let words = Words::of(language);
    for (concept, term) in glossary.iter().filter(|(_, term)| !term.refusal.is_empty()) {
        for (file, messages) in &messages {
            for message in messages.iter().filter(|message| concerns(concept, file, &message.id)) {
                if let Some(word) = term.refusal.found(&words, message) {
                    faults.push(format!("{file}: {} says “{word}”, which -{concept} refuses", message.id));
                }
            }
        }
        let excepted = messages.values().flatten().filter(|message| term.refusal.excepts(&message.id));
        let excepted: Vec<&str> = excepted.flat_map(|message| message.texts.iter().map(String::as_str)).collect();
        for Game { name, short: game, .. } in
            GAMES.iter().filter(|game| of_game(concept).is_none_or(|own| own == game.short))
        {
            for file in repo.files(&format!("crates/{name}/tests/snapshots/"))? {
                if !file.contains(&format!("texts__{language}-")) {
                    continue;
                }
                let text = repo.read(&file)?.replace(['\u{a0}', '\u{202f}'], " ");
                for line in text.lines().filter(|line| !origin.as_ref().is_some_and(|end| line.ends_with(end))) {
                    let line = excepted.iter().fold(line.to_owned(), |line, text| line.replace(text, "|"));
                    if let Some(word) = term.refusal.found_in(&words, &line) {
                        faults.push(format!("{file}: “{word}”, which -{concept} refuses ({game}): {}", line.trim()));
                    }
                }
            }
        }
    }
    Ok(faults)
}

/// Refused words in texts of one game, each named by an id: the id, the word, and the concept that refuses it.
pub fn refused_in(
    repo: &Repo,
    game: &Game,
    language: &str,
    texts: &[(&str, String)],
) -> Result<Vec<(String, String, String)>> {
    let glossary = read(&repo.read(&format!("locales/{language}/{FILE}"))?);
    let words = Words::of(language);
    let mut found = Vec::new();
    for (concept, term) in &glossary {
        if term.refusal.is_empty() || of_game(concept).is_some_and(|own| own != game.short) {
            continue;
        }
        for (id, text) in texts.iter().filter(|(id, _)| !term.refusal.excepts(id)) {
            if let Some(word) = term.refusal.found_in(&words, &text.replace(['\u{a0}', '\u{202f}'], " ")) {
                found.push(((*id).to_owned(), word, concept.clone()));
            }
        }
    }
    Ok(found)
}

/// The game of a term or message, by the first part of its id.
fn of_game(id: &str) -> Option<&'static str> {
    GAMES.iter().map(|game| game.short).find(|game| id.starts_with(&format!("{game}-")))
}

/// Whether a concept concerns a message: of the same game, or the concept is that of both.
fn concerns(concept: &str, file: &str, message: &str) -> bool {
    let Some(game) = of_game(concept) else { return true };
    let here = |Game { name, short, .. }: &Game| {
        file.contains(&format!("/{name}/"))
            || of_game(message) == Some(short)
            || message.contains(&format!("-{short}-"))
    };
    GAMES.iter().any(|own| own.short == game && here(own))
}

/// The messages of a file.
pub(crate) fn messages(text: &str) -> Vec<Message> {
    let resource = parser::parse(text).unwrap_or_else(|(resource, _)| resource);
    let mut messages = Vec::new();
    for entry in &resource.body {
        if let Entry::Message(message) = entry {
            messages.extend(
                message.value.iter().map(|value| Message { id: message.id.name.to_owned(), texts: texts(value) }),
            );
        }
    }
    messages
}

/// Every way in which a pattern can read.
pub(crate) fn texts(pattern: &Pattern<&str>) -> Vec<String> {
    let mut texts = vec![String::new()];
    for element in &pattern.elements {
        let parts = match element {
            PatternElement::TextElement { value } => vec![(*value).replace('\n', " ")],
            PatternElement::Placeable { expression } => readings(expression),
        };
        texts =
            texts.iter().flat_map(|text| parts.iter().map(move |part| format!("{text}{part}"))).take(MOST).collect();
    }
    texts
}

fn readings(expression: &Expression<&str>) -> Vec<String> {
    match expression {
        Expression::Select { variants, .. } => {
            variants.iter().flat_map(|variant| texts(&variant.value)).take(MOST).collect()
        }
        Expression::Inline(InlineExpression::StringLiteral { value }) => vec![(*value).to_owned()],
        Expression::Inline(InlineExpression::Placeable { expression }) => readings(expression),
        Expression::Inline(_) => vec![VALUE.to_string()],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_is_read_in_every_way() {
        let all = messages("hits = { $n ->\n    [one] a hit\n   *[other] { $n } hits\n } on { -fz-boss }\n");
        assert_eq!(all[0].texts, ["a hit on \u{fffc}", "\u{fffc} hits on \u{fffc}"]);
    }

    #[test]
    fn a_term_is_read_with_its_notes() {
        let terms = read("-fz-boss = { $num ->\n    [many] bosses\n   *[one] boss\n }\n    .refused = avatar\n");
        assert_eq!(terms["fz-boss"].texts, ["bosses", "boss"]);
        assert!(terms["fz-boss"].refusal.found_in(&Words::of("en"), "Two avatars come.").is_some());
    }

    #[test]
    fn the_terms_of_one_game_leave_the_other_alone() {
        let of = |concept, file, message| concerns(concept, file, message);
        assert!(of("fz-boss", "locales/en/fireteam-zero/play.ftl", "event-killed"));
        assert!(
            of("fz-boss", "locales/en/fz-page.ftl", "fz-foes") && !of("fz-boss", "locales/en/ch-page.ftl", "ch-you")
        );
        assert!(
            of("ch-unit", "locales/en/terminal.ftl", "term-ch-decks") && !of("ch-unit", "locales/en/page.ftl", "help")
        );
        assert!(of("card", "locales/en/page.ftl", "help"));
    }
}
