//! Laws of values: whatever one database could not keep is refused by both, and all else comes back unchanged.

use crate::samples::{entry, table};
use server::store::{Appended, CampaignRow, EntryRow, Error, Status, Store, TableRow};

pub async fn hostile_texts_come_back_unchanged(url: &str) {
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

pub async fn nul_is_refused(url: &str) {
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

pub async fn numbers_have_a_limit(url: &str) {
    let store = Store::open(url).await.unwrap();
    store.add_table(&table("a"), &[]).await.unwrap();
    let last = i64::MAX as u64;
    assert_eq!(store.append(entry("a", last)).await.unwrap(), Appended::Stored);
    assert_eq!(store.head("a").await.unwrap(), last);
    let beyond = store.append(entry("a", last + 1)).await;
    assert!(matches!(beyond, Err(Error::TooLarge(_))), "{beyond:?}");
    assert_eq!(store.entries("a", u64::MAX, 10).await.unwrap(), []);
}
