//! `reorder_objectives`: the Objectives are resolved in another order.

use super::prelude::*;

effect_word! {
    /// changes the order of step D for this battle; `first` lifts one objective to the top (`objective = "choose"` lets
    /// the decider pick). Applied in the order played
    ReorderObjectives = "reorder_objectives" {
        /// `reverse` or `first`
        first "mode": bool => |_, node: Node<'_>| one_of(node, "first", "reverse"),
        objective: Option<Aim> = None,
    }
    group: "Battle", battle: true, order: false, for_user: true,
    example: r#"{ do = "reorder_objectives", mode = "first", objective = "choose" }"#,
}

impl EffectWord for ReorderObjectives {
    fn check(&self, _: Context<'_>, t: &Table<'_>) -> Option<()> {
        match (self.first, self.objective) {
            (true, None) => wrong(t.node, "\"first\" lifts one Objective", "write objective"),
            (false, Some(_)) => wrong(t.node, "\"reverse\" takes no objective", "leave it out"),
            _ => Some(()),
        }
    }

    fn tell(&self, tell: &Teller<'_>, _: &Scene, _: &Step, _: &[Step]) -> String {
        let Some(aim) = self.objective else { return tell.speech.word("op-order-reverse") };
        let choose = yes(aim == Aim::Choose);
        tell.say("op-order-first", &[("choose", choose), ("it", &tell.aim(aim, "acc"))])
    }

    fn aim(&self) -> Option<Aim> {
        self.objective
    }

    fn possible(&self, reach: &Reach, _: Sides) -> bool {
        reach.world.battle().is_some_and(|battle| {
            let next = battle.order.get(battle.resolved as usize);
            let changes = |aim: Aim| open_aims(reach.world, aim).any(|objective| Some(&objective) != next);
            battle.resolved < 2 && self.objective.is_none_or(changes)
        })
    }

    fn act(&self, _: &mut Doing, cx: &mut Cx, _: &Step, _: Side, objective: Option<Objective>) -> Next {
        cx.world.battle()?;
        cite(CH_OBJ_01);
        ops(cx).reorder(objective);
        None
    }
}
