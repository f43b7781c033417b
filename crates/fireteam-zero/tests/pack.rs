//! Packs as they are read: the one that is built in is whole, and the frozen one says what its cards and boards say.
#![allow(clippy::unwrap_used, reason = "a test may fail by panicking")]

use fireteam_zero::effect::words;
use fireteam_zero::open;
use fireteam_zero::options::Options;
use fireteam_zero::pack::*;
use fireteam_zero::terms::*;
use kernel::Chance;
use std::path::Path;

fn embedded() -> Pack {
    Pack::embedded().unwrap_or_else(|error| panic!("{error}"))
}

fn frozen() -> Pack {
    Pack::frozen().unwrap_or_else(|error| panic!("{error}"))
}

#[test]
fn every_mission_can_be_set_up() {
    let pack = embedded();
    assert_eq!(pack.hash.len(), 16);
    assert!(pack.roles.iter().map(|r| r.role).eq(Role::ALL.iter().copied()));
    for mission in &pack.missions {
        for heroes in 2..=4 {
            let options = Options::new(&mission.meta.id, heroes);
            let table = open(&pack, &options, Chance::from_number(1), &mut Vec::new());
            assert!(table.is_ok_and(|table| !table.is_over()), "{} with {heroes} heroes", mission.meta.id);
        }
    }
}

#[test]
fn the_folder_of_the_repository_is_the_embedded_pack() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content/fireteam-zero");
    assert_eq!(Pack::from_dir(&folder).unwrap().hash, embedded().hash);
}

#[test]
fn the_fingerprint_follows_every_letter() {
    let mut files = Pack::embedded_files();
    files[0].1.push('\n');
    assert_ne!(Pack::load(&files).unwrap().hash, embedded().hash);
    files.reverse();
    assert_ne!(Pack::load(&files).unwrap().hash, embedded().hash);
}

#[test]
fn known_cards_have_their_values() {
    let pack = frozen();
    let card = pack.actions.iter().find(|a| a.meta.id == "double_aught").unwrap();
    assert_eq!((card.role, card.copies, card.upgrade), (Role::Leader, 2, false));
    assert_eq!((card.attack.ty, card.attack.range, card.attack.strength), (AttackType::Bullet, 1, 6));
    assert_eq!(card.meta.sources, [("attack_type".to_owned(), Source::Original)]);
    let clarity = pack.ability(card.lower.ability);
    assert_eq!((card.lower.kind, clarity.when), (Lower::Tactical, Window::Tactics));
    let order = Effect::Act(words::Act { kinds: vec![ActKind::Any], who: Who::Allies, n: 1 });
    assert_eq!(pack.list(clarity.effects), [order]);

    let animal = &pack.monsters[0];
    assert_eq!((animal.health, animal.speed, animal.resist), (2, 2, [1, 1, 0]));
    let reach = &pack.list(animal.special)[0];
    assert!(
        matches!(reach, Effect::Mod(words::Mod { stat: Stat::Range, who: Who::Actor, until: None, .. })),
        "{reach:?}"
    );
    assert_eq!(pack.dice.activation.iter().filter(|f| **f == Face::Special).count(), 1);
    assert_eq!(pack.tokens[TokenKind::INTEL.index()].meta.id, "intel");
    assert_eq!(pack.sections[0].sources, [("faces".to_owned(), Source::Original)]);
}

#[test]
fn defaults_are_filled_in() {
    let pack = frozen();
    let recon = |id: &str| pack.recon.iter().find(|c| c.meta.id == id).unwrap();
    let ReconKind::Event { effects, .. } = recon("it_was_waiting").kind else { panic!("an event") };
    let (what, from) = (What::Rank(Rank::Minion), Pool::Pool);
    let waiting = Effect::Ambush(words::Ambush { what, who: Who::You, n: 1, from });
    assert_eq!(pack.list(effects), [waiting]);
    let drill = pack.actions.iter().find(|a| a.meta.id == "bayonet_drill").unwrap();
    let prevent = &pack.list(pack.ability(drill.lower.ability).effects)[0];
    assert!(matches!(prevent, Effect::Prevent(words::Prevent { who: Who::Target, .. })), "{prevent:?}");
    // A card of a mission names a place of its board.
    let ReconKind::Discovery { mission, effects, .. } = recon("scratched_map").kind else { panic!("a discovery") };
    let chapel = pack.mission(mission).board.place("SE.chapel").unwrap();
    let Effect::Move(words::Move { toward: Some(Spot::Where(Where::At(place))), .. }) = &pack.list(effects)[1] else {
        panic!("a move")
    };
    assert_eq!(*place, chapel);
}

#[test]
fn river_crossing_lies_as_drawn() {
    let pack = frozen();
    let mission = &pack.missions[0];
    let board = &mission.board;
    let place = |id: &str| board.place(id).unwrap_or_else(|| panic!("{id}"));
    assert_eq!(board.places[mission.entry.index()].id, "NW.lane_end");
    assert_eq!(mission.exit, Some(place("SE.ferry_slip")));
    let far = |a: &str, b: &str| board.distance[place(a).index()][place(b).index()];
    assert_eq!(far("NW.lane_end", "NW.kitchen_garden"), 1);
    assert_eq!(far("NW.lane_end", "SE.ferry_slip"), 6);
    // A wall parts bank and sheds; nor does the corner at its end let one through.
    assert_eq!(far("SE.olive_bank", "SE.ferry_sheds"), 3);
    assert!(board.touching[place("SE.olive_bank").index()].has(place("SE.ferry_sheds")));
    let around: Places = ["SE.ferry_slip", "NE.cattle_pens"].map(place).into_iter().collect();
    assert_eq!(board.connected[place("SE.ferry_sheds").index()], around);
    // Tiles meet at the corner in the middle of the table.
    assert_eq!(far("NW.orchard", "SE.olive_bank"), 1);
    // The channel can be seen, left, but not entered.
    let (slip, channel) = (place("SE.ferry_slip").index(), place("SE.anapo_channel").index());
    assert_eq!(
        (board.distance[slip][channel], board.walking[slip][channel], board.walking[channel][slip]),
        (1, FAR, 1)
    );
    assert_eq!(board.drawing.cells[0], place("NW.lane_end"));
    assert_eq!(board.drawing.solid[0] & (board::NORTH | board::WEST), board::NORTH | board::WEST);
    assert_eq!(mission.spawn_pool, [(Monster(0), [4, 6, 8])]);
}

/// Sums that were worked out by another program from the same drawings: connections, contacts, and all distances.
const SUMS: [(&str, u32, u32, u32, u32, u32); 9] = [
    ("1.1", 172, 206, 5284, 5126, 4779),
    ("1.2", 170, 198, 5074, 4786, 4596),
    ("1.3", 176, 198, 5166, 5102, 4878),
    ("2.1", 174, 200, 5204, 5063, 4870),
    ("2.2", 172, 198, 5198, 5046, 4821),
    ("2.3", 186, 210, 5086, 4779, 4356),
    ("3.1", 172, 196, 5030, 5030, 4822),
    ("3.2", 174, 196, 5086, 4832, 4665),
    ("3.3", 178, 206, 5222, 5082, 4870),
];

#[test]
fn boards_agree_with_another_program() {
    for (mission, (id, connected, touching, distance, walking, through)) in frozen().missions.iter().zip(SUMS) {
        let b = &mission.board;
        assert_eq!(mission.meta.id, id);
        let links = |sets: &[Places]| sets.iter().map(|s| s.len()).sum::<u32>();
        let steps =
            |rows: &[[u8; PLACES]]| rows.iter().flatten().filter(|d| **d != FAR).map(|d| u32::from(*d)).sum::<u32>();
        assert_eq!((links(&b.connected), links(&b.touching)), (connected, touching), "{id}");
        assert_eq!(
            (steps(&b.distance), steps(&b.walking), steps(&b.walking_through)),
            (distance, walking, through),
            "{id}"
        );
    }
}

#[test]
fn boards_are_symmetric() {
    for b in embedded().missions.iter().map(|mission| &mission.board) {
        for (x, y) in (0..b.places.len()).flat_map(|x| (0..b.places.len()).map(move |y| (x, y))) {
            assert_eq!(b.connected[x].has(Place(y as u8)), b.connected[y].has(Place(x as u8)));
            assert_eq!(b.touching[x].has(Place(y as u8)), b.touching[y].has(Place(x as u8)));
            assert!(b.touching[x].has(Place(y as u8)) || !b.connected[x].has(Place(y as u8)));
            assert_eq!(b.distance[x][y], b.distance[y][x]);
            assert!(b.walking[x][y] >= b.distance[x][y]);
        }
        assert_eq!(b.spawns.len(), SPAWNS);
    }
}

#[test]
fn a_board_can_be_made_from_parts() {
    let place = |id: &str, terrain: &[Terrain]| Location {
        id: id.into(),
        name: id.into(),
        terrain: terrain.into(),
        spawn: id == "c",
    };
    let pit = [Terrain::Impassable];
    let places = vec![place("a", &[]), place("b", &pit), place("c", &[]), place("d", &[])];
    // a - b - c, and d behind a wall of a.
    let b = Board::from_parts(places, &[(0, 1), (1, 2), (2, 3)], &[(0, 3)]);
    assert_eq!((b.distance[0][2], b.walking[0][2], b.walking[1][2]), (2, FAR, 1));
    assert_eq!((b.distance[0][3], b.walking[0][3], b.walking_through[0][3]), (3, FAR, 1));
    assert_eq!((b.spawns.clone(), b.of_terrain(Terrain::Impassable)), (vec![Place(2)], Places::one(Place(1))));
    assert!(b.drawing.cells.is_empty());
}

/// The page for authors says about every word what the vocabulary says.
#[test]
fn the_page_about_effects_has_every_word() {
    let page = std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/effects.md")).unwrap();
    let files = Pack::embedded_files();
    let (_, text) = files.iter().find(|(name, _)| name == "vocabulary.toml").unwrap();
    let words: toml::Table = text.parse().unwrap();
    for kind in ["window", "op", "stat", "flag", "cond"] {
        for entry in words[kind].as_array().unwrap() {
            let field = |key: &str| entry.get(key).and_then(|v| v.as_str());
            let id = field("id").unwrap();
            let said = field("text").or(field("sem")).unwrap();
            let row = page.lines().any(|line| line.starts_with(&format!("| `{id}` |")) && line.contains(said));
            assert!(row, "docs/effects.md has no row `{id}` saying: {said}");
        }
    }
}
