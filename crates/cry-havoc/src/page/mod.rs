//! What a page needs beside the view: the [`Kit`] that everything is drawn from, and answers to questions before a choice.
//! No rule reads it.

mod goal;
mod kit;
mod outcome;
mod rehearsal;
mod tally;
#[cfg(feature = "ts")]
pub mod ts;

pub use goal::Goal;
pub use kit::*;
pub use outcome::Ending;
pub use rehearsal::{Case, MayHold, Rehearsal, Row, Stage};
pub use tally::{Standing, Stop, Tally};

use crate::{Table, mind::guess, pack::Pack, terms::*};
use kernel::Chance;
use serde::{Deserialize, Serialize};

/// What a page may ask before a choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", tag = "ask", deny_unknown_fields)]
pub enum Inquiry {
    /// How the battle being resolved would end; or, with a Region, one that this many own Units would begin there.
    Rehearsal {
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional))]
        region: Option<Region>,
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional))]
        units: Option<u8>,
    },
    /// What Scoring would give everybody as the board stands.
    Scoring,
    /// What the viewer has if nothing more is done.
    Stop,
}

/// The answer to an [`Inquiry`].
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", tag = "answer")]
pub enum Advice {
    Rehearsal(Rehearsal),
    Scoring(Tally),
    Stop(Stop),
}

/// Works it out from what the viewer may know.
pub fn advise(
    table: &Table,
    pack: &Pack,
    viewer: Option<Seat>,
    inquiry: Inquiry,
    lang: Lang,
    hints: bool,
) -> Result<Advice, String> {
    let viewer = viewer.filter(|seat| seat.index() < table.world.players());
    Ok(match inquiry {
        Inquiry::Scoring => Advice::Scoring(tally::tally(&supposed(table, pack, viewer), pack, viewer)),
        Inquiry::Stop => {
            let seat = viewer.ok_or("only a player can stop")?;
            Advice::Stop(tally::stop(table, pack, seat))
        }
        Inquiry::Rehearsal { region, units } => {
            let seat = viewer.ok_or("only a player can rehearse a battle")?;
            let table = supposed(table, pack, viewer);
            let rehearsal = match region {
                None => rehearsal::under_way(&table, pack, seat, lang, hints)?,
                Some(_) if !hints => return Err("the players of this table think for themselves".into()),
                Some(region) => rehearsal::before(&table, pack, seat, region, units.unwrap_or(1))?,
            };
            Advice::Rehearsal(rehearsal)
        }
    })
}

/// What Scoring would give everybody if this player enabled it. The table is one that looks the same to the player.
pub fn tally(table: &Table, pack: &Pack, seat: Seat) -> Tally {
    tally::tally(table, pack, Some(seat))
}

/// What a rehearsal would show of each answer to a question of the battle under way; nothing at other questions. The table is one that
/// looks the same to the player.
pub fn rehearsed(table: &Table, pack: &Pack, seat: Seat) -> Option<Rehearsal> {
    rehearsal::under_way(table, pack, seat, Lang::En, true).ok().filter(|found| found.stage.asks())
}

/// A table that looks the same to the viewer; never the true one, so that nothing closed can be worked out from an answer.
fn supposed(table: &Table, pack: &Pack, viewer: Option<Seat>) -> Table {
    let chance = &mut Chance::from_number(7);
    match viewer {
        Some(seat) => guess::guess(table, pack, seat, chance),
        // What is closed to a spectator is closed to the first player or to the second.
        None => guess::guess(&guess::guess(table, pack, Seat(0), chance), pack, Seat(1), chance),
    }
}
