//! Tables laid out by hand: a world in any state, for scenarios and puzzles. Besides `ops/` and `setup.rs`, this is the only
//! place that sets the world's fields; no game that is played from its set-up comes here.
//!
//! Everything is named by the ids of the content files, so that a [`Given`] reads from TOML as it stands. Every field may
//! be left out, and one `Given` can be laid over another.

mod build;
mod cards;
mod pieces;

pub use build::Begun;

use crate::terms::{PLAYERS, Seat};
pub use content::given::{KeyWord, Pile};
use content::{given::Layer, layered};
use serde::Deserialize;
use std::collections::BTreeMap;

layered! {
    /// The table before the first choice.
    Given {
        players: u8,
        /// A board drawn by hand, in place of the pack's.
        board: BoardGiven,
        /// Where play begins: `turn A`, `events`, `draw`, `battles`, `prisoners`, `scoring`, `setup`.
        at: String,
        round: u8,
        /// The Action round, 1 to 3.
        action: u8,
        #[serde(rename = "A")]
        a: SeatGiven,
        #[serde(rename = "B")]
        b: SeatGiven,
        #[serde(rename = "C")]
        c: SeatGiven,
        #[serde(rename = "D")]
        d: SeatGiven,
        /// What is in each Region: `A2 control:A crystals:3 reaper token:artillery nest:pair battle:1:A`.
        regions: BTreeMap<String, String>,
        /// Units of the Trogs in their Reserve, if not all that are not on the board.
        trog_reserve: u8,
        /// Units that the neutral Trogs hold, by owner.
        trog_prisoners: BTreeMap<String, u8>,
        initiative: String,
        next_initiative: String,
        /// `A`, or `final`.
        scoring: String,
        /// Event tokens per spot, the top one first; the fifth spot is the Final Scoring event.
        spots: Vec<Vec<String>>,
        /// Spots that are resolved.
        resolved: u8,
        /// Supplies of face-down tokens, the next one first; the others of the kind lie below.
        war_parties: Vec<String>,
        nests: Vec<String>,
        explorations: Vec<String>,
        /// Tokens that have been resolved; `all` for all that are not named elsewhere.
        spent: Vec<String>,
        /// Terrain decks, the top card first; the others of the Terrain lie below, if `short_decks` does not say otherwise.
        mountain: Pile,
        desert: Pile,
        jungle: Pile,
        ocean: Pile,
        /// For `setup`.
        level: String,
        levels: Vec<String>,
        length: String,
        handicaps: Vec<String>,
        keys: BTreeMap<String, KeyWord>,
    }
}

layered! {
    /// One seat.
    SeatGiven {
        faction: String,
        hq: String,
        vp: u16,
        hand: Pile,
        deck: Pile,
        discard: Pile,
        /// Where Faction cards not mentioned are: `deck` (under those named), `discard` or `box` (in no pile at all).
        rest: String,
        store: u8,
        /// Cards kept on Structure tiles.
        stored: Vec<String>,
        /// `survey_rights`, `survey_rights exhausted`; the default Skill unless said otherwise.
        skills: Vec<String>,
        /// Units in the Reserve, if not all that are nowhere else; the others are out of the game.
        reserve: u8,
        /// Prisoners by owner: `{ B = 2, trogs = 1 }`.
        prisoners: BTreeMap<String, u8>,
    }
}

/// A board drawn by hand.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct BoardGiven {
    /// `a`, `b mountain`, `caverns ocean trog_hq`: a Region without a Terrain is an outer one.
    pub regions: Vec<String>,
    /// `a-b`: adjacent; `a-b-c`: both pairs.
    pub links: Vec<String>,
}

impl Layer for BoardGiven {}

impl Given {
    pub(super) fn seat(&self, seat: Seat) -> Option<&SeatGiven> {
        [&self.a, &self.b, &self.c, &self.d][seat.index()].as_ref()
    }
    /// Players at the table: as said, or as many as are mentioned, two at least.
    pub(super) fn count(&self) -> u8 {
        let mentioned = Seat::all(PLAYERS).rev().find(|seat| self.seat(*seat).is_some()).map_or(0, |seat| seat.0 + 1);
        self.players.unwrap_or(mentioned.max(2))
    }
}
