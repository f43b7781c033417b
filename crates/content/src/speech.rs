//! Texts in four languages: Fluent files, embedded by the crate that speaks, with English as the fallback.
//!
//! A file called `names` holds the names of content entries; English names come from the content files and are not kept
//! twice, so that it exists in the other languages only. Every other file holds patterns, which no language may lack.

use crate::{Lang, Word, polish};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use std::collections::BTreeSet;

/// The values of one message.
pub type Args<'a> = FluentArgs<'a>;
/// One value of a message.
pub type Value<'a> = FluentValue<'a>;

/// One file of a language: its path below the language's folder, without the ending, and its text.
#[derive(Clone, Copy, Debug)]
pub struct File {
    pub lang: Lang,
    pub name: &'static str,
    pub text: &'static str,
}

impl File {
    /// Whether it holds names instead of patterns.
    pub fn is_names(&self) -> bool {
        self.name.rsplit('/').next() == Some("names")
    }
}

/// The list of [`File`]s, built into the program; the folder is relative to the calling file.
///
/// `content::texts!("../../../locales/"; En "en": "chess/play"; De "de": "chess/names" "chess/play";)`
#[macro_export]
macro_rules! texts {
    ($folder:literal; $($lang:ident $dir:literal: $($name:literal)+;)+) => {
        &[$($($crate::speech::File {
            lang: $crate::Lang::$lang,
            name: $name,
            text: include_str!(concat!($folder, $dir, "/", $name, ".ftl")),
        },)+)+]
    };
}

/// The speech of one game, `content::speech!(/** doc */ Speech from FILES)`: a [`Speech`](crate::speech::Speech) that each
/// language reads once. It is a type of its own, so that nobody tells one game with the texts of another.
#[macro_export]
macro_rules! speech {
    ($(#[$doc:meta])* $name:ident from $files:expr) => {
        $(#[$doc])*
        pub struct $name($crate::speech::Speech);

        impl $name {
            /// The shared speech of a language, read once.
            pub fn of(lang: $crate::Lang) -> &'static $name {
                static ALL: [::std::sync::OnceLock<$name>; $crate::Lang::ALL.len()] =
                    [const { ::std::sync::OnceLock::new() }; $crate::Lang::ALL.len()];
                ALL[lang as usize].get_or_init(|| $name($crate::speech::Speech::new(lang, $files)))
            }
        }

        impl ::std::ops::Deref for $name {
            type Target = $crate::speech::Speech;
            fn deref(&self) -> &$crate::speech::Speech {
                &self.0
            }
        }
    };
}

/// The messages of one language, with English as the fallback.
pub struct Speech {
    lang: Lang,
    files: &'static [File],
    bundle: FluentBundle<FluentResource>,
    english: Option<FluentBundle<FluentResource>>,
    problems: Vec<String>,
}

impl Speech {
    /// The messages of a language among these files.
    pub fn new(lang: Lang, files: &'static [File]) -> Speech {
        let mut problems = Vec::new();
        let of_lang = bundle(lang, files, &mut problems);
        // What is wrong with English is said by the speech of English.
        let english = (lang != Lang::En).then(|| bundle(Lang::En, files, &mut Vec::new()));
        Speech { lang, files, bundle: of_lang, english, problems }
    }

    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// Errors of the message files; none in a tested build.
    pub fn problems(&self) -> &[String] {
        &self.problems
    }

    /// Whether the language itself has a message.
    pub fn has(&self, key: &str) -> bool {
        self.bundle.has_message(key)
    }

    /// What the language lacks of these names and of the patterns that English has.
    pub fn missing(&self, names: impl IntoIterator<Item = String>) -> Vec<String> {
        if self.lang == Lang::En {
            return Vec::new();
        }
        let own = pattern_keys(self.files, self.lang);
        let patterns = pattern_keys(self.files, Lang::En).into_iter().filter(|key| !own.contains(key));
        patterns.map(str::to_owned).chain(names.into_iter().filter(|key| !self.has(key))).collect()
    }

    /// A message with its values; English if the language lacks it, the key itself as the last resort.
    pub fn say(&self, key: &str, args: &Args<'_>) -> String {
        self.try_say(key, args)
            .or_else(|| render(self.english.as_ref()?, key, None, args))
            .unwrap_or_else(|| key.to_owned())
    }

    /// A message as a finished sentence.
    pub fn line(&self, key: &str, args: &Args<'_>) -> String {
        polish::sentence(self.lang, &self.say(key, args))
    }

    /// A message as a label: capital, but no full stop unless the text brings one.
    pub fn label(&self, key: &str, args: &Args<'_>) -> String {
        polish::capital(&polish::contract(self.lang, self.say(key, args).trim()))
    }

    /// A message without values.
    pub fn word(&self, key: &str) -> String {
        self.say(key, &Args::new())
    }

    /// Several things in a row: "a, b and c", by the messages `comma` and `and`.
    pub fn row(&self, all: impl IntoIterator<Item = String>) -> String {
        let mut all: Vec<String> = all.into_iter().collect();
        let pair = |key: &str, a: &str, b: &str| self.say(key, &[("a", a), ("b", b)].into_iter().collect());
        let last = all.pop().unwrap_or_default();
        match all.into_iter().reduce(|a, b| pair("comma", &a, &b)) {
            Some(rest) => pair("and", &rest, &last),
            None => last,
        }
    }

    /// A message of this language only.
    pub fn try_say(&self, key: &str, args: &Args<'_>) -> Option<String> {
        render(&self.bundle, key, None, args)
    }

    /// A grammatical note on a message, such as the gender of a noun.
    pub fn attribute(&self, key: &str, attribute: &str) -> Option<String> {
        render(&self.bundle, key, Some(attribute), &Args::new())
    }

    /// The name of an entry; `english` is the name of the content files.
    pub fn name(&self, kind: impl Word, id: &str, english: &str) -> String {
        self.text(kind, id, "", english)
    }

    /// A text that belongs to an entry: `flavour`, `text`, …
    pub fn text(&self, kind: impl Word, id: &str, field: &str, english: &str) -> String {
        self.try_say(&name_key(kind, id, field), &Args::new()).unwrap_or_else(|| english.to_owned())
    }
}

/// The key of a name: `dog-rex`, `dog-rex-flavour`; `rex.1` is written `dog-rex-1`.
pub fn name_key(kind: impl Word, id: &str, field: &str) -> String {
    let dash = if field.is_empty() { "" } else { "-" };
    format!("{}-{}{dash}{field}", kind.text(), id.replace('.', "-"))
}

/// The keys of all patterns (names left out) of a language.
fn pattern_keys(files: &[File], lang: Lang) -> BTreeSet<&'static str> {
    files.iter().filter(|file| file.lang == lang && !file.is_names()).flat_map(|file| keys(file.text)).collect()
}

fn keys(text: &'static str) -> impl Iterator<Item = &'static str> {
    let starts = |line: &&str| line.starts_with(|c: char| c.is_ascii_alphabetic());
    text.lines().filter(starts).filter_map(|line| Some(line.split_once(" =")?.0))
}

fn bundle(lang: Lang, files: &[File], problems: &mut Vec<String>) -> FluentBundle<FluentResource> {
    let tags = lang.word().parse().into_iter().collect();
    let mut bundle = FluentBundle::new_concurrent(tags);
    // The marks around values are meant for mixed writing directions; here they would only litter the terminal.
    bundle.set_use_isolating(false);
    for file in files.iter().filter(|file| file.lang == lang) {
        let resource = FluentResource::try_new(file.text.to_owned()).unwrap_or_else(|(resource, errors)| {
            problems.extend(errors.iter().map(|error| format!("{}/{}.ftl: {error}", lang.word(), file.name)));
            resource
        });
        if let Err(errors) = bundle.add_resource(resource) {
            problems.extend(errors.iter().map(|error| format!("{}/{}.ftl: {error}", lang.word(), file.name)));
        }
    }
    bundle
}

fn render(bundle: &FluentBundle<FluentResource>, key: &str, part: Option<&str>, args: &Args<'_>) -> Option<String> {
    let message = bundle.get_message(key)?;
    let pattern = match part {
        None => message.value()?,
        Some(part) => message.get_attribute(part)?.value(),
    };
    // A missing value shows as `{$name}` in the text, which the tests look for.
    Some(bundle.format_pattern(pattern, Some(args), &mut Vec::new()).into_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    crate::words!(/** What has a name here. */ Kind { Dog = "dog" });

    const FILES: &[File] = &[
        File {
            lang: Lang::En,
            name: "dogs/play",
            text: "bark = { $n ->\n    [one] bark\n   *[other] barks\n }\nsit = Sit!\n",
        },
        File { lang: Lang::De, name: "dogs/play", text: "sit = Sitz!\n    .mood = stern\n" },
        File { lang: Lang::De, name: "dogs/names", text: "dog-rex-1 = König\n" },
        File { lang: Lang::Fr, name: "dogs/play", text: "sit Assis !\n" },
    ];
    speech!(/** How one talks to dogs. */ Dogs from FILES);

    #[test]
    fn english_stands_in_for_what_a_language_lacks() {
        let german = Dogs::of(Lang::De);
        let mut two = Args::new();
        two.set("n", 2);
        assert_eq!((german.lang(), german.word("sit")), (Lang::De, "Sitz!".to_owned()));
        assert_eq!((german.say("bark", &two), german.word("meow")), ("barks".to_owned(), "meow".to_owned()));
        assert!(german.has("sit") && !german.has("bark") && german.try_say("bark", &two).is_none());
        assert_eq!(german.attribute("sit", "mood").as_deref(), Some("stern"));
    }

    #[test]
    fn names_come_from_the_content_unless_they_are_translated() {
        assert_eq!(Dogs::of(Lang::De).name(Kind::Dog, "rex.1", "Rex"), "König");
        assert_eq!(Dogs::of(Lang::En).name(Kind::Dog, "rex.1", "Rex"), "Rex");
        assert_eq!(name_key(Kind::Dog, "rex.1", "flavour"), "dog-rex-1-flavour");
    }

    #[test]
    fn patterns_are_counted_without_names_and_errors_are_named() {
        assert_eq!(Vec::from_iter(pattern_keys(FILES, Lang::De)), ["sit"]);
        assert!(Dogs::of(Lang::En).problems().is_empty());
        assert!(Dogs::of(Lang::Fr).problems()[0].starts_with("fr/dogs/play.ftl: "));
    }
}
