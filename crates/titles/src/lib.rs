//! The games as every front end needs them: a [`Title`] is a game with its content, its words, what a table of it can be
//! opened with and what its bots know. A command line, a server or a page adds only what is its own.
//!
//! Somebody who adds a game writes one folder here and adds the game to the list of `games!`.

mod bot;
pub mod cry_havoc;
mod fields;
pub mod fireteam_zero;
mod hint;
mod learned;
pub mod lesson;
mod record;

pub use bot::{Bot, Level};
pub use content::Lang;
pub use fields::{Field, Input, Named};
pub use hint::{Hinted, Review, Slip, hint, review};
pub use lesson::Lesson;
pub use record::{RULES, RecordOf, new_record};

use anyhow::Result;
use bots::{Mind, Settings, Way};
pub use content::speech::Speech;
use kernel::{Game, Refused, Seat, Seats, Table};
use serde::{Serialize, de::DeserializeOwned};
use serde_json::Value;
use std::{path::Path, sync::Arc};

/// Something to be done with a title that is known by its name only.
pub trait Errand {
    type Out;
    fn run<T: Title>(self) -> Self::Out;
}

macro_rules! games {
    ($($game:ty),+ $(,)?) => {
        /// All games, the default first.
        pub const NAMES: &[&str] = &[$(<$game>::NAME),+];

        /// Does it with the title of this name; none if there is no such game.
        pub fn dispatch<E: Errand>(name: &str, errand: E) -> Option<E::Out> {
            $(if name == <$game>::NAME {
                return Some(errand.run::<$game>());
            })+
            None
        }
    };
}

games! {
    ::fireteam_zero::FireteamZero,
    ::cry_havoc::CryHavoc,
}

/// The world and the first frame of a table.
pub type Start<T> = (<T as Game>::World, <T as Game>::Frame);
/// Names of keys with the words each may have, the default first.
pub type Keys = &'static [(&'static str, &'static [&'static str])];

/// A game as every front end needs it.
pub trait Title:
    Game<
        Pack: Send + Sync,
        World: Send + Sync,
        Frame: Send + Sync,
        Choice: Ord + Send + Sync,
        Event: Clone + Serialize + Send + Sync,
        Why: Send + Sync,
    >
{
    /// What a table is opened with, a struct of named fields; saved games keep it.
    type Options: Clone + Serialize + DeserializeOwned + Send + Sync;
    /// All that a seat, or a spectator, sees.
    type View: Serialize;
    type Words<'p>: Words<'p, Self>;

    /// Whose seats they are, in the plural; also the name of the option that sets their number.
    const SEATS: &'static str;
    /// The variants of the rules.
    const KEYS: Keys;
    /// Whether the seats keep secrets from each other: then nobody is told what only another seat may know.
    const RIVALS: bool = false;

    // The content.

    /// The content of a folder, or the built-in one.
    fn pack(dir: Option<&Path>) -> Result<Self::Pack>;
    /// What tells this content from any other.
    fn fingerprint(pack: &Self::Pack) -> &str;
    /// Everything that can be shown, kind by kind, with names in this language.
    fn entries(pack: &Self::Pack, lang: Lang) -> Vec<Kind>;
    /// One entry in full.
    fn show(pack: &Self::Pack, id: &str, lang: Lang) -> Option<Card>;

    // Opening a table.

    /// What a table can be opened with, as a form: for pages and programs that do not know the game.
    fn fields(pack: &Self::Pack, lang: Lang) -> Vec<Field>;
    /// The table that the defaults of the form describe.
    fn defaults(pack: &Self::Pack) -> Self::Options;
    /// The table in a few words: `mission 1.1, 2 heroes`.
    fn named(options: &Self::Options) -> String;
    fn seats(options: &Self::Options) -> u8;
    /// Refuses options that no table can be opened with.
    fn start(pack: &Self::Pack, options: &Self::Options) -> Result<Start<Self>>;

    // Lessons.

    /// Its lessons, in the order in which they are best taken.
    const LESSONS: &'static [lesson::File] = &[];
    /// The lesson that a table of these options is.
    fn lesson(_options: &Self::Options) -> Option<&str> {
        None
    }
    /// A lesson, read and played through, with another seed if one is given; `shown` is what messages call its file.
    fn read_lesson(
        _pack: &Arc<Self::Pack>,
        name: &str,
        shown: &str,
        _text: &str,
        _seed: Option<u64>,
    ) -> std::result::Result<Lesson<Self>, lesson::Wrong> {
        Err(lesson::Wrong(vec![format!("{shown}: {} has no lessons, and none called {name}", Self::NAME)]))
    }

    // The table under way.

    /// How the game ended; null while it goes on.
    fn outcome(world: &Self::World) -> Value;
    /// The seats that have won; none while the game goes on.
    fn winners(world: &Self::World) -> Seats;
    /// The table as a seat, or a spectator, sees it.
    fn view(table: &Table<Self>, pack: &Self::Pack, viewer: Option<Seat>) -> Self::View;
    /// What a seat, or a spectator, is told of an event.
    fn told(event: &Self::Event, world: &Self::World, viewer: Option<Seat>) -> Self::Event;
    /// What one might ask `why` about although the question does not even consider it.
    fn conceivable(_table: &Table<Self>, _pack: &Self::Pack, _seat: Seat, _out: &mut Vec<Self::Choice>) {}
    /// What the bots know of the game.
    fn mind() -> Mind<Self>;
    /// What a bot answers for the sake of the people in its team, whatever it would like itself; none where it is free.
    fn yields(_table: &Table<Self>, _seat: Seat, _people: Seats) -> Option<Self::Choice> {
        None
    }
    /// The same for advice to people, who do not always plan as bots do.
    fn adviser() -> Mind<Self> {
        Self::mind()
    }
    /// All ways to answer a question, where there are few enough to list them; the table is one that looks the same to the seat.
    fn listed(_table: &Table<Self>, _pack: &Self::Pack, _seat: Seat) -> Vec<Vec<Self::Choice>> {
        Vec::new()
    }
    /// What a way comes to, in a sentence with figures; none where only a comparison says something.
    fn comes_to(
        _words: &Self::Words<'_>,
        _table: &Table<Self>,
        _pack: &Self::Pack,
        _seat: Seat,
        _way: &Way<Self::Choice>,
    ) -> Option<String> {
        None
    }
    /// What a table looks like to a seat, in numbers, instead of what the buffer held: for a judgement that is learned.
    fn signs(_world: &Self::World, _pack: &Self::Pack, _seat: Seat, out: &mut Vec<f32>) {
        out.clear();
    }
    /// The names of these numbers, in order; none where nothing is learned.
    fn sign_names(_pack: &Self::Pack) -> Result<Vec<String>> {
        Ok(Vec::new())
    }
    /// What the seats have won so far, in the points of the game; nothing where only victory counts.
    fn points(_world: &Self::World) -> [u16; bots::SEATS] {
        [0; bots::SEATS]
    }
    /// What the masters knew of it that all others are measured against; it never changes.
    fn yardstick() -> Mind<Self> {
        Self::mind()
    }
    /// How much they thought.
    const YARDSTICK: Settings = Self::THOUGHTS.1;
    /// How much a veteran thinks, and a master.
    const THOUGHTS: (Settings, Settings);
    /// How much the strongest of all thinks.
    const LEGEND: Settings = Self::THOUGHTS.1;
    /// The rule of a refusal and the short name of its reason.
    fn reason(why: &Self::Why) -> (&'static str, String);

    // For pages.

    /// What drawing the game takes: its maps, cards and names in this language, with the numbers of one table or of none.
    fn kit(_pack: &Self::Pack, _lang: Lang, _table: Option<&Self::Options>) -> Value {
        Value::Null
    }
    /// Works something out before a choice (odds, a forecast, a rehearsal) from what the viewer may know; or says what is wrong
    /// with the question. Which answer is best is said only where hints are given.
    fn advise(
        _table: &Table<Self>,
        _pack: &Self::Pack,
        _viewer: Option<Seat>,
        _inquiry: &Value,
        _lang: Lang,
        _hints: bool,
    ) -> std::result::Result<Value, String> {
        Err("this game works nothing out".into())
    }

    // Several tables in a row; what is saved between them is the game's own.

    /// Whether tables can be strung into a campaign.
    const CAMPAIGNS: bool = false;
    /// A campaign that begins with a table of these options.
    fn campaign(_pack: &Self::Pack, _options: &Self::Options) -> Result<Value> {
        anyhow::bail!("{} has no campaigns", Self::NAME)
    }
    /// What the next table of a campaign is opened with, and its name; none when the campaign is complete.
    fn next_mission(_pack: &Self::Pack, _campaign: &Value) -> Result<Option<(String, Self::Options)>> {
        anyhow::bail!("{} has no campaigns", Self::NAME)
    }
    /// The campaign after a table of it has ended.
    fn mission_over(_pack: &Self::Pack, _campaign: &Value, _world: &Self::World) -> Result<Value> {
        anyhow::bail!("{} has no campaigns", Self::NAME)
    }
}

/// The rule that forbids a choice, if one does, and the short name of the reason.
pub fn reason_of<T: Title>(refused: &Refused<T::Why>) -> (Option<&'static str>, String) {
    match refused {
        Refused::Rule(why) => {
            let (rule, reason) = T::reason(why);
            (Some(rule), reason)
        }
        Refused::Over => (None, "over".into()),
        Refused::NotAsked => (None, "not-asked".into()),
        Refused::Answered => (None, "answered".into()),
    }
}

/// Entries of one kind: ids with names.
pub struct Kind {
    pub kind: &'static str,
    pub entries: Vec<(String, String)>,
}

/// An entry for people.
pub struct Card {
    pub title: String,
    pub lines: Vec<String>,
    /// Where its facts come from.
    pub source: Vec<String>,
}

/// What a viewer wants next, in words that fit on one line each.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Goal {
    /// What is to be done, or how far it is; the nearest at hand first.
    pub now: Vec<String>,
    /// How it can be lost, or how one stands.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lost: Option<String>,
}

/// A game of one pack in the words of one language, without the drawing.
pub trait Words<'p, T: Title>: Sized {
    fn new(pack: &'p T::Pack, lang: Lang) -> Self;
    /// The messages of the language.
    fn speech(&self) -> &'static Speech;

    /// The events of one choice as sentences, in order. They come as [`Title::told`] leaves them, or all of them where
    /// nothing is secret any more.
    fn report(&self, world: &T::World, events: &[T::Event]) -> Vec<String>;
    /// What a seat, or a spectator, wants next; none where the game has nothing to say, and once it is over.
    fn goal(&self, _table: &Table<T>, _viewer: Option<Seat>) -> Option<Goal> {
        None
    }
    /// The open question, as it is put to this seat.
    fn question(&self, table: &Table<T>, seat: Seat) -> String;
    /// One offer, in the words of the question.
    fn choice(&self, table: &Table<T>, seat: Seat, choice: T::Choice) -> String;
    /// The same in short, without the text of a card.
    fn brief(&self, table: &Table<T>, seat: Seat, choice: T::Choice) -> String {
        self.choice(table, seat, choice)
    }
    fn refused(&self, refused: &Refused<T::Why>, table: &Table<T>, seat: Seat, choice: T::Choice) -> String;
    /// The full text of the card behind an offer.
    fn card(&self, table: &Table<T>, seat: Seat, choice: T::Choice) -> Option<Card>;
}
