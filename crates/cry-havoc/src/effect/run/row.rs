//! Steps that take things one by one out of a row: cards, Prisoners, Skills.

use super::{Next, picked};
use crate::{Cx, effect::number, flow::Value, pack::Step, terms::*, world::Ctx};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub struct Row {
    pub side: Side,
    pub stage: Stage,
    /// How many are still to be taken.
    pub left: u8,
    pub done: u8,
    pub deck: Deck,
    /// Cards that were drawn and are in nobody's hand yet.
    pub drawn: Cards,
    pub kept: Cards,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Stage {
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

impl Row {
    pub fn new(side: Side) -> Row {
        let (drawn, kept) = (Cards::NONE, Cards::NONE);
        Row { side, stage: Stage::Begin, left: 0, done: 0, deck: Deck::Own, drawn, kept }
    }

    pub fn go(&mut self, cx: &mut Cx, step: &Step, ctx: &mut Ctx, value: Option<Value>) -> Next {
        if self.stage == Stage::Begin {
            self.left = number::count(cx.world, cx.pack, &step.count, ctx);
            self.stage = Stage::Next;
        }
        step.what.word().take(self, cx, step, ctx, picked(value))
    }

    pub fn took(&mut self) {
        self.left = self.left.saturating_sub(1);
        self.done = self.done.saturating_add(1);
        self.stage = Stage::Next;
    }
}
