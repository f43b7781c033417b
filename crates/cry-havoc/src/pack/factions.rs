//! Reads the files of the Factions.

use super::cards::{card, cost};
use super::load::entry;
use super::numbers::players;
use super::scope::{Arena, Cx, Owner};
use super::select::wrong;
use super::steps::abilities;
use super::*;
use content::read::{Node, Table};

/// What the file of a Faction holds.
#[derive(Debug)]
pub struct FactionFile {
    pub card: FactionCard,
    pub tactics: Vec<TacticsCard>,
    pub structures: Vec<StructureCard>,
    pub named: Vec<NamedCard>,
    pub skills: Vec<SkillCard>,
}

/// `first` are the numbers of the first Structure and the first named token of the file.
pub fn file(arena: &Arena, faction: Faction, first: (usize, usize), t: &mut Table<'_>) -> Option<FactionFile> {
    let head = t.sub("faction", |t| head(faction, t));
    let cx = |owner| Cx::new(arena, owner, Some(faction));
    let tactics = t.each("tactics", |_, t| card(cx(Owner::FactionCard), t));
    let structures =
        t.each("structures", |n, t| structure(faction, cx(Owner::Structure(Structure((first.0 + n) as u8))), t));
    let named = t.each("tokens", |n, t| token(faction, cx(Owner::Named(Named((first.1 + n) as u8))), t));
    let skills = t.each("skills", |_, t| skill(arena, faction, false, t));
    let (mut card, structures, named) = (head?, structures?, named?);
    card.structures = (0..structures.len()).map(|n| Structure((first.0 + n) as u8)).collect();
    card.named = (0..named.len()).map(|n| Named((first.1 + n) as u8)).collect();
    Some(FactionFile { card, tactics: tactics?, structures, named, skills: skills? })
}

fn head(faction: Faction, t: &mut Table<'_>) -> Option<FactionCard> {
    let meta = entry(t);
    t.req("id", |n| match n.word::<Faction>()? {
        found if found == faction => Some(()),
        _ => wrong(n, format!("this is the file of the {:?}", faction.word()), "move the Faction to its own file"),
    });
    let colour = t.req("colour", Node::string);
    let keys = ["units", "start_units", "control_tokens", "skill_tokens"];
    let [units, start, control, skill] = keys.map(|key| t.req(key, Node::small));
    let half = t.req("crystal_factor", |n| match n.float()? {
        1.0 => Some(false),
        0.5 => Some(true),
        _ => wrong(n, "Crystals count whole or half", "write 1 or 0.5"),
    });
    let store = t.or("crystal_store", false, Node::bool);
    let players = t.or("players", 0b1_1100, players);
    Some(FactionCard {
        meta: meta?,
        faction,
        colour: colour?,
        units: units?,
        start_units: start?,
        control_tokens: control?,
        skill_tokens: skill?,
        half_crystals: half?,
        crystal_store: store?,
        players: players?,
        structures: Structures::NONE,
        named: NamedTokens::NONE,
        skills: Vec::new(),
        extra_skills: Vec::new(),
    })
}

fn structure(faction: Faction, cx: Cx<'_>, t: &mut Table<'_>) -> Option<StructureCard> {
    let meta = entry(t);
    let count = t.req("count", Node::small);
    let build = t.req("build", cost);
    let activate = t.opt("activate", cost);
    let ids = t.req("ability", |n| abilities(cx, n));
    let (activate, ids) = (activate?, ids?);
    let activations = {
        let all = cx.arena.abilities.borrow();
        ids.iter().filter(|id| all[id.0 as usize].timing == Timing::Activate).count()
    };
    match (activate, activations) {
        (Some(_), 1) | (None, 0) => {}
        (None, _) => return wrong(t.node, "a Structure that can be activated has a cost", "write activate"),
        (Some(_), 0) => return wrong(t.node, "nothing happens when it is activated", "leave out activate"),
        (Some(_), _) => return wrong(t.node, "a Structure has one ability of timing activate", "write choose"),
    }
    Some(StructureCard { meta: meta?, faction, count: count?, build: build?, activate, abilities: ids })
}

fn token(faction: Faction, cx: Cx<'_>, t: &mut Table<'_>) -> Option<NamedCard> {
    let meta = entry(t);
    let count = t.req("count", |n| n.int(1..=99).map(|n| n as u8));
    let skill_token = t.or("skill_token", false, Node::bool);
    let falls = t.or("falls_with_control", false, Node::bool);
    let returns = t.or("returns", false, |n| match n.str()? {
        "round" => Some(true),
        word => n.unknown(word, ["round"]),
    });
    let ids = t.req("ability", |n| abilities(cx, n));
    Some(NamedCard {
        meta: meta?,
        faction,
        count: count?,
        skill_token: skill_token?,
        falls_with_control: falls?,
        returns_each_round: returns?,
        abilities: ids?,
    })
}

/// A Skill of a Faction's file, or an extra one.
pub fn skill(arena: &Arena, faction: Faction, extra: bool, t: &mut Table<'_>) -> Option<SkillCard> {
    let meta = entry(t);
    let default = t.req("default", Node::bool);
    let ids = t.req("ability", |n| abilities(Cx::new(arena, Owner::Skill, Some(faction)), n));
    Some(SkillCard { meta: meta?, faction, default: default?, extra, abilities: ids? })
}
