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
