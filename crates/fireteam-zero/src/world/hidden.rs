//! The only other mutator besides `ops/`: lays what a seat cannot see in another order, for guesses. No rule calls it.

use super::*;
use kernel::Chance;

/// What one seat has seen of the closed cards and a guess must keep.
#[derive(Clone, Copy, Debug, Default)]
pub struct Known {
    /// Seats whose hands are seen.
    pub hands: [bool; HEROES],
    /// Cards of each hand that a procedure under way relies on: already pointed at, not yet played.
    pub pledged: [Cards; HEROES],
    /// Cards seen on top of a deck.
    pub top_of_deck: [usize; HEROES],
    pub top_of_twists: usize,
    pub top_of_recon: usize,
}

impl World {
    /// Deals the unseen cards again: hands and decks among themselves, then the orders of all decks.
    pub fn deal_unseen(&mut self, known: &Known, chance: &mut Chance) {
        for seat in self.seats() {
            let hero = &mut self.heroes[seat.index()];
            if !known.hands[seat.index()] {
                let kept = hero.hand.and(known.pledged[seat.index()]);
                let mut unseen: ArrayVec<[Card; CARDS]> = hero.hand.but(kept).iter().collect();
                let loose = unseen.len();
                unseen.extend(hero.deck.iter().copied());
                chance.deal(&mut unseen);
                hero.hand = unseen[..loose].iter().copied().fold(kept, Cards::with);
                hero.deck = unseen[loose..].iter().copied().collect();
            } else {
                shuffle_below(&mut hero.deck, known.top_of_deck[seat.index()], chance);
            }
        }
        shuffle_below(&mut self.twist_deck, known.top_of_twists, chance);
        shuffle_below(&mut self.recon_deck, known.top_of_recon, chance);
    }
}

/// Shuffles all of a deck but the top cards, which lie last.
fn shuffle_below<T: Ord>(deck: &mut [T], top: usize, chance: &mut Chance) {
    let below = deck.len().saturating_sub(top);
    chance.deal(&mut deck[..below]);
}
