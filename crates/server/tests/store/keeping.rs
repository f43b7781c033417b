//! Laws of what is kept: tables, chat and campaigns come back as they were, in order, once.

use crate::samples::{entry, snapshot, table, written};
use server::store::{Appended, CampaignRow, EntryRow, Error, Place, Status, Store, TableRow};
use std::collections::BTreeSet;
use tokio::task::JoinSet;

pub async fn what_is_kept_comes_back(url: &str) {
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

pub async fn an_id_is_given_once(url: &str) {
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

pub async fn chat_has_no_gaps(url: &str) {
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

pub async fn campaigns_change_only_for_who_saw_the_newest(url: &str) {
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

pub async fn a_table_takes_everything_with_it(url: &str) {
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

pub async fn the_untouched_are_purged(url: &str) {
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

pub async fn lists_are_in_order(url: &str) {
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
    let listed = async |limit| {
        store.listed(100, &Place::first(), limit).await.unwrap().into_iter().map(|(row, _)| row).collect()
    };
    assert_eq!(ids(listed(10).await), ["e", "a", "b"]);
    assert_eq!(ids(listed(2).await), ["e", "a"]);
    // Whoever opens many does not bury the others: a share of each, then another of each.
    for n in 0..5 {
        let row = TableRow { made_at: 100 + n, listed: true, opener: 7, ..table(&format!("z{n}")) };
        store.add_table(&row, &[]).await.unwrap();
    }
    let (mut seen, mut place) = (Vec::new(), Place::first());
    while let Some((_, last)) = {
        let page = store.listed(2, &place, 3).await.unwrap();
        seen.push(page.iter().map(|(row, _)| row.id.clone()).collect::<Vec<_>>().join(" "));
        page.into_iter().next_back()
    } {
        place = last;
    }
    assert_eq!(seen, ["z4 z3 e", "a z2 z1", "b z0", ""]);
    for n in 0..5 {
        store.delete(&format!("z{n}")).await.unwrap();
    }
    assert_eq!(ids(store.open_tables("", 2).await.unwrap()), ["a", "b"]);
    assert_eq!(ids(store.open_tables("b", 10).await.unwrap()), ["d", "e"]);
}
