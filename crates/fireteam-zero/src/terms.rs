//! The rulebook's nouns: ids and small enums that every other room uses.

use serde::{Deserialize, Serialize};

macro_rules! id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        pub struct $name(pub u8);
        impl $name {
            pub fn index(self) -> usize {
                self.0 as usize
            }
        }
    };
}

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
pub struct Figure(pub u8);

impl Figure {
    pub const HENRY: Figure = Figure(4);
    pub const PATTY: Figure = Figure(5);
    const FIRST_MONSTER: u8 = 6;
    const FIRST_THING: u8 = 64;

    pub fn hero(seat: usize) -> Self {
        Figure(seat as u8)
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
    pub fn seat(self) -> Option<usize> {
        (self.0 < 4).then_some(self.0 as usize)
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

/// A set of figures (no things).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Figures(pub u32);

impl Figures {
    pub const NONE: Figures = Figures(0);
    pub fn one(figure: Figure) -> Self {
        if figure.0 < 32 { Figures(1 << figure.0) } else { Figures(0) }
    }
    pub fn has(self, figure: Figure) -> bool {
        figure.0 < 32 && self.0 >> figure.0 & 1 == 1
    }
    #[must_use]
    pub fn with(self, figure: Figure) -> Self {
        Figures(self.0 | Self::one(figure).0)
    }
    #[must_use]
    pub fn without(self, figure: Figure) -> Self {
        Figures(self.0 & !Self::one(figure).0)
    }
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }
    pub fn len(self) -> u32 {
        self.0.count_ones()
    }
    /// In fixed figure order (FZ-ATK-18 g).
    pub fn iter(self) -> impl Iterator<Item = Figure> + Clone {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            (rest != 0).then(|| {
                let next = rest.trailing_zeros();
                rest &= rest - 1;
                Figure(next as u8)
            })
        })
    }
    pub fn first(self) -> Option<Figure> {
        self.iter().next()
    }
}

impl FromIterator<Figure> for Figures {
    fn from_iter<I: IntoIterator<Item = Figure>>(figures: I) -> Self {
        figures.into_iter().fold(Figures::NONE, Figures::with)
    }
}

/// A set of locations.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Places(pub u64);

impl Places {
    pub const NONE: Places = Places(0);
    pub fn one(place: Place) -> Self {
        Places(1 << place.0)
    }
    pub fn has(self, place: Place) -> bool {
        self.0 >> place.0 & 1 == 1
    }
    #[must_use]
    pub fn with(self, place: Place) -> Self {
        Places(self.0 | 1 << place.0)
    }
    #[must_use]
    pub fn without(self, place: Place) -> Self {
        Places(self.0 & !(1 << place.0))
    }
    #[must_use]
    pub fn and(self, other: Places) -> Self {
        Places(self.0 & other.0)
    }
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }
    pub fn len(self) -> u32 {
        self.0.count_ones()
    }
    pub fn iter(self) -> impl Iterator<Item = Place> + Clone {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            (rest != 0).then(|| {
                let next = rest.trailing_zeros();
                rest &= rest - 1;
                Place(next as u8)
            })
        })
    }
}

impl FromIterator<Place> for Places {
    fn from_iter<I: IntoIterator<Item = Place>>(places: I) -> Self {
        places.into_iter().fold(Places::NONE, Places::with)
    }
}

/// A word list of the content files: what the `words!` enums have in common.
pub trait Word: Copy + 'static {
    fn all() -> &'static [Self];
    fn text(self) -> &'static str;
}

macro_rules! words {
    ($(#[$doc:meta])* $name:ident { $($variant:ident = $word:literal),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
        pub enum $name {
            $(#[serde(rename = $word)] $variant),+
        }
        impl $name {
            pub const ALL: &'static [$name] = &[$($name::$variant),+];
            /// The word of the content files.
            pub fn word(self) -> &'static str {
                match self { $($name::$variant => $word),+ }
            }
            pub fn from_word(word: &str) -> Option<Self> {
                match word { $($word => Some($name::$variant),)+ _ => None }
            }
        }
        impl crate::terms::Word for $name {
            fn all() -> &'static [Self] {
                Self::ALL
            }
            fn text(self) -> &'static str {
                self.word()
            }
        }
    };
}
pub(crate) use words;

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
words!(/** Where a fact of the content comes from. */ Source { Published = "published", Original = "original" });
words!(/** The languages of the texts. */ Lang { En = "en", PtBr = "pt-BR", Fr = "fr", De = "de" });
