//! Loads a whole pack: from the files built into the program, from a folder, or from texts.

use super::read::{File, PackError, Problems, Table};
use super::scope::{Names, World};
use super::{Pack, check, entries, missions, tiles, vocabulary};
use crate::terms::Role;
use std::path::Path;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// Where the content lies in the repository; messages show it.
const HOME: &str = "content/fireteam-zero";

macro_rules! embed {
    ($($name:literal),+ $(,)?) => {
        /// Every file of a pack, with the text built into the program.
        const FILES: &[(&str, &str)] =
            &[$(($name, include_str!(concat!("../../../../content/fireteam-zero/", $name)))),+];
    };
}

embed!(
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
);

impl Pack {
    /// The content that is built into the program.
    pub fn embedded() -> Result<Pack, PackError> {
        Pack::load(&Pack::embedded_files())
    }

    /// The files that are built in: a starting point for packs of one's own.
    pub fn embedded_files() -> Vec<(String, String)> {
        FILES.iter().map(|(name, text)| ((*name).to_owned(), (*text).to_owned())).collect()
    }

    /// The content of a folder that has the same files as `content/fireteam-zero`.
    pub fn from_dir(dir: &Path) -> Result<Pack, PackError> {
        let problems = Problems::default();
        let shown = |name: &str| dir.join(name).display().to_string();
        if !dir.is_dir() {
            problems.push(&dir.display().to_string(), 0, "there is no such folder", None);
        } else {
            for (folder, name) in foreign_files(dir) {
                let hint = super::read::hint(&name, FILES.iter().map(|(file, _)| *file));
                problems.push(&shown(&folder), 0, "no file of a pack has this name", hint);
            }
        }
        let mut files = Vec::new();
        if problems.is_empty() {
            for (name, _) in FILES {
                match std::fs::read(dir.join(name)).map(String::from_utf8) {
                    Ok(Ok(text)) => files.push(((*name).to_owned(), text)),
                    Ok(Err(wrong)) => {
                        let good = wrong.utf8_error().valid_up_to();
                        let line = 1 + wrong.as_bytes()[..good].iter().filter(|b| **b == b'\n').count();
                        problems.push(&shown(name), line as u32, "the file is not UTF-8", None);
                    }
                    Err(error) => problems.push(&shown(name), 0, format!("the file cannot be read: {error}"), None),
                }
            }
        }
        problems.result()?;
        load(&dir.display().to_string(), &files)
    }

    /// A pack from texts, each with its path below the pack's folder.
    pub fn load(files: &[(String, String)]) -> Result<Pack, PackError> {
        load(HOME, files)
    }
}

/// TOML files that nobody would read: path for the message and path within the pack.
fn foreign_files(dir: &Path) -> Vec<(String, String)> {
    let mut found = Vec::new();
    for folder in ["", "cards/"] {
        for entry in std::fs::read_dir(dir.join(folder)).into_iter().flatten().flatten() {
            let name = format!("{folder}{}", entry.file_name().to_string_lossy());
            if name.ends_with(".toml") && !FILES.iter().any(|(file, _)| *file == name) {
                found.push((name.clone(), name));
            }
        }
    }
    found
}

fn load(home: &str, files: &[(String, String)]) -> Result<Pack, PackError> {
    let problems = Problems::default();
    let pack = read_all(home, files, &problems);
    problems.result()?;
    // A reader that gives up always says why, so that this is never seen.
    pack.ok_or_else(|| {
        let problem =
            super::read::Problem { file: home.into(), line: 0, message: "the pack is incomplete".into(), hint: None };
        PackError { problems: vec![problem] }
    })
}

fn read_all(home: &str, files: &[(String, String)], problems: &Problems) -> Option<Pack> {
    let shown = |name: &str| format!("{home}/{name}");
    for (name, _) in files {
        let known = FILES.iter().any(|(file, _)| file == name);
        if !known {
            let hint = super::read::hint(name, FILES.iter().map(|(file, _)| *file));
            problems.push(&shown(name), 0, "no file of a pack has this name", hint);
        }
        if files.iter().filter(|(other, _)| other == name).count() > 1 {
            problems.push(&shown(name), 0, "this file is given twice", None);
        }
    }
    let mut sources = Vec::new();
    for (name, _) in FILES {
        match files.iter().find(|(file, _)| file == name) {
            Some((_, text)) => sources.push(File { name: shown(name), text, problems }),
            None => problems.push(&shown(name), 0, "the file is missing", None),
        }
    }
    let trees: Vec<Spanned<DeValue<'_>>> = sources.iter().map(parse).collect();
    // With a file that is no TOML, half of the ids would be unknown everywhere else: say only what is certain.
    if !problems.is_empty() {
        return None;
    }
    let mut roots: Vec<Table<'_>> =
        sources.iter().zip(&trees).map(|(file, tree)| Table::root(file, tree)).collect::<Option<_>>()?;
    let pack = assemble(&mut roots, hash(files));
    roots.into_iter().for_each(Table::finish);
    let pack = pack?;
    // Counting makes sense only in a pack whose parts are all there.
    if problems.is_empty() {
        check::check(&pack, &shown(""), problems);
    }
    Some(pack)
}

fn parse<'a>(file: &File<'a>) -> Spanned<DeValue<'a>> {
    let (tree, errors) = DeTable::parse_recoverable(file.text);
    for error in errors {
        let line = error.span().map_or(0, |span| file.line(span.start));
        file.problems.push(&file.name, line, format!("no valid TOML: {}", error.message()), None);
    }
    Spanned::new(tree.span(), DeValue::Table(tree.into_inner()))
}

/// Reads every file; the order is that of [`FILES`].
fn assemble(roots: &mut [Table<'_>], hash: String) -> Option<Pack> {
    let [close_combat, demolitions, leader, marksman, dice, heroes, mission, monsters, recon, tile, twists, words] =
        roots
    else {
        return None;
    };
    let mut tokens = vec!["intel".to_owned()];
    tokens.extend(ids(dice, "special_token"));
    let mut recon_ids = ids(recon, "event");
    recon_ids.extend(ids(recon, "discovery"));
    recon_ids.extend(ids(recon, "item"));
    let names = Names {
        monsters: ids(monsters, "monster"),
        families: ids(monsters, "family"),
        tokens,
        objectives: ids(mission, "objective"),
        missions: ids(mission, "mission"),
        operations: ids(mission, "operation"),
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
    Some(Pack {
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
    })
}

/// The ids of the entries `[[key]]`, in file order.
fn ids(root: &Table<'_>, key: &str) -> Vec<String> {
    let entries = root.keys().find(|(k, _)| *k == key).and_then(|(_, node)| node.items());
    let id = |node: super::read::Node<'_>| {
        let id = node.table()?.keys().find(|(key, _)| *key == "id").and_then(|(_, id)| id.peek_str());
        Some(id.unwrap_or_default().to_owned())
    };
    entries.into_iter().flatten().filter_map(id).collect()
}

/// The fingerprint of all files: names and contents in the order of the names, each with its length so that nothing can
/// slide from one into the other.
fn hash(files: &[(String, String)]) -> String {
    let mut files: Vec<_> = files.iter().collect();
    files.sort();
    let mut hasher = blake3::Hasher::new();
    for part in files.iter().flat_map(|(name, text)| [name, text]) {
        hasher.update(&(part.len() as u64).to_le_bytes());
        hasher.update(part.as_bytes());
    }
    hasher.finalize().to_hex().chars().take(16).collect()
}
