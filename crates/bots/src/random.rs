//! The player that takes any offer: fast, fair to all offers, and without a thought; it only does not take back what it has just
//! pointed at. Its buffer is reused, so that a choice allocates nothing.

use crate::{Mind, Player};
use kernel::{Chance, Game, Seat, Table};

pub struct Random<G: Game> {
    dice: Chance,
    unpicks: fn(&Table<G>, G::Choice) -> bool,
    offers: Vec<G::Choice>,
}

impl<G: Game> Random<G> {
    /// A player with dice of its own, apart from those of the table.
    pub fn new(mind: &Mind<G>, dice: Chance) -> Self {
        Random { dice, unpicks: mind.unpicks, offers: Vec::with_capacity(64) }
    }

    /// The seat to ask next when several have to answer: any of them.
    pub fn seat(&mut self, table: &Table<G>) -> Option<Seat> {
        let waiting = table.waiting();
        let nth = match waiting.len() {
            0 => return None,
            1 => 0,
            n => self.dice.draw("seat", n),
        };
        waiting.iter().nth(nth as usize)
    }
}

impl<G: Game> Player<G> for Random<G> {
    fn choose(&mut self, table: &Table<G>, pack: &G::Pack, seat: Seat) -> Option<G::Choice> {
        table.offers(pack, seat, &mut self.offers);
        self.offers.retain(|choice| !(self.unpicks)(table, *choice));
        let sides = self.offers.len() as u32;
        (sides > 0).then(|| self.offers[self.dice.draw("choice", sides) as usize])
    }
}
