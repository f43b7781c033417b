//! The cards of all piles.

use super::{Pile, SeatGiven, build::Laying};
use crate::{
    terms::*,
    world::names::{self, Unknown},
};

impl Laying<'_> {
    /// The cards of a pile by their ids, or a number of those that are left.
    fn pile(&self, pile: &Option<Pile>, left: &mut Cards, own: Cards) -> Result<Vec<Card>, Unknown> {
        let mut cards = Vec::new();
        match pile {
            None => {}
            Some(Pile::Any(n)) => {
                for card in left.and(own).iter().take(*n as usize).collect::<Vec<_>>() {
                    *left = left.without(card);
                    cards.push(card);
                }
                if cards.len() < *n as usize {
                    return Err(Unknown::new(
                        "",
                        format!("there are only {} cards left for a pile of {n}", cards.len()),
                    ));
                }
            }
            Some(Pile::Cards(ids)) => {
                for id in ids {
                    let card = names::card(self.pack, id)?;
                    if !left.has(card) {
                        return Err(Unknown::new(
                            id,
                            format!("the card `{id}` lies somewhere else already, or is not in this game"),
                        ));
                    }
                    *left = left.without(card);
                    cards.push(card);
                }
            }
        }
        Ok(cards)
    }

    pub(super) fn cards(&mut self) -> Result<(), Unknown> {
        let factions = self.world.seats().filter_map(|seat| self.world.seats[seat.index()].faction);
        let mut left = factions.fold(Cards::TERRAIN, |set, faction| set.or(Cards::of_faction(faction)));
        let usual = SeatGiven::default();
        // Cards that are named somewhere are not handed out where any would do.
        let by_name = |pile: &Option<Pile>| matches!(pile, Some(Pile::Cards(_)));
        for names_first in [true, false] {
            for seat in self.world.seats() {
                let given = self.given.seat(seat).unwrap_or(&usual);
                let own = self.world.seats[seat.index()].faction.map_or(Cards::NONE, Cards::of_faction);
                if by_name(&given.hand) == names_first {
                    let hand = self.pile(&given.hand, &mut left, own)?;
                    self.world.seats[seat.index()].hand = hand.into_iter().collect();
                }
                if by_name(&given.discard) == names_first {
                    let discard = self.pile(&given.discard, &mut left, own)?;
                    self.world.seats[seat.index()].top = discard.first().copied();
                    self.world.seats[seat.index()].discard = discard.into_iter().collect();
                }
                if by_name(&given.deck) == names_first {
                    let mut deck = self.pile(&given.deck, &mut left, own)?;
                    deck.reverse();
                    self.world.seats[seat.index()].deck = deck.into_iter().collect();
                }
                if names_first {
                    for id in given.stored.iter().flatten() {
                        let card = names::card(self.pack, id)?;
                        left = left.without(card);
                        self.world.seats[seat.index()].stored.push(card);
                    }
                }
            }
            let decks = [&self.given.mountain, &self.given.desert, &self.given.jungle, &self.given.ocean];
            for (terrain, pile) in Terrain::ALL.iter().zip(decks) {
                let own: Cards = (0..DECK).map(|nth| Card::of_terrain(*terrain, nth)).collect();
                if pile.is_some() && by_name(pile) == names_first || pile.is_none() && !names_first {
                    let mut deck = self.pile(pile, &mut left, own)?;
                    deck.reverse();
                    let mut all: Vec<Card> = Vec::new();
                    // A number means a deck of that many cards; names lie on top of the others.
                    if !matches!(pile, Some(Pile::Any(_))) {
                        all.extend(left.and(own).iter());
                        if names_first {
                            all.clear();
                        } else {
                            left = left.but(own);
                        }
                    }
                    all.extend(deck);
                    self.world.terrain_decks[terrain.index()] = all.into_iter().collect();
                } else if !names_first && by_name(pile) {
                    // What nobody named lies under the cards that were.
                    let mut all: Vec<Card> = left.and(own).iter().collect();
                    left = left.but(own);
                    all.extend(self.world.terrain_decks[terrain.index()].iter());
                    self.world.terrain_decks[terrain.index()] = all.into_iter().collect();
                }
            }
        }
        for seat in self.world.seats() {
            let given = self.given.seat(seat).unwrap_or(&usual);
            let own = self.world.seats[seat.index()].faction.map_or(Cards::NONE, Cards::of_faction);
            let rest: Vec<Card> = left.and(own).iter().collect();
            match given.rest.as_deref().unwrap_or("deck") {
                "deck" if matches!(given.deck, Some(Pile::Any(_))) => {}
                "deck" => {
                    let named = self.world.seats[seat.index()].deck;
                    self.world.seats[seat.index()].deck = rest.into_iter().chain(named).collect();
                }
                "discard" => {
                    let discard = &mut self.world.seats[seat.index()].discard;
                    *discard = rest.into_iter().fold(*discard, Cards::with);
                }
                "box" => {}
                other => {
                    return Err(Unknown::new(
                        other,
                        "the rest of the cards lies in the `deck`, the `discard` pile or the `box`",
                    ));
                }
            }
        }
        Ok(())
    }
}
