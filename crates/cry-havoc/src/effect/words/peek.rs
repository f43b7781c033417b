//! `peek`: hidden cards or tokens are looked at.

use super::prelude::*;

effect_word! {
    /// only self sees them; nothing is revealed to others
    Peek = "peek" {
        /// `hand` of the enemy, `tokens`, both face down
        hand "what": bool => |_, node: Node<'_>| one_of(node, "hand", "tokens"),
        at: Option<Selector> = None,
    }
    group: "Cards", by: NOBODY, ownerless: true, example: r#"{ do = "peek", what = "tokens", at = { pick = "all" } }"#,
}

impl EffectWord for Peek {
    fn check(&self, _: Context<'_>, t: &Table<'_>) -> Option<()> {
        match (self.hand, self.at) {
            (true, Some(_)) => wrong(t.node, "a hand is nowhere on the board", "leave out at"),
            (false, None) => wrong(t.node, "tokens lie in Regions", "write at"),
            _ => Some(()),
        }
    }

    fn tell(&self, tell: &Teller<'_>, _: &Scene, _: &Step, _: &[Step]) -> String {
        match &self.at {
            Some(at) => tell.say("op-peek-tokens", &[("in", &tell.region(at, "in"))]),
            None => tell.speech.word("op-peek-hand"),
        }
    }

    fn ends(&self) -> Option<Ends<'_>> {
        self.at.as_ref().map(|at| (End::Regions(at), None))
    }

    fn avail(&self, reach: &Reach, _: Side, from: At) -> u8 {
        let At::Region(region) = from else { return 0 };
        reach.world.laid().iter().filter(|laid| laid.at == region).count() as u8
    }

    fn apply(&self, work: Work, cx: &mut Cx, ctx: &Ctx) -> Applied {
        // For the neutral Trogs, the player acting for them looks.
        let looks = ctx.me.seat().map_or(Side::of(ctx.by), |_| ctx.me);
        work.region(|region| {
            ops(cx).look_at_tokens(looks, Regions::one(region));
        })
    }

    fn possible(&self, reach: &Reach, _: Sides) -> bool {
        !self.hands(reach.world, reach.ctx).is_empty()
    }

    fn concerns(&self, cx: &Cx, ctx: &Ctx, side: Side) -> bool {
        who::cards_seat(cx.world, ctx, side).is_some_and(|seat| !cx.world.hand(seat).is_empty())
    }

    fn act(&self, doing: &mut Doing, cx: &mut Cx, _: &Step, side: Side, _: Option<Objective>) -> Next {
        let of = who::cards_seat(cx.world, &doing.ctx, side)?;
        ops(cx).look_at_hand(doing.ctx.by, of);
        doing.did(1);
        None
    }
}

impl Peek {
    /// Sides whose hand the user could look at.
    pub(in crate::effect) fn hands(&self, world: &World, ctx: &Ctx) -> Sides {
        let has_hand = |side: &Side| {
            let seat = who::cards_seat(world, ctx, *side);
            seat.is_some_and(|seat| seat != ctx.by && !world.hand(seat).is_empty())
        };
        who::sides(world, ctx, Enemy).iter().filter(has_hand).collect()
    }
}
