//! What a form says of a game is true: its defaults open a table, and every word opens one or is refused with a reason.
#![allow(clippy::unwrap_used, reason = "a test may fail by panicking")]

use kernel::{Chance, Table};
use serde_json::{Map, Value, json};
use std::collections::BTreeSet;
use titles::{Errand, Field, Input, Lang, NAMES, Named, Title, dispatch};

/// The content that the rules are tested on.
fn frozen<T: Title>() -> T::Pack {
    T::pack(Some(&content::files::frozen(T::NAME))).unwrap()
}

/// Puts a value where the name of a field says.
fn put(options: &mut Value, name: &str, value: Value) {
    let mut place = options;
    for part in name.split('.') {
        if place.is_null() {
            *place = Value::Object(Map::new());
        }
        place = &mut place[part];
    }
    *place = value;
}

fn filled(fields: &[Field]) -> Value {
    let mut options = Value::Null;
    fields.iter().for_each(|field| put(&mut options, &field.name, field.default.clone()));
    options
}

/// Opens a table with a form filled in; the error is what a person reads.
fn open<T: Title>(pack: &T::Pack, options: &Value) -> Result<u8, String> {
    let options: T::Options = serde_json::from_value(options.clone()).map_err(|error| error.to_string())?;
    let (world, frame) = T::start(pack, &options).map_err(|error| error.to_string())?;
    Table::<T>::new(world, frame, Chance::from_number(1), pack, &mut Vec::new()).map_err(|error| error.to_string())?;
    Ok(T::seats(&options))
}

fn words(field: &Field) -> &[Named] {
    match &field.input {
        Input::One { words } | Input::Several { words, .. } => words,
        Input::Number { .. } => &[],
    }
}

struct Defaults;

impl Errand for Defaults {
    type Out = ();
    fn run<T: Title>(self) {
        let pack = T::pack(None).unwrap();
        let options = filled(&T::fields(&pack, Lang::En));
        open::<T>(&pack, &options).unwrap();
        let read: T::Options = serde_json::from_value(options).unwrap();
        assert_eq!(json!(read), json!(T::defaults(&pack)), "{}", T::NAME);
    }
}

#[test]
fn the_defaults_open_a_table() {
    NAMES.iter().for_each(|name| dispatch(name, Defaults).unwrap());
}

struct EachWord;

impl Errand for EachWord {
    type Out = (usize, Vec<String>);
    /// How many forms opened a table, and what the others were refused with.
    fn run<T: Title>(self) -> Self::Out {
        let pack = T::pack(None).unwrap();
        let fields = T::fields(&pack, Lang::En);
        let defaults = filled(&fields);
        let mut tried = Vec::new();
        for field in &fields {
            match &field.input {
                Input::Number { min, max } => tried.extend((*min..=*max).map(|n| (field, json!(n)))),
                Input::One { words } => tried.extend(words.iter().map(|word| (field, json!(word.id)))),
                Input::Several { words, .. } => {
                    tried.extend(words.iter().map(|word| (field, json!([word.id]))));
                    tried.extend(words.windows(2).map(|two| (field, json!([two[0].id, two[1].id]))));
                }
            }
        }
        let (mut opened, mut refused) = (0, Vec::new());
        for (field, value) in tried {
            let mut options = defaults.clone();
            put(&mut options, &field.name, value.clone());
            match open::<T>(&pack, &options) {
                Ok(seats) => {
                    opened += 1;
                    assert!(field.name != T::SEATS || value == json!(seats), "{value} {} are {seats}", T::SEATS);
                }
                Err(why) => refused.push(format!("{} = {value}: {why}", field.name)),
            }
        }
        (opened, refused)
    }
}

#[test]
fn each_word_opens_a_table_or_is_refused_with_a_reason() {
    for name in NAMES {
        let (opened, refused) = dispatch(name, EachWord).unwrap();
        // A word that the options cannot even read would be a mistake of the form, not of who fills it in.
        let unread = |why: &&String| why.contains("unknown variant") || why.contains("unknown field");
        assert_eq!(refused.iter().find(unread), None);
        assert!(opened > 40 && refused.len() < opened / 4, "{name}: {opened} tables, refused: {refused:#?}");
        assert!(refused.iter().all(|why| !why.ends_with(": ")), "{refused:#?}");
    }
}

struct Languages;

impl Errand for Languages {
    type Out = ();
    fn run<T: Title>(self) {
        let pack = T::pack(None).unwrap();
        let english = T::fields(&pack, Lang::En);
        let names: BTreeSet<&str> = english.iter().map(|field| field.name.as_str()).collect();
        assert_eq!(names.len(), english.len(), "every field is named once");
        assert!(T::KEYS.iter().all(|(key, _)| names.contains(format!("keys.{key}").as_str())));
        let all = || english.iter().flat_map(words);
        assert!(all().all(|word| !word.name.is_empty()));
        for lang in Lang::ALL {
            // The ids are what programs send: they are the same in every language, the names are not.
            let fields = T::fields(&pack, *lang);
            let theirs = || fields.iter().flat_map(words);
            assert!(theirs().map(|word| &word.id).eq(all().map(|word| &word.id)));
            // A form may ask for numbers only.
            let spoken = all().next().is_some() && *lang != Lang::En;
            assert!(!spoken || !theirs().map(|word| &word.name).eq(all().map(|word| &word.name)));
        }
    }
}

#[test]
fn ids_are_the_same_in_every_language() {
    NAMES.iter().for_each(|name| dispatch(name, Languages).unwrap());
}

/// Nobody can answer a question that is only a key.
struct Explained;

impl Errand for Explained {
    type Out = ();
    fn run<T: Title>(self) {
        let pack = T::pack(None).unwrap();
        let helped = |lang: Lang| -> Vec<(String, String)> {
            let fields = T::fields(&pack, lang);
            let keys = fields.into_iter().filter(|field| field.name.starts_with("keys."));
            keys.map(|field| (field.name, field.help.unwrap_or_default())).collect()
        };
        let english = helped(Lang::En);
        assert_eq!(english.len(), T::KEYS.len());
        for lang in Lang::ALL {
            for ((key, text), (_, model)) in helped(*lang).iter().zip(&english) {
                assert!(text.ends_with('.') && text.contains(' '), "{key} has no explanation in {lang:?}: {text:?}");
                assert!(*lang == Lang::En || text != model, "{key} is not translated into {lang:?}");
                // Neither a rule's code nor a word of the machine.
                let code = |word: &str| {
                    word.contains('_') || word.contains('-') && word.ends_with(|c: char| c.is_ascii_digit())
                };
                assert!(!text.split(' ').any(code), "{key}: {text}");
            }
        }
    }
}

#[test]
fn every_key_is_explained_in_every_language() {
    NAMES.iter().for_each(|name| dispatch(name, Explained).unwrap());
}

/// Who chooses a later mission is told that it is harder, before there is a table.
#[test]
fn a_later_mission_has_a_note() {
    struct Notes;
    impl Errand for Notes {
        type Out = Vec<(String, bool)>;
        fn run<T: Title>(self) -> Self::Out {
            let fields = T::fields(&frozen::<T>(), Lang::Fr);
            let missions = fields.iter().filter(|field| field.name == "mission").flat_map(words);
            missions.map(|mission| (mission.id.clone(), mission.note.is_some())).collect()
        }
    }
    let noted = dispatch("fireteam-zero", Notes).unwrap();
    assert_eq!(noted.len(), 9);
    assert!(noted.iter().all(|(id, note)| *note != id.ends_with(".1")), "{noted:?}");
}

#[test]
fn a_field_is_plain_json() {
    struct Form;
    impl Errand for Form {
        type Out = Value;
        fn run<T: Title>(self) -> Value {
            json!(T::fields(&frozen::<T>(), Lang::De))
        }
    }
    let form = dispatch("cry-havoc", Form).unwrap();
    assert_eq!(form[0], json!({ "name": "players", "kind": "number", "min": 2, "max": 4, "default": 2 }));
    assert_eq!(
        (&form[1]["kind"], &form[1]["repeats"], &form[1]["default"]),
        (&json!("several"), &json!(false), &json!([]))
    );
    assert_eq!((&form[2]["name"], &form[2]["default"]), (&json!("level"), &json!("novice")));
}
