//! What a player can point at. No card ever adds an action type: every question is answered with one of these.

use crate::terms::*;
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Choice {
    /// Nothing, no, decline, end the turn: going on without, in the sense of the question.
    #[default]
    Pass,
    /// Yes.
    Yes,
    /// Confirm what has been put together.
    Done,
    /// Take back what has not been confirmed.
    Back,
    Action(Action),
    Skill(Skill),
    /// A card of the hand, a stored one, or one that is looked at.
    Card(Card),
    Deck(Deck),
    /// One Unit from one Region to another.
    Step(Region, Region),
    Region(Region),
    Objective(Objective),
    /// A Unit with this mark, where Units differ (CH-CMP-21).
    Mark(Mark),
    Number(u8),
    /// Put a Structure in a Region.
    Build(Structure, Region),
    /// Activate the Structure in a Region.
    Activate(Structure, Region),
    /// A Structure type, or a Structure in a Region named before.
    Structure(Structure),
    /// A named token in a Region named before.
    Named(Named),
    /// A face-down token of a Region named before, by its place in the row.
    Token(u8),
    /// One of the options of a text.
    Option(u8),
    Side(Side),
    /// A place on the Next Initiative track, the first is 1.
    Position(u8),
    Faction(Faction),
}
