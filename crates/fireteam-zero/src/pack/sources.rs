//! Cross-checks of missions: the ground, the figures, and whether each objective has sources enough.

use super::check::Check;
use super::*;
use crate::effect::words::{self, Ambush, Each, Intel, Lasting, Spawn, Token};

pub fn missions(check: &Check<'_>) {
    let pack = check.pack;
    for (n, operation) in pack.operations.iter().enumerate() {
        let mut acts: Vec<u8> = pack.missions.iter().filter(|m| m.operation == n).map(|m| m.act).collect();
        acts.sort_unstable();
        if acts != [1, 2, 3] {
            check.of(&operation.meta, "an operation has three missions: acts 1, 2 and 3");
        }
    }
    for (n, mission) in (0u8..).zip(&pack.missions) {
        ground(check, mission);
        figures(check, mission);
        cards(check, Mission(n), mission);
        tokens(check, mission);
        effects(check, Mission(n), mission);
    }
    for objective in &pack.objectives {
        sources(check, objective);
    }
}

fn ground(check: &Check<'_>, mission: &MissionCard) {
    let board = &mission.board;
    let named = |place: Place| board.places[place.index()].id.as_str();
    let impassable = board.of_terrain(Terrain::Impassable);
    if board.spawns.len() != SPAWNS {
        check.of(&mission.meta, format!("a board has {SPAWNS} spawn points, not {}", board.spawns.len()));
    }
    if board.spawns.contains(&mission.entry) {
        check.of(&mission.meta, format!("the entry {:?} is a spawn point", named(mission.entry)));
    }
    for place in [Some(mission.entry), mission.exit].into_iter().flatten() {
        if impassable.has(place) {
            check.of(&mission.meta, format!("entry or exit {:?} is impassable", named(place)));
        }
    }
    for place in (0..board.places.len() as u8).map(Place) {
        if board.walking[mission.entry.index()][place.index()] == FAR && !impassable.has(place) {
            check.of(&mission.meta, format!("nobody can walk from the entry to {:?}", named(place)));
        }
    }
}

/// FZ EC-47: more figures than the box holds.
fn figures(check: &Check<'_>, mission: &MissionCard) {
    let pack = check.pack;
    let listed = || mission.spawn_pool.iter().chain(&mission.reserve);
    for (n, monster) in (0u8..).zip(&pack.monsters) {
        let owned = pack.families[monster.family.index()].figures[monster.rank as usize];
        for heroes in 0..3 {
            let asked: u32 = listed().filter(|(m, _)| *m == Monster(n)).map(|(_, by)| u32::from(by[heroes])).sum();
            if asked > owned.into() {
                let message =
                    format!("{} heroes meet {asked} {:?}, but there are {owned} (EC-47)", heroes + 2, monster.meta.id);
                check.of(&mission.meta, message);
            }
        }
    }
    for heroes in 0..3 {
        let all: u32 = listed().map(|(_, by)| u32::from(by[heroes])).sum();
        if all as usize > MONSTERS - usize::from(mission.boss.is_some()) {
            check.of(&mission.meta, format!("{all} figures are too many for one mission"));
        }
        if mission.spawn_pool.iter().all(|(_, by)| by[heroes] == 0) {
            check.of(&mission.meta, format!("the spawn pool of {} heroes is empty", heroes + 2));
        }
    }
    if listed().any(|(m, _)| pack.monster(*m).rank == Rank::Boss) {
        check.of(&mission.meta, "a boss waits in no pool");
    }
}

fn cards(check: &Check<'_>, id: Mission, mission: &MissionCard) {
    let pack = check.pack;
    let size = mission.discoveries.len() + usize::from(mission.events);
    if size != usize::from(pack.constants.recon_deck_size) {
        let size_text = format!("{} discoveries and {} events are no deck", mission.discoveries.len(), mission.events);
        check.of(&mission.meta, format!("{size_text} of {}", pack.constants.recon_deck_size));
    }
    for difficulty in &pack.difficulties {
        let kept =
            |c: &&ReconCard| matches!(&c.kind, ReconKind::Event { tag, .. } if *tag != difficulty.remove_event_tag);
        if pack.recon.iter().filter(kept).count() < usize::from(mission.events) {
            check.of(&mission.meta, format!("too few events are left at the difficulty {:?}", difficulty.meta.id));
        }
    }
    for (n, card) in (0u8..).zip(&pack.recon) {
        let own = matches!(card.kind, ReconKind::Discovery { mission, .. } if mission == id);
        match (own, mission.discoveries.iter().filter(|d| **d == Recon(n)).count()) {
            (true, 1) | (false, 0) => {}
            (true, 0) => {
                check.of(&card.meta, format!("the mission {:?} does not list this discovery", mission.meta.id))
            }
            (true, _) => check.of(&mission.meta, format!("the discovery {:?} is listed twice", card.meta.id)),
            (false, _) => check.of(&mission.meta, format!("{:?} is no discovery of this mission", card.meta.id)),
        }
    }
    for (n, card) in (0u8..).zip(&pack.objectives) {
        match (card.mission == id, mission.objectives.iter().filter(|o| **o == Objective(n)).count()) {
            (true, 1) | (false, 0) => {}
            (true, 0) => {
                check.of(&card.meta, format!("the mission {:?} does not list this objective", mission.meta.id))
            }
            (true, _) => check.of(&mission.meta, format!("the objective {:?} is listed twice", card.meta.id)),
            (false, _) => check.of(&mission.meta, format!("{:?} is no objective of this mission", card.meta.id)),
        }
    }
    if mission.focus > 6 || mission.upgrades > 4 {
        check.of(&mission.meta, "more focus cards or upgrade sets than a role has");
    }
}

/// Set-up must find the tokens it lays down.
fn tokens(check: &Check<'_>, mission: &MissionCard) {
    let pack = check.pack;
    let setup = mission.rules.iter().map(|id| pack.ability(*id)).filter(|a| a.when == Window::Setup);
    let mut laid = vec![0i32; pack.tokens.len()];
    for effect in setup.flat_map(|a| pack.list(a.effects)) {
        if let Effect::Token(Token { kind, what: TokenDo::Place, n: Amount { base: Base::Number(n), .. }, .. }) = effect
        {
            laid[kind.index()] += i32::from(*n);
        }
    }
    for (token, laid) in pack.tokens.iter().zip(laid) {
        if laid > token.count.into() {
            check.of(
                &mission.meta,
                format!("{laid} {:?} tokens are laid down, but there are {}", token.meta.id, token.count),
            );
        }
    }
}

/// All effects of a mission's own cards: is there a boss to come, and are the monsters named at hand?
fn effects(check: &Check<'_>, id: Mission, mission: &MissionCard) {
    let pack = check.pack;
    let mut all = Vec::new();
    for ability in own_abilities(pack, id, mission) {
        gather(pack, pack.ability(ability).effects, &mut all);
    }
    for list in own_lists(pack, id) {
        gather(pack, list, &mut all);
    }
    let comes = all.iter().any(|e| matches!(e, Effect::Boss(_)));
    match (mission.boss, mission.boss_mark) {
        (Some(boss), Some(_)) => {
            if pack.monster(boss).rank != Rank::Boss {
                check.of(&mission.meta, format!("{:?} is no boss", pack.monster(boss).meta.id));
            }
            if !comes {
                check.of(&mission.meta, "no effect \"boss\" brings the boss into play");
            }
        }
        (Some(_), None) => check.of(&mission.meta, "the boss has no boss_mark"),
        (None, Some(_)) => check.of(&mission.meta, "there is a boss_mark but no boss"),
        (None, None) if comes => check.of(&mission.meta, "an effect \"boss\" has no boss to bring"),
        (None, None) => {}
    }
    for effect in &all {
        if let Effect::Spawn(Spawn { what, .. })
        | Effect::Ambush(Ambush { what, .. })
        | Effect::Pool(words::Pool { what, .. }) = effect
        {
            let fits = |m: Monster| match what {
                What::Kind(kind) => *kind == m,
                What::Rank(rank) => pack.monster(m).rank == *rank,
            };
            if !mission.spawn_pool.iter().chain(&mission.reserve).any(|(m, _)| fits(*m)) {
                let what = match what {
                    What::Kind(kind) => pack.monster(*kind).meta.id.as_str(),
                    What::Rank(rank) => rank.word(),
                };
                check.of(&mission.meta, format!("a card needs a {what:?}, but none is in pool or reserve"));
            }
        }
    }
}

fn own_abilities(pack: &Pack, id: Mission, mission: &MissionCard) -> Vec<AbilityId> {
    let of_objectives = pack.objectives.iter().filter(|o| o.mission == id).flat_map(|o| &o.abilities);
    mission.rules.iter().chain(of_objectives).copied().collect()
}

fn own_lists(pack: &Pack, id: Mission) -> Vec<List> {
    let own = pack.objectives.iter().filter(|o| o.mission == id);
    let of_objectives = own.flat_map(|o| o.complete.into_iter().chain(o.thing.as_ref().map(|t| t.destroyed)));
    let of_cards = pack.recon.iter().filter_map(|c| match c.kind {
        ReconKind::Discovery { mission, effects, .. } if mission == id => Some(effects),
        _ => None,
    });
    of_objectives.chain(of_cards).collect()
}

/// The effects of a list and of all lists inside it.
fn gather<'p>(pack: &'p Pack, list: List, all: &mut Vec<&'p Effect>) {
    for effect in pack.list(list) {
        all.push(effect);
        effect.word().inner(pack, &mut |list| gather(pack, list, all));
    }
}

/// More than any objective needs: a source that does not run dry.
const ENDLESS: u32 = 1000;

/// The tokens an objective can get, as far as they can be counted, must be enough.
fn sources(check: &Check<'_>, card: &ObjectiveCard) {
    let pack = check.pack;
    let Some(number) = pack.objectives.iter().position(|o| std::ptr::eq(o, card)) else { return };
    let goal = Objective(number as u8);
    let mission = pack.mission(card.mission);
    let mut total: u32 = own_abilities(pack, card.mission, mission).iter().map(|id| by_ability(pack, *id, goal)).sum();
    for other in pack.objectives.iter().filter(|o| o.mission == card.mission) {
        total += other.complete.map_or(0, |list| by_list(pack, list, goal));
        if let Some(thing) = &other.thing {
            total += by_list(pack, thing.destroyed, goal) * u32::from(pack.tokens[thing.token.index()].count);
        }
    }
    for card in &mission.discoveries {
        if let ReconKind::Discovery { effects, .. } = pack.recon[card.index()].kind {
            total += by_list(pack, effects, goal);
        }
    }
    if total < card.need.into() {
        check.of(&card.meta, format!("{} intel tokens are needed, but only {total} can be had", card.need));
    }
}

fn by_ability(pack: &Pack, id: AbilityId, goal: Objective) -> u32 {
    let ability = pack.ability(id);
    match (by_list(pack, ability.effects, goal), ability.limit) {
        (once, Some((times, Per::Mission))) => once.saturating_mul(times.into()).min(ENDLESS),
        (0, _) => 0,
        _ => ENDLESS,
    }
}

fn by_list(pack: &Pack, list: List, goal: Objective) -> u32 {
    let by_effect = |effect: &Effect| match effect {
        Effect::Intel(Intel { on, n }) if *on == goal => match n.base {
            Base::Number(n) => n.max(0) as u32,
            _ => ENDLESS,
        },
        Effect::Lasting(Lasting { ability, times: Some(times), .. }) => {
            by_list(pack, pack.ability(*ability).effects, goal) * u32::from(*times)
        }
        Effect::Lasting(Lasting { ability, .. }) => by_ability(pack, *ability, goal),
        Effect::Each(Each { body, .. }) if by_list(pack, *body, goal) > 0 => ENDLESS,
        other => {
            let mut best = 0;
            other.word().inner(pack, &mut |list| best = best.max(by_list(pack, list, goal)));
            best
        }
    };
    pack.list(list).iter().map(by_effect).sum::<u32>().min(ENDLESS)
}
