//! Which messages and rules a language lacks, compared with English, and which of its words are not its glossary's.

use crate::{glossary, repo::Repo, translations};
use anyhow::{Result, bail};
use fluent_syntax::{ast::Entry, parser};
use std::collections::{BTreeMap, BTreeSet};

/// The language that has every message.
const MODEL: &str = "en";
/// Names of content may stay as they are, in the file of this name of every game; every other file holds patterns without which a sentence fails.
const NAMES: &str = "names.ftl";

/// File → the messages it defines.
type Messages = BTreeMap<String, BTreeSet<String>>;

/// Lists what is missing, after having stamped the rules with `stamp`. Gives false, with `check`, if more than a name is.
pub fn run(repo: &Repo, check: bool, stamp: bool) -> Result<bool> {
    let languages = repo.folders("locales")?;
    if languages.is_empty() {
        println!("locales: no languages yet");
        return Ok(true);
    }
    let Some(model) = languages.iter().find(|language| *language == MODEL) else {
        bail!("locales/{MODEL} is missing: the other languages are compared with it");
    };
    let mut model = messages(repo, model)?;
    let total: usize = model.values().map(BTreeSet::len).sum();
    // English names are those of the content: what one other language names, all of them should.
    for language in languages.iter().filter(|language| *language != MODEL) {
        for (file, mut ids) in messages(repo, language)?.into_iter().filter(|(file, _)| is_names(file)) {
            ids.retain(|id| !id.contains('.'));
            model.entry(file).or_default().extend(ids);
        }
    }
    let (mut patterns, mut names) = (0, 0);
    for language in languages.iter().filter(|language| *language != MODEL) {
        let own = messages(repo, language)?;
        for (file, ids) in missing(&model, &own) {
            *(if is_names(file) { &mut names } else { &mut patterns }) += ids.len();
            println!("locales/{language}/{file} lacks {}: {}", ids.len(), ids.join(", "));
        }
        // English names are those of the content files, and other languages need notes on gender and case.
        for (file, mut ids) in missing(&own, &model).into_iter().filter(|(file, _)| !is_names(file)) {
            ids.retain(|id| !id.contains('.'));
            if ids.is_empty() {
                continue;
            }
            println!("locales/{language}/{file} has {} that {MODEL} has not: {}", ids.len(), ids.join(", "));
        }
    }
    if stamp {
        translations::stamp(repo, &languages, MODEL)?;
    }
    let faults = glossary::faults(repo, &languages)?;
    let rules = translations::compare(repo, &languages, MODEL)?;
    for fault in faults.iter().chain(&rules.faults) {
        println!("{fault}");
    }
    println!(
        "locales: {} languages, {total} messages, {patterns} patterns missing, {names} names missing, {} words refused; \
         {} rules told in other languages, {} faults in them",
        languages.len(),
        faults.len(),
        rules.told,
        rules.faults.len()
    );
    Ok(!check || (patterns == 0 && faults.is_empty() && rules.faults.is_empty()))
}

/// Whether a file, by its path below the language's folder, holds names.
fn is_names(file: &str) -> bool {
    file.rsplit('/').next() == Some(NAMES)
}

fn messages(repo: &Repo, language: &str) -> Result<Messages> {
    let folder = format!("locales/{language}/");
    let mut messages = Messages::new();
    for file in repo.files(&folder)?.iter().filter(|file| file.ends_with(".ftl")) {
        let mut ids = parse(&repo.read(file)?, file)?;
        if file.ends_with(glossary::FILE) {
            // What a term refuses, and its gender, are each language's own.
            ids.retain(|id| !id.contains('.'));
        }
        messages.insert(file[folder.len()..].to_owned(), ids);
    }
    Ok(messages)
}

/// The ids of messages, terms (`-term`) and attributes (`message.attribute`) of one file.
fn parse(text: &str, file: &str) -> Result<BTreeSet<String>> {
    let resource = match parser::parse(text) {
        Ok(resource) => resource,
        Err((_, errors)) => {
            let first = errors.first().map_or(String::new(), |error| {
                let line = text[..error.pos.start.min(text.len())].matches('\n').count() + 1;
                format!(":{line}: {}", error.kind)
            });
            bail!("{file}{first}");
        }
    };
    let mut ids = BTreeSet::new();
    for entry in &resource.body {
        let (id, attributes) = match entry {
            Entry::Message(message) => (message.id.name.to_owned(), &message.attributes),
            Entry::Term(term) => (format!("-{}", term.id.name), &term.attributes),
            _ => continue,
        };
        ids.extend(attributes.iter().map(|attribute| format!("{id}.{}", attribute.id.name)));
        if !ids.insert(id.clone()) {
            bail!("{file}: {id} is defined twice");
        }
    }
    Ok(ids)
}

/// What `other` lacks of `model`, file by file.
fn missing<'a>(model: &'a Messages, other: &Messages) -> Vec<(&'a str, Vec<&'a str>)> {
    let lacks = |file: &str, id: &str| !other.get(file).is_some_and(|ids| ids.contains(id));
    model
        .iter()
        .map(|(file, ids)| {
            (file.as_str(), ids.iter().map(String::as_str).filter(|id| lacks(file, id)).collect::<Vec<_>>())
        })
        .filter(|(_, ids)| !ids.is_empty())
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_terms_and_attributes_are_read() {
        let text =
            "# A comment\nhit = { $n ->\n    [one] a hit\n   *[other] { $n } hits\n }\n    .short = h\n-coin = coin\n";
        let ids = parse(text, "a.ftl").unwrap();
        assert_eq!(ids.iter().collect::<Vec<_>>(), ["-coin", "hit", "hit.short"]);
    }

    #[test]
    fn broken_files_are_named_with_their_line() {
        assert!(parse("a = b\n\nno message\n", "a.ftl").unwrap_err().to_string().starts_with("a.ftl:3: "));
        assert_eq!(parse("a = b\na = c\n", "a.ftl").unwrap_err().to_string(), "a.ftl: a is defined twice");
    }

    #[test]
    fn every_game_has_its_own_names() {
        assert!(is_names("names.ftl") && is_names("chess/names.ftl") && !is_names("chess/surnames.ftl"));
    }

    #[test]
    fn what_is_missing_is_listed_by_file() {
        let of = |files: &[(&str, &[&str])]| -> Messages {
            let ids = |ids: &[&str]| ids.iter().map(|id| (*id).to_owned()).collect();
            files.iter().map(|(file, own)| ((*file).to_owned(), ids(own))).collect()
        };
        let (model, other) = (of(&[("a.ftl", &["x", "y"]), ("names.ftl", &["z"])]), of(&[("a.ftl", &["x"])]));
        assert_eq!(missing(&model, &other), [("a.ftl", vec!["y"]), ("names.ftl", vec!["z"])]);
        assert!(missing(&other, &model).is_empty());
    }
}
