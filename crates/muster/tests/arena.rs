//! Bots that meet: `muster arena`, the built binary, its figures and its exit codes.
#![allow(clippy::unwrap_used, reason = "a test may fail by panicking")]

use serde_json::Value;
use std::process::{Command, Output};

// On packs that stay as they are, so that it does not hang on the balance of the content who wins.
const RIVALS: &str =
    "arena --game cry-havoc --pack scenarios/cry-havoc/pack --players 2 --length skirmish --bots greedy,random";
const TEAMS: &str = "arena --pack scenarios/fireteam-zero/pack --mission 1.1 --heroes 2..3 --set difficulty=recruit --bots greedy,random";

fn muster(line: &str) -> Output {
    Command::new(env!("CARGO_BIN_EXE_muster"))
        .args(line.split(' '))
        .current_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
        .output()
        .unwrap()
}

fn ok(line: &str) -> String {
    let output = muster(line);
    assert_eq!(output.status.code(), Some(0), "{line}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

fn json(line: &str) -> Value {
    serde_json::from_str(&ok(&format!("{line} --json"))).unwrap()
}

/// Everything but times.
fn timeless(value: Value) -> Value {
    match value {
        Value::Object(fields) => {
            let timed = |name: &str| name == "seconds" || name.contains("cpu_ms");
            fields.into_iter().filter(|(name, _)| !timed(name)).map(|(name, value)| (name, timeless(value))).collect()
        }
        Value::Array(list) => list.into_iter().map(timeless).collect(),
        other => other,
    }
}

/// A number under a path of keys.
fn number(report: &Value, path: &str) -> f64 {
    report.pointer(path).and_then(Value::as_f64).unwrap_or_else(|| panic!("no number at {path} in {report}"))
}

/// The rating of a bot with the ends of its interval.
fn rating(report: &Value, bot: &str) -> [f64; 3] {
    let rated = report["ratings"].as_array().unwrap().iter().find(|rated| rated["bot"] == bot).unwrap();
    ["/elo_low", "/elo", "/elo_high"].map(|path| number(rated, path))
}

#[test]
fn games_are_the_same_on_one_core_and_on_two() {
    for line in [RIVALS, TEAMS] {
        let one = timeless(json(&format!("{line} --games 6 --seed 3 --jobs 1")));
        assert_eq!(one, timeless(json(&format!("{line} --games 6 --seed 3 --jobs 2"))));
        assert_ne!(one["seed"], timeless(json(&format!("{line} --games 6 --seed 4")))["seed"]);
    }
}

#[test]
fn an_arena_goes_on_where_it_stopped() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("games.jsonl");
    let out = format!("--out {}", file.display());
    for line in [RIVALS, TEAMS] {
        let whole = json(&format!("{line} --games 6 --seed 3"));
        ok(&format!("{line} --games 2 --seed 3 {out}"));
        // Whatever stopped it may have cut off a line.
        let mut begun = std::fs::read_to_string(&file).unwrap();
        begun.push_str(r#"{"n":"#);
        std::fs::write(&file, begun).unwrap();
        let on = json(&format!("{line} --games 6 {out}"));
        assert_eq!(timeless(on.clone()), timeless(whole));
        // Times of games that were read are counted too: all of them were.
        let read = json(&format!("{line} --games 6 {out}"));
        assert_eq!(timeless(read.clone()), timeless(on));
        let side = if line == RIVALS { "/pairings/0/first" } else { "/teams/0" };
        assert!(number(&read, &format!("{side}/cpu_ms_per_decision")) > 0.0, "{read}");
        for (other, word) in [
            (format!("{line} --games 2 {out}"), "larger --games"),
            (format!("{line} --games 6 --seed 4 {out}"), "another seed"),
            (format!("{} --games 6 {out}", line.replace("arena", "simulate")), "another purpose"),
            (format!("report {}", file.display()), "muster arena"),
        ] {
            let output = muster(&other);
            let said = String::from_utf8(output.stderr).unwrap();
            assert!(output.status.code() == Some(2) && said.contains(word), "{other}: {said}");
        }
        std::fs::remove_file(&file).unwrap();
    }
}

#[test]
fn rivals_play_whole_tables_and_greedy_beats_random() {
    // 15 games are rounded up to 8 tables of two seats.
    let report = json(&format!("{RIVALS} --games 15 --seed 3"));
    assert_eq!((&report["tables"], report["pairings"].as_array().unwrap().len()), (&8.into(), 1), "{report}");
    assert!(report.get("teams").is_none(), "{report}");
    let pairing = &report["pairings"][0];
    assert_eq!((&pairing["first"]["bot"], &pairing["other"]["bot"]), (&"greedy".into(), &"random".into()));
    assert_eq!(
        (&pairing["games"], &pairing["finished"], &pairing["even_share"]),
        (&16.into(), &16.into(), &0.5.into())
    );
    assert!(number(pairing, "/win_rate_low") > 0.5, "{report}");
    assert!(number(pairing, "/first/mean_points") > number(pairing, "/other/mean_points"), "{report}");
    let (answers, others) = (number(pairing, "/first/decisions"), number(pairing, "/other/decisions"));
    assert_eq!(answers + others, (16.0 * number(pairing, "/mean_decisions")).round());
    assert!(number(pairing, "/first/cpu_ms_per_decision") > number(pairing, "/other/cpu_ms_per_decision"));
    assert!(number(pairing, "/first/longest_cpu_ms") >= number(pairing, "/first/cpu_ms_per_decision"));
    let [low, elo, high] = rating(&report, "greedy");
    assert!(0.0 < low && low <= elo && elo <= high, "{report}");
    assert_eq!((rating(&report, "random"), &report["ratings"][0]["bot"]), ([0.0; 3], &"greedy".into()));
}

#[test]
fn one_against_three_wins_a_quarter_if_it_is_as_good() {
    let table = "--game cry-havoc --pack scenarios/cry-havoc/pack --players 4 --length skirmish";
    let report = json(&format!("arena {table} --bots random,greedy,recruit --games 5 --seed 3"));
    let pairings = report["pairings"].as_array().unwrap();
    assert_eq!((pairings.len(), &report["tables"], &report["ratings"][2]["bot"]), (3, &2.into(), &"random".into()));
    for pairing in pairings {
        assert_eq!((&pairing["games"], &pairing["even_share"]), (&8.into(), &0.25.into()), "{report}");
    }
}

#[test]
fn teams_play_the_same_tables_and_greedy_wins_more() {
    let report = json(&format!("{TEAMS} --games 30 --seed 11"));
    assert!(report.get("pairings").is_none() && report["tables"] == 30, "{report}");
    let [greedy, random] = [0, 1].map(|nth| &report["teams"][nth]);
    assert_eq!((&greedy["bot"], &greedy["games"], &random["games"]), (&"greedy".into(), &30.into(), &30.into()));
    assert!(number(greedy, "/win_rate_low") > number(random, "/win_rate_high"), "{report}");
    let times = number(random, "/win_rate").recip() * number(greedy, "/win_rate");
    match greedy["times_weakest"].as_f64() {
        Some(ratio) => assert!((ratio - times).abs() < 1e-9, "{report}"),
        None => assert_eq!(number(random, "/win_rate"), 0.0),
    }
    let [low, ..] = rating(&report, "greedy");
    assert!(low > 0.0 && rating(&report, "random") == [0.0; 3], "{report}");
}

#[test]
fn the_table_says_what_its_intervals_are() {
    let text = ok(&format!("{RIVALS} --games 2 --seed 3"));
    assert!(
        ["95 % Wilson", "95 % Bayesian bootstrap", "even", "greedy", "random"].iter().all(|word| text.contains(word)),
        "{text}"
    );
    assert!(ok(&format!("{TEAMS} --games 2 --seed 3")).contains("times the weakest"));
}

#[test]
fn what_cannot_be_played_is_refused() {
    for (line, word) in [
        ("arena --mission 1.1", "--bots"),
        ("arena --mission 1.1 --bots greedy", "two bots"),
        ("arena --mission 1.1 --bots greedy,random,greedy", "twice"),
        ("arena --mission 1.1 --bots greedy,nobody", "nobody"),
        ("arena --mission 9.9 --bots greedy,random", "9.9"),
        ("arena --bots greedy,random", "--mission"),
        ("arena --game cry-havoc --players 5 --bots greedy,random", "players"),
        ("arena --mission 1.1 --bots greedy,random --games 0", "games"),
    ] {
        let output = muster(line);
        let message = String::from_utf8(output.stderr).unwrap();
        assert_eq!((output.status.code(), output.stdout.is_empty()), (Some(2), true), "{line}: {message}");
        assert!(message.contains(word) && !message.contains("panicked"), "{line}: {message}");
    }
}
