//! Fireteam Zero in the reader's language: its own story, and the names and cards that the screen shows.

use super::{rule_id, screen};
use crate::{
    terms::{Terms, letter, wrap},
    title::{Asked, Tale},
};
use fireteam_zero::{
    FireteamZero, Table,
    choice::Choice,
    effect::tell::Teller,
    event::Event,
    options::Options,
    pack::Pack,
    speech::{Kind, Speech, Value},
    story::Story,
    terms::*,
    why::Why,
    world::{Outcome, Phase, World},
};
use kernel::{Refused, Seat};

pub struct Words<'p> {
    pub pack: &'p Pack,
    pub speech: &'static Speech,
    pub teller: Teller<'p>,
    story: Story<'p>,
    terms: Terms,
}

impl<'p> Words<'p> {
    /// A line of the terminal's own.
    pub fn term<const N: usize>(&self, key: &str, values: [(&'static str, Value<'static>); N]) -> String {
        self.terms.term(key, values)
    }

    pub fn hero_name(&self, world: &World, seat: usize) -> String {
        match world.hero_of(seat) {
            Some(hero) => {
                let meta = &self.pack.heroes[hero.index()].meta;
                format!("{} {}", letter(seat), self.speech.name(Kind::Hero, &meta.id, &meta.name))
            }
            None => letter(seat).to_string(),
        }
    }

    /// A place by its name and its number on the drawing.
    pub fn place(&self, world: &World, place: Place) -> String {
        format!("{} [{}]", self.teller.place_name(world.mission(), place), place.0)
    }

    pub fn token(&self, world: &World, kind: TokenKind) -> String {
        self.teller.token_name(kind, Some(world.mission()))
    }

    pub fn figure(&self, world: &World, figure: Figure) -> String {
        match figure.seat() {
            Some(seat) => self.hero_name(world, seat),
            None => self.story.figure_name(world, figure),
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

    /// The numbers of a monster that differ from its card just now.
    fn now(&self, world: &World, figure: Figure) -> Vec<String> {
        let Some(entry) = world.monster(figure).map(|monster| self.pack.monster(monster.kind)) else {
            return Vec::new();
        };
        let numbers = [
            ("now-health", world.health_of(self.pack, figure), entry.health),
            ("now-speed", world.speed_of(self.pack, figure), entry.speed),
        ];
        let changed = numbers.into_iter().filter(|(_, now, printed)| now != printed);
        changed.map(|(key, now, _)| self.term(key, [("n", now.into())])).collect()
    }

    /// A card: name, type, strength, bonus hits and range of its attack, then its lower half.
    pub fn card(&self, action: Action) -> String {
        let card = self.pack.action(action);
        let name = self.speech.name(Kind::Action, &card.meta.id, &card.meta.name);
        let lower = self.speech.text(Kind::Action, &card.meta.id, "lower", &card.lower.name);
        let attack = self.teller.attack_half(&card.attack).into_iter().next().unwrap_or_default();
        format!("{name} ({}) / {lower}", attack.trim_end_matches('.'))
    }
}

impl<'p> Tale<'p, FireteamZero> for Words<'p> {
    fn new(pack: &'p Pack, lang: Lang) -> Self {
        let speech = Speech::of(lang);
        let (teller, story) = (Teller::new(pack, speech), Story::new(pack, lang));
        Words { pack, speech, teller, story, terms: Terms::of(lang) }
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
    fn replayed(&self, entries: usize, options: &Options, world: &World) -> String {
        let values = [
            ("n", (entries as u64).into()),
            ("mission", options.mission.clone().into()),
            ("rounds", world.round().into()),
            ("end", self.end(world).into()),
        ];
        self.term("replayed", values)
    }
    fn event(&self, world: &World, event: &Event) -> Option<String> {
        self.story.event(event, world)
    }
    fn report(&self, world: &World, events: &[Event]) -> Vec<String> {
        self.story.report(events, world)
    }
    fn over(&self, world: &World) -> String {
        self.term("over", [("end", self.end(world).into())])
    }
    fn question(&self, table: &Table, seat: Seat) -> Option<Asked> {
        let question = fireteam_zero::question(table)?;
        let text = self.story.question(table, seat.0 as usize);
        Some(Asked { rule: rule_id(question.rule), key: question.key.into(), text })
    }
    /// A place has its number on the drawing.
    fn choice(&self, table: &Table, seat: Seat, choice: Choice) -> String {
        let text = self.story.choice(table, seat.0 as usize, choice);
        match choice {
            Choice::Place(place) => format!("{text} [{}]", place.0),
            _ => text,
        }
    }
    fn brief(&self, table: &Table, seat: Seat, choice: Choice) -> String {
        let text = self.story.brief(table, seat.0 as usize, choice);
        match choice {
            Choice::Place(place) => format!("{text} [{}]", place.0),
            _ => text,
        }
    }
    fn refused(&self, refused: &Refused<Why>, table: &Table, seat: Seat, choice: Choice) -> String {
        self.story.refused(refused, table, seat.0 as usize, choice)
    }

    fn help(&self) -> String {
        self.term("help", [])
    }
    fn screen(&self, table: &Table, seat: Seat) -> String {
        let world = &table.world;
        // During set-up there is nothing to see on the board yet.
        if world.phase() == Phase::Setup {
            return String::new();
        }
        let (places, status) = (screen::places(self, world), screen::status(self, world));
        let hands = screen::hands(self, world, seat.0 as usize);
        format!("\n{}\n{}{}{}", screen::board(self, world), wrap(&places), wrap(&status), wrap(&hands))
    }
    fn part(&self, letter: &str, table: &Table, seat: Seat) -> Option<String> {
        match letter {
            "b" => Some(screen::board(self, &table.world) + "\n"),
            "p" => Some(screen::places(self, &table.world) + "\n"),
            "c" => Some(wrap(&screen::hands(self, &table.world, seat.0 as usize))),
            _ => None,
        }
    }
    fn card(&self, table: &Table, seat: Seat, choice: Choice) -> Option<String> {
        let (world, teller) = (&table.world, &self.teller);
        let card = match choice {
            Choice::Card(card) => teller.action_card(world.design(seat.0 as usize, card)),
            Choice::Upgrade(action) => teller.action_card(action),
            Choice::Focus(focus) => teller.focus(focus),
            Choice::Hero(hero) => teller.hero(hero),
            Choice::SpecialistCard(card) => teller.specialist_card(card),
            Choice::Figure(figure) => {
                let mut card = teller.monster(world.monster(figure)?.kind);
                card.lines.extend(self.now(world, figure));
                card
            }
            _ => return None,
        };
        Some(wrap(&format!("{}\n  {}\n", card.title, card.lines.join("\n  "))))
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
