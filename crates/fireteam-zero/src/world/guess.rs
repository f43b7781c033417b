//! What a player cannot see, put in an order that might be true: for players that look ahead and must not peek.

use super::World;
use kernel::Chance;

impl World {
    /// Shuffles every face-down deck. Hands stay: players that look ahead leave the cards of others in their hands.
    pub fn guess_decks(&mut self, chance: &mut Chance) {
        for seat in 0..self.seats() {
            chance.shuffle(&mut self.heroes[seat].deck);
        }
        chance.shuffle(&mut self.recon_deck);
        chance.shuffle(&mut self.twist_deck);
    }
}
