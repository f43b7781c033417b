//! What the terminal says around the game; the game itself is told by its own story, in the reader's language.

use fireteam_zero::{
    Table,
    choice::Choice,
    effect::tell::Teller,
    event::Event,
    pack::Pack,
    rules::IDS,
    speech::{Args, Kind, Speech, Value},
    story::Story,
    terms::*,
    why::Why,
    world::World,
};
use kernel::{Refused, Rule, Seat};

pub struct Words<'p> {
    pub pack: &'p Pack,
    pub speech: &'static Speech,
    pub teller: Teller<'p>,
    story: Story<'p>,
}

/// `A` for the first seat.
pub fn letter(seat: usize) -> char {
    (b'A' + seat as u8) as char
}

pub fn rule_id(rule: Rule) -> &'static str {
    IDS.get(rule.0 as usize).copied().unwrap_or("?")
}

impl<'p> Words<'p> {
    pub fn new(pack: &'p Pack, lang: Lang) -> Self {
        let speech = Speech::of(lang);
        Words { pack, speech, teller: Teller::new(pack, speech), story: Story::new(pack, lang) }
    }

    /// A line of the terminal's own, `term-…` in the locale files.
    pub fn term<const N: usize>(&self, key: &str, values: [(&'static str, Value<'static>); N]) -> String {
        let mut args = Args::new();
        for (name, value) in values {
            args.set(name, value);
        }
        self.speech.say(&format!("term-{key}"), &args)
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

    /// A card: name, type, strength, bonus hits and range of its attack, then its lower half.
    pub fn card(&self, action: Action) -> String {
        let card = self.pack.action(action);
        let name = self.speech.name(Kind::Action, &card.meta.id, &card.meta.name);
        let lower = self.speech.text(Kind::Action, &card.meta.id, "lower", &card.lower.name);
        let attack = self.teller.attack_half(&card.attack).into_iter().next().unwrap_or_default();
        format!("{name} ({}) / {lower}", attack.trim_end_matches('.'))
    }

    pub fn question(&self, table: &Table, seat: usize) -> Option<(String, &'static str)> {
        let question = fireteam_zero::question(table)?;
        Some((self.story.question(table, seat), rule_id(question.rule)))
    }

    pub fn refused(&self, refused: &Refused<Why>, table: &Table, seat: Seat, choice: Choice) -> String {
        self.story.refused(refused, table, seat.0 as usize, choice)
    }

    /// One offer, in the words of the question; a place with its number on the drawing.
    pub fn choice(&self, table: &Table, seat: Seat, choice: Choice) -> String {
        let text = self.story.choice(table, seat.0 as usize, choice);
        match choice {
            Choice::Place(place) => format!("{text} [{}]", place.0),
            _ => text,
        }
    }

    /// An event as a sentence; none for what another one says anyway.
    pub fn event(&self, world: &World, event: &Event) -> Option<String> {
        self.story.event(event, world)
    }
}
