//! `peek`: looking at the top of a deck and putting the cards back, as the card says.

use crate::{
    Cx, FireteamZero, Flow, Input,
    choice::Choice,
    event::Event,
    flow::{ask, search::Resolve},
    pack::*,
    rules::*,
    terms::*,
    why::*,
    world::{World, ops::ops},
};
use kernel::{Procedure, Seat};
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

/// Cards are named by their place from the top: 0 is the top card.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub struct Peek {
    seat: Seat,
    deck: Deck,
    then: PeekThen,
    n: u8,
    started: bool,
    /// The cards settled so far: for `reorder` and after `draw_one` the new order from the top, for `bottom` those that go
    /// down, each with its place in the row.
    order: ArrayVec<[u8; 6]>,
    /// For `bottom`: the card in question. For `draw_one`: the card drawn, 255 before it is chosen.
    at: u8,
}

const NONE: u8 = u8::MAX;

impl Peek {
    pub fn new(seat: Seat, deck: Deck, n: u8, then: PeekThen) -> Self {
        let at = if then == PeekThen::Bottom { 0 } else { NONE };
        Peek { seat, deck, then, n, started: false, order: ArrayVec::new(), at }
    }
    pub fn deck(&self) -> Deck {
        self.deck
    }
    /// The ids of the cards looked at, from the top, for the one who looks.
    pub fn row(&self, world: &World) -> ArrayVec<[u8; 6]> {
        let top = |ids: &mut dyn Iterator<Item = u8>| ids.take(self.n as usize).collect();
        match self.deck {
            Deck::Twist => top(&mut world.twist_deck().iter().rev().map(|t| t.0)),
            Deck::Recon => top(&mut world.recon_deck().iter().rev().map(|r| r.0)),
            Deck::Action => top(&mut world.deck(self.seat).iter().rev().map(|c| c.0)),
        }
    }
    /// For cards that may go below the deck: which of the row is in question.
    pub fn at(&self) -> usize {
        self.at as usize
    }
    pub fn seat(&self) -> Seat {
        self.seat
    }
    fn left(&self) -> impl Iterator<Item = u8> + '_ {
        (0..self.n).filter(|i| !self.order.contains(i) && *i != self.at)
    }
    /// Puts the cards back: `tops` from the top, `bottoms` below the deck.
    fn put_back(&self, cx: &mut Cx, tops: &[u8], bottoms: &[u8]) {
        let row = self.row(cx.world);
        let ids = |picked: &[u8]| -> ArrayVec<[u8; 6]> { picked.iter().map(|i| row[*i as usize]).collect() };
        let (tops, bottoms) = (ids(tops), ids(bottoms));
        fn rest<T: Copy>(deck: &[T], looked: usize) -> &[T] {
            &deck[..deck.len() - looked]
        }
        let looked = row.len();
        match self.deck {
            Deck::Twist => {
                let below = bottoms.iter().map(|i| Twist(*i));
                let old: ArrayVec<[Twist; 12]> = rest(cx.world.twist_deck(), looked).iter().copied().collect();
                let new: ArrayVec<[Twist; 12]> = below.chain(old).chain(tops.iter().rev().map(|i| Twist(*i))).collect();
                ops(cx).arrange_twists(&new);
            }
            Deck::Recon => {
                let below = bottoms.iter().map(|i| Recon(*i));
                let old: ArrayVec<[Recon; 16]> = rest(cx.world.recon_deck(), looked).iter().copied().collect();
                let new: ArrayVec<[Recon; 16]> = below.chain(old).chain(tops.iter().rev().map(|i| Recon(*i))).collect();
                ops(cx).arrange_recon(&new);
            }
            Deck::Action => {
                let seat = self.seat;
                let below = bottoms.iter().map(|i| Card(*i));
                let old: ArrayVec<[Card; CARDS]> = rest(cx.world.deck(seat), looked).iter().copied().collect();
                let new: ArrayVec<[Card; CARDS]> =
                    below.chain(old).chain(tops.iter().rev().map(|i| Card(*i))).collect();
                ops(cx).arrange_deck_whole(seat, &new);
            }
        }
    }
    /// One card on top, the others shuffled into the deck.
    fn set_top(&self, cx: &mut Cx, chosen: u8) {
        let row = self.row(cx.world);
        let id = row[chosen as usize];
        match self.deck {
            Deck::Twist => {
                let mut rest: ArrayVec<[Twist; 12]> =
                    cx.world.twist_deck().iter().copied().filter(|t| t.0 != id).collect();
                cx.chance.shuffle(&mut rest);
                rest.push(Twist(id));
                ops(cx).arrange_twists(&rest);
            }
            Deck::Recon => {
                let mut rest: ArrayVec<[Recon; 16]> =
                    cx.world.recon_deck().iter().copied().filter(|r| r.0 != id).collect();
                cx.chance.shuffle(&mut rest);
                rest.push(Recon(id));
                ops(cx).arrange_recon(&rest);
            }
            Deck::Action => {
                let seat = self.seat;
                let mut rest: ArrayVec<[Card; CARDS]> =
                    cx.world.deck(seat).iter().copied().filter(|c| c.0 != id).collect();
                cx.chance.shuffle(&mut rest);
                rest.push(Card(id));
                ops(cx).arrange_deck_whole(seat, &rest);
            }
        }
    }
    /// The card drawn by `draw_one` is resolved as if found, or joins the hand.
    fn draw(&self, cx: &mut Cx, id: u8) -> Flow {
        match self.deck {
            Deck::Recon => {
                ops(cx).draw_this_recon(self.seat, Recon(id));
                Flow::Become(Resolve::new(self.seat, Recon(id)).into())
            }
            Deck::Action => {
                ops(cx).draw_this(self.seat, Card(id));
                crate::flow::done()
            }
            Deck::Twist => crate::flow::done(),
        }
    }
}

impl Procedure<FireteamZero> for Peek {
    fn run(&mut self, cx: &mut Cx, input: Input) -> Flow {
        if !self.started {
            self.started = true;
            self.n = self.row(cx.world).len() as u8;
            if self.n == 0 {
                return crate::flow::done();
            }
            cx.tell(Event::Peeked { seat: self.seat, deck: self.deck, n: self.n });
        }
        let answer = input.answer();
        match self.then {
            PeekThen::Bottom => {
                if let Some(choice) = answer {
                    if choice == Choice::Yes {
                        self.order.push(self.at);
                    }
                    self.at += 1;
                }
                if self.at < self.n {
                    return ask(self.seat, FZ_RECON_05, "question-peek-bottom");
                }
                let tops: ArrayVec<[u8; 6]> = (0..self.n).filter(|i| !self.order.contains(i)).collect();
                self.put_back(cx, &tops, &self.order);
                crate::flow::done()
            }
            PeekThen::SetTop => match answer {
                Some(Choice::Slot(chosen)) => {
                    self.set_top(cx, chosen);
                    crate::flow::done()
                }
                _ if self.n == 1 => {
                    self.set_top(cx, 0);
                    crate::flow::done()
                }
                _ => ask(self.seat, FZ_RECON_05, "question-peek-top"),
            },
            PeekThen::Reorder | PeekThen::DrawOne => {
                if let Some(Choice::Slot(chosen)) = answer {
                    if self.then == PeekThen::DrawOne && self.at == NONE {
                        self.at = chosen;
                    } else {
                        self.order.push(chosen);
                    }
                } else if self.then == PeekThen::DrawOne && self.at == NONE && self.n == 1 {
                    self.at = 0;
                }
                if self.then == PeekThen::DrawOne && self.at == NONE {
                    return ask(self.seat, FZ_RECON_05, "question-peek-draw");
                }
                let left: ArrayVec<[u8; 6]> = self.left().collect();
                if left.len() > 1 {
                    return ask(self.seat, FZ_RECON_05, "question-peek-order");
                }
                self.order.extend(left);
                let drawn = (self.at != NONE).then(|| self.row(cx.world)[self.at as usize]);
                let mut tops = self.order;
                if self.at != NONE {
                    tops.insert(0, self.at);
                }
                self.put_back(cx, &tops, &[]);
                match drawn {
                    Some(id) => self.draw(cx, id),
                    None => crate::flow::done(),
                }
            }
        }
    }
    fn candidates(&self, _: &World, _: &Pack, _: Seat, out: &mut Vec<Choice>) {
        if self.then == PeekThen::Bottom {
            out.extend([Choice::Yes, Choice::Pass]);
        } else {
            out.extend((0..self.n).map(Choice::Slot));
        }
    }
    fn may(&self, _: &World, _: &Pack, _: Seat, choice: Choice) -> Result<(), Why> {
        match choice {
            Choice::Yes | Choice::Pass if self.then == PeekThen::Bottom => Ok(()),
            Choice::Slot(slot) if self.then != PeekThen::Bottom => {
                unless(slot < self.n, FZ_RECON_05, Reason::NotACandidate)?;
                unless(!self.order.contains(&slot) && slot != self.at, FZ_RECON_05, Reason::AlreadyChosen)
            }
            Choice::Pass => no(FZ_RECON_05, Reason::MustAnswer),
            _ => no(FZ_RECON_05, Reason::NotThisQuestion),
        }
    }
}
