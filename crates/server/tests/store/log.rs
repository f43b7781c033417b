//! Laws of logs and snapshots: a number is given once, whoever asks, and what is acknowledged is there.

use crate::samples::{entry, snapshot, table, written};
use futures_util::future::join_all;
use server::store::{Appended, EntryRow, Error, Store};
use tokio::task::JoinSet;

pub async fn a_number_is_given_once(url: &str) {
    let store = Store::open(url).await.unwrap();
    store.add_table(&table("a"), &[]).await.unwrap();
    assert_eq!(store.append(entry("a", 1)).await.unwrap(), Appended::Stored);
    let other = EntryRow { body: r#"{"else":1}"#.into(), ..entry("a", 1) };
    assert_eq!(store.append(other).await.unwrap(), Appended::Taken);
    assert_eq!(store.append(entry("a", 1)).await.unwrap(), Appended::Taken, "even if it says the same");
    assert_eq!(store.entries("a", 0, 10).await.unwrap(), [entry("a", 1)]);

    // While the first is written the others gather, so that two with the same number meet in one batch.
    let both: Vec<EntryRow> = (2..=101).flat_map(|seq| [1, 2].map(|at| EntryRow { at, ..entry("a", seq) })).collect();
    let outcomes = join_all(both.iter().map(|entry| store.append(entry.clone()))).await;
    let winners: Vec<EntryRow> = both
        .into_iter()
        .zip(outcomes)
        .filter_map(|(entry, outcome)| (outcome.unwrap() == Appended::Stored).then_some(entry))
        .collect();
    assert_eq!(winners.len(), 100);
    assert_eq!(store.entries("a", 1, 200).await.unwrap(), winners);
}

pub async fn entries_without_a_table_are_refused_and_spoil_nothing(url: &str) {
    let store = Store::open(url).await.unwrap();
    store.add_table(&table("a"), &[]).await.unwrap();
    let mut tasks = JoinSet::new();
    for seq in 1..=100 {
        let (one, other) = (store.clone(), store.clone());
        tasks.spawn(async move {
            let lost = one.append(entry("none", seq)).await;
            assert!(matches!(&lost, Err(Error::NoTable(id)) if id == "none"), "{lost:?}");
        });
        tasks.spawn(async move { assert_eq!(other.append(entry("a", seq)).await.unwrap(), Appended::Stored) });
    }
    tasks.join_all().await;
    assert_eq!(store.head("a").await.unwrap(), 100);
    let lost = store.add_chat("none", "players", 0, "Ann", "hello").await;
    assert!(matches!(lost, Err(Error::NoTable(_))), "{lost:?}");
}

pub async fn many_write_at_once(url: &str) {
    let store = Store::open(url).await.unwrap();
    let ids: Vec<String> = (0..200).map(|i| format!("table-{i:03}")).collect();
    for id in &ids {
        store.add_table(&table(id), &[]).await.unwrap();
    }
    let mut tasks = JoinSet::new();
    for id in ids.clone() {
        let store = store.clone();
        tasks.spawn(async move {
            for seq in 1..=10 {
                assert_eq!(store.append(entry(&id, seq)).await.unwrap(), Appended::Stored);
                assert_eq!(store.head(&id).await.unwrap(), seq, "what is acknowledged can be read");
            }
        });
    }
    tasks.join_all().await;
    let another = Store::open(url).await.unwrap();
    for id in &ids {
        let log: Vec<EntryRow> = (1..=10).map(|seq| entry(id, seq)).collect();
        assert_eq!(another.entries(id, 0, 100).await.unwrap(), log);
    }
    let ids: Vec<&str> = ids.iter().map(String::as_str).collect();
    assert!(another.heads(&ids).await.unwrap().iter().all(|(_, head)| *head == 10));
}

pub async fn two_nodes_race_for_every_number(url: &str) {
    let nodes = [Store::open(url).await.unwrap(), Store::open(url).await.unwrap()];
    let ids: Vec<String> = (0..40).map(|i| format!("table-{i:02}")).collect();
    for id in &ids {
        nodes[0].add_table(&table(id), &[]).await.unwrap();
    }
    let mut tasks = JoinSet::new();
    for (n, node) in nodes.iter().enumerate() {
        for id in &ids {
            for seq in 1..=25 {
                let (node, id) = (node.clone(), id.clone());
                tasks.spawn(async move {
                    let mine = EntryRow { body: format!("{{\"node\":{n}}}"), ..entry(&id, seq) };
                    (node.append(mine.clone()).await.unwrap() == Appended::Stored).then_some(mine)
                });
            }
        }
    }
    let mut winners: Vec<EntryRow> = tasks.join_all().await.into_iter().flatten().collect();
    winners.sort_by(|a, b| (&a.table_id, a.seq).cmp(&(&b.table_id, b.seq)));
    let mut logs = Vec::new();
    for id in &ids {
        logs.extend(nodes[0].entries(id, 0, 100).await.unwrap());
    }
    assert_eq!(logs.len(), 1000);
    assert_eq!(winners, logs, "who was told that it won is in the log, and nobody else was told so");
}

pub async fn snapshots_are_found_by_build_and_number(url: &str) {
    let store = Store::open(url).await.unwrap();
    store.add_table(&table("a"), &[]).await.unwrap();
    for (seq, build) in [(5, "old"), (10, "new"), (20, "new"), (30, "old")] {
        store.keep_snapshot(snapshot("a", seq, build));
    }
    store.keep_snapshot(snapshot("none", 1, "new"));
    store.keep_snapshot(snapshot("a", 5, "new"));
    written(&store, "a", "new", 5).await;
    let find = async |build: &str, at_most| store.snapshot("a", build, at_most).await.unwrap().map(|found| found.seq);
    assert_eq!(store.snapshot("a", "new", 12).await.unwrap(), Some(snapshot("a", 10, "new")));
    assert_eq!(find("new", u64::MAX).await, Some(20));
    assert_eq!(find("new", 4).await, None);
    assert_eq!(find("old", 29).await, None, "the newer build took its place");
    assert_eq!(find("old", 30).await, Some(30));
    assert_eq!(find("other", 30).await, None);
    assert_eq!(store.snapshot("none", "new", 30).await.unwrap(), None);
}
