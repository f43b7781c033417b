//! `recover_cards`: cards come back from the discard pile.

use super::prelude::*;

effect_word! {
    /// take cards of your choice from the own discard pile into hand; `not_cost = true` excludes a card paid as this
    /// ability's cost
    RecoverCards = "recover_cards" { not_cost: bool = false => not_the_cost }
    group: "Cards", impossible: "partial", count: true, for_user: true, row: true,
    example: r#"{ do = "recover_cards", count = 2 }"#,
}

impl EffectWord for RecoverCards {
    fn tell(&self, tell: &Teller<'_>, _: &Scene, step: &Step, _: &[Step]) -> String {
        tell.counted("op-recover", step, &[("other", yes(self.not_cost))])
    }

    fn possible(&self, reach: &Reach, _: Sides) -> bool {
        reach.count() > 0 && !self.cards(reach.world, reach.ctx).is_empty()
    }

    fn payable(&self, reach: &Reach, _: Sides) -> bool {
        self.cards(reach.world, reach.ctx).len() >= u32::from(reach.count())
    }

    fn take(&self, row: &mut Row, cx: &mut Cx, step: &Step, ctx: &mut Ctx, choice: Option<Choice>) -> Next {
        let seat = who::cards_seat(cx.world, ctx, ctx.me)?;
        if row.stage == Stage::Asked {
            let Some(Choice::Card(card)) = choice else { return None };
            ops(cx).recover(seat, card);
            row.took();
        }
        let cards = self.cards(cx.world, ctx);
        if row.left == 0 || cards.is_empty() {
            return None;
        }
        row.stage = Stage::Asked;
        let by = who::chooser(cx.world, ctx, step.by, Some(row.side));
        Some(call(Pick::new(by, From::Cards(cards), Asks::Recover, ctx.cause).optional(step.up_to)))
    }
}

fn not_the_cost(cx: Context<'_>, node: Node<'_>) -> Option<bool> {
    match node.bool()? {
        true if cx.card.is_none() => wrong(node, "no card was discarded as a cost", "leave it out"),
        not_cost => Some(not_cost),
    }
}

impl RecoverCards {
    /// Cards that the user may take back.
    fn cards(&self, world: &World, ctx: &Ctx) -> Cards {
        let Some(seat) = who::cards_seat(world, ctx, ctx.me) else { return Cards::NONE };
        let pile = world.discard(seat);
        ctx.card.filter(|_| self.not_cost).map_or(pile, |card| pile.without(card))
    }
}
