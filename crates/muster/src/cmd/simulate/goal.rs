//! When a run is over: after a number of games, or as soon as its rates are known well enough.

use crate::{
    console::{Console, Rate, Tally},
    runs::Summary,
};

/// Games of each kind between two looks at the rates. Looks are at fixed counts of games, so that the result depends on
/// nothing else.
const LOOK: u64 = 100;

pub struct Goal {
    /// No more games than this.
    games: u64,
    /// Half the width of Wilson's 95 % interval that is good enough.
    until: Option<f64>,
    look: u64,
    reached: bool,
}

impl Goal {
    pub fn new(games: u64, until: Option<f64>, kinds: usize) -> Self {
        Goal { games, until, look: LOOK * kinds as u64, reached: false }
    }

    /// Looks at the games so far, if it is time to, and says how many it will take in all, as far as one can tell: an interval
    /// half as wide takes four times the games. Once reached, the goal stays so.
    pub fn look<T: Console>(&mut self, so_far: &Summary<T>) -> Option<u64> {
        let (until, games) = (self.until?, so_far.all.games);
        if !games.is_multiple_of(self.look) {
            return None;
        }
        let widest = so_far.tally.rates().into_iter().map(Rate::half_width).fold(0.0, f64::max);
        self.reached |= widest <= until;
        let expected = games as f64 * (widest / until).powi(2);
        Some(((expected / self.look as f64).ceil() as u64).saturating_mul(self.look).min(self.games).max(games))
    }

    pub fn is_reached(&self) -> bool {
        self.reached
    }
}
