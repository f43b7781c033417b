//! Tables laid out by hand: a world in any state, for scenarios and puzzles. Besides `ops/`, `given/` is the only place
//! that sets the world's fields; no game that is played from its set-up comes here.
//!
//! Everything is named by the ids of the content files, so that a [`Given`] reads from TOML as it stands. Every field may
//! be left out, and one `Given` can be laid over another.

mod build;
mod cards;
mod pieces;

pub use build::Begun;

use crate::terms::{HEROES, Seat};
pub use content::given::{KeyWord, Pile};
use content::{given::Layer, layered};
use serde::Deserialize;
use std::collections::BTreeMap;

layered! {
    /// The table before the first choice.
    Given {
        /// A mission of the pack; `1.1` unless said otherwise.
        mission: String,
        /// A board drawn by hand, in place of the mission's.
        board: BoardGiven,
        /// On a hand-drawn board: the objectives that are in force, none unless named.
        objectives: Vec<String>,
        /// On a hand-drawn board: whether the rules of the briefing are in force.
        rules: bool,
        /// Where play begins: `turn A`, `tactics`, `threat`, `spawn`, `activate corrupted_animal 1`, `setup`, `search A`,
        /// `round`, `effect ferry_fuel A`, `effect strong`.
        at: String,
        /// Movement points left and whether the action is spent, for a turn that is under way.
        moves: u8,
        acted: bool,
        seats: u8,
        people: u8,
        /// Figures of a monster in the box, if not as many as the family has: `{ corrupted_animal = 3 }`.
        figures: BTreeMap<String, u8>,
        /// For `setup`: upgrades kept from earlier missions.
        kept_upgrades: Vec<String>,
        #[serde(rename = "A")]
        a: SeatGiven,
        #[serde(rename = "B")]
        b: SeatGiven,
        #[serde(rename = "C")]
        c: SeatGiven,
        #[serde(rename = "D")]
        d: SeatGiven,
        /// `corrupted_animal b`, `corrupted_animal pool x3`, `corrupted_human reserve`, `cupbearer c power 2`, `mission`.
        monsters: Vec<String>,
        henry: String,
        patty: String,
        henry_card: String,
        patty_card: String,
        henry_charges: u8,
        patty_charges: u8,
        /// `fire c`, `survivor A`.
        tokens: Vec<String>,
        /// `3 c`, `3 c down`, `4 closed`.
        spawns: Vec<String>,
        coin: String,
        threat: u8,
        round: u16,
        start: String,
        /// In play, in the order in which they were drawn.
        twists: Vec<String>,
        /// Twists drawn so far, if more than are in play.
        twists_drawn: u8,
        /// Spaces ahead of the threat token on which it has been.
        been: Vec<u8>,
        /// Top first, as are all decks.
        twist_deck: Vec<String>,
        recon: Vec<String>,
        intel: BTreeMap<String, u8>,
        done: Vec<String>,
        keys: BTreeMap<String, KeyWord>,
    }
}

layered! {
    /// One seat.
    SeatGiven {
        hero: String,
        at: String,
        down: bool,
        pinned: bool,
        hand: Pile,
        deck: Pile,
        discard: Pile,
        /// Where cards not mentioned are: `deck` (under those named), `discard` or `box` (in no pile at all).
        rest: String,
        focus: Vec<String>,
        upgrades: Vec<String>,
        /// `flashlight`, `flashlight 1` with one charge left.
        items: Vec<String>,
    }
}

/// A board drawn by hand.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct BoardGiven {
    /// `a`, `b cover`, `c difficult spawn`.
    pub places: Vec<String>,
    /// `a-b`: connected; `a-b-c`: both pairs.
    pub links: Vec<String>,
    /// `a-d`: they touch, but across a solid line.
    pub walls: Vec<String>,
    pub entry: Option<String>,
    pub exit: Option<String>,
    pub boss_mark: Option<String>,
}

/// Where figures that take no part stand on a hand-drawn board: connected to nothing.
pub const CAMP: &str = "camp";

impl Layer for BoardGiven {}

impl Given {
    pub(super) fn seat(&self, seat: Seat) -> Option<&SeatGiven> {
        [&self.a, &self.b, &self.c, &self.d][seat.index()].as_ref()
    }
    /// Seats at the table: as said, or as many as are mentioned, two at least.
    pub(super) fn seat_count(&self) -> u8 {
        let mentioned = Seat::all(HEROES).rev().find(|s| self.seat(*s).is_some()).map_or(0, |s| s.0 + 1);
        self.seats.unwrap_or(mentioned.max(2))
    }
}
