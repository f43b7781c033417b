//! What has to be translated.

use super::cards::{fact_id, metas};
use crate::pack::*;
use crate::speech::{Kind, name_key};
use std::collections::BTreeSet;

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
