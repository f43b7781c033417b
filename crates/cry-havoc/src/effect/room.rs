//! Where things may go, no matter what a text says: HQs, Battle Regions, forbidden entries.

use super::things::Reach;
use crate::{event::At, pack::*, rules::*, terms::*, world::Phase};
use kernel::marks::cite;

impl Reach<'_> {
    /// How many things could go to a place. `which`: the Structure, where it matters.
    pub fn room(&self, side: Side, from: At, which: Option<Structure>, to: At) -> u8 {
        let fits = self.step.what.word().room(self, side, from, which, to);
        if fits { u8::MAX } else { 0 }
    }

    /// Whether Units may go to another place.
    pub fn may_come(&self, side: Side, from: At, to: At) -> bool {
        match to {
            At::Region(region) => to != from && self.may_enter(side, from, region),
            At::Objective(_) => to != from && self.may_join(side, from),
            _ => false,
        }
    }

    /// Whether a token may lie in a place.
    pub fn token_fits(&self, token: TokenWord, from: At, to: At) -> bool {
        match (token, to) {
            (TokenWord::Named(token), At::Region(region)) => {
                cite(MR_02);
                !self.world.named(region).has(token)
            }
            (_, At::Region(_)) => to != from,
            _ => false,
        }
    }

    /// The bans that hold no matter what a selector says: no foreign HQ, no battle of others, in phase 4 no new enemies.
    fn may_enter(&self, side: Side, from: At, region: Region) -> bool {
        let world = self.world;
        let own_battle = world.battle().filter(|battle| battle.region == region && world.is_battle(region));
        if let Some(battle) = own_battle {
            let joins = battle.role(side).is_some() && !matches!(from, At::Objective(_));
            return joins && !world.entry_forbidden(self.pack, region, side);
        }
        let foreign = world.hq_owner(region).is_some_and(|owner| owner != side);
        // A player who does not fight in a Battle Region never gets into it.
        let closed = world.is_battle(region) && !world.fights_in(region, side);
        let late = world.phase() == Phase::Battles && (world.foes(region, side) > 0 || world.is_battle(region));
        cite(CH_CLR_02);
        !foreign && !closed && !late && !world.entry_forbidden(self.pack, region, side)
    }

    /// Whether Units may be put on an Objective, or go from one to another.
    fn may_join(&self, side: Side, from: At) -> bool {
        let Some(battle) = self.world.battle() else { return false };
        if battle.role(side).is_none() {
            return false;
        }
        match from {
            At::Objective(_) => !battle.role(self.ctx.me).is_some_and(|role| battle.is_banned(role, Ban::Shift)),
            _ => !self.world.entry_forbidden(self.pack, battle.region, side),
        }
    }
}
