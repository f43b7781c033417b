//! Cry Havoc on a page of the terminal: its words, and what stands around them.

use super::{board, screen};
use crate::{
    console::Tale,
    terms::{Terms, entry, letter, wrap},
};
use cry_havoc::{
    CryHavoc, Table,
    choice::Choice,
    options::Options,
    pack::Pack,
    speech::Value,
    terms::*,
    world::{Phase, World},
};
use kernel::Seat;
use titles::{Words as _, cry_havoc::Words};

pub struct Page<'p> {
    pub words: Words<'p>,
    terms: Terms,
}

impl Page<'_> {
    /// A line of the terminal's own; those of this game begin with `term-ch-`.
    pub fn term<const N: usize>(&self, key: &str, values: [(&'static str, Value<'static>); N]) -> String {
        self.terms.term(&format!("ch-{key}"), values)
    }

    /// `A` to `D`, or `T` for the Trogs that nobody plays.
    pub fn side(&self, side: Side) -> char {
        side.seat().map_or('T', |seat| letter(seat.index()))
    }

    /// A Region by its name and its number on the board.
    pub fn region(&self, world: &World, region: Region) -> String {
        format!("{} [{}]", self.words.story.region_name(world, region), region.0)
    }

    /// How the game ended.
    fn end(&self, world: &World) -> String {
        match world.winner().and_then(Side::seat) {
            Some(seat) => {
                let name = self.words.story.seat_label(world, seat);
                self.term("end-won", [("who", name.into()), ("vp", world.vp(seat).into())])
            }
            None => self.term("end-open", []),
        }
    }
}

impl<'p> Tale<'p, CryHavoc> for Page<'p> {
    fn new(pack: &'p Pack, lang: Lang) -> Self {
        Page { words: Words::new(pack, lang), terms: Terms::of(lang) }
    }
    fn words(&self) -> &Words<'p> {
        &self.words
    }

    fn begins(&self, options: &Options, seed: u64) -> String {
        let level = self.words.pack.skill_levels.iter().find(|level| level.meta.id == options.level);
        let length = self.words.pack.round_options.iter().find(|length| length.meta.id == options.length);
        let values = [
            ("players", options.players.into()),
            ("level", level.map_or_else(String::new, |level| self.words.teller.level_name(level)).into()),
            ("length", length.map_or_else(String::new, |length| self.words.teller.rounds_name(length)).into()),
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

    /// Regions have their numbers on the board.
    fn question(&self, table: &Table, seat: Seat) -> String {
        self.words.story.numbered().question(table, seat)
    }
    fn choice(&self, table: &Table, seat: Seat, choice: Choice) -> String {
        self.words.story.numbered().choice(table, seat, choice)
    }

    fn help(&self) -> String {
        self.term("help", [])
    }
    fn screen(&self, table: &Table, seat: Seat) -> String {
        let (world, own) = (&table.world, seat);
        // Before Factions are known the player has nothing; before the first Round the board is what matters.
        if world.faction(Side::of(seat)).is_none() {
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
        let (world, own) = (&table.world, seat);
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
    fn card(&self, table: &Table, seat: Seat, choice: Choice) -> Option<String> {
        let card = self.words.card(table, seat, choice)?;
        Some(entry(&card.title, card.lines.iter().chain(&card.source)))
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
