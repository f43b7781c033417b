//! `remove_structure`: Structures go back to their supply.

use super::prelude::*;

effect_word! {
    /// structure tokens return to their owner's supply
    RemoveStructure = "remove_structure" { at: Selector }
    group: "Structures", impossible: "partial (cost: not usable)",
    who: THINGS, by: OWNED, count: true, cost: true, kinds: Kinds::Structures, asks_from: Asks::StructureAt,
    example: r#"{ do = "remove_structure", who = "enemy", by = "owner", count = 1, at = { structure = "own" } }"#,
}

impl EffectWord for RemoveStructure {
    fn tell(&self, tell: &Teller<'_>, _: &Scene, step: &Step, _: &[Step]) -> String {
        let from = tell.region(&owned(&self.at), "from");
        if let Some(StructureWord::Type(one)) = self.at.structure {
            return tell.say("op-remove-this", &[("name", &tell.structure_name(one)), ("from", &from)]);
        }
        let structures = tell.counted("structures", step, &[]);
        tell.counted("op-remove-structure", step, &[("structures", &structures), ("from", &from)])
    }

    takes!(at);

    fn structures(&self, reach: &Reach, side: Side, from: At) -> Structures {
        reach.structures_in(&self.at, side, from)
    }

    fn apply(&self, work: Work, cx: &mut Cx, _: &Ctx) -> Applied {
        let (Some(structure), At::Region(from)) = (work.structure(), work.from) else { return (0, None) };
        ops(cx).remove_structure(work.side, structure, from);
        (1, None)
    }
}
