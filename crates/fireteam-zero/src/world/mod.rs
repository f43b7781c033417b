//! Everything on the table. Fields are private: `ops/` is the only place that changes them (but `given/`, which lays out
//! tables for scenarios), `query.rs` reads them, `numbers.rs` gives the numbers with all modifiers, `sound.rs` says what must
//! add up.
//!
//! What the rest decides (abilities in play, what they touch) is kept as a cache and left out of snapshots and digests.
//!
//! The world is flat and `Copy`: small ids, bit sets and fixed arrays, so that a clone is a copy of bytes.

pub mod given;
pub mod hidden;
pub mod names;
pub mod numbers;
pub mod ops;
pub mod query;
pub mod scenes;
pub mod setup;
pub mod sound;
pub mod sums;

pub use scenes::{Activation, Attack, Edit, Harm, Origin, Struck};
pub use sums::{Blow, CardSums, Share, Sum};

use crate::{choice::Holder, options::Keys, pack::*, terms::*};
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

/// Most lasting effects at one time.
pub const LASTING: usize = 32;
/// Most tokens on the board and on heroes.
pub const TOKENS: usize = 24;
/// Kinds of windows.
pub const WINDOWS: usize = 28;
/// Most objectives of a mission.
pub const OBJECTIVES: usize = 4;
/// Most abilities in play that are neither lasting effects nor action cards.
pub const IN_PLAY: usize = 80;

/// How a mission ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    Won,
    Lost,
}

/// The phases of a round (FZ-ROUND-01), and set-up before them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    #[default]
    Setup,
    Tactics,
    Hero,
    Threat,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct World {
    mission: Mission,
    keys: Keys,
    seats: u8,
    people: u8,
    round: u16,
    phase: Phase,
    start: Seat,
    coin: CoinSide,
    threat: u8,
    /// Spaces of the track on which the token has been (FZ-THR-10).
    been: u16,
    twists_drawn: u8,
    outcome: Option<Outcome>,
    heroes: [SeatState; HEROES],
    specialists: [Place; 2],
    specialist_cards: [SpecialistState; 2],
    monsters: ArrayVec<[MonsterFigure; MONSTERS]>,
    spawns: [SpawnToken; SPAWNS],
    tokens: [Option<Token>; TOKENS],
    /// Which slots of `tokens` hold one.
    #[serde(skip)]
    token_slots: u32,
    /// Token kinds that some effect has put on a hero, which makes them carryable.
    taken_kinds: u16,
    intel: [u8; OBJECTIVES],
    done: u8,
    twist_deck: ArrayVec<[Twist; 12]>,
    twists: ArrayVec<[TwistInPlay; 4]>,
    recon_deck: ArrayVec<[Recon; 16]>,
    turn: Turn,
    /// The seat whose tactical response was played this round.
    responded: Option<Seat>,
    boss_beaten: bool,
    lasting: [Option<Lasting>; LASTING],
    began: u16,
    uses: ArrayVec<[Used; 32]>,
    /// Every ability in play that belongs to a window, window by window, in the order of the ranks; rebuilt when a card
    /// enters or leaves play.
    #[serde(skip)]
    in_play: ArrayVec<[InPlay; IN_PLAY]>,
    /// Where each window begins in `in_play`.
    #[serde(skip)]
    first: [u8; WINDOWS + 1],
    /// The continuous abilities in play.
    #[serde(skip)]
    always: ArrayVec<[Continuous; 24]>,
    /// Heroes pinned until freed.
    #[serde(skip)]
    pinned: Seats,
    /// The difficulty setting, by its place in the pack.
    difficulty: u8,
    /// Numbers and flags that a continuous or lasting effect in play touches, and those that a lasting one does.
    #[serde(skip)]
    touched: u32,
    #[serde(skip)]
    lasting_touched: u32,
    /// Per seat and window: the cards of its set whose reaction belongs there.
    #[serde(skip)]
    reacts: [[Cards; WINDOWS]; HEROES],
    attacks: ArrayVec<[Attack; 5]>,
    activations: ArrayVec<[Activation; 4]>,
    harms: ArrayVec<[Harm; 6]>,
    /// Depth of procedures in which no player is asked in windows (FZ-REAC-12).
    quiet: u8,
    /// Depth of attacks made by reactions (FZ-REAC-12).
    reaction_attacks: u8,
    /// Depth of ambushes (FZ-AMB-08).
    ambushes: u8,
    /// The search under way was stopped in its first window.
    search_stopped: bool,
    /// The figure just placed goes back to its pool.
    spawn_stopped: bool,
    /// Figures whose spawning was stopped this round: they are not rolled for again.
    stopped: Figures,
}

/// One seat: a hero with its own deck, hand and discard pile.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatState {
    hero: Option<Hero>,
    at: Place,
    down: bool,
    /// The design of each physical card.
    cards: [Action; CARDS],
    size: u8,
    hand: Cards,
    discard: Cards,
    /// Cards played and not yet in the discard pile.
    playing: Cards,
    /// Face-down deck, the top card last.
    deck: ArrayVec<[Card; CARDS]>,
    focuses: ArrayVec<[Focus; 6]>,
    items: ArrayVec<[Item; 12]>,
    /// Four of the hero's role; until the hero is chosen, the kept ones of every role (MR-04).
    upgrades: ArrayVec<[Action; 16]>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Item {
    pub card: Recon,
    /// Use tokens left; 255: unlimited.
    pub charges: u8,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct SpecialistState {
    /// The second-edition card, if the variant is played.
    pub card: Option<SpecialistCard>,
    pub charges: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MonsterFigure {
    pub kind: Monster,
    pub at: Option<Place>,
    /// Where it stood last, for effects that look back.
    pub was: Place,
    pub home: Pool,
    pub activated: bool,
    /// Power tokens of a boss in play.
    pub power: u8,
}

impl Default for MonsterFigure {
    fn default() -> Self {
        MonsterFigure { kind: Monster(0), at: None, was: Place(0), home: Pool::Box, activated: false, power: 0 }
    }
}

/// A spawn token: the place of the number, and which side is up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SpawnToken {
    pub place: Place,
    pub side: SpawnSide,
}

impl Default for SpawnToken {
    fn default() -> Self {
        SpawnToken { place: Place(0), side: SpawnSide::Up }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Token {
    pub kind: TokenKind,
    pub on: TokenOn,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum TokenOn {
    Board(Place),
    Hero(Seat),
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct TwistInPlay {
    pub twist: Twist,
    pub discarded: bool,
    /// Without effect until the end of this round.
    pub suspended: bool,
}

/// The hero turn under way.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Turn {
    pub seat: Option<Seat>,
    pub moves: u8,
    pub acted: bool,
    /// The hero was knocked down in it (FZ-HERO-08).
    pub fell: bool,
    /// Searches that Patty made free.
    pub free_searches: u8,
}

/// What the last `pick` or `each` selected.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum That {
    #[default]
    Nothing,
    Figures(Figures),
    Place(Place),
}

/// An effect that goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Lasting {
    /// Its number in the order in which effects began.
    pub began: u16,
    pub what: Standing,
    pub you: Figure,
    pub that: That,
    /// The card, token or rule it came from.
    pub from: Holder,
    pub until: Until,
    /// What `until` is measured by: the depth of attacks or activations, a seat, a round, a place.
    pub mark: u16,
    pub times: Option<u8>,
}

/// What goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Standing {
    Ability(AbilityId),
    /// A `mod`: its place in the pack, whom it concerns (none: read from the selector each time) and by how much.
    Mod {
        list: List,
        nth: u8,
        who: Option<Figures>,
        amount: i8,
    },
    /// A `rule`, likewise.
    Rule {
        list: List,
        nth: u8,
        who: Option<Figures>,
    },
}

/// How often an ability with a limit has been used.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Used {
    pub ability: AbilityId,
    pub holder: Holder,
    pub times: u8,
}

/// One ability of one card in play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct InPlay {
    pub ability: AbilityId,
    pub holder: Holder,
    pub nth: u8,
    /// The window it belongs to, and whether it is optional: kept here so that a window need not look every ability up.
    pub window: u8,
    pub may: bool,
}

/// One continuous ability in play, and the numbers and flags it touches.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Continuous {
    pub ability: AbilityId,
    pub holder: Holder,
    pub touches: u32,
    /// It concerns nobody but the hero who holds the card: most queries can pass it over.
    pub selfish: bool,
}
