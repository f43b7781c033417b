//! Runs of many games as people and other programs use them: `muster simulate --out` and `muster report`, the built binary, its files
//! and its exit codes.
#![allow(clippy::unwrap_used, reason = "a test may fail by panicking")]

use serde_json::Value;
use std::{
    fs,
    path::{Path, PathBuf},
    process::{Command, Output},
};

/// Three kinds of tables.
const GAMES: &str = "simulate --mission 1.1 --heroes 2..4 --seed 4";
const HAVOC: &str = "simulate --game cry-havoc --players 2..4 --seed 4";

/// Runs the words of a line, with the files of this folder.
fn muster(folder: &Path, line: &str) -> Output {
    Command::new(env!("CARGO_BIN_EXE_muster")).args(line.split(' ')).current_dir(folder).output().unwrap()
}

fn ok(folder: &Path, line: &str) -> String {
    let output = muster(folder, line);
    assert_eq!(output.status.code(), Some(0), "{line}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

fn json(folder: &Path, line: &str) -> Value {
    serde_json::from_str(&ok(folder, line)).unwrap()
}

/// Wrong input: exit code 2, a sentence on stderr, nothing on stdout.
fn bad(folder: &Path, line: &str, word: &str) {
    let output = muster(folder, line);
    let message = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2), "{line}: {message}");
    assert!(message.contains(word) && !message.contains("panicked"), "{line}: {message}");
    assert!(output.stdout.is_empty(), "{line}");
}

fn folder() -> (tempfile::TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().to_owned();
    (folder, path)
}

fn read(folder: &Path, name: &str) -> String {
    fs::read_to_string(folder.join(name)).unwrap()
}

/// What a summary says of the games themselves: everything but the time they took.
fn timeless(mut summary: Value) -> Value {
    fn strip(value: &mut Value) {
        match value {
            Value::Object(fields) => {
                fields.retain(|name, _| name != "seconds" && name != "games_per_second");
                fields.values_mut().for_each(strip);
            }
            Value::Array(list) => list.iter_mut().for_each(strip),
            _ => {}
        }
    }
    strip(&mut summary);
    summary
}

#[test]
fn the_file_is_the_same_on_one_core_and_on_two() {
    let (_kept, dir) = folder();
    for line in [GAMES, HAVOC] {
        let one = json(&dir, &format!("{line} --games 30 --jobs 1 --json --out one.jsonl"));
        let two = json(&dir, &format!("{line} --games 30 --jobs 2 --json --out two.jsonl"));
        assert_eq!(read(&dir, "one.jsonl"), read(&dir, "two.jsonl"));
        assert_eq!(read(&dir, "one.jsonl").lines().count(), 31);
        // Played just now or read back, the figures are the same.
        assert_eq!(timeless(one.clone()), timeless(two));
        assert_eq!(timeless(one), timeless(json(&dir, "report one.jsonl --json")));
        ["one.jsonl", "two.jsonl"].iter().for_each(|name| fs::remove_file(dir.join(name)).unwrap());
    }
}

#[test]
fn every_game_is_a_line_that_says_how_it_went() {
    let (_kept, dir) = folder();
    ok(&dir, "simulate --mission 1.1 --heroes 2..3 --bots greedy,random --seed 4 --games 4 --out games.jsonl");
    let text = read(&dir, "games.jsonl");
    let lines: Vec<Value> = text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!((&lines[0]["game"], &lines[0]["seed"]), (&"fireteam-zero".into(), &4.into()));
    assert_eq!(lines[0]["kinds"].as_array().unwrap().len(), 2);
    for (n, game) in lines[1..].iter().enumerate() {
        assert_eq!(
            (&game["n"], &game["kind"], &game["finished"]),
            (&n.into(), &(n % 2).into(), &true.into()),
            "{game}"
        );
        assert_eq!(game["bots"].as_array().unwrap().len(), 2 + n % 2, "{game}");
        assert!(game["seed"].is_u64() && game["winners"].is_array() && game["decisions"].is_u64(), "{game}");
        let measures = &game["measures"];
        assert!(measures["rounds"].as_u64().unwrap() > 0 && measures["knock_downs"].is_u64(), "{game}");
        assert!(!measures["cards"].as_object().unwrap().is_empty(), "{game}");
        assert!(!measures["monsters"].as_object().unwrap().is_empty(), "{game}");
    }
}

#[test]
fn what_cry_havoc_scored_adds_up_to_its_vp() {
    let (_kept, dir) = folder();
    ok(&dir, &format!("{HAVOC} --games 12 --out games.jsonl"));
    for line in read(&dir, "games.jsonl").lines().skip(1) {
        let game: Value = serde_json::from_str(line).unwrap();
        for (at, seat) in game["measures"]["seats"].as_array().unwrap().iter().enumerate() {
            let rounds = seat["scored"].as_array().unwrap().iter();
            let scored: i64 =
                rounds.flat_map(|of| of.as_object().unwrap().values()).map(|vp| vp.as_i64().unwrap()).sum();
            assert_eq!(Some(scored), seat["vp"].as_i64(), "seat {at} of {line}");
        }
    }
}

#[test]
fn what_is_used_too_little_is_listed_and_fails_the_check() {
    let (_kept, dir) = folder();
    // A pack that stays as it is when the content changes.
    let havoc = format!("{HAVOC} --pack {}/../../scenarios/cry-havoc/pack", env!("CARGO_MANIFEST_DIR"));
    let figures = json(&dir, &format!("{havoc} --games 9 --json --out games.jsonl"));
    let usage = figures["usage"].as_array().unwrap();
    let of = |way: &str| usage.iter().filter(|line| line["way"] == way).collect::<Vec<_>>();
    assert_eq!(of("built").len(), 14, "every Structure of the four Factions");
    assert_eq!((of("terrain").len(), of("event").len()), (32, 6));
    // Three of the nine games have four players; every Faction but the Trogs is in several others.
    let tunnels = of("built").into_iter().find(|line| line["id"] == "tunnels").unwrap();
    assert_eq!(tunnels["games"], 3);
    for line in usage {
        let [games, used, times] = ["games", "used", "times"].map(|key| line[key].as_u64().unwrap());
        assert!(used <= games && used <= times && (used > 0) == (times > 0), "{line}");
        let (share, floor) = (line["share"].as_f64().unwrap(), line["floor"].as_f64().unwrap());
        assert_eq!(line["below"], used == 0 || share < floor, "{line}");
    }
    // Nine games of random players are far too few for everything to be used.
    let below = usage.iter().filter(|line| line["below"] == true).count();
    let checked = muster(
        &dir,
        &format!("report games.jsonl --floors --pack {}/../../scenarios/cry-havoc/pack", env!("CARGO_MANIFEST_DIR")),
    );
    let told = String::from_utf8(checked.stdout).unwrap();
    assert_eq!(checked.status.code(), Some(1), "{told}");
    assert!(below > 0 && told.lines().filter(|line| line.starts_with("below ")).count() == below, "{told}");
}

#[test]
fn one_game_of_a_run_is_played_again_and_told() {
    let (_kept, dir) = folder();
    for line in [GAMES, HAVOC] {
        ok(&dir, &format!("{line} --games 9 --out games.jsonl"));
        let kept: Value = serde_json::from_str(read(&dir, "games.jsonl").lines().nth(8).unwrap()).unwrap();
        let again = json(&dir, &format!("{line} --only 7 --record game.json --json"));
        assert_eq!((&again["games"], &again["decisions"]), (&1.into(), &kept["decisions"]));
        let saved: Value = serde_json::from_str(&read(&dir, "game.json")).unwrap();
        assert_eq!(saved["entries"].as_array().unwrap().len() as u64, kept["decisions"].as_u64().unwrap());
        assert!(ok(&dir, "replay game.json --quiet").contains("every digest as recorded"));
        fs::remove_file(dir.join("games.jsonl")).unwrap();
    }
    bad(&dir, "simulate --mission 1.1 --only 7", "--seed");
    bad(&dir, &format!("{GAMES} --record game.json"), "--only");
}

#[test]
fn an_interrupted_run_goes_on_to_the_same_file() {
    let (_kept, dir) = folder();
    let line = format!("{GAMES} --games 30 --json --out games.jsonl");
    let whole_figures = json(&dir, &line);
    let whole = read(&dir, "games.jsonl");
    // Killed in the middle of a line, between two lines, right after the first one.
    let header = whole.lines().next().unwrap().len() + 1;
    for cut in [whole.len() / 2 + header / 2, whole[..whole.len() / 2 + header].rfind('\n').unwrap() + 1, header] {
        fs::write(dir.join("games.jsonl"), &whole[..cut]).unwrap();
        assert_eq!(timeless(json(&dir, &line)), timeless(whole_figures.clone()), "{cut}");
        assert_eq!(read(&dir, "games.jsonl"), whole, "{cut}");
    }
    // Nothing is left to be played; the seed is known from the file; more games go on from the last one.
    let again = json(&dir, "simulate --mission 1.1 --heroes 2..4 --games 30 --json --out games.jsonl");
    assert_eq!((&again["games"], &again["seed"], &again["games_per_second"]), (&30.into(), &4.into(), &0.0.into()));
    assert_eq!(read(&dir, "games.jsonl"), whole);
    ok(&dir, "simulate --mission 1.1 --heroes 2..4 --games 33 --out games.jsonl");
    assert!(read(&dir, "games.jsonl").starts_with(&whole));
    assert_eq!(read(&dir, "games.jsonl").lines().count(), 34);
}

#[test]
fn shards_merge_into_the_whole_run() {
    let (_kept, dir) = folder();
    ok(&dir, &format!("{GAMES} --games 31 --out whole.jsonl"));
    let parts: Vec<String> = (1..=4).map(|nth| format!("part-{nth}.jsonl")).collect();
    for (nth, part) in (1..).zip(&parts) {
        let told = ok(&dir, &format!("{GAMES} --games 31 --shard {nth}/4 --out {part}"));
        assert!(told.contains(&format!("shard {nth}/4")), "{told}");
    }
    // In any order, and some of them twice.
    ok(
        &dir,
        &format!(
            "report merge {p3} {p1} {p2} {p4} {p2} --out all.jsonl",
            p1 = parts[0],
            p2 = parts[1],
            p3 = parts[2],
            p4 = parts[3]
        ),
    );
    assert_eq!(read(&dir, "all.jsonl"), read(&dir, "whole.jsonl"));
    let joined = json(&dir, &format!("report {} --json", parts.join(" ")));
    assert_eq!(joined, json(&dir, "report whole.jsonl --json"));
    let told = ok(&dir, &format!("report merge {} {} --out half.jsonl", parts[0], parts[2]));
    assert!(told.contains("16 games of fireteam-zero, 15 are missing"), "{told}");
    bad(&dir, "simulate --mission 1.1 --heroes 2..4 --games 31 --out half.jsonl", "lacks games");
}

#[test]
fn it_stops_when_the_rates_are_known_well_enough() {
    let (_kept, dir) = folder();
    let line = "simulate --mission 1.1 --heroes 2..3 --seed 4 --games 100000 --until 0.01 --json";
    let figures = json(&dir, &format!("{line} --jobs 2 --out games.jsonl"));
    let games = figures["games"].as_u64().unwrap();
    assert!(games < 100_000 && games.is_multiple_of(200), "{games}");
    for row in figures["missions"].as_array().unwrap() {
        let width = row["win_rate_high"].as_f64().unwrap() - row["win_rate_low"].as_f64().unwrap();
        assert!(width <= 0.02, "{row}");
    }
    // The same on one core; and who runs it again finds nothing left to do.
    assert_eq!(timeless(json(&dir, &format!("{line} --jobs 1"))), timeless(figures));
    let again = json(&dir, &format!("{line} --out games.jsonl"));
    assert_eq!((&again["games"], &again["games_per_second"]), (&games.into(), &0.0.into()));
}

#[test]
fn files_that_do_not_fit_are_refused() {
    let (_kept, dir) = folder();
    ok(&dir, &format!("{GAMES} --games 6 --out games.jsonl"));
    let whole = read(&dir, "games.jsonl");
    let go_on = |more: &str| format!("{GAMES} --games 9 --out games.jsonl {more}").trim_end().to_owned();
    bad(&dir, &go_on("--bots greedy"), "other bots: random, not greedy");
    bad(&dir, &go_on("--shard 1/2"), "another shard");
    bad(&dir, &go_on("--set difficulty=veteran"), "other kinds of tables");
    bad(&dir, "simulate --mission 1.1 --seed 5 --games 9 --out games.jsonl", "another seed: 4, not 5");
    bad(&dir, &format!("{HAVOC} --games 9 --out games.jsonl"), "another game");
    bad(&dir, &format!("{GAMES} --shard 5/4"), "such as 2/8");
    bad(&dir, &format!("{GAMES} --until 0"), "0.01");
    bad(&dir, &format!("{GAMES} --until 0.01 --shard 1/2"), "--shard");
    bad(&dir, &format!("{GAMES} --out no/such/folder.jsonl"), "cannot be written");
    bad(&dir, &format!("{GAMES} --report no/such/page.html"), "not a directory");
    assert_eq!(read(&dir, "games.jsonl"), whole, "a refused run changes nothing");

    ok(&dir, "simulate --mission 1.1 --heroes 2..4 --seed 5 --games 6 --out other.jsonl");
    bad(&dir, "report games.jsonl other.jsonl", "do not belong together");
    bad(&dir, "report merge games.jsonl other.jsonl --out all.jsonl", "another seed");
    bad(&dir, "report merge games.jsonl --out other.jsonl", "holds games already");
    bad(&dir, "report none.jsonl", "cannot be read");
    bad(&dir, "report", "FILE");

    let spoil = |from: &str, to: &str| fs::write(dir.join("bad.jsonl"), whole.replacen(from, to, 1)).unwrap();
    let refused = |word: &str| {
        bad(&dir, "report bad.jsonl", word);
        bad(&dir, "simulate --mission 1.1 --heroes 2..4 --seed 4 --out bad.jsonl", word);
    };
    spoil("{", "");
    refused("not a file of `muster simulate --out`");
    spoil("{\"n\":2", "{\"n\":");
    refused("line 4 of bad.jsonl is damaged");
    spoil("{\"n\":2", "{\"n\":1");
    refused("game 1, which does not belong there");
    spoil("\"kind\":0", "\"kind\":99");
    refused("damaged");
    spoil("\"rounds\":", "\"loops\":");
    refused("damaged");
    spoil(&format!("\"muster\":\"{}\"", env!("CARGO_PKG_VERSION")), "\"muster\":\"9.9.9\"");
    refused("9.9.9");
    fs::write(dir.join("bad.jsonl"), "no line at all").unwrap();
    refused("has no whole line");
    assert_eq!(read(&dir, "bad.jsonl"), "no line at all");
    let differs = whole.replacen("\"decisions\":", "\"decisions\":1", 1);
    fs::write(dir.join("bad.jsonl"), differs).unwrap();
    bad(&dir, "report games.jsonl bad.jsonl", "game 0 differs");
    bad(&dir, "report merge games.jsonl bad.jsonl --out all.jsonl", "game 0 differs");
    assert!(!dir.join("all.jsonl").exists());
}

#[test]
fn the_page_shows_every_kind_and_needs_nothing_else() {
    let (_kept, dir) = folder();
    // A pack that stays as it is when the content changes.
    let pack = concat!("--pack ", env!("CARGO_MANIFEST_DIR"), "/../../scenarios/fireteam-zero/pack");
    let line = "--all-missions --heroes 2..4 --seed 4 --games 54 --out games.jsonl --report page.html";
    ok(&dir, &format!("simulate {pack} {line}"));
    let page = read(&dir, "page.html");
    let missions = json(&dir, &format!("report {pack} games.jsonl --json --html again.html"));
    assert_eq!(missions["missions"].as_array().unwrap().len(), 27);
    for row in missions["missions"].as_array().unwrap() {
        let (mission, heroes) = (row["mission"].as_str().unwrap(), &row["heroes"]);
        let begin = page.find(&format!(">{mission} ")).unwrap_or_else(|| panic!("no mission {mission}"));
        let group = &page[begin..][..page[begin + 1..].find("class=\"group\"").unwrap_or(page.len() - begin - 1)];
        assert!(group.contains(&format!("{heroes} heroes")), "{mission} {heroes}");
    }
    for part in [
        "River Crossing",
        "Length",
        "Knock-downs",
        "Threat at the end",
        "Damage by monster",
        "Card usage",
        "<span>54</span>",
    ] {
        assert!(page.contains(part), "{part}");
    }
    let (from, to) = (page.find("<main>").unwrap(), page.find("</main>").unwrap());
    assert!(read(&dir, "again.html").contains(&page[from..to]), "read back, the plots are the same");

    ok(&dir, &format!("{HAVOC} --games 12 --report havoc.html"));
    let havoc = read(&dir, "havoc.html");
    for part in [
        "2 players",
        "3 players",
        "4 players",
        "Pilgrims",
        "Trogs",
        "Seat D",
        "Sources of VP",
        "Scoring Rounds",
        "Battles of a Faction",
    ] {
        assert!(havoc.contains(part), "{part}");
    }
    for text in [&page, &havoc] {
        assert!(
            !text.contains("<script") && !text.contains("://") && !text.contains("@import") && !text.contains("NaN")
        );
    }
}
