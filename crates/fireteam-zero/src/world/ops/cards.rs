//! Operations on action cards: drawing, playing, discarding, taking back.

use super::*;

impl Ops<'_, '_> {
    /// Draws up to `n` cards; the deck is remade from the discard pile the instant it runs out (FZ-CARD-04, 05, 08).
    pub fn draw_cards(&mut self, seat: usize, n: usize) {
        let mut drawn = 0u32;
        for _ in 0..n {
            if self.world().heroes[seat].deck.is_empty() {
                self.reshuffle(seat);
            }
            let Some(card) = self.world().heroes[seat].deck.pop() else {
                // Deck and discard pile are empty: no further card is drawn (FZ-CARD-05).
                cite(FZ_CARD_05);
                break;
            };
            let hero = &mut self.world().heroes[seat];
            hero.hand |= 1 << card.0;
            drawn |= 1 << card.0;
            if hero.deck.is_empty() {
                cite(FZ_CARD_08);
                self.reshuffle(seat);
            }
        }
        if drawn != 0 {
            self.tell(Event::Drew { seat: seat as u8, cards: drawn, n: drawn.count_ones() as u8 });
        }
    }
    pub(super) fn reshuffle(&mut self, seat: usize) {
        let hero = &mut self.cx.world.heroes[seat];
        if hero.discard == 0 || !hero.deck.is_empty() {
            return;
        }
        // A card just being resolved is not in the discard pile yet (FZ-CARD-06).
        cite(FZ_CARD_04);
        cite(FZ_CARD_06);
        hero.deck = Cards(hero.discard).iter().collect();
        hero.discard = 0;
        self.cx.chance.shuffle(&mut hero.deck);
        self.tell(Event::Reshuffled { seat: seat as u8 });
    }
    /// Takes a card from the hand to play it; from now on it is no part of the hand (FZ-REAC-13, FZ-ATK-19).
    pub fn play_card(&mut self, seat: usize, card: Card, lower: bool) {
        let hero = &mut self.world().heroes[seat];
        debug_assert!(Cards(hero.hand).has(card));
        hero.hand &= !(1 << card.0);
        hero.playing |= 1 << card.0;
        let action = hero.cards[card.index()];
        self.tell(Event::Played { seat: seat as u8, card, action, lower });
    }
    /// Puts cards that were played on the discard pile (FZ-CARD-03).
    pub fn finish_cards(&mut self, seat: usize, cards: Cards) {
        cite(FZ_CARD_03);
        let hero = &mut self.world().heroes[seat];
        let cards = cards.0 & hero.playing;
        if cards == 0 {
            return;
        }
        hero.playing &= !cards;
        hero.discard |= cards;
        self.tell(Event::Discarded { seat: seat as u8, cards });
    }
    pub fn discard(&mut self, seat: usize, cards: Cards) {
        let hero = &mut self.world().heroes[seat];
        let cards = cards.0 & hero.hand;
        if cards == 0 {
            return;
        }
        hero.hand &= !cards;
        hero.discard |= cards;
        self.tell(Event::Discarded { seat: seat as u8, cards });
    }
    /// Takes cards of one's own back from the discard pile or from those being played.
    pub fn recover(&mut self, seat: usize, cards: Cards, to_deck: bool) {
        let hero = &mut self.world().heroes[seat];
        let cards = cards.0 & (hero.discard | hero.playing);
        if cards == 0 {
            return;
        }
        hero.discard &= !cards;
        hero.playing &= !cards;
        if to_deck {
            for card in Cards(cards).iter() {
                hero.deck.push(card);
            }
        } else {
            hero.hand |= cards;
        }
        self.tell(Event::Recovered { seat: seat as u8, cards, to_deck });
    }
    /// Puts a seat's whole deck in another order, the top card last.
    pub fn arrange_deck_whole(&mut self, seat: usize, order: &[Card]) {
        self.world().heroes[seat].deck = order.iter().copied().collect();
    }
    pub fn draw_this(&mut self, seat: usize, card: Card) {
        let hero = &mut self.world().heroes[seat];
        hero.deck.retain(|c| *c != card);
        hero.hand |= 1 << card.0;
        self.tell(Event::Drew { seat: seat as u8, cards: 1 << card.0, n: 1 });
        if self.world().heroes[seat].deck.is_empty() {
            self.reshuffle(seat);
        }
    }
}
