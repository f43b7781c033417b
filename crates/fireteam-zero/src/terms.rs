//! The rulebook's nouns: ids and small enums that every other room uses.

pub(crate) use content::words;
pub use content::{Lang, Source, Word};
use content::{Numbered, id, set};
pub use kernel::{Seat, Seats};
use serde::{Deserialize, Serialize};

id!(/** One location of the mission's board. */ Place);
id!(/** One type of monster: its reference card. */ Monster);
id!(/** One hero of the box. */ Hero);
id!(/** One design of action card (basic or upgrade). */ Action);
id!(/** One focus card. */ Focus);
id!(/** One recon card: event, discovery or item. */ Recon);
id!(/** One twist card. */ Twist);
id!(/** One objective card. */ Objective);
id!(/** One mission. */ Mission);
id!(/** One second-edition specialist card. */ SpecialistCard);
id!(/** One kind of token on the board; `TokenKind::INTEL` is the plain intel token. */ TokenKind);
id!(/** One family of monsters. */ Family);
id!(/** One physical action card of a seat: its number in the seat's own set. */ Card);

impl TokenKind {
    pub const INTEL: TokenKind = TokenKind(0);
}

/// Most locations on a board.
pub const PLACES: usize = 64;
/// Most seats, and so heroes, at a table (FZ-COMP-20).
pub const HEROES: usize = 4;
/// Most monster figures in one mission.
pub const MONSTERS: usize = 26;
/// Most action cards of one seat: 16 basic and 4 sets of 4 upgrades (FZ-COMP-03).
pub const CARDS: usize = 32;
/// Spawn points of a board (FZ-COMP-10).
pub const SPAWNS: usize = 12;

/// A figure on the table, or a thing that can be attacked like one.
///
/// Heroes are 0 to 3 (their seat), specialists 4 and 5, monsters from 6 on; things (tokens) are numbered from 64 on by
/// their token slot and belong to no figure set, since they are no figures (FZ-TERM-23).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Figure(pub u8);

impl Figure {
    pub const HENRY: Figure = Figure(4);
    pub const PATTY: Figure = Figure(5);
    const FIRST_MONSTER: u8 = 6;
    const FIRST_THING: u8 = 64;

    pub fn hero(seat: Seat) -> Self {
        Figure(seat.0)
    }
    pub fn specialist(which: usize) -> Self {
        Figure(4 + which as u8)
    }
    pub fn monster(slot: usize) -> Self {
        Figure(Self::FIRST_MONSTER + slot as u8)
    }
    pub fn thing(slot: usize) -> Self {
        Figure(Self::FIRST_THING + slot as u8)
    }
    /// The seat of a hero.
    pub fn seat(self) -> Option<Seat> {
        self.is_hero().then_some(Seat(self.0))
    }
    pub fn specialist_slot(self) -> Option<usize> {
        (4..6).contains(&self.0).then(|| self.0 as usize - 4)
    }
    pub fn monster_slot(self) -> Option<usize> {
        (Self::FIRST_MONSTER..Self::FIRST_THING).contains(&self.0).then(|| (self.0 - Self::FIRST_MONSTER) as usize)
    }
    pub fn thing_slot(self) -> Option<usize> {
        (self.0 >= Self::FIRST_THING).then(|| (self.0 - Self::FIRST_THING) as usize)
    }
    pub fn is_hero(self) -> bool {
        self.0 < 4
    }
    pub fn is_monster(self) -> bool {
        self.monster_slot().is_some()
    }
}

impl Numbered for Figure {
    fn number(self) -> u8 {
        self.0
    }
    fn numbered(number: u8) -> Option<Self> {
        Some(Figure(number))
    }
}

set!(/** A set of figures (no things), in fixed figure order (FZ-ATK-18 g). */ Figures(u32) of Figure);
set!(/** A set of locations. */ Places(u64) of Place);
set!(/** A set of one seat's action cards. */ Cards(u32) of Card);

words!(/** The three attack types (FZ-TERM-13). */ AttackType { Brawl = "brawl", Bullet = "bullet", Bomb = "bomb" });
words!(/** The four roles (FZ-TERM-21). */ Role {
    Leader = "leader", CloseCombat = "close_combat", Marksman = "marksman", Demolitions = "demolitions",
});
words!(/** The class of a monster, ascending (FZ-TERM-16). */ Rank { Minion = "minion", Elite = "elite", Boss = "boss" });
words!(/** The four kinds of terrain (FZ-TERR-01). */ Terrain {
    Difficult = "difficult", Impassable = "impassable", Elevated = "elevated", Cover = "cover",
});
words!(/** Faces of the activation die (FZ-COMP-18). */ Face { Blank = "blank", Move = "move", Special = "special" });
words!(/** Sides of the lucky coin. */ CoinSide { Heads = "heads", Tails = "tails" });
