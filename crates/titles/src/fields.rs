//! The options of a table as a form, so that pages and programs can open tables of games they do not know.

use crate::Keys;
use content::{polish, speech::Speech};
use serde::Serialize;
use serde_json::{Value, json};

/// One option of a table.
#[derive(Clone, Debug, Serialize)]
pub struct Field {
    /// Where it stands in the options: `players`, or `keys.difficulty` for a field of a field.
    pub name: String,
    /// What people call it, in their language; absent where there is no word for it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub label: Option<String>,
    /// What it means, in a sentence of the same language.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub help: Option<String>,
    #[serde(flatten)]
    pub input: Input,
    /// What it is if nobody says otherwise.
    pub default: Value,
}

/// What can be put into a field.
#[derive(Clone, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Input {
    Number {
        min: u8,
        max: u8,
    },
    /// One of these words.
    One {
        words: Vec<Named>,
    },
    /// A list of these words, one for each seat in their order, or an empty list.
    Several {
        words: Vec<Named>,
        /// Whether several seats may have the same word.
        repeats: bool,
    },
}

/// A word of an option: what stands in the options, and its name for people.
#[derive(Clone, Debug, Serialize)]
pub struct Named {
    pub id: String,
    pub name: String,
    /// What a player should know before choosing it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
    /// With how many seats it can be chosen at the least; absent where their number does not matter.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub from_seats: Option<u8>,
}

impl Named {
    pub(crate) fn new(id: &str, name: String) -> Self {
        Named { id: id.into(), name, note: None, from_seats: None }
    }

    pub(crate) fn noted(self, note: Option<String>) -> Self {
        Named { note, ..self }
    }

    pub(crate) fn for_seats(self, least: u8) -> Self {
        Named { from_seats: Some(least), ..self }
    }
}

impl Field {
    pub(crate) fn number(name: &str, min: u8, max: u8, default: u8) -> Self {
        Field::new(name, Input::Number { min, max }, json!(default))
    }

    pub(crate) fn one(name: &str, words: Vec<Named>, default: &str) -> Self {
        Field::new(name, Input::One { words }, json!(default))
    }

    /// A list that is empty by default.
    pub(crate) fn several(name: &str, words: Vec<Named>, repeats: bool) -> Self {
        Field::new(name, Input::Several { words, repeats }, json!([]))
    }

    /// A field for each key of the rulebook; `name` may know a better name for a word than the word itself. What a key means is
    /// the message `key-…` of the game.
    pub(crate) fn keys(
        keys: Keys,
        speech: &Speech,
        name: impl Fn(&str, &str) -> Option<String>,
    ) -> impl Iterator<Item = Self> {
        keys.iter().map(move |(key, words)| {
            let named = |word: &&str| Named::new(word, name(key, word).unwrap_or_else(|| word.to_string()));
            let default = words.first().copied().unwrap_or_default();
            let field = Field::one(&format!("keys.{key}"), words.iter().map(named).collect(), default);
            Field { help: Some(explain(speech, key)), ..field }
        })
    }

    fn new(name: &str, input: Input, default: Value) -> Self {
        Field { name: name.into(), label: None, help: None, input, default }
    }

    pub(crate) fn labelled(self, label: String) -> Self {
        Field { label: Some(label), ..self }
    }
}

/// What a key means, in a sentence.
fn explain(speech: &Speech, key: &str) -> String {
    polish::typeset(speech.lang(), &speech.word(&format!("key-{key}")))
}
