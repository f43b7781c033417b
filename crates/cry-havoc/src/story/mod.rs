//! The game in words: what happened, what is asked, what a choice would do and why another is refused, in four languages.
//!
//! The texts stand in `locales/*/cry-havoc/play.ftl`; a message is one sentence, and the last touch (articles melting into
//! prepositions, capital, full stop) is that of the card texts. Events speak of Factions ("the Humans"), which are plural in
//! every language; questions and choices speak of seats ("Humans").

mod battle;
mod choices;
mod events;
mod goal;
mod names;
mod questions;
mod refusals;
mod report;
mod things;

pub use questions::QUESTIONS;

use crate::{
    effect::tell::{Noun, Teller},
    event::At,
    pack::Pack,
    speech::{Args, Speech, Value},
    terms::*,
    world::World,
};

/// Tells a game of one pack in one language.
#[derive(Clone, Copy)]
pub struct Story<'a> {
    pack: &'a Pack,
    speech: &'static Speech,
    tell: Teller<'a>,
    /// Regions have their number beside their name.
    numbered: bool,
    /// Events have been through `sight`: what they still hold may be told.
    sifted: bool,
}

impl<'a> Story<'a> {
    pub fn new(pack: &'a Pack, lang: Lang) -> Self {
        let speech = Speech::of(lang);
        Story { pack, speech, tell: Teller::new(pack, speech), numbered: false, sifted: false }
    }

    /// The same with the number of each Region beside its name, for a board that is drawn with numbers.
    #[must_use]
    pub fn numbered(self) -> Self {
        Story { numbered: true, ..self }
    }

    /// The same for events that `sight` has sifted: cards that an event still names are told to every reader.
    #[must_use]
    pub fn sifted(self) -> Self {
        Story { sifted: true, ..self }
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
    /// A noun in all its cases; only German tells them apart.
    fn noun(mut self, name: &str, noun: &Noun) -> Self {
        noun.put(&mut self.args, name);
        self
    }
    /// "the Humans".
    fn side(self, name: &str, side: Side) -> Self {
        let noun = self.story.side(self.world, side);
        self.noun(name, &noun)
    }
    fn objective(self, name: &str, objective: Objective) -> Self {
        let noun = self.story.tell.the_objective(objective);
        self.noun(name, &noun)
    }
    fn region(self, name: &'static str, region: Region) -> Self {
        let value = self.story.region(self.world, region);
        self.set(name, value)
    }
    /// A place with its preposition; `key` is `loc-in`, `loc-from` or `loc-to`.
    fn at(self, name: &'static str, key: &str, at: At) -> Self {
        let m = self.story.with(self.world);
        let part = match at {
            At::Region(region) => m.set("kind", "region").region("name", region),
            At::Objective(objective) => m.set("kind", "objective").objective("name", objective),
            At::Reserve => m.set("kind", "reserve"),
            At::Store => m.set("kind", "store"),
            At::Supply => m.set("kind", "supply"),
        };
        let part = part.part(key);
        self.set(name, part)
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
