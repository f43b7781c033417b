//! `discard_cards`: cards leave a hand.

use super::prelude::*;

effect_word! {
    /// cards from hand to the own discard pile, chosen by the holder; icons and bonus ignored
    DiscardCards = "discard_cards" {
        /// `terrain`: only Terrain cards
        terrain_only "kind": bool = false => terrain_only,
    }
    group: "Cards", impossible: "partial (cost: not usable)",
    who: HANDS, by: OWNED, count: true, cost: true, impersonal: true, row: true,
    example: r#"{ do = "discard_cards", who = "enemy", by = "enemy", count = 1, kind = "terrain" }"#,
}

impl EffectWord for DiscardCards {
    fn tell(&self, tell: &Teller<'_>, _: &Scene, step: &Step, before: &[Step]) -> String {
        let more = yes(is_repeated(step, before));
        tell.counted("op-discard", step, &[("terrain", yes(self.terrain_only)), ("more", more)])
    }

    fn concerns(&self, cx: &Cx, ctx: &Ctx, side: Side) -> bool {
        who::cards_seat(cx.world, ctx, side).is_some_and(|seat| !cx.world.hand(seat).is_empty())
    }

    fn possible(&self, reach: &Reach, sides: Sides) -> bool {
        reach.count() > 0 && sides.iter().any(|side| self.held(reach, side) > 0)
    }

    fn payable(&self, reach: &Reach, sides: Sides) -> bool {
        sides.iter().all(|side| self.held(reach, side) >= u32::from(reach.count()))
    }

    /// Cards of a hand are chosen by whoever holds it.
    fn take(&self, row: &mut Row, cx: &mut Cx, step: &Step, ctx: &mut Ctx, choice: Option<Choice>) -> Next {
        let seat = who::cards_seat(cx.world, ctx, row.side)?;
        if row.stage == Stage::Asked {
            let Some(Choice::Card(card)) = choice else { return None };
            put_away(row, cx, ctx, seat, card);
        } else if !step.up_to && cx.world.hand(seat).len() <= u32::from(row.left) {
            // The whole hand goes, and everybody sees that there is no choice.
            for card in discardable(cx.world, seat, self.terrain_only).iter() {
                put_away(row, cx, ctx, seat, card);
            }
            return None;
        }
        let cards = discardable(cx.world, seat, self.terrain_only);
        if row.left == 0 || cards.is_empty() {
            return None;
        }
        row.stage = Stage::Asked;
        // Whether somebody is asked must not tell what they hold.
        Some(call(Pick::new(seat, From::Cards(cards), Asks::Discard, ctx.cause).optional(step.up_to).always()))
    }
}

fn terrain_only(_: Context<'_>, node: Node<'_>) -> Option<bool> {
    match node.str()? {
        "terrain" => Some(true),
        word => node.unknown(word, ["terrain"]),
    }
}

fn put_away(row: &mut Row, cx: &mut Cx, ctx: &mut Ctx, seat: Seat, card: Card) {
    ops(cx).discard_card(seat, card);
    if row.side == ctx.me {
        ctx.card = Some(card);
    }
    row.took();
}

fn discardable(world: &World, seat: Seat, terrain_only: bool) -> Cards {
    let hand = world.hand(seat);
    if terrain_only { hand.and(Cards::TERRAIN) } else { hand }
}

impl DiscardCards {
    /// Cards in the hand of a side that may be discarded; of others only their number is known.
    fn held(&self, reach: &Reach, side: Side) -> u32 {
        let known = |seat: Seat| self.terrain_only && seat == reach.ctx.by;
        let seat = who::cards_seat(reach.world, reach.ctx, side);
        seat.map_or(0, |seat| discardable(reach.world, seat, known(seat)).len())
    }
}
