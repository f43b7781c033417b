//! Every scenario of the repository holds.

use std::path::Path;

#[test]
fn every_scenario_holds() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios");
    let report = testkit::scenario::run_all(&[folder], true);
    let mut wrong = report.broken.clone();
    wrong.extend(report.outcomes.iter().filter(|o| !o.passed).map(|o| format!("{}\n{}", o.name, o.message)));
    assert!(wrong.is_empty(), "{} of {} fail:\n{}", wrong.len(), report.outcomes.len(), wrong.join("\n\n"));
    assert!(!report.outcomes.is_empty(), "there are no scenarios");
}

/// A key that nothing depends on is a promise to the players that no rule keeps.
#[test]
fn every_key_is_needed_by_a_scenario() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios");
    let idle = |game: &str| {
        let found = testkit::scenario::idle_keys(game, std::slice::from_ref(&folder)).expect("the scenarios are read");
        found.into_iter().map(move |key| format!("{game}: {key}")).collect::<Vec<_>>()
    };
    let idle: Vec<String> = testkit::scenario::NAMES.iter().flat_map(|game| idle(game)).collect();
    assert!(idle.is_empty(), "these change nothing in any scenario:\n{}", idle.join("\n"));
}

/// What the runner says about a file with this text.
fn said(name: &str, text: &str) -> String {
    let file = std::env::temp_dir().join(format!("muster-{}-{name}.toml", std::process::id()));
    std::fs::write(&file, text).expect("a file can be written");
    let mut out = Vec::new();
    testkit::scenario::run_paths(std::slice::from_ref(&file), &mut out).expect("a vector takes everything");
    std::fs::remove_file(&file).expect("the file was there");
    String::from_utf8(out).expect("text")
}

#[test]
fn mistakes_are_named_with_their_line() {
    let pack = content::files::frozen("fireteam-zero");
    let head = format!("pack = {:?}\n", pack.display().to_string());
    let head = head + "[given]\nboard = { places = ['a', 'b'], links = ['a-b'] }\nA.hand = ['sidearm']\n";
    for (name, text, expected) in [
        ("key", "[[scenario]]\nname = 'x'\ngiven.A.hnd = 3", ":7: unknown field `hnd`"),
        ("rule", "[[scenario]]\nname = 'x'\nrules = ['FZ-ATK-99']", ":7: there is no rule FZ-ATK-99"),
        ("verb", "[[scenario]]\nname = 'x'\nwhen = ['A: mve b']", "did you mean \"move\"?"),
        ("card", "[[scenario]]\nname = 'x'\ngiven.A.deck = ['sidearmm']", "line 7: there is no action card `sidearmm`"),
        ("event", "[[scenario]]\nname = 'x'\nthen = ['no event kiled']", "there is no event `kiled`"),
        ("unused", "[[scenario]]\nname = 'x'\ndice = ['spawn 3']", "1 scripted draws never came up"),
        ("claim", "[[scenario]]\nname = 'x'\nrules = ['FZ-BOSS-03']", "claims FZ-BOSS-03 but never reaches it"),
        ("fact", "[[scenario]]\nname = 'x'\nwhen = ['A: move b']\nthen = ['A at a']", "found place: \"b\""),
        ("refused", "[[scenario]]\nname = 'x'\nwhen = ['A: refused move b -> FZ-MOVE-05']", "it is accepted"),
        (
            "unscripted",
            "[[scenario]]\nname = 'x'\ngiven.monsters = ['corrupted_animal b']\n\
             when = ['A: attack corrupted_animal 1 with sidearm']",
            "the game drew an attack die that the scenario does not script",
        ),
    ] {
        let said = said(name, &format!("{head}{text}\n"));
        assert!(said.contains(expected), "{name}: {said}");
        assert!(said.ends_with("0 passed, 1 failed\n"), "{name}: {said}");
    }
}

/// A pack beside the scenarios, or the one that a file names, is the one they are played with; where it is missing, nothing is.
#[test]
fn a_pack_that_is_named_is_there() {
    let scenario = "[[scenario]]\nname = 'x'\nthen = ['going on']\n";
    let said = said("no-pack", &format!("pack = 'no-such-pack'\n{scenario}"));
    assert!(said.contains("no-such-pack: there is no such folder"), "{said}");
    assert!(said.ends_with("0 passed, 1 failed\n"), "{said}");
    let kept = tempfile::tempdir().expect("a folder");
    let folder = kept.path().join("cry-havoc");
    std::fs::create_dir(&folder).expect("a folder can be made");
    std::fs::write(folder.join("one.toml"), scenario).expect("a file can be written");
    let report = testkit::scenario::run_all(&[folder], false);
    assert!(report.outcomes.is_empty() && report.broken[0].ends_with("pack: there is no such folder"), "{report:?}");
}

/// Anywhere else than in the folder of its game, a file says whose scenarios it holds.
#[test]
fn a_file_says_its_game() {
    let scenario = "[[scenario]]\nname = 'x'\nthen = ['going on']\n";
    let said_by = |name, text: &str| said(name, &format!("{text}\n{scenario}"));
    let default = said_by("default", "");
    assert!(default.ends_with("1 passed, 0 failed\n"), "{default}");
    let named = said_by("named", "game = 'fireteam-zero'");
    assert!(named.ends_with("1 passed, 0 failed\n"), "{named}");
    let unknown = said_by("unknown", "game = 'checkers'");
    assert!(unknown.contains(":1: there is no game `checkers`; the games are fireteam-zero"), "{unknown}");
    assert!(unknown.ends_with("0 passed, 1 failed\n"), "{unknown}");
}

/// Keys that neither every game nor this one has are mistakes.
#[test]
fn foreign_keys_are_named() {
    for (name, text, line) in [
        ("file-key", "auto_escrot = 'take'\n[[scenario]]\nname = 'x'", 1),
        ("scenario-key", "auto_escort = 'take'\n[[scenario]]\nname = 'x'\nwhne = []", 4),
    ] {
        let said = said(name, text);
        assert!(said.contains(&format!(":{line}: unknown field")), "{name}: {said}");
        assert!(said.ends_with("0 passed, 1 failed\n"), "{name}: {said}");
    }
}
