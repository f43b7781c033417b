//! Cards: drawing, discarding, playing, storing.

use super::*;

impl World {
    /// Draws the top card of a deck; an empty own deck is made anew of the discard pile. None if there is no card.
    fn draw_top(cx: &mut Cx, seat: usize, deck: Deck) -> Option<Card> {
        match deck {
            Deck::Terrain(terrain) => {
                // Terrain decks have no discard pile and are never refilled. Whether a card that all saw go under the deck is
                // still there is unknown from now on.
                let deck: Cards = cx.world.terrain_decks[terrain.index()].iter().copied().collect();
                cx.world.shown = cx.world.shown.but(deck);
                cx.world.terrain_decks[terrain.index()].pop()
            }
            Deck::Own => {
                if cx.world.seats[seat].deck.is_empty() {
                    World::reshuffle(cx, seat);
                }
                cx.world.seats[seat].deck.pop()
            }
        }
    }

    /// The discard pile becomes the deck (CH-DRW-02); if it is empty too, nothing can be drawn (CH-DRW-05).
    fn reshuffle(cx: &mut Cx, seat: usize) {
        let state = &mut cx.world.seats[seat];
        if state.discard.is_empty() {
            cite(CH_DRW_05);
            return;
        }
        cite(CH_DRW_02);
        state.deck = state.discard.iter().collect();
        state.pile = state.discard;
        state.discard = Cards::NONE;
        state.top = None;
        cx.chance.shuffle(&mut state.deck);
        cx.tell(Event::Reshuffled { side: Side(seat as u8) });
    }

    /// Draws cards without putting them into the hand: the caller decides where they go.
    pub(crate) fn take_cards(cx: &mut Cx, seat: usize, n: u8, deck: Deck) -> Cards {
        let mut drawn = Cards::NONE;
        for _ in 0..n {
            let Some(card) = World::draw_top(cx, seat, deck) else { break };
            drawn = drawn.with(card);
        }
        drawn
    }

    /// Draws to the hand.
    pub(crate) fn draw(cx: &mut Cx, seat: usize, n: u8, deck: Deck) -> u8 {
        let drawn = World::take_cards(cx, seat, n, deck);
        World::keep(cx, seat, drawn, deck);
        drawn.len() as u8
    }

    /// Cards that were taken go into the hand.
    pub(crate) fn keep(cx: &mut Cx, seat: usize, cards: Cards, deck: Deck) {
        if !cards.is_empty() {
            let hand = &mut cx.world.seats[seat].hand;
            *hand = hand.or(cards);
            cx.tell(Event::Drew { side: Side(seat as u8), cards, n: cards.len() as u8, deck });
        }
    }

    /// Cards that were taken go back into the deck they came from, which is shuffled (CH-DTK-03).
    pub(crate) fn shuffle_back(cx: &mut Cx, seat: usize, cards: Cards, deck: Deck) {
        match deck {
            Deck::Own => {
                let pile = &mut cx.world.seats[seat].deck;
                pile.extend(cards.iter());
                cx.chance.shuffle(pile);
            }
            Deck::Terrain(terrain) => {
                let pile = &mut cx.world.terrain_decks[terrain.index()];
                pile.extend(cards.iter());
                cx.chance.shuffle(pile);
            }
        }
        cx.tell(Event::PutBack { side: Side(seat as u8), cards, n: cards.len() as u8, deck });
    }

    /// A card leaves the hand; nobody goes on thinking that it is there.
    fn out_of_hand(&mut self, seat: usize, card: Card) {
        self.seats[seat].hand = self.seats[seat].hand.without(card);
        for other in &mut self.seats {
            other.seen[seat] = other.seen[seat].without(card);
        }
    }

    /// From the hand to the own discard pile, a Terrain card too (CH-CARD-12).
    pub(crate) fn discard_card(cx: &mut Cx, seat: usize, card: Card) {
        cite(CH_CARD_12);
        cx.world.out_of_hand(seat, card);
        cx.world.onto_discard(seat, card);
        cx.tell(Event::Discarded { side: Side(seat as u8), card });
    }

    fn onto_discard(&mut self, seat: usize, card: Card) {
        self.show(card);
        let state = &mut self.seats[seat];
        state.discard = state.discard.with(card);
        state.top = Some(card);
    }

    /// Everybody sees a Terrain card.
    fn show(&mut self, card: Card) {
        self.shown = self.shown.or(Cards::one(card).and(Cards::TERRAIN));
    }

    /// A card is played as a tactic: until its text is done it lies in no pile (CH-TAC-02).
    pub(crate) fn begin_tactic(cx: &mut Cx, seat: usize, card: Card, side: Side) {
        cx.world.out_of_hand(seat, card);
        let stored = &mut cx.world.seats[seat].stored;
        if let Some(at) = stored.iter().position(|c| *c == card) {
            stored.remove(at);
        }
        cx.world.seats[seat].playing = Some(card);
        cx.world.show(card);
        cx.tell(Event::TacticPlayed { side, card, by: seat as u8 });
    }

    /// The played card is discarded; one that was stored goes under its Terrain deck.
    pub(crate) fn end_tactic(cx: &mut Cx, seat: usize, stored: bool) {
        let Some(card) = cx.world.seats[seat].playing.take() else { return };
        match card.terrain() {
            Some(terrain) if stored => World::under_terrain_deck(cx, seat, card, terrain, true),
            _ => {
                cite(CH_CARD_12);
                cx.world.onto_discard(seat, card);
            }
        }
    }

    fn under_terrain_deck(cx: &mut Cx, seat: usize, card: Card, terrain: Terrain, open: bool) {
        // The top card is the last one.
        cx.world.terrain_decks[terrain.index()].insert(0, card);
        cx.tell(Event::Unstored { side: Side(seat as u8), card: Some(card), terrain, open });
    }

    /// A card that was taken from a Terrain deck is kept on the tile of a Structure.
    pub(crate) fn store_card(cx: &mut Cx, seat: usize, card: Card) {
        let Some(terrain) = card.terrain() else { return };
        cx.world.seats[seat].stored.push(card);
        cx.tell(Event::Stored { side: Side(seat as u8), card: Some(card), terrain });
    }

    /// A stored card too many goes under its deck unseen.
    pub(crate) fn unstore_card(cx: &mut Cx, seat: usize, card: Card) {
        let stored = &mut cx.world.seats[seat].stored;
        let Some(at) = stored.iter().position(|c| *c == card) else { return };
        stored.remove(at);
        if let Some(terrain) = card.terrain() {
            World::under_terrain_deck(cx, seat, card, terrain, false);
        }
    }

    /// From the discard pile into the hand.
    pub(crate) fn recover(cx: &mut Cx, seat: usize, card: Card) {
        let state = &mut cx.world.seats[seat];
        state.discard = state.discard.without(card);
        state.hand = state.hand.with(card);
        if state.top == Some(card) {
            state.top = None;
        }
        // It came from an open pile, so all know that it is there.
        for other in (0..PLAYERS).filter(|other| *other != seat) {
            let seen = &mut cx.world.seats[other].seen[seat];
            *seen = seen.with(card);
        }
        cx.tell(Event::Recovered { side: Side(seat as u8), card });
    }

    /// A player sees a hand as it is now.
    pub(crate) fn look_at_hand(cx: &mut Cx, by: usize, of: usize) {
        let cards = cx.world.seats[of].hand;
        cx.world.seats[by].seen[of] = cards;
        cx.tell(Event::LookedAtHand { side: Side(by as u8), of: Side(of as u8), cards });
    }
}
