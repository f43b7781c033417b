//! Worlds in which what a seat cannot see lies in another way, for guesses. No rule calls it.

use super::*;
use kernel::Chance;

/// What one seat knows of closed things and a guess must keep.
#[derive(Clone, Copy, Debug, Default)]
pub struct Known {
    pub seat: Seat,
    /// Cards that stay where they are: seen, or relied on by a procedure under way.
    pub kept: Cards,
    /// Everybody sees of what kind the cards of a hand are.
    pub backs: bool,
    /// Face-down tokens that the seat has looked at.
    pub pieces: Pieces,
    /// Event tokens that a procedure under way holds.
    pub events: ArrayVec<[EventToken; SPOTS]>,
}

impl World {
    /// The same table with everything that the seat cannot see dealt again.
    #[must_use]
    pub fn with_unseen_dealt(&self, known: &Known, chance: &mut Chance) -> World {
        let mut world = *self;
        world.deal_unseen(known, chance);
        world
    }

    fn deal_unseen(&mut self, known: &Known, chance: &mut Chance) {
        for terrain in Terrain::ALL {
            self.deal_terrain_cards(known, *terrain, chance);
        }
        for seat in self.seats() {
            if seat == known.seat {
                // Its own cards are known to it, their order is not.
                deal(&mut self.seats[seat.index()].deck, chance);
            } else {
                self.deal_hand_and_deck(known, seat, chance);
            }
        }
        for kind in PieceKind::ALL {
            self.deal_pieces(known, *kind, chance);
        }
        self.deal_event_tokens(known, chance);
    }

    /// Terrain cards that nobody has shown change places: how many of them each player took is known, and where they lie.
    fn deal_terrain_cards(&mut self, known: &Known, terrain: Terrain, chance: &mut Chance) {
        let loose = Cards::of_terrain(terrain).but(self.shown).but(known.kept);
        let mut pool: ArrayVec<[Card; DECK]> = ArrayVec::new();
        self.each_unseen(known, terrain, |place| pool.extend(Some(*place).filter(|card| loose.has(*card))));
        deal(&mut pool, chance);
        self.each_unseen(known, terrain, |place| {
            if loose.has(*place)
                && let Some(card) = pool.pop()
            {
                *place = card;
            }
        });
        deal(&mut self.terrain_decks[terrain.index()], chance);
    }

    /// Goes through the cards of a Terrain that lie where the seat cannot see them, always in the same order.
    fn each_unseen(&mut self, known: &Known, terrain: Terrain, mut visit: impl FnMut(&mut Card)) {
        self.terrain_decks[terrain.index()].iter_mut().for_each(&mut visit);
        for seat in self.seats().filter(|seat| *seat != known.seat) {
            let state = &mut self.seats[seat.index()];
            let cards = Cards::of_terrain(terrain);
            let mut hand = state.hand.but(cards);
            for mut card in state.hand.and(cards).iter() {
                visit(&mut card);
                hand = hand.with(card);
            }
            state.hand = hand;
            state.deck.iter_mut().chain(&mut state.stored).filter(|card| cards.has(**card)).for_each(&mut visit);
        }
    }

    /// The hand and the deck of another player are dealt again, as far as nobody can tell their cards apart.
    fn deal_hand_and_deck(&mut self, known: &Known, seat: Seat, chance: &mut Chance) {
        let (shown, state) = (self.shown, &mut self.seats[seat.index()]);
        let pile = state.pile;
        // A Terrain card that was never shown cannot have come into the deck by way of the discard pile.
        let fixed = |card: Card| known.kept.has(card) || (card.terrain().is_some() && !shown.has(card));
        // Cards that were not in the pile when it became the deck were in the hand then; and backs may be open.
        let class = |card: Card| (pile.has(card), card.terrain().filter(|_| known.backs));
        let closed = state.hand.or(state.deck.iter().copied().collect());
        let mut left: ArrayVec<[Card; CARDS]> = closed.iter().filter(|card| !fixed(*card)).collect();
        chance.shuffle(&mut left);
        let mut like = |card: Card| {
            let at = left.iter().position(|other| class(*other) == class(card));
            at.map_or(card, |at| left.swap_remove(at))
        };
        state.hand = state.hand.iter().map(|card| if fixed(card) { card } else { like(card) }).collect();
        for card in &mut state.deck {
            *card = if fixed(*card) { *card } else { like(*card) };
        }
        deal(&mut state.deck, chance);
    }

    /// Tokens of a kind that the seat has not looked at: on the board, in the supply, or taken off the board unseen.
    fn deal_pieces(&mut self, known: &Known, kind: PieceKind, chance: &mut Chance) {
        let loose = |piece: Piece| piece.kind() == kind && !known.pieces.has(piece);
        let buried: Pieces = self.buried.iter().filter(|piece| loose(*piece)).collect();
        let supply = &mut self.supplies[kind.index()];
        let closed =
            supply.iter().copied().chain(self.laid.iter().map(|laid| laid.piece)).collect::<Pieces>().or(buried);
        let mut pool: ArrayVec<[Piece; WAR_PARTIES]> = closed.iter().filter(|piece| loose(*piece)).collect();
        chance.shuffle(&mut pool);
        let mut next = |piece: &mut Piece| {
            if loose(*piece)
                && let Some(other) = pool.pop()
            {
                *piece = other;
            }
        };
        supply.iter_mut().for_each(&mut next);
        self.laid.iter_mut().for_each(|laid| next(&mut laid.piece));
        // What is left was taken off the board unseen.
        let rest: Pieces = pool.iter().copied().collect();
        (self.spent, self.buried) = (self.spent.but(buried).or(rest), self.buried.but(buried).or(rest));
    }

    /// Event tokens that nobody has turned up: on the spots, or out of the game.
    fn deal_event_tokens(&mut self, known: &Known, chance: &mut Chance) {
        let open = |token: &EventToken| self.resolved.contains(token) || known.events.contains(token);
        let mut pool: ArrayVec<[EventToken; EVENTS]> =
            (0..EVENTS as u8).map(EventToken).filter(|token| !open(token)).collect();
        chance.deal(&mut pool);
        for token in self.spots.iter_mut().flatten() {
            if let Some(other) = pool.pop() {
                *token = other;
            }
        }
    }
}

/// Deals cards again as [`Chance::deal`] does: no card is there twice, so a set has them in order without sorting.
fn deal(cards: &mut [Card], chance: &mut Chance) {
    let all: Cards = cards.iter().copied().collect();
    cards.iter_mut().zip(all.iter()).for_each(|(place, card)| *place = card);
    chance.shuffle(cards);
}
