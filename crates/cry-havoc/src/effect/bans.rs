//! Rules that keep a Region out of a choice no matter what a text says: a refusal names them instead of the text.

use crate::{
    choice::Choice,
    effect::words::Kinds,
    pack::{Pack, Step, What},
    rules::*,
    terms::*,
    why::*,
    world::{Retreat, World},
};
use serde::{Deserialize, Serialize};

/// What the Regions of a pick are chosen for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Bans {
    #[default]
    None,
    /// Units of a side go there.
    Enter(Side),
    /// Units of a side come from there.
    Leave(Side),
    /// Crystals go there.
    Crystals,
    /// A Structure goes there.
    Stand(Structure),
    /// The loser of a battle goes there.
    Retreat(Side),
}

impl Bans {
    /// On the Regions that a step takes things from.
    pub fn from(step: &Step, side: Option<Side>) -> Bans {
        match (&step.what, side) {
            (What::MoveUnits(word), Some(side)) if !word.free => Bans::Leave(side),
            _ => Bans::None,
        }
    }

    /// On the Regions that a step puts things to.
    pub fn to(step: &Step, side: Side, which: Option<Structure>) -> Bans {
        match (&step.what, which) {
            (what, _) if what.facts().brings => Bans::Enter(side),
            (What::MoveCrystals(_), _) => Bans::Crystals,
            (what, Some(which)) if what.facts().kinds == Kinds::Structures => Bans::Stand(which),
            _ => Bans::None,
        }
    }

    /// The rule that forbids this choice; none: only the text does.
    pub fn why(self, world: &World, pack: &Pack, choice: Choice) -> Option<Why> {
        let Choice::Region(region) = choice else { return None };
        if !world.all_regions(pack).has(region) {
            return None;
        }
        let foreign = |side: Side| world.hq_owner(region).is_some_and(|owner| owner != side);
        let battle = world.is_battle(region);
        let (rule, reason) = match self {
            Bans::Enter(side) if foreign(side) => (CH_MOVE_04, Reason::EnemyHq),
            Bans::Enter(_) if battle => (CH_MOVE_05, Reason::BattleRegion),
            Bans::Enter(side) if world.entry_forbidden(pack, region, side) => (CH_CLR_01, Reason::EntryForbidden),
            Bans::Leave(side) => return leave(world, region, side),
            Bans::Crystals if world.is_hq(region) => (CH_CLR_03, Reason::NoCrystalsInHq),
            Bans::Stand(_) if world.is_hq(region) => (CH_BLD_06, Reason::NoBuildingInHq),
            Bans::Stand(_) if battle => (CH_BLD_07, Reason::BattleRegion),
            Bans::Stand(which) if world.structures(region).has(which) => (CH_BLD_08, Reason::SameTypeThere),
            Bans::Retreat(side) => return retreat(world, pack, region, side),
            _ => return None,
        };
        no::<(), _>(rule, reason).err()
    }
}

fn leave(world: &World, region: Region, side: Side) -> Option<Why> {
    let units = world.units(region, side);
    let turn = world.turn().is_some_and(|turn| Side::of(turn.seat) == side);
    let (rule, reason) = match world.combatants(region) {
        _ if units == 0 => return None,
        Some((attacker, _)) if attacker == side => (CH_MOVE_12, Reason::AttackerCannotLeave),
        Some((attacker, _)) if units <= world.units(region, attacker).saturating_mul(2) => {
            (CH_BREG_07, Reason::HeldByAttackers)
        }
        None if turn && world.halted(region) >= units => (CH_MOVE_08, Reason::UnitHalted),
        _ => return None,
    };
    no::<(), _>(rule, reason).err()
}

fn retreat(world: &World, pack: &Pack, region: Region, side: Side) -> Option<Why> {
    let battle = world.battle()?;
    let usual = battle.role(side).is_some_and(|role| battle.retreat[role] == Retreat::Usual);
    let near = world.adjacent(pack, battle.region, side);
    let (rule, reason) = match region {
        here if here == battle.region => (CH_RET_02, Reason::NotARetreat),
        there if world.is_battle(there) => (CH_RET_02, Reason::BattleRegion),
        there if usual && !near.has(there) => (CH_RET_02, Reason::NotAdjacent),
        there if usual && world.control(there) != Some(side) => (CH_RET_02, Reason::NotControlled),
        there if world.foes(there, side) > 0 => (CH_RET_11, Reason::NotARetreat),
        there if world.entry_forbidden(pack, there, side) => (CH_CLR_01, Reason::EntryForbidden),
        _ => return None,
    };
    no::<(), _>(rule, reason).err()
}
