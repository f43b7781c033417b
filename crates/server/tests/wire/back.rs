//! A bot that stands in keeps the seat for its owner.

use crate::common::{House, Live, limits, play_on, until};
use kernel::Chance;
use serde_json::{Value, json};
use server::store::{EntryRow, Store};
use std::sync::Arc;

/// A table of two at which the second person has been silent for too long, with their tokens. It is in the folder of a closed house.
async fn silent(pace: Value, ago: i64) -> (House, String, Vec<String>) {
    let house = House::open().await;
    let client = house.client();
    let seats = json!([{"kind": "human", "name": "Ada"}, {"kind": "human", "name": "Bo"}]);
    let wish = json!({"game": "cry-havoc", "options": {"players": 2}, "seats": seats, "pace": pace, "seed": 5});
    let made = client.make(wish).await;
    let tokens: Vec<String> = made.seats.into_iter().flatten().collect();
    let table = made.table.id;
    let mut lines = vec![client.sit(&table, &tokens[0]).await, client.sit(&table, &tokens[1]).await];
    let mut dice = Chance::from_number(5);
    loop {
        assert_eq!(play_on(&mut lines, &mut dice, 1).await, 1);
        if lines[0].told.state["question"]["waiting"] == json!([1]) {
            break;
        }
    }
    drop(lines);
    let folder = house.close().await;
    age(&House::database(&folder), &table, ago).await;
    (House::on(folder, limits(), crate::common::shelf()).await, table, tokens)
}

/// Writes the table's log anew as if its last entry had been written so long ago, in milliseconds.
async fn age(database: &str, table: &str, ago: i64) {
    let store = Store::open(database).await.unwrap();
    let row = store.table(table).await.unwrap().unwrap();
    let mut entries: Vec<EntryRow> = store.entries(table, 0, 10_000).await.unwrap();
    entries.iter_mut().for_each(|entry| entry.at = server::now() - ago);
    store.delete(table).await.unwrap();
    store.add_table(&row, &entries).await.unwrap();
    store.close().await.unwrap();
}

const MINUTES: i64 = 60 * 1000;

#[tokio::test(flavor = "multi_thread")]
async fn whoever_comes_back_takes_the_seat_back() {
    let (house, table, tokens) = silent(json!({"kind": "live"}), 3 * MINUTES).await;
    let client = house.client();
    let mut ada = client.sit(&table, &tokens[0]).await;
    let stand_in = json!({"seat": 1, "level": "random"});
    let info = client.tell(&table, "stand-in", &tokens[0], stand_in.clone()).await.good();
    assert_eq!(info["seats"][1], json!({"kind": "bot", "level": "random", "stands_in": true, "name": "Bo"}));
    // Asked for twice, it comes once.
    let again = client.tell(&table, "stand-in", &tokens[0], stand_in).await.good();
    assert!(again["seats"][1]["stands_in"] == true);
    ada.until(|told| told.table["seats"][1]["stands_in"] == true).await;
    // The bot plays.
    ada.until(|told| told.state["question"]["waiting"] == json!([0]) || told.is_over()).await;
    // The token is still good, and coming back with it is all it takes. Everybody is told.
    assert_eq!(client.state(&table, &tokens[1]).await["viewer"], json!({"seat": 1}));
    let bo = client.sit(&table, &tokens[1]).await;
    assert_eq!(bo.told.table["seats"][1], json!({"kind": "human", "name": "Bo", "present": true}));
    ada.until(|told| told.table["seats"][1]["kind"] == "human").await;
    // They play on, and the bot never speaks again.
    drop(ada);
    let mut lines = vec![client.sit(&table, &tokens[0]).await, bo];
    let plays = lines[0].told.state["plays"].as_u64().unwrap();
    let played = play_on(&mut lines, &mut Chance::from_number(6), 20).await;
    assert_eq!(played, 20);
    assert_eq!(client.state(&table, &tokens[0]).await["plays"], plays + 20);
    // It is all in the log.
    drop(lines);
    let house = house.again().await;
    let info = house.client().info(&table).await;
    assert_eq!(info["seats"][1]["kind"], "human");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_plays_or_says_so_is_back_and_whoever_leaves_is_gone() {
    let (house, table, tokens) = silent(json!({"kind": "live"}), 3 * MINUTES).await;
    let client = house.client();
    // They watch all the time and are not cut off.
    let mut bo = client.sit(&table, &tokens[1]).await;
    let stand_in = async || client.tell(&table, "stand-in", &tokens[0], json!({"seat": 1, "level": "random"})).await;
    stand_in().await.good();
    bo.until(|told| told.table["seats"][1]["stands_in"] == true).await;
    let info = client.tell(&table, "return", &tokens[1], json!({})).await.good();
    assert_eq!(info["seats"][1]["kind"], "human");
    // Once more: the table has just moved, so nobody has to wait for a bot, unless they leave.
    stand_in().await.refused(409, "played");
    client.tell(&table, "leave", &tokens[1], json!({})).await.good();
    let info = stand_in().await.good();
    assert_eq!(
        info["seats"][1],
        json!({"kind": "bot", "level": "random"}),
        "a seat that was given up is kept for nobody"
    );
    client.ask(&table, "state", &tokens[1]).await.refused(401, "wrong-token");
    assert_eq!(bo.end().await, Some(json!({"bye": "unseated"})));
    // Somebody who has left, and did not hear the answer, may say so again.
    client.tell(&table, "leave", &tokens[1], json!({})).await.good();
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_by_days_waits_for_days() {
    let (house, table, tokens) = silent(json!({"kind": "days", "days": 2}), 30 * 60 * MINUTES).await;
    let client = house.client();
    let info = client.info(&table).await;
    assert_eq!(info["patience"], 2 * 24 * 60 * MINUTES);
    let mut ada = Live::connect(client.server, None, &table).await;
    ada.say(json!({"hello": {"token": tokens[0]}})).await;
    let since = ada.expect("welcome").await["since"].as_i64().unwrap();
    assert!(server::now() - since >= 30 * 60 * MINUTES, "the page can tell how long the table has waited");
    drop(ada);
    let stand_in = json!({"seat": 1, "level": "random"});
    client.tell(&table, "stand-in", &tokens[0], stand_in.clone()).await.refused(409, "played");
    let folder = house.close().await;
    age(&House::database(&folder), &table, 49 * 60 * MINUTES).await;
    let house = House::on(folder, limits(), crate::common::shelf()).await;
    house.client().tell(&table, "stand-in", &tokens[0], stand_in).await.good();
    house.close().await;
}

/// A log of an older version, in which a stand-in took the seat for good, is read; now the seat is its owner's.
#[tokio::test(flavor = "multi_thread")]
async fn an_old_log_is_read() {
    let (house, table, tokens) = silent(json!({"kind": "live"}), 0).await;
    let seq = house.client().info(&table).await["seq"].as_u64().unwrap();
    let folder = house.close().await;
    let store = Store::open(&House::database(&folder)).await.unwrap();
    let last = store.entries(&table, seq - 1, 1).await.unwrap().remove(0);
    for (more, body) in [
        r#"{"undo_asked":{"seat":0,"keep":1}}"#,
        r#"{"undo_refused":{"seat":1}}"#,
        r#"{"stand_in":{"seat":1,"level":"random"}}"#,
    ]
    .into_iter()
    .enumerate()
    {
        let row = EntryRow { seq: seq + 1 + more as u64, body: body.into(), ..last.clone() };
        store.append(row).await.unwrap();
    }
    store.close().await.unwrap();
    let house = House::on(Arc::clone(&folder), limits(), crate::common::shelf()).await;
    let client = house.client();
    until("the old table", async || client.info(&table).await["seats"][1]["stands_in"] == true).await;
    let bo = client.sit(&table, &tokens[1]).await;
    assert_eq!(bo.told.table["seats"][1]["kind"], "human");
    house.close().await;
}
