//! The law that every variant of the rules changes something: for each word of each key there is a scenario that holds with it and
//! does not hold without it.

use super::{
    Errand, Tabletop, dispatch,
    parse::{self, Found, LoadError},
    run::run,
};
use rayon::prelude::*;
use std::{collections::BTreeSet, path::PathBuf};

/// The words of a game's keys that no scenario of these files needs, `key = word`; the error names a game that does not exist or
/// files that cannot be read.
pub fn idle_keys(game: &str, paths: &[PathBuf]) -> Result<Vec<String>, String> {
    let mut files = Vec::new();
    for path in paths {
        let found = parse::find(path).map_err(|LoadError(problems)| problems.join("\n"))?;
        files.extend(found.into_iter().filter(|file| file.game == game));
    }
    dispatch(game, Idle(&files))?
}

/// The idle keys of the scenarios of these files.
struct Idle<'a>(&'a [Found]);

impl Errand for Idle<'_> {
    type Out = Result<Vec<String>, String>;
    fn run<R: Tabletop>(self) -> Self::Out {
        idle::<R>(self.0)
    }
}

fn idle<R: Tabletop>(files: &[Found]) -> Result<Vec<String>, String> {
    let (mut scenarios, broken) = parse::load::<R>(files);
    if !broken.is_empty() {
        return Err(broken.join("\n"));
    }
    let needed: BTreeSet<String> = scenarios
        .par_iter_mut()
        .flat_map_iter(|scenario| {
            let set = R::keys(&mut scenario.given).clone().unwrap_or_default();
            let mut needed = Vec::new();
            // What must differ is play, not which rules were looked at on the way.
            scenario.rules.clear();
            for (key, word) in set {
                R::keys(&mut scenario.given).get_or_insert_default().remove(&key);
                if !run(scenario).passed {
                    needed.push(shown(&key, &word.to_string()));
                }
                R::keys(&mut scenario.given).get_or_insert_default().insert(key, word);
            }
            needed
        })
        .collect();
    // The default of a key is what holds without it.
    let variants = R::KEYS.iter().flat_map(|(key, words)| words[1..].iter().map(move |word| shown(key, word)));
    Ok(variants.filter(|variant| !needed.contains(variant)).collect())
}

fn shown(key: &str, word: &str) -> String {
    format!("{key} = {word}")
}
