//! The texts in four languages: Fluent files of `locales/`, embedded, with English as the fallback.
//!
//! English names are not kept twice: they come from the content files, so that `names.ftl` exists in the other languages
//! only.

use crate::terms::{Lang, words};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use std::collections::BTreeSet;
use std::sync::OnceLock;

words!(/** What a translated name belongs to; the first part of its key. */ Kind {
    Action = "action", Focus = "focus", Recon = "recon", Monster = "monster", Family = "family", Twist = "twist",
    Objective = "objective", Mission = "mission", Operation = "operation", Hero = "hero", Specialist = "specialist",
    SpecialistCard = "specialist_card", Token = "token", Place = "place", Difficulty = "difficulty",
});

/// The values of one message.
pub type Args<'a> = FluentArgs<'a>;
/// One value of a message.
pub type Value<'a> = FluentValue<'a>;

/// One file of a language: its name and its text. `names` are names, everything else is patterns.
struct File {
    lang: Lang,
    name: &'static str,
    text: &'static str,
}

macro_rules! files {
    ($($lang:ident $dir:literal: $($name:literal)+;)+) => {
        &[$($(File {
            lang: Lang::$lang,
            name: $name,
            text: include_str!(concat!("../../../locales/", $dir, "/", $name, ".ftl")),
        },)+)+]
    };
}

/// All files; a new kind of message is one more word per line.
const FILES: &[File] = files! {
    En "en": "cards" "play" "terminal";
    PtBr "pt-BR": "cards" "names" "play" "terminal";
    Fr "fr": "cards" "names" "play" "terminal";
    De "de": "cards" "names" "play" "terminal";
};

/// The file that holds names instead of patterns.
const NAMES: &str = "names";

/// The messages of one language, English behind them.
pub struct Speech {
    lang: Lang,
    bundle: FluentBundle<FluentResource>,
    english: Option<FluentBundle<FluentResource>>,
    problems: Vec<String>,
}

impl Speech {
    pub fn new(lang: Lang) -> Speech {
        let mut problems = Vec::new();
        let bundle = bundle(lang, &mut problems);
        let english = (lang != Lang::En).then(|| bundle_quietly(Lang::En));
        Speech { lang, bundle, english, problems }
    }

    /// The shared speech of a language, read once.
    pub fn of(lang: Lang) -> &'static Speech {
        static ALL: [OnceLock<Speech>; 4] = [const { OnceLock::new() }; 4];
        let slot = match lang {
            Lang::En => &ALL[0],
            Lang::PtBr => &ALL[1],
            Lang::Fr => &ALL[2],
            Lang::De => &ALL[3],
        };
        slot.get_or_init(|| Speech::new(lang))
    }

    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// Errors of the message files; none in a tested build.
    pub fn problems(&self) -> &[String] {
        &self.problems
    }

    /// A message with its values; English if the language lacks it, the key itself as the last resort.
    pub fn say(&self, key: &str, args: &Args<'_>) -> String {
        self.try_say(key, args)
            .or_else(|| render(self.english.as_ref()?, key, None, args))
            .unwrap_or_else(|| key.to_owned())
    }

    /// A message without values.
    pub fn word(&self, key: &str) -> String {
        self.say(key, &Args::new())
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
    pub fn name(&self, kind: Kind, id: &str, english: &str) -> String {
        self.text(kind, id, "", english)
    }

    /// A text that belongs to an entry: `lower`, `attribute`, `flavour`, `text`, `briefing`, …
    pub fn text(&self, kind: Kind, id: &str, field: &str, english: &str) -> String {
        self.try_say(&name_key(kind, id, field), &Args::new()).unwrap_or_else(|| english.to_owned())
    }
}

/// The key of a name: `action-double_aught`, `action-double_aught-lower`, `mission-1-1`.
pub fn name_key(kind: Kind, id: &str, field: &str) -> String {
    let dash = if field.is_empty() { "" } else { "-" };
    format!("{}-{}{dash}{field}", kind.word(), id.replace('.', "-"))
}

/// Whether a language has a name.
pub(crate) fn has_name(lang: Lang, key: &str) -> bool {
    Speech::of(lang).bundle.has_message(key)
}

/// The keys of all patterns (names left out) of a language.
pub(crate) fn pattern_keys(lang: Lang) -> BTreeSet<&'static str> {
    FILES.iter().filter(|f| f.lang == lang && f.name != NAMES).flat_map(|f| keys(f.text)).collect()
}

fn keys(text: &'static str) -> impl Iterator<Item = &'static str> {
    let starts = |line: &&str| line.starts_with(|c: char| c.is_ascii_alphabetic());
    text.lines().filter(starts).filter_map(|line| Some(line.split_once(" =")?.0))
}

fn bundle_quietly(lang: Lang) -> FluentBundle<FluentResource> {
    bundle(lang, &mut Vec::new())
}

fn bundle(lang: Lang, problems: &mut Vec<String>) -> FluentBundle<FluentResource> {
    let tags = lang.word().parse().into_iter().collect();
    let mut bundle = FluentBundle::new_concurrent(tags);
    // The marks around values are meant for mixed writing directions; here they would only litter the terminal.
    bundle.set_use_isolating(false);
    for file in FILES.iter().filter(|file| file.lang == lang) {
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
