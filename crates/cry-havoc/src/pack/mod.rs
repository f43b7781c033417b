//! The content of the game: what `content/cry-havoc/` holds, read strictly and cross-checked, as compact tables.

pub(crate) mod board;
mod cards;
mod check;
mod counts;
mod factions;
mod load;
mod loops;
pub(crate) mod numbers;
mod passive;
pub(crate) mod scope;
pub(crate) mod select;
mod shape;
pub(crate) mod steps;
mod tokens;
mod variants;
pub mod words;

pub use crate::effect::words::What;
pub use content::read::{Meta, PackError, Problem};
pub use words::*;

use crate::terms::*;

/// All content, checked.
#[derive(Clone, Debug)]
pub struct Pack {
    /// The fingerprint of all files.
    pub hash: String,
    pub score_track: ScoreTrack,
    /// What the files say of the Initiative and Action tracks (CH-CMP-13, CH-CMP-19).
    pub tracks: Meta,
    pub boards: Vec<Board>,
    /// In the order of [`Faction::ALL`].
    pub factions: Vec<FactionCard>,
    /// Faction cards in the order of [`Faction::ALL`], then Terrain cards in the order of [`Terrain::ALL`]: see [`Card`].
    pub cards: Vec<TacticsCard>,
    /// In the order of [`Terrain::ALL`].
    pub terrains: Vec<Meta>,
    pub structures: Vec<StructureCard>,
    pub named: Vec<NamedCard>,
    /// The base Skills of all Factions, then the extra ones.
    pub skills: Vec<SkillCard>,
    /// The six Event tokens, copies apart.
    pub events: Vec<EventCard>,
    /// The kinds of face-down tokens, and which kind each [`Piece`] is.
    pub faces: Vec<FaceCard>,
    pub pieces: Vec<u8>,
    pub skill_levels: Vec<SkillLevel>,
    pub round_options: Vec<RoundOption>,
    pub handicaps: Vec<Handicap>,
    pub lists: Vec<Vec<Step>>,
    pub abilities: Vec<Ability>,
    /// Costs with the effects that they are paid for, of abilities and of options.
    pub prices: Vec<(List, List)>,
    /// Structures whose Regions are mutually adjacent for Units of their Faction (`passive`, `link_regions`).
    pub links: Vec<(Faction, Structure)>,
    /// Named tokens that keep the Units of all others out of their Region (`passive`, `forbid`).
    pub shields: NamedTokens,
    /// Structures and named tokens where their owner may recruit (`passive`, `recruit_site`).
    pub sites: (Structures, NamedTokens),
    /// The Region called World Caverns of each board, for texts that measure from it.
    pub caverns: Vec<Option<Region>>,
}

#[derive(Clone, Debug)]
pub struct ScoreTrack {
    pub meta: Meta,
    pub first: u8,
    pub last: u8,
    pub event_spots: [u8; SPOTS],
    pub final_spot: u8,
    /// For drawings only.
    pub space_radius: f64,
    pub space_step: f64,
}

/// One face of the board (CH-CMP-03).
#[derive(Clone, Debug)]
pub struct Board {
    pub meta: Meta,
    /// Player counts it is made for: bit n for n players.
    pub players: u8,
    pub regions: Vec<RegionCard>,
    /// Regions that share a border or face each other with arrows (CH-TERM-02, 03).
    pub neighbours: Vec<Regions>,
    /// Steps over borders and arrows.
    pub distance: Vec<[u8; REGIONS]>,
    /// The Regions of each Terrain, and at last those without.
    pub terrain: [Regions; 5],
}

#[derive(Clone, Debug)]
pub struct RegionCard {
    pub meta: Meta,
    pub ring: Ring,
    pub terrain: Option<Terrain>,
    pub crystals: u8,
    /// Player counts with which the icon holds: bit n for n players; 0: no icon.
    pub war_party: u8,
    pub exploration: u8,
    pub nest: u8,
    pub tunnel: bool,
    pub hq: HqMark,
    /// The Region that the arrow points to.
    pub arrow: Option<Region>,
    /// For drawings only.
    pub drawing: Shape,
}

content::words!(/** Where a Region lies. */ Ring { Centre = "centre", Inner = "inner", Middle = "middle", Outer = "outer" });
content::words!(/** The HQ mark of a Region. */ HqMark { None = "none", Player = "player", Trog = "trog" });

/// What a Region looks like: a sector of a ring, a place for its name and its arrow.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Shape {
    pub r0: f64,
    pub r1: f64,
    pub a0: f64,
    pub a1: f64,
    pub label: [f64; 2],
    pub arrow_at: Option<[f64; 2]>,
    pub arrow_angle: Option<f64>,
}

#[derive(Clone, Debug)]
pub struct FactionCard {
    pub meta: Meta,
    pub faction: Faction,
    pub colour: String,
    pub units: u8,
    pub start_units: u8,
    pub control_tokens: u8,
    pub skill_tokens: u8,
    /// Crystals count half, rounded up once on the total (CH-SCO-04).
    pub half_crystals: bool,
    pub crystal_store: bool,
    /// Player counts with which it can be chosen: bit n for n players.
    pub players: u8,
    pub structures: Structures,
    pub named: NamedTokens,
    /// Base Skills, the default one first.
    pub skills: Vec<Skill>,
    /// Extra Skills that may be mixed in.
    pub extra_skills: Vec<Skill>,
}

#[derive(Clone, Debug)]
pub struct TacticsCard {
    pub meta: Meta,
    /// Movement, Recruit and Build icons.
    pub icons: [u8; 3],
    pub bonus: Vec<Bonus>,
    pub enables_scoring: bool,
    pub tactic: Option<AbilityId>,
}

#[derive(Clone, Debug)]
pub struct StructureCard {
    pub meta: Meta,
    pub faction: Faction,
    pub count: u8,
    pub build: u8,
    pub activate: Option<u8>,
    pub abilities: Vec<AbilityId>,
}

#[derive(Clone, Debug)]
pub struct NamedCard {
    pub meta: Meta,
    pub faction: Faction,
    pub count: u8,
    pub skill_token: bool,
    pub falls_with_control: bool,
    /// It goes back at the end of phase 6.
    pub returns_each_round: bool,
    pub abilities: Vec<AbilityId>,
}

#[derive(Clone, Debug)]
pub struct SkillCard {
    pub meta: Meta,
    pub faction: Faction,
    pub default: bool,
    /// It comes from `variants.toml`.
    pub extra: bool,
    pub abilities: Vec<AbilityId>,
}

#[derive(Clone, Debug)]
pub struct EventCard {
    pub meta: Meta,
    pub abilities: Vec<AbilityId>,
}

/// What a face-down token shows.
#[derive(Clone, Debug)]
pub struct FaceCard {
    pub meta: Meta,
    pub kind: PieceKind,
    pub copies: u8,
    /// Of Trog tokens; 0 where `abilities` says it otherwise.
    pub units: u8,
    pub crystals: u8,
    /// Of Exploration tokens, and of Trog tokens that say more than `units` and `crystals`.
    pub abilities: Vec<AbilityId>,
}

#[derive(Clone, Debug)]
pub struct SkillLevel {
    pub meta: Meta,
    pub random_skills: u8,
    pub drafted_skills: u8,
}

#[derive(Clone, Debug)]
pub struct RoundOption {
    pub meta: Meta,
    pub event_spots: [u8; SPOTS],
    /// Passing a spot moves nothing.
    pub fixed: bool,
    pub start_units_plus: u8,
    pub actions_per_round: u8,
    pub cards_per_round: u8,
}

#[derive(Clone, Debug)]
pub struct Handicap {
    pub meta: Meta,
    pub random_skills_plus: u8,
    pub start_vp: u8,
}

impl Pack {
    pub fn list(&self, list: List) -> &[Step] {
        &self.lists[list.0 as usize]
    }
    /// What a list of steps is the cost of.
    pub fn paid_for(&self, cost: List) -> Option<List> {
        self.prices.iter().find(|(price, _)| *price == cost).map(|(_, effect)| *effect)
    }
    pub fn ability(&self, id: AbilityId) -> &Ability {
        &self.abilities[id.0 as usize]
    }
    pub fn card(&self, card: Card) -> &TacticsCard {
        &self.cards[card.index()]
    }
    pub fn structure(&self, structure: Structure) -> &StructureCard {
        &self.structures[structure.index()]
    }
    pub fn named(&self, token: Named) -> &NamedCard {
        &self.named[token.index()]
    }
    pub fn skill(&self, skill: Skill) -> &SkillCard {
        &self.skills[skill.index()]
    }
    pub fn faction(&self, faction: Faction) -> &FactionCard {
        &self.factions[faction.index()]
    }
    pub fn face(&self, piece: Piece) -> &FaceCard {
        &self.faces[self.pieces[piece.index()] as usize]
    }
}

impl List {
    /// The list without steps; every pack has it at this place.
    pub const NONE: List = List(0);
}
