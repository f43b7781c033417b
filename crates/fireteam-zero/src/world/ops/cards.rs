//! Operations on action cards: drawing, playing, discarding, taking back.

use super::*;

impl Ops<'_, '_> {
    /// Draws up to `n` cards; the deck is remade from the discard pile the instant it runs out (FZ-CARD-04, 05, 08).
    pub fn draw_cards(&mut self, seat: Seat, n: usize) {
        let mut drawn = Cards::NONE;
        for _ in 0..n {
            if self.world().heroes[seat.index()].deck.is_empty() {
                self.reshuffle(seat);
            }
            let Some(card) = self.world().heroes[seat.index()].deck.pop() else {
                // Deck and discard pile are empty: no further card is drawn (FZ-CARD-05).
                cite(FZ_CARD_05);
                break;
            };
            let hero = &mut self.world().heroes[seat.index()];
            hero.hand = hero.hand.with(card);
            drawn = drawn.with(card);
            if hero.deck.is_empty() {
                cite(FZ_CARD_08);
                self.reshuffle(seat);
            }
        }
        if !drawn.is_empty() {
            self.tell(Event::Drew { seat, cards: drawn.0, n: drawn.len() as u8 });
        }
    }
    pub(super) fn reshuffle(&mut self, seat: Seat) {
        let hero = &mut self.cx.world.heroes[seat.index()];
        if hero.discard.is_empty() || !hero.deck.is_empty() {
            return;
        }
        // A card just being resolved is not in the discard pile yet (FZ-CARD-06).
        cite(FZ_CARD_04);
        cite(FZ_CARD_06);
        hero.deck = std::mem::take(&mut hero.discard).iter().collect();
        self.cx.chance.shuffle(&mut hero.deck);
        self.tell(Event::Reshuffled { seat });
    }
    /// Takes a card from the hand to play it; from now on it is no part of the hand (FZ-REAC-13, FZ-ATK-19).
    pub fn play_card(&mut self, seat: Seat, card: Card, lower: bool) {
        let hero = &mut self.world().heroes[seat.index()];
        debug_assert!(hero.hand.has(card));
        hero.hand = hero.hand.without(card);
        hero.playing = hero.playing.with(card);
        let action = hero.cards[card.index()];
        self.tell(Event::Played { seat, card, action, lower });
    }
    /// Puts cards that were played on the discard pile (FZ-CARD-03).
    pub fn finish_cards(&mut self, seat: Seat, cards: Cards) {
        cite(FZ_CARD_03);
        let hero = &mut self.world().heroes[seat.index()];
        let cards = cards.and(hero.playing);
        if cards.is_empty() {
            return;
        }
        hero.playing = hero.playing.but(cards);
        hero.discard = hero.discard.or(cards);
        self.tell(Event::Discarded { seat, cards: cards.0 });
    }
    pub fn discard(&mut self, seat: Seat, cards: Cards) {
        let hero = &mut self.world().heroes[seat.index()];
        let cards = cards.and(hero.hand);
        if cards.is_empty() {
            return;
        }
        hero.hand = hero.hand.but(cards);
        hero.discard = hero.discard.or(cards);
        self.tell(Event::Discarded { seat, cards: cards.0 });
    }
    /// Takes cards of one's own back from the discard pile or from those being played.
    pub fn recover(&mut self, seat: Seat, cards: Cards, to_deck: bool) {
        let hero = &mut self.world().heroes[seat.index()];
        let cards = cards.and(hero.discard.or(hero.playing));
        if cards.is_empty() {
            return;
        }
        hero.discard = hero.discard.but(cards);
        hero.playing = hero.playing.but(cards);
        if to_deck {
            hero.deck.extend(cards.iter());
        } else {
            hero.hand = hero.hand.or(cards);
        }
        self.tell(Event::Recovered { seat, cards: cards.0, to_deck });
    }
    /// Puts a seat's whole deck in another order, the top card last.
    pub fn arrange_deck_whole(&mut self, seat: Seat, order: &[Card]) {
        self.world().heroes[seat.index()].deck = order.iter().copied().collect();
    }
    pub fn draw_this(&mut self, seat: Seat, card: Card) {
        let hero = &mut self.world().heroes[seat.index()];
        hero.deck.retain(|c| *c != card);
        hero.hand = hero.hand.with(card);
        self.tell(Event::Drew { seat, cards: Cards::one(card).0, n: 1 });
        if self.world().heroes[seat.index()].deck.is_empty() {
            self.reshuffle(seat);
        }
    }
}
