//! What a seat can point at. No card ever adds a kind of choice.

use crate::terms::*;
use serde::{Deserialize, Serialize};

/// One thing pointed at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Choice {
    /// Nothing, no, enough, end the turn: whatever declining means for the question.
    #[default]
    Pass,
    /// Yes.
    Yes,
    /// Confirm what has been put together.
    Done,
    /// Take back what has not been confirmed.
    Back,
    /// Search here.
    Search,
    /// Let chance decide.
    Random,
    /// An action card of one's own.
    Card(Card),
    Place(Place),
    /// A figure, or a thing that can be attacked like one.
    Figure(Figure),
    /// A token, by its slot on the table.
    Token(u8),
    /// A die on the table.
    Die(u8),
    /// One of the options printed on a card.
    Option(u8),
    /// A card of a row that is looked at: a twist in play, a recon card of a peek, by its place in the row.
    Slot(u8),
    Seat(Seat),
    Hero(Hero),
    Upgrade(Action),
    Focus(Focus),
    SpecialistCard(SpecialistCard),
    /// An ability of a card in play.
    Use(Use),
}

/// One ability of one card in play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Use {
    pub holder: Holder,
    /// Which of the card's abilities.
    pub nth: u8,
}

/// The card, token or rule that an ability belongs to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Holder {
    /// The rules of the mission's briefing.
    #[default]
    Briefing,
    Monster(Monster),
    /// A twist in play, by its slot.
    Twist(u8),
    Objective(Objective),
    Token(TokenKind),
    /// A lasting effect, by its number.
    Lasting(u8),
    /// The attack half of a card of the attack under way.
    Extra(Card),
    /// A focus card: seat and slot.
    Focus(Seat, u8),
    /// A find: seat and slot.
    Item(Seat, u8),
    /// Henry's or Patty's card.
    Specialist(u8),
    /// The lower half of an action card being played: seat and card.
    Lower(Seat, Card),
    /// A recon card being resolved.
    Recon(Recon),
    /// Henry's or Patty's ability of the base game, beside a card of the second edition.
    BaseAbility(u8),
}
