//! Steps that take things one by one out of a row: cards, Prisoners, Skills.

use super::{Next, picked};
use crate::{
    Cx,
    choice::Choice,
    effect::{
        number,
        pick::{Asks, From, Pick},
        possible, who,
    },
    flow::{Value, call},
    pack::{FromDeck, Number, Step, What, Who},
    rules::*,
    terms::*,
    world::{Ctx, World},
};
use kernel::marks::cite;
use serde::{Deserialize, Serialize};

/// Most cards that lie on tiles at a time, so that one more can be looked at.
const STORED: u8 = 7;

#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub(super) struct Hand {
    side: Side,
    stage: Stage,
    /// How many are still to be taken.
    left: u8,
    pub done: u8,
    deck: Deck,
    /// Cards that were drawn and are in nobody's hand yet.
    drawn: Cards,
    kept: Cards,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum Stage {
    Begin,
    /// Asked how many.
    HowMany,
    /// Ready for the next one.
    Next,
    /// Asked for the next one.
    Asked,
    /// Asked whose Prisoner is released by this side.
    Owner(Side),
    /// Asked which deck.
    Deck,
    /// Asked which card to keep.
    Keep,
    /// Drawn cards are put on the tile.
    Store,
    /// Asked which stored card goes.
    Unstore,
}

impl Hand {
    pub fn new(side: Side) -> Hand {
        let (drawn, kept) = (Cards::NONE, Cards::NONE);
        Hand { side, stage: Stage::Begin, left: 0, done: 0, deck: Deck::Own, drawn, kept }
    }

    pub fn go(&mut self, cx: &mut Cx, step: &Step, ctx: &mut Ctx, value: Option<Value>) -> Next {
        if self.stage == Stage::Begin {
            self.left = number::count(cx.world, cx.pack, &step.count, ctx);
            self.stage = Stage::Next;
        }
        match &step.what {
            What::DrawCards { deck, keep, store, capacity } => {
                let seat = who::cards_seat(cx.world, ctx, self.side)?;
                let text = Draw { seat, deck: *deck, keep: keep.as_ref(), store: *store, capacity: *capacity };
                self.draw(cx, step, ctx, text, picked(value))
            }
            What::DiscardCards { terrain_only } => {
                let seat = who::cards_seat(cx.world, ctx, self.side)?;
                self.discard(cx, step, ctx, seat, *terrain_only, picked(value))
            }
            What::RecoverCards { not_cost } => self.recover(cx, step, ctx, *not_cost, picked(value)),
            What::ReleasePrisoners { whose } => self.release(cx, step, ctx, *whose, picked(value)),
            What::ReadySkill => self.ready(cx, step, ctx, picked(value)),
            _ => None,
        }
    }

    fn took(&mut self) {
        self.left = self.left.saturating_sub(1);
        self.done = self.done.saturating_add(1);
        self.stage = Stage::Next;
    }

    /// Cards of a hand are chosen by whoever holds it.
    fn discard(
        &mut self,
        cx: &mut Cx,
        step: &Step,
        ctx: &mut Ctx,
        seat: usize,
        terrain_only: bool,
        choice: Option<Choice>,
    ) -> Next {
        let cards = possible::discardable(cx.world, seat, terrain_only);
        if self.stage == Stage::Asked {
            let Some(Choice::Card(card)) = choice else { return None };
            self.put_away(cx, ctx, seat, card);
        } else if !step.up_to && cx.world.hand(seat).len() <= u32::from(self.left) {
            // The whole hand goes, and everybody sees that there is no choice.
            for card in cards.iter() {
                self.put_away(cx, ctx, seat, card);
            }
            return None;
        }
        let cards = possible::discardable(cx.world, seat, terrain_only);
        if self.left == 0 || cards.is_empty() {
            return None;
        }
        self.stage = Stage::Asked;
        // Whether somebody is asked must not tell what they hold.
        Some(call(Pick::new(seat, From::Cards(cards), Asks::Discard, ctx.cause).optional(step.up_to).always()))
    }

    fn put_away(&mut self, cx: &mut Cx, ctx: &mut Ctx, seat: usize, card: Card) {
        World::discard_card(cx, seat, card);
        if self.side == ctx.me {
            ctx.card = Some(card);
        }
        self.took();
    }

    fn recover(&mut self, cx: &mut Cx, step: &Step, ctx: &Ctx, not_cost: bool, choice: Option<Choice>) -> Next {
        let seat = who::cards_seat(cx.world, ctx, ctx.me)?;
        if self.stage == Stage::Asked {
            let Some(Choice::Card(card)) = choice else { return None };
            World::recover(cx, seat, card);
            self.took();
        }
        let cards = possible::recoverable(cx.world, ctx, not_cost);
        if self.left == 0 || cards.is_empty() {
            return None;
        }
        self.stage = Stage::Asked;
        let by = who::chooser(cx.world, ctx, step.by, Some(self.side));
        Some(call(Pick::new(by, From::Cards(cards), Asks::Recover, ctx.cause).optional(step.up_to)))
    }

    fn ready(&mut self, cx: &mut Cx, step: &Step, ctx: &Ctx, choice: Option<Choice>) -> Next {
        let seat = ctx.me.seat()?;
        if self.stage == Stage::Asked {
            let Some(Choice::Skill(skill)) = choice else { return None };
            cite(CH_SKL_10);
            World::ready_skill(cx, seat, skill);
            self.took();
        }
        let skills = possible::readied(cx.world, ctx);
        if self.left == 0 || skills == 0 {
            return None;
        }
        self.stage = Stage::Asked;
        Some(call(Pick::new(seat, From::Skills(skills), Asks::Skill, ctx.cause).optional(step.up_to)))
    }

    /// Prisoners go home one by one: first whose captive it is, then whose Unit.
    fn release(&mut self, cx: &mut Cx, step: &Step, ctx: &Ctx, whose: Who, choice: Option<Choice>) -> Next {
        let by = who::chooser(cx.world, ctx, step.by, None);
        match (self.stage, choice) {
            (Stage::Asked, Some(Choice::Side(holder))) => {
                self.stage = Stage::Owner(holder);
                let owners = possible::prisoners_of(cx.world, ctx, holder, whose);
                return Some(call(Pick::new(by, From::Sides(owners), Asks::Whose, ctx.cause)));
            }
            (Stage::Owner(holder), Some(Choice::Side(owner))) => {
                World::release(cx, holder, owner, 1);
                self.took();
            }
            (Stage::Asked | Stage::Owner(_), _) => return None,
            _ => {}
        }
        let has = |holder: &Side| !possible::prisoners_of(cx.world, ctx, *holder, whose).is_empty();
        let holders: Sides = possible::holders(cx.world, ctx, step.who).iter().filter(has).collect();
        if self.left == 0 || holders.is_empty() {
            return None;
        }
        self.stage = Stage::Asked;
        Some(call(Pick::new(by, From::Sides(holders), Asks::From, ctx.cause).optional(step.up_to)))
    }
}

/// What a step that draws says.
#[derive(Clone, Copy)]
struct Draw<'a> {
    seat: usize,
    deck: FromDeck,
    keep: Option<&'a Number>,
    store: bool,
    capacity: Option<u8>,
}

impl Hand {
    fn draw(&mut self, cx: &mut Cx, step: &Step, ctx: &Ctx, text: Draw, choice: Option<Choice>) -> Next {
        let by = who::decider(cx.world, ctx, self.side);
        match (self.stage, choice) {
            (Stage::Deck, Some(Choice::Deck(deck))) => {
                self.deck = deck;
                let most = self.left.min(cx.world.drawable(text.seat, deck).min(200) as u8);
                if step.up_to {
                    self.stage = Stage::HowMany;
                    let from = From::Number { min: 0, max: most };
                    return Some(call(Pick::new(by, from, Asks::HowMany, ctx.cause)));
                }
                self.left = most;
                self.drawn(cx, ctx, text)
            }
            (Stage::HowMany, Some(Choice::Number(n))) => {
                self.left = n;
                self.drawn(cx, ctx, text)
            }
            (Stage::Keep, Some(Choice::Card(card))) => {
                self.kept = self.kept.with(card);
                self.drawn = self.drawn.without(card);
                self.left = self.left.saturating_sub(1);
                self.keep(cx, ctx, text)
            }
            (Stage::Unstore, Some(Choice::Card(card))) => {
                World::unstore_card(cx, text.seat, card);
                self.store(cx, ctx, text)
            }
            (Stage::Next, _) if self.left > 0 && !(text.store && self.side.is_neutral()) => {
                let decks = possible::decks(cx.world, text.seat, text.deck);
                self.stage = Stage::Deck;
                Some(call(Pick::new(by, From::Decks(decks), Asks::Deck, ctx.cause)))
            }
            _ => None,
        }
    }

    /// The cards are drawn; where fewer are kept, they are looked at first.
    fn drawn(&mut self, cx: &mut Cx, ctx: &Ctx, text: Draw) -> Next {
        match text.keep {
            None if !text.store => {
                self.done = World::draw(cx, text.seat, self.left, self.deck);
                None
            }
            None => {
                self.kept = World::take_cards(cx, text.seat, self.left, self.deck);
                self.finish(cx, ctx, text)
            }
            Some(keep) => {
                self.drawn = World::take_cards(cx, text.seat, self.left, self.deck);
                self.left = number::count(cx.world, cx.pack, keep, ctx);
                if self.drawn.len() <= u32::from(self.left) {
                    self.kept = std::mem::take(&mut self.drawn);
                }
                self.keep(cx, ctx, text)
            }
        }
    }

    fn keep(&mut self, cx: &mut Cx, ctx: &Ctx, text: Draw) -> Next {
        if self.left > 0 && !self.drawn.is_empty() {
            self.stage = Stage::Keep;
            let from = From::Cards(self.drawn);
            // Only the player who drew them knows what they are.
            return Some(call(Pick::new(text.seat, from, Asks::Keep, ctx.cause).always()));
        }
        self.finish(cx, ctx, text)
    }

    fn finish(&mut self, cx: &mut Cx, ctx: &Ctx, text: Draw) -> Next {
        self.done = self.kept.len() as u8;
        if !text.store {
            World::keep(cx, text.seat, std::mem::take(&mut self.kept), self.deck);
        }
        let back = std::mem::take(&mut self.drawn);
        if !back.is_empty() {
            World::shuffle_back(cx, text.seat, back, self.deck);
        }
        if text.store { self.store(cx, ctx, text) } else { None }
    }

    /// Kept cards go on the tile one by one; above its capacity the owner puts one back under its deck.
    fn store(&mut self, cx: &mut Cx, ctx: &Ctx, text: Draw) -> Next {
        let capacity = text.capacity.unwrap_or(STORED).min(STORED);
        self.stage = Stage::Store;
        loop {
            let stored = cx.world.stored(text.seat);
            if stored.len() > capacity as usize {
                let from = From::Cards(stored.iter().copied().collect());
                self.stage = Stage::Unstore;
                return Some(call(Pick::new(text.seat, from, Asks::Unstore, ctx.cause).always()));
            }
            let card = self.kept.first()?;
            self.kept = self.kept.without(card);
            if card.terrain().is_some() {
                World::store_card(cx, text.seat, card);
            } else {
                // Tiles keep Terrain cards only.
                World::keep(cx, text.seat, Cards::one(card), self.deck);
            }
        }
    }
}
