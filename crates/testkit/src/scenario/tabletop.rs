//! What the runner must be told of a game.
//!
//! Somebody who adds a game writes `impl Tabletop for TheGame` in `testkit/src/<game>/`, beside its
//! [`Subject`](crate::laws::Subject), and adds the game to the list of `games!` in this folder's `mod.rs`. The runner
//! knows steps, offers, refusals, events and marks of any game; the game knows its own words.

use super::{Player, Scenario};
use content::{
    Spoken,
    given::{KeyWord, Layer, Unknown},
};
use kernel::{Game, Rule, Script, Seat, Table};
use serde::{Serialize, de::DeserializeOwned};
use serde_json::Value;
use std::{collections::BTreeMap, fmt::Debug, path::Path, sync::Arc};

/// A game that scenarios can be written for.
pub trait Tabletop: Spoken + Game<Pack: Send + Sync, Event: Serialize> {
    /// The names of all events, the value of their field `event`, so that a misspelt one does not pass as one that never
    /// happened.
    const EVENTS: &'static [&'static str];
    /// The variants of the rules with the words each may have, the default first.
    const KEYS: &'static [(&'static str, &'static [&'static str])];

    /// Keys of a file or scenario that only this game has; [`NoMore`] if there are none. Read strictly too.
    type Own: Layer + Default + DeserializeOwned + Send + Sync;
    /// What `until …` can wait for beside what every game has: `turn B`, `over`, `asked RULE A`.
    type Until: Clone + Debug + PartialEq + Send + Sync;
    /// What adds up at the given table and must still add up at the end.
    type Books;

    // The content.

    /// The files of the pack in a folder, names and texts; without one, those that are built in.
    fn files(folder: Option<&Path>) -> Result<Vec<(String, String)>, String>;
    /// The pack that these files are; `home` is the folder that messages show.
    fn load(home: &str, files: &[(String, String)]) -> Result<Self::Pack, String>;

    // Given.

    /// The variants that a table sets, if it sets any.
    fn keys(given: &mut Self::Given) -> &mut Option<BTreeMap<String, KeyWord>>;
    /// Lays the table out.
    fn begin(given: &Self::Given, pack: &Arc<Self::Pack>) -> Result<Begun<Self>, Unknown>;
    /// Whether the set-up itself is played: then the rules it reaches count.
    fn from_setup(given: &Self::Given) -> bool;
    /// Plays a scenario that is about something else than a table; none for all others.
    fn instead(_scenario: &Scenario<Self>, _pack: &Self::Pack) -> Option<Result<(), String>> {
        None
    }
    /// Adds the draws of one line of `dice` to the script.
    fn dice(line: &str, pack: &Self::Pack, script: &mut Script) -> Result<(), String>;
    /// What is drawn, with its article: `an attack die`.
    fn drawn(kind: &str) -> String;

    // When.

    /// The words after `until`; the error lists all there are, those of every game too.
    fn until(words: &[&str]) -> Result<Self::Until, String>;
    /// Whether what was waited for has come; `since` is the world at the step's begin.
    fn reached(until: &Self::Until, player: &Player<Self>, since: &Self::World) -> Result<bool, String>;
    /// The rule of a refusal, and its reason for people.
    fn refusal(why: &Self::Why) -> (Rule, String);
    /// The answer to a question that no step answers, where a scenario says so.
    fn unasked(player: &Player<Self>, seat: Seat, offers: &[Self::Choice]) -> Option<Self::Choice> {
        Self::by_itself(&player.table, seat, offers)
    }

    // Then.

    /// Whether a fact holds that is not about questions or events; the error says what was found ([`super::facts`]).
    fn fact(player: &Player<Self>, text: &str) -> Result<(), String>;
    /// Whether a seat, or a spectator, sees this: `view B: …`.
    fn seen(player: &Player<Self>, viewer: Option<Seat>, text: &str) -> Result<(), String>;
    /// The fields of events and their values that a word, or two of them, may stand for: `A`, `corrupted_animal 1`, `3`.
    fn meanings(player: &Player<Self>, word: &str) -> Result<Vec<Meaning>, String>;
    /// An event for people: its name and what it is about.
    fn tell(player: &Player<Self>, event: &Self::Event) -> String;
    fn books(world: &Self::World, pack: &Self::Pack) -> Self::Books;
    /// After everything that happens, so that the books can follow it.
    fn note(books: &mut Self::Books, world: &Self::World, pack: &Self::Pack, events: &[Self::Event]);
    fn add_up(books: &Self::Books, table: &Table<Self>, pack: &Self::Pack) -> Result<(), String>;
    /// Whether a rule is one of those that [`Tabletop::add_up`] cites; only who names one reaches them by it.
    fn is_invariant(rule: &str) -> bool;
}

/// The fields of an event that may hold a value.
pub type Meaning = (&'static [&'static str], Value);

/// An event for people: its name and its fields, those that `named` knows (by the event, the field, its value and the number in it)
/// by their names.
pub fn told(
    event: &(impl Serialize + Debug),
    named: impl Fn(&str, &str, &Value, Option<u8>) -> Option<String>,
) -> String {
    let Ok(Value::Object(fields)) = serde_json::to_value(event) else { return format!("{event:?}") };
    let name = fields.get("event").and_then(Value::as_str).unwrap_or_default();
    let mut text = name.to_owned();
    for (field, value) in fields.iter().filter(|(field, _)| *field != "event") {
        let value = named(name, field, value, value.as_u64().map(|n| n as u8)).unwrap_or_else(|| value.to_string());
        text.push_str(&format!(" {field}={value}"));
    }
    text
}

/// For games whose scenarios have no keys of their own.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NoMore {}

impl Layer for NoMore {}

/// A table laid out.
pub type Begun<R> = content::given::Begun<<R as Game>::Pack, <R as Game>::World, <R as Game>::Frame>;
