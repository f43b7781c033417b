//! Which Regions and Objectives a text means (docs/effects-cry-havoc.md, section 4).

use super::who;
use crate::{
    pack::*,
    rules::*,
    terms::*,
    world::{Cause, Ctx, World},
};
use kernel::marks::cite;

/// The Region of the Structure or token whose text this is; of other texts, the Region they are used in.
pub fn source(ctx: &Ctx) -> Option<Region> {
    match ctx.cause {
        Cause::Structure(_, region) | Cause::Named(_, region) => Some(region),
        _ => ctx.here,
    }
}

/// All Regions that match. `links_for`: the side whose Units travel, for which links shorten the way.
pub fn regions(world: &World, pack: &Pack, selector: &Selector, ctx: &Ctx, links_for: Option<Side>) -> Regions {
    let mut near = within(world, pack, selector, ctx, links_for);
    // What is a set by itself is worked out once, not Region by Region.
    near = match selector.hq {
        InHq::Also => near,
        InHq::Own => near.but(world.hqs()).or(near.and(world.hq(ctx.me).into_iter().collect())),
        InHq::Never => near.but(world.hqs()),
    };
    if let Some(word) = selector.token {
        near = near.and(world.regions_with(word));
    }
    if let Some(word) = selector.no_token {
        near = near.but(world.regions_with(word));
    }
    near.iter().filter(|region| passes(world, pack, selector, ctx, *region)).collect()
}

/// Regions at the right distance from the anchor.
fn within(world: &World, pack: &Pack, selector: &Selector, ctx: &Ctx, links_for: Option<Side>) -> Regions {
    let one = |region: Option<Region>| region.map_or(Regions::NONE, Regions::one);
    let all = world.all_regions(pack);
    let anchors = match selector.at {
        Anchor::Any => return all,
        Anchor::Here => one(ctx.here),
        Anchor::Source => one(source(ctx)),
        Anchor::Hq => {
            if ctx.me.is_neutral() {
                // They have none.
                cite(CH_NTR_16);
            }
            one(world.hq(ctx.me))
        }
        Anchor::Bound => ctx.bound,
        Anchor::OwnUnits => all.iter().filter(|region| world.units_here(*region, ctx.me) > 0).collect(),
        Anchor::OwnRegions => world.controlled_by(ctx.me),
        Anchor::Caverns => one(world.caverns(pack)),
    };
    let (min, max) = selector.dist;
    // Several Regions bound before: any one of them is the anchor. Several own ones: the nearest is.
    let groups = if selector.at == Anchor::Bound { anchors.len().max(1) } else { 1 };
    let mut found = Regions::NONE;
    for nth in 0..groups as usize {
        let from = if groups == 1 { anchors } else { one(anchors.iter().nth(nth)) };
        found = found.or(ring(world, pack, from, min, max, links_for));
    }
    found
}

/// Regions whose distance to the nearest of these lies between `min` and `max`.
fn ring(world: &World, pack: &Pack, from: Regions, min: u8, max: u8, links_for: Option<Side>) -> Regions {
    let step = |region: Region| match links_for {
        Some(side) => world.adjacent(pack, region, side),
        None => world.board(pack).neighbours[region.index()],
    };
    let (mut reached, mut edge) = (from, from);
    let mut found = if min == 0 { from } else { Regions::NONE };
    for distance in 1..=max {
        edge = edge.iter().fold(Regions::NONE, |next, region| next.or(step(region))).but(reached);
        if edge.is_empty() {
            break;
        }
        reached = reached.or(edge);
        if distance >= min {
            found = found.or(edge);
        }
    }
    found
}

/// What is asked of each Region on its own.
fn passes(world: &World, pack: &Pack, selector: &Selector, ctx: &Ctx, region: Region) -> bool {
    let me = ctx.me;
    let own_hq = world.hq(me) == Some(region);
    let battle = match selector.battle {
        InBattle::Never => !world.is_battle(region),
        InBattle::Only => world.is_battle(region),
        InBattle::Also => true,
    };
    let control = world.control(region);
    let held = selector.control.is_none_or(|holds| match holds {
        Holds::Me => control == Some(me) || own_hq && selector.hq == InHq::Own,
        Holds::Enemy => control.is_some_and(|side| side != me),
        Holds::Nobody => control.is_none(),
        Holds::NotMe => control != Some(me),
    });
    battle
        && held
        && units_pass(world, selector, me, region)
        && selector.terrain.is_none_or(|test| terrain_passes(world, pack, test, ctx, region))
        && selector.structure.is_none_or(|word| has_structure(world, pack, word, me, region))
        && selector.no_structure.is_none_or(|word| !has_structure(world, pack, word, me, region))
        && selector.crystals.is_none_or(|least| world.crystals(region) >= least)
}

/// The tests of Units; those on the Battle board stand in the Region of the battle.
fn units_pass(world: &World, selector: &Selector, me: Side, region: Region) -> bool {
    if selector.occupied.is_none() && selector.own.is_none() && selector.foes.is_none() && selector.foes_max.is_none() {
        return true;
    }
    let own = world.units_here(region, me);
    let foes = world.foes_here(region, me);
    if selector.occupied.is_some() {
        // Units occupy; tokens, Structures and Control alone do not.
        cite(CH_TERM_08);
        cite(CH_TERM_09);
    }
    selector.occupied.is_none_or(|occupied| occupied == (own + foes > 0))
        && selector.own.is_none_or(|least| own >= least)
        && selector.foes.is_none_or(|least| foes >= least)
        && selector.foes_max.is_none_or(|most| foes <= most)
}

fn terrain_passes(world: &World, pack: &Pack, test: TerrainTest, ctx: &Ctx, region: Region) -> bool {
    let terrain = world.board(pack).regions[region.index()].terrain;
    if test.of_card {
        // A card without a Terrain names no Region.
        return terrain.is_some() && terrain == ctx.card.and_then(Card::terrain);
    }
    let bit = terrain.map_or(4, Terrain::index);
    test.mask >> bit & 1 == 1
}

fn has_structure(world: &World, pack: &Pack, word: StructureWord, me: Side, region: Region) -> bool {
    let meant = match word {
        StructureWord::Own => who::structures(world, pack, me),
        StructureWord::Type(structure) => Structures::one(structure),
    };
    !world.structures(region).and(meant).is_empty()
}

/// The Objectives of a mask with one bit each.
pub fn each(mask: u8) -> impl Iterator<Item = Objective> + Clone {
    Objective::ALL.iter().copied().filter(move |objective| mask >> objective.index() & 1 == 1)
}

/// The Objectives that match, one bit each. `side`: whose Units are affected; `from`: where they come from.
pub fn objectives(world: &World, spot: Spot, ctx: &Ctx, side: Option<Side>, from: Option<Objective>) -> u8 {
    let Some(battle) = world.battle() else { return 0 };
    let me = battle.role(ctx.me);
    let on = |role: usize, objective: Objective| battle.on(role, objective);
    let matches = |objective: Objective| match spot {
        Spot::Control => objective == Objective::Control,
        Spot::Capture => objective == Objective::Capture,
        Spot::Attrition => objective == Objective::Attrition,
        Spot::Any | Spot::All => true,
        Spot::Other => from != Some(objective),
        Spot::Bound => ctx.objective == Some(objective),
        // Strength that a text gave is no Unit.
        Spot::Mine => me.is_some_and(|me| on(me, objective) > 0),
        Spot::Ahead => me.is_some_and(|me| on(me, objective) > on(1 - me, objective)),
        Spot::Crowd => side.and_then(|side| battle.role(side)).is_some_and(|role| on(role, objective) >= 2),
        Spot::Empty => me.is_none_or(|me| on(me, objective) == 0),
    };
    cite(CH_CMP_11);
    Objective::ALL.iter().filter(|o| matches(**o)).fold(0, |mask, o| mask | 1 << o.index())
}
