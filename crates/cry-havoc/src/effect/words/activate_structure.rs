//! `activate_structure`: Structures are activated without paying.

use super::prelude::*;

effect_word! {
    /// activate own structures that have an `activate` ability, without paying; control is required, and no battle
    /// unless `at` names Battle Regions (CH-BREG-05); does not count for CH-BLD-12
    ActivateStructure = "activate_structure" { at: Selector }
    group: "Structures", impossible: "partial", count: true, kinds: Kinds::Structures, asks_from: Asks::StructureAt,
    example: r#"{ do = "activate_structure", count = 1, at = { structure = "own" }, optional = true }"#,
}

impl EffectWord for ActivateStructure {
    fn check(&self, cx: Context<'_>, t: &Table<'_>) -> Option<()> {
        if matches!(cx.owner, Owner::Structure(_)) {
            let message = "a Structure cannot activate Structures: that could go on without end";
            return wrong(t.node, message, "use a Skill");
        }
        Some(())
    }

    fn tell(&self, tell: &Teller<'_>, _: &Scene, step: &Step, before: &[Step]) -> String {
        let structures = tell.counted("structures", step, &[]);
        let structures = ("structures", structures.as_str());
        // Only Structures in controlled Regions can be activated at all.
        let at = &self.at;
        let bare = Selector { control: at.control.filter(|held| *held != Holds::Me), ..owned(at) };
        let moved = matches!(before, [.., Step { what: What::MoveStructures(_), .. }]);
        if moved && at.at == Anchor::Bound {
            return tell.say("op-activate-moved", &[structures]);
        }
        if anywhere(&bare) {
            return tell.say("op-activate-any", &[structures]);
        }
        tell.say("op-activate", &[structures, ("in", &tell.region(&bare, "in"))])
    }

    takes!(at);

    fn structures(&self, reach: &Reach, side: Side, from: At) -> Structures {
        let there = reach.structures_in(&self.at, side, from);
        let At::Region(region) = from else { return there };
        if reach.world.is_battle(region) {
            // Only if the text names Battle Regions.
            cite(CH_BREG_05);
            if self.at.battle == InBattle::Never {
                return Structures::NONE;
            }
        }
        let (world, pack, ctx) = (reach.world, reach.pack, reach.ctx);
        let active = |s: &Structure| possible::activatable(world, pack, ctx, side, *s, region, reach.depth);
        there.iter().filter(active).collect()
    }

    fn apply(&self, work: Work, _: &mut Cx, _: &Ctx) -> Applied {
        let (Some(structure), At::Region(region)) = (work.structure(), work.from) else { return (0, None) };
        (1, Some(call(build::Activate::free(structure, region, work.side))))
    }
}
