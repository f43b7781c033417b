//! `draw_cards`: cards are drawn, looked at and kept, or put on a tile.

use super::prelude::*;

effect_word! {
    /// draw from the top; keep that many, shuffle the others back. `to = "source"`: kept face down on the tile (not on a
    /// token: they stay there and stay usable whatever happens to the tokens), playable by the owner as tactics in own
    /// battles where the terrain fits, then put at the bottom of their terrain deck; above `capacity` the owner puts
    /// surplus cards at the bottom of their decks. An empty terrain deck cannot be chosen
    DrawCards = "draw_cards" {
        /// `own`, `terrain` = any one, `own_or_terrain`
        deck: FromDeck = FromDeck::Own,
        /// default all
        keep: Option<Number> = None => |cx, node| number(cx, node, 1..=99).map(Some),
        /// `hand`, `source`
        store "to": bool = false => on_tile,
        capacity: Option<u8> = None => |_, node: Node<'_>| node.int(1..=99).map(|n| Some(n as u8)),
    }
    group: "Cards", impossible: "partial", who: HANDS, by: OWNED, count: true, impersonal: true, row: true,
    example: r#"{ do = "draw_cards", count = 3, keep = 1, deck = "own_or_terrain" }"#,
}

impl EffectWord for DrawCards {
    fn check(&self, cx: Context<'_>, t: &Table<'_>) -> Option<()> {
        if self.store != self.capacity.is_some() {
            return wrong(t.node, "capacity is how many cards the tile holds", "write it with to = \"source\" only");
        }
        if self.store && self.deck != FromDeck::Terrain {
            return wrong(t.node, "a tile keeps Terrain cards only", "write deck = \"terrain\"");
        }
        if cx.nobody && (self.deck != FromDeck::Own || self.keep.is_some()) {
            return wrong(t.node, "nobody decides in an Event", "write it in each_player");
        }
        Some(())
    }

    fn tell(&self, tell: &Teller<'_>, _: &Scene, step: &Step, _: &[Step]) -> String {
        let mut args = Args::new();
        args.set("deck", tell.say("deck", &[("deck", self.deck.word())]));
        args.set("cards", tell.counted("cards", step, &[]));
        args.set("who", step.who.word());
        args.set("many", yes(tell.number(&step.count).many));
        args.set("capacity", self.capacity.unwrap_or(0));
        let key = match &self.keep {
            _ if self.store => "op-draw-store",
            Some(keep) => {
                args.set("keep", tell.number(keep).n);
                "op-draw-keep"
            }
            None => "op-draw",
        };
        tell.speech.say(key, &args)
    }

    fn concerns(&self, cx: &Cx, ctx: &Ctx, side: Side) -> bool {
        who::cards_seat(cx.world, ctx, side).is_some()
    }

    fn possible(&self, reach: &Reach, sides: Sides) -> bool {
        let (world, ctx) = (reach.world, reach.ctx);
        let able = |side: Side| {
            let seat = who::cards_seat(world, ctx, side).filter(|_| !self.store || !side.is_neutral());
            seat.is_some_and(|seat| self.decks(world, seat) != 0)
        };
        reach.count() > 0 && sides.iter().any(able)
    }

    fn take(&self, row: &mut Row, cx: &mut Cx, step: &Step, ctx: &mut Ctx, choice: Option<Choice>) -> Next {
        let seat = who::cards_seat(cx.world, ctx, row.side)?;
        let by = who::decider(cx.world, ctx, row.side);
        match (row.stage, choice) {
            (Stage::Deck, Some(Choice::Deck(deck))) => {
                row.deck = deck;
                let most = row.left.min(cx.world.drawable(seat, deck).min(200) as u8);
                if step.up_to {
                    row.stage = Stage::HowMany;
                    let from = From::Number { min: 0, max: most };
                    return Some(call(Pick::new(by, from, Asks::HowMany, ctx.cause)));
                }
                row.left = most;
                self.drawn(row, cx, ctx, seat)
            }
            (Stage::HowMany, Some(Choice::Number(n))) => {
                row.left = n;
                self.drawn(row, cx, ctx, seat)
            }
            (Stage::Keep, Some(Choice::Card(card))) => {
                row.kept = row.kept.with(card);
                row.drawn = row.drawn.without(card);
                row.left = row.left.saturating_sub(1);
                self.keep_some(row, cx, ctx, seat)
            }
            (Stage::Unstore, Some(Choice::Card(card))) => {
                ops(cx).unstore_card(seat, card);
                self.put_on_tile(row, cx, ctx, seat)
            }
            (Stage::Next, _) if row.left > 0 && !(self.store && row.side.is_neutral()) => {
                let decks = self.decks(cx.world, seat);
                row.stage = Stage::Deck;
                Some(call(Pick::new(by, From::Decks(decks), Asks::Deck, ctx.cause)))
            }
            _ => None,
        }
    }
}

/// Most cards that lie on tiles at a time, so that one more can be looked at.
const STORED: u8 = 7;

impl DrawCards {
    /// Decks that can give a card: bit 0 the own one, then one per Terrain.
    fn decks(&self, world: &World, seat: Seat) -> u8 {
        let own = u8::from(self.deck != FromDeck::Terrain && world.drawable(seat, Deck::Own) > 0);
        if self.deck == FromDeck::Own {
            return own;
        }
        let full = |terrain: &&Terrain| world.drawable(seat, Deck::Terrain(**terrain)) > 0;
        Terrain::ALL.iter().filter(full).fold(own, |mask, terrain| mask | 2 << terrain.index())
    }

    /// The cards are drawn; where fewer are kept, they are looked at first.
    fn drawn(&self, row: &mut Row, cx: &mut Cx, ctx: &Ctx, seat: Seat) -> Next {
        let Some(keep) = &self.keep else {
            if !self.store {
                row.done = ops(cx).draw(seat, row.left, row.deck);
                return None;
            }
            row.kept = ops(cx).take_cards(seat, row.left, row.deck);
            return self.finish(row, cx, ctx, seat);
        };
        row.drawn = ops(cx).take_cards(seat, row.left, row.deck);
        row.left = number::count(cx.world, cx.pack, keep, ctx);
        if row.drawn.len() <= u32::from(row.left) {
            row.kept = std::mem::take(&mut row.drawn);
        }
        self.keep_some(row, cx, ctx, seat)
    }

    fn keep_some(&self, row: &mut Row, cx: &mut Cx, ctx: &Ctx, seat: Seat) -> Next {
        if row.left > 0 && !row.drawn.is_empty() {
            row.stage = Stage::Keep;
            let from = From::Cards(row.drawn);
            // Only the player who drew them knows what they are.
            return Some(call(Pick::new(seat, from, Asks::Keep, ctx.cause).always()));
        }
        self.finish(row, cx, ctx, seat)
    }

    fn finish(&self, row: &mut Row, cx: &mut Cx, ctx: &Ctx, seat: Seat) -> Next {
        row.done = row.kept.len() as u8;
        if !self.store {
            ops(cx).keep(seat, std::mem::take(&mut row.kept), row.deck);
        }
        let back = std::mem::take(&mut row.drawn);
        if !back.is_empty() {
            ops(cx).shuffle_back(seat, back, row.deck);
        }
        if self.store { self.put_on_tile(row, cx, ctx, seat) } else { None }
    }

    /// Kept cards go on the tile one by one; above its capacity the owner puts one back under its deck.
    fn put_on_tile(&self, row: &mut Row, cx: &mut Cx, ctx: &Ctx, seat: Seat) -> Next {
        let capacity = self.capacity.unwrap_or(STORED).min(STORED);
        row.stage = Stage::Store;
        loop {
            let stored = cx.world.stored(seat);
            if stored.len() > capacity as usize {
                let from = From::Cards(stored.iter().copied().collect());
                row.stage = Stage::Unstore;
                return Some(call(Pick::new(seat, from, Asks::Unstore, ctx.cause).always()));
            }
            let card = row.kept.first()?;
            row.kept = row.kept.without(card);
            if card.terrain().is_some() {
                ops(cx).store_card(seat, card);
            } else {
                // Tiles keep Terrain cards only.
                ops(cx).keep(seat, Cards::one(card), row.deck);
            }
        }
    }
}
