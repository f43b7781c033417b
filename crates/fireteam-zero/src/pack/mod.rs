//! The content of the game: what `content/fireteam-zero/` holds, read strictly and cross-checked, as compact tables.

mod aims;
pub mod board;
mod causes;
mod check;
mod conds;
pub(crate) mod effects;
mod entries;
mod load;
mod missions;
pub(crate) mod odds;
pub(crate) mod read;
pub(crate) mod scope;
mod select;
mod sources;
mod tiles;
mod vocabulary;
pub mod words;

pub use crate::effect::words::{Change, Effect, Rolled};
pub use causes::Cause;
pub use content::read::{Meta, PackError, Problem, hint};
pub use tiles::Face as TileFace;
pub use words::*;

use crate::terms::*;
use odds::Odds;

/// All content, checked.
#[derive(Clone, Debug)]
pub struct Pack {
    /// The fingerprint of all files.
    pub hash: String,
    pub dice: Dice,
    pub constants: Constants,
    pub difficulties: Vec<Difficulty>,
    /// Cards that the player of a tactical response draws with two heroes when the house rule is on (FZ-VAR-10).
    pub two_hero_refill: u8,
    /// Where the parts of `dice.toml` that are no lists come from: `attack_die`, `constants` and so on.
    pub sections: Vec<Meta>,
    /// Index 0 is plain intel, then the special tokens in file order.
    pub tokens: Vec<TokenCard>,
    pub families: Vec<FamilyCard>,
    pub monsters: Vec<MonsterCard>,
    pub heroes: Vec<HeroCard>,
    /// Henry, then Patty: the base-game abilities.
    pub specialists: Vec<SpecialistFigure>,
    pub specialist_cards: Vec<SpecialistCardCard>,
    /// In the order of [`Role::ALL`].
    pub roles: Vec<RoleCard>,
    pub actions: Vec<ActionCard>,
    pub focuses: Vec<FocusCard>,
    /// Events, discoveries and items, in that order.
    pub recon: Vec<ReconCard>,
    pub twists: Vec<TwistCard>,
    pub objectives: Vec<ObjectiveCard>,
    pub operations: Vec<OperationCard>,
    pub missions: Vec<MissionCard>,
    /// Both sides of every tile; the boards of the missions are made from them.
    pub faces: Vec<TileFace>,
    pub lists: Vec<Vec<Effect>>,
    pub abilities: Vec<Ability>,
    /// What each list belongs to.
    causes: Vec<Cause>,
}

#[derive(Debug, Clone)]
pub struct Dice {
    /// Hits by face, in the order brawl, bullet, bomb (FZ-COMP-16, 17).
    pub attack: [[u8; 3]; 6],
    /// The chances of showing symbols with these faces, by number of dice.
    pub(crate) odds: Box<Odds>,
    pub activation: [Face; 6],
    pub spawn_sides: u8,
    /// Most attack dice in one roll (FZ-COMP-08).
    pub max_rolled: u8,
    /// What the help says about brawl, bullet and bomb.
    pub characters: [String; 3],
}

#[derive(Debug, Clone)]
pub struct Constants {
    pub hero_speed: u8,
    pub hand_size: u8,
    pub recon_deck_size: u8,
    pub spawn_points: u8,
    /// The threat track (FZ-COMP-11, 12).
    pub first_space: u8,
    pub last_space: u8,
    pub twist_spaces: Vec<u8>,
    pub heroes_min: u8,
    pub heroes_max: u8,
    /// Power tokens in the box.
    pub power: u8,
    /// Special tokens in the box, all kinds together.
    pub special_total: u8,
}

#[derive(Debug, Clone)]
pub struct Difficulty {
    pub meta: Meta,
    pub start_threat: u8,
    pub coin_start: CoinSide,
    pub hand_size_round_1: u8,
    pub pool_change: i8,
    /// Events with this tag stay in the box; empty: none.
    pub remove_event_tag: String,
    pub extra_focus: u8,
    pub twists_max: u8,
}

#[derive(Clone, Debug)]
pub struct TokenCard {
    pub meta: Meta,
    /// How many there are; intel never runs out (FZ-INTEL-04).
    pub count: u8,
    pub abilities: Vec<AbilityId>,
}

#[derive(Clone, Debug)]
pub struct FamilyCard {
    pub meta: Meta,
    /// Figures by rank: minion, elite, boss.
    pub figures: [u8; 3],
}

#[derive(Clone, Debug)]
pub struct MonsterCard {
    pub meta: Meta,
    pub family: Family,
    pub rank: Rank,
    pub health: u8,
    pub speed: u8,
    pub attack: MonsterAttack,
    /// Resistance against brawl, bullet, bomb.
    pub resist: [u8; 3],
    /// The special ability, carried out on the special face.
    pub special: List,
    /// The trait's name and abilities.
    pub attribute: String,
    pub abilities: Vec<AbilityId>,
    /// Power tokens of a boss (FZ-BOSS-02).
    pub power: Option<Amount>,
}

#[derive(Debug, Clone, Copy)]
pub struct MonsterAttack {
    pub ty: AttackType,
    pub strength: u8,
    pub range: u8,
}

#[derive(Clone, Debug)]
pub struct HeroCard {
    pub meta: Meta,
    pub nickname: String,
    pub role: Role,
    pub weapon: String,
    pub tactical: Vec<String>,
    pub speed: u8,
    pub hand_size: u8,
}

#[derive(Clone, Debug)]
pub struct SpecialistFigure {
    pub meta: Meta,
    pub nickname: String,
    /// What everybody calls the specialist, where it is neither the first name nor the nickname.
    pub called: String,
    pub role: String,
    pub ability: String,
    pub abilities: Vec<AbilityId>,
}

#[derive(Clone, Debug)]
pub struct SpecialistCardCard {
    pub meta: Meta,
    /// 0 Henry, 1 Patty.
    pub specialist: usize,
    /// Specialist tokens on the card; none: unlimited.
    pub charges: Option<u8>,
    pub abilities: Vec<AbilityId>,
}

/// What is said about a role as a whole.
#[derive(Clone, Debug)]
pub struct RoleCard {
    pub meta: Meta,
    pub role: Role,
}

#[derive(Clone, Debug)]
pub struct ActionCard {
    pub meta: Meta,
    pub role: Role,
    pub upgrade: bool,
    pub copies: u8,
    pub codes: Vec<String>,
    pub attack: AttackHalf,
    pub lower: LowerHalf,
}

#[derive(Clone, Debug)]
pub struct AttackHalf {
    pub ty: AttackType,
    pub range: u8,
    pub strength: u8,
    pub bonus: u8,
    /// Abilities that hold for the attack the card is part of.
    pub extra: Vec<AbilityId>,
}

#[derive(Clone, Debug)]
pub struct LowerHalf {
    pub name: String,
    pub kind: Lower,
    /// A reaction as written; a tactical response as an ability of the window `tactics`.
    pub ability: AbilityId,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Lower {
    Tactical,
    Reaction,
}

#[derive(Clone, Debug)]
pub struct FocusCard {
    pub meta: Meta,
    pub role: Role,
    /// The only hero of the role who may choose it.
    pub hero: Option<Hero>,
    pub abilities: Vec<AbilityId>,
}

#[derive(Clone, Debug)]
pub struct ReconCard {
    pub meta: Meta,
    pub kind: ReconKind,
}

#[derive(Clone, Debug)]
pub enum ReconKind {
    Event {
        tag: String,
        effects: List,
    },
    Discovery {
        mission: Mission,
        objective: Objective,
        effects: List,
        /// What happens instead where tokens count as soon as they are found (D-22).
        found: Option<List>,
    },
    /// A find of the second edition (FZ-RECON-06).
    Item {
        charges: Option<u8>,
        abilities: Vec<AbilityId>,
    },
}

#[derive(Clone, Debug)]
pub struct TwistCard {
    pub meta: Meta,
    pub family: Family,
    pub abilities: Vec<AbilityId>,
}

#[derive(Clone, Debug)]
pub struct OperationCard {
    pub meta: Meta,
    pub place: String,
}

#[derive(Clone, Debug)]
pub struct ObjectiveCard {
    pub meta: Meta,
    pub mission: Mission,
    /// Intel tokens that complete it.
    pub need: u8,
    /// The group may turn the coin to heads when it is completed.
    pub coin: bool,
    pub thing: Option<Thing>,
    pub abilities: Vec<AbilityId>,
    pub complete: Option<List>,
}

/// A token that can be attacked like a monster (FZ-SPATK).
#[derive(Clone, Debug)]
pub struct Thing {
    pub token: TokenKind,
    pub health: u8,
    pub resist: [u8; 3],
    pub destroyed: List,
}

#[derive(Clone, Debug)]
pub struct MissionCard {
    pub meta: Meta,
    pub operation: usize,
    pub act: u8,
    pub board: Board,
    pub entry: Place,
    pub exit: Option<Place>,
    pub required_roles: Vec<Role>,
    /// Figures by number of heroes: index 0 for two heroes, 1 for three, 2 for four.
    pub spawn_pool: Vec<(Monster, [u8; 3])>,
    pub reserve: Vec<(Monster, [u8; 3])>,
    pub objectives: Vec<Objective>,
    pub discoveries: Vec<Recon>,
    pub events: u8,
    /// The family whose twists are shuffled.
    pub twists: Family,
    pub boss: Option<Monster>,
    pub boss_mark: Option<Place>,
    pub focus: u8,
    pub upgrades: u8,
    /// Tokens that heroes may carry without an effect having taken them.
    pub carry: Vec<TokenKind>,
    pub token_names: Vec<(TokenKind, String)>,
    pub rules: Vec<AbilityId>,
}

/// The board of a mission: locations, connections and distances, worked out once.
#[derive(Debug, Clone, Default)]
pub struct Board {
    pub places: Vec<Location>,
    /// Places one can step to (FZ-TERM-06).
    pub connected: Vec<Places>,
    /// Places that touch, along an edge or at a corner, across walls too (FZ-TERM-03).
    pub touching: Vec<Places>,
    /// Least number of connected steps, terrain ignored (FZ-TERM-07); `FAR` where there is no way.
    pub distance: Vec<[u8; PLACES]>,
    /// The same without entering impassable places (FZ-TERM-08). The first index is the start, which may be impassable.
    pub walking: Vec<[u8; PLACES]>,
    /// Walking distance for figures that pass between touching places across walls.
    pub walking_through: Vec<[u8; PLACES]>,
    /// The marked locations, in board order.
    pub spawns: Vec<Place>,
    /// Difficult, impassable, elevated, cover: the places of each kind.
    pub terrain: [Places; 4],
    /// The drawing: rows of cells, each the place it belongs to; solid cell edges.
    pub drawing: Drawing,
}

/// No way between two places.
pub const FAR: u8 = u8::MAX;

#[derive(Debug, Clone)]
pub struct Location {
    /// `NE.crypt`: quarter and location id.
    pub id: String,
    pub name: String,
    pub terrain: Vec<Terrain>,
    pub spawn: bool,
}

/// What the board looks like: for drawings only, no rule reads it.
#[derive(Debug, Clone, Default)]
pub struct Drawing {
    pub width: usize,
    pub height: usize,
    /// Row by row.
    pub cells: Vec<Place>,
    /// Per cell: bit 0 solid edge to the north, 1 east, 2 south, 3 west.
    pub solid: Vec<u8>,
}

impl Pack {
    pub fn list(&self, list: List) -> &[Effect] {
        &self.lists[list.0 as usize]
    }
    pub fn ability(&self, id: AbilityId) -> &Ability {
        &self.abilities[id.0 as usize]
    }
    pub fn monster(&self, kind: Monster) -> &MonsterCard {
        &self.monsters[kind.index()]
    }
    pub fn mission(&self, mission: Mission) -> &MissionCard {
        &self.missions[mission.index()]
    }
    pub fn objective(&self, objective: Objective) -> &ObjectiveCard {
        &self.objectives[objective.index()]
    }
    pub fn action(&self, action: Action) -> &ActionCard {
        &self.actions[action.index()]
    }
}
