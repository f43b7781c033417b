//! What has to be translated.

use crate::pack::*;
use crate::speech::{Kind, name_key};
use std::collections::BTreeSet;

/// The keys of every name and text of the content. Names of persons are the same everywhere and need none.
pub fn names(pack: &Pack) -> BTreeSet<String> {
    let mut keys = BTreeSet::new();
    let mut add = |kind: Kind, id: &str, field: &str, english: &str| {
        if !english.is_empty() {
            keys.insert(name_key(kind, id, field));
        }
    };
    let mut metas: Vec<(Kind, &Meta)> = Vec::new();
    for a in &pack.actions {
        metas.push((Kind::Action, &a.meta));
        add(Kind::Action, &a.meta.id, "lower", &a.lower.name);
    }
    metas.extend(pack.focuses.iter().map(|e| (Kind::Focus, &e.meta)));
    metas.extend(pack.recon.iter().map(|e| (Kind::Recon, &e.meta)));
    metas.extend(pack.families.iter().map(|e| (Kind::Family, &e.meta)));
    for m in &pack.monsters {
        metas.push((Kind::Monster, &m.meta));
        add(Kind::Monster, &m.meta.id, "attribute", &m.attribute);
    }
    metas.extend(pack.twists.iter().map(|e| (Kind::Twist, &e.meta)));
    metas.extend(pack.objectives.iter().map(|e| (Kind::Objective, &e.meta)));
    metas.extend(pack.difficulties.iter().map(|e| (Kind::Difficulty, &e.meta)));
    metas.extend(pack.specialist_cards.iter().map(|e| (Kind::SpecialistCard, &e.meta)));
    metas.extend(pack.tokens.iter().map(|e| (Kind::Token, &e.meta)));
    for o in &pack.operations {
        metas.push((Kind::Operation, &o.meta));
        add(Kind::Operation, &o.meta.id, "place", &o.place);
    }
    for m in &pack.missions {
        metas.push((Kind::Mission, &m.meta));
        for (token, name) in &m.token_names {
            let id = pack.tokens.get(token.index()).map_or("", |card| &card.meta.id);
            add(Kind::Mission, &m.meta.id, &format!("token-{id}"), name);
        }
        for place in &m.board.places {
            let id = place.id.rsplit('.').next().unwrap_or(&place.id);
            add(Kind::Place, id, "", &place.name);
        }
    }
    for (kind, meta) in metas {
        add(kind, &meta.id, "", &meta.name);
        texts(&mut add, kind, meta);
    }
    for h in &pack.heroes {
        add(Kind::Hero, &h.meta.id, "nickname", &h.nickname);
        add(Kind::Hero, &h.meta.id, "weapon", &h.weapon);
        texts(&mut add, Kind::Hero, &h.meta);
    }
    for s in &pack.specialists {
        add(Kind::Specialist, &s.meta.id, "nickname", &s.nickname);
        add(Kind::Specialist, &s.meta.id, "ability", &s.ability);
        texts(&mut add, Kind::Specialist, &s.meta);
    }
    keys
}

fn texts(add: &mut impl FnMut(Kind, &str, &str, &str), kind: Kind, meta: &Meta) {
    add(kind, &meta.id, "flavour", &meta.flavour);
    for (field, text) in &meta.notes {
        add(kind, &meta.id, field, text);
    }
}
