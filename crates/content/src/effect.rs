//! The words of an effect language, one file each: a word is a struct whose fields are described once, and one list of all words
//! makes the enum of a step, the reader by name and what authors are told.
//!
//! Where the macros are used, three names are in scope: `Context`, what a piece of content may refer to; `Facts`, what is known of
//! a word besides its fields, with `Facts::PLAIN`; and the trait `EffectWord`, which every word implements.

use crate::{Word, read::Node};

/// One field of a word, as authors write it.
#[derive(Clone, Copy, Debug)]
pub struct Param {
    pub name: &'static str,
    /// The type of the field.
    pub kind: &'static str,
    /// There is a default.
    pub optional: bool,
    /// What it is, where the name does not say so.
    pub about: &'static str,
}

/// What a field of a word can be read into; `C` is where the effect stands.
pub trait Read<C>: Sized {
    fn read(cx: C, node: Node<'_>) -> Option<Self>;
}

impl<C, T: Word> Read<C> for T {
    fn read(_: C, node: Node<'_>) -> Option<T> {
        node.word()
    }
}
impl<C> Read<C> for bool {
    fn read(_: C, node: Node<'_>) -> Option<bool> {
        node.bool()
    }
}
impl<C> Read<C> for u8 {
    fn read(_: C, node: Node<'_>) -> Option<u8> {
        node.small()
    }
}
impl<C, T: Read<C>> Read<C> for Option<T> {
    fn read(cx: C, node: Node<'_>) -> Option<Option<T>> {
        T::read(cx, node).map(Some)
    }
}
impl<C: Copy, T: Read<C>> Read<C> for Vec<T> {
    fn read(cx: C, node: Node<'_>) -> Option<Vec<T>> {
        node.all(|node| T::read(cx, node))
    }
}

/// Says by which function each type is read, given where the effect stands.
#[macro_export]
macro_rules! reads {
    ($cx:ident: $($type:ty => $read:expr),+ $(,)?) => {$(
        impl<'w> $crate::Read<$cx<'w>> for $type {
            fn read(cx: $cx<'w>, node: $crate::read::Node<'_>) -> Option<Self> {
                ($read)(cx, node)
            }
        }
    )+};
}

/// One word of the effect language: its meaning as documentation, its fields, its facts.
///
/// A field is `name: Type`, or `name "key": Type` where authors write another name; `= default` makes it optional, `=> reader`
/// reads it by that function of the context and the node instead of by its type. A reader sees the fields above it, as far as
/// they could be read.
#[macro_export]
macro_rules! effect_word {
    (
        $(#[doc = $text:literal])+
        $name:ident = $word:literal {
            $(
                $(#[doc = $about:literal])*
                $field:ident $($key:literal)?: $type:ty $(= $default:expr)? $(=> $read:expr)?
            ),* $(,)?
        }
        $($fact:ident: $value:expr),* $(,)?
    ) => {
        $(#[doc = $text])+
        #[derive(Clone, Debug, PartialEq)]
        pub struct $name {
            $($(#[doc = $about])* pub $field: $type),*
        }

        impl $name {
            pub const FACTS: Facts = Facts {
                name: $word,
                text: concat!($($text),+),
                params: &[$($crate::effect::Param {
                    name: $crate::effect_word!(@key $field $($key)?),
                    kind: stringify!($type),
                    optional: $crate::effect_word!(@optional $($default)?),
                    about: concat!($($about),*),
                }),*],
                $($fact: $value,)*
                ..Facts::PLAIN
            };

            /// Every field is asked for before one is found wanting, so that all that is wrong is reported.
            #[allow(unused_variables)]
            pub(crate) fn read(cx: Context<'_>, t: &mut $crate::read::Table<'_>) -> Option<Self> {
                $(let $field: Option<$type> = $crate::effect_word!(
                    @read cx, t, $crate::effect_word!(@key $field $($key)?), $type $(, = $default)? $(, => $read)?
                );)*
                let word = $name { $($field: $field?),* };
                EffectWord::check(&word, cx, t)?;
                Some(word)
            }
        }
    };
    (@key $field:ident) => { stringify!($field) };
    (@key $field:ident $key:literal) => { $key };
    (@optional) => { false };
    (@optional $default:expr) => { true };
    (@read $cx:ident, $t:ident, $key:expr, $type:ty) => {
        $t.req($key, |node| <$type as $crate::Read<_>>::read($cx, node))
    };
    (@read $cx:ident, $t:ident, $key:expr, $type:ty, = $default:expr) => {
        $t.or($key, $default, |node| <$type as $crate::Read<_>>::read($cx, node))
    };
    (@read $cx:ident, $t:ident, $key:expr, $type:ty, => $read:expr) => {
        $t.req($key, |node| ($read)($cx, node))
    };
    (@read $cx:ident, $t:ident, $key:expr, $type:ty, = $default:expr, => $read:expr) => {
        $t.or($key, $default, |node| ($read)($cx, node))
    };
}

/// The list of all words: the enum with one variant each, and `WORDS` with their facts and readers.
#[macro_export]
macro_rules! effect_words {
    ($(#[$doc:meta])* $all:ident { $($file:ident::$name:ident),+ $(,)? }) => {
        $(pub use $file::$name;)+

        $(#[$doc])*
        #[derive(Clone, Debug, PartialEq)]
        pub enum $all {
            $($name($name)),+
        }

        impl $all {
            pub(crate) fn word(&self) -> &dyn EffectWord {
                match self { $($all::$name(word) => word),+ }
            }
            pub fn facts(&self) -> &'static Facts {
                match self { $($all::$name(_) => &$name::FACTS),+ }
            }
        }

        /// Reads the fields of one word.
        type Reader = fn(Context<'_>, &mut $crate::read::Table<'_>) -> Option<$all>;

        /// All words in the order in which authors are told of them.
        pub const WORDS: &[&Facts] = &[$(&$name::FACTS),+];

        /// How the word of that name is read.
        pub(crate) fn reader(name: &str) -> Option<Reader> {
            $(if name == $name::FACTS.name {
                return Some(|cx, t| $name::read(cx, t).map($all::$name));
            })+
            None
        }
    };
}
