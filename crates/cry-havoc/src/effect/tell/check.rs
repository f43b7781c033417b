//! What is not translated yet.

use super::cards::{fact_id, metas};
use crate::pack::*;
use crate::speech::{Kind, Speech, name_key, pattern_keys};
use crate::terms::*;
use std::collections::BTreeSet;

/// Names without a translation, and patterns that English has and another language has not.
pub fn missing(pack: &Pack) -> Vec<(Lang, String)> {
    let others = Lang::ALL.iter().filter(|lang| **lang != Lang::En);
    let names = names(pack);
    others
        .flat_map(|lang| {
            let absent = |key: &&String| !Speech::of(*lang).has(key);
            let names = names.iter().filter(absent).cloned();
            patterns(*lang).into_iter().chain(names).map(|key| (*lang, key)).collect::<Vec<_>>()
        })
        .collect()
}

/// Patterns that English has and `lang` has not.
pub fn patterns(lang: Lang) -> Vec<String> {
    let own = pattern_keys(lang);
    pattern_keys(Lang::En).into_iter().filter(|key| !own.contains(key)).map(str::to_owned).collect()
}

/// The keys of every name, flavour, note and published fact of the content.
pub fn names(pack: &Pack) -> BTreeSet<String> {
    let mut keys = BTreeSet::new();
    for (kind, meta) in metas(pack) {
        let mut add = |field: &str, english: &str| {
            if !english.is_empty() {
                keys.insert(name_key(kind, &meta.id, field));
            }
        };
        add("", &meta.name);
        add("flavour", &meta.flavour);
        for (field, text) in super::cards::notes(meta) {
            add(field, text);
        }
        keys.extend(meta.published_fields.iter().map(|fact| name_key(Kind::Fact, &fact_id(fact), "")));
    }
    keys
}
