//! `place_structure`: a Structure is put on the board without paying.

use super::prelude::*;

effect_word! {
    /// put a token from the supply without paying; CH-BLD-06 to 09 apply
    PlaceStructure = "place_structure" {
        /// `any` or id
        structure: Option<Structure> => own_structure,
        max_cost: Option<u8> = None,
        at: Selector,
    }
    group: "Structures", kinds: Kinds::Structures, asks_to: Asks::StructureAt,
    example: r#"{ do = "place_structure", structure = "any", max_cost = 3, at = { control = "self" } }"#,
}

impl EffectWord for PlaceStructure {
    fn tell(&self, tell: &Teller<'_>, _: &Scene, _: &Step, _: &[Step]) -> String {
        let mut args = Args::new();
        args.set("type", if self.structure.is_some() { "one" } else { "any" });
        args.set("name", self.structure.map(|one| tell.structure_name(one)).unwrap_or_default());
        args.set("max", self.max_cost.unwrap_or(0));
        args.set("into", tell.region(&self.at, "into"));
        tell.speech.say("op-put-structure", &args)
    }

    fn ends(&self) -> Option<Ends<'_>> {
        Some((End::Pool(Pool::Supply), Some(End::Regions(&self.at))))
    }

    fn structures(&self, reach: &Reach, side: Side, _: At) -> Structures {
        let own = who::structures(reach.world, reach.pack, side);
        let cheap = |s: Structure| self.max_cost.is_none_or(|max| build::build_cost(reach.pack, s) <= max);
        let asked = self.structure.map_or(own, |structure| own.and(Structures::one(structure)));
        asked.iter().filter(|s| reach.world.structure_supply(*s) > 0 && cheap(*s)).collect()
    }

    fn room(&self, reach: &Reach, side: Side, _: At, which: Option<Structure>, to: At) -> bool {
        let (At::Region(region), Some(which)) = (to, which) else { return false };
        build::may_place(reach.world, reach.pack, side, which, region).is_ok()
    }

    fn apply(&self, work: Work, cx: &mut Cx, _: &Ctx) -> Applied {
        let (Some(structure), Some(At::Region(to))) = (work.structure(), work.to) else { return (0, None) };
        ops(cx).put_structure(work.side, structure, to);
        (1, None)
    }
}
