//! Guesses: a table that one seat considers possible, for search over hidden cards. It never reads more than `sight.rs` grants.
//!
//! Not promised: memory. Cards seen in an earlier look or returned openly to a deck are shuffled with the rest, and the events
//! of the recon deck stay those that are in it; only their order is unknown.

use crate::{
    Table,
    choice::Choice,
    flow::Frame,
    pack::{Deck, Pack},
    sight,
    terms::HEROES,
    world::hidden::Known,
};
use kernel::{Chance, Seat};

/// A table that looks the same to this seat, with everything it cannot see dealt again and a chance of its own.
pub fn guess(table: &Table, _: &Pack, seat: Seat, chance: &mut Chance) -> Table {
    let known = known(table, seat);
    let mut guessed = table.clone();
    guessed.world.deal_unseen(&known, chance);
    guessed.set_chance(chance.fork());
    guessed
}

/// What the seat knows of closed cards, and what the procedures under way need to stay where it is.
fn known(table: &Table, seat: Seat) -> Known {
    let mut known = Known::default();
    for other in Seat::all(HEROES) {
        known.hands[other.index()] = sight::sees_hand(&table.world, Some(seat), other);
        // An answer that waits for the others must still be possible in the guess.
        if let Some(Choice::Card(card)) = table.given(other) {
            known.pledged[other.index()] = known.pledged[other.index()].with(card);
        }
    }
    for frame in table.frames() {
        match frame {
            Frame::Declare(declare) => {
                if let Some(attacker) = declare.attacker().seat() {
                    let kept = &mut known.pledged[attacker.index()];
                    *kept = kept.or(declare.chosen().1);
                }
            }
            Frame::Discard(discard) => {
                let kept = &mut known.pledged[discard.seat().index()];
                *kept = kept.or(discard.chosen());
            }
            Frame::Tactics(tactics) => {
                for (other, card) in tactics.volunteers() {
                    known.pledged[other.index()] = known.pledged[other.index()].with(card);
                }
            }
            _ => {}
        }
    }
    if let Some(peek) = sight::peek(table, Some(seat)) {
        let looked = peek.row(&table.world).len();
        match peek.deck() {
            Deck::Twist => known.top_of_twists = looked,
            Deck::Recon => known.top_of_recon = looked,
            Deck::Action => known.top_of_deck[seat.index()] = looked,
        }
    }
    known
}
