//! `muster replay --live`: open games of a store, played again by this build.
#![allow(clippy::unwrap_used, reason = "a test may fail by panicking")]

use protocol::{Json, NewTable};
use serde_json::json;
use server::{
    Hall, Limits,
    bus::Bus,
    make,
    store::{EntryRow, Store},
};
use std::{path::Path, process::Command, sync::Arc};
use table::{
    entry::Entry,
    game::{self, Lang},
};

const PLAYS: u64 = 30;

/// What is wrong with a log, and at which entry.
enum Wrong {
    Nothing,
    Digest(u64),
    Choice(u64),
    Missing(u64),
}

async fn hall(folder: &Path) -> Arc<Hall> {
    let store = Store::open(&format!("sqlite:{}", folder.join("muster.db").display())).await.unwrap();
    Hall::new(store, Bus::local(), game::shelf().unwrap(), Limits::default()).unwrap()
}

/// A table at which the first offer was taken again and again. Gives its id.
async fn table(hall: &Arc<Hall>, game: &str, wrong: Wrong) -> String {
    let wish = json!({"game": game, "seats": [{"kind": "human"}, {"kind": "human"}], "seed": 7});
    let wish: NewTable = serde_json::from_value(wish).unwrap();
    let made = make::new_table(hall, wish, std::net::Ipv4Addr::LOCALHOST.into()).await.unwrap();
    let id = made.table.id;
    let game = hall.game(game).unwrap();
    let mut play = game.open(&made.table.options, kernel::seed_of(7)).unwrap();
    for seq in 1..=PLAYS {
        let seat = play.asked().unwrap().waiting.trailing_zeros() as u8;
        let offers: Vec<Json> = serde_json::from_str(play.sight(Some(seat), None).offers.get()).unwrap();
        play = play.play(seat, &offers[0], Lang::En).unwrap();
        let mut choice = offers[0].clone();
        let mut digest = play.digest();
        match wrong {
            Wrong::Digest(at) if at == seq => digest = "0123456789abcdef".into(),
            Wrong::Choice(at) if at == seq => choice = serde_json::from_str("\"nonsense\"").unwrap(),
            Wrong::Missing(at) if at == seq => continue,
            _ => {}
        }
        let body = Entry::Play { seat, choice, key: None }.to_json();
        hall.store.append(EntryRow { table_id: id.clone(), seq, at: 0, body, digest }).await.unwrap();
    }
    id
}

/// Exit code and output.
fn replay(folder: &Path) -> (Option<i32>, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_muster"))
        .args(["replay", "--live", "--data"])
        .arg(folder)
        .env_remove("MUSTER_DATABASE")
        .output()
        .unwrap();
    (output.status.code(), String::from_utf8(output.stdout).unwrap() + &String::from_utf8(output.stderr).unwrap())
}

#[tokio::test]
async fn games_that_come_out_the_same_are_well() {
    let folder = tempfile::tempdir().unwrap();
    let hall = hall(folder.path()).await;
    for game in ["fireteam-zero", "cry-havoc", "fireteam-zero"] {
        table(&hall, game, Wrong::Nothing).await;
    }
    // Also beside a server that has the store open.
    assert_eq!(replay(folder.path()), (Some(0), "3 open games, 0 differ\n".into()));
    hall.store.close().await.unwrap();
    let file = folder.path().join("muster.db");
    let before = std::fs::read(&file).unwrap();
    assert_eq!(replay(folder.path()), (Some(0), "3 open games, 0 differ\n".into()));
    assert!(before == std::fs::read(&file).unwrap(), "the store was changed");
}

#[tokio::test]
async fn games_that_differ_are_listed() {
    let folder = tempfile::tempdir().unwrap();
    let hall = hall(folder.path()).await;
    table(&hall, "cry-havoc", Wrong::Nothing).await;
    let digest = table(&hall, "fireteam-zero", Wrong::Digest(12)).await;
    let choice = table(&hall, "cry-havoc", Wrong::Choice(20)).await;
    let missing = table(&hall, "fireteam-zero", Wrong::Missing(5)).await;
    hall.store.close().await.unwrap();
    let (code, told) = replay(folder.path());
    assert_eq!(code, Some(1), "{told}");
    assert!(told.ends_with("4 open games, 3 differ\n"), "{told}");
    assert_eq!(told.lines().count(), 4, "{told}");
    for (id, game, why) in [
        (digest, "fireteam-zero", "entry 12: the game comes out differently"),
        (choice, "cry-havoc", "entry 20: "),
        (missing, "fireteam-zero", "entry 5: it is missing"),
    ] {
        let line = told.lines().find(|line| line.starts_with(&id)).unwrap_or_else(|| panic!("{id}: {told}"));
        let game = hall.game(game).unwrap();
        for word in [game.name(), game.rules(), game.pack(), why] {
            assert!(line.contains(word), "{word}: {line}");
        }
    }
}

#[test]
fn a_store_that_is_not_there_is_not_made() {
    let folder = tempfile::tempdir().unwrap();
    let (code, told) = replay(folder.path());
    assert_eq!(code, Some(2), "{told}");
    assert!(told.contains("cannot be opened"), "{told}");
    assert!(!folder.path().join("muster.db").exists());
}
