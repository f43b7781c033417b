//! What a page needs beside the view: the [`Kit`] that everything is drawn from, and answers to questions before a choice: the
//! odds of an attack, the threat phase to come, why a monster goes where it goes. No rule reads it.
//!
//! Answers are worked out by playing on with copies of the table, so that every card and every rule counts as it does in play.
//! What the viewer does not know is dealt afresh first ([`crate::mind::guess`]); no answer reads more than the viewer sees.

mod forecast;
mod goal;
mod kit;
mod odds;
mod outcome;
mod rolls;
mod why;

pub use forecast::{Deed, Forecast, HeroForecast, MonsterForecast, SpaceChance, SpawnChance, Way};
pub use goal::{Cargo, Goal, Site, Step, Task};
pub use kit::*;
pub use odds::{HarmOdds, HitOdds, IntelOdds, KillOdds, Odds};
pub(crate) use outcome::dice;
pub use why::{Candidate, Tie, WhyMonster};

use crate::{Table, choice::Choice, event::Event, mind::advice, pack::Pack, terms::*};
use kernel::{Chance, Seat};
use serde::{Deserialize, Serialize};

/// A question of a player.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
#[serde(tag = "ask", rename_all = "snake_case", deny_unknown_fields)]
pub enum Inquiry {
    /// What comes of the attack being put together, or of one on this target with these cards.
    Odds {
        #[serde(default)]
        target: Option<Figure>,
        #[serde(default)]
        cards: Option<Vec<Card>>,
    },
    /// What the monsters will do if nothing changes.
    Forecast,
    /// Whom a monster goes for, and why.
    Why { figure: Figure },
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "answer", rename_all = "snake_case")]
pub enum Answer {
    Odds(Odds),
    Forecast(Forecast),
    Why(WhyMonster),
}

/// Why there is no answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoAnswer {
    #[error("there is no attack to work out")]
    NoAttack,
    #[error("these cards cannot make this attack")]
    NotPossible,
    #[error("there is no threat phase to look forward to")]
    NoThreat,
    #[error("there is no such monster on the board")]
    NoMonster,
}

/// Answers from what the viewer may know.
pub fn answer(table: &Table, pack: &Pack, viewer: Option<Seat>, inquiry: &Inquiry) -> Result<Answer, NoAnswer> {
    match inquiry {
        Inquiry::Odds { target, cards } => {
            let seat = viewer.ok_or(NoAnswer::NoAttack)?;
            odds::odds(table, pack, seat, *target, cards.as_deref()).map(Answer::Odds)
        }
        Inquiry::Forecast => forecast::forecast(table, pack, viewer).map(Answer::Forecast),
        Inquiry::Why { figure } => why::why(&table.world, pack, *figure).map(Answer::Why),
    }
}

/// The table as the viewer may imagine it. Nobody reacts in what follows, so a spectator learns nothing from imagining it with the
/// eyes of the first seat.
fn imagined(table: &Table, pack: &Pack, viewer: Option<Seat>, seed: u64) -> Table {
    let mut chance = Chance::from_number(seed);
    let seat = viewer.unwrap_or_default().min(table.world.seats().next_back().unwrap_or_default());
    advice::guess(table, pack, seat, &mut chance)
}

/// Answers the open question of a copy without doing anything more than must be done; nobody reacts. False where the copy cannot go
/// on.
fn decline(table: &mut Table, pack: &Pack, chance: &mut Chance, events: &mut Vec<Event>) -> bool {
    let Some(seat) = table.waiting().iter().next() else { return false };
    let mut offers = Vec::new();
    table.offers(pack, seat, &mut offers);
    let key = table.ask().map_or("", |question| question.key);
    let choice = match key {
        // Equally short ways: the group will choose, so any of them may be it.
        "question-path" | "question-next-monster" | "question-drift" if offers.len() > 1 => {
            offers.get(chance.draw("way", offers.len() as u32) as usize).copied()
        }
        "question-attack-cards" => Some(Choice::Back),
        _ if offers.contains(&Choice::Pass) => Some(Choice::Pass),
        _ => advice::habit(table, pack, seat, &offers, false).filter(|choice| offers.contains(choice)),
    };
    let Some(choice) = choice.or_else(|| offers.first().copied()) else { return false };
    table.apply(pack, seat, choice, events).is_ok()
}
