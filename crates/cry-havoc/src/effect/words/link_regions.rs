//! `link_regions`: Regions are adjacent to each other.

use super::prelude::*;

effect_word! {
    /// all matching regions are mutually adjacent for Units of `who`: movement, retreat, `move_units` (4.3)
    LinkRegions = "link_regions" { at: Selector => all_of }
    group: "Tempo and lasting rules",
    who: &[Me, Enemy, All, Others, Trogs], by: NOBODY, until: &[Until::Turn, Until::Round, Until::Source],
    impersonal: true, order: false,
    example: r#"{ do = "link_regions", at = { terrain = ["ocean"], pick = "all" }, until = "turn" }"#,
}

impl EffectWord for LinkRegions {
    fn tell(&self, tell: &Teller<'_>, _: &Scene, step: &Step, _: &[Step]) -> String {
        let (at, during) = (tell.region(&self.at, "bare"), tell.during(step));
        tell.say("op-link", &[("who", step.who.word()), ("at", &at), ("during", &during)])
    }

    fn together(&self) -> bool {
        true
    }

    /// One Region alone is linked to nothing.
    fn possible(&self, reach: &Reach, _: Sides) -> bool {
        reach.regions(&self.at).len() > 1
    }

    fn act(&self, doing: &mut Doing, cx: &mut Cx, step: &Step, side: Side, _: Option<Objective>) -> Next {
        let regions = select::regions(cx.world, cx.pack, &self.at, &doing.ctx, None);
        doing.last(cx, Lasts::Link(regions), step, side, step.until.unwrap_or(Until::Round));
        None
    }
}

fn all_of(cx: Context<'_>, node: Node<'_>) -> Option<Selector> {
    let at = selector(cx, node)?;
    if at.pick != pack::Pick::All {
        return wrong(node, "a link holds between all Regions that match", "write pick = \"all\"");
    }
    Some(at)
}
