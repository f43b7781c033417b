//! The files of SQLite: private, one server's at a time, and no larger than they need be.

use crate::samples::{entry, table};
use server::store::{EntryRow, Error, Hold, Store, TableRow};
use std::path::Path;
use tempfile::TempDir;

fn url(folder: &TempDir) -> String {
    format!("sqlite:{}/deep/muster.db", folder.path().display())
}

fn size(folder: &TempDir, end: &str) -> u64 {
    Path::new(&format!("{}/deep/muster.db{end}", folder.path().display())).metadata().map_or(0, |file| file.len())
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn nobody_else_reads_them() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().unwrap();
    let mode = |path: &str| folder.path().join(path).metadata().unwrap().permissions().mode() & 0o777;
    let store = Store::open(&url(&folder)).await.unwrap();
    store.add_table(&table("a"), &[entry("a", 1)]).await.unwrap();
    assert_eq!(mode("deep"), 0o700);
    for file in ["deep/muster.db", "deep/muster.db-wal", "deep/muster.db-shm"] {
        assert_eq!(mode(file), 0o600, "{file}");
    }
    store.close().await.unwrap();
    // Those of an older version are mended, and a folder that was there is left as it is.
    for (path, mode) in [("deep", 0o755), ("deep/muster.db", 0o644)] {
        std::fs::set_permissions(folder.path().join(path), std::fs::Permissions::from_mode(mode)).unwrap();
    }
    Store::open(&url(&folder)).await.unwrap().close().await.unwrap();
    assert_eq!((mode("deep"), mode("deep/muster.db")), (0o755, 0o600));
}

#[test]
fn one_server_has_them() {
    let folder = tempfile::tempdir().unwrap();
    let hold = Hold::take(&url(&folder)).unwrap();
    assert!(hold.is_some());
    let refused = Hold::take(&url(&folder)).unwrap_err();
    assert!(matches!(refused, Error::Held(_)) && refused.to_string().contains("another server uses"), "{refused}");
    drop(hold);
    assert!(Hold::take(&url(&folder)).unwrap().is_some());
    assert!(Hold::take("postgres://somebody@somewhere/muster").unwrap().is_none());
}

/// A large table, as an import brings it.
async fn import(store: &Store, id: &str, touched_at: i64) {
    let body = format!(r#"{{"play":"{}"}}"#, "x".repeat(2000));
    let entries: Vec<EntryRow> = (1..=500).map(|seq| EntryRow { body: body.clone(), ..entry(id, seq) }).collect();
    store.add_table(&TableRow { touched_at, ..table(id) }, &entries).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn the_log_is_worked_in_while_much_is_written() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(&url(&folder)).await.unwrap();
    let mut longest = 0;
    for n in 0..200 {
        import(&store, &format!("t{n}"), 1).await;
        longest = longest.max(size(&folder, "-wal"));
    }
    // Two hundred megabytes have gone through it.
    assert!(longest < 110 << 20, "{} MiB", longest >> 20);
    // It begins anew with an entry after that.
    crate::samples::until(async || {
        store.append(entry("t0", store.head("t0").await.unwrap() + 1)).await.unwrap();
        size(&folder, "-wal") <= 90 << 20
    })
    .await;
    store.close().await.unwrap();
    assert_eq!(size(&folder, "-wal"), 0, "whoever copies the file of a server that has ended has all of it");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_removed_gives_its_room_back() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(&url(&folder)).await.unwrap();
    for n in 0..30 {
        import(&store, &format!("t{n}"), n).await;
    }
    store.close().await.unwrap();
    let before = size(&folder, "");
    let store = Store::open(&url(&folder)).await.unwrap();
    while store.purge(20, 7).await.unwrap() > 0 {}
    store.shrink().await.unwrap();
    assert_eq!(store.open_tables("", 100).await.unwrap().len(), 10);
    assert_eq!(store.head("t3").await.unwrap(), 0);
    store.close().await.unwrap();
    let after = size(&folder, "");
    assert!(after < before / 2, "{after} of {before} bytes");
}

/// A file of an older version is made so that it can shrink.
#[tokio::test(flavor = "multi_thread")]
async fn an_old_file_shrinks_too() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(&url(&folder)).await.unwrap();
    for n in 0..10 {
        import(&store, &format!("t{n}"), n).await;
    }
    store.close().await.unwrap();
    let old = rusqlite::Connection::open(folder.path().join("deep/muster.db")).unwrap();
    old.execute_batch("PRAGMA journal_mode = DELETE; PRAGMA auto_vacuum = NONE; VACUUM;").unwrap();
    drop(old);
    let before = size(&folder, "");
    let store = Store::open(&url(&folder)).await.unwrap();
    while store.purge(100, 100).await.unwrap() > 0 {}
    store.shrink().await.unwrap();
    store.close().await.unwrap();
    assert!(size(&folder, "") < before / 4);
}
