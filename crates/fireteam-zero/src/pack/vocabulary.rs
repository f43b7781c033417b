//! Compares `vocabulary.toml`, the list of words for authors, with the words that the program knows.

use super::conds::CONDS;
use super::read::{Node, Table, hint};
use super::scope::{Names, sets};
use super::select::{AMOUNT_KEYS, COSTS, FEATURES, FIGURES, PLACE_WORDS, SELECTOR_KEYS};
use super::{Flag, Pick, Side, Stat, Until, Window};
use crate::{effect::words::WORDS, terms::Word};

/// Reads the whole file; a word on one side only is a problem of the file.
pub fn compare(root: &mut Table<'_>, names: &Names) {
    root.meta_without_id(&[]);
    let windows = entries(root, "window", |t, id| {
        t.req("text", Node::str);
        t.req("sets", |n| same_list(n, id.and_then(Window::from_word).map(sets)));
    });
    both(windows, words::<Window>());
    let ops = entries(root, "op", |t, id| {
        for key in ["group", "sem", "decides", "impossible"] {
            t.req(key, Node::str);
        }
        let params = WORDS.iter().find(|word| Some(word.name) == id).map(|word| word.told_params());
        t.req("params", |n| same_list(n, params.as_deref()));
    });
    both(ops, WORDS.iter().map(|word| word.name).collect());
    let text = |t: &mut Table<'_>, _: Option<&str>| {
        t.req("text", Node::str);
    };
    both(entries(root, "stat", text), words::<Stat>());
    both(entries(root, "flag", text), words::<Flag>());
    let conds = entries(root, "cond", |t, _| {
        t.req("form", Node::str);
        t.req("text", Node::str);
    });
    both(conds, CONDS.to_vec());
    let mut has = FEATURES.to_vec();
    has.extend(names.tokens.iter().map(String::as_str));
    let mut sides = words::<Side>();
    sides.extend(["location", "token"]);
    root.sub("selector", |t| {
        let lists: [(&'static str, Vec<&str>); 9] = [
            ("figures", FIGURES.to_vec()),
            ("places", PLACE_WORDS.to_vec()),
            ("sides", sides),
            ("picks", words::<Pick>()),
            ("keys", SELECTOR_KEYS.to_vec()),
            ("has", has),
            ("until", words::<Until>()),
            ("costs", COSTS.to_vec()),
            ("amount_keys", AMOUNT_KEYS.to_vec()),
        ];
        for (key, known) in lists {
            t.req(key, |n| {
                both(Some((n, n.all(|n| n.str().map(|word| (n, word)))?)), known);
                Some(())
            });
        }
        Some(())
    });
    root.sub("default_who", |t| {
        for (key, who) in [("mod", "actor"), ("rule", "actor"), ("prevent", "target"), ("other", "you")] {
            t.req(key, |n| if n.str()? == who { Some(()) } else { n.unknown(n.str()?, [who]) });
        }
        Some(())
    });
}

fn words<T: Word>() -> Vec<&'static str> {
    T::all().iter().map(|word| word.text()).collect()
}

type Listed<'a> = Option<(Node<'a>, Vec<(Node<'a>, &'a str)>)>;

/// The ids of `[[key]]`, each entry read to its end.
fn entries<'a>(root: &mut Table<'a>, key: &'static str, read: impl Fn(&mut Table<'a>, Option<&'a str>)) -> Listed<'a> {
    let ids = root.each(key, |_, t| {
        let id = t.req("id", |n| n.str().map(|id| (n, id)));
        read(t, id.map(|(_, id)| id));
        id
    })?;
    Some((root.node, ids))
}

/// Every word of the file must be known, and every known word in the file, once.
fn both(listed: Listed<'_>, known: Vec<&str>) {
    let Some((node, listed)) = listed else { return };
    for (n, (at, word)) in listed.iter().enumerate() {
        if !known.contains(word) {
            at.unknown::<()>(word, known.iter().copied());
        }
        if listed[..n].iter().any(|(_, other)| other == word) {
            at.problem(format!("the word {word:?} stands here twice"), None);
        }
    }
    for word in known {
        if !listed.iter().any(|(_, other)| *other == word) {
            node.problem(format!("the word {word:?} is missing"), hint(word, listed.iter().map(|(_, word)| *word)));
        }
    }
}

/// The same words in any order.
fn same_list<T: AsRef<str>>(node: Node<'_>, known: Option<&[T]>) -> Option<()> {
    let listed = node.all(|n| n.str().map(|word| (n, word)))?;
    // An unknown id was reported already.
    both(Some((node, listed)), known?.iter().map(AsRef::as_ref).collect());
    Some(())
}
