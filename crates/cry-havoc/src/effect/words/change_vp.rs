//! `change_vp`: VP are gained or lost.

use super::prelude::*;

effect_word! {
    /// gain or lose VP; never below 0; gains pass Event spots (CH-EVT-09)
    ChangeVp = "change_vp" { amount: Number => |cx, node| number(cx, node, -99..=99) }
    group: "Points, crystals, scoring", impossible: "partial",
    who: &[Me, Enemy, Both, All, Others, Trogs, Mover], by: NOBODY, impersonal: true,
    example: r#"{ do = "change_vp", who = "self", amount = 2 }"#,
}

impl EffectWord for ChangeVp {
    fn tell(&self, tell: &Teller<'_>, _: &Scene, step: &Step, _: &[Step]) -> String {
        let (key, number) = match &self.amount {
            Number::Fixed(n) if *n < 0 => ("op-lose-vp", Number::Fixed(n.abs())),
            number => ("op-gain-vp", *number),
        };
        let told = tell.number(&number);
        let mut args = Args::new();
        args.set("who", step.who.word());
        told.put(&mut args, "n");
        tell.with_note(tell.speech.say(key, &args), &told)
    }

    fn concerns(&self, cx: &Cx, ctx: &Ctx, side: Side) -> bool {
        let gain = || number::value(cx.world, cx.pack, &self.amount, ctx) > 0;
        side.seat().is_some_and(|seat| gain() || cx.world.vp(seat) > 0)
    }

    fn possible(&self, reach: &Reach, sides: Sides) -> bool {
        let amount = number::value(reach.world, reach.pack, &self.amount, reach.ctx);
        let moves = |seat: Seat| amount > 0 || amount < 0 && reach.world.vp(seat) > 0;
        sides.iter().filter_map(Side::seat).any(moves)
    }

    fn payable(&self, reach: &Reach, sides: Sides) -> bool {
        let amount = number::value(reach.world, reach.pack, &self.amount, reach.ctx);
        sides.iter().all(|side| side.seat().is_some_and(|seat| reach.world.vp(seat) as i16 + amount >= 0))
    }

    fn act(&self, doing: &mut Doing, cx: &mut Cx, _: &Step, side: Side, _: Option<Objective>) -> Next {
        let vp = number::value(cx.world, cx.pack, &self.amount, &doing.ctx);
        let moved = if vp >= 0 {
            ops(cx).gain_vp(side, vp as u16, ScoredFor::Text);
            if side.is_neutral() { 0 } else { vp as u16 }
        } else {
            ops(cx).lose_vp(side, vp.unsigned_abs(), ScoredFor::Text)
        };
        doing.did(moved.min(255) as u8);
        None
    }
}
