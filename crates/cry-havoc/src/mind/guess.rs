//! Guesses: a table that one seat considers possible, for search over what is hidden. It never reads more than `sight.rs`
//! grants, but for what procedures under way hold: that stays as it is, so that they can go on.
//!
//! What a seat can work out from what was open is kept: which Faction cards are whose, how many cards of each Terrain deck a
//! player has taken, which cards were in the pile that became a deck. Not promised: that a seat remembers. Cards that a seat put
//! back into a deck are shuffled with the rest, and so are those put under a Terrain deck.

use crate::{
    Table,
    choice::Choice,
    effect::pick::{From, Pick},
    flow::Frame,
    pack::Pack,
    sight,
    world::hidden::Known,
};
use kernel::{Chance, Seat};

/// A table that looks the same to this seat, with everything it cannot see dealt again and a chance of its own.
pub fn guess(table: &Table, _: &Pack, seat: Seat, chance: &mut Chance) -> Table {
    let known = known(table, seat);
    let mut guessed = table.clone();
    guessed.world = table.world.with_unseen_dealt(&known, chance);
    guessed.set_chance(chance.fork());
    guessed
}

/// What the seat knows of closed things, and what the procedures under way need to stay where it is.
fn known(table: &Table, seat: Seat) -> Known {
    let world = &table.world;
    let (backs, pieces) = (sight::backs_are_open(world), sight::known(world, Some(seat)));
    let mut known = Known { seat, backs, pieces, ..Known::default() };
    for other in world.seats() {
        known.kept = known.kept.or(sight::hand(world, Some(seat), other));
        // An answer that waits for the others must still be possible in the guess.
        if let Some(Choice::Card(card)) = table.given(other) {
            known.kept = known.kept.with(card);
        }
    }
    for frame in table.frames() {
        match frame {
            // Not those discarded one by one: they may have been shuffled and drawn again since.
            Frame::Discard(discard) => known.kept = known.kept.or(discard.pending()),
            Frame::Pick(Pick { from: From::Cards(cards), .. }) => known.kept = known.kept.or(*cards),
            Frame::Events(events) => known.events.extend(events.unrevealed().iter().copied()),
            _ => {}
        }
    }
    known
}
