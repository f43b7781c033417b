//! Broken content packs: each is refused with file, line and a hint, and none makes the loader panic.
#![allow(clippy::unwrap_used, reason = "a test may fail by panicking")]

use fireteam_zero::pack::*;

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
    broken("tiles.toml", "walls = [\"b|c\", \"b|a\"]", "walls = [\"b|c\", \"b|i\"]", "b|i", "share no border"),
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
    // WE-32: operation 1, mission 1, objective 01.
    broken(
        "missions.toml",
        "code = \"OBJ 1.1.01\"",
        "code = \"OBJ 1.2.04\"",
        "[[objective]]\nid = \"repair_the_ferry",
        "the code must be \"OBJ 1.1.\" and two digits, not \"OBJ 1.2.04\"",
    ),
    broken(
        "recon.toml",
        "code = \"RD 1.1.01\"",
        "code = \"RD 1.1.1\"",
        "[[discovery]]\nid = \"ferry_fuel",
        "the code must be \"RD 1.1.\" and two digits, not \"RD 1.1.1\"",
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
    assert_eq!(Pack::from_dir(&root).unwrap().hash, Pack::embedded().unwrap().hash);
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
