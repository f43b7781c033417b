//! Cards: drawing, discarding, playing, storing.

use super::*;

impl Ops<'_, '_> {
    /// Draws the top card of a deck; an empty own deck is made of the discard pile again. None if there is no card.
    fn draw_top(&mut self, seat: Seat, deck: Deck) -> Option<Card> {
        match deck {
            Deck::Terrain(terrain) => {
                // Terrain decks have no discard pile and are never refilled. Whether a card that all saw go under the deck is
                // still there is unknown from now on.
                let deck: Cards = self.cx.world.terrain_decks[terrain.index()].iter().copied().collect();
                self.cx.world.shown = self.cx.world.shown.but(deck);
                self.cx.world.terrain_decks[terrain.index()].pop()
            }
            Deck::Own => {
                if self.cx.world.seats[seat.index()].deck.is_empty() {
                    self.reshuffle(seat);
                }
                self.cx.world.seats[seat.index()].deck.pop()
            }
        }
    }

    /// The discard pile becomes the deck (CH-DRW-02); if it is empty too, nothing can be drawn (CH-DRW-05).
    fn reshuffle(&mut self, seat: Seat) {
        let state = &mut self.cx.world.seats[seat.index()];
        if state.discard.is_empty() {
            cite(CH_DRW_05);
            return;
        }
        cite(CH_DRW_02);
        state.deck = state.discard.iter().collect();
        state.pile = state.discard;
        state.discard = Cards::NONE;
        state.top = None;
        self.cx.chance.shuffle(&mut state.deck);
        self.tell(Event::Reshuffled { side: Side::of(seat) });
    }

    /// Draws cards without putting them into the hand: the caller decides where they go.
    pub(crate) fn take_cards(&mut self, seat: Seat, n: u8, deck: Deck) -> Cards {
        let mut drawn = Cards::NONE;
        for _ in 0..n {
            let Some(card) = self.draw_top(seat, deck) else { break };
            drawn = drawn.with(card);
        }
        drawn
    }

    /// Draws to the hand.
    pub(crate) fn draw(&mut self, seat: Seat, n: u8, deck: Deck) -> u8 {
        let drawn = self.take_cards(seat, n, deck);
        self.keep(seat, drawn, deck);
        drawn.len() as u8
    }

    /// Cards that were taken go into the hand.
    pub(crate) fn keep(&mut self, seat: Seat, cards: Cards, deck: Deck) {
        if !cards.is_empty() {
            let hand = &mut self.cx.world.seats[seat.index()].hand;
            *hand = hand.or(cards);
            self.tell(Event::Drew { side: Side::of(seat), cards, n: cards.len() as u8, deck });
        }
    }

    /// Cards that were taken go back into the deck they came from, which is shuffled (CH-DTK-03).
    pub(crate) fn shuffle_back(&mut self, seat: Seat, cards: Cards, deck: Deck) {
        match deck {
            Deck::Own => {
                let pile = &mut self.cx.world.seats[seat.index()].deck;
                pile.extend(cards.iter());
                self.cx.chance.shuffle(pile);
            }
            Deck::Terrain(terrain) => {
                let pile = &mut self.cx.world.terrain_decks[terrain.index()];
                pile.extend(cards.iter());
                self.cx.chance.shuffle(pile);
            }
        }
        self.tell(Event::PutBack { side: Side::of(seat), cards, n: cards.len() as u8, deck });
    }

    /// A card leaves the hand; nobody goes on thinking that it is there.
    fn out_of_hand(&mut self, seat: Seat, card: Card) {
        self.cx.world.seats[seat.index()].hand = self.cx.world.seats[seat.index()].hand.without(card);
        for other in &mut self.cx.world.seats {
            other.seen[seat.index()] = other.seen[seat.index()].without(card);
        }
    }

    /// From the hand to the own discard pile, a Terrain card too (CH-CARD-12).
    pub(crate) fn discard_card(&mut self, seat: Seat, card: Card) {
        cite(CH_CARD_12);
        self.out_of_hand(seat, card);
        self.onto_discard(seat, card);
        self.tell(Event::Discarded { side: Side::of(seat), card });
    }

    fn onto_discard(&mut self, seat: Seat, card: Card) {
        self.show(card);
        let state = &mut self.cx.world.seats[seat.index()];
        state.discard = state.discard.with(card);
        state.top = Some(card);
    }

    /// Everybody sees a Terrain card.
    fn show(&mut self, card: Card) {
        self.cx.world.shown = self.cx.world.shown.or(Cards::one(card).and(Cards::TERRAIN));
    }

    /// A card is played as a tactic: until its text is done it lies in no pile (CH-TAC-02).
    pub(crate) fn begin_tactic(&mut self, seat: Seat, card: Card, side: Side) {
        self.out_of_hand(seat, card);
        let stored = &mut self.cx.world.seats[seat.index()].stored;
        if let Some(at) = stored.iter().position(|c| *c == card) {
            stored.remove(at);
        }
        self.cx.world.seats[seat.index()].playing = Some(card);
        self.show(card);
        self.tell(Event::TacticPlayed { side, card, by: seat });
    }

    /// The played card is discarded; one that was stored goes under its Terrain deck.
    pub(crate) fn end_tactic(&mut self, seat: Seat, stored: bool) {
        let Some(card) = self.cx.world.seats[seat.index()].playing.take() else { return };
        match card.terrain() {
            Some(terrain) if stored => self.under_terrain_deck(seat, card, terrain, true),
            _ => {
                cite(CH_CARD_12);
                self.onto_discard(seat, card);
            }
        }
    }

    fn under_terrain_deck(&mut self, seat: Seat, card: Card, terrain: Terrain, open: bool) {
        // The top card is the last one.
        self.cx.world.terrain_decks[terrain.index()].insert(0, card);
        self.tell(Event::Unstored { side: Side::of(seat), card: Some(card), terrain, open });
    }

    /// A card that was taken from a Terrain deck is kept on the tile of a Structure.
    pub(crate) fn store_card(&mut self, seat: Seat, card: Card) {
        let Some(terrain) = card.terrain() else { return };
        self.cx.world.seats[seat.index()].stored.push(card);
        self.tell(Event::Stored { side: Side::of(seat), card: Some(card), terrain });
    }

    /// A stored card too many goes under its deck unseen.
    pub(crate) fn unstore_card(&mut self, seat: Seat, card: Card) {
        let stored = &mut self.cx.world.seats[seat.index()].stored;
        let Some(at) = stored.iter().position(|c| *c == card) else { return };
        stored.remove(at);
        if let Some(terrain) = card.terrain() {
            self.under_terrain_deck(seat, card, terrain, false);
        }
    }

    /// From the discard pile into the hand.
    pub(crate) fn recover(&mut self, seat: Seat, card: Card) {
        let state = &mut self.cx.world.seats[seat.index()];
        state.discard = state.discard.without(card);
        state.hand = state.hand.with(card);
        if state.top == Some(card) {
            state.top = None;
        }
        // It came from an open pile, so all know that it is there.
        for other in Seat::all(PLAYERS).filter(|other| *other != seat) {
            let seen = &mut self.cx.world.seats[other.index()].seen[seat.index()];
            *seen = seen.with(card);
        }
        self.tell(Event::Recovered { side: Side::of(seat), card });
    }

    /// A player sees a hand as it is now.
    pub(crate) fn look_at_hand(&mut self, by: Seat, of: Seat) {
        let cards = self.cx.world.seats[of.index()].hand;
        self.cx.world.seats[by.index()].seen[of.index()] = cards;
        self.tell(Event::LookedAtHand { side: Side::of(by), of: Side::of(of), cards });
    }
}
