//! Who may see what: the one place that views, events and the bots' guesses ask.
//!
//! A viewer is a seat, or none for a spectator, who sees only what lies open on the table. Chance is never seen.

use crate::{
    Table,
    effect::peek::Peek,
    event::Event,
    flow::{Frame, declare::Declare},
    options::OpenHands,
    rules::*,
    terms::{Cards, Seat},
    world::World,
};
use kernel::marks::cite;

/// Whether the viewer sees the faces of a seat's hand: its own, or all where hands are open (FZ-CARD-07).
pub fn sees_hand(world: &World, viewer: Option<Seat>, seat: Seat) -> bool {
    cite(FZ_CARD_07);
    viewer == Some(seat) || world.keys().open_hands == OpenHands::True
}

/// The hand as far as the viewer sees it. Its size is known to all, and so are the discard piles.
pub fn hand(world: &World, viewer: Option<Seat>, seat: Seat) -> Option<Cards> {
    sees_hand(world, viewer, seat).then(|| world.hand(seat))
}

/// The look into a deck that the viewer is having just now; decks are closed to everybody else.
pub fn peek(table: &Table, viewer: Option<Seat>) -> Option<&Peek> {
    match table.asking() {
        Some(Frame::Peek(peek)) if viewer == Some(peek.seat()) => Some(peek),
        _ => None,
    }
}

/// The attack that the viewer puts together: until it is declared the cards are part of a hand (FZ-ATK-19).
pub fn declaration(table: &Table, viewer: Option<Seat>) -> Option<&Declare> {
    match table.asking() {
        Some(Frame::Declare(declare)) if viewer.is_some_and(|seat| declare.attacker().seat() == Some(seat)) => {
            Some(declare)
        }
        _ => None,
    }
}

/// What the viewer is told of an event: of cards drawn, those who may not see the hand learn only how many.
pub fn event_for(event: &Event, viewer: Option<Seat>, world: &World) -> Event {
    match *event {
        Event::Drew { seat, n, .. } if !sees_hand(world, viewer, seat) => Event::Drew { seat, cards: 0, n },
        open => open,
    }
}
