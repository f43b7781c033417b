//! The game in words: what happened, what is asked, what a choice would do and why another is refused, in four languages.
//!
//! The texts stand in `locales/*/fireteam-zero/play.ftl`; a message is one sentence, and the last touch (articles melting into
//! prepositions, capital, full stop) is that of the card texts.

mod choices;
mod events;
mod facts;
mod goal;
pub(crate) mod names;
mod questions;
mod refusals;

use crate::{
    effect::tell::Teller,
    pack::Pack,
    speech::{Args, Speech, Value},
    terms::*,
    world::World,
};
use names::Name;

/// Tells a game of one pack in one language.
#[derive(Clone, Copy)]
pub struct Story<'a> {
    pack: &'a Pack,
    speech: &'static Speech,
    tell: Teller<'a>,
    /// Things that the events to be told destroy: by then they are gone from the table.
    gone: [Option<(Figure, TokenKind)>; 8],
}

impl<'a> Story<'a> {
    pub fn new(pack: &'a Pack, lang: Lang) -> Self {
        let speech = Speech::of(lang);
        Story { pack, speech, tell: Teller::new(pack, speech), gone: [None; 8] }
    }

    pub fn lang(&self) -> Lang {
        self.speech.lang()
    }

    /// Begins a message about this world.
    fn with<'s>(&'s self, world: &'s World) -> Message<'s, 'a> {
        Message { story: self, world, args: Args::new() }
    }

    /// A message without values, as a part of another.
    fn word(&self, key: &str) -> String {
        self.speech.word(key)
    }

    /// Several things in a row: "a, b and c".
    fn list(&self, all: impl IntoIterator<Item = String>) -> String {
        self.speech.row(all)
    }
}

/// One message with its values.
struct Message<'s, 'a> {
    story: &'s Story<'a>,
    world: &'s World,
    args: Args<'static>,
}

impl Message<'_, '_> {
    fn set(mut self, name: &'static str, value: impl Into<Value<'static>>) -> Self {
        self.args.set(name, value.into());
        self
    }
    fn name(mut self, name: &str, value: &Name) -> Self {
        value.put(&mut self.args, name);
        self
    }
    fn figure(self, name: &str, figure: Figure) -> Self {
        let value = self.story.figure(self.world, figure);
        self.name(name, &value)
    }
    fn hero(self, name: &str, seat: Seat) -> Self {
        self.figure(name, Figure::hero(seat))
    }
    fn place(self, name: &'static str, place: Place) -> Self {
        let value = self.story.place(self.world, place);
        self.set(name, value)
    }
    /// A part of a sentence.
    fn part(&self, key: &str) -> String {
        self.story.speech.say(key, &self.args)
    }
    /// A finished sentence.
    fn line(&self, key: &str) -> String {
        self.story.speech.line(key, &self.args)
    }
    /// A label of a choice: capital, but no full stop unless the text brings one.
    fn label(&self, key: &str) -> String {
        self.story.speech.label(key, &self.args)
    }
}
