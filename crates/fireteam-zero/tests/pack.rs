//! The content pack: what is built in loads, and what is broken is refused with a message that helps.

use fireteam_zero::pack::*;
use fireteam_zero::terms::*;
use std::path::Path;

fn embedded() -> Pack {
    Pack::embedded().unwrap_or_else(|error| panic!("{error}"))
}

#[test]
fn the_embedded_pack_loads() {
    let pack = embedded();
    assert_eq!(pack.hash.len(), 16);
    assert_eq!(pack.missions.len(), 9);
    assert_eq!(pack.monsters.len(), 9);
    assert_eq!(pack.actions.iter().map(|a| usize::from(a.copies)).sum::<usize>(), 4 * 32);
    assert_eq!(pack.recon.len(), 67);
    assert_eq!(pack.twists.len(), 24);
    assert!(pack.roles.iter().map(|r| r.role).eq(Role::ALL.iter().copied()));
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
    let pack = embedded();
    let card = pack.actions.iter().find(|a| a.meta.id == "double_aught").unwrap();
    assert_eq!((card.role, card.copies, card.upgrade), (Role::Leader, 2, false));
    assert_eq!((card.attack.ty, card.attack.range, card.attack.strength), (AttackType::Bullet, 1, 6));
    assert_eq!(card.meta.sources, [("attack_type".to_owned(), Source::Original)]);
    let clarity = pack.ability(card.lower.ability);
    assert_eq!((card.lower.kind, clarity.when), (Lower::Tactical, Window::Tactics));
    let order = Effect::Act { kinds: vec![ActKind::Any], who: Who::Allies, n: 1 };
    assert_eq!(pack.list(clarity.effects), [order]);

    let animal = &pack.monsters[0];
    assert_eq!((animal.health, animal.speed, animal.resist), (2, 2, [1, 1, 0]));
    let reach = &pack.list(animal.special)[0];
    assert!(matches!(reach, Effect::Mod { stat: Stat::Range, who: Who::Actor, until: None, .. }), "{reach:?}");
    assert_eq!(pack.dice.activation.iter().filter(|f| **f == Face::Special).count(), 1);
    assert_eq!(pack.tokens[TokenKind::INTEL.index()].meta.id, "intel");
    assert_eq!(pack.sections[0].sources, [("faces".to_owned(), Source::Original)]);
}

#[test]
fn defaults_are_filled_in() {
    let pack = embedded();
    let recon = |id: &str| pack.recon.iter().find(|c| c.meta.id == id).unwrap();
    let ReconKind::Event { effects, .. } = recon("it_was_waiting").kind else { panic!("an event") };
    let waiting = Effect::Ambush { what: What::Rank(Rank::Minion), who: Who::You, n: 1, from: Pool::Pool };
    assert_eq!(pack.list(effects), [waiting]);
    let drill = pack.actions.iter().find(|a| a.meta.id == "bayonet_drill").unwrap();
    let prevent = &pack.list(pack.ability(drill.lower.ability).effects)[0];
    assert!(matches!(prevent, Effect::Prevent { who: Who::Target, .. }), "{prevent:?}");
    // A card of a mission names a place of its board.
    let ReconKind::Discovery { mission, effects, .. } = recon("scratched_map").kind else { panic!("a discovery") };
    let chapel = pack.mission(mission).board.place("SE.chapel").unwrap();
    let Effect::Move { toward: Some(Spot::Where(Where::At(place))), .. } = &pack.list(effects)[1] else {
        panic!("a move")
    };
    assert_eq!(*place, chapel);
}

#[test]
fn river_crossing_lies_as_drawn() {
    let pack = embedded();
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
fn boards_are_symmetric_and_agree_with_another_program() {
    for (mission, (id, connected, touching, distance, walking, through)) in embedded().missions.iter().zip(SUMS) {
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

/// One edit of one file, and what the message must say: file, text to find the line by (after the edit), words.
struct Broken {
    file: &'static str,
    from: &'static str,
    to: &'static str,
    /// The problem stands on the line where this text first occurs; empty: the whole file.
    at: &'static str,
    says: &'static str,
}

const fn broken(
    file: &'static str,
    from: &'static str,
    to: &'static str,
    at: &'static str,
    says: &'static str,
) -> Broken {
    Broken { file, from, to, at, says }
}

const BROKEN: &[Broken] = &[
    // Words.
    broken(
        "cards/leader.toml",
        "\"brawl\", range = 0, strength = 5",
        "\"brwl\", range = 0, strength = 5",
        "brwl",
        "unknown word \"brwl\"; did you mean \"brawl\"?",
    ),
    broken("monsters.toml", "rank = \"elite\"", "rank = \"elit\"", "\"elit\"", "did you mean \"elite\"?"),
    broken(
        "monsters.toml",
        "when = \"monster.killed\"",
        "when = \"monster.kiled\"",
        "kiled",
        "did you mean \"monster.killed\"?",
    ),
    broken(
        "twists.toml",
        "op = \"mod\", stat = \"speed\"",
        "op = \"mod\", stat = \"sped\"",
        "\"sped\"",
        "did you mean \"speed\"?",
    ),
    broken(
        "twists.toml",
        "flag = \"cannot_leave\"",
        "flag = \"can_not_leave\"",
        "can_not_leave",
        "did you mean \"cannot_leave\"?",
    ),
    broken(
        "recon.toml",
        "op = \"threat\"",
        "op = \"treat\"",
        "\"treat\"",
        "unknown word \"treat\"; did you mean \"threat\"?",
    ),
    broken("recon.toml", "{ coin = \"tails\" }", "{ coins = \"tails\" }", "coins", "did you mean \"coin\"?"),
    broken("recon.toml", "tag = \"gift\"", "tag = \"gfit\"", "gfit", "did you mean \"gift\"?"),
    broken("heroes.toml", "role = \"marksman\"", "role = \"marksmann\"", "marksmann", "did you mean \"marksman\"?"),
    broken(
        "heroes.toml",
        "limit = \"1/round\"",
        "limit = \"1 per round\"",
        "1 per round",
        "write \"1/turn\", \"2/round\" or \"1/mission\"",
    ),
    broken("dice.toml", "coin_start = \"heads\"", "coin_start = \"edge\"", "edge", "legal here: heads, tails"),
    broken(
        "dice.toml",
        "source = \"published\"\ncount_source",
        "source = \"publised\"\ncount_source",
        "publised",
        "did you mean \"published\"?",
    ),
    // Keys.
    broken("heroes.toml", "nickname = \"Rat\"", "nick = \"Rat\"", "nick = \"Rat\"", "unknown key \"nick\""),
    broken("heroes.toml", "nickname = \"Rat\"", "nicknam = \"Rat\"", "nicknam = ", "did you mean \"nickname\"?"),
    broken("cards/marksman.toml", "copies = 2", "copes = 2", "copes", "did you mean \"copies\"?"),
    broken("monsters.toml", "unblockable = true", "unblockabel = true", "unblockabel", "did you mean \"unblockable\"?"),
    broken("missions.toml", "map_source", "mapp_source", "mapp_source", "did you mean \"map\"?"),
    broken("tiles.toml", "size = 8", "size = 9", "size = 9", "use a number from 8 to 8"),
    // References.
    broken(
        "missions.toml",
        "discoveries = [\"ferry_fuel\"",
        "discoveries = [\"ferry_fule\"",
        "ferry_fule",
        "did you mean \"ferry_fuel\"?",
    ),
    broken(
        "missions.toml",
        "entry = \"NW.lane_end\"",
        "entry = \"NW.lane_ent\"",
        "lane_ent",
        "did you mean \"NW.lane_end\"?",
    ),
    broken("missions.toml", "face = \"3A\"", "face = \"9A\"", "9A", "unknown word \"9A\"; did you mean"),
    broken(
        "missions.toml",
        "monster = \"corrupted_animal\"",
        "monster = \"corrupted_anmal\"",
        "anmal",
        "did you mean \"corrupted_animal\"?",
    ),
    broken(
        "recon.toml",
        "{ at = \"SE.ferry_slip\"",
        "{ at = \"SE.fery_slip\"",
        "fery_slip",
        "did you mean \"SE.ferry_slip\"?",
    ),
    broken(
        "recon.toml",
        "on = \"the_first_cup\"",
        "on = \"ring_the_bells\"",
        "on = \"ring_the_bells\"",
        "legal here: break_the_altars, the_first_cup, end_the_cupbearer",
    ),
    broken(
        "recon.toml",
        "who = \"you\" }]\n[[event]]\nid = \"dropped",
        "who = \"you\", toward = \"SE.chapel\" }]\n[[event]]\nid = \"dropped",
        "SE.chapel",
        "only cards of a mission may name its locations",
    ),
    broken("recon.toml", "kind = \"survivor\"", "kind = \"survivors\"", "survivors", "did you mean \"survivor\"?"),
    broken(
        "heroes.toml",
        "kind = \"henry\" }], max = 1 }], may",
        "kind = \"henri\" }], max = 1 }], may",
        "henri",
        "did you mean \"henry\"?",
    ),
    broken(
        "heroes.toml",
        "tactical = [\"Predator\"",
        "tactical = [\"Predators\"",
        "[[hero]]\nid = \"shadroe\"",
        "did you mean \"Predator\"?",
    ),
    // What a window sets.
    broken(
        "twists.toml",
        "when = \"round.start\", do = [{ op = \"discard\", n = 1, who = { any = \"hero\", pick = \"most_cards\" } }]",
        "when = \"round.start\", do = [{ op = \"discard\", n = 1, who = \"actor\" }]",
        "round.start",
        "sets no actor; it sets nothing but you",
    ),
    broken(
        "twists.toml",
        "who = { any = \"minion\" } }] }]\n[[twist]]\nid = \"herd\"",
        "}] }]\n[[twist]]\nid = \"herd\"",
        "stat = \"speed\"",
        "write \"who\"",
    ),
    broken(
        "cards/leader.toml",
        "{ op = \"move\", n = 1, who = \"that\" }] }\n",
        "{ op = \"move\", n = 1, who = \"target\" }] }\n",
        "who = \"target\" }] }\n",
        "the window \"monster.moved\" sets no target; it sets actor, there",
    ),
    broken(
        "recon.toml",
        "n = 1, who = \"you\" }]\n[[event]]\nid = \"dropped",
        "n = 1, who = \"that\" }]\n[[event]]\nid = \"dropped",
        "who = \"that\"",
        "a \"pick\" or \"each\" must come first",
    ),
    broken(
        "cards/leader.toml",
        "when = \"monster.activates\", if",
        "when = \"monster.moved\", if",
        "what = \"activation\"",
        "use it at monster.activates",
    ),
    broken(
        "recon.toml",
        "charges = 1\nabilities = [{ when = \"hero.hit\"",
        "abilities = [{ when = \"hero.hit\"",
        "n = \"all\"",
        "write \"charges\"",
    ),
    broken("cards/leader.toml", "when = \"tactics\"", "when = \"setup\"", "\"setup\"", "is not for this kind of card"),
    // Vocabulary.
    broken(
        "vocabulary.toml",
        "id = \"prefers_weak\"",
        "id = \"prefers_week\"",
        "prefers_week",
        "did you mean \"prefers_weak\"?",
    ),
    broken(
        "vocabulary.toml",
        "params = [\"n\", \"who\", \"unblockable?\"]",
        "params = [\"n\", \"who?\", \"unblockable?\"]",
        "\"who?\", \"unblockable?\"",
        "unknown word \"who?\"; did you mean",
    ),
    broken(
        "vocabulary.toml",
        "sets = [\"actor?\"]",
        "sets = []",
        "sets = []\n[[window]]\nid = \"objective.done\"",
        "the word \"actor?\" is missing",
    ),
    broken("vocabulary.toml", "prevent = \"target\"", "prevent = \"you\"", "prevent = \"you\"", "legal here: target"),
    // Tiles.
    broken(
        "tiles.toml",
        "\"aaabbccc\",\n  \"aaabbccc\",\n  \"ddabbecc\"",
        "\"aaabbccc\",\n  \"aaabbcccc\",\n  \"ddabbecc\"",
        "aaabbcccc",
        "8 rows of 8 letters",
    ),
    broken(
        "tiles.toml",
        "walls = [\"b|c\", \"b|a\"]",
        "walls = [\"b|c\", \"b-a\"]",
        "b-a",
        "a wall is written \"x|y\"",
    ),
    broken("tiles.toml", "edges = []", "edges = [\"0,0,N\"]", "0,0,N", "write row, column, side"),
    broken("missions.toml", "rotation = 90", "rotation = 45", "rotation = 45", "use 0, 90, 180 or 270"),
    broken(
        "missions.toml",
        "{ pos = \"NE\", face = \"4B\", rotation = 0 }",
        "{ pos = \"NE\", face = \"3B\", rotation = 0 }",
        "layout = [",
        "lies on the table once",
    ),
    // Counts.
    broken(
        "cards/leader.toml",
        "codes = [\"L01\", \"L02\"]\ncopies = 2",
        "codes = [\"L01\"]\ncopies = 1",
        "",
        "there must be 16 basic cards, not 15",
    ),
    broken(
        "cards/leader.toml",
        "codes = [\"L01\", \"L02\"]",
        "codes = [\"L01\", \"L03\"]",
        "[[action]]\nid = \"two_handed",
        "another card has the code \"L03\"",
    ),
    broken("dice.toml", "count = 5", "count = 4", "", "there must be 13 special tokens, not 12"),
    broken(
        "dice.toml",
        "\"move\", \"move\", \"special\"]",
        "\"move\", \"special\"]",
        "faces = [\"blank\"",
        "six faces, not 5",
    ),
    broken("dice.toml", "miss = \"2/6\"", "miss = \"3/6\"", "bullet = { mean", "miss 2/6"),
    broken(
        "monsters.toml",
        "figures = { minion = 8, elite = 4, boss = 1 }",
        "figures = { minion = 9, elite = 4, boss = 1 }",
        "[[family]]",
        "13 figures, not 14",
    ),
    broken(
        "missions.toml",
        "by_heroes = { 2 = 4, 3 = 6, 4 = 8 }",
        "by_heroes = { 2 = 4, 3 = 6, 4 = 9 }",
        "[[mission]]",
        "4 heroes meet 9 \"corrupted_animal\", but there are 8 (EC-47)",
    ),
    broken("missions.toml", "events = 10", "events = 9", "[[mission]]", "no deck of 12"),
    broken("missions.toml", "entry = \"NW.lane_end\"", "entry = \"NW.pigsty\"", "[[mission]]", "is a spawn point"),
    broken(
        "twists.toml",
        "id = \"volatile\"",
        "id = \"strong\"",
        "[[twist]]\nid = \"strong\"\nfamily = \"typhon\"\nname = \"Volatile\"",
        "another twist has this id",
    ),
    broken(
        "missions.toml",
        "name = \"Repair the Ferry\"\nsource = \"published\"\nneed = 2",
        "name = \"Repair the Ferry\"\nsource = \"published\"\nneed = 3",
        "[[objective]]",
        "3 intel tokens are needed, but only 2 can be had",
    ),
    broken(
        "missions.toml",
        "complete = [{ op = \"boss\", at = \"boss_mark\" }]\n",
        "",
        "[[mission]]\nid = \"2.3\"",
        "no effect \"boss\"",
    ),
];

#[test]
fn broken_packs_are_refused_with_file_line_and_hint() {
    let mut failures = Vec::new();
    for (n, b) in BROKEN.iter().enumerate() {
        let mut files = Pack::embedded_files();
        let (_, text) = files.iter_mut().find(|(name, _)| name == b.file).unwrap();
        assert!(text.contains(b.from), "case {n}: {:?} is not in {}", b.from, b.file);
        *text = text.replacen(b.from, b.to, 1);
        let line = if b.at.is_empty() {
            0
        } else {
            let offset = text.find(b.at).unwrap_or_else(|| panic!("case {n}: {:?} is not in {}", b.at, b.file));
            1 + text[..offset].matches('\n').count() as u32
        };
        let error = Pack::load(&files).expect_err(b.to);
        let fits = |p: &Problem| {
            p.file == format!("content/fireteam-zero/{}", b.file) && p.line == line && p.to_string().contains(b.says)
        };
        // One mistake must not bury its message under others.
        if !error.problems.iter().any(fits) || error.problems.len() > 12 {
            failures.push(format!("case {n}, line {line}, {:?}:\n{error}", b.says));
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n\n"));
}

#[test]
fn several_mistakes_are_reported_together() {
    let mut files = Pack::embedded_files();
    for (_, text) in &mut files {
        *text = text.replace("who = \"all_heroes\"", "who = \"al_heroes\"").replace("\"hero.hurt\"", "\"hero.hrt\"");
    }
    let error = Pack::load(&files).unwrap_err();
    assert!(error.problems.len() > 15, "{error}");
    assert_eq!(error.to_string().lines().count(), error.problems.len());
}

#[test]
fn missing_and_foreign_files_are_named() {
    let mut files = Pack::embedded_files();
    files.retain(|(name, _)| name != "dice.toml");
    files.push(("heros.toml".into(), String::new()));
    let error = Pack::load(&files).unwrap_err().to_string();
    assert!(error.contains("content/fireteam-zero/dice.toml: the file is missing"), "{error}");
    assert!(error.contains("heros.toml: no file of a pack has this name; did you mean \"heroes.toml\"?"), "{error}");
    assert!(Pack::load(&[]).is_err());
}

#[test]
fn folders_are_read_with_care() {
    let root = std::env::temp_dir().join(format!("fireteam-zero-pack-{}", std::process::id()));
    let missing = Pack::from_dir(&root).unwrap_err().to_string();
    assert!(missing.contains("there is no such folder"), "{missing}");
    std::fs::create_dir_all(root.join("cards")).unwrap();
    for (name, text) in Pack::embedded_files() {
        std::fs::write(root.join(name), text).unwrap();
    }
    assert_eq!(Pack::from_dir(&root).unwrap().hash, embedded().hash);
    std::fs::write(root.join("twists.toml"), b"# fine\n\xff\n").unwrap();
    std::fs::remove_file(root.join("heroes.toml")).unwrap();
    let error = Pack::from_dir(&root).unwrap_err().to_string();
    assert!(error.contains("twists.toml:2: the file is not UTF-8"), "{error}");
    assert!(error.contains("heroes.toml: the file cannot be read"), "{error}");
    std::fs::write(root.join("cards/leaders.toml"), "").unwrap();
    let error = Pack::from_dir(&root).unwrap_err().to_string();
    assert!(error.contains("leaders.toml: no file of a pack has this name"), "{error}");
    std::fs::remove_dir_all(&root).unwrap();
}

#[test]
fn truncated_and_shuffled_files_never_panic() {
    let files = Pack::embedded_files();
    let mut random = 7u64;
    for (n, (_, text)) in files.iter().enumerate() {
        for _ in 0..40 {
            random = random.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            let mut at = (random >> 33) as usize % text.len();
            while !text.is_char_boundary(at) {
                at -= 1;
            }
            let mut cut = files.clone();
            cut[n].1.truncate(at);
            // A cut at a line end of the last list may leave a shorter but sound file; nothing else is accepted.
            if let Ok(pack) = Pack::load(&cut) {
                assert_eq!(pack.missions.len(), 9, "{} cut at {at}", files[n].0);
            }
            // The same without one line: mostly valid TOML that lacks something.
            let mut lines: Vec<&str> = text.lines().collect();
            lines.remove((random >> 40) as usize % lines.len());
            let mut gap = files.clone();
            gap[n].1 = lines.join("\n");
            drop(Pack::load(&gap));
        }
    }
}
