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
    pub fn unsettled(&self) -> impl Iterator<Item = (usize, &str)> {
        let open = |(at, attempt): (usize, &'_ Attempt)| attempt.won.is_none().then_some(at);
        self.attempts.iter().enumerate().filter_map(open).map(|at| (at, self.attempts[at].table.as_str()))
    }

    /// Writes the end of a table down; false if it is not over yet.
    ///
    /// # Errors
    /// If the game does not know the table.
    pub fn settle(&mut self, game: &dyn Game, at: usize, play: &dyn Play) -> Result<bool> {
        if !play.is_over() {
            return Ok(false);
        }
        self.state = game.mission_over(&self.state, play).map_err(conflict)?;
        self.attempts[at].won = Some(play.winners() != 0);
        Ok(true)
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
