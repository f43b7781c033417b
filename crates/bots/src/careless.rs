//! The player that makes mistakes: like [`Greedy`], but now and then it takes any offer.

use crate::{Effort, Greedy, Mind, Player, Random};
use kernel::{Chance, Game, Seat, Table};
use std::sync::{Arc, atomic::AtomicBool};

pub struct Careless<G: Game> {
    sensible: Greedy<G>,
    random: Random<G>,
    dice: Chance,
    /// One choice in this many is made without a look.
    one_in: u32,
}

impl<G: Game> Careless<G> {
    pub fn new(mind: Mind<G>, one_in: u32, mut dice: Chance) -> Self {
        let sensible = Greedy::new(mind, Effort::default(), dice.fork());
        Careless { sensible, random: Random::new(&mind, dice.fork()), dice, one_in: one_in.max(1) }
    }

    /// As [`Greedy::stopped_by`].
    #[must_use]
    pub fn stopped_by(self, flag: Arc<AtomicBool>) -> Self {
        Careless { sensible: self.sensible.stopped_by(flag), ..self }
    }
}

impl<G: Game> Player<G> for Careless<G> {
    fn choose(&mut self, table: &Table<G>, pack: &G::Pack, seat: Seat) -> Option<G::Choice> {
        if self.dice.draw("careless", self.one_in) == 0 {
            return self.random.choose(table, pack, seat);
        }
        self.sensible.choose(table, pack, seat)
    }
}
