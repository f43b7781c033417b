//! The bots are players: the one that thinks wins clearly more often than the one that does not.
#![allow(clippy::unwrap_used, reason = "a test may fail by panicking")]

use serde_json::Value;
use std::process::Command;

/// Games won of forty on recruit, always the same ones.
fn wins(bots: &str) -> u64 {
    let args = "simulate --mission 1.1 --heroes 2..3 --set difficulty=recruit --games 40 --seed 11 --json --bots";
    let output = Command::new(env!("CARGO_BIN_EXE_muster")).args(args.split(' ')).arg(bots).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let report: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(report["finished"], 40);
    report["wins"].as_u64().unwrap()
}

#[test]
fn thinking_pays() {
    let (random, greedy) = (wins("random"), wins("greedy"));
    assert!(greedy >= random + 15, "greedy won {greedy} of 40 games, random {random}");
}
