//! Broken content packs: each is refused with file, line and a hint, and none makes the loader panic.
#![allow(clippy::unwrap_used, reason = "a test may fail by panicking")]

mod steps;

use cry_havoc::pack::Pack;
use testkit::packs::{Broken, Packs};

/// The pack to break, and how it is read.
fn packs() -> Packs<Pack> {
    Packs {
        home: "content/cry-havoc",
        good: Pack::frozen_files().unwrap(),
        load: Pack::load,
        from_dir: Pack::from_dir,
        hash: |pack| &pack.hash,
    }
}

#[rustfmt::skip]
const BROKEN: &[Broken] = &[
    // Words.
    ["factions/humans.toml", "bonus = [\"draw_one\"]", "bonus = [\"draw_won\"]", "draw_won", "did you mean \"draw_one\"?"],
    ["factions/humans.toml", "do = \"forbid\"", "do = \"forbit\"", "forbit", "unknown word \"forbit\"; did you mean \"forbid\"?"],
    ["factions/humans.toml", "who = \"enemy\", what = \"shift\"", "who = \"enmy\", what = \"shift\"", "enmy", "did you mean \"enemy\"?"],
    ["factions/humans.toml", "what = \"shift\"", "what = \"shft\"", "shft", "did you mean \"shift\"?"],
    ["factions/humans.toml", "to = \"obj:other\"", "to = \"obj:othr\"", "obj:othr", "did you mean \"obj:other\"?"],
    ["factions/humans.toml", "timing = \"turn\"", "timing = \"trun\"", "trun", "did you mean \"turn\"?"],
    ["factions/humans.toml", "is = \"defender\"", "is = \"defendr\"", "defendr", "did you mean \"defender\"?"],
    ["factions/humans.toml", "control = \"not_self\"", "control = \"not_me\"", "not_me", "legal here: self, enemy, none, not_self"],
    ["factions/humans.toml", "objective = \"attrition\"", "objective = \"atrition\"", "atrition\"", "did you mean \"attrition\"?"],
    ["factions/humans.toml", "at = \"own_units\"", "at = \"own_unit\"", "\"own_unit\"", "did you mean \"own_units\"?"],
    ["factions/pilgrims.toml", "returns = \"round\"", "returns = \"turn\"", "returns =", "legal here: round"],
    ["factions/machines.toml", "deck = \"terrain\"", "deck = \"terain\"", "terain", "did you mean \"terrain\"?"],
    ["terrain.toml", "mode = \"reverse\"", "mode = \"revers\"", "revers\"", "did you mean \"reverse\"?"],
    ["terrain.toml", "from = [\"kill\"]", "from = [\"kil\"]", "[\"kil\"]", "did you mean \"kill\"?"],
    ["tokens.toml", "n = \"done\"", "n = \"dun\"", "\"dun\"", "did you mean \"done\"?"],
    ["tokens.toml", "\"=\", 0", "\"==\", 0", "\"==\"", "did you mean"],
    ["map.toml", "ring = \"inner\"", "ring = \"iner\"", "\"iner\"", "did you mean \"inner\"?"],
    ["map.toml", "source = \"published\"", "source = \"publised\"", "publised", "did you mean \"published\"?"],
    ["map.toml", "terrain = \"jungle\"", "terrain = \"jungel\"", "jungel", "did you mean \"jungle\"?"],
    ["map.toml", "hq = \"trog\"", "hq = \"trogs\"", "hq = \"trogs\"", "did you mean \"trog\"?"],
    // Keys.
    ["factions/humans.toml", "up_to = true, from = { at = \"hq\"", "upto = true, from = { at = \"hq\"", "upto", "unknown key \"upto\"; did you mean \"up_to\"?"],
    ["factions/humans.toml", "recruit = 2\nbuild", "recrut = 2\nbuild", "recrut", "did you mean \"recruit\"?"],
    ["factions/humans.toml", "colour = \"yellow\"\n", "", "[faction]", "the key \"colour\" is missing"],
    ["factions/humans.toml", "name = \"Flank\"\n", "", "]\nid = \"flank\"", "the key \"name\" is missing"],
    ["factions/humans.toml", "what = \"shift\", until = \"battle\"", "what = \"shift\", unitl = \"battle\"", "unitl", "did you mean \"until\"?"],
    ["factions/humans.toml", "do = \"mod_strength\", objective = \"attrition\", amount = 1 }", "do = \"mod_strength\", objective = \"attrition\", amount = 1, count = 2 }", "count = 2 }, { do = \"remove", "unknown key \"count\""],
    ["factions/humans.toml", "do = \"place_units\", count = 1, to = \"obj:any\"", "do = \"place_units\", count = 1, to = \"obj:any\", at = \"hq\"", "at = \"hq\" }", "unknown key \"at\""],
    ["factions/humans.toml", "do = \"place_units\", count = 1, to = \"obj:any\"", "do = \"place_units\", count = 1, cost = true, to = \"obj:any\"", "cost = true", "unknown key \"cost\""],
    ["factions/humans.toml", "do = \"place_units\", count = 1, to", "do = \"place_units\", count = 1, too", "too =", "did you mean \"to\"?"],
    ["factions/humans.toml", "dist = [1, 1], token = \"trog\"", "distance = [1, 1], token = \"trog\"", "distance", "unknown key \"distance\""],
    ["factions/machines.toml", "published_fields = [\"name\", \"count\", \"ability\"", "published_field = [\"name\", \"count\", \"ability\"", "published_field =", "did you mean \"published_fields\"?"],
    ["map.toml", "[tracks]\n", "[tracks]\nwidth = 3\n", "width", "unknown key \"width\""],
    ["map.toml", "space_step = 7.2\nsource = \"original\"\n", "space_step = 7.2\n", "[score_track]", "the key \"source\" is missing"],
    ["terrain.toml", "flavour = \"Up here, equal is enough.\"\nsource = \"original\"\n", "", "]\nid = \"high_ground\"", "the key \"source\" is missing; legal here: published, original"],
    ["variants.toml", "start_vp = 3", "start_vp = 3\nstart_units = 2", "start_units = 2", "unknown key \"start_units\""],
    // Types and numbers.
    ["factions/humans.toml", "move = 3\n", "move = 4\n", "move = 4", "use a number from 0 to 3"],
    ["factions/humans.toml", "default = true", "default = \"yes\"", "\"yes\"", "expected true or false"],
    ["factions/humans.toml", "count = 2, up_to = true, from = \"obj:any\"", "count = 0, up_to = true, from = \"obj:any\"", "count = 0", "use a number from 1 to 99"],
    ["factions/humans.toml", "crystal_factor = 1", "crystal_factor = 2", "crystal_factor", "write 1 or 0.5"],
    ["factions/humans.toml", "max = 3 }", "max = { p2 = 3, p3 = 6, p4 = 6 } }", "{ p2 = 3", "expected a whole number"],
    ["factions/humans.toml", "battle = \"also\", max", "battle = \"also\", per = 0, max", "per = 0", "use a number from 1 to 99"],
    ["factions/humans.toml", "amount = 1 }, { do", "amount = 0 }, { do", "amount = 0", "0 changes nothing"],
    ["factions/trogs.toml", "players = [4]", "players = [5]", "players = [5]", "use a number from 2 to 4"],
    ["map.toml", "label = [500, 500]", "label = [500]", "label = [500]", "write [x, y]"],
    ["map.toml", "r0 = 95, r1 = 190, a0 = 300, a1 = 420", "r0 = 95, r1 = 90, a0 = 300, a1 = 420", "r1 = 90", "no sector of a ring"],
    ["map.toml", "event_spots = [6, 15, 27, 39]", "event_spots = [6, 15, 27]", "event_spots", "four Event spots in ascending order (CH-CMP-20)"],
    ["map.toml", "event_spots = [6, 15, 27, 39]", "event_spots = [6, 27, 15, 39]", "event_spots", "four Event spots in ascending order (CH-CMP-20)"],
    ["map.toml", "event_spots = [6, 15, 27, 39]", "event_spots = [6, 15, 27, 50]", "event_spots", "use a number from 1 to 49"],
    ["map.toml", "final_spot = 49", "final_spot = 30", "final_spot", "after the four Event spots (CH-CMP-20)"],
    ["map.toml", "last = 49", "last = 59", "[score_track]", "from 0 to 49 (CH-CMP-18)"],
    ["map.toml", "action_positions = 3", "action_positions = 4", "action_positions", "I, II and III (CH-CMP-13)"],
    ["map.toml", "initiative_positions = \"players\"", "initiative_positions = \"four\"", "initiative_positions", "one position per player (CH-CMP-19)"],
    ["variants.toml", "fixed_rounds = 5", "fixed_rounds = 4", "fixed_rounds = 4", "write 0 (events may merge) or 5"],
    ["variants.toml", "default_skill = true", "default_skill = false", "default_skill = false", "the default Skill (CH-SET-09)"],
    // References.
    ["map.toml", "neighbours = [\"cinder_crown\", \"old_throat\", \"sentinel_steps\"]", "neighbours = [\"cinder_crow\", \"old_throat\", \"sentinel_steps\"]", "cinder_crow\"", "did you mean \"cinder_crown\"?"],
    ["map.toml", "arrow = \"howling_verge\"", "arrow = \"howling_verg\"", "howling_verg\"", "did you mean \"howling_verge\"?"],
    ["factions/humans.toml", "token = \"artillery\", to", "token = \"artilery\", to", "artilery", "did you mean \"artillery\"?"],
    ["factions/trogs.toml", "structure = \"tunnels\", pick", "structure = \"tunnel\", pick", "\"tunnel\"", "did you mean \"tunnels\"?"],
    ["variants.toml", "faction = \"machines\"", "faction = \"machine\"", "\"machine\"", "did you mean \"machines\"?"],
    ["factions/humans.toml", "token = \"artillery\", to", "token = \"war_drum\", to", "war_drum", "belongs to another Faction"],
    ["factions/machines.toml", "structure = \"any\", max_cost = 2", "structure = \"reaper\", max_cost = 2", "\"reaper\"", "another Faction builds this Structure"],
    ["factions/machines.toml", "id = \"machines\"", "id = \"humans\"", "id = \"humans\"", "this is the file of the \"machines\""],
    // Boards.
    ["map.toml", "\"emberglass_flats\", \"mist_lands\", \"shardfall_rim\", \"skyhook_landing\"]", "\"emberglass_flats\", \"mist_lands\", \"skyhook_landing\"]", "]\nid = \"feralas_banks\"", "shares a border with \"shardfall_rim\" but does not list it (CH-TERM-02)"],
    ["map.toml", "\"emberglass_flats\", \"mist_lands\", \"shardfall_rim\", \"skyhook_landing\"]", "\"emberglass_flats\", \"mist_lands\", \"skyhook_landing\"]", "]\nid = \"shardfall_rim\"", "\"feralas_banks\" does not list it as a neighbour (CH-TERM-04)"],
    ["map.toml", "neighbours = [\"cinder_crown\", \"old_throat\", \"sentinel_steps\"]", "neighbours = [\"cinder_crown\", \"mist_lands\", \"old_throat\", \"sentinel_steps\"]", "]\nid = \"world_caverns\"", "lists \"mist_lands\" but shares no border with it (CH-TERM-02)"],
    ["map.toml", "arrow = \"howling_verge\"", "arrow = \"glimmer_shelf\"", "]\nid = \"sapos_deep\"", "does not point back (CH-TERM-03)"],
    ["map.toml", "neighbours = [\"howling_verge\", \"mist_lands\"", "neighbours = [\"mist_lands\"", "]\nid = \"sapos_deep\"", "is not listed as a neighbour (CH-TERM-03)"],
    ["map.toml", "arrow_angle = 330\n", "", "]\nid = \"sapos_deep\"", "arrow, arrow_at and arrow_angle belong together"],
    ["map.toml", "a0 = 60, a1 = 180", "a0 = 50, a1 = 180", "]\nid = \"cinder_crown\"", "its shape overlaps that of \"old_throat\""],
    ["map.toml", "terrain = \"mountain\"", "terrain = \"none\"", "]\nid = \"cinder_crown\"", "inner Regions have a Terrain (CH-TERM-15)"],
    ["map.toml", "terrain = \"none\"", "terrain = \"ocean\"", "]\nid = \"skyhook_landing\"", "outer Regions have no Terrain (CH-TERM-15)"],
    ["map.toml", "hq = \"trog\"", "hq = \"none\"", "]\nid = \"crown\"", "there must be 1 Trog HQ, not 0 (CH-SET-26)"],
    ["map.toml", "hq = \"player\"", "hq = \"none\"", "]\nid = \"crown\"", "there must be 3 HQ Regions for players, not 2 (CH-SET-05)"],
    ["map.toml", "tunnel = true", "tunnel = false", "]\nid = \"crown\"", "there must be 4 Tunnel icons, not 3 (CH-SET-27)"],
    ["map.toml", "players = [2]", "players = [2, 3]", "", "one board for 2 players and one for 3 and 4 (CH-CMP-03)"],
    ["map.toml", "war_party = true\n", "war_party = true\nwar_party_players = [2]\n", "war_party_players = [2]", "the board is not for so many players"],
    ["map.toml", "id = \"twin_gates\"", "id = \"crown\"", "]]\nid = \"crown\"\nname = \"Twin", "another board has the same id"],
    ["map.toml", "id = \"mist_lands\"", "id = \"mist_land\"", "\"mist_lands\", \"old_throat\"", "did you mean \"mist_land\"?"],
    // The box.
    ["tokens.toml", "id = \"exchange\"\nname = \"Exchange of Prisoners\"\ncopies = 1", "id = \"exchange\"\nname = \"Exchange of Prisoners\"\ncopies = 2", "", "there must be 6 Event tokens, not 7 (CH-CMP-05)"],
    ["tokens.toml", "name = \"Relic\"\ncopies = 2", "name = \"Relic\"\ncopies = 1", "", "there must be 12 Exploration tokens, not 11 (CH-CMP-06)"],
    ["tokens.toml", "copies = 9", "copies = 8", "", "there must be 18 War Party tokens, not 17 (CH-CMP-07)"],
    ["tokens.toml", "copies = 5", "copies = 6", "", "there must be 12 Nest tokens, not 13 (CH-CMP-08)"],
    ["terrain.toml", "id = \"ocean\"", "id = \"desert\"", "", "there must be 1 ocean deck, not 0 (CH-CMP-04)"],
    ["terrain.toml", "[[decks.cards]]\nid = \"high_ground\"", "[[decks.cards]]\nid = \"low_ground\"\nname = \"Low Ground\"\nmove = 1\nrecruit = 1\nbuild = 1\nbonus = [\"vp\"]\nsource = \"original\"\n\n[[decks.cards]]\nid = \"high_ground\"", "]\nid = \"mountain\"", "a Terrain deck has 8 cards, not 9 (CH-CMP-04)"],
    ["factions/trogs.toml", "units = 16", "units = 15", "]\nid = \"trogs\"", "Units: there must be 16, not 15 (CH-CMP-14)"],
    ["factions/humans.toml", "start_units = 4", "start_units = 5", "]\nid = \"humans\"", "Units at set-up: there must be 4, not 5 (CH-CMP-14)"],
    ["factions/trogs.toml", "count = 7", "count = 6", "]\nid = \"trogs\"", "Structure tokens by type: there must be [7, 3, 3], not [6, 3, 3] (CH-CMP-14)"],
    ["factions/humans.toml", "name = \"Artillery\"\ncount = 3", "name = \"Artillery\"\ncount = 2", "]\nid = \"humans\"", "special tokens by kind: there must be [3, 3], not [3, 2] (CH-CMP-14)"],
    ["factions/machines.toml", "count = 2\nskill_token = true", "count = 1\nskill_token = true", "]\nid = \"machines\"", "tokens with skill_token = true: there must be 2, not 1 (CH-CMP-14)"],
    ["factions/machines.toml", "default = false", "default = true", "]\nid = \"machines\"", "default Skill: there must be 1, not 2 (CH-CMP-14)"],
    ["factions/pilgrims.toml", "control_tokens = 8", "control_tokens = 9", "]\nid = \"pilgrims\"", "Control tokens: there must be 8, not 9 (CH-CMP-14)"],
    ["factions/trogs.toml", "players = [4]\n", "", "]\nid = \"trogs\"", "the Trogs are for four players"],
    ["factions/humans.toml", "bonus = [\"initiative\", \"draw_each\"]", "bonus = [\"vp\"]", "", "there must be 1 card with the bonus \"initiative\", not 0 (CH-CMP-16)"],
    ["factions/humans.toml", "action = \"enable_scoring\"\n", "", "]\nid = \"plant_the_flag\"", "action and play belong together"],
    ["factions/humans.toml", "action = \"enable_scoring\"\ntext = \"Action: enable Scoring.\"\nflavour = \"If nobody is looking, it is already ours.\"\nsource = \"original\"\npublished_fields = [\"one Enable Scoring card per deck\"]\n[tactics.play]\ntiming = \"action\"\neffect = [ { do = \"enable_scoring\" } ]", "source = \"original\"", "", "there must be 1 card that enables Scoring, not 0 (CH-CMP-15)"],
    ["terrain.toml", "[decks.cards.tactic]\ntiming = \"tactic\"\neffect = [ { do = \"win_ties\", objective = \"control\" } ]", "", "]\nid = \"high_ground\"", "a card has a tactic, an Action or a bonus (CH-CMP-17)"],
    ["factions/humans.toml", "bonus = [\"draw_each\"]", "bonus = [\"initiative\"]", "]\nid = \"suppressive_fire\"", "has no tactic (CH-TAC-10)"],
    ["factions/humans.toml", "id = \"flank\"", "id = \"air_support\"", "]\nid = \"air_support\"\nname = \"Flank\"", "another card has the same id"],
    ["factions/humans.toml", "id = \"watchtower\"\nname = \"Watchtower\"\ncount = 3\nbuild", "id = \"own\"\nname = \"Watchtower\"\ncount = 3\nbuild", "]\nid = \"own\"", "a word of the language and no id"],
];

#[test]
fn broken_packs_are_refused_with_file_line_and_hint() {
    packs().refuse(BROKEN);
}

#[test]
fn broken_effects_are_refused_with_file_line_and_hint() {
    packs().refuse(steps::BROKEN);
}

#[test]
fn several_mistakes_are_reported_together() {
    let mut files = Pack::frozen_files().unwrap();
    for (_, text) in &mut files {
        *text = text.replace("who = \"enemy\"", "who = \"enmy\"").replace("\"turn\"", "\"trun\"");
    }
    let error = Pack::load(&files).unwrap_err();
    assert!(error.problems.len() > 30, "{error}");
    assert_eq!(error.to_string().lines().count(), error.problems.len());
}

#[test]
fn missing_and_foreign_files_are_named() {
    let mut files = Pack::frozen_files().unwrap();
    files.retain(|(name, _)| name != "map.toml");
    files.push(("maps.toml".into(), String::new()));
    let error = Pack::load(&files).unwrap_err().to_string();
    assert!(error.contains("content/cry-havoc/map.toml: the file is missing"), "{error}");
    assert!(error.contains("maps.toml: no file of a pack has this name; did you mean \"map.toml\"?"), "{error}");
    assert!(Pack::load(&[]).is_err());
}

/// More than the compact tables hold: a problem, not a panic.
#[test]
fn limits_are_problems() {
    let many = |file: &str, entry: &dyn Fn(usize) -> String, n: usize| {
        let mut files = Pack::frozen_files().unwrap();
        let (_, text) = files.iter_mut().find(|(name, _)| name == file).unwrap();
        (0..n).for_each(|n| text.push_str(&entry(n)));
        Pack::load(&files).unwrap_err().to_string()
    };
    let head = |key: &str, n: usize| format!("\n[[{key}]]\nid = \"x{n}\"\nname = \"X\"\nsource = \"original\"\n");
    let ability = "ability = [ { timing = \"scoring\", effect = [ { do = \"change_vp\", amount = 1 } ] } ]\n";
    let structure = |n| head("structures", n) + "count = 99\nbuild = 1\n" + ability;
    let error = many("factions/trogs.toml", &structure, 300);
    assert!(error.contains("at most 16 Structure types of all Factions, not 314"), "{error}");
    let token = |n| head("tokens", n) + "count = 99\nskill_token = true\n" + ability;
    let error = many("factions/humans.toml", &token, 300);
    assert!(error.contains("at most 8 kinds of named tokens of all Factions, not 30"), "{error}");
    let skill = |n| head("extra_skills", n) + "faction = \"humans\"\ndefault = true\n" + ability;
    let error = many("variants.toml", &skill, 300);
    assert!(error.contains("at most 250 Skills, not 331"), "{error}");
    let nest = |n| head("nests", n) + "units = 1\ncrystals = 1\ncopies = 42\n";
    let error = many("tokens.toml", &nest, 300);
    assert!(error.contains("at most 42 kinds of face-down tokens, not 318"), "{error}");
    let region = |n| {
        let place = "ring = \"outer\"\nterrain = \"none\"\ncrystals = 0\nwar_party = false\nexploration = false\n";
        let rest = "tunnel = false\nhq = \"none\"\nneighbours = [\"x1\"]\nlabel = [1, 1]\n";
        head("boards.regions", n) + place + rest + "shape = { r0 = 440, r1 = 450, a0 = 0, a1 = 1 }\n"
    };
    let error = many("map.toml", &region, 300);
    assert!(error.contains("at most 24 Regions, not 315"), "{error}");
    let error = many("map.toml", &region, 9);
    assert!(error.contains("no way leads there from the first Region of the board"), "{error}");
    let card = |n| head("tactics", n) + "move = 1\nrecruit = 1\nbuild = 1\nbonus = [\"vp\"]\n";
    let error = many("factions/humans.toml", &card, 300);
    assert!(error.contains("there must be 8 tactics, not 308 (CH-CMP-14)"), "{error}");
}

/// The board for four players has the Trog HQ; the other must have the Region by its name.
#[test]
fn every_board_has_the_world_caverns() {
    let mut files = Pack::frozen_files().unwrap();
    for (_, text) in &mut files {
        *text = text.replace("world_caverns", "sunless_sea");
    }
    let error = Pack::load(&files).unwrap_err();
    assert_eq!(error.problems.len(), 1, "{error}");
    assert!(error.to_string().contains("\"twin_gates\": no Region is the World Caverns"), "{error}");
}

#[test]
fn folders_are_read_with_care() {
    packs().folders_are_read_with_care("terrain.toml", "map.toml", "factions/orcs.toml");
}

#[test]
fn damaged_files_never_panic() {
    packs().damaged_files_never_panic(|pack| pack.cards.len() == 64);
}
