//! `move_units`: Units go from place to place.

use super::prelude::*;

effect_word! {
    /// move Units of `who` between regions, between objectives, or from a region into this battle. All go from one place
    /// to one place unless a selector says `all`, `spread` or `obj:all`. Between regions: end-of-move steps follow for
    /// the owner (CH-MOVE-24; never in phase 4), halted Units may not be moved, and Units leaving a Battle Region obey
    /// CH-MOVE-12 and CH-BREG-07 unless `free = true`. From a battle to a region: as in a retreat (CH-BAT-11). Units of
    /// both sides (`who = "both"`) go to the same objective
    MoveUnits = "move_units" {
        from: Place => units_at, to: Place => |cx, node| target(cx, node, from), free: bool = false,
    }
    group: "Units", impossible: "partial",
    who: UNITS, by: OWNED, count: true, units: true, brings: true, moves: true, asks_from: Asks::From,
    example: r#"{ do = "move_units", count = 2, up_to = true, from = { at = "hq", hq = "own" }, to = { at = "bound", dist = [1, 1] } }"#,
}

impl EffectWord for MoveUnits {
    fn tell(&self, tell: &Teller<'_>, _: &Scene, step: &Step, _: &[Step]) -> String {
        tell.unit_op(step, |args| {
            args.set("each", "no");
            args.set("from", tell.units_in(&self.from, "from", step));
            match (&self.from, &self.to) {
                (Place::Objectives(Spot::All), Place::Objectives(_)) => {
                    args.set("from", tell.speech.word("spot-all-from"));
                }
                (Place::Regions(_), Place::Regions(to)) if to.battle == InBattle::Only && to.dist == (0, 0) => {
                    return "op-join-units";
                }
                (Place::Regions(from), Place::Regions(to)) => {
                    args.set("each", yes(each_way(from, to)));
                    args.set("to", tell.region(&onward(from, to), "to"));
                    return "op-move-units";
                }
                _ => {}
            }
            args.set("to", tell.place(&self.to, "to", step.who));
            "op-move-units"
        })
    }

    takes!(from, to);

    fn avail(&self, reach: &Reach, side: Side, from: At) -> u8 {
        reach.units(side, from).min(reach.may_leave(side, from, self.free))
    }

    fn room(&self, reach: &Reach, side: Side, from: At, _: Option<Structure>, to: At) -> bool {
        reach.may_come(side, from, to)
    }

    fn apply(&self, work: Work, cx: &mut Cx, _: &Ctx) -> Applied {
        (work.bring(cx), None)
    }
}

/// Only what leaves an Objective can go to another.
fn target(cx: Context<'_>, node: Node<'_>, from: Option<Place>) -> Option<Place> {
    let to = place(bound(cx), node, Places::UNITS)?;
    if matches!(from, Some(Place::Objectives(_))) { Some(to) } else { not_other(node, to) }
}
