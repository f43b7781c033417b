//! What tables laid out by hand are made of in every game: values that say only what matters and lie over one another, as
//! a scenario's `given` lies over that of its file.

use crate::read::hint;
use serde::Deserialize;
use std::{collections::BTreeMap, sync::Arc};

/// A word that names nothing, and what is wrong with it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{message}")]
pub struct Unknown {
    pub word: String,
    pub message: String,
}

impl Unknown {
    pub fn new(word: &str, message: impl Into<String>) -> Self {
        Unknown { word: word.into(), message: message.into() }
    }
    /// "there is no twist `stong`; did you mean "strong"?"
    pub fn of<'p>(what: &str, word: &str, ids: impl IntoIterator<Item = &'p str>) -> Self {
        let hint = hint(word, ids).map(|hint| format!("; {hint}")).unwrap_or_default();
        Unknown::new(word, format!("there is no {what} `{word}`{hint}"))
    }
}

/// The place of an id among those that there are.
pub fn find<'p>(what: &str, id: &str, ids: impl Iterator<Item = &'p str> + Clone) -> Result<usize, Unknown> {
    ids.clone().position(|known| known == id).ok_or_else(|| Unknown::of(what, id, ids))
}

/// A table laid out.
pub struct Begun<P, W, F> {
    /// The content, with what the table brings of its own.
    pub pack: Arc<P>,
    pub world: W,
    /// Where play begins.
    pub frame: F,
}

/// A value that can lie over another of its kind; what says nothing else replaces it.
pub trait Layer: Clone {
    #[must_use]
    fn over(&self, _below: &Self) -> Self {
        self.clone()
    }
}

impl Layer for String {}
impl Layer for bool {}
impl Layer for u8 {}
impl Layer for u16 {}
impl<T: Clone> Layer for Vec<T> {}

/// What is said above, with what is said below wherever nothing is.
impl<T: Layer> Layer for Option<T> {
    fn over(&self, below: &Self) -> Self {
        match (self, below) {
            (Some(above), Some(below)) => Some(above.over(below)),
            (above, below) => above.clone().or_else(|| below.clone()),
        }
    }
}

impl<V: Clone> Layer for BTreeMap<String, V> {
    fn over(&self, below: &Self) -> Self {
        below.iter().chain(self).map(|(k, v)| (k.clone(), v.clone())).collect()
    }
}

/// A struct whose fields may all be left out, read strictly, one of which can lie over another.
///
/// ```
/// content::layered! {
///     /// A kennel.
///     Kennel { dogs: u8, name: String }
/// }
/// let above = Kennel { dogs: Some(3), ..Kennel::default() };
/// let below = Kennel { dogs: Some(1), name: Some("north".into()) };
/// assert_eq!(above.over(&below), Kennel { dogs: Some(3), name: Some("north".into()) });
/// ```
#[macro_export]
macro_rules! layered {
    ($(#[$doc:meta])* $name:ident { $($(#[$field_doc:meta])* $field:ident: $type:ty),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Debug, Default, PartialEq, Eq, ::serde::Deserialize)]
        #[serde(default, deny_unknown_fields)]
        pub struct $name {
            $($(#[$field_doc])* pub $field: Option<$type>,)+
        }
        impl $crate::given::Layer for $name {
            fn over(&self, below: &Self) -> Self {
                $name { $($field: $crate::given::Layer::over(&self.$field, &below.$field),)+ }
            }
        }
        impl $name {
            /// This one, with the other's fields wherever it says nothing itself.
            #[must_use]
            pub fn over(&self, below: &Self) -> Self {
                $crate::given::Layer::over(self, below)
            }
        }
    };
}

/// Cards of one pile: a number of any cards, or ids.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(untagged)]
pub enum Pile {
    Any(u8),
    Cards(Vec<String>),
}

impl Layer for Pile {}

/// The word of a key, quoted or not.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(untagged)]
pub enum KeyWord {
    Bool(bool),
    Number(i64),
    Text(String),
}

impl std::fmt::Display for KeyWord {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            KeyWord::Bool(b) => b.fmt(f),
            KeyWord::Number(n) => n.fmt(f),
            KeyWord::Text(text) => text.fmt(f),
        }
    }
}
