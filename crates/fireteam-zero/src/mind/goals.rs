//! What the open objectives need, found in the content: finds still in the recon deck, tokens to reach, things to break,
//! places to carry something to. For players that look ahead; no rule reads it.

use crate::{pack::*, terms::*, world::*};

/// Where the group has to go, and what it has to bring there.
#[derive(Default)]
pub(crate) struct Goals {
    /// Places worth standing in, for the nearest hero.
    pub visit: Places,
    /// Where a carried token is to be brought.
    pub deliver: Places,
    /// Kinds of tokens that are to be moved to a place.
    pub haul: Vec<(TokenKind, Place)>,
    /// All objectives are done: everybody to the exit.
    pub exit: Option<Place>,
    /// A find is still missing.
    pub search: bool,
    /// Something counts kills.
    pub hunt: bool,
    /// Only kills with at most this much damage to spare count.
    pub exact: Option<u8>,
    /// Where kills count that count nowhere else.
    pub lure: Places,
    /// Places that count while a hero stands in each of them, all at once, when the round ends.
    pub posts: Places,
}

pub(crate) fn goals(world: &World, pack: &Pack) -> Goals {
    let mission = pack.mission(world.mission());
    let mut goals = Goals::default();
    let open = |nth: &usize| !world.is_complete(*nth);
    if (0..mission.objectives.len()).all(|nth| !open(&nth)) {
        goals.exit = mission.exit;
        return goals;
    }
    let is_open = |objective: Objective| world.objective_nth(pack, objective).as_ref().is_some_and(open);
    // Which cards are left in the deck is known to everybody; only their order is not.
    goals.search = world.recon_deck().iter().any(|card| match &pack.recon[card.index()].kind {
        ReconKind::Discovery { objective, .. } => is_open(*objective),
        _ => false,
    });
    if goals.search {
        goals.visit = world.spawns().iter().filter(|s| s.side == SpawnSide::Up).map(|s| s.place).collect();
    }
    for (thing, place) in world.things(pack) {
        let wanted = world.thing_kind(thing).and_then(|kind| world.thing_card(pack, kind));
        if wanted.is_some_and(|(objective, _)| is_open(objective)) {
            goals.visit = goals.visit.with(place);
        }
    }
    for (nth, id) in mission.objectives.iter().enumerate() {
        if open(&nth) {
            for ability in &pack.objective(*id).abilities {
                wanted(world, pack, pack.ability(*ability), &mut goals);
            }
        }
    }
    for (_, lasting) in world.lasting() {
        if let Standing::Ability(id) = lasting.what {
            wanted(world, pack, pack.ability(id), &mut goals);
        }
    }
    goals
}

/// What an ability of an objective waits for.
fn wanted(world: &World, pack: &Pack, ability: &Ability, goals: &mut Goals) {
    match ability.when {
        Window::HeroEnters => {
            let place = ability.place();
            for cond in &ability.ifs {
                if let (Cond::TokensOn { kind, .. }, Some(place)) = (cond, place) {
                    goals.deliver = goals.deliver.with(place);
                    // A hero who carries nothing fetches what lies there.
                    for (_, token) in world.tokens().filter(|(_, t)| t.kind == *kind) {
                        if let TokenOn::Board(at) = token.on {
                            goals.visit = goals.visit.with(at);
                        }
                    }
                }
            }
            if let (Some(place), true) = (place, goals.deliver.is_empty()) {
                goals.visit = goals.visit.with(place);
            }
        }
        Window::TurnAction => {
            let kind = ability.ifs.iter().find_map(|cond| match cond {
                Cond::TokensAt { kind, .. } => Some(*kind),
                Cond::CountPlaces { select, .. } => match select.has {
                    Some(Feature::Token(kind)) => Some(kind),
                    _ => None,
                },
                _ => None,
            });
            let ready = ability.ifs.iter().all(|cond| match cond {
                Cond::Intel { objective, bounds } => world
                    .objective_nth(pack, *objective)
                    .is_some_and(|nth| bounds.min.is_none_or(|min| i32::from(world.intel(nth)) >= i32::from(min))),
                _ => true,
            });
            for (_, token) in world.tokens().filter(|(_, t)| ready && Some(t.kind) == kind) {
                if let TokenOn::Board(at) = token.on {
                    goals.visit = goals.visit.with(at);
                }
            }
            for cond in &ability.ifs {
                if let (Cond::At { place: Where::At(place), .. }, true) = (cond, ready) {
                    goals.visit = goals.visit.with(*place);
                }
            }
            goals.haul.extend(ability.hauls(pack));
        }
        Window::RoundEnd => {
            goals.posts = goals.posts.or(ability.posts());
            for kind in ability.stands(pack) {
                goals.visit = goals.visit.or(lying(world, kind));
            }
        }
        Window::MonsterKilled if ability.lure().is_some() => {
            let places = ability.lure().map_or(Places::NONE, |kind| lying(world, kind));
            goals.lure = goals.lure.or(places);
            goals.visit = goals.visit.or(places);
        }
        Window::AttackResolved | Window::MonsterKilled | Window::BossWounded => {
            goals.hunt = true;
            goals.exact = ability.most_to_spare();
        }
        _ => {}
    }
}

/// Where tokens of the kind lie.
fn lying(world: &World, kind: TokenKind) -> Places {
    let place = |token: Token| match token.on {
        TokenOn::Board(at) if token.kind == kind => Some(at),
        _ => None,
    };
    world.tokens().filter_map(|(_, token)| place(token)).collect()
}
