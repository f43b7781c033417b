//! Who may see what (rulebook section 29): the one place that views, events and the bots' guesses ask.
//!
//! A viewer is a seat, or none for a spectator, who sees only what lies open on the table. Chance, the order of decks, the
//! faces of tokens that nobody has turned up and the Event tokens that left the game are never seen.

use crate::{
    Table,
    effect::pick::{From, Pick},
    event::Event,
    flow::{Frame, deploy::Deploy, discard::Discard},
    options::{CardBacksPublic, DiscardsTopOnly},
    rules::*,
    terms::*,
    world::World,
};
use kernel::marks::cite;

/// The cards of a hand whose faces the viewer knows: all of its own, and those it has seen in the hand of another.
pub fn hand(world: &World, viewer: Option<Seat>, seat: Seat) -> Cards {
    match viewer {
        Some(own) if own == seat => world.hand(seat),
        Some(other) => world.seen(other, seat).and(world.hand(seat)),
        None => Cards::NONE,
    }
}

/// Whether everybody sees of what kind the cards of a hand are.
pub fn backs_are_open(world: &World) -> bool {
    world.keys().card_backs_public == CardBacksPublic::True
}

/// The discard pile as far as it is open: all of it, or where only its top card is, all of it to its owner.
pub fn discard(world: &World, viewer: Option<Seat>, seat: Seat) -> Cards {
    let open = world.keys().discards_top_only == DiscardsTopOnly::False || viewer == Some(seat);
    if open { world.discard(seat) } else { world.discard_top(seat).into_iter().collect() }
}

/// Cards stored on tiles: their faces are for the owner, where they came from is for all.
pub fn sees_stored(viewer: Option<Seat>, seat: Seat) -> bool {
    viewer == Some(seat)
}

/// The tokens lying face down that the viewer has looked at.
pub fn known(world: &World, viewer: Option<Seat>) -> Pieces {
    viewer.map_or(Pieces::NONE, |seat| world.knows(seat))
}

/// Whether the viewer has looked at a token that lies face down.
pub fn knows(world: &World, viewer: Option<Seat>, piece: Piece) -> bool {
    known(world, viewer).has(piece)
}

/// The cards that the viewer puts together for an Action: until it is confirmed they are part of a hand.
pub fn discarding(table: &Table, viewer: Option<Seat>) -> Option<&Discard> {
    match table.asking() {
        Some(Frame::Discard(discard)) if viewer == Some(discard.seat()) => Some(discard),
        _ => None,
    }
}

/// The distribution of Units that the viewer puts together: all see it at once when it is confirmed (CH-BAT-08).
pub fn deploying(table: &Table, viewer: Option<Seat>) -> Option<&Deploy> {
    let battle = table.world.battle()?;
    match table.asking() {
        Some(Frame::Deploy(deploy)) if viewer == Some(table.world.decider(battle.sides[deploy.role()])) => Some(deploy),
        _ => None,
    }
}

/// Cards in nobody's hand that the viewer looks at just now, to keep some of them or to choose one.
pub fn looking_at(table: &Table, viewer: Option<Seat>) -> Option<Cards> {
    match table.asking() {
        Some(Frame::DrawTwo(draw)) if viewer == Some(draw.seat) && !draw.cards().is_empty() => {
            cite(CH_DTK_03);
            Some(draw.cards())
        }
        Some(Frame::Pick(Pick { seat, from: From::Cards(cards), .. })) if viewer == Some(*seat) => Some(*cards),
        _ => None,
    }
}

/// What the viewer is told of an event: of what is closed to it, only that it happened and how much of it.
pub fn event_for(event: &Event, viewer: Option<Seat>, _: &World) -> Event {
    let own = |side: Side| viewer.is_some() && viewer == side.seat();
    match *event {
        Event::Drew { side, n, deck, .. } if !own(side) => Event::Drew { side, cards: Cards::NONE, n, deck },
        // Which deck was used is known to all, the kept card and the other one are not.
        Event::PutBack { side, n, deck, .. } if !own(side) => Event::PutBack { side, cards: Cards::NONE, n, deck },
        Event::Stored { side, terrain, .. } if !own(side) => Event::Stored { side, card: None, terrain },
        Event::Unstored { side, terrain, open: false, .. } if !own(side) => {
            Event::Unstored { side, card: None, terrain, open: false }
        }
        // Whose hand it is knows it anyway.
        Event::LookedAtHand { side, of, .. } if !own(side) && !own(of) => {
            Event::LookedAtHand { side, of, cards: Cards::NONE }
        }
        Event::LookedAtTokens { side, regions, .. } if !own(side) => {
            Event::LookedAtTokens { side, regions, pieces: Pieces::NONE }
        }
        open => open,
    }
}
