//! Worlds that are only imagined, for answers before a choice: copies with something on them that has not happened. No rule
//! calls it.

use super::*;

impl World {
    /// As if Units of a side had come from the Reserve into a Region and met Units of another side there.
    #[must_use]
    pub(crate) fn as_if_attacked(&self, region: Region, side: Side, units: u8, foe: Side, foes: u8) -> World {
        let mut world = *self;
        let number = world.free_battle_number();
        let state = &mut world.regions[region.index()];
        state.units = [0; SIDES];
        state.units[side.index()] = units;
        state.units[foe.index()] = foes;
        state.battle = Some(BattleToken { number, attacker: side });
        let (laid, laid_at) = (&mut world.laid, &mut world.laid_at);
        laid.retain(|token| token.at != region);
        laid_at.iter_mut().for_each(|at| *at = at.without(region));
        world.marches.clear();
        world.builds.clear();
        world.arrivals.clear();
        world.battle = None;
        world.phase = Phase::Battles;
        world
    }

    /// As if it were time for Scoring, enabled by this side or by the Final Scoring event.
    #[must_use]
    pub(crate) fn as_if_scored(&self, by: Option<Side>) -> World {
        let scoring = by.map_or(Scoring::Final, Scoring::By);
        World { scoring, battle: None, phase: Phase::Scoring, ..*self }
    }
}
