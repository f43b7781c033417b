//! Reads operations, missions and objectives.

use super::effects::{abilities, list};
use super::read::{Node, Table, by_type, three};
use super::scope::{Cx, Ground, Owner, World};
use super::select::location;
use super::tiles::{Face, layout};
use super::*;

pub fn operations(t: &mut Table<'_>) -> Option<Vec<OperationCard>> {
    t.each("operation", |_, t| {
        let meta = t.meta(&["note"]);
        let place = t.req("place", Node::string);
        Some(OperationCard { meta: meta?, place: place? })
    })
}

/// The boards come first: what cards say about places can be checked only against them. Without faces there are none, and
/// nothing is said about places: the faces are the problem then.
pub fn grounds(root: &Table<'_>, faces: Option<&[Face]>) -> Vec<Ground> {
    let missions = root.keys().find(|(key, _)| *key == "mission").and_then(|(_, node)| node.items());
    let ground = |node: Node<'_>| {
        let mut t = node.table()?;
        let board = t.req("layout", |n| layout(n, faces?));
        let exit = t.keys().any(|(key, node)| key == "exit" && node.peek_str() != Some(""));
        let objectives = t.keys().find(|(key, _)| *key == "objectives").and_then(|(_, node)| node.items());
        let objectives = objectives.into_iter().flatten().filter_map(Node::peek_str).map(str::to_owned).collect();
        Some(Ground { board, exit, boss: t.has("boss_mark"), objectives })
    };
    missions.into_iter().flatten().map(|node| ground(node).unwrap_or_default()).collect()
}

pub fn missions(world: &World, t: &mut Table<'_>) -> Option<Vec<MissionCard>> {
    t.each("mission", |n, t| mission(world, Mission(n as u8), t))
}

fn mission(world: &World, id: Mission, t: &mut Table<'_>) -> Option<MissionCard> {
    let names = &world.names;
    let cx = Cx::new(world, Owner::Mission).of_mission(id);
    // Read with the grounds; there a bad layout was reported.
    t.pass_over(&["layout"]);
    let board = world.grounds.get(id.index()).and_then(|ground| ground.board.as_ref());
    let at = |n: Node<'_>| location(n, board?);
    let meta = t.meta(&["briefing", "special", "layout_note", "note"]);
    let operation = t.req("operation", |n| n.index(&names.operations));
    let act = t.req("act", |n| n.int(1..=3));
    let entry = t.req("entry", at);
    let exit = t.req("exit", |n| if n.str()?.is_empty() { Some(None) } else { at(n).map(Some) });
    let required_roles = t.req("required_roles", |n| n.all(Node::word));
    let spawn_pool = t.req("spawn_pool", |n| n.all(|n| figures(world, n)));
    let reserve = t.req("reserve", |n| n.all(|n| figures(world, n)));
    let objectives = t.req("objectives", |n| n.all(|n| n.index(&names.objectives).map(|n| Objective(n as u8))));
    let discoveries = t.req("discoveries", |n| n.all(|n| n.index(&names.recon).map(|n| Recon(n as u8))));
    let events = t.req("events", Node::small);
    let twists = t.req("twists", |n| n.index(&names.families)).map(|n| Family(n as u8));
    let boss = t.opt("boss", |n| n.index(&names.monsters).map(|n| Monster(n as u8)));
    let boss_mark = t.opt("boss_mark", at);
    let entitlement = t.sub("entitlement", |t| {
        let (focus, upgrades) = (t.req("focus", Node::small), t.req("upgrades", Node::small));
        Some((focus?, upgrades?))
    });
    let kind = |n: Node<'_>| super::select::token(cx, n);
    let carry = t.or("carry", Vec::new(), |n| n.all(kind));
    let token_names = t.or("token_names", Vec::new(), |n| {
        n.table()?
            .keys()
            .map(|(key, node)| match names.tokens.iter().position(|t| t == key) {
                Some(kind) => Some((TokenKind(kind as u8), node.string()?)),
                None => node.unknown(key, names.tokens.iter().map(String::as_str)),
            })
            .collect()
    });
    let rules = t.or("rules", Vec::new(), |n| abilities(cx, n));
    let (focus, upgrades) = entitlement?;
    Some(MissionCard {
        meta: meta?,
        operation: operation?,
        act: act? as u8,
        board: board?.clone(),
        entry: entry?,
        exit: exit?,
        required_roles: required_roles?,
        spawn_pool: spawn_pool?,
        reserve: reserve?,
        objectives: objectives?,
        discoveries: discoveries?,
        events: events?,
        twists: twists?,
        boss: boss?,
        boss_mark: boss_mark?,
        focus,
        upgrades,
        carry: carry?,
        token_names: token_names?,
        rules: rules?,
    })
}

fn figures(world: &World, node: Node<'_>) -> Option<(Monster, [u8; 3])> {
    let mut t = node.table()?;
    let monster = t.req("monster", |n| n.index(&world.names.monsters)).map(|n| Monster(n as u8));
    let by_heroes = t.sub("by_heroes", |t| three(t, ["2", "3", "4"]));
    t.finish();
    Some((monster?, by_heroes?))
}

pub fn objectives(world: &World, t: &mut Table<'_>) -> Option<Vec<ObjectiveCard>> {
    t.each("objective", |n, t| {
        let meta = t.meta(&["text", "note"]);
        let mission = t.req("mission", |n| n.index(&world.names.missions)).map(|n| Mission(n as u8));
        let cx = Cx { mission, objective: Some(Objective(n as u8)), ..Cx::new(world, Owner::Objective) };
        let need = t.req("need", |n| n.int(1..=99)).map(|n| n as u8);
        let coin = t.req("coin", Node::bool);
        let thing = t.opt("thing", |n| {
            let mut t = n.table()?;
            let token = t.req("token", |n| super::select::token(cx, n));
            let health = t.req("health", Node::small);
            let resist = by_type(&mut t, "resist");
            // The attacker, the thing and its location are known, as in an attack.
            let cx = Cx { sets: &["actor", "target", "there"], ..cx };
            let destroyed = t.req("destroyed", |n| list(cx, n));
            t.finish();
            Some(Thing { token: token?, health: health?, resist: resist?, destroyed: destroyed? })
        });
        let abilities = t.or("abilities", Vec::new(), |n| abilities(cx, n));
        let complete = t.opt("complete", |n| list(cx, n));
        Some(ObjectiveCard {
            meta: meta?,
            mission: mission?,
            need: need?,
            coin: coin?,
            thing: thing?,
            abilities: abilities?,
            complete: complete?,
        })
    })
}
