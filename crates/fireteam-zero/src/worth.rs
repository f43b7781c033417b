//! How good a table is for the heroes, in points: for players that look ahead. No rule reads it.
//!
//! A card in hand is worth about 100. What the open objectives need is found in the content, not written here: finds still in
//! the recon deck, tokens to reach, things to break, places to carry something to.

use crate::{pack::*, terms::*, world::*};

/// Where the group has to go, and what it has to bring there.
#[derive(Default)]
struct Goals {
    /// Places worth standing in, for whoever is nearest.
    visit: Places,
    /// Where a carried token is awaited.
    deliver: Places,
    /// Kinds of tokens that are to be moved to a place.
    haul: Vec<(TokenKind, Place)>,
    /// All objectives are done: everybody to the exit.
    exit: Option<Place>,
    /// A find is still missing.
    search: bool,
    /// Something counts kills.
    hunt: bool,
}

/// What the heroes want; more is better.
pub fn worth(world: &World, pack: &Pack) -> i32 {
    match world.outcome() {
        Some(Outcome::Won) => return 1_000_000,
        Some(Outcome::Lost) => return -1_000_000,
        None => {}
    }
    let goals = goals(world, pack);
    progress(world, pack, &goals) + company(world, pack, &goals) + danger(world, pack) + journey(world, pack, &goals)
}

/// Hands are life: the first cards count most.
const HAND: [i32; 10] = [0, 130, 245, 335, 415, 480, 530, 565, 595, 615];

/// Intel, objectives, searches; coin, threat and hands.
fn progress(world: &World, pack: &Pack, goals: &Goals) -> i32 {
    let mission = pack.mission(world.mission());
    let mut sum = 0;
    for (nth, id) in mission.objectives.iter().enumerate() {
        let need = pack.objective(*id).need;
        sum += 4000 * i32::from(world.intel(nth).min(need)) + 1500 * i32::from(world.is_complete(nth));
    }
    if goals.search {
        sum += 3000 * world.spawns().iter().filter(|s| s.side == SpawnSide::Down).count() as i32;
    }
    sum -= 2200 * i32::from(world.coin() == CoinSide::Tails);
    sum -= 50 * i32::from(world.threat()) + 150 * i32::from(world.twists_drawn());
    for seat in 0..world.seats() {
        sum += HAND[world.hand_len(seat).min(HAND.len() - 1)];
        sum -= 540 * i32::from(world.is_down(seat)) + 500 * i32::from(world.is_pinned(seat));
        sum += 120 * world.items(seat).len() as i32;
    }
    for figure in world.on_board().iter() {
        sum -= match world.rank_of(pack, figure) {
            Some(Rank::Minion) | None => 56,
            Some(Rank::Elite) => 260,
            Some(Rank::Boss) => 700 * i32::from(world.monster(figure).map_or(0, |m| m.power)),
        };
    }
    sum
}

/// Heroes near one another, specialists guarded.
fn company(world: &World, pack: &Pack, _: &Goals) -> i32 {
    let mut sum = 0;
    for a in 0..world.seats() {
        for b in 0..a {
            let gap = i32::from(world.distance(pack, world.hero_at(a), world.hero_at(b)).min(9));
            sum -= 6 * gap + 6 * (gap - 1).max(0);
        }
    }
    for which in 0..2 {
        sum -= 900 * i32::from(world.active_at(world.specialist_at(which)).is_empty());
    }
    sum
}

/// What the monsters will probably do to each hero in the next threat phase, against the cards it holds.
fn danger(world: &World, pack: &Pack) -> i32 {
    let board = world.board(pack);
    // In tenths of a card.
    let mut expected = [0i32; HEROES];
    for figure in world.on_board().iter() {
        let Some((monster, at)) = world.monster(figure).and_then(|m| Some((m, m.at?))) else { continue };
        if world.phase() == Phase::Threat && monster.activated {
            continue;
        }
        let card = pack.monster(monster.kind);
        let near = (0..world.seats())
            .filter(|s| world.is_active(*s))
            .min_by_key(|s| board.walking[at.index()][world.hero_at(*s).index()]);
        let Some(seat) = near else { continue };
        let far = board.walking[at.index()][world.hero_at(seat).index()];
        let reach = card.speed + card.attack.range;
        let chance = if far <= reach {
            7
        } else if far <= reach + 1 + card.speed {
            3
        } else {
            0
        };
        expected[seat] += i32::from(card.attack.strength) * chance;
    }
    let price = if world.coin() == CoinSide::Tails { 14_000 } else { 3_000 };
    let mut sum = 0;
    for (seat, expected) in expected.into_iter().enumerate().take(world.seats()) {
        if expected == 0 {
            continue;
        }
        // Three cards of margin are safe enough; a card and a half over the hand is a fall.
        let over = expected - 10 * world.hand_len(seat) as i32;
        sum -= expected * 5 + price * (over + 31).clamp(0, 45) / 45 * (over + 31).clamp(0, 45) / 45;
    }
    sum
}

/// The way still to go.
fn journey(world: &World, pack: &Pack, goals: &Goals) -> i32 {
    let board = world.board(pack);
    let walk = |from: Place, to: Place| i32::from(board.walking[from.index()][to.index()].min(12));
    let nearest = |from: Place, to: Places| to.iter().map(|p| walk(from, p)).min().unwrap_or(0);
    let mut sum = 0;
    for seat in 0..world.seats() {
        let here = world.hero_at(seat);
        if let Some(exit) = goals.exit {
            sum -= 140 * walk(here, exit);
        } else if world.carried(seat).is_some() && !goals.deliver.is_empty() {
            sum -= 60 * nearest(here, goals.deliver);
        } else {
            sum -= 60 * nearest(here, goals.visit);
        }
        if world.is_pinned(seat) {
            let helper = (0..world.seats()).filter(|s| *s != seat && world.is_active(*s));
            sum -= 90 * helper.map(|s| walk(world.hero_at(s), here)).min().unwrap_or(0);
        }
    }
    // Somebody at least should be on the way to each thing that waits.
    for goal in goals.visit.iter().take(16) {
        let unsearched = world.spawn_at(goal).is_some();
        let near = (0..world.seats()).filter(|s| world.is_active(*s)).map(|s| walk(world.hero_at(s), goal)).min();
        sum -= if unsearched { 5 } else { 25 } * near.unwrap_or(12);
    }
    for (kind, place) in &goals.haul {
        let at = world.tokens().find_map(|(_, t)| match t.on {
            TokenOn::Board(at) if t.kind == *kind => Some(at),
            TokenOn::Hero(seat) if t.kind == *kind => Some(world.hero_at(seat as usize)),
            _ => None,
        });
        sum -= at.map_or(0, |at| 130 * walk(at, *place));
    }
    if goals.hunt {
        let prey = world.on_board().iter().filter_map(|f| world.place_of(f)).collect::<Places>();
        let near = (0..world.seats()).filter(|s| world.is_active(*s)).map(|s| nearest(world.hero_at(s), prey)).min();
        sum -= 20 * near.unwrap_or(0);
    }
    sum
}

fn goals(world: &World, pack: &Pack) -> Goals {
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
            let place = ability.ifs.iter().find_map(|cond| match cond {
                Cond::At { place: Where::At(place), .. } => Some(*place),
                _ => None,
            });
            for cond in &ability.ifs {
                if let (Cond::TokensOn { kind, .. }, Some(place)) = (cond, place) {
                    goals.deliver = goals.deliver.with(place);
                    // Whoever carries nothing fetches what waits.
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
            for effect in pack.list(ability.effects) {
                if let Effect::When { ifs, .. } = effect {
                    goals.haul.extend(ifs.iter().filter_map(|cond| match cond {
                        Cond::TokensAt { kind, at: Where::At(place), .. } => Some((*kind, *place)),
                        _ => None,
                    }));
                }
            }
        }
        Window::AttackResolved | Window::MonsterKilled | Window::BossWounded => goals.hunt = true,
        _ => {}
    }
}
