//! The bots are players: the one that thinks wins clearly more often than the one that does not, and all play to the end.
#![allow(clippy::unwrap_used, reason = "a test may fail by panicking")]

use serde_json::Value;
use std::process::Command;

/// What `muster simulate` counted.
fn simulate(args: &str, bots: &str) -> Value {
    let mut command = Command::new(env!("CARGO_BIN_EXE_muster"));
    command.current_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."));
    let output = command.arg("simulate").args(args.split(' ')).args(["--json", "--bots", bots]).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).unwrap()
}

/// Games won of forty on recruit, always the same ones.
fn wins(bots: &str) -> u64 {
    let games = "--pack scenarios/fireteam-zero/pack --mission 1.1 --heroes 2..3 --set difficulty=recruit";
    let report = simulate(&format!("{games} --games 40 --seed 11"), bots);
    assert_eq!(report["finished"], 40);
    report["wins"].as_u64().unwrap()
}

#[test]
fn thinking_pays() {
    let (random, greedy) = (wins("random"), wins("greedy"));
    assert!(greedy >= random + 15, "greedy won {greedy} of 40 games, random {random}");
}

/// A small soak; `make bench` plays a thousand games of each kind.
#[test]
fn bots_of_every_level_play_to_the_end() {
    for (table, games) in [("--all-missions --heroes 2..4", 27), ("--game cry-havoc --players 2..4", 6)] {
        for bots in ["random", "recruit", "regular"] {
            let report = simulate(&format!("{table} --games {games} --seed 5"), bots);
            assert_eq!(report["finished"], games, "{bots}: {report}");
        }
    }
    for table in ["--all-missions --heroes 2", "--game cry-havoc --players 2"] {
        for bots in ["veteran,recruit", "master,random"] {
            assert_eq!(simulate(&format!("{table} --games 2 --seed 6"), bots)["finished"], 2, "{table} {bots}");
        }
    }
}
