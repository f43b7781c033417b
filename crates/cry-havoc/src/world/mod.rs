//! Everything on the table. Fields are private: `ops/` is the only place that changes them (but `given/`, which lays out
//! tables for scenarios), `query.rs` reads them, `sound.rs` says what must add up.
//!
//! The world is flat and `Copy`: small ids, bit sets and fixed arrays, so that a clone is a copy of bytes.

pub mod given;
pub mod hidden;
mod imagined;
pub mod names;
pub(crate) mod ops;
pub mod query;
pub mod scenes;
pub mod setup;
pub mod sound;

pub use scenes::{Arrival, Battle, BuildScene, Cause, Ctx, Later, March, Retreat, StepTaken};

use crate::{options::Keys, pack::*, terms::*};
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

/// The phases of a Round (CH-RND-02), and set-up before them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    #[default]
    Setup,
    Events,
    Draw,
    Actions,
    Battles,
    Prisoners,
    Scoring,
}

/// Whether Scoring is enabled this Round, and by whom.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Scoring {
    #[default]
    No,
    By(Side),
    /// By the Final Scoring event (CH-EVT-13).
    Final,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct World {
    keys: Keys,
    players: u8,
    /// The board and the round option, by their places in the pack.
    board: u8,
    length: u8,
    round: u8,
    phase: Phase,
    /// The Action round, 0 to 2 (CH-CMP-13).
    action_round: u8,
    turn: Option<Turn>,
    /// Seats in order; the first `players` count.
    initiative: [Seat; PLAYERS],
    next_initiative: [Seat; PLAYERS],
    seats: [SeatState; PLAYERS],
    regions: [RegionState; REGIONS],
    reserves: [u8; SIDES],
    /// Held by the first side, owned by the second.
    prisoners: [[u8; SIDES]; SIDES],
    structure_supply: [u8; STRUCTURES],
    named_supply: [u8; NAMED],
    /// Face-down tokens on the board in the order in which they came to lie there.
    laid: ArrayVec<[Laid; PIECES]>,
    /// Regions with such tokens, by kind.
    laid_at: [Regions; 3],
    /// Supplies, the next token last.
    supplies: [ArrayVec<[Piece; WAR_PARTIES]>; 3],
    /// Tokens that are out of play until a new supply is made of them.
    spent: Pieces,
    /// Those of them that left the board unseen: nobody may learn their faces.
    buried: Pieces,
    terrain_decks: [ArrayVec<[Card; DECK]>; 4],
    /// Terrain cards that everybody has seen since they last lay in their deck: all know whose they are. For guesses.
    shown: Cards,
    /// Unresolved Event tokens per spot, the top one last; the fifth lies on the Final Scoring event.
    spots: [ArrayVec<[EventToken; SPOTS]>; SPOTS + 1],
    /// Spots resolved or merged away: the next to be resolved.
    next_spot: u8,
    /// Event tokens turned up so far, in their order.
    resolved: ArrayVec<[EventToken; SPOTS]>,
    scoring: Scoring,
    lasting: ArrayVec<[Lasting; 16]>,
    /// Texts that add VP to a Region at the next Scoring.
    worth: [i8; REGIONS],
    /// Units of the player whose turn it is that cannot move again in it (CH-MOVE-08).
    halted: [u8; REGIONS],
    marches: ArrayVec<[March; 2]>,
    builds: ArrayVec<[BuildScene; 2]>,
    arrivals: ArrayVec<[Arrival; 3]>,
    battle: Option<Battle>,
    winner: Option<Side>,
}

/// The turn under way.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Turn {
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub seat: Seat,
    pub acted: bool,
}

/// One player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatState {
    faction: Option<Faction>,
    hq: Option<Region>,
    vp: u16,
    hand: Cards,
    /// Face-down deck, the top card last.
    deck: ArrayVec<[Card; OWN_DECK]>,
    discard: Cards,
    /// The card on top of the discard pile.
    top: Option<Card>,
    /// The discard pile as it was when it last became the deck: everybody saw it. For guesses.
    pile: Cards,
    /// A card played and not yet in the discard pile (CH-TAC-02).
    playing: Option<Card>,
    skills: ArrayVec<[Skill; SKILLS]>,
    /// Skills still to be drawn and to be drafted at set-up.
    to_draw: u8,
    to_draft: u8,
    /// Exhausted Skills, one bit per place in `skills`.
    exhausted: u8,
    /// Crystals in the store.
    store: u8,
    /// Cards kept on Structure tiles.
    stored: ArrayVec<[Card; 8]>,
    /// Face-down tokens that this player has looked at.
    knows: Pieces,
    /// Cards that this player has seen in the hand of each other player and that have not left it.
    seen: [Cards; PLAYERS],
}

/// One Region.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct RegionState {
    units: [u8; SIDES],
    control: Option<Side>,
    crystals: u8,
    structures: Structures,
    named: NamedTokens,
    battle: Option<BattleToken>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct BattleToken {
    pub number: u8,
    pub attacker: Side,
}

/// A face-down token on the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Laid {
    pub at: Region,
    pub piece: Piece,
}

/// A lasting effect.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Lasting {
    pub what: Lasts,
    pub sides: Sides,
    pub until: Option<Until>,
    pub cause: Cause,
    /// Whose text it is.
    pub by: Side,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Lasts {
    #[default]
    Nothing,
    /// Extra points of one kind, per Action or per card.
    Points { kind: Points, amount: i8, per: Per },
    /// These Regions are mutually adjacent.
    Link(Regions),
    /// These Regions cannot be entered.
    NoEntry(Regions),
}
