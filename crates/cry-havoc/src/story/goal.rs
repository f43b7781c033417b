//! How far the game is and what it is about just now; how one stands.

use super::Story;
use crate::{page::Goal, rules::*, terms::*, world::Scoring, world::World};
use kernel::marks::cite;

impl Story<'_> {
    /// The Round, who has enabled Scoring, and what it would give now.
    pub fn goal(&self, world: &World, goal: &Goal, viewer: Option<Seat>) -> Vec<String> {
        let own = |side: Side| viewer.is_some_and(|seat| side == Side::of(seat));
        let m = self.with(world).set("n", goal.round).set("most", goal.most);
        let round = m.label(match goal.round {
            0 => "goal-rounds",
            _ if goal.is_last() => "goal-last-round",
            _ => "goal-round",
        });
        if goal.would.is_empty() {
            return vec![round];
        }
        let scoring = match goal.scoring {
            Scoring::No => self.with(world).label("goal-scoring-no"),
            Scoring::By(side) if own(side) => self.with(world).label("goal-scoring-own"),
            Scoring::By(side) => self.with(world).side("who", side).label("goal-scoring-by"),
            Scoring::Final => {
                // Crystals score for all, Regions for nobody.
                cite(CH_END_03);
                self.with(world).label("goal-scoring-final")
            }
        };
        let part = |(side, vp): &(Side, i16)| {
            let name = self.side_name(world, *side);
            self.with(world).set("who", name).set("n", *vp).part("goal-would-part")
        };
        let rest = goal.would.iter().filter(|(side, _)| !own(*side)).map(part);
        let rest = rest.reduce(|a, b| self.speech.say("comma", &[("a", &*a), ("b", &*b)].into_iter().collect()));
        let m = self.with(world).set("rest", rest.unwrap_or_default());
        let would = match goal.would.first() {
            Some((side, vp)) if own(*side) => m.set("n", *vp).label("goal-would-own"),
            _ => m.label("goal-would"),
        };
        vec![round, scoring, would]
    }

    /// How one stands, which is how the game is lost: most VP win at the end (CH-END-05). Those who only watch are told who leads.
    pub fn standing(&self, world: &World, goal: &Goal, viewer: Option<Seat>) -> Option<String> {
        cite(CH_END_05);
        if goal.would.is_empty() {
            return Some(self.with(world).label("goal-most-win"));
        }
        let own = viewer.map(Side::of).and_then(|own| goal.ranks.iter().find(|(side, _)| *side == own));
        let Some((me, vp)) = own else {
            let (side, vp) = goal.ranks.first()?;
            let tied = goal.ranks.get(1).is_some_and(|(_, next)| next == vp);
            let m = self.with(world).side("who", *side).set("n", *vp);
            return Some(m.label(if tied { "goal-nobody-leads" } else { "goal-leads" }));
        };
        let (best, most) = goal.ranks.iter().find(|(side, _)| side != me)?;
        let m = self.with(world).side("who", *best);
        Some(match vp.cmp(most) {
            std::cmp::Ordering::Greater => m.set("n", vp - most).label("goal-you-lead"),
            std::cmp::Ordering::Equal => m.set("n", *vp).label("goal-you-tie"),
            std::cmp::Ordering::Less => m.set("n", most - vp).label("goal-you-trail"),
        })
    }
}
