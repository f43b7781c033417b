//! Cry Havoc in the reader's language: its own story, and the names and cards that the screen shows.

use super::{board, rule_id, screen};
use crate::{
    terms::{Terms, letter, wrap},
    title::{Asked, Tale},
};
use cry_havoc::{
    CryHavoc, Table,
    choice::Choice,
    effect::tell::{CardText, Teller},
    event::Event,
    options::Options,
    pack::Pack,
    speech::{Speech, Value},
    story::Story,
    terms::*,
    why::Why,
    world::{Phase, World},
};
use kernel::{Refused, Seat};

pub struct Words<'p> {
    pub pack: &'p Pack,
    pub teller: Teller<'p>,
    pub story: Story<'p>,
    terms: Terms,
}

impl<'p> Words<'p> {
    /// A line of the terminal's own; those of this game begin with `term-ch-`.
    pub fn term<const N: usize>(&self, key: &str, values: [(&'static str, Value<'static>); N]) -> String {
        self.terms.term(&format!("ch-{key}"), values)
    }

    /// `A` to `D`, or `T` for the Trogs that nobody plays.
    pub fn side(&self, side: Side) -> char {
        side.seat().map_or('T', letter)
    }

    /// A Region by its name and its number on the board.
    pub fn region(&self, world: &World, region: Region) -> String {
        format!("{} [{}]", self.story.region_name(world, region), region.0)
    }

    /// Card texts with the numbers of this table.
    pub fn teller(&self, world: &World) -> Teller<'p> {
        self.teller.with_players(world.players() as u8)
    }

    /// The entry of a thing that an offer points at.
    fn entry(&self, world: &World, choice: Choice) -> Option<CardText> {
        let teller = self.teller(world);
        Some(match choice {
            Choice::Card(card) => teller.card(card),
            Choice::Skill(skill) => teller.skill(skill),
            Choice::Build(structure, _) | Choice::Activate(structure, _) | Choice::Structure(structure) => {
                teller.structure(structure)
            }
            Choice::Named(token) => teller.named(token),
            Choice::Faction(faction) => teller.faction(faction),
            Choice::Deck(Deck::Terrain(terrain)) => teller.terrain(terrain),
            Choice::Region(region) | Choice::Step(_, region) => {
                let id = &world.board(self.pack).meta.id;
                teller.region_card(self.pack.boards.iter().position(|board| board.meta.id == *id)?, region)
            }
            _ => return None,
        })
    }
}

impl Words<'_> {
    /// How the game ended.
    fn end(&self, world: &World) -> String {
        match world.winner().and_then(Side::seat) {
            Some(seat) => {
                let name = self.story.seat_name(world, seat);
                self.term("end-won", [("who", name.into()), ("vp", world.vp(seat).into())])
            }
            None => self.term("end-open", []),
        }
    }
}

impl<'p> Tale<'p, CryHavoc> for Words<'p> {
    fn new(pack: &'p Pack, lang: Lang) -> Self {
        let teller = Teller::new(pack, Speech::of(lang));
        // Events come as `told` leaves them, or all of them in a replay.
        let story = Story::new(pack, lang).sifted();
        Words { pack, teller, story, terms: Terms::of(lang) }
    }

    fn begins(&self, options: &Options, seed: u64) -> String {
        let level = self.pack.skill_levels.iter().find(|level| level.meta.id == options.level);
        let length = self.pack.round_options.iter().find(|length| length.meta.id == options.length);
        let values = [
            ("players", options.players.into()),
            ("level", level.map_or_else(String::new, |level| self.teller.level_name(level)).into()),
            ("length", length.map_or_else(String::new, |length| self.teller.rounds_name(length)).into()),
            // A seed is a name, not a quantity: no separators.
            ("seed", seed.to_string().into()),
        ];
        wrap(&self.term("begin", values)).trim_end().to_owned()
    }
    fn replayed(&self, entries: usize, options: &Options, world: &World) -> String {
        let values = [
            ("n", (entries as u64).into()),
            ("players", options.players.into()),
            ("rounds", world.round().into()),
            ("end", self.end(world).into()),
        ];
        self.term("replayed", values)
    }
    fn over(&self, world: &World) -> String {
        self.term("over", [("end", self.end(world).into())])
    }
    fn event(&self, world: &World, event: &Event) -> Option<String> {
        self.story.event(world, event, None)
    }
    fn report(&self, world: &World, events: &[Event]) -> Vec<String> {
        self.story.report(world, events, None)
    }
    fn question(&self, table: &Table, seat: Seat) -> Option<Asked> {
        let question = cry_havoc::question(table)?;
        let text = self.story.numbered().question(table, seat.0 as usize);
        Some(Asked { rule: rule_id(question.rule), key: question.key.into(), text })
    }
    /// Regions have their numbers on the board.
    fn choice(&self, table: &Table, seat: Seat, choice: Choice) -> String {
        self.story.numbered().choice(table, seat.0 as usize, choice)
    }
    fn refused(&self, refused: &Refused<Why>, table: &Table, seat: Seat, _: Choice) -> String {
        self.story.refused(refused, table, seat.0 as usize)
    }

    fn help(&self) -> String {
        self.term("help", [])
    }
    fn screen(&self, table: &Table, seat: Seat) -> String {
        let (world, own) = (&table.world, seat.0 as usize);
        // Before Factions are known there is nothing of one's own; before the first Round the board is what matters.
        if world.faction(Side(seat.0)).is_none() {
            return String::new();
        }
        let regions = board::regions(self, world, own);
        if world.phase() == Phase::Setup {
            return format!("\n{regions}\n{}", wrap(&screen::skills(self, world, own)));
        }
        let status = wrap(&screen::status(self, world));
        let hand = wrap(&screen::hand(self, table, own));
        if world.battle().is_some() {
            return format!("\n{}\n{hand}", wrap(&board::battle(self, table, own)));
        }
        let (skills, structures) = (screen::skills(self, world, own), screen::structures(self, world, own));
        format!("\n{regions}\n{status}\n{hand}{}{}", wrap(&skills), wrap(&structures))
    }
    fn part(&self, letter: &str, table: &Table, seat: Seat) -> Option<String> {
        let (world, own) = (&table.world, seat.0 as usize);
        match letter {
            "b" => {
                let battle = wrap(&board::battle(self, table, own));
                Some(format!("{}{battle}", board::regions(self, world, own)))
            }
            "p" => Some(wrap(&screen::status(self, world))),
            "c" => Some(wrap(&screen::hand(self, table, own))),
            "k" => Some(wrap(&screen::skills(self, world, own))),
            "t" => Some(wrap(&screen::structures(self, world, own))),
            "d" => Some(wrap(&screen::piles(self, world, own))),
            _ => None,
        }
    }
    fn card(&self, table: &Table, _: Seat, choice: Choice) -> Option<String> {
        let card = self.entry(&table.world, choice)?;
        Some(wrap(&format!("{}\n  {}\n", card.name, card.lines().join("\n  "))))
    }
    fn group(&self, choice: Choice) -> (u8, &'static str) {
        match choice {
            Choice::Step(..) => (0, "go"),
            Choice::Region(_) => (1, "ch-regions"),
            Choice::Card(_) | Choice::Deck(_) => (2, "cards"),
            Choice::Action(_) | Choice::Skill(_) | Choice::Build(..) | Choice::Activate(..) => (3, "do"),
            Choice::Side(_) | Choice::Faction(_) => (4, "who"),
            Choice::Objective(_) | Choice::Mark(_) | Choice::Number(_) | Choice::Position(_) => (5, "which"),
            Choice::Structure(_) | Choice::Named(_) | Choice::Token(_) | Choice::Option(_) => (5, "which"),
            Choice::Pass | Choice::Yes | Choice::Done | Choice::Back => (6, "or"),
        }
    }
}
