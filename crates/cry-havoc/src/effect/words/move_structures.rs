//! `move_structures`: Structures go to other Regions.

use super::prelude::*;

effect_word! {
    /// own structures move, each to a destination of its own; never into a region with the same type, a Battle Region or
    /// an HQ
    MoveStructures = "move_structures" { from: Selector, to: Selector => |cx, node| selector(bound(cx), node) }
    group: "Structures", impossible: "partial",
    count: true, kinds: Kinds::Structures, moves: true, asks_from: Asks::From,
    example: r#"{ do = "move_structures", count = 2, from = { structure = "own", pick = "spread" }, to = { at = "bound", dist = [1, 1] } }"#,
}

impl EffectWord for MoveStructures {
    fn tell(&self, tell: &Teller<'_>, _: &Scene, step: &Step, _: &[Step]) -> String {
        let (bare, structures) = (owned(&self.from), tell.counted("structures", step, &[]));
        let to = tell.region(&onward(&self.from, &self.to), "to");
        let each = yes(each_way(&self.from, &self.to));
        if anywhere(&bare) {
            return tell.say("op-move-structures-any", &[("structures", &structures), ("each", each), ("to", &to)]);
        }
        let from = tell.region(&bare, "from");
        tell.say("op-move-structures", &[("structures", &structures), ("each", each), ("to", &to), ("from", &from)])
    }

    takes!(from, to);

    fn structures(&self, reach: &Reach, side: Side, from: At) -> Structures {
        reach.structures_in(&self.from, side, from)
    }

    fn room(&self, reach: &Reach, _: Side, from: At, which: Option<Structure>, to: At) -> bool {
        let At::Region(region) = to else { return false };
        cite(CH_CLR_04);
        let world = reach.world;
        let same = which.is_some_and(|which| world.structures(region).has(which));
        to != from && !same && !world.is_hq(region) && !world.is_battle(region)
    }

    fn apply(&self, work: Work, cx: &mut Cx, _: &Ctx) -> Applied {
        let (Some(structure), At::Region(from), Some(At::Region(to))) = (work.structure(), work.from, work.to) else {
            return (0, None);
        };
        ops(cx).move_structure(work.side, structure, from, to);
        (1, None)
    }
}
