//! Phase 2, drawing cards (section 7), and the Action *Draw two, keep one* (section 14).

use super::*;
use crate::terms::*;
use kernel::marks::cite;

/// Most cards in a hand after the draw of phase 2.
pub const HAND_LIMIT: u32 = 7;

#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
pub struct DrawPhase {
    /// How many players have drawn.
    at: u8,
    drawn: bool,
}

impl Procedure<CryHavoc> for DrawPhase {
    fn run(&mut self, cx: &mut Cx, input: Input) -> Flow {
        // Nothing depends on the order but the open discards: Initiative order.
        cite(CH_DRW_07);
        let Some(who) = cx.world.initiative().get(self.at as usize).copied() else { return done() };
        if let Some(Choice::Card(card)) = input.answer() {
            cite(CH_DRW_06);
            ops(cx).discard_card(who, card);
        }
        if !self.drawn {
            cite(CH_DRW_01);
            self.drawn = true;
            let n = cx.world.length(cx.pack).cards_per_round;
            ops(cx).draw(who, n, Deck::Own);
        }
        if cx.world.hand(who).len() > HAND_LIMIT {
            cite(CH_DRW_03);
            return ask(who, CH_DRW_03, "question-hand-limit");
        }
        // At no other moment is the hand counted.
        cite(CH_DRW_04);
        *self = DrawPhase { at: self.at + 1, drawn: false };
        Flow::Again
    }
    fn candidates(&self, world: &World, _: &Pack, who: Seat, out: &mut Vec<Choice>) {
        out.extend(world.hand(who).iter().map(Choice::Card));
    }
    fn may(&self, world: &World, _: &Pack, who: Seat, choice: Choice) -> Result<(), Why> {
        match choice {
            Choice::Card(card) => unless(world.hand(who).has(card), CH_DRW_03, Reason::NotInHand),
            _ => no(CH_DRW_03, Reason::MustAnswer),
        }
    }
}

/// Two cards of one deck are looked at, one is kept.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub struct DrawTwo {
    pub seat: Seat,
    /// The deck chosen, and the cards drawn from it.
    deck: Option<Deck>,
    cards: Cards,
}

impl DrawTwo {
    pub fn of(seat: Seat) -> DrawTwo {
        DrawTwo { seat, deck: None, cards: Cards::NONE }
    }
    /// The cards that the player looks at.
    pub fn cards(&self) -> Cards {
        self.cards
    }
    fn keep(&self, cx: &mut Cx, deck: Deck, card: Card) -> Flow {
        cite(CH_DTK_03);
        let who = self.seat;
        ops(cx).keep(who, Cards::one(card), deck);
        let rest = self.cards.without(card);
        if !rest.is_empty() {
            ops(cx).shuffle_back(who, rest, deck);
        }
        if cx.world.hand(who).len() > HAND_LIMIT {
            cite(CH_DTK_07);
        }
        Flow::Done(Value::Yes(true))
    }
}

impl Procedure<CryHavoc> for DrawTwo {
    fn run(&mut self, cx: &mut Cx, input: Input) -> Flow {
        match (input.answer(), self.deck) {
            (Some(Choice::Back), None) => return Flow::Done(Value::Yes(false)),
            (Some(Choice::Deck(deck)), None) => {
                cite(CH_DTK_01);
                if cx.world.hand(self.seat).is_empty() {
                    cite(CH_DTK_04);
                }
                ops(cx).note_acted(Action::Draw);
                if deck == Deck::Own && cx.world.deck(self.seat).len() < 2 {
                    cite(CH_DTK_05);
                }
                self.deck = Some(deck);
                self.cards = ops(cx).take_cards(self.seat, 2, deck);
                if let (1, Some(only)) = (self.cards.len(), self.cards.first()) {
                    cite(CH_DTK_06);
                    return self.keep(cx, deck, only);
                }
            }
            (Some(Choice::Card(card)), Some(deck)) => return self.keep(cx, deck, card),
            _ => {}
        }
        match self.deck {
            None => ask(self.seat, CH_DTK_01, "question-which-deck"),
            Some(_) => ask(self.seat, CH_DTK_03, "question-keep-one"),
        }
    }
    fn candidates(&self, _: &World, _: &Pack, _: Seat, out: &mut Vec<Choice>) {
        match self.deck {
            None => {
                out.push(Choice::Deck(Deck::Own));
                out.extend(Terrain::ALL.iter().map(|terrain| Choice::Deck(Deck::Terrain(*terrain))));
                out.push(Choice::Back);
            }
            Some(_) => out.extend(self.cards.iter().map(Choice::Card)),
        }
    }
    fn may(&self, world: &World, _: &Pack, who: Seat, choice: Choice) -> Result<(), Why> {
        match (self.deck, choice) {
            (None, Choice::Deck(deck)) => {
                // Any Terrain deck, no matter what the player controls.
                cite(CH_DTK_02);
                unless(world.drawable(who, deck) > 0, CH_DTK_06, Reason::DeckEmpty)
            }
            (None, Choice::Back) => Ok(()),
            (Some(_), Choice::Card(card)) => unless(self.cards.has(card), CH_DTK_03, Reason::NotACandidate),
            (Some(_), _) => no(CH_DTK_03, Reason::MustAnswer),
            _ => no(CH_DTK_01, Reason::NotThisQuestion),
        }
    }
}
