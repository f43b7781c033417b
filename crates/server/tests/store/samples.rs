//! Rows to write, and waiting for what nobody is told.

use server::store::{EntryRow, SnapshotRow, Status, Store, TableRow};
use std::time::{Duration, Instant};

pub fn table(id: &str) -> TableRow {
    TableRow {
        id: id.into(),
        game: "cry-havoc".into(),
        rules: "0.1.0".into(),
        pack: "5eed".into(),
        options: r#"{"players":2}"#.into(),
        seed: (0..32).collect(),
        seeded: false,
        commitment: "c0ffee".into(),
        seats: "[]".into(),
        pace: "live".into(),
        undo: "strict".into(),
        listed: false,
        owner: vec![1; 32],
        spectator: vec![2; 32],
        origin: None,
        campaign: None,
        opener: 0,
        status: Status::Open,
        fault: None,
        made_at: 1_700_000_000_000,
        touched_at: 1_700_000_000_001,
    }
}

pub fn entry(table_id: &str, seq: u64) -> EntryRow {
    EntryRow {
        table_id: table_id.into(),
        seq,
        at: 1_700_000_000_002,
        body: format!(r#"{{"play":{seq}}}"#),
        digest: format!("{seq:016x}"),
    }
}

pub fn snapshot(table_id: &str, seq: u64, build: &str) -> SnapshotRow {
    SnapshotRow { table_id: table_id.into(), seq, build: build.into(), bytes: vec![0, 255, seq as u8] }
}

/// Waits until the snapshot is there, which nobody is told.
pub async fn written(store: &Store, table_id: &str, build: &str, seq: u64) {
    until(async || store.snapshot(table_id, build, seq).await.unwrap().is_some_and(|found| found.seq == seq)).await;
}

pub async fn until(condition: impl AsyncFn() -> bool) {
    let begin = Instant::now();
    let mut looks = tokio::time::interval(Duration::from_millis(5));
    while !condition().await {
        assert!(begin.elapsed() < Duration::from_secs(30), "it did not come");
        looks.tick().await;
    }
}
