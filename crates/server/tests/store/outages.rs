//! PostgreSQL goes away, comes back, or answers and is not heard.

use crate::samples::{entry, table, until};
use server::store::{Appended, EntryRow, Error, Store};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use testkit::backends::Postgres;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Notify;
use tokio::task::JoinSet;

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
        until(async || store.head(&ids[0]).await.is_ok_and(|head| head >= crash * ENTRIES / 5)).await;
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

#[tokio::test(flavor = "multi_thread")]
async fn whether_it_is_ready_is_no_question_of_old_connections() {
    let server = Postgres::new().unwrap();
    let store = Store::open(&server.fresh_database().unwrap()).await.unwrap();
    tokio::task::block_in_place(|| server.stop_hard().and_then(|()| server.start())).unwrap();
    store.ready().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_that_is_lost_is_not_a_move_that_is_lost() {
    let server = Postgres::new().unwrap();
    let url = server.fresh_database().unwrap();
    let line = Line::to(&url).await;
    let (near, far) = (Store::open(&url).await.unwrap(), Store::open(&line.url).await.unwrap());
    near.add_table(&table("a"), &[]).await.unwrap();
    assert_eq!(far.append(entry("a", 1)).await.unwrap(), Appended::Stored);

    line.deaf.store(true, Ordering::SeqCst);
    let append = tokio::spawn({
        let far = far.clone();
        async move { far.append(entry("a", 2)).await.unwrap() }
    });
    until(async || near.head("a").await.unwrap() == 2).await;
    assert!(!append.is_finished(), "it is written, but nobody has heard of it");
    line.cut();
    assert_eq!(append.await.unwrap(), Appended::Stored, "it is our own entry that has the number");

    near.append(EntryRow { at: 0, ..entry("a", 3) }).await.unwrap();
    line.deaf.store(true, Ordering::SeqCst);
    let append = tokio::spawn(async move { far.append(entry("a", 3)).await.unwrap() });
    line.unheard.notified().await;
    line.cut();
    assert_eq!(append.await.unwrap(), Appended::Taken, "it is not ours, although it looks alike");
}

/// A line to PostgreSQL on which one can be heard without hearing, and which can be cut.
struct Line {
    url: String,
    deaf: Arc<AtomicBool>,
    /// Something was said to a deaf ear.
    unheard: Arc<Notify>,
    cut: Arc<Notify>,
}

impl Line {
    async fn to(url: &str) -> Line {
        let (start, rest) = url.split_once("127.0.0.1:").unwrap();
        let (port, database) = rest.split_once('/').unwrap();
        let port: u16 = port.parse().unwrap();
        let listener = TcpListener::bind(("127.0.0.1", 0)).await.unwrap();
        let url = format!("{start}127.0.0.1:{}/{database}", listener.local_addr().unwrap().port());
        let line = Line { url, deaf: Arc::default(), unheard: Arc::default(), cut: Arc::default() };
        let (deaf, unheard, cut) = (line.deaf.clone(), line.unheard.clone(), line.cut.clone());
        tokio::spawn(async move {
            while let Ok((client, _)) = listener.accept().await {
                let server = TcpStream::connect(("127.0.0.1", port)).await.unwrap();
                let (deaf, unheard, cut) = (deaf.clone(), unheard.clone(), cut.clone());
                tokio::spawn(async move {
                    tokio::select! {
                        () = carry(client, server, &deaf, &unheard) => {}
                        () = cut.notified() => {}
                    }
                });
            }
        });
        line
    }

    /// Cuts every connection. Those made later can hear.
    fn cut(&self) {
        self.deaf.store(false, Ordering::SeqCst);
        self.cut.notify_waiters();
    }
}

async fn carry(client: TcpStream, server: TcpStream, deaf: &AtomicBool, unheard: &Notify) {
    let (mut from_client, mut to_client) = client.into_split();
    let (mut from_server, mut to_server) = server.into_split();
    let answers = async {
        let mut bytes = vec![0; 64 * 1024];
        while let Ok(n @ 1..) = from_server.read(&mut bytes).await {
            if deaf.load(Ordering::SeqCst) {
                unheard.notify_one();
            } else if to_client.write_all(&bytes[..n]).await.is_err() {
                break;
            }
        }
    };
    tokio::select! {
        _ = tokio::io::copy(&mut from_client, &mut to_server) => {}
        () = answers => {}
    }
}
