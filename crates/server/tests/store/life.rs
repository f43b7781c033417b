//! Laws of a store's life: opened by many, closed by one, opened again.

use crate::samples::{entry, snapshot, table};
use server::store::{Appended, Backend, Error, Store};
use std::collections::BTreeSet;
use std::time::Duration;
use tokio::task::JoinSet;

pub async fn nodes_may_come_to_an_empty_database_at_once(url: &str) {
    let mut tasks = JoinSet::new();
    for _ in 0..4 {
        let url = url.to_owned();
        tasks.spawn(async move { Store::open(&url).await.unwrap().ready().await.unwrap() });
    }
    tasks.join_all().await;
}

pub async fn commits_are_durable(url: &str) {
    let store = Store::open(url).await.unwrap();
    let expected = match store.backend() {
        Backend::Sqlite => "journal_mode=wal synchronous=2 foreign_keys=1",
        Backend::Postgres => "synchronous_commit=on fsync=on",
    };
    assert_eq!(store.durability().await.unwrap(), expected);
}

pub async fn everything_is_there_after_reopening(url: &str) {
    let store = Store::open(url).await.unwrap();
    store.add_table(&table("a"), &[entry("a", 1)]).await.unwrap();
    // Handed over but not waited for: closing writes them.
    let waiting: Vec<_> = (2..=50)
        .map(|seq| {
            let store = store.clone();
            tokio::spawn(async move { store.append(entry("a", seq)).await })
        })
        .collect();
    store.keep_snapshot(snapshot("a", 1, "new"));
    store.add_chat("a", "players", 0, "Ann", "hello").await.unwrap();
    store.close().await.unwrap();
    let mut stored = BTreeSet::from([1]);
    for (seq, append) in (2..).zip(waiting) {
        match append.await.unwrap() {
            Ok(Appended::Stored) => drop(stored.insert(seq)),
            outcome => assert!(matches!(outcome, Err(Error::Closed)), "{outcome:?}"),
        }
    }
    let store = Store::open(url).await.unwrap();
    assert_eq!(store.table("a").await.unwrap().map(|row| row.id), Some("a".into()));
    let log = store.entries("a", 0, 100).await.unwrap();
    assert_eq!(log.iter().map(|entry| entry.seq).collect::<BTreeSet<u64>>(), stored);
    assert_eq!(store.snapshot("a", "new", 9).await.unwrap(), Some(snapshot("a", 1, "new")));
    assert_eq!(store.chat("a", "players", 0, 9).await.unwrap().len(), 1);
}

pub async fn a_closed_store_says_so(url: &str) {
    let store = Store::open(url).await.unwrap();
    store.add_table(&table("a"), &[]).await.unwrap();
    let clone = store.clone();
    store.close().await.unwrap();
    assert!(matches!(clone.append(entry("a", 1)).await, Err(Error::Closed)));
    assert!(matches!(clone.close().await, Err(Error::Closed)));
    assert!(clone.ready().await.is_err());
}

pub async fn whoever_only_looks_changes_nothing(url: &str) {
    let store = Store::open(url).await.unwrap();
    store.add_table(&table("a"), &[entry("a", 1)]).await.unwrap();
    store.close().await.unwrap();
    let store = Store::open_to_read(url).await.unwrap();
    assert!(store.append(entry("a", 2)).await.is_err());
    assert_eq!(store.entries("a", 0, 9).await.unwrap().len(), 1);
    if let Some(file) = url.strip_prefix("sqlite:") {
        let log = std::fs::metadata(format!("{file}-wal")).map_or(0, |log| log.len());
        assert_eq!(log, 0, "something was written to the log");
    }
}

pub async fn the_yardstick_measures(url: &str) {
    let store = Store::open(url).await.unwrap();
    assert_eq!(store.sync_commits(20, Duration::ZERO).await.unwrap().len(), 20);
    assert_eq!(
        store.sync_commits(20, Duration::ZERO).await.unwrap().len(),
        20,
        "it leaves nothing behind that is in its way"
    );
}
