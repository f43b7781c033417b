//! The program as people and other programs use it: the built binary, its output and its exit codes.
#![allow(clippy::unwrap_used, reason = "a test may fail by panicking")]

use serde_json::Value;
use std::{
    io::{BufRead, BufReader, Lines, Write},
    path::PathBuf,
    process::{Child, ChildStdin, ChildStdout, Command, Output, Stdio},
};

/// Where the program runs.
const REPOSITORY: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");

/// The packs that stay as they are when the content changes, for whatever names an entry.
const FZ: &str = "scenarios/fireteam-zero/pack";
const CH: &str = "scenarios/cry-havoc/pack";

fn muster(args: &[&str]) -> Output {
    said(args, "")
}

/// A game over JSON lines, played from seat A.
struct Played {
    child: Child,
    stdin: ChildStdin,
    lines: Lines<BufReader<ChildStdout>>,
}

impl Played {
    fn begin(args: &[&str]) -> Played {
        let mut child = Command::new(env!("CARGO_BIN_EXE_muster"))
            .args(args)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let stdin = child.stdin.take().unwrap();
        let lines = BufReader::new(child.stdout.take().unwrap()).lines();
        Played { child, stdin, lines }
    }
    fn hear(&mut self) -> Value {
        serde_json::from_str(&self.lines.next().unwrap().unwrap()).unwrap()
    }
    fn say(&mut self, line: &str) {
        writeln!(self.stdin, "{line}").unwrap();
    }
    /// The next line of this game, whose rules begin so: a question with offers, or the outcome.
    fn asked(&mut self, game: &str, rules: &str) -> Result<(Value, Vec<Value>), Value> {
        let line = self.hear();
        assert_eq!(line["game"], game);
        assert!(line["view"].is_object() && line["events"].is_array(), "{line}");
        if !line["outcome"].is_null() {
            assert!(line["seat"].is_null());
            return Err(line["outcome"].clone());
        }
        assert_eq!(line["seat"], 0);
        assert!(line["question"]["rule"].as_str().unwrap().starts_with(rules), "{line}");
        let offers = line["offers"].as_array().unwrap().clone();
        assert!(!offers.is_empty());
        Ok((line, offers))
    }
}

/// Runs with this standard input.
fn said(args: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_muster"))
        .args(args)
        .current_dir(REPOSITORY)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_owned();
    // Written beside the reading, so that neither pipe fills up; the program may leave before it has read all.
    let writer = std::thread::spawn(move || {
        let _ = stdin.write_all(input.as_bytes());
    });
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    output
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

fn ok(output: &Output) -> String {
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    text(&output.stdout)
}

/// Wrong input: exit code 2, a sentence on stderr, nothing on stdout.
fn bad(args: &[&str], word: &str) {
    let output = muster(args);
    let message = text(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{args:?}: {message}");
    assert!(message.contains(word), "{args:?}: {message}");
    assert!(!message.contains("panicked"), "{message}");
    assert_eq!(text(&output.stdout), "", "{args:?}");
}

/// A file of this test alone.
fn file(name: &str) -> PathBuf {
    let dir = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("cli");
    std::fs::create_dir_all(&dir).unwrap();
    let path = dir.join(name);
    let _ = std::fs::remove_file(&path);
    path
}

/// A finished game of two bots.
fn saved(name: &str) -> PathBuf {
    let path = file(name);
    let save = path.to_str().unwrap();
    ok(&muster(&["play", "--seed", "5", "--seat", "A=random", "--seat", "B=random", "--save", save]));
    path
}

#[test]
fn a_game_is_saved_and_replays() {
    let path = saved("whole.json");
    let save = path.to_str().unwrap();
    let story = ok(&muster(&["replay", save]));
    assert!(story.contains("every digest as recorded"), "{story}");
    assert!(story.lines().count() > 20, "{story}");
    let quiet = ok(&muster(&["replay", save, "--quiet", "--lang", "de"]));
    assert_eq!(quiet.lines().count(), 1);
}

#[test]
fn people_type_numbers_and_come_back_later() {
    let path = file("typed.json");
    let save = path.to_str().unwrap();
    let told =
        ok(&said(&["play", "--pack", FZ, "--seed", "7", "--save", save], "h\n1\n1\n99\nword\nu\n1\n?\n?1\nwhy end\n"));
    for part in ["take that offer", "plays Abe Griffin", "numbered from 1", "Type the number", "Taken back", "Saved as"]
    {
        assert!(told.contains(part), "{part}: {told}");
    }
    let before = std::fs::read_to_string(&path).unwrap();
    assert!(before.contains("\"undo\""), "{before}");
    let again = ok(&said(&["play", "--pack", FZ, "--save", save], "q\n"));
    assert!(again.contains("Saved as"), "{again}");
    assert_eq!(std::fs::read_to_string(&path).unwrap(), before);
    bad(&["play", "--pack", FZ, "--save", save, "--mission", "2.1"], "holds a game already");
    ok(&muster(&["replay", "--pack", FZ, save, "--quiet"]));
}

/// Sentences carry no codes; the rule of a question is one command away.
#[test]
fn the_rule_of_a_question_is_told_when_it_is_asked_for() {
    for (game, prefix, first) in [("fireteam-zero", "FZ-", ""), ("cry-havoc", "CH-", "\n")] {
        let play = ["play", "--game", game, "--seed", "7"];
        let told = ok(&said(&play, &format!("{first}q\n")));
        assert!(told.contains("> ") && !told.contains(prefix), "{told}");
        for command in ["?", "why"] {
            let told = ok(&said(&play, &format!("{first}{command}\nq\n")));
            assert!(told.contains(&format!("This question is asked by rule {prefix}")), "{told}");
        }
    }
}

/// Whoever plays in the terminal reads what lies open on a table: the briefing with its special rules, and the objectives.
#[test]
fn the_mission_is_read_at_the_start_and_by_a_command() {
    let play = ["play", "--pack", FZ, "--mission", "1.3", "--seed", "3"];
    let told = ok(&said(&play, "q\n")).replace('\n', " ");
    // The first words of each, so that no line is broken between them.
    let read = [
        "The road from the village",
        "The boss enters play in the deep gallery",
        "Destroy three altars",
        "mission 3 of its",
    ];
    for words in read {
        assert!(told.contains(words), "{words}: {told}");
    }
    let again = ok(&said(&play, "m\nh\nq\n"));
    assert_eq!(again.matches("The road from the village").count(), 2, "{again}");
    assert!(again.contains("m          the mission"), "{again}");
    let german = ok(&said(&["play", "--pack", FZ, "--mission", "1.3", "--lang", "de"], "q\n"));
    assert!(!german.contains("Objectives: ") && german.contains("Missionsziele: "), "{german}");
    // A program gets its objects and nothing else.
    let json = ok(&said(&["play", "--pack", FZ, "--mission", "1.3", "--json"], ""));
    assert!(json.lines().all(|line| line.starts_with('{')), "{json}");
}

#[test]
fn every_variant_is_explained() {
    for (game, key, words) in [
        ("fireteam-zero", "event_pool = events_only | events_and_finds", "finds of the second edition"),
        ("cry-havoc", "retreat_split = false | true", "retreating Units"),
    ] {
        let output = muster(&["play", "--game", game, "--set", "help="]);
        let told = text(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{told}");
        assert!(told.contains(key) && told.contains(words), "{told}");
    }
}

#[test]
fn a_program_plays_over_json_to_the_end() {
    let mut game = Played::begin(&["play", "--json", "--seed", "11", "--seat", "B=random"]);
    let mut refusals = 0;
    let outcome = loop {
        let (_, offers) = match game.asked("fireteam-zero", "FZ-") {
            Ok(asked) => asked,
            Err(outcome) => break outcome,
        };
        if refusals == 0 {
            // A choice that no question takes is refused and changes nothing; so is a line that is none.
            for wrong in ["{\"seat\":0,\"choice\":{\"place\":200}}", "{\"offer\":999}", "hello"] {
                game.say(wrong);
                let answer = game.hear();
                assert!(answer["refused"]["reason"].is_string() && answer["refused"]["text"].is_string(), "{answer}");
                refusals += 1;
            }
        }
        game.say(&format!("{{\"seat\":0,\"choice\":{}}}", offers[offers.len() - 1]));
    };
    assert!(outcome == "won" || outcome == "lost");
    assert!(game.child.wait().unwrap().success());
}

/// Whether a line is what a page shows of it; `…` stands for anything.
fn is_shown(told: &str, shown: &str) -> bool {
    let mut parts = shown.split('…');
    let (Some(first), last) = (parts.next(), shown.rsplit('…').next()) else { return false };
    let Some(mut rest) = told.strip_prefix(first) else { return false };
    for part in parts {
        let Some(at) = rest.find(part) else { return false };
        rest = &rest[at + part.len()..];
    }
    told.ends_with(last.unwrap_or_default())
}

/// The games of docs/json.md come out as they are printed there.
#[test]
fn the_documented_lines_are_the_programs() {
    let page = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../docs/json.md");
    let page = std::fs::read_to_string(page).unwrap();
    let games: Vec<&str> = page.split("```").filter(|block| block.contains("$ muster play ")).collect();
    assert_eq!(games.len(), 2, "a game of each title is shown");
    let mut refusals = Vec::new();
    for game in games {
        let mut lines = game.trim().lines();
        let command = lines.next().unwrap().trim_start_matches("$ muster ");
        let typed = |line: &&str| ["{\"offer\"", "{\"choice\"", "{\"seat\""].iter().any(|key| line.starts_with(key));
        let (typed, shown): (Vec<&str>, Vec<&str>) = lines.partition(typed);
        let answers: String = typed.iter().map(|line| format!("{line}\n")).collect();
        let told = ok(&said(&command.split(' ').collect::<Vec<_>>(), &answers));
        let told: Vec<&str> = told.lines().collect();
        assert_eq!(shown.len(), told.len(), "{command} says:\n{}", told.join("\n"));
        for (shown, told) in shown.iter().zip(told) {
            assert!(is_shown(told, shown), "{command} is shown to say\n{shown}\nand says\n{told}");
        }
        refusals.extend(shown.into_iter().filter(|line| line.starts_with("{\"refused\"")));
    }
    // The one that is explained is one of them.
    assert!(page.lines().filter(|line| line.starts_with("{\"refused\"")).all(|line| refusals.contains(&line)));
}

#[test]
fn damaged_and_foreign_saves_are_refused() {
    let path = saved("cut.json");
    let save = path.to_str().unwrap();
    let whole = std::fs::read_to_string(&path).unwrap();
    let spoil = |text: String| std::fs::write(&path, text).unwrap();
    spoil(whole[..whole.len() / 2].into());
    bad(&["replay", save], "cut off");
    bad(&["play", "--save", save], "cut off");
    spoil("not json".into());
    bad(&["replay", save], "not a saved game");
    spoil(whole.replace("\"fireteam-zero\"", "\"checkers\""));
    bad(&["replay", save], "checkers");
    spoil(whole.replacen(&format!("\"rules\":\"{}\"", env!("CARGO_PKG_VERSION")), "\"rules\":\"9.9.9\"", 1));
    bad(&["replay", save], "9.9.9");
    let hash = serde_json::from_str::<Value>(&whole).unwrap()["pack"].as_str().unwrap().to_owned();
    spoil(whole.replace(&hash, &"0".repeat(hash.len())));
    bad(&["replay", save], "another content pack");
    let at = whole.rfind("\"digest\":\"").unwrap() + 10;
    spoil(format!("{}0123456789abcdef{}", &whole[..at], &whole[at + 16..]));
    bad(&["replay", save], "differs");
    bad(&["replay", "no-such-file.json"], "cannot be read");
}

#[test]
fn simulate_counts_and_does_not_depend_on_jobs() {
    let run = |jobs: &str| -> Value {
        let args =
            ["simulate", "--pack", FZ, "--all-missions", "--heroes", "2..3", "--games", "36", "--seed", "4", "--json"];
        serde_json::from_str(&ok(&muster(&[&args[..], &["--jobs", jobs]].concat()))).unwrap()
    };
    let one = run("1");
    for key in ["games", "finished", "wins", "decisions", "seconds", "panics", "stuck"] {
        assert!(one[key].is_number(), "{key}: {one}");
        assert!(one["missions"].as_array().unwrap().iter().all(|m| m[key].is_number()), "{key}");
    }
    assert_eq!(one["games"], 36);
    assert_eq!(one["finished"], 36);
    let missions = one["missions"].as_array().unwrap();
    assert_eq!(missions.len(), 18);
    assert!(missions.iter().all(|m| m["games"] == 2 && m["mission"].is_string() && m["heroes"].is_number()));
    let two = run("2");
    assert_eq!((&one["decisions"], &one["wins"]), (&two["decisions"], &two["wins"]));
    let table = ok(&muster(&[
        "simulate",
        "--pack",
        FZ,
        "--mission",
        "1.1",
        "--heroes",
        "2",
        "--bots",
        "greedy",
        "--games",
        "2",
    ]));
    assert!(table.contains("win rate"), "{table}");
}

#[test]
fn bots_of_several_kinds_sit_down_in_turn() {
    let args =
        format!("simulate --pack {FZ} --mission 1.1 --heroes 2..3 --bots greedy,random --games 8 --seed 4 --json");
    let report: Value = serde_json::from_str(&ok(&muster(&args.split(' ').collect::<Vec<_>>()))).unwrap();
    assert_eq!((&report["bots"], &report["finished"]), (&Value::from("greedy,random"), &Value::from(8)));
    // Four games of two seats and four of three: every kind sits as often as the other.
    for kind in ["greedy", "random"] {
        assert_eq!(report["sides"][kind]["seats"], 10, "{report}");
        assert!(report["sides"][kind]["wins"].is_number(), "{report}");
    }
}

#[test]
fn bench_measures_every_game_beside_one_yardstick() {
    let report: Value = serde_json::from_str(&ok(&muster(&["bench", "rules", "--seconds", "0.2", "--json"]))).unwrap();
    assert!(report["chess_plies_per_second"].is_number(), "{report}");
    for key in ["decisions_per_second", "games_per_second", "clone_ns", "memcpy_ns", "clone_over_memcpy", "table_bytes"]
    {
        for game in ["fireteam-zero", "cry-havoc"] {
            assert!(report["games"][game][key].is_number(), "{game} {key}: {report}");
        }
    }
}

#[test]
fn bench_measures_the_search_beside_random_decisions() {
    let args = ["bench", "search", "--game", "fireteam-zero", "--seconds", "0.2", "--json"];
    let report: Value = serde_json::from_str(&ok(&muster(&args))).unwrap();
    let figures = &report["games"]["fireteam-zero"];
    assert!(figures["guesses_per_second"].as_f64().unwrap() > 0.0, "{report}");
    for (part, least, most) in [("short", 1.0, 10.0), ("full", 10.0, 2000.0)] {
        let decisions = figures[part]["decisions_per_iteration"].as_f64().unwrap();
        assert!((least..=most).contains(&decisions), "{part}: {report}");
        assert!(figures[part]["iterations_per_second"].as_f64().unwrap() > 0.0, "{part}: {report}");
        assert!(figures[part]["own_share"].as_f64().unwrap() < 1.0, "{part}: {report}");
    }
}

#[test]
fn bench_plays_over_the_wire_beside_an_echo() {
    let report: Value = serde_json::from_str(&ok(&muster(&["bench", "server", "--quick", "--json"]))).unwrap();
    assert!(report["throughput"]["moves_per_second"].as_f64().unwrap() > 0.0, "{report}");
    assert_eq!(report["throughput"]["errors"], 0, "{report}");
    let level = &report["levels"][0];
    assert_eq!(level["connections"], 24, "{report}");
    assert_eq!(level["errors"], 0, "{report}");
    for part in ["play_to_every_viewer", "echo_default", "echo_tuned"] {
        assert!(level[part]["samples"].as_u64().unwrap() > 0, "{part}: {report}");
    }
}

#[test]
fn content_is_checked_listed_and_shown_in_four_languages() {
    assert!(ok(&muster(&["content", "check"])).contains("sound"));
    let list = ok(&muster(&["content", "list", "--pack", FZ]));
    assert!(list.contains("double_aught") && list.contains("River Crossing"), "{list}");
    let list = ok(&muster(&["content", "list"]));
    let id = list.lines().find_map(|line| line.strip_prefix("  ")?.split(' ').next()).unwrap();
    let shown: Vec<String> =
        ["en", "pt-BR", "fr", "de"].iter().map(|lang| ok(&muster(&["content", "show", id, "--lang", lang]))).collect();
    for (a, one) in shown.iter().enumerate() {
        assert!(one.lines().count() >= 4, "{one}");
        assert!(shown[..a].iter().all(|other| other != one), "{one}");
    }
    bad(&["content", "show", "doubel"], "there is no `doubel`");
    bad(&["content", "check", "no-such-directory"], "not a directory");
}

#[test]
fn the_board_names_the_exit_in_the_language() {
    for (lang, exit) in [("en", "EXIT"), ("pt-BR", "SAÍDA"), ("fr", "EXTR."), ("de", "AUSG.")] {
        let drawn = ok(&said(&["play", "--seed", "7", "--lang", lang], "b\nq\n"));
        assert!(drawn.lines().any(|line| line.starts_with('|') && line.contains(exit)), "{lang}: {drawn}");
    }
}

#[test]
fn a_campaign_goes_on_where_it_stopped() {
    let path = file("campaign.json");
    let save = path.to_str().unwrap();
    let bots = ["--seat", "A=random", "--seat", "B=random", "--seed", "5"];
    let args = [&["play", "--pack", FZ, "--campaign", save, "--mission", "2.2"][..], &bots].concat();
    let told = ok(&said(&args, "2\n"));
    assert!(told.contains("stop for today"), "{told}");
    let kept: Value = serde_json::from_str(&std::fs::read_to_string(&path).unwrap()).unwrap();
    assert_eq!((&kept["operation"], &kept["tried"][0]["mission"]), (&Value::from("op2"), &Value::from("2.1")));
    ok(&said(&args, "1\n2\n"));
    let kept: Value = serde_json::from_str(&std::fs::read_to_string(&path).unwrap()).unwrap();
    assert_eq!(kept["tried"].as_array().unwrap().len(), 3);
    std::fs::write(&path, "{}").unwrap();
    bad(&["play", "--campaign", save], "not a saved campaign");
}

#[test]
fn wrong_options_say_what_is_possible() {
    bad(&["play", "--game", "checkers"], "fireteam-zero");
    bad(&["play", "--mission", "9.9"], "there is no mission `9.9`");
    bad(&["play", "--heroes", "7"], "two to four heroes");
    bad(&["play", "--heroes", "2..3"], "one number of heroes");
    bad(&["play", "--seat", "C=greedy"], "there is no seat C");
    bad(&["play", "--seat", "A=clever"], "human, recruit, regular");
    bad(&["play", "--seat", "A"], "SEAT=WHO");
    bad(&["play", "--set", "difficulty=easy"], "difficulty can be");
    bad(&["play", "--set", "colour=red"], "there is no key `colour`");
    bad(&["play", "--lang", "xx"], "the languages are");
    bad(&["play", "--pack", "no-such-directory"], "not a directory");
    bad(&["play", "--save", "no-such-directory/a.json"], "not a directory");
    bad(&["simulate", "--games", "3"], "--mission");
    bad(&["simulate", "--mission", "1.1", "--games", "0"], "games");
    bad(&["bench", "rules", "--seconds", "0"], "--seconds");
    bad(&["bench", "server", "--seconds", "0"], "--seconds");
    bad(&["bench", "server", "--connections", "1"], "--connections");
    bad(&["scenario", "run", "no-such-directory"], "there is no");
    bad(&["fly"], "fly");
}

/// A finished game of Cry Havoc between bots.
fn havoc(name: &str, more: &[&str]) -> PathBuf {
    let path = file(name);
    let save = path.to_str().unwrap();
    let bots = ["--seat", "A=random", "--seat", "B=random", "--seat", "C=random"];
    let args = [
        &["play", "--game", "cry-havoc", "--pack", CH, "--seed", "5", "--players", "3", "--save", save],
        &bots[..],
        more,
    ];
    ok(&muster(&args.concat()));
    path
}

#[test]
fn a_program_plays_cry_havoc_over_json_to_the_end() {
    let args = ["play", "--game", "cry-havoc", "--json", "--seed", "11", "--seat", "B=random"];
    let mut game = Played::begin(&args);
    let mut asked = 0;
    let outcome = loop {
        let (line, offers) = match game.asked("cry-havoc", "CH-") {
            Ok(asked) => asked,
            Err(outcome) => break outcome,
        };
        // The hand of the other player is nobody's business.
        assert!(line["view"]["seats"][1]["hand"].as_array().is_none_or(Vec::is_empty), "{line}");
        if asked == 0 {
            game.say("{\"seat\":0,\"choice\":{\"region\":200}}");
            let answer = game.hear();
            assert!(answer["refused"]["rule"].as_str().unwrap().starts_with("CH-"), "{answer}");
        }
        asked += 1;
        // Any offer, but not one after the other: a player who adds a card and takes it back in turn plays for ever.
        assert!(asked < 100_000, "the game does not end");
        game.say(&format!("{{\"offer\":{}}}", ((asked * 2_654_435_761) >> 16) % offers.len()));
    };
    assert!(outcome["winner"].is_number() && outcome["vp"].as_array().unwrap().len() == 2, "{outcome}");
    assert!(game.child.wait().unwrap().success());
}

#[test]
fn cry_havoc_is_saved_and_replays_in_other_languages() {
    let path = havoc("havoc.json", &["--factions", "machines,humans,pilgrims", "--length", "five_rounds"]);
    let save = path.to_str().unwrap();
    let english = ok(&muster(&["replay", "--pack", CH, save]));
    assert!(english.contains("every digest as recorded") && english.contains("The Machines"), "{english}");
    let french = ok(&muster(&["replay", "--pack", CH, save, "--lang", "fr"]));
    assert!(french.contains("toutes les empreintes concordent"), "{french}");
    assert_eq!(english.lines().count(), french.lines().count());
    for line in english.lines().chain(french.lines()) {
        assert!(!line.contains('{') && !line.contains("event-"), "{line}");
    }
}

#[test]
fn rivals_type_numbers_and_the_file_knows_its_game() {
    let path = file("rivals.json");
    let save = path.to_str().unwrap();
    let args = ["play", "--game", "cry-havoc", "--seed", "7", "--save", save, "--factions", "humans,pilgrims"];
    let told = ok(&said(&args, "\nh\nb\np\nc\nk\nt\nd\n?1\nwhy move\nq\n"));
    for part in
        ["The screen is for", "World Caverns", "Your hand", "Skills:", "Your Structures", "Outer ring", "Saved as"]
    {
        assert!(told.contains(part), "{part}: {told}");
    }
    // The name of the file may be longer than the screen is wide.
    assert!(told.lines().all(|line| line.contains(save) || line.chars().count() <= 100), "{told}");
    // The next time the file says which game it is.
    let again = ok(&said(&["play", "--save", save, "--lang", "de"], "\nq\n"));
    assert!(again.contains("Äußerer Ring") && again.contains("Gespeichert"), "{again}");
    bad(&["play", "--save", save, "--players", "3", "--level", "veteran"], "leave out --players, --level");
}

#[test]
fn cry_havoc_counts_factions_and_places() {
    let args = "simulate --game cry-havoc --players 2..4 --games 6 --seed 4 --json";
    let report: Value = serde_json::from_str(&ok(&muster(&args.split(' ').collect::<Vec<_>>()))).unwrap();
    for key in ["games", "finished", "decisions", "seconds", "panics", "stuck", "mean_rounds"] {
        assert!(report[key].is_number(), "{key}: {report}");
    }
    assert_eq!((&report["games"], &report["finished"]), (&Value::from(6), &Value::from(6)), "{report}");
    let rows = report["players"].as_array().unwrap();
    for row in rows {
        assert!(row["players"].is_number() && row["faction"].is_string(), "{row}");
        for key in ["games", "wins", "win_rate", "win_rate_low", "win_rate_high", "mean_vp", "mean_rounds"] {
            assert!(row[key].is_number(), "{key}: {row}");
        }
        for key in ["mean_scorings", "mean_battles", "mean_battles_won"] {
            assert!(row[key].is_number(), "{key}: {row}");
        }
    }
    let wins: u64 = rows.iter().map(|row| row["wins"].as_u64().unwrap()).sum();
    let places = report["initiative"].as_array().unwrap();
    assert_eq!((wins, places.len()), (6, 9), "{report}");
    let table = ok(&muster(&"simulate --game cry-havoc --players 2 --games 2 --seed 1".split(' ').collect::<Vec<_>>()));
    assert!(table.contains("win rate") && table.contains("initiative"), "{table}");
}

#[test]
fn an_id_of_two_things_shows_both() {
    assert!(ok(&muster(&["content", "check", "--game", "cry-havoc"])).contains("sound"));
    let game = ["--game", "cry-havoc", "--pack", CH];
    let both = ok(&muster(&[&["content", "show", "watchtower"][..], &game].concat()));
    assert!(both.matches("Watchtower\n").count() == 2 && both.contains("Token"), "{both}");
    let one = ok(&muster(&[&["content", "show", "token:watchtower", "--lang", "de"][..], &game].concat()));
    assert!(one.lines().count() < both.lines().count(), "{one}");
    bad(&[&["content", "show", "watchtowr"][..], &game].concat(), "there is no `watchtowr`");
}

#[test]
fn wrong_options_of_cry_havoc_say_what_is_possible() {
    let wrong = |args: &str, word: &str| {
        let args: Vec<&str> = args.split(' ').collect();
        bad(&[&["play", "--game", "cry-havoc", "--pack", CH], &args[..]].concat(), word);
    };
    wrong("--players 5", "two to four");
    wrong("--players 2..3", "one number of players");
    wrong("--factions humans,orcs", "there is no Faction `orcs`; there are humans");
    wrong("--factions humans,trogs,machines", "only with four players");
    wrong("--factions humans,humans", "chosen twice");
    wrong("--players 4 --factions humans,machines", "2 Factions are given for 4 players");
    wrong("--level expert", "veteran");
    wrong("--length endless", "skirmish");
    wrong("--set min_discard=9", "min_discard can be");
    wrong("--mission 1.1", "--mission");
    bad(&["simulate", "--game", "cry-havoc", "--players", "1", "--games", "3"], "two to four");
    bad(&["simulate", "--game", "cry-havoc", "--players", "3", "--factions", "trogs", "--games", "3"], "1 Factions");
}
