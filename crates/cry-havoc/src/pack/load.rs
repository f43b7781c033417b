//! Loads a whole pack: from the files built into the program, from a folder, or from texts.

use super::factions::FactionFile;
use super::scope::{Arena, Names};
use super::{board, cards, check, factions, tokens, variants, *};
use crate::CryHavoc;
use content::files::Files;
use content::read::{Node, Origins, Table};
use kernel::Game;

/// Every file of a pack.
const FILES: Files = Files {
    home: "content/cry-havoc",
    all: content::embed!(
        "../../../../content/cry-havoc/":
        "factions/humans.toml",
        "factions/machines.toml",
        "factions/pilgrims.toml",
        "factions/trogs.toml",
        "map.toml",
        "terrain.toml",
        "tokens.toml",
        "variants.toml",
    ),
    origins: Origins::Listed,
};

content::pack!(Pack of CryHavoc::NAME, from FILES, assemble, check::check);

/// Reads every file; the order is that of [`FILES`].
fn assemble(roots: &mut [Table<'_>], hash: String) -> Option<Pack> {
    let [humans, machines, pilgrims, trogs, map, terrain, token, variant] = roots else { return None };
    // In the order of the Factions.
    let files = [humans, pilgrims, machines, trogs];
    let arena = Arena::new(names(&files));
    let mut first = (0, 0);
    let mut read: Vec<Option<FactionFile>> = Vec::new();
    for (table, faction) in files.into_iter().zip(Faction::ALL) {
        let counts = (table.ids("structures").len(), table.ids("tokens").len());
        read.push(factions::file(&arena, *faction, first, table));
        first = (first.0 + counts.0, first.1 + counts.1);
    }
    let score_track = board::score_track(map);
    let tracks = board::tracks(map);
    let boards = board::boards(map);
    let decks = cards::decks(&arena, terrain);
    let events = tokens::events(&arena, token);
    let faces = tokens::faces(&arena, token);
    let skill_levels = variants::skill_levels(variant);
    let round_options = variants::round_options(variant);
    let handicaps = variants::handicaps(variant);
    let extra_skills = variants::extra_skills(&arena, variant);

    let (boards, caverns) = boards?.into_iter().unzip();
    let mut decks = decks?;
    // The file may have them in any order; cards are numbered by this one.
    decks.sort_by_key(|(terrain, ..)| terrain.index());
    let (mut factions, mut cards, mut structures, mut named, mut skills) =
        (Vec::new(), Vec::new(), Vec::new(), Vec::new(), Vec::new());
    for file in read.into_iter().collect::<Option<Vec<_>>>()? {
        factions.push(file.card);
        cards.extend(file.tactics);
        structures.extend(file.structures);
        named.extend(file.named);
        skills.extend(file.skills);
    }
    skills.extend(extra_skills?);
    deal(&mut factions, &skills);
    let mut terrains = Vec::new();
    for (_, meta, deck) in decks {
        terrains.push(meta);
        cards.extend(deck);
    }
    let faces = faces?;
    let numbered = faces.iter().enumerate();
    let pieces = numbered.flat_map(|(n, face)| std::iter::repeat_n(n as u8, face.copies.into())).collect();
    let (lists, abilities) = (arena.lists.into_inner(), arena.abilities.into_inner());
    Some(Pack {
        prices: prices(&lists, &abilities),
        hash,
        score_track: score_track?,
        tracks: tracks?,
        boards,
        factions,
        cards,
        terrains,
        structures,
        named,
        skills,
        events: events?,
        faces,
        pieces,
        skill_levels: skill_levels?,
        round_options: round_options?,
        handicaps: handicaps?,
        lists,
        abilities,
        links: arena.links.into_inner(),
        shields: arena.shields.into_inner(),
        sites: arena.sites.into_inner(),
        caverns,
    })
}

/// Costs with the effects that they are paid for.
fn prices(lists: &[Vec<Step>], abilities: &[Ability]) -> Vec<(List, List)> {
    let options = lists.iter().flatten().flat_map(|step| match &step.what {
        What::Choose(word) => &word.options[..],
        _ => &[],
    });
    let options = options.map(|offer| (offer.cost, offer.effect));
    let all = abilities.iter().map(|ability| (ability.cost, ability.effect)).chain(options);
    all.filter(|(cost, _)| *cost != List::NONE).collect()
}

/// The ids of Structures and named tokens, and who has a store, before anything refers to them.
fn names(files: &[&mut Table<'_>; 4]) -> Names {
    let mut names = Names::default();
    for (table, faction) in files.iter().zip(Faction::ALL) {
        for id in table.ids("structures") {
            names.structures.push(id);
            names.builders.push(*faction);
        }
        for id in table.ids("tokens") {
            names.named.push(id);
            names.owners.push(*faction);
        }
        // Beyond these limits numbers would not fit their tables, so that nothing else can be trusted.
        let found = [
            ("Structure types", names.structures.len(), STRUCTURES),
            ("kinds of named tokens", names.named.len(), NAMED),
        ];
        for (what, found, most) in found {
            if found > most {
                let message = format!("there can be at most {most} {what} of all Factions, not {found}");
                table.node.problem(message, Some("leave some out".into()));
            }
        }
        let head = table.keys().find(|(key, _)| *key == "faction").filter(|(_, node)| node.is_table());
        let store = head.and_then(|(_, node)| node.table()?.keys().find(|(key, _)| *key == "crystal_store"));
        if store.is_some_and(|(_, node)| node.value.get_ref().as_bool() == Some(true)) {
            names.stores.push(*faction);
        }
    }
    names
}

/// Gives each Faction its Skills, the default one first.
fn deal(factions: &mut [FactionCard], skills: &[SkillCard]) {
    for faction in factions {
        for default in [true, false] {
            for (n, skill) in skills.iter().enumerate() {
                if skill.faction == faction.faction && skill.default == default {
                    let hand = if skill.extra { &mut faction.extra_skills } else { &mut faction.skills };
                    hand.push(Skill(n as u8));
                }
            }
        }
    }
}

/// Id, name, source and help texts of an entry.
pub fn entry(t: &mut Table<'_>) -> Option<Meta> {
    entry_with(t, &[])
}

/// The same with other help texts besides.
pub fn entry_with(t: &mut Table<'_>, notes: &[&'static str]) -> Option<Meta> {
    let meta = t.meta(&[&["text", "note"], notes].concat());
    t.req("name", |n| match n.str()? {
        "" => super::select::wrong(n, "the name is empty", "write a name"),
        _ => Some(()),
    })?;
    meta
}

/// The same for a table that is known by its own name.
pub fn section(t: &mut Table<'_>, name: &str) -> Option<Meta> {
    let meta = t.section(name);
    t.req("source", Node::word::<Source>)?;
    meta
}
