//! The laws of the store, each one function, all held against SQLite and against PostgreSQL.

use server::store::{Appended, Backend, CampaignRow, EntryRow, Error, SnapshotRow, Status, Store, TableRow};
use std::collections::BTreeSet;
use std::time::{Duration, Instant};
use testkit::backends::Postgres;
use tokio::task::JoinSet;

/// Runs each law on an empty database of its own: on SQLite as a test for each, on PostgreSQL all in one, because every
/// test is a process and would start a server of its own.
macro_rules! laws {
    ($($law:ident)*) => {
        mod sqlite {
            $(
                #[tokio::test(flavor = "multi_thread")]
                async fn $law() {
                    let folder = tempfile::tempdir().unwrap();
                    super::$law(&format!("sqlite:{}/deep/muster.db", folder.path().display())).await;
                }
            )*
        }

        #[tokio::test(flavor = "multi_thread")]
        async fn postgres() {
            let server = Postgres::new().unwrap();
            $(
                println!("law: {}", stringify!($law));
                $law(&server.fresh_database().unwrap()).await;
            )*
        }
    };
}

laws! {
    nodes_may_come_to_an_empty_database_at_once
    what_is_kept_comes_back
    an_id_is_given_once
    a_number_is_given_once
    entries_without_a_table_are_refused_and_spoil_nothing
    many_write_at_once
    two_nodes_race_for_every_number
    snapshots_are_found_by_build_and_number
    chat_has_no_gaps
    campaigns_change_only_for_who_saw_the_newest
    a_table_takes_everything_with_it
    the_untouched_are_purged
    lists_are_in_order
    hostile_texts_come_back_unchanged
    nul_is_refused
    numbers_have_a_limit
    commits_are_durable
    everything_is_there_after_reopening
    a_closed_store_says_so
    the_yardstick_measures
}

async fn nodes_may_come_to_an_empty_database_at_once(url: &str) {
    let mut tasks = JoinSet::new();
    for _ in 0..4 {
        let url = url.to_owned();
        tasks.spawn(async move { Store::open(&url).await.unwrap().ready().await.unwrap() });
    }
    tasks.join_all().await;
}

async fn what_is_kept_comes_back(url: &str) {
    let store = Store::open(url).await.unwrap();
    store.ready().await.unwrap();
    let full = TableRow {
        listed: true,
        origin: Some("older".into()),
        campaign: Some("long".into()),
        fault: Some("rule".into()),
        status: Status::Faulty,
        ..table("full")
    };
    let bare = table("bare");
    store.add_table(&full, &[entry("full", 1), entry("full", 2)]).await.unwrap();
    store.add_table(&bare, &[]).await.unwrap();
    assert_eq!(store.table("full").await.unwrap(), Some(full));
    assert_eq!(store.table("bare").await.unwrap(), Some(bare));
    assert_eq!(store.table("none").await.unwrap(), None);

    assert_eq!(store.append(entry("full", 3)).await.unwrap(), Appended::Stored);
    let log: Vec<EntryRow> = (1..=3).map(|seq| entry("full", seq)).collect();
    assert_eq!(store.entries("full", 0, 10).await.unwrap(), log);
    assert_eq!(store.entries("full", 1, 1).await.unwrap(), log[1..2]);
    assert_eq!(store.entries("full", 3, 10).await.unwrap(), []);
    assert_eq!(store.head("full").await.unwrap(), 3);
    assert_eq!(store.head("bare").await.unwrap(), 0);
    let heads = store.heads(&["none", "full", "bare"]).await.unwrap();
    assert_eq!(heads, [("none".into(), 0), ("full".into(), 3), ("bare".into(), 0)]);
    assert_eq!(store.heads(&[]).await.unwrap(), []);

    assert!(store.set_status("full", Status::Over, None).await.unwrap());
    assert!(!store.set_status("none", Status::Over, None).await.unwrap());
    let over = store.table("full").await.unwrap().unwrap();
    assert_eq!((over.status, over.fault), (Status::Over, None));
}

async fn an_id_is_given_once(url: &str) {
    let store = Store::open(url).await.unwrap();
    store.add_table(&table("a"), &[entry("a", 1)]).await.unwrap();
    let again = store.add_table(&TableRow { game: "other".into(), ..table("a") }, &[entry("a", 2)]).await;
    assert!(matches!(again, Err(Error::Exists(_))), "{again:?}");
    assert_eq!(store.table("a").await.unwrap(), Some(table("a")));
    assert_eq!(store.head("a").await.unwrap(), 1);

    let twice = store.add_table(&table("b"), &[entry("b", 1), entry("b", 1)]).await;
    assert!(matches!(twice, Err(Error::Exists(_))), "{twice:?}");
    assert_eq!(store.table("b").await.unwrap(), None, "all or nothing");
}

async fn a_number_is_given_once(url: &str) {
    let store = Store::open(url).await.unwrap();
    store.add_table(&table("a"), &[]).await.unwrap();
    assert_eq!(store.append(entry("a", 1)).await.unwrap(), Appended::Stored);
    let other = EntryRow { body: r#"{"else":1}"#.into(), ..entry("a", 1) };
    assert_eq!(store.append(other).await.unwrap(), Appended::Taken);
    assert_eq!(store.append(entry("a", 1)).await.unwrap(), Appended::Taken, "even if it says the same");
    assert_eq!(store.entries("a", 0, 10).await.unwrap(), [entry("a", 1)]);

    // Most of these wait together, so that equal keys meet in one batch.
    let mut tasks = JoinSet::new();
    for i in 0..200_i64 {
        let store = store.clone();
        tasks.spawn(async move { store.append(EntryRow { at: i, ..entry("a", 2) }).await.unwrap() });
    }
    let outcomes = tasks.join_all().await;
    assert_eq!(outcomes.iter().filter(|outcome| **outcome == Appended::Stored).count(), 1);
}

async fn entries_without_a_table_are_refused_and_spoil_nothing(url: &str) {
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

async fn many_write_at_once(url: &str) {
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

async fn two_nodes_race_for_every_number(url: &str) {
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

async fn snapshots_are_found_by_build_and_number(url: &str) {
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

async fn chat_has_no_gaps(url: &str) {
    let nodes = [Store::open(url).await.unwrap(), Store::open(url).await.unwrap()];
    nodes[0].add_table(&table("a"), &[]).await.unwrap();
    let mut tasks = JoinSet::new();
    for i in 0..60_i64 {
        let node = nodes[i as usize % 2].clone();
        let room = if i % 3 == 0 { "spectators" } else { "players" };
        tasks.spawn(async move { (room, node.add_chat("a", room, i, "Ann", &format!("line {i}")).await.unwrap()) });
    }
    let given: BTreeSet<(&str, u64)> = tasks.join_all().await.into_iter().collect();
    let all = (1..=40).map(|n| ("players", n)).chain((1..=20).map(|n| ("spectators", n)));
    assert_eq!(given, all.collect());
    let lines = nodes[1].chat("a", "players", 10, 5).await.unwrap();
    assert_eq!(lines.iter().map(|line| line.n).collect::<Vec<_>>(), [11, 12, 13, 14, 15]);
    assert!(lines.iter().all(|line| line.text == format!("line {}", line.at) && line.who == "Ann"));
    assert_eq!(nodes[0].chat("a", "nowhere", 0, 5).await.unwrap(), []);
}

async fn campaigns_change_only_for_who_saw_the_newest(url: &str) {
    let store = Store::open(url).await.unwrap();
    let mut campaign =
        CampaignRow { id: "c".into(), owner: vec![0, 255, 7], body: "{}".into(), version: 1, made_at: 5 };
    store.add_campaign(&campaign).await.unwrap();
    assert!(matches!(store.add_campaign(&campaign).await, Err(Error::Exists(_))));
    assert_eq!(store.campaign("c").await.unwrap(), Some(campaign.clone()));
    assert_eq!(store.campaign("none").await.unwrap(), None);
    let mut tasks = JoinSet::new();
    for _ in 0..20 {
        let store = store.clone();
        tasks.spawn(async move { store.update_campaign("c", 1, r#"{"mission":2}"#).await.unwrap() });
    }
    assert_eq!(tasks.join_all().await.into_iter().filter(|won| *won).count(), 1);
    campaign.body = r#"{"mission":2}"#.into();
    campaign.version = 2;
    assert_eq!(store.campaign("c").await.unwrap(), Some(campaign));
    assert!(!store.update_campaign("none", 1, "{}").await.unwrap());
}

async fn a_table_takes_everything_with_it(url: &str) {
    let store = Store::open(url).await.unwrap();
    for id in ["a", "b"] {
        store.add_table(&table(id), &[entry(id, 1)]).await.unwrap();
        store.add_chat(id, "players", 0, "Ann", "hello").await.unwrap();
        store.keep_snapshot(snapshot(id, 1, "new"));
        written(&store, id, "new", 1).await;
    }
    assert!(store.delete("a").await.unwrap());
    assert!(!store.delete("a").await.unwrap());
    assert_eq!(store.table("a").await.unwrap(), None);
    assert_eq!(store.entries("a", 0, 10).await.unwrap(), []);
    assert_eq!(store.chat("a", "players", 0, 10).await.unwrap(), []);
    assert_eq!(store.snapshot("a", "new", 1).await.unwrap(), None);
    assert_eq!(store.entries("b", 0, 10).await.unwrap().len(), 1);
    assert_eq!(store.chat("b", "players", 0, 10).await.unwrap().len(), 1);
    store.add_table(&table("a"), &[]).await.unwrap();
    assert_eq!(store.head("a").await.unwrap(), 0, "a new table with the old id begins anew");
}

async fn the_untouched_are_purged(url: &str) {
    let store = Store::open(url).await.unwrap();
    for (id, touched_at) in [("old", 10), ("older", 5), ("played", 7), ("new", 100)] {
        store.add_table(&TableRow { touched_at, ..table(id) }, &[]).await.unwrap();
    }
    store.append(EntryRow { at: 90, ..entry("played", 1) }).await.unwrap();
    // Closing notes at once what would otherwise be noted within a minute.
    store.close().await.unwrap();
    let store = Store::open(url).await.unwrap();
    assert_eq!(store.table("played").await.unwrap().unwrap().touched_at, 90);
    assert_eq!(store.purge(50, 1).await.unwrap(), 1);
    assert_eq!(store.table("older").await.unwrap(), None, "the oldest goes first");
    assert_eq!(store.purge(50, 10).await.unwrap(), 1);
    assert_eq!(store.purge(50, 10).await.unwrap(), 0);
    let left: Vec<String> = store.open_tables("", 10).await.unwrap().into_iter().map(|row| row.id).collect();
    assert_eq!(left, ["new", "played"]);
}

async fn lists_are_in_order(url: &str) {
    let store = Store::open(url).await.unwrap();
    for (id, made_at, listed, status) in [
        ("a", 30, true, Status::Open),
        ("b", 10, true, Status::Open),
        ("c", 20, true, Status::Over),
        ("d", 40, false, Status::Open),
        ("e", 50, true, Status::Open),
        ("f", 60, true, Status::Faulty),
    ] {
        store.add_table(&TableRow { made_at, listed, status, ..table(id) }, &[]).await.unwrap();
    }
    let ids = |rows: Vec<TableRow>| rows.into_iter().map(|row| row.id).collect::<Vec<_>>();
    assert_eq!(ids(store.listed(10).await.unwrap()), ["e", "a", "b"]);
    assert_eq!(ids(store.listed(2).await.unwrap()), ["e", "a"]);
    assert_eq!(ids(store.open_tables("", 2).await.unwrap()), ["a", "b"]);
    assert_eq!(ids(store.open_tables("b", 10).await.unwrap()), ["d", "e"]);
}

async fn hostile_texts_come_back_unchanged(url: &str) {
    let store = Store::open(url).await.unwrap();
    let hostile = [
        "'; DROP TABLE entries; --",
        "\" ' ` \\ \\u0000 \\\" $1 ? %s {}",
        "\u{1}\u{8}\u{b}\u{1f}\u{7f}\r\n\t",
        "Zażółć gęślą jaźń 東京 🎲\u{200d}🧑 \u{feff}\u{202e}\u{2028}\u{ffff}\u{10ffff}",
        "123",
        "1e5",
        "null",
        " ",
        "",
    ];
    for (n, text) in hostile.into_iter().enumerate() {
        let row = TableRow { game: text.into(), options: text.into(), fault: Some(text.into()), ..table(text) };
        let first = EntryRow { body: text.into(), digest: text.into(), ..entry(text, 1) };
        let second = EntryRow { seq: 2, at: i64::MIN, ..first.clone() };
        store.add_table(&row, std::slice::from_ref(&first)).await.unwrap();
        assert_eq!(store.append(second.clone()).await.unwrap(), Appended::Stored);
        assert_eq!(store.table(text).await.unwrap(), Some(row));
        assert_eq!(store.entries(text, 0, 10).await.unwrap(), [first, second], "text {n}");
        assert_eq!(store.heads(&[text]).await.unwrap(), [(text.to_owned(), 2)]);
        store.add_chat(text, text, 0, text, text).await.unwrap();
        let line = store.chat(text, text, 0, 1).await.unwrap().remove(0);
        assert_eq!([&*line.table_id, &*line.room, &*line.who, &*line.text], [text; 4]);
    }
    let long = EntryRow { body: "\"\\é".repeat(16 * 1024), ..entry("123", 3) };
    assert_eq!(long.body.len(), 64 * 1024);
    assert_eq!(store.append(long.clone()).await.unwrap(), Appended::Stored);
    assert_eq!(store.entries("123", 2, 1).await.unwrap(), [long]);
}

async fn nul_is_refused(url: &str) {
    let store = Store::open(url).await.unwrap();
    store.add_table(&table("a"), &[]).await.unwrap();
    let nul = "a\0b";
    let entry_with_nul = EntryRow { body: nul.into(), ..entry("a", 1) };
    let campaign = CampaignRow { id: nul.into(), owner: vec![], body: "{}".into(), version: 1, made_at: 0 };
    let refused = [
        store.add_table(&table(nul), &[]).await.err(),
        store.add_table(&TableRow { origin: Some(nul.into()), ..table("b") }, &[]).await.err(),
        store.add_table(&table("b"), std::slice::from_ref(&entry_with_nul)).await.err(),
        store.append(entry_with_nul).await.err(),
        store.table(nul).await.err(),
        store.entries(nul, 0, 1).await.err(),
        store.head(nul).await.err(),
        store.heads(&[nul]).await.err(),
        store.snapshot(nul, "new", 1).await.err(),
        store.set_status("a", Status::Faulty, Some(nul)).await.err(),
        store.delete(nul).await.err(),
        store.open_tables(nul, 1).await.err(),
        store.add_chat("a", "players", 0, "Ann", nul).await.err(),
        store.chat("a", nul, 0, 1).await.err(),
        store.add_campaign(&campaign).await.err(),
        store.campaign(nul).await.err(),
        store.update_campaign("c", 1, nul).await.err(),
    ];
    for (n, error) in refused.into_iter().enumerate() {
        assert!(matches!(error, Some(Error::Nul)), "call {n}: {error:?}");
    }
    let kept = TableRow { seed: vec![0, 1, 0, 255], ..table("bytes") };
    store.add_table(&kept, &[]).await.unwrap();
    assert_eq!(store.table("bytes").await.unwrap(), Some(kept), "bytes are not text");
}

async fn numbers_have_a_limit(url: &str) {
    let store = Store::open(url).await.unwrap();
    store.add_table(&table("a"), &[]).await.unwrap();
    let last = i64::MAX as u64;
    assert_eq!(store.append(entry("a", last)).await.unwrap(), Appended::Stored);
    assert_eq!(store.head("a").await.unwrap(), last);
    let beyond = store.append(entry("a", last + 1)).await;
    assert!(matches!(beyond, Err(Error::TooLarge(_))), "{beyond:?}");
    assert_eq!(store.entries("a", u64::MAX, 10).await.unwrap(), []);
}

async fn commits_are_durable(url: &str) {
    let store = Store::open(url).await.unwrap();
    let expected = match store.backend() {
        Backend::Sqlite => "journal_mode=wal synchronous=2 foreign_keys=1",
        Backend::Postgres => "synchronous_commit=on fsync=on",
    };
    assert_eq!(store.durability().await.unwrap(), expected);
}

async fn everything_is_there_after_reopening(url: &str) {
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

async fn a_closed_store_says_so(url: &str) {
    let store = Store::open(url).await.unwrap();
    store.add_table(&table("a"), &[]).await.unwrap();
    let clone = store.clone();
    store.close().await.unwrap();
    assert!(matches!(clone.append(entry("a", 1)).await, Err(Error::Closed)));
    assert!(matches!(clone.close().await, Err(Error::Closed)));
    assert!(clone.ready().await.is_err());
}

async fn the_yardstick_measures(url: &str) {
    let store = Store::open(url).await.unwrap();
    assert!(store.sync_commits(20).await.unwrap() > Duration::ZERO);
    assert!(store.sync_commits(20).await.unwrap() > Duration::ZERO, "it leaves nothing behind that is in its way");
}

#[tokio::test(flavor = "multi_thread")]
async fn appends_go_on_when_postgres_comes_back() {
    let server = Postgres::new().unwrap();
    let store = Store::open(&server.fresh_database().unwrap()).await.unwrap();
    let ids: Vec<String> = (0..20).map(|i| format!("table-{i:02}")).collect();
    for id in &ids {
        store.add_table(&table(id), &[]).await.unwrap();
    }
    const ENTRIES: u64 = 500;
    let mut tasks = JoinSet::new();
    for id in ids.clone() {
        let store = store.clone();
        tasks.spawn(async move {
            for seq in 1..=ENTRIES {
                assert_eq!(store.append(entry(&id, seq)).await.unwrap(), Appended::Stored, "{id} {seq}");
            }
        });
    }
    for crash in 1..=3 {
        // Each crash comes in the middle of writing.
        reach(&store, &ids[0], crash * ENTRIES / 5).await;
        assert!(!tasks.is_empty());
        tokio::task::block_in_place(|| server.stop_hard().and_then(|()| server.start())).unwrap();
    }
    tasks.join_all().await;
    for id in &ids {
        let log: Vec<EntryRow> = (1..=ENTRIES).map(|seq| entry(id, seq)).collect();
        assert!(store.entries(id, 0, u32::MAX).await.unwrap() == log, "{id} is not as it was acknowledged");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_stays_away_is_an_error_and_not_the_end() {
    let server = Postgres::new().unwrap();
    let store = Store::open(&server.fresh_database().unwrap()).await.unwrap();
    store.add_table(&table("a"), &[]).await.unwrap();
    server.stop_hard().unwrap();
    let begin = Instant::now();
    let lost = store.append(entry("a", 1)).await;
    assert!(matches!(lost, Err(Error::Database(_))), "{lost:?}");
    assert!(begin.elapsed() < Duration::from_secs(25));
    server.start().unwrap();
    assert_eq!(store.append(entry("a", 1)).await.unwrap(), Appended::Stored);
}

#[tokio::test]
async fn only_two_kinds_of_databases_are_known() {
    for url in ["", "muster.db", "mysql://localhost/muster", "sqlite::memory:", "sqlite:muster.db?mode=memory"] {
        assert!(matches!(Store::open(url).await, Err(Error::Url)), "{url}");
    }
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    std::fs::write(&file, "not a folder").unwrap();
    let inside = Store::open(&format!("sqlite:{}/muster.db", file.display())).await;
    assert!(matches!(inside, Err(Error::Folder { .. })));
    let text = Store::open(&format!("sqlite:{}", file.display())).await;
    assert!(matches!(text, Err(Error::Database(_) | Error::Migrate(_))));
}

fn table(id: &str) -> TableRow {
    TableRow {
        id: id.into(),
        game: "cry-havoc".into(),
        rules: "0.1.0".into(),
        pack: "5eed".into(),
        options: r#"{"players":2}"#.into(),
        seed: (0..32).collect(),
        commitment: "c0ffee".into(),
        seats: "[]".into(),
        pace: "live".into(),
        undo: "strict".into(),
        listed: false,
        owner: vec![1; 32],
        spectator: vec![2; 32],
        origin: None,
        campaign: None,
        status: Status::Open,
        fault: None,
        made_at: 1_700_000_000_000,
        touched_at: 1_700_000_000_001,
    }
}

fn entry(table_id: &str, seq: u64) -> EntryRow {
    EntryRow {
        table_id: table_id.into(),
        seq,
        at: 1_700_000_000_002,
        body: format!(r#"{{"play":{seq}}}"#),
        digest: format!("{seq:016x}"),
    }
}

fn snapshot(table_id: &str, seq: u64, build: &str) -> SnapshotRow {
    SnapshotRow { table_id: table_id.into(), seq, build: build.into(), bytes: vec![0, 255, seq as u8] }
}

/// Waits until the snapshot is there, which nobody is told.
async fn written(store: &Store, table_id: &str, build: &str, seq: u64) {
    until(async || store.snapshot(table_id, build, seq).await.unwrap().is_some_and(|found| found.seq == seq)).await;
}

/// Waits until the log has grown to `seq`.
async fn reach(store: &Store, table_id: &str, seq: u64) {
    until(async || store.head(table_id).await.is_ok_and(|head| head >= seq)).await;
}

async fn until(condition: impl AsyncFn() -> bool) {
    let begin = Instant::now();
    let mut looks = tokio::time::interval(Duration::from_millis(5));
    while !condition().await {
        assert!(begin.elapsed() < Duration::from_secs(30), "it did not come");
        looks.tick().await;
    }
}
