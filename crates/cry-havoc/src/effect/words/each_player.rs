//! `each_player`: every player carries out the same steps.

use super::prelude::*;

effect_word! {
    /// the steps are carried out for each player in Initiative order, that player being *self* and decider
    EachPlayer = "each_player" {
        effect: List => |cx, node| list(&mut Context { nobody: false, cost: false, faction: None, ..cx }, node),
    }
    group: "Flow", impossible: "per player",
    who: &[All, Others], by: NOBODY, impersonal: true, order: false, nested: true,
    example: r#"{ do = "each_player", who = "all", effect = [{ do = "draw_cards", count = 1 }] }"#,
}

impl EffectWord for EachPlayer {
    fn tell(&self, tell: &Teller<'_>, scene: &Scene, step: &Step, _: &[Step]) -> String {
        let text = tell.after_colon(&tell.steps(scene, self.effect));
        tell.say("op-each", &[("who", step.who.word()), ("text", &text)])
    }

    fn possible(&self, reach: &Reach, sides: Sides) -> bool {
        let could = |me: Side, seat: Seat| {
            let ctx = Ctx { me, by: seat, ..*reach.ctx };
            possible::could(reach.world, reach.pack, self.effect, &ctx, reach.depth)
        };
        sides.iter().any(|side| side.seat().is_some_and(|seat| could(side, seat)))
    }

    /// The player of this pass is the user, and decides. What each chooses is no business of the next.
    fn nest(&self, nested: &mut Nested, _: &mut Cx, _: &Step, ctx: &mut Ctx, _: Option<Value>) -> Next {
        let seat = nested.side.seat()?;
        if nested.done > 0 {
            return None;
        }
        nested.done = 1;
        Some(call(Steps::new(self.effect, Ctx { me: nested.side, by: seat, ..*ctx })))
    }
}
