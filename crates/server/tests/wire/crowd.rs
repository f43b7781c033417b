//! Many bots, long replays and few threads: nobody is starved by somebody else's tables.

use crate::{
    common::{House, limits, shelf, until},
    tally::{LONG, Tally},
};
use serde_json::json;
use server::Limits;
use std::{
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
    time::Duration,
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
    let client = house.client();
    // So many would move first if whoever came last were served last. Moves and not seconds are counted: a busy machine has slow ones.
    let moves = async || client.figure("muster_moves_total").await;
    let few = TABLES as i64 / 4;

    let seats = json!([{"kind": "human"}, {"kind": "bot", "level": "quick"}]);
    let made = client.make(json!({"game": "tally", "seats": seats})).await;
    let (table, token) = (made.table.id, made.seats[0].clone().unwrap());
    let mut line = client.sit(&table, &token).await;
    for _ in 0..5 {
        let before = moves().await;
        line.play(&json!(1)).await;
        line.until(|told| !told.offers().is_empty()).await;
        let others = moves().await - before - 2;
        assert!(others < few, "a bot let a person wait for {others} of others");
    }
    // A hint is for a person who waits, too.
    let before = moves().await;
    client.ask(&table, "hint", &token).await.good();
    let others = moves().await - before;
    assert!(others < few, "a hint waited for {others} of others");
    // What nobody watches goes on when nobody else waits.
    drop(watching);
    let before = moves().await;
    until("the others play on", async || moves().await > before + TABLES as i64 / 2).await;
    house.close().await;
}

/// Files and checks of long games take a while. Whoever asks for many of them waits by themselves.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_address_that_looks_back_at_much_holds_up_nobody() {
    const CHECKS: usize = 20;
    let mut shelf = shelf();
    shelf.push(Arc::new(Tally));
    let house = House::on(Arc::new(tempfile::tempdir().unwrap()), Limits { workers: 1, ..limits() }, shelf).await;
    let (greedy, client) = (house.stranger(2), house.client());
    let (long, tokens, _) = greedy.people("tally", 2, 1, "training").await;
    greedy.play(&long, &tokens[0], &json!(1), &json!(LONG), "long").await.good();
    let file = greedy.ask(&long, "export", &tokens[0]).await.good();
    let (short, others, _) = client.people("tally", 2, 1, "training").await;
    client.play(&short, &others[0], &json!(1), &json!(1), "short").await.good();

    let done = Arc::new(AtomicUsize::new(0));
    let checks: Vec<_> = (0..CHECKS)
        .map(|n| {
            let (greedy, long, token, file) = (greedy.clone(), long.clone(), tokens[0].clone(), file.clone());
            let done = done.clone();
            tokio::spawn(async move {
                match n % 2 {
                    0 => greedy.ask(&long, "verify", &token).await.good(),
                    _ => greedy.post("/api/v1/import", "", file).await.good(),
                };
                done.fetch_add(1, Ordering::Relaxed);
            })
        })
        .collect();
    until("many to wait", async || house.hall.replays.waiting() > CHECKS / 2).await;
    client.ask(&short, "verify", &others[0]).await.good();
    client.is_well().await;
    assert!(done.load(Ordering::Relaxed) < CHECKS / 2, "others waited for the one who asked for much");
    for check in checks {
        check.await.unwrap();
    }
    house.close().await;
}
