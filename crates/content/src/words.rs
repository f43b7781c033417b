//! Word lists, small ids, sets of them, variant keys and reasons: the enums and numbers that every game is made of.
//!
//! The macros are called as `content::words!`, `content::id!` and so on; the calling crate depends on `serde`, and has a
//! feature `ts` with which its words and ids are told to pages in TypeScript.

/// A word list of the content files: what the `words!` enums have in common.
pub trait Word: Copy + 'static {
    fn all() -> &'static [Self];
    fn text(self) -> &'static str;
}

/// What has a small number, so that a `set!` can hold it: ids, and words by their place in the list.
pub trait Numbered: Copy {
    fn number(self) -> u8;
    /// None where the number stands for nothing.
    fn numbered(number: u8) -> Option<Self>;
}

/// An enum whose variants are words of the content files.
///
/// ```
/// content::words!(/** What can be heard. */ Sound { Bark = "bark", LongHowl = "long_howl" });
/// assert_eq!(Sound::from_word("long_howl"), Some(Sound::LongHowl));
/// assert_eq!(Sound::Bark.word(), "bark");
/// assert_eq!(Sound::ALL.len(), 2);
/// ```
#[macro_export]
macro_rules! words {
    ($(#[$doc:meta])* $name:ident { $($variant:ident = $word:literal),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, ::serde::Serialize, ::serde::Deserialize)]
        #[cfg_attr(feature = "ts", derive(::ts_rs::TS))]
        pub enum $name {
            $(#[serde(rename = $word)] $variant),+
        }
        // A game need not use all of a word list.
        #[allow(dead_code)]
        impl $name {
            pub const ALL: &'static [$name] = &[$($name::$variant),+];
            /// The word of the content files.
            pub fn word(self) -> &'static str {
                match self { $($name::$variant => $word),+ }
            }
            pub fn from_word(word: &str) -> Option<Self> {
                match word { $($word => Some($name::$variant),)+ _ => None }
            }
        }
        impl $crate::Word for $name {
            fn all() -> &'static [Self] {
                Self::ALL
            }
            fn text(self) -> &'static str {
                self.word()
            }
        }
        impl $crate::Numbered for $name {
            fn number(self) -> u8 {
                self as u8
            }
            fn numbered(number: u8) -> Option<Self> {
                Self::ALL.get(number as usize).copied()
            }
        }
    };
}

/// The number of a thing in its list.
///
/// ```
/// content::id!(/** One kennel. */ Kennel);
/// assert_eq!(Kennel(3).index(), 3);
/// ```
#[macro_export]
macro_rules! id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(
            Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, ::serde::Serialize, ::serde::Deserialize,
        )]
        #[cfg_attr(feature = "ts", derive(::ts_rs::TS))]
        pub struct $name(pub u8);
        // A game need not use all of an id.
        #[allow(dead_code)]
        impl $name {
            pub fn index(self) -> usize {
                self.0 as usize
            }
        }
        impl $crate::Numbered for $name {
            fn number(self) -> u8 {
                self.0
            }
            fn numbered(number: u8) -> Option<Self> {
                Some($name(number))
            }
        }
    };
}

/// A set of [`Numbered`] things, one bit each, over `u8`, `u16`, `u32` or `u64`.
///
/// What has a number beyond the bits is never in the set, so that a caller need not ask first.
///
/// ```
/// content::id!(/** One kennel. */ Kennel);
/// content::set!(/** Some kennels. */ Kennels(u16) of Kennel);
/// let two: Kennels = [Kennel(5), Kennel(1)].into_iter().collect();
/// assert!(two.has(Kennel(5)) && !two.has(Kennel(60)));
/// assert!(two.iter().eq([Kennel(1), Kennel(5)]));
/// ```
#[macro_export]
macro_rules! set {
    ($(#[$doc:meta])* $name:ident($bits:ty) of $item:ty) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, ::serde::Serialize, ::serde::Deserialize)]
        pub struct $name(pub $bits);

        // A game need not use all of a set.
        #[allow(dead_code)]
        impl $name {
            pub const NONE: $name = $name(0);
            pub fn one(item: $item) -> Self {
                let number = $crate::Numbered::number(item) as u32;
                if number < <$bits>::BITS { $name(1 << number) } else { $name(0) }
            }
            pub fn has(self, item: $item) -> bool {
                self.0 & Self::one(item).0 != 0
            }
            #[must_use]
            pub fn with(self, item: $item) -> Self {
                self.or(Self::one(item))
            }
            #[must_use]
            pub fn without(self, item: $item) -> Self {
                self.but(Self::one(item))
            }
            /// What is in both.
            #[must_use]
            pub fn and(self, other: Self) -> Self {
                $name(self.0 & other.0)
            }
            /// What is in one or the other.
            #[must_use]
            pub fn or(self, other: Self) -> Self {
                $name(self.0 | other.0)
            }
            /// What is in this one only.
            #[must_use]
            pub fn but(self, other: Self) -> Self {
                $name(self.0 & !other.0)
            }
            pub fn is_empty(self) -> bool {
                self.0 == 0
            }
            pub fn len(self) -> u32 {
                self.0.count_ones()
            }
            /// In the order of the numbers, so that every run goes the same way.
            pub fn iter(self) -> impl Iterator<Item = $item> + Clone {
                let mut rest = self.0;
                ::std::iter::from_fn(move || {
                    (rest != 0).then(|| {
                        let next = rest.trailing_zeros();
                        rest &= rest - 1;
                        next as u8
                    })
                })
                .filter_map(<$item as $crate::Numbered>::numbered)
            }
            pub fn first(self) -> Option<$item> {
                self.iter().next()
            }
        }

        impl FromIterator<$item> for $name {
            fn from_iter<I: IntoIterator<Item = $item>>(items: I) -> Self {
                items.into_iter().fold($name::NONE, $name::with)
            }
        }
    };
}

/// The variant keys of a game: a word list for each, and the struct `Keys` with all of them.
///
/// The first word of a key is the rulebook's default.
///
/// ```
/// content::keys! {
///     /// D-01: who begins.
///     first_player: FirstPlayer { Youngest = "youngest", Random = "random" },
/// }
/// let mut keys = Keys::default();
/// assert_eq!(keys.get("first_player"), Some("youngest"));
/// assert_eq!(keys.set("first_player", "random"), Ok(()));
/// assert_eq!(keys.first_player, FirstPlayer::Random);
/// ```
#[macro_export]
macro_rules! keys {
    ($($(#[$doc:meta])* $field:ident: $type:ident { $($variant:ident = $word:literal),+ $(,)? }),+ $(,)?) => {
        $($crate::words!($(#[$doc])* $type { $($variant = $word),+ });
        impl Default for $type {
            /// The first word is the rulebook's default.
            fn default() -> Self {
                Self::ALL[0]
            }
        })+

        /// The variant keys; the default of each is the rulebook's.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, ::serde::Serialize, ::serde::Deserialize)]
        #[serde(default, deny_unknown_fields)]
        pub struct Keys {
            $($(#[$doc])* pub $field: $type,)+
        }

        impl Keys {
            /// The names of all keys with the words each may have, the default first.
            pub const NAMES: &'static [(&'static str, &'static [&'static str])] =
                &[$((stringify!($field), &[$($word),+])),+];

            /// Sets a key by name; the error says what is possible.
            pub fn set(&mut self, key: &str, word: &str) -> Result<(), String> {
                match key {
                    $(stringify!($field) => {
                        self.$field = $type::from_word(word).ok_or_else(|| format!(
                            "{key} can be {}, not `{word}`", [$($word),+].join(", ")))?;
                        Ok(())
                    })+
                    _ => Err(format!("there is no key `{key}`; the keys are {}",
                        Self::NAMES.iter().map(|(name, _)| *name).collect::<Vec<_>>().join(", "))),
                }
            }

            /// The word a key is set to.
            pub fn get(&self, key: &str) -> Option<&'static str> {
                match key {
                    $(stringify!($field) => Some(self.$field.word()),)+
                    _ => None,
                }
            }
        }
    };
}

/// Why something is refused, by kind; `key` names the sentence in the locale files.
///
/// ```
/// content::reasons! {
///     /// Why the dog stays.
///     Reason { OutOfRange, /** It sleeps. */ Asleep }
/// }
/// assert_eq!(Reason::OutOfRange.key(), "why-out-of-range");
/// ```
#[macro_export]
macro_rules! reasons {
    ($(#[$doc:meta])* $name:ident { $($(#[$inner:meta])* $variant:ident),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, ::serde::Serialize, ::serde::Deserialize)]
        #[serde(rename_all = "snake_case")]
        pub enum $name {
            $($(#[$inner])* $variant),+
        }
        impl $name {
            pub const ALL: &'static [$name] = &[$($name::$variant),+];

            /// The name of the sentence in the locale files: `why-out-of-range`.
            pub fn key(self) -> String {
                let name = match self { $($name::$variant => stringify!($variant)),+ };
                format!("why-{}", $crate::kebab(name))
            }
        }
    };
}

/// `OutOfRange` as the locale files write it: `out-of-range`.
pub fn kebab(name: &str) -> String {
    let mut kebab = String::new();
    for c in name.chars() {
        if c.is_ascii_uppercase() && !kebab.is_empty() {
            kebab.push('-');
        }
        kebab.push(c.to_ascii_lowercase());
    }
    kebab
}

words!(/** Where a fact of the content comes from. */ Source { Published = "published", Original = "original" });
words!(/** The languages of the texts. */ Lang { En = "en", PtBr = "pt-BR", Fr = "fr", De = "de" });

#[cfg(test)]
mod tests {
    use super::*;

    id!(/** A number. */ Item);
    set!(/** Eight of them at most. */ Few(u8) of Item);
    set!(/** Sixty-four of them at most. */ Many(u64) of Item);
    set!(/** Words are things, too. */ Langs(u8) of Lang);
    keys! {
        /// First.
        one: One { A = "a", B = "b" },
        two: Two { True = "true", False = "false" },
    }

    #[test]
    fn a_set_holds_what_was_put_in_and_nothing_beyond_its_bits() {
        let few = Few::NONE.with(Item(7)).with(Item(0)).with(Item(8));
        assert_eq!(few.iter().collect::<Vec<_>>(), [Item(0), Item(7)]);
        assert_eq!((few.len(), few.first(), few.has(Item(8))), (2, Some(Item(0)), false));
        assert!(few.without(Item(0)).without(Item(7)).without(Item(9)).is_empty());
        assert_eq!(few.and(Few::one(Item(7))), Few(128));
        assert_eq!(few.but(Few(128)).or(Few(2)), Few(3));
        assert!(Many::one(Item(63)).first().is_some_and(|item| item.index() == 63));
    }

    #[test]
    fn a_set_of_words_skips_numbers_without_a_word() {
        assert_eq!(Langs(0b1001_0101).iter().collect::<Vec<_>>(), [Lang::En, Lang::Fr]);
    }

    #[test]
    fn words_and_ids_are_written_plainly() {
        let written = serde_json::to_string(&(Lang::PtBr, Item(4), Few(5), Source::Original));
        assert_eq!(written.expect("plain data"), r#"["pt-BR",4,5,"original"]"#);
    }

    #[test]
    fn a_key_says_what_it_can_be() {
        let mut keys = Keys::default();
        assert_eq!(keys, Keys { one: One::A, two: Two::True });
        assert_eq!(keys.set("one", "c"), Err("one can be a, b, not `c`".to_owned()));
        assert_eq!(keys.set("three", "c"), Err("there is no key `three`; the keys are one, two".to_owned()));
        assert_eq!((keys.set("two", "false"), keys.get("two"), keys.get("three")), (Ok(()), Some("false"), None));
    }
}
