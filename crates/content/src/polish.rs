//! The last touch: articles melt into prepositions, lines get their capital and full stop.

use crate::Lang;

/// The first letter in upper case.
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    match letters.next() {
        Some(first) => first.to_uppercase().chain(letters).collect(),
        None => String::new(),
    }
}

/// A finished sentence.
pub fn sentence(lang: Lang, text: &str) -> String {
    let mut text = capital(contract(lang, text).trim());
    if !text.is_empty() && !text.ends_with(['.', '!', '?']) {
        text.push('.');
    }
    text
}

/// Pairs of words that every writer of the language contracts. Patterns are written without them ("de o herói"), so that a
/// noun phrase needs no form for each preposition.
const PT: &[(&str, &str)] = &[
    ("de o", "do"),
    ("de a", "da"),
    ("de os", "dos"),
    ("de as", "das"),
    ("em o", "no"),
    ("em a", "na"),
    ("em os", "nos"),
    ("em as", "nas"),
    ("em este", "neste"),
    ("em esta", "nesta"),
    ("em esse", "nesse"),
    ("em essa", "nessa"),
    ("de este", "deste"),
    ("de esta", "desta"),
    ("de esse", "desse"),
    ("de essa", "dessa"),
    ("a o", "ao"),
    ("a a", "à"),
    ("a os", "aos"),
    ("a as", "às"),
    ("por o", "pelo"),
    ("por a", "pela"),
    ("por os", "pelos"),
    ("por as", "pelas"),
];
const FR: &[(&str, &str)] = &[("de le", "du"), ("de les", "des"), ("à le", "au"), ("à les", "aux")];
const DE: &[(&str, &str)] = &[
    ("von dem", "vom"),
    ("zu dem", "zum"),
    ("zu der", "zur"),
    ("an dem", "am"),
    ("in dem", "im"),
    ("bei dem", "beim"),
];

pub fn contract(lang: Lang, text: &str) -> String {
    match lang {
        Lang::En => articles(text),
        Lang::PtBr => melt(text, PT),
        Lang::Fr => quoted(&spaces(&melt(&elide(text), FR))),
        Lang::De => clauses(&melt(text, DE)),
    }
}

/// English: "a" before a vowel that is heard as one; a unit is not. A name that begins with "The" takes no second article.
fn articles(text: &str) -> String {
    let vowel = |next: &str| {
        let next = next.trim_start_matches('“');
        begins_with_vowel(next) && !next.to_lowercase().starts_with("unit")
    };
    rewrite(&text.replace("the The ", "the "), |word, next| match word {
        "a" if vowel(next) => Some("an ".to_owned()),
        "A" if vowel(next) => Some("An ".to_owned()),
        _ => None,
    })
}

/// French: "le avatar" is l'avatar, "de un" d'un, "si il" s'il.
fn elide(text: &str) -> String {
    rewrite(text, |word, next| match word {
        "le" | "la" | "de" | "ne" | "que" | "jusque" | "lorsque" if elides(next) => {
            Some(format!("{}'", &word[..word.len() - 1]))
        }
        "si" if matches!(next, "il" | "ils") => Some("s'".to_owned()),
        "ce" if elides(next) => Some("cet ".to_owned()),
        _ => None,
    })
}

/// Words of the two games whose h is mute, so that the word before them is elided; "héros" is not one of them.
const MUTE_H: &[&str] = &["Henry", "Humain", "Hélice", "Heure", "Homme", "Hôpital"];

fn elides(next: &str) -> bool {
    begins_with_vowel(next) || MUTE_H.iter().any(|word| capital(next).starts_with(word))
}

/// French names stand in quotation marks, and "de" before a vowel is still elided: "d'« Escarpement pâle »".
fn quoted(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, name)) = rest.split_once("de «\u{a0}") {
        out.push_str(before);
        let word = before.is_empty() || before.ends_with([' ', '(']);
        out.push_str(if word && elides(name) { "d'«\u{a0}" } else { "de «\u{a0}" });
        rest = name;
    }
    out + rest
}

fn begins_with_vowel(word: &str) -> bool {
    word.chars().next().is_some_and(|c| "aeiouàâéèêîôœAEIOUÀÂÉÈÊÎÔŒ".contains(c))
}

/// The typography of a finished text: French sets unbreakable spaces, the others nothing.
pub fn typeset(lang: Lang, text: &str) -> String {
    if lang == Lang::Fr { spaces(text) } else { text.to_owned() }
}

/// French: no line break, and no ordinary space, before high punctuation. A list that was joined without its space gets it.
fn spaces(text: &str) -> String {
    text.replace(" :", "\u{a0}:")
        .replace(" ;", ";")
        .replace("\u{202f};", ";")
        .replace(';', "\u{202f};")
        .replace(" !", "\u{202f}!")
        .replace(" ?", "\u{202f}?")
        .replace("« ", "«\u{a0}")
        .replace(" »", "\u{a0}»")
}

/// German: a clause inside a sentence brings both its commas; where it is the end that follows, the second one goes.
fn clauses(text: &str) -> String {
    let mut out = text.trim_end_matches(',').to_owned();
    for mark in [",", ";", ":", ".", ")"] {
        out = out.replace(&format!(",{mark}"), mark);
    }
    out
}

/// Replaces pairs of whole words.
fn melt(text: &str, pairs: &[(&str, &str)]) -> String {
    let mut out: Vec<String> = Vec::new();
    for word in text.split(' ') {
        // A phrase may end with its pronoun: "de essa;".
        let bare = word.trim_end_matches([',', ';', ':', '.', ')']);
        if let Some(last) = out.last_mut()
            && let Some((_, melted)) = pairs.iter().find(|(pair, _)| {
                pair.split_once(' ').is_some_and(|(a, b)| b == bare && last.to_lowercase().trim_start_matches('(') == a)
            })
        {
            let open = if last.starts_with('(') { "(" } else { "" };
            let upper = last.trim_start_matches('(').starts_with(char::is_uppercase);
            let (melted, end) = (if upper { capital(melted) } else { (*melted).to_owned() }, &word[bare.len()..]);
            *last = format!("{open}{melted}{end}");
        } else {
            out.push(word.to_owned());
        }
    }
    out.join(" ")
}

/// Offers each word with the one that follows; `Some` replaces the word and the space behind it.
fn rewrite(text: &str, mut change: impl FnMut(&str, &str) -> Option<String>) -> String {
    let words: Vec<&str> = text.split(' ').collect();
    let mut out = String::with_capacity(text.len());
    for (i, word) in words.iter().enumerate() {
        let bare = word.trim_start_matches('(');
        let open = &word[..word.len() - bare.len()];
        match words.get(i + 1).and_then(|next| change(bare, next)) {
            Some(changed) => out.extend([open, changed.as_str()]),
            None => {
                out.push_str(word);
                if i + 1 < words.len() {
                    out.push(' ');
                }
            }
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn articles_melt_into_prepositions() {
        assert_eq!(
            contract(Lang::Fr, "avant une attaque de un allié de le avatar de le héros"),
            "avant une attaque d'un allié de l'avatar du héros"
        );
        assert_eq!(
            contract(Lang::Fr, "la zone de Henry, la même que Henry, de « Œil du cyclone » à « Abri » de le héros"),
            "la zone d'Henry, la même qu'Henry, d'«\u{a0}Œil du cyclone\u{a0}» à «\u{a0}Abri\u{a0}» du héros"
        );
        assert_eq!(contract(Lang::Fr, "de « Quai » à « Abri »"), "de «\u{a0}Quai\u{a0}» à «\u{a0}Abri\u{a0}»");
        assert_eq!(contract(Lang::PtBr, "em o seu local (em a zona)"), "no seu local (na zona)");
        assert_eq!(contract(Lang::De, "an dem Ort, von dem Monster"), "am Ort, vom Monster");
        assert_eq!(contract(Lang::De, "an dem Ort, der fern liegt, auf"), "am Ort, der fern liegt, auf");
        assert_eq!(
            sentence(Lang::De, "an den Ort, der fern liegt,; dann an ihn,"),
            "An den Ort, der fern liegt; dann an ihn."
        );
        assert_eq!(contract(Lang::En, "a ally (a elite) and a hero"), "an ally (an elite) and a hero");
        assert_eq!(contract(Lang::En, "a Unit and a unoccupied Region"), "a Unit and an unoccupied Region");
        assert_eq!(contract(Lang::En, "a “Artillery” token"), "an “Artillery” token");
        assert_eq!(contract(Lang::En, "when the The Ember Saint is killed"), "when the Ember Saint is killed");
        assert_eq!(contract(Lang::PtBr, "por os Trogs a as Unidades"), "pelos Trogs às Unidades");
    }

    #[test]
    fn a_line_gets_capital_and_full_stop() {
        assert_eq!(sentence(Lang::De, "über dir"), "Über dir.");
        assert_eq!(sentence(Lang::Fr, "si il pleut : rentrez"), "S'il pleut\u{a0}: rentrez.");
        assert_eq!(typeset(Lang::Fr, "publiée; nom ; arme"), "publiée\u{202f}; nom\u{202f}; arme");
        assert_eq!(typeset(Lang::De, "gedruckt; Name"), "gedruckt; Name");
    }
}
