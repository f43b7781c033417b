//! `protect_units`: Units cannot be killed or captured in this battle.

use super::prelude::*;

effect_word! {
    /// for the rest of the battle those Units cannot be killed or captured by the Objectives or by effects; marked now;
    /// they keep it if moved
    ProtectUnits = "protect_units" {
        at: Place => |cx, node| not_other(node, place(cx, node, Places::OBJECTIVES)?),
        /// list of `kill`, `capture`
        from: Protection => |_, node| protection(node),
    }
    group: "Battle", impossible: "partial",
    who: FIGHTERS, by: OWNED, count: true, battle: true, order: false, units: true, asks_from: Asks::Protect,
    example: r#"{ do = "protect_units", count = 2, at = "obj:any", from = ["kill", "capture"] }"#,
}

impl EffectWord for ProtectUnits {
    fn tell(&self, tell: &Teller<'_>, _: &Scene, step: &Step, _: &[Step]) -> String {
        tell.unit_op(step, |args| {
            args.set("in", tell.units_in(&self.at, "in", step));
            args.set("all", yes(self.at == Place::Objectives(Spot::All)));
            let from = match (self.from.kill, self.from.capture) {
                (true, true) => "both",
                (true, false) => "kill",
                (false, _) => "capture",
            };
            args.set("from", from);
            "op-protect"
        })
    }

    takes!(at);

    fn avail(&self, reach: &Reach, side: Side, from: At) -> u8 {
        match from {
            At::Region(region) if !reach.on_board(region) => 0,
            _ => reach.units(side, from),
        }
    }

    /// Whoever has the protection already needs it no more.
    fn bars(&self, mark: Mark) -> bool {
        mark.and(self.from.kill, self.from.capture) == mark
    }

    fn apply(&self, work: Work, cx: &mut Cx, _: &Ctx) -> Applied {
        let (At::Objective(at), Some(role)) = (work.from, work.role(cx)) else { return (0, None) };
        ops(cx).protect(role, work.mark, work.n, at, self.from.kill, self.from.capture);
        (work.n, None)
    }
}

/// What Units are protected from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Protection {
    pub kill: bool,
    pub capture: bool,
}

fn protection(node: Node<'_>) -> Option<Protection> {
    let mut from = Protection::default();
    for item in node.items()? {
        match item.str()? {
            "kill" => from.kill = true,
            "capture" => from.capture = true,
            word => return item.unknown(word, ["kill", "capture"]),
        }
    }
    if from == Protection::default() {
        return wrong(node, "the Units are protected from nothing", "legal here: kill, capture");
    }
    Some(from)
}
