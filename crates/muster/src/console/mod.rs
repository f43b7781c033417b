//! What the command line needs of a title beside what every front end needs: a [`Console`]. Every command is written once,
//! for any of them.
//!
//! Somebody who adds a game to `titles` writes one folder here, `console/<game>/`, and adds the game to [`dispatch`]:
//!
//! - `impl Console for TheGame`: opening tables from command-line arguments and keys;
//! - a [`Tale`]: the game as text on a screen, built on the words of the title;
//! - a [`Tally`] with its [`Watch`]: what `simulate` counts beyond games, decisions and time;
//! - two `clap::Args`: what `play` and `simulate` take for this game only.
//!
//! The sentences of a tale that are not the game's own stand in `locales/*/terminal.ftl` ([`crate::terms::Terms`]).

pub mod cry_havoc;
pub mod fireteam_zero;
#[cfg(test)]
mod nim;
mod tally;

pub use tally::{Count, MeasuresOf, Rate, Spread, Tally, Watch, mean};

use crate::{cmd::play::Sitting, common::Sets, terms::Lang};
use ::cry_havoc::CryHavoc;
use ::fireteam_zero::FireteamZero;
use anyhow::Result;
use kernel::{Game, Seat, Table};
use std::sync::Arc;
use testkit::scenario::{Fact, told_on};
use titles::{Lesson, Title, Words};

/// Something to be done with a title that is known by its name only.
pub trait Errand {
    type Out;
    fn run<T: Console>(self) -> Self::Out;
}

/// Does it with the title of this name; none if there is no such game. The one place here that knows all titles.
pub fn dispatch<E: Errand>(name: &str, errand: E) -> Option<E::Out> {
    match name {
        FireteamZero::NAME => Some(errand.run::<FireteamZero>()),
        CryHavoc::NAME => Some(errand.run::<CryHavoc>()),
        _ => None,
    }
}

/// A title as the command line offers it.
pub trait Console: Title {
    /// What `muster play` takes for this game only. Its `after_help` shows examples.
    type PlayArgs: clap::Args;
    /// What `muster simulate` takes for this game only.
    type SimulateArgs: clap::Args;
    type Tale<'p>: Tale<'p, Self>;
    type Tally: Tally<Self>;

    /// The game as it is printed.
    const TITLE: &'static str;

    /// What `muster play` opens a table with.
    fn options(args: &Self::PlayArgs, pack: &Self::Pack, sets: &Sets) -> Result<Self::Options>;
    /// Those of the arguments given that only make sense for a new table, as they are typed: `--mission`.
    fn opening(args: &Self::PlayArgs) -> Vec<&'static str>;
    /// The kinds of tables that `muster simulate` plays in turn.
    fn kinds(args: &Self::SimulateArgs, pack: &Self::Pack, sets: &Sets) -> Result<Vec<Self::Options>>;
    /// The table that `muster bench` plays, and what it is called.
    #[cfg_attr(not(feature = "lab"), expect(dead_code))]
    fn bench() -> (Self::Options, &'static str);
    /// Plays something longer than one table, such as a campaign; false if the arguments ask for none.
    fn evening(_args: &Self::PlayArgs, _sitting: &mut Sitting<Self>) -> Result<bool> {
        Ok(false)
    }
    /// What lessons say of the table on their line of play, and is not so: each with its line.
    fn untold(_lesson: &Lesson<Self>, _pack: &Arc<Self::Pack>) -> Vec<(usize, String)> {
        Vec::new()
    }
    /// Where the game is; the table is shown again when it changes.
    fn moment(world: &Self::World) -> Moment;
}

/// The facts of a lesson that do not hold, with their lines.
pub(crate) fn untold<T: Title + testkit::scenario::Tabletop>(
    lesson: &Lesson<T>,
    pack: &Arc<<T as Game>::Pack>,
) -> Vec<(usize, String)> {
    let plays: Vec<_> = lesson.plays.iter().map(|play| (play.seat, play.choice)).collect();
    let facts = lesson.steps.iter().flat_map(|step| {
        let fact = |(line, text): &(usize, String)| Fact { plays: step.plays, line: *line, text: text.clone() };
        step.then.iter().map(fact)
    });
    told_on::<T>(pack, lesson.start.clone(), lesson.seed, &plays, &facts.collect::<Vec<_>>())
}

/// A round, counted from 1, whose turn it is, and what is going on in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moment {
    pub round: u32,
    pub turn: Option<Seat>,
    /// Anything else that makes the table worth another look, such as a battle.
    pub scene: u32,
}

/// A title on a terminal: its words in one language, and what is drawn and said around them. Texts of several lines come
/// wrapped and end with a line break.
pub trait Tale<'p, T: Console>: Sized {
    fn new(pack: &'p T::Pack, lang: Lang) -> Self;
    /// The game without the terminal.
    fn words(&self) -> &T::Words<'p>;

    /// The first line of a new table.
    fn begins(&self, options: &T::Options, seed: u64) -> String;
    /// What is read before a new table begins, such as a briefing; nothing where there is none.
    fn briefing(&self, _options: &T::Options) -> String {
        String::new()
    }
    /// The last line of a replay of this many entries.
    fn replayed(&self, entries: usize, options: &T::Options, world: &T::World) -> String;
    /// That the game of a file is over, and how it ended.
    fn over(&self, world: &T::World) -> String;

    /// The open question, as it is put to this seat. Here and in the offers, what is numbered on the screen has its number beside its name.
    fn question(&self, table: &Table<T>, seat: Seat) -> String {
        self.words().question(table, seat)
    }
    /// One offer, in the words of the question.
    fn choice(&self, table: &Table<T>, seat: Seat, choice: T::Choice) -> String {
        self.words().choice(table, seat, choice)
    }
    /// The same in short, without the text of a card.
    fn brief(&self, table: &Table<T>, seat: Seat, choice: T::Choice) -> String {
        self.choice(table, seat, choice)
    }

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

#[cfg(test)]
mod tests {
    use super::*;
    use titles::NAMES;

    /// Gives the name back.
    struct Name;

    impl Errand for Name {
        type Out = &'static str;
        fn run<T: Console>(self) -> &'static str {
            T::NAME
        }
    }

    #[test]
    fn every_title_has_a_command_line() {
        assert!(NAMES.iter().all(|name| dispatch(name, Name) == Some(name)));
    }
}
