//! Rules that break down take their own table with them and nothing else.

use crate::{
    common::{Client, House, limits, play_on, shelf},
    tally::{BLIND, BROKEN, PANIC, Tally},
};
use kernel::Chance;
use serde_json::{Value, json};
use std::sync::Arc;

async fn house() -> House {
    let mut shelf = shelf();
    shelf.push(Arc::new(Tally));
    House::on(Arc::new(tempfile::tempdir().unwrap()), limits(), shelf).await
}

async fn add(client: &Client, table: &str, token: &str, ask: u64, number: u64) -> crate::common::Answer {
    client.play(table, token, &json!(ask), &json!(number), &ask.to_string()).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_whose_rules_break_down_is_faulty_and_alone() {
    for choice in [PANIC, BROKEN] {
        let house = house().await;
        let client = house.client();
        let (table, tokens, _) = client.people("tally", 2, 1, "consent").await;
        let (other, others, _) = client.people("tally", 2, 1, "consent").await;
        let (real, people, _) = client.people("fireteam-zero", 2, 1, "consent").await;
        let mut lines = vec![client.sit(&real, &people[0]).await, client.sit(&real, &people[1]).await];
        let mut dice = Chance::from_number(1);
        let mut line = client.sit(&table, &tokens[1]).await;
        add(&client, &table, &tokens[0], 1, 2).await.good();
        add(&client, &table, &tokens[1], 2, choice).await.refused(409, "faulty");
        // Its players are told, and the choice is not in the log.
        line.until(|told| told.table["status"]["faulty"].is_string()).await;
        let info = client.info(&table).await;
        assert_eq!((&info["status"], &info["seq"]), (&line.told.table["status"], &json!(1)));
        assert!(info["status"]["faulty"].as_str().unwrap().contains(&choice.to_string()));
        add(&client, &table, &tokens[1], 2, 1).await.refused(409, "faulty");
        client.tell(&table, "undo", &tokens[0], json!({})).await.refused(409, "faulty");
        let log = client.ask(&table, "log", &tokens[0]).await.good();
        assert_eq!(log.as_array().unwrap().len(), 1);
        // The others live on.
        add(&client, &other, &others[0], 1, 1).await.good();
        assert_eq!(play_on(&mut lines, &mut dice, 5).await, 5);
        assert_eq!(client.figure("muster_faulty_tables_total").await, 1);
        // And that does not change when the server comes back.
        drop((line, lines));
        let house = house.again().await;
        let client = house.client();
        let then = client.info(&table).await;
        assert_eq!((&then["status"], &then["seq"]), (&info["status"], &info["seq"]));
        add(&client, &table, &tokens[1], 2, 1).await.refused(409, "faulty");
        add(&client, &other, &others[1], 2, 1).await.good();
        assert_eq!(client.ask(&table, "log", &tokens[0]).await.good(), log);
        assert_eq!(client.state(&table, &tokens[0]).await["view"], json!({"sum": 2}));
        client.is_well().await;
        house.close().await;
    }
}

/// A panic outside a choice is an error of one request; the table starts again from its log.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_cannot_be_looked_at_disturbs_nobody() {
    let house = house().await;
    let client = house.client();
    let (table, tokens, _) = client.people("tally", 2, 1, "consent").await;
    let (other, others, _) = client.people("tally", 2, 1, "consent").await;
    let watching = client.sit(&table, &tokens[1]).await;
    let broken = add(&client, &table, &tokens[0], 1, BLIND).await;
    assert!(broken.status >= 409, "{broken:?}");
    assert!(client.ask(&table, "state", &tokens[0]).await.status >= 409);
    watching.end().await;
    add(&client, &other, &others[0], 1, 1).await.good();
    let info = client.info(&table).await;
    assert_eq!(info["seq"], 1, "the log is kept");
    client.is_well().await;
    let house = house.again().await;
    let client = house.client();
    assert_eq!(client.info(&table).await["seq"], 1);
    assert_eq!(client.state(&other, &others[0]).await["view"], json!({"sum": 1}));
    assert_ne!(client.state(&other, &others[1]).await["offers"], Value::Null);
    house.close().await;
}

/// The rules have changed, or the disk has: the log is there and cannot be played again.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_no_longer_plays_again_is_counted_and_can_be_exported() {
    let first = house().await;
    let client = first.client();
    let (table, tokens, made) = client.people("tally", 2, 1, "consent").await;
    let (other, others, _) = client.people("tally", 2, 1, "consent").await;
    add(&client, &table, &tokens[0], 1, 2).await.good();
    add(&client, &table, &tokens[1], 2, 1).await.good();
    client.tell(&table, "leave", &tokens[1], json!({})).await.good();
    let joined = client.tell(&table, "join", "", json!({"name": "Ada"})).await.good();
    let ada = joined["token"].as_str().unwrap();
    add(&client, &other, &others[0], 1, 1).await.good();
    let (limits, shelf) = (first.hall.limits.clone(), first.hall.shelf.clone());
    let folder = first.close().await;
    {
        let database = rusqlite::Connection::open(folder.path().join("muster.db")).unwrap();
        // A choice that the rules refuse, and an entry that nobody knows.
        let change =
            "UPDATE entries SET body = replace(body, '\"choice\":1', '\"choice\":0') WHERE table_id = ?1 AND seq = 2";
        assert_eq!(database.execute(change, [&table]).unwrap(), 1);
        let odd = "INSERT INTO entries VALUES (?1, 5, 0, '{\"odd\":{\"token\":\"secret\",\"n\":1}}', 'x')";
        assert_eq!(database.execute(odd, [&table]).unwrap(), 1);
        database.execute("DELETE FROM snapshots", []).unwrap();
    }
    let house = House::on(folder, limits, shelf).await;
    let client = house.client();
    for _ in 0..3 {
        add(&client, &table, &tokens[0], 3, 1).await.refused(409, "faulty");
        client.get(&format!("/api/v1/tables/{table}"), "").await.refused(409, "faulty");
    }
    assert_eq!(client.figure("muster_faulty_tables_total").await, 1, "counted once");
    // Whoever held a token of it at the end has the file; others have not.
    for token in [&tokens[0], ada, &made.owner, &made.spectator] {
        let file = client.ask(&table, "export", token).await.good();
        assert_eq!((&file["muster_table"], &file["game"]), (&json!(1), &json!("tally")));
        let entries = file["entries"].as_array().unwrap();
        assert_eq!(entries.len(), 5);
        assert_eq!(entries[1]["entry"]["play"]["choice"], 0);
        assert_eq!(entries[3]["entry"], json!({"joined": {"seat": 1, "name": "Ada"}}));
        assert_eq!(entries[4]["entry"], json!({"odd": {"n": 1}}));
        assert_eq!(file["seed"].as_str().map(str::len), Some(64));
    }
    for token in [&tokens[1], "nobody's"] {
        client.ask(&table, "export", token).await.refused(401, "wrong-token");
    }
    // The others live on.
    add(&client, &other, &others[1], 2, 1).await.good();
    client.is_well().await;
    house.close().await;
}
