//! Reads selectors and locations.

use super::scope::{Cx, Owner};
use super::words::*;
use crate::terms::*;
use content::read::{Node, Table};

/// Reports a problem and gives up.
pub fn wrong<T>(node: Node<'_>, message: impl Into<String>, hint: &str) -> Option<T> {
    node.problem(message, Some(hint.to_owned()));
    None
}

content::reads! { Cx: Selector => selector, TokenWord => token }

/// In the target of a move, `bound` is where each thing comes from.
pub fn bound(cx: Cx<'_>) -> Cx<'_> {
    Cx { bound_region: true, ..cx }
}

/// A change; 0 would change nothing.
pub fn change(_: Cx<'_>, node: Node<'_>) -> Option<i8> {
    match node.signed()? {
        0 => wrong(node, "0 changes nothing", "use a number from -99 to 99"),
        n => Some(n),
    }
}

/// Whether it is the first of two words.
pub fn one_of(node: Node<'_>, yes: &str, no: &str) -> Option<bool> {
    let word = node.str()?;
    if word == yes || word == no { Some(word == yes) } else { node.unknown(word, [yes, no]) }
}

/// Where Units are, or go to.
pub fn units_at(cx: Cx<'_>, node: Node<'_>) -> Option<Place> {
    not_other(node, place(cx, node, Places::UNITS)?)
}

/// `obj:other` is another Objective than the one that Units leave.
pub fn not_other(node: Node<'_>, place: Place) -> Option<Place> {
    if place == Place::Objectives(Spot::Other) {
        let hint = "it is the target of move_units from another Objective";
        return wrong(node, "\"obj:other\" means nothing here", hint);
    }
    Some(place)
}

/// A Region selector of a step.
pub fn selector(cx: Cx<'_>, node: Node<'_>) -> Option<Selector> {
    let mut t = node.table()?;
    let selector = filters(cx, &mut t, true);
    t.finish();
    selector
}

/// A selector that only counts: nothing is picked.
pub fn matches(cx: Cx<'_>, node: Node<'_>) -> Option<Selector> {
    let mut t = node.table()?;
    let selector = filters(cx, &mut t, false);
    t.finish();
    selector
}

/// The fields of a selector, which may be part of a larger table.
pub fn filters(cx: Cx<'_>, t: &mut Table<'_>, picks: bool) -> Option<Selector> {
    let at = t.or("at", Anchor::Any, |n| anchor(cx, n));
    let dist = t.opt("dist", |n| match at {
        Some(Anchor::Any) => wrong(n, "a distance needs something to measure from", "write at"),
        _ => range(n),
    });
    let control = t.opt("control", |n| {
        let holds: Holds = n.word()?;
        if cx.nobody && holds != Holds::Nobody {
            return nobody(n);
        }
        Some(holds)
    });
    let occupied = t.opt("occupied", Node::bool);
    let own = t.opt("own", |n| if cx.nobody { nobody(n) } else { least(n) });
    let foes = t.opt("foes", |n| if cx.nobody { nobody(n) } else { least(n) });
    let foes_max = t.opt("foes_max", |n| if cx.nobody { nobody(n) } else { n.small() });
    let terrain = t.opt("terrain", |n| terrain(cx, n));
    let token_filter = t.opt("token", |n| token(cx, n));
    let no_token = t.opt("no_token", |n| token(cx, n));
    let structure_filter = t.opt("structure", |n| structure(cx, n));
    let no_structure = t.opt("no_structure", |n| structure(cx, n));
    let crystals = t.opt("crystals", least);
    let battle = t.or("battle", InBattle::Never, in_battle);
    let hq = t.or("hq", InHq::Never, in_hq);
    let (pick, each) = if picks { picked(cx, t) } else { (Some(Pick::All), Some(None)) };
    let (foes, foes_max) = (foes?, foes_max?);
    if foes.zip(foes_max).is_some_and(|(least, most)| least > most) {
        t.node.problem("foes is greater than foes_max", Some("no Region can match".into()));
    }
    let (at, dist, battle, hq) = (at?, dist?.unwrap_or((0, 0)), battle?, hq?);
    // Selectors leave out HQs and Battle Regions unless they name them, which is easily forgotten where they mean one.
    if at == Anchor::Hq && dist == (0, 0) && hq == InHq::Never {
        t.node.problem("an HQ does not match by itself", Some("write hq = \"own\"".into()));
    }
    let fought = cx.in_battle() && cx.window != Timing::BattleEnd;
    if at == Anchor::Here && dist == (0, 0) && battle == InBattle::Never && fought {
        t.node.problem("a Battle Region does not match by itself", Some("write battle = true".into()));
    }
    Some(Selector {
        at,
        dist,
        control: control?,
        occupied: occupied?,
        own: own?,
        foes,
        foes_max,
        terrain: terrain?,
        token: token_filter?,
        no_token: no_token?,
        structure: structure_filter?,
        no_structure: no_structure?,
        crystals: crystals?,
        battle,
        hq,
        pick: pick?,
        each: each?,
    })
}

fn nobody<T>(node: Node<'_>) -> Option<T> {
    wrong(node, "an Event belongs to nobody, so that nothing is own or enemy here", "write it in each_player")
}

/// A least number; 0 would not test anything.
fn least(node: Node<'_>) -> Option<u8> {
    node.int(1..=99).map(|n| n as u8)
}

fn anchor(cx: Cx<'_>, node: Node<'_>) -> Option<Anchor> {
    let anchor = node.word()?;
    match anchor {
        Anchor::Here if !cx.has_here() => {
            wrong(node, format!("the window {:?} fixes no Region", cx.window.word()), "use any, source or bound")
        }
        Anchor::Source if !cx.owner.has_source() => {
            wrong(node, "only Structures and named tokens lie in a Region", "use here or any")
        }
        Anchor::Bound if !cx.bound_region => {
            wrong(node, "\"bound\" means nothing here", "a step that chooses a Region must come first")
        }
        Anchor::Hq | Anchor::OwnUnits | Anchor::OwnRegions if cx.nobody => nobody(node),
        _ => Some(anchor),
    }
}

fn range(node: Node<'_>) -> Option<(u8, u8)> {
    let ends = node.all(|n| n.int(0..=REGIONS as i64))?;
    match ends[..] {
        [min, max] if min <= max => Some((min as u8, max as u8)),
        _ => wrong(node, "a distance is a least and a greatest number of steps", "write [1, 2]"),
    }
}

fn terrain(cx: Cx<'_>, node: Node<'_>) -> Option<TerrainTest> {
    let mut test = TerrainTest::default();
    let items = node.items()?;
    for item in &items {
        match item.str()? {
            "none" => test.mask |= 1 << 4,
            "card" => {
                if cx.card != Some(true) {
                    return wrong(
                        *item,
                        "no Terrain card was discarded",
                        "the cost must be discard_cards of kind terrain",
                    );
                }
                test.of_card = true;
            }
            word => match Terrain::from_word(word) {
                Some(terrain) => test.mask |= 1 << terrain.index(),
                None => {
                    return item.unknown(word, Terrain::ALL.iter().map(|t| t.word()).chain(["none", "card"]));
                }
            },
        }
    }
    if items.is_empty() || test.of_card && items.len() > 1 {
        return wrong(
            node,
            "the list of Terrain is empty, or \"card\" does not stand alone",
            "write [\"ocean\"] or [\"card\"]",
        );
    }
    Some(test)
}

/// Words for face-down tokens; no named token may have one of them as its id.
pub const TOKENS: [&str; 4] = ["trog", "nest", "war_party", "exploration"];

pub fn token(cx: Cx<'_>, node: Node<'_>) -> Option<TokenWord> {
    let named = &cx.arena.names.named;
    Some(match node.str()? {
        "trog" => TokenWord::Trog,
        "nest" => TokenWord::Nest,
        "war_party" => TokenWord::WarParty,
        "exploration" => TokenWord::Exploration,
        word => match named.iter().position(|id| id == word) {
            Some(n) => TokenWord::Named(Named(n as u8)),
            None => return node.unknown(word, TOKENS.into_iter().chain(named.iter().map(String::as_str))),
        },
    })
}

fn structure(cx: Cx<'_>, node: Node<'_>) -> Option<StructureWord> {
    let ids = &cx.arena.names.structures;
    match node.str()? {
        "own" if cx.nobody => nobody(node),
        "own" => Some(StructureWord::Own),
        word => match ids.iter().position(|id| id == word) {
            Some(n) => Some(StructureWord::Type(Structure(n as u8))),
            None => node.unknown(word, ["own"].into_iter().chain(ids.iter().map(String::as_str))),
        },
    }
}

fn in_battle(node: Node<'_>) -> Option<InBattle> {
    match node.peek_str() {
        Some("also") => Some(InBattle::Also),
        Some(word) => node.unknown(word, ["also"]),
        None => node.bool().map(|only| if only { InBattle::Only } else { InBattle::Never }),
    }
}

fn in_hq(node: Node<'_>) -> Option<InHq> {
    match node.str()? {
        "own" => Some(InHq::Own),
        "also" => Some(InHq::Also),
        word => node.unknown(word, ["own", "also"]),
    }
}

fn picked(cx: Cx<'_>, t: &mut Table<'_>) -> (Option<Pick>, Option<Option<u8>>) {
    let pick = t.or("pick", Pick::Choose, |n| {
        let pick = n.word()?;
        if pick == Pick::Spread && !cx.spread {
            return wrong(n, "this step has no count that could be spread", "use choose or all");
        }
        Some(pick)
    });
    let each = t.opt("each", |n| match pick {
        Some(Pick::Spread) | None => least(n),
        Some(_) => wrong(n, "each goes with pick = \"spread\" only", "leave it out"),
    });
    if cx.nobody && pick.is_some_and(|pick| pick != Pick::All) {
        t.node.problem("nobody chooses here", Some("write pick = \"all\", or the step in each_player".into()));
    }
    (pick, each)
}

/// What a location of a step may be.
#[derive(Clone, Copy, Debug)]
pub struct Places {
    pub regions: bool,
    pub objectives: bool,
    pub pools: &'static [Pool],
}

impl Places {
    pub const UNITS: Places = Places { regions: true, objectives: true, pools: &[] };
    pub const OBJECTIVES: Places = Places { regions: false, objectives: true, pools: &[] };
    pub const CRYSTALS: Places = Places { regions: true, objectives: false, pools: &[Pool::Supply, Pool::Store] };
    pub const COUNTED_CRYSTALS: Places = Places { regions: true, objectives: false, pools: &[Pool::Store] };
    pub const RETREAT: Places = Places { regions: true, objectives: false, pools: &[Pool::Reserve] };
    pub const TOKENS: Places = Places { regions: true, objectives: false, pools: &[Pool::Supply] };
}

/// A location: a Region selector, an Objective or a pool.
pub fn place(cx: Cx<'_>, node: Node<'_>, legal: Places) -> Option<Place> {
    place_with(cx, node, legal, selector)
}

/// A location that is only counted.
pub fn counted_place(cx: Cx<'_>, node: Node<'_>, legal: Places) -> Option<Place> {
    place_with(cx, node, legal, matches)
}

fn place_with(
    cx: Cx<'_>,
    node: Node<'_>,
    legal: Places,
    read: fn(Cx<'_>, Node<'_>) -> Option<Selector>,
) -> Option<Place> {
    let Some(word) = node.peek_str() else {
        if !legal.regions && node.is_table() {
            return wrong(node, "an Objective is asked for here", "write \"obj:any\"");
        }
        return read(cx, node).map(Place::Regions);
    };
    let spots = Spot::ALL.iter().filter(|_| legal.objectives).map(|s| s.word());
    let words: Vec<&str> = spots.chain(legal.pools.iter().map(|p| p.word())).collect();
    if !words.contains(&word) {
        let known = Spot::from_word(word).is_some() || Pool::from_word(word).is_some();
        return if known && words.is_empty() {
            wrong(node, format!("{word:?} is no place for this step"), "write a Region selector: { at = … }")
        } else {
            node.unknown(word, words)
        };
    }
    match Spot::from_word(word) {
        Some(spot) => objective(cx, node, spot).map(Place::Objectives),
        None => Pool::from_word(word).and_then(|pool| in_pool(cx, node, pool)).map(Place::Pool),
    }
}

fn objective(cx: Cx<'_>, node: Node<'_>, spot: Spot) -> Option<Spot> {
    if !cx.has_objectives() {
        let window = cx.window.word();
        return wrong(
            node,
            format!("no Units stand on Objectives in the window {window:?}"),
            "Objectives are places in tactic, deployed and the later windows before battle_end",
        );
    }
    if spot == Spot::Bound && !cx.bound_objective {
        return wrong(node, "\"obj:bound\" means nothing here", "a step that chooses an Objective must come first");
    }
    Some(spot)
}

fn in_pool(cx: Cx<'_>, node: Node<'_>, pool: Pool) -> Option<Pool> {
    let has_store = cx.faction.is_some_and(|faction| cx.arena.names.stores.contains(&faction));
    if pool == Pool::Store && !has_store {
        return wrong(node, "only a Faction with crystal_store = true has a store", "use supply");
    }
    Some(pool)
}

/// A Structure that the user of the ability builds; none for any.
pub fn own_structure(cx: Cx<'_>, node: Node<'_>) -> Option<Option<Structure>> {
    if node.str()? == "any" {
        return Some(None);
    }
    let names = &cx.arena.names;
    let number = node.index(&names.structures)?;
    if cx.faction != names.builders.get(number).copied() {
        return wrong(node, "another Faction builds this Structure", "use any, or a Structure of the own Faction");
    }
    Some(Some(Structure(number as u8)))
}

/// A token that the user of the ability places.
pub fn own_token(cx: Cx<'_>, node: Node<'_>) -> Option<TokenWord> {
    let names = &cx.arena.names;
    let number = names.named.iter().position(|id| Some(id.as_str()) == node.peek_str());
    match token(cx, node)? {
        TokenWord::Named(_) if cx.faction != number.and_then(|n| names.owners.get(n)).copied() => {
            wrong(node, "this token belongs to another Faction", "use nest, war_party or a token of the own Faction")
        }
        TokenWord::Trog => drawn(node),
        token => Some(token),
    }
}

/// War Parties and Nests have a supply each.
pub fn drawn<T>(node: Node<'_>) -> Option<T> {
    wrong(node, "there is no supply of Trog tokens of either kind", "use nest or war_party")
}

/// The tile of a Structure can hold cards.
pub fn on_tile(cx: Cx<'_>, node: Node<'_>) -> Option<bool> {
    match node.str()? {
        "hand" => Some(false),
        "source" if matches!(cx.owner, Owner::Structure(_)) => Some(true),
        "source" => wrong(node, "only the tile of a Structure keeps cards", "use hand"),
        word => node.unknown(word, ["hand", "source"]),
    }
}
