//! Fireteam Zero on a page of the terminal: its words, and what stands around them.

use super::screen;
use crate::{
    console::Tale,
    terms::{Terms, entry, letter, wrap},
};
use fireteam_zero::{
    FireteamZero, Table,
    choice::Choice,
    options::Options,
    pack::Pack,
    speech::{Kind, Value},
    terms::*,
    world::{Outcome, Phase, World},
};
use kernel::Seat;
use titles::{Words as _, fireteam_zero::Words};

pub struct Page<'p> {
    pub words: Words<'p>,
    terms: Terms,
}

impl Page<'_> {
    /// A line of the terminal's own.
    pub fn term<const N: usize>(&self, key: &str, values: [(&'static str, Value<'static>); N]) -> String {
        self.terms.term(key, values)
    }

    pub fn hero_name(&self, world: &World, seat: Seat) -> String {
        match world.hero_of(seat) {
            Some(hero) => {
                let meta = &self.words.pack.heroes[hero.index()].meta;
                format!("{} {}", letter(seat.index()), self.words.speech.name(Kind::Hero, &meta.id, &meta.name))
            }
            None => letter(seat.index()).to_string(),
        }
    }

    /// A place by its name and its number on the drawing.
    pub fn place(&self, world: &World, place: Place) -> String {
        format!("{} [{}]", self.words.teller.place_name(world.mission(), place), place.0)
    }

    pub fn token(&self, world: &World, kind: TokenKind) -> String {
        self.words.teller.token_name(kind, Some(world.mission()))
    }

    pub fn figure(&self, world: &World, figure: Figure) -> String {
        match figure.seat() {
            Some(seat) => self.hero_name(world, seat),
            None => self.words.story.figure_name(world, figure),
        }
    }

    /// The number of a place on the drawing, behind the offer to go there.
    fn marked(&self, text: String, choice: Choice) -> String {
        match choice {
            Choice::Place(place) => format!("{text} [{}]", place.0),
            _ => text,
        }
    }

    /// How the mission ended.
    fn end(&self, world: &World) -> String {
        let end = match world.outcome() {
            Some(Outcome::Won) => "end-won",
            Some(Outcome::Lost) => "end-lost",
            None => "end-open",
        };
        self.term(end, [])
    }

    /// The briefing with the special rules, and the objectives.
    fn mission(&self, mission: Mission) -> String {
        let cards = self.words.teller.briefing(mission);
        cards.iter().map(|card| entry(&card.title, &card.lines)).collect()
    }

    /// A card: name, type, strength, bonus hits and range of its attack, then its lower half.
    pub fn card(&self, action: Action) -> String {
        let card = self.words.pack.action(action);
        let name = self.words.speech.name(Kind::Action, &card.meta.id, &card.meta.name);
        let lower = self.words.speech.text(Kind::Action, &card.meta.id, "lower", &card.lower.name);
        let attack = self.words.teller.attack_half(&card.attack).into_iter().next().unwrap_or_default();
        format!("{name} ({}) / {lower}", attack.trim_end_matches('.'))
    }
}

impl<'p> Tale<'p, FireteamZero> for Page<'p> {
    fn new(pack: &'p Pack, lang: Lang) -> Self {
        Page { words: Words::new(pack, lang), terms: Terms::of(lang) }
    }
    fn words(&self) -> &Words<'p> {
        &self.words
    }

    fn begins(&self, options: &Options, seed: u64) -> String {
        let values = [
            ("mission", options.mission.clone().into()),
            ("heroes", options.heroes.into()),
            // A seed is a name, not a quantity: no separators.
            ("seed", seed.to_string().into()),
        ];
        self.term("begin", values)
    }
    fn briefing(&self, options: &Options) -> String {
        let mission = self.words.pack.missions.iter().position(|mission| mission.meta.id == options.mission);
        mission.map_or_else(String::new, |nth| self.mission(Mission(nth as u8)))
    }
    fn replayed(&self, entries: usize, options: &Options, world: &World) -> String {
        let values = [
            ("n", (entries as u64).into()),
            ("mission", options.mission.clone().into()),
            ("rounds", world.round().into()),
            ("end", self.end(world).into()),
        ];
        self.term("replayed", values)
    }
    fn over(&self, world: &World) -> String {
        self.term("over", [("end", self.end(world).into())])
    }

    fn choice(&self, table: &Table, seat: Seat, choice: Choice) -> String {
        self.marked(self.words.choice(table, seat, choice), choice)
    }
    fn brief(&self, table: &Table, seat: Seat, choice: Choice) -> String {
        self.marked(self.words.brief(table, seat, choice), choice)
    }

    fn help(&self) -> String {
        format!("{}\n{}", self.term("help", []), self.term("help-mission", []))
    }
    fn screen(&self, table: &Table, seat: Seat) -> String {
        let world = &table.world;
        // During set-up there is nothing to see on the board yet.
        if world.phase() == Phase::Setup {
            return String::new();
        }
        let (places, status) = (screen::places(self, world), screen::status(self, world));
        let hands = screen::hands(self, world, seat);
        format!("\n{}\n{}{}{}", screen::board(self, world), wrap(&places), wrap(&status), wrap(&hands))
    }
    fn part(&self, letter: &str, table: &Table, seat: Seat) -> Option<String> {
        match letter {
            "b" => Some(screen::board(self, &table.world) + "\n"),
            "p" => Some(screen::places(self, &table.world) + "\n"),
            "m" => Some(self.mission(table.world.mission())),
            "c" => Some(wrap(&screen::hands(self, &table.world, seat))),
            _ => None,
        }
    }
    fn card(&self, table: &Table, seat: Seat, choice: Choice) -> Option<String> {
        let card = self.words.card(table, seat, choice)?;
        Some(entry(&card.title, &card.lines))
    }
    fn group(&self, choice: Choice) -> (u8, &'static str) {
        match choice {
            Choice::Place(_) => (0, "go"),
            Choice::Figure(_) | Choice::Token(_) => (1, "figures"),
            Choice::Card(_) | Choice::Upgrade(_) | Choice::Focus(_) | Choice::SpecialistCard(_) => (2, "cards"),
            Choice::Use(_) | Choice::Search => (3, "do"),
            Choice::Hero(_) | Choice::Seat(_) => (4, "who"),
            Choice::Die(_) | Choice::Option(_) | Choice::Slot(_) => (5, "which"),
            Choice::Yes | Choice::Done | Choice::Random | Choice::Back | Choice::Pass => (6, "or"),
        }
    }
}
