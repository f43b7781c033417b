//! The rulebook's nouns: ids and small enums that every other room uses.

pub use content::{Lang, Source, Word};
use content::{id, set, words};
pub use kernel::Seat;
use serde::{Deserialize, Serialize};

id!(/** One Region of the board in use (CH-TERM-01). */ Region);
id!(/** One Tactics card: 0 to 31 the Faction cards, 32 to 63 the Terrain cards, eight of each. */ Card);
id!(/** One Structure tile. */ Structure);
id!(/** One named token of a Faction: Artillery, Phase Shield, … */ Named);
id!(/** One Skill card. */ Skill);
id!(/** One Event token. */ EventToken);
id!(/** One token that lies face down: War Party, Nest or Exploration. */ Piece);

set!(/** Regions. */ Regions(u32) of Region);
set!(/** Tactics cards. */ Cards(u64) of Card);
set!(/** Structure types. */ Structures(u16) of Structure);
set!(/** Kinds of named tokens. */ NamedTokens(u8) of Named);
set!(/** Face-down tokens. */ Pieces(u64) of Piece);

/// Most Regions of a board.
pub const REGIONS: usize = 24;
/// Most players (CH-CMP-01).
pub const PLAYERS: usize = 4;
/// Sides: the players and the neutral Trogs.
pub const SIDES: usize = 5;
/// Cards of a Faction deck and of a Terrain deck (CH-CMP-04, CH-CMP-14).
pub const DECK: usize = 8;
/// All Tactics cards.
pub const CARDS: usize = 64;
/// Most cards of one personal deck: its own and every Terrain card.
pub const OWN_DECK: usize = 40;
/// Face-down tokens: 18 War Parties, 12 Nests, 12 Exploration tokens (CH-CMP-06 to 08).
pub const PIECES: usize = 42;
pub const WAR_PARTIES: usize = 18;
pub const NESTS: usize = 12;
pub const EXPLORATIONS: usize = 12;
/// Most Structure types of all Factions together.
pub const STRUCTURES: usize = 16;
/// Most kinds of named tokens.
pub const NAMED: usize = 8;
/// Most Skills that a player has in play.
pub const SKILLS: usize = 6;
/// Event spots on the Score track (CH-CMP-20).
pub const SPOTS: usize = 4;
/// Event tokens in the box (CH-CMP-05).
pub const EVENTS: usize = 6;

words!(/** The four Factions (CH-CMP-02). */ Faction {
    Humans = "humans", Pilgrims = "pilgrims", Machines = "machines", Trogs = "trogs",
});
words!(/** The four kinds of Terrain (CH-TERM-15). */ Terrain {
    Mountain = "mountain", Desert = "desert", Jungle = "jungle", Ocean = "ocean",
});
words!(/** The Objectives of the Battle board, from top to bottom (CH-CMP-11). */ Objective {
    Control = "control", Capture = "capture", Attrition = "attrition",
});
words!(/** What the points of an Action are spent on. */ Points { Move = "move", Recruit = "recruit", Build = "build" });
words!(/** The five Actions (CH-ACT-03). */ Action {
    Move = "move", Recruit = "recruit", Build = "build", Draw = "draw", EnableScoring = "enable_scoring",
});
words!(/** The face-down tokens (CH-CMP-06 to 08). */ PieceKind {
    WarParty = "war_party", Nest = "nest", Exploration = "exploration",
});
words!(/** What sets Units of one side apart (CH-CMP-21): halted this turn in a Region, marked by a text in a battle. */ Mark {
    Plain = "plain", Halted = "halted", NoKill = "no_kill", NoCapture = "no_capture", Safe = "safe",
});

impl Faction {
    pub fn index(self) -> usize {
        self as usize
    }
}

impl Terrain {
    pub fn index(self) -> usize {
        self as usize
    }
}

impl Objective {
    pub fn index(self) -> usize {
        self as usize
    }
}

impl Points {
    pub fn index(self) -> usize {
        self as usize
    }
}

impl Mark {
    /// The marks that Units can have in a battle, in the order in which they are counted.
    pub const IN_BATTLE: [Mark; 4] = [Mark::Plain, Mark::NoKill, Mark::NoCapture, Mark::Safe];

    /// The place of a battle mark among [`Mark::IN_BATTLE`].
    pub fn slot(self) -> usize {
        match self {
            Mark::Plain | Mark::Halted => 0,
            Mark::NoKill => 1,
            Mark::NoCapture => 2,
            Mark::Safe => 3,
        }
    }
    pub fn bars_kill(self) -> bool {
        matches!(self, Mark::NoKill | Mark::Safe)
    }
    pub fn bars_capture(self) -> bool {
        matches!(self, Mark::NoCapture | Mark::Safe)
    }
    /// The mark that has both protections.
    #[must_use]
    pub fn and(self, kill: bool, capture: bool) -> Mark {
        match (self.bars_kill() || kill, self.bars_capture() || capture) {
            (false, false) => Mark::Plain,
            (true, false) => Mark::NoKill,
            (false, true) => Mark::NoCapture,
            (true, true) => Mark::Safe,
        }
    }
}

/// A deck that cards are drawn from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Deck {
    /// The player's own.
    #[default]
    Own,
    Terrain(Terrain),
}

impl Card {
    pub fn of_faction(faction: Faction, nth: usize) -> Card {
        Card((faction.index() * DECK + nth) as u8)
    }
    pub fn of_terrain(terrain: Terrain, nth: usize) -> Card {
        Card((4 * DECK + terrain.index() * DECK + nth) as u8)
    }
    /// The Terrain of a Terrain card.
    pub fn terrain(self) -> Option<Terrain> {
        (self.index() >= 4 * DECK).then(|| Terrain::ALL[(self.index() - 4 * DECK) / DECK])
    }
    /// The Faction of a Faction card.
    pub fn faction(self) -> Option<Faction> {
        (self.index() < 4 * DECK).then(|| Faction::ALL[self.index() / DECK])
    }
}

impl Cards {
    /// The eight cards of a Faction.
    pub fn of_faction(faction: Faction) -> Cards {
        Cards(0xff << (faction.index() * DECK))
    }
    /// The eight cards of a Terrain.
    pub fn of_terrain(terrain: Terrain) -> Cards {
        Cards(0xff << (4 * DECK + terrain.index() * DECK))
    }
    /// All Terrain cards.
    pub const TERRAIN: Cards = Cards(0xffff_ffff_0000_0000);
}

impl Piece {
    pub fn kind(self) -> PieceKind {
        match self.index() {
            0..WAR_PARTIES => PieceKind::WarParty,
            n if n < WAR_PARTIES + NESTS => PieceKind::Nest,
            _ => PieceKind::Exploration,
        }
    }
}

impl PieceKind {
    /// War Parties and Nests are Trog tokens.
    pub fn is_trog(self) -> bool {
        self != PieceKind::Exploration
    }
    pub fn index(self) -> usize {
        self as usize
    }
    /// All tokens of this kind, as they are numbered.
    pub fn pieces(self) -> std::ops::Range<u8> {
        match self {
            PieceKind::WarParty => 0..WAR_PARTIES as u8,
            PieceKind::Nest => WAR_PARTIES as u8..(WAR_PARTIES + NESTS) as u8,
            PieceKind::Exploration => (WAR_PARTIES + NESTS) as u8..PIECES as u8,
        }
    }
}

/// A player by seat, or the neutral Trogs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Side(pub u8);

impl Side {
    /// The neutral Trogs of games with two or three players (CH-SET-24).
    pub const NEUTRAL: Side = Side(PLAYERS as u8);

    pub fn index(self) -> usize {
        self.0 as usize
    }
    /// The side of a player.
    pub const fn of(seat: Seat) -> Side {
        Side(seat.0)
    }
    /// The seat of a player.
    pub fn seat(self) -> Option<Seat> {
        (self != Side::NEUTRAL).then_some(Seat(self.0))
    }
    pub fn is_neutral(self) -> bool {
        self == Side::NEUTRAL
    }
}

/// The seat of a side that is a player's.
impl From<Side> for Seat {
    fn from(side: Side) -> Seat {
        debug_assert!(!side.is_neutral(), "the neutral Trogs have no seat");
        Seat(side.0)
    }
}

impl content::Numbered for Side {
    fn number(self) -> u8 {
        self.0
    }
    fn numbered(number: u8) -> Option<Self> {
        Some(Side(number))
    }
}

set!(/** Sides. */ Sides(u8) of Side);
