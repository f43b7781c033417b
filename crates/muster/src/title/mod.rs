//! What the command line needs of a game beside its rules: a [`Title`]. Every command is written once, for any title.
//!
//! Somebody who adds a game writes one folder here, `title/<game>/`, and adds the game to [`NAMES`] and [`dispatch`]:
//!
//! - `impl Title for TheGame`: opening tables from command-line arguments and keys, the content, views and outcomes;
//! - a [`Tale`]: the game in the words of a language and as text on a screen;
//! - a [`Tally`] with its [`Watch`]: what `simulate` counts beyond games, decisions and time;
//! - two `clap::Args`: what `play` and `simulate` take for this game only.
//!
//! The sentences of a tale that are not the game's own stand in `locales/*/terminal.ftl` ([`crate::terms::Terms`]).

pub mod cry_havoc;
pub mod fireteam_zero;
#[cfg(test)]
mod nim;
mod tally;

pub use tally::{Count, Played, Tally, Watch, wilson};

use crate::{cmd::play::Sitting, common::Sets, terms::Lang};
use ::cry_havoc::CryHavoc;
use ::fireteam_zero::FireteamZero;
use anyhow::Result;
use bots::Mind;
use kernel::{Game, Refused, Seat, Seats, Table};
use serde::{Serialize, de::DeserializeOwned};
use serde_json::Value;
use std::path::Path;

/// All games, the default first.
pub const NAMES: &[&str] = &[FireteamZero::NAME, CryHavoc::NAME];

/// Something to be done with a title that is known by its name only.
pub trait Errand {
    type Out;
    fn run<T: Title>(self) -> Self::Out;
}

/// Does it with the title of this name; none if there is no such game. The one place that knows all titles.
pub fn dispatch<E: Errand>(name: &str, errand: E) -> Option<E::Out> {
    match name {
        FireteamZero::NAME => Some(errand.run::<FireteamZero>()),
        CryHavoc::NAME => Some(errand.run::<CryHavoc>()),
        _ => None,
    }
}

/// The world and the first frame of a table.
pub type Start<T> = (<T as Game>::World, <T as Game>::Frame);
/// Names of keys with the words each may have, the default first.
pub type Keys = &'static [(&'static str, &'static [&'static str])];

/// A game as the command line offers it.
pub trait Title: Game<Pack: Sync, Choice: Ord, Event: Serialize, Why: Send + Sync> {
    /// What a table is opened with, a struct of named fields; saved games keep it.
    type Options: Clone + Serialize + DeserializeOwned + Sync;
    /// What `muster play` takes for this game only. Its `after_help` shows examples.
    type PlayArgs: clap::Args;
    /// What `muster simulate` takes for this game only.
    type SimulateArgs: clap::Args;
    type Tale<'p>: Tale<'p, Self>;
    type Tally: Tally<Self>;

    /// Whose seats they are, in the plural; also the option that sets their number, without its dashes.
    const SEATS: &'static str;
    /// What `--set` can set.
    const KEYS: Keys;
    /// Whether the seats keep secrets from each other. Then the terminal tells people what their own seats may know, and
    /// several people hand the screen over.
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

    /// What `muster play` opens a table with.
    fn options(args: &Self::PlayArgs, pack: &Self::Pack, sets: &Sets) -> Result<Self::Options>;
    /// Those of the arguments given that only make sense for a new table, as they are typed: `--mission`.
    fn opening(args: &Self::PlayArgs) -> Vec<&'static str>;
    /// The kinds of tables that `muster simulate` plays in turn.
    fn kinds(args: &Self::SimulateArgs, pack: &Self::Pack, sets: &Sets) -> Result<Vec<Self::Options>>;
    /// The table that `muster bench` plays, and what it is called.
    fn bench() -> (Self::Options, &'static str);
    /// The table in a few words: `mission 1.1, 2 heroes`.
    fn named(options: &Self::Options) -> String;
    fn seats(options: &Self::Options) -> u8;
    /// Refuses options that no table can be opened with.
    fn start(pack: &Self::Pack, options: &Self::Options) -> Result<Start<Self>>;
    /// Plays something longer than one table, such as a campaign; false if the arguments ask for none.
    fn evening(_args: &Self::PlayArgs, _sitting: &mut Sitting<Self>) -> Result<bool> {
        Ok(false)
    }

    // The table under way.

    /// Where the game is; the table is shown again when it changes.
    fn moment(world: &Self::World) -> Moment;
    /// How the game ended; null while it goes on.
    fn outcome(world: &Self::World) -> Value;
    /// The seats that have won; none while the game goes on.
    fn winners(world: &Self::World) -> Seats;
    /// All that a seat, or a spectator, sees.
    fn view(table: &Table<Self>, pack: &Self::Pack, viewer: Option<Seat>) -> Value;
    /// What a seat, or a spectator, is told of an event.
    fn told(event: &Self::Event, world: &Self::World, viewer: Option<Seat>) -> Self::Event;
    /// What one might ask `why` about although the question does not even consider it.
    fn conceivable(_table: &Table<Self>, _pack: &Self::Pack, _seat: Seat, _out: &mut Vec<Self::Choice>) {}
    /// What the bots know of the game.
    fn mind() -> Mind<Self>;
    /// The rule of a refusal and the short name of its reason.
    fn reason(why: &Self::Why) -> (&'static str, String);
}

/// A round, counted from 1, whose turn it is, and what is going on in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moment {
    pub round: u32,
    pub turn: Option<Seat>,
    /// Whatever else makes the table worth another look, such as a battle.
    pub scene: u32,
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

/// The open question.
pub struct Asked {
    /// The id of the rule that asks.
    pub rule: &'static str,
    /// The name of its text.
    pub key: String,
    pub text: String,
}

/// A game of one pack in the words of one language. Texts of several lines come wrapped and end with a line break.
pub trait Tale<'p, T: Title>: Sized {
    fn new(pack: &'p T::Pack, lang: Lang) -> Self;

    /// The first line of a new table.
    fn begins(&self, options: &T::Options, seed: u64) -> String;
    /// The last line of a replay of so many entries.
    fn replayed(&self, entries: usize, options: &T::Options, world: &T::World) -> String;
    /// That the game of a file is over, and how it ended.
    fn over(&self, world: &T::World) -> String;
    /// An event as a sentence; none for what another one says anyway.
    fn event(&self, world: &T::World, event: &T::Event) -> Option<String>;
    /// The events of one choice, in order. A game that tells several of them in one sentence does so here.
    fn report(&self, world: &T::World, events: &[T::Event]) -> Vec<String> {
        events.iter().filter_map(|event| self.event(world, event)).collect()
    }
    /// What this seat is asked.
    fn question(&self, table: &Table<T>, seat: Seat) -> Option<Asked>;
    /// One offer, in the words of the question.
    fn choice(&self, table: &Table<T>, seat: Seat, choice: T::Choice) -> String;
    /// The same in short, without the text of a card.
    fn brief(&self, table: &Table<T>, seat: Seat, choice: T::Choice) -> String {
        self.choice(table, seat, choice)
    }
    fn refused(&self, refused: &Refused<T::Why>, table: &Table<T>, seat: Seat, choice: T::Choice) -> String;

    /// The commands inside the game.
    fn help(&self) -> String;
    /// All that a seat wants to see when its turn comes; nothing where there is nothing to see yet.
    fn screen(&self, table: &Table<T>, seat: Seat) -> String;
    /// The part of the screen behind a letter of the help: `b` is the board.
    fn part(&self, letter: &str, table: &Table<T>, seat: Seat) -> Option<String>;
    /// The full text of the card behind an offer.
    fn card(&self, table: &Table<T>, seat: Seat, choice: T::Choice) -> Option<String>;
    /// The place of an offer in the list and its heading, `term-…` in the locale files.
    fn group(&self, choice: T::Choice) -> (u8, &'static str);
}
