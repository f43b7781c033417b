//! Every lesson of the repository can be played as it says, points at what is there, and has its words in four languages.

use std::{
    fs,
    path::{Path, PathBuf},
    process::{Command, Output},
};

fn home() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn check(lessons: &Path) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_muster"));
    command.args(["lesson", "check"]).arg(lessons).arg("--locales").arg(home().join("locales"));
    command.output().expect("the program runs")
}

#[test]
fn every_lesson_can_be_taken() {
    let Output { status, stdout, .. } = check(&home().join("lessons"));
    assert!(status.success(), "{}", String::from_utf8_lossy(&stdout));
}

#[test]
fn mistakes_are_named_with_their_line() {
    let given = "minutes = 3\n[given]\nmission = \"1.1\"\nA = { hero = \"abe\", at = \"SE.fuel_yard\" }\nB = { at = \"NW.lane_end\" }\n";
    let at_exit = "[[step]]\nsay = \"a\"\nmust = \"A: move SE.ferry_slip\"\n";
    for (what, text, expected) in [
        ("a key", format!("{given}[[step]]\nsay = \"a\"\nmust_not = \"x\"\n"), "move.toml:8: unknown field `must_not`"),
        (
            "a verb",
            format!("{given}[[step]]\nsay = \"a\"\nmust = \"A: mve x\"\n"),
            "move.toml:8: `mve x` is nothing one can do",
        ),
        (
            "a place",
            format!("{given}[[step]]\nsay = \"a\"\nmust = \"A: move NW.barn\"\n"),
            "move.toml:8: `move NW.barn` is not offered",
        ),
        ("a part", format!("{given}[[step]]\nsay = \"a\"\npoint = \"gaol\"\n"), "did you mean \"goal\"?"),
        (
            "a thing",
            format!("{given}[[step]]\nsay = \"a\"\npoint = \"place NW.moon\"\n"),
            "move.toml:8: there is no place `NW.moon`",
        ),
        (
            "a fact",
            format!("{given}{at_exit}then = [\"A at SE.mooring\"]\n"),
            "move.toml:9: \"A at SE.mooring\" does not hold",
        ),
        (
            "a seat",
            format!("{given}[[step]]\nsay = \"a\"\nmust = \"B: end\"\n"),
            "move.toml:8: whoever learns has seat A",
        ),
        ("silence", format!("{given}[[step]]\npoint = \"goal\"\n"), "move.toml:6: a step has something to `say`"),
        ("an echo", format!("{given}{at_exit}[[step]]\nsay = \"a\"\n"), "move.toml:9: another step says the same"),
    ] {
        let folder = tempfile::tempdir().expect("a folder");
        for game in ["fireteam-zero", "cry-havoc"] {
            fs::create_dir(folder.path().join(game)).expect("a folder");
        }
        fs::write(folder.path().join("fireteam-zero/move.toml"), text).expect("a file");
        let said = String::from_utf8_lossy(&check(folder.path()).stdout).into_owned();
        assert!(said.contains(expected), "{what}: {said}");
    }
}
