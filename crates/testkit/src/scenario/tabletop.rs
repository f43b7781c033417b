//! What the runner must be told of a game.
//!
//! Somebody who adds a game writes `impl Tabletop for TheGame` in `testkit/src/<game>/`, beside its
//! [`Subject`](crate::laws::Subject), and adds the game to `NAMES` and `run_game` of this folder's `mod.rs`. The runner
//! knows steps, offers, refusals, events and marks of any game; the game knows its own words.

use super::{Player, Scenario};
use content::given::KeyWord;
use kernel::{Game, Rule, Script, Seat, Table};
use serde::{Serialize, de::DeserializeOwned};
use serde_json::Value;
use std::{
    collections::BTreeMap,
    fmt::{Debug, Display},
    sync::Arc,
};

/// A game that scenarios can be written for.
pub trait Tabletop: Game<Pack: Send + Sync, Event: Serialize> {
    /// The names of all events, the value of their field `event`, so that a misspelt one does not pass as one that never
    /// happened.
    const EVENTS: &'static [&'static str];
    /// The variants of the rules with the words each may have, the default first.
    const KEYS: &'static [(&'static str, &'static [&'static str])];

    /// The table before the first step, as `[given]` lays it out. It is read strictly, by `deny_unknown_fields`.
    type Given: Layered + Clone + Default + DeserializeOwned + Send + Sync;
    /// Keys of a file or scenario that only this game has; [`NoMore`] if there are none. Read strictly too.
    type Own: Layered + Clone + Default + DeserializeOwned + Send + Sync;
    /// One choice in words, `move b`. It is shown as it was written.
    type Verb: Clone + Debug + Display + PartialEq + Send + Sync;
    /// What `until …` can wait for beside what every game has: `turn B`, `over`, `asked RULE A`.
    type Until: Clone + Debug + PartialEq + Send + Sync;
    /// What adds up at the given table and must still add up at the end.
    type Books;

    // The content.

    /// The built-in files of content, names and texts.
    fn files() -> Vec<(String, String)>;
    fn load(files: &[(String, String)]) -> Result<Self::Pack, String>;

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

    /// A seat by its letter, or by another name it has at this table.
    fn seat(who: &str, world: &Self::World, pack: &Self::Pack) -> Result<Seat, String>;
    /// The choices that the words of one step mean, one after another.
    fn verbs(text: &str) -> Result<Vec<Self::Verb>, String>;
    /// The choices that a verb may mean at this table for this seat, the likeliest first.
    fn choices(
        verb: &Self::Verb,
        table: &Table<Self>,
        pack: &Self::Pack,
        seat: Seat,
    ) -> Result<Vec<Self::Choice>, String>;
    /// A choice in the words of a step.
    fn describe(choice: Self::Choice, world: &Self::World, pack: &Self::Pack, seat: Seat) -> String;
    /// The words after `until`; the error lists all there are, those of every game too.
    fn until(words: &[&str]) -> Result<Self::Until, String>;
    /// Whether what was waited for has come; `since` is the world at the step's begin.
    fn reached(until: &Self::Until, player: &Player<Self>, since: &Self::World) -> Result<bool, String>;
    /// The rule of a refusal, and its reason for people.
    fn refusal(why: &Self::Why) -> (Rule, String);
    /// The answer to a question that no step answers; none takes the first offer.
    fn by_itself(player: &Player<Self>, seat: Seat, offers: &[Self::Choice]) -> Option<Self::Choice>;
    /// Whether the open question is the seat's own turn, which is never ended for a step that wants something in it.
    fn own_turn(table: &Table<Self>, seat: Seat) -> bool;

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

/// A value that can lie over another of its kind.
pub trait Layered {
    /// This one, with what the other says wherever it says nothing itself.
    #[must_use]
    fn over(&self, below: &Self) -> Self;
}

/// For games whose scenarios have no keys of their own.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NoMore {}

impl Layered for NoMore {
    fn over(&self, _: &Self) -> Self {
        *self
    }
}

/// A table laid out.
pub struct Begun<R: Game> {
    /// The content, with whatever the table brings of its own.
    pub pack: Arc<R::Pack>,
    pub world: R::World,
    pub frame: R::Frame,
}

/// A word of `[given]` that names nothing, and what is wrong with it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{message}")]
pub struct Unknown {
    pub word: String,
    pub message: String,
}
