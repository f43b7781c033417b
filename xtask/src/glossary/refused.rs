//! Words that a term refuses, found in any case and with the usual endings.

use super::{Message, VALUE};

/// What a language hangs on its nouns and adjectives.
pub(crate) struct Words {
    endings: &'static [&'static str],
}

impl Words {
    pub fn of(language: &str) -> Words {
        let endings: &[&str] = match language {
            "de" => &["", "e", "en", "er", "ern", "em", "es", "n", "s", "se"],
            "fr" => &["", "s", "x", "e", "es"],
            _ => &["", "s", "es"],
        };
        Words { endings }
    }

    /// Whether a word of a text is the one of a refusal.
    fn same(&self, wanted: &str, word: &str) -> bool {
        if let Some(form) = wanted.strip_prefix('=') {
            return form == word;
        }
        let (wanted, word) = (wanted.to_lowercase(), word.to_lowercase());
        match wanted.strip_suffix('*') {
            Some(stem) => word.starts_with(stem),
            None => word.strip_prefix(&wanted).is_some_and(|rest| self.endings.contains(&rest)),
        }
    }

    /// Where a phrase begins in a text.
    fn find(&self, phrase: &[String], words: &[String]) -> Option<usize> {
        if phrase.is_empty() {
            return None;
        }
        let here = |at: &[String]| phrase.iter().zip(at).all(|(wanted, word)| self.same(wanted, word));
        words.windows(phrase.len()).position(here)
    }
}

/// The words of a text; anything between two of them but spaces, hyphens and apostrophes separates phrases.
fn split(text: &str) -> Vec<String> {
    let mut words = vec![String::new()];
    for letter in text.chars() {
        if letter.is_alphanumeric() || matches!(letter, '*' | '=') {
            if let Some(word) = words.last_mut() {
                word.push(letter);
            }
        } else {
            if !letter.is_whitespace() && !matches!(letter, '-' | '\'' | '’') || letter == VALUE {
                words.push("|".to_owned());
            }
            words.push(String::new());
        }
    }
    words.retain(|word| !word.is_empty());
    words
}

fn list(text: &str) -> impl Iterator<Item = &str> {
    text.split(',').map(str::trim).filter(|part| !part.is_empty())
}

/// What one term refuses.
pub(crate) struct Refusal {
    phrases: Vec<Vec<String>>,
    unless: Vec<Vec<String>>,
    except: Vec<String>,
}

impl Refusal {
    /// The attributes `.refused`, `.unless` and `.except` of a term.
    pub fn new(refused: &str, unless: &str, except: &str) -> Refusal {
        Refusal {
            phrases: list(refused).map(split).collect(),
            unless: list(unless).map(split).collect(),
            except: list(except).map(str::to_owned).collect(),
        }
    }

    pub fn is_empty(&self) -> bool {
        self.phrases.is_empty()
    }

    /// Whether a message may say what is refused elsewhere.
    pub fn excepts(&self, message: &str) -> bool {
        self.except.iter().any(|id| match id.strip_suffix('*') {
            Some(stem) => message.starts_with(stem),
            None => id == message,
        })
    }

    /// The first refused phrase of a message.
    pub fn found(&self, words: &Words, message: &Message) -> Option<String> {
        if self.excepts(&message.id) {
            return None;
        }
        message.texts.iter().find_map(|text| self.found_in(words, text))
    }

    /// The first refused phrase of a text, as it stands there.
    pub fn found_in(&self, words: &Words, text: &str) -> Option<String> {
        let mut text = split(text);
        for phrase in &self.unless {
            while let Some(at) = words.find(phrase, &text) {
                text.splice(at..at + phrase.len(), ["|".to_owned()]);
            }
        }
        let found = |phrase: &Vec<String>| words.find(phrase, &text).map(|at| text[at..at + phrase.len()].join(" "));
        self.phrases.iter().find_map(found)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(language: &str, refused: &str, text: &str) -> bool {
        Refusal::new(refused, "", "").found_in(&Words::of(language), text).is_some()
    }

    #[test]
    fn whole_words_are_found_in_any_case_and_number() {
        assert!(
            found("pt-BR", "monstro", "Dois Monstros chegam.") && !found("pt-BR", "monstro", "um gesto monstruoso")
        );
        assert!(
            found("fr", "paquet imprévu", "le paquet imprévu") && found("fr", "carte d'imprévu", "cartes d’imprévus")
        );
        assert!(found("de", "Gebäude", "in den Gebäuden") && !found("de", "Kampf", "im Nahkampf"));
    }

    #[test]
    fn stems_and_very_forms_can_be_refused() {
        assert!(found("en", "success*", "two successful throws") && !found("en", "success", "two successful throws"));
        assert!(found("en", "=region", "each region") && !found("en", "=region", "each Region, all regions"));
    }

    #[test]
    fn phrases_do_not_reach_over_values_and_stops() {
        assert!(
            !found("fr", "paquet imprévu", "du paquet. Imprévu !")
                && !found("fr", "paquet imprévu", "paquet \u{fffc} imprévu")
        );
    }

    #[test]
    fn a_word_may_stand_where_it_means_something_else() {
        let refusal = Refusal::new("casa", "casa do poço", "place-farmhouse, flavour-*");
        let message = |id: &str, text: &str| Message { id: id.to_owned(), texts: vec![text.to_owned()] };
        let words = Words::of("pt-BR");
        assert!(refusal.found(&words, &message("place-farmhouse", "Casa da Fazenda")).is_none());
        assert!(refusal.found(&words, &message("flavour-1", "casa")).is_none());
        assert!(refusal.found(&words, &message("place-well", "na Casa do Poço")).is_none());
        assert_eq!(refusal.found(&words, &message("x", "a Casa 3")).as_deref(), Some("Casa"));
    }
}
