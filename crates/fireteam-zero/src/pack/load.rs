//! Loads a whole pack: from the files built into the program, from a folder, or from texts.

use super::read::{SOURCED, Table};
use super::scope::{Names, World};
use super::{Pack, causes, check, entries, missions, tiles, vocabulary};
use crate::{FireteamZero, terms::Role};
use content::files::Files;
use content::read::Origins;
use kernel::Game;

/// Every file of a pack.
const FILES: Files = Files {
    home: "content/fireteam-zero",
    all: content::embed!(
        "../../../../content/fireteam-zero/":
        "cards/close_combat.toml",
        "cards/demolitions.toml",
        "cards/leader.toml",
        "cards/marksman.toml",
        "dice.toml",
        "heroes.toml",
        "missions.toml",
        "monsters.toml",
        "recon.toml",
        "tiles.toml",
        "twists.toml",
        "vocabulary.toml",
    ),
    origins: Origins::ByField(SOURCED),
};

content::pack!(Pack of FireteamZero::NAME, from FILES, assemble, check::check);

/// Reads every file; the order is that of [`FILES`].
fn assemble(roots: &mut [Table<'_>], hash: String) -> Option<Pack> {
    let [close_combat, demolitions, leader, marksman, dice, heroes, mission, monsters, recon, tile, twists, words] =
        roots
    else {
        return None;
    };
    let mut tokens = vec!["intel".to_owned()];
    tokens.extend(dice.ids("special_token"));
    let mut recon_ids = recon.ids("event");
    recon_ids.extend(recon.ids("discovery"));
    recon_ids.extend(recon.ids("item"));
    let names = Names {
        monsters: monsters.ids("monster"),
        families: monsters.ids("family"),
        heroes: heroes.ids("hero"),
        tokens,
        objectives: mission.ids("objective"),
        missions: mission.ids("mission"),
        operations: mission.ids("operation"),
        recon: recon_ids,
    };
    let faces = tiles::faces(tile);
    let grounds = missions::grounds(mission, faces.as_deref());
    vocabulary::compare(words, &names);
    let world = World { names, grounds, ..World::default() };
    let basics = entries::basics(&world, dice);
    let families = entries::families(monsters);
    let monster_cards = entries::monsters(&world, monsters);
    let hero_cards = entries::heroes(heroes);
    let specialists = entries::specialists(&world, heroes);
    let specialist_cards = entries::specialist_cards(&world, heroes);
    // In the order of the roles.
    let roles: Vec<_> = [leader, close_combat, marksman, demolitions]
        .into_iter()
        .zip(Role::ALL)
        .map(|(table, role)| entries::role_cards(&world, *role, table))
        .collect();
    let recon_cards = entries::recon(&world, recon);
    let twist_cards = entries::twists(&world, twists);
    let operations = missions::operations(mission);
    let mission_cards = missions::missions(&world, mission);
    let objectives = missions::objectives(&world, mission);

    let (mut role_cards, mut actions, mut focuses) = (Vec::new(), Vec::new(), Vec::new());
    for role in roles.into_iter().collect::<Option<Vec<_>>>()? {
        role_cards.push(role.card);
        actions.extend(role.actions);
        focuses.extend(role.focuses);
    }
    let basics = basics?;
    let mut pack = Pack {
        hash,
        dice: basics.dice,
        constants: basics.constants,
        difficulties: basics.difficulties,
        two_hero_refill: basics.two_hero_refill,
        sections: basics.sections,
        tokens: basics.tokens,
        families: families?,
        monsters: monster_cards?,
        heroes: hero_cards?,
        specialists: specialists?,
        specialist_cards: specialist_cards?,
        roles: role_cards,
        actions,
        focuses,
        recon: recon_cards?,
        twists: twist_cards?,
        objectives: objectives?,
        operations: operations?,
        missions: mission_cards?,
        faces: faces?,
        lists: world.lists.into_inner(),
        abilities: world.abilities.into_inner(),
        causes: Vec::new(),
    };
    pack.causes = causes::causes(&pack);
    Some(pack)
}
