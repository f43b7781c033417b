//! Broken content packs: each is refused with file, line and a hint, and none makes the loader panic.
#![allow(clippy::unwrap_used, reason = "a test may fail by panicking")]

use fireteam_zero::pack::Pack;
use testkit::packs::{Broken, Packs};

/// The pack to break, and how it is read.
fn packs() -> Packs<Pack> {
    Packs {
        home: "content/fireteam-zero",
        good: Pack::frozen_files().unwrap(),
        load: Pack::load,
        from_dir: Pack::from_dir,
        hash: |pack| &pack.hash,
    }
}

#[rustfmt::skip]
const BROKEN: &[Broken] = &[
    // Words.
    ["cards/leader.toml", "\"brawl\", range = 0, strength = 5", "\"brwl\", range = 0, strength = 5", "brwl", "unknown word \"brwl\"; did you mean \"brawl\"?"],
    ["monsters.toml", "rank = \"elite\"", "rank = \"elit\"", "\"elit\"", "did you mean \"elite\"?"],
    ["monsters.toml", "when = \"monster.killed\"", "when = \"monster.kiled\"", "kiled", "did you mean \"monster.killed\"?"],
    ["twists.toml", "op = \"mod\", stat = \"speed\"", "op = \"mod\", stat = \"sped\"", "\"sped\"", "did you mean \"speed\"?"],
    ["twists.toml", "flag = \"cannot_leave\"", "flag = \"can_not_leave\"", "can_not_leave", "did you mean \"cannot_leave\"?"],
    ["recon.toml", "op = \"threat\"", "op = \"treat\"", "\"treat\"", "unknown word \"treat\"; did you mean \"threat\"?"],
    ["recon.toml", "{ coin = \"tails\" }", "{ coins = \"tails\" }", "coins", "did you mean \"coin\"?"],
    ["recon.toml", "tag = \"gift\"", "tag = \"gfit\"", "gfit", "did you mean \"gift\"?"],
    ["heroes.toml", "role = \"marksman\"", "role = \"marksmann\"", "marksmann", "did you mean \"marksman\"?"],
    ["heroes.toml", "limit = \"1/round\"", "limit = \"1 per round\"", "1 per round", "write \"1/turn\", \"2/round\" or \"1/mission\""],
    ["dice.toml", "coin_start = \"heads\"", "coin_start = \"edge\"", "edge", "legal here: heads, tails"],
    ["dice.toml", "source = \"published\"\ncount_source", "source = \"publised\"\ncount_source", "publised", "did you mean \"published\"?"],
    // Keys.
    ["heroes.toml", "nickname = \"Rat\"", "nick = \"Rat\"", "nick = \"Rat\"", "unknown key \"nick\""],
    ["heroes.toml", "nickname = \"Rat\"", "nicknam = \"Rat\"", "nicknam = ", "did you mean \"nickname\"?"],
    ["cards/marksman.toml", "copies = 2", "copes = 2", "copes", "did you mean \"copies\"?"],
    ["monsters.toml", "unblockable = true", "unblockabel = true", "unblockabel", "did you mean \"unblockable\"?"],
    ["missions.toml", "map_source", "mapp_source", "mapp_source", "did you mean \"map\"?"],
    ["tiles.toml", "size = 8", "size = 9", "size = 9", "use a number from 8 to 8"],
    // References.
    ["missions.toml", "discoveries = [\"ferry_fuel\"", "discoveries = [\"ferry_fule\"", "ferry_fule", "did you mean \"ferry_fuel\"?"],
    ["missions.toml", "entry = \"NW.lane_end\"", "entry = \"NW.lane_ent\"", "lane_ent", "did you mean \"NW.lane_end\"?"],
    ["missions.toml", "face = \"3A\"", "face = \"9A\"", "9A", "unknown word \"9A\"; did you mean"],
    ["missions.toml", "monster = \"corrupted_animal\"", "monster = \"corrupted_anmal\"", "anmal", "did you mean \"corrupted_animal\"?"],
    ["recon.toml", "{ at = \"SE.ferry_slip\"", "{ at = \"SE.fery_slip\"", "fery_slip", "did you mean \"SE.ferry_slip\"?"],
    ["recon.toml", "on = \"the_first_cup\"", "on = \"ring_the_bells\"", "on = \"ring_the_bells\"", "legal here: break_the_altars, the_first_cup, end_the_cupbearer"],
    ["recon.toml", "who = \"you\" }]\n[[event]]\nid = \"dropped", "who = \"you\", toward = \"SE.chapel\" }]\n[[event]]\nid = \"dropped", "SE.chapel", "only cards of a mission may name its locations"],
    ["recon.toml", "kind = \"survivor\"", "kind = \"survivors\"", "survivors", "did you mean \"survivor\"?"],
    ["heroes.toml", "kind = \"henry\" }], max = 1 }], may", "kind = \"henri\" }], max = 1 }], may", "henri", "did you mean \"henry\"?"],
    ["heroes.toml", "tactical = [\"Predator\"", "tactical = [\"Predators\"", "[[hero]]\nid = \"shadroe\"", "did you mean \"Predator\"?"],
    // What a window sets.
    ["twists.toml", "when = \"round.start\", do = [{ op = \"discard\", n = 1, who = { any = \"hero\", pick = \"most_cards\" } }]", "when = \"round.start\", do = [{ op = \"discard\", n = 1, who = \"actor\" }]", "round.start", "sets no actor; it sets nothing but you"],
    ["twists.toml", "who = { any = \"minion\" } }] }]\n[[twist]]\nid = \"herd\"", "}] }]\n[[twist]]\nid = \"herd\"", "stat = \"speed\"", "write \"who\""],
    ["cards/leader.toml", "{ op = \"move\", n = 1, who = \"that\" }] }\n", "{ op = \"move\", n = 1, who = \"target\" }] }\n", "who = \"target\" }] }\n", "the window \"monster.moved\" sets no target; it sets actor, there"],
    ["recon.toml", "n = 1, who = \"you\" }]\n[[event]]\nid = \"dropped", "n = 1, who = \"that\" }]\n[[event]]\nid = \"dropped", "who = \"that\"", "a \"pick\" or \"each\" must come first"],
    ["cards/leader.toml", "when = \"monster.activates\", if", "when = \"monster.moved\", if", "what = \"activation\"", "use it at monster.activates"],
    ["recon.toml", "charges = 1\nabilities = [{ when = \"hero.hit\"", "abilities = [{ when = \"hero.hit\"", "n = \"all\"", "write \"charges\""],
    ["cards/leader.toml", "when = \"tactics\"", "when = \"setup\"", "\"setup\"", "is not for this kind of card"],
    // Vocabulary.
    ["vocabulary.toml", "id = \"prefers_weak\"", "id = \"prefers_week\"", "prefers_week", "did you mean \"prefers_weak\"?"],
    ["vocabulary.toml", "params = [\"n\", \"who\", \"unblockable?\"]", "params = [\"n\", \"who?\", \"unblockable?\"]", "\"who?\", \"unblockable?\"", "unknown word \"who?\"; did you mean"],
    ["vocabulary.toml", "sets = [\"actor?\"]", "sets = []", "sets = []\n[[window]]\nid = \"objective.done\"", "the word \"actor?\" is missing"],
    ["vocabulary.toml", "prevent = \"target\"", "prevent = \"you\"", "prevent = \"you\"", "legal here: target"],
    // Tiles.
    ["tiles.toml", "\"aaabbccc\",\n  \"aaabbccc\",\n  \"ddabbecc\"", "\"aaabbccc\",\n  \"aaabbcccc\",\n  \"ddabbecc\"", "aaabbcccc", "8 rows of 8 letters"],
    ["tiles.toml", "walls = [\"b|c\", \"b|a\"]", "walls = [\"b|c\", \"b-a\"]", "b-a", "a wall is written \"x|y\""],
    ["tiles.toml", "walls = [\"b|c\", \"b|a\"]", "walls = [\"b|c\", \"b|i\"]", "b|i", "share no border"],
    ["tiles.toml", "edges = []", "edges = [\"0,0,N\"]", "0,0,N", "write row, column, side"],
    ["missions.toml", "rotation = 90", "rotation = 45", "rotation = 45", "use 0, 90, 180 or 270"],
    ["missions.toml", "{ pos = \"NE\", face = \"4B\", rotation = 0 }", "{ pos = \"NE\", face = \"3B\", rotation = 0 }", "layout = [", "lies on the table once"],
    // Counts.
    ["cards/leader.toml", "codes = [\"L01\", \"L02\"]\ncopies = 2", "codes = [\"L01\"]\ncopies = 1", "", "there must be 16 basic cards, not 15"],
    ["cards/leader.toml", "codes = [\"L01\", \"L02\"]", "codes = [\"L01\", \"L03\"]", "[[action]]\nid = \"two_handed", "another card has the code \"L03\""],
    // WE-32: operation 1, mission 1, objective 01.
    ["missions.toml", "code = \"OBJ 1.1.01\"", "code = \"OBJ 1.2.04\"", "[[objective]]\nid = \"repair_the_ferry", "the code must be \"OBJ 1.1.\" and two digits, not \"OBJ 1.2.04\""],
    ["recon.toml", "code = \"RD 1.1.01\"", "code = \"RD 1.1.1\"", "[[discovery]]\nid = \"ferry_fuel", "the code must be \"RD 1.1.\" and two digits, not \"RD 1.1.1\""],
    ["dice.toml", "count = 5", "count = 4", "", "there must be 13 special tokens, not 12"],
    ["dice.toml", "\"move\", \"move\", \"special\"]", "\"move\", \"special\"]", "faces = [\"blank\"", "six faces, not 5"],
    ["dice.toml", "miss = \"2/6\"", "miss = \"3/6\"", "bullet = { mean", "miss 2/6"],
    ["monsters.toml", "figures = { minion = 8, elite = 4, boss = 1 }", "figures = { minion = 9, elite = 4, boss = 1 }", "[[family]]", "13 figures, not 14"],
    ["missions.toml", "by_heroes = { 2 = 4, 3 = 6, 4 = 8 }", "by_heroes = { 2 = 4, 3 = 6, 4 = 9 }", "[[mission]]", "4 heroes meet 9 \"corrupted_animal\", but there are 8 (EC-47)"],
    ["missions.toml", "events = 10", "events = 9", "[[mission]]", "no deck of 12"],
    ["missions.toml", "entry = \"NW.lane_end\"", "entry = \"NW.pigsty\"", "[[mission]]", "is a spawn point"],
    ["twists.toml", "id = \"volatile\"", "id = \"strong\"", "[[twist]]\nid = \"strong\"\nfamily = \"typhon\"\nname = \"Volatile\"", "another twist has this id"],
    ["missions.toml", "name = \"Repair the Ferry\"\nsource = \"published\"\nneed = 2", "name = \"Repair the Ferry\"\nsource = \"published\"\nneed = 3", "[[objective]]", "3 intel tokens are needed, but only 2 can be had"],
    ["missions.toml", "complete = [{ op = \"boss\", at = \"boss_mark\" }]\n", "", "[[mission]]\nid = \"2.3\"", "no effect \"boss\""],
];

#[test]
fn broken_packs_are_refused_with_file_line_and_hint() {
    packs().refuse(BROKEN);
}

#[test]
fn several_mistakes_are_reported_together() {
    let mut files = Pack::frozen_files().unwrap();
    for (_, text) in &mut files {
        *text = text.replace("who = \"all_heroes\"", "who = \"al_heroes\"").replace("\"hero.hurt\"", "\"hero.hrt\"");
    }
    let error = Pack::load(&files).unwrap_err();
    assert!(error.problems.len() > 15, "{error}");
    assert_eq!(error.to_string().lines().count(), error.problems.len());
}

#[test]
fn missing_and_foreign_files_are_named() {
    let mut files = Pack::frozen_files().unwrap();
    files.retain(|(name, _)| name != "dice.toml");
    files.push(("heros.toml".into(), String::new()));
    let error = Pack::load(&files).unwrap_err().to_string();
    assert!(error.contains("content/fireteam-zero/dice.toml: the file is missing"), "{error}");
    assert!(error.contains("heros.toml: no file of a pack has this name; did you mean \"heroes.toml\"?"), "{error}");
    assert!(Pack::load(&[]).is_err());
}

#[test]
fn folders_are_read_with_care() {
    packs().folders_are_read_with_care("twists.toml", "heroes.toml", "cards/leaders.toml");
}

#[test]
fn damaged_files_never_panic() {
    packs().damaged_files_never_panic(|pack| pack.missions.len() == 9);
}
