//! Campaigns: an object that outlives its tables.

use crate::{
    game::{Game, Play},
    problem::{self, Result},
};
use protocol::{Attempt, Campaign};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// What is kept of a campaign.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Kept {
    pub game: String,
    pub state: Value,
    pub attempts: Vec<Attempt>,
}

fn conflict(what: String) -> Box<protocol::Problem> {
    problem::conflict("campaign", what)
}

impl Kept {
    /// A campaign whose tables are opened with these options.
    ///
    /// # Errors
    /// If the game has no campaign with them.
    pub fn begin(game: &dyn Game, options: &Value) -> Result<Self> {
        game.open(options, [0; 32]).map_err(|what| problem::conflict("options", what))?;
        let state = game.campaign(options).map_err(conflict)?;
        Ok(Kept { game: game.name().into(), state, attempts: Vec::new() })
    }

    /// The campaign for everybody.
    ///
    /// # Errors
    /// If the game does not know its state.
    pub fn told(&self, game: &dyn Game, id: &str) -> Result<Campaign> {
        let next = game.next_mission(&self.state).map_err(conflict)?;
        Ok(Campaign {
            id: id.into(),
            game: self.game.clone(),
            state: self.state.clone(),
            next: next.map(|(mission, _)| mission),
            attempts: self.attempts.clone(),
        })
    }

    /// The tables whose end is not written down.
    pub fn unsettled(&self) -> impl Iterator<Item = &str> {
        self.attempts.iter().filter(|attempt| attempt.won.is_none()).map(|attempt| attempt.table.as_str())
    }

    /// Writes the end of a table down; false if it is not over yet.
    ///
    /// # Errors
    /// If the game does not know the table.
    pub fn settle(&mut self, game: &dyn Game, table: &str, play: &dyn Play) -> Result<bool> {
        let attempt = self.attempts.iter_mut().find(|attempt| attempt.table == table);
        let Some(attempt) = attempt.filter(|_| play.is_over()) else { return Ok(false) };
        self.state = game.mission_over(&self.state, play).map_err(conflict)?;
        attempt.won = Some(play.winners() != 0);
        Ok(true)
    }

    /// Nothing will come of this table any more: its mission can be begun again.
    pub fn give_up(&mut self, table: &str) {
        self.attempts.retain(|attempt| attempt.table != table || attempt.won.is_some());
    }

    /// The name and the options of the next mission.
    ///
    /// # Errors
    /// If one is still played, or none is left.
    pub fn next(&self, game: &dyn Game) -> Result<(String, Value)> {
        if let Some(attempt) = self.attempts.iter().find(|attempt| attempt.won.is_none()) {
            let detail = format!("Mission {} is still played, at table {}.", attempt.mission, attempt.table);
            return Err(problem::conflict("in-play", detail));
        }
        let next = game.next_mission(&self.state).map_err(conflict)?;
        next.ok_or_else(|| problem::conflict("complete", "The campaign is complete."))
    }
}
