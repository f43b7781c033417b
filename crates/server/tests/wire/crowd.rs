//! Many bots and few threads: nobody is starved by somebody else's tables.

use crate::{
    common::{House, limits, shelf, until},
    tally::Tally,
};
use serde_json::json;
use server::Limits;
use std::{
    sync::Arc,
    time::{Duration, Instant},
};

/// One thread thinks for all; each thought of a slow bot takes this long.
const THOUGHT: Duration = Duration::from_millis(100);
const TABLES: usize = 60;

#[tokio::test(flavor = "multi_thread")]
async fn an_address_with_many_bots_starves_nobody() {
    let limits = Limits { workers: 1, bot_time: THOUGHT, ..limits() };
    let mut shelf = shelf();
    shelf.push(Arc::new(Tally));
    let house = House::on(Arc::new(tempfile::tempdir().unwrap()), limits, shelf).await;
    let slow = json!({"kind": "bot", "level": "slow"});
    // Nobody watches the tables of the one; the other watches them all. Their bots play on their own.
    let (away, greedy) = (house.stranger(2), house.stranger(3));
    let mut watching = Vec::new();
    for _ in 0..TABLES / 2 {
        away.make(json!({"game": "tally", "seats": [slow, slow]})).await;
        let made = greedy.make(json!({"game": "tally", "seats": [slow, slow]})).await;
        watching.push(greedy.sit(&made.table.id, &made.spectator).await);
    }
    until("all bots wait", async || house.hall.workers.waiting() >= TABLES - 1).await;
    // So much would have to be thought before it is anybody else's turn.
    let everybody = THOUGHT * TABLES as u32;

    let client = house.client();
    let seats = json!([{"kind": "human"}, {"kind": "bot", "level": "quick"}]);
    let made = client.make(json!({"game": "tally", "seats": seats})).await;
    let (table, token) = (made.table.id, made.seats[0].clone().unwrap());
    let mut line = client.sit(&table, &token).await;
    for _ in 0..5 {
        let began = Instant::now();
        line.play(&json!(1)).await;
        line.until(|told| !told.offers().is_empty()).await;
        assert!(began.elapsed() < everybody / 4, "a bot let a person wait {:?}", began.elapsed());
    }
    // A hint is for a person who waits, too.
    let began = Instant::now();
    client.ask(&table, "hint", &token).await.good();
    assert!(began.elapsed() < everybody / 4, "a hint took {:?}", began.elapsed());
    // What nobody watches goes on when nobody else waits.
    drop(watching);
    let moves = client.figure("muster_moves_total").await;
    until("the others play on", async || client.figure("muster_moves_total").await > moves + TABLES as i64 / 2).await;
    house.close().await;
}
