//! A disk that is full, and one that fails: who plays is told at once and the server is not ready; nothing that was acknowledged is
//! lost, and play goes on when the disk is well again.

use crate::{
    cluster::Hand,
    node::{GLANCE, Node, ask},
};
use serde_json::{Value, json};
use server::{load, store::Store};
use std::{
    fs::File,
    io::{ErrorKind, Write},
    net::SocketAddr,
    path::{Path, PathBuf},
    process::Command,
    time::{Duration, Instant},
};
use tokio::time::sleep;

/// Becomes the server on a small disk of its own, which nobody else sees.
const SMALL_DISK: &str = r#"mount -t tmpfs -o size=12m tmpfs "$0" && exec "$@""#;
/// Becomes the server; a write beyond its limit is an error and not the end.
const LIMITED: &str = r#"trap "" XFSZ; exec "$@""#;
/// Much less than the store is waited for.
const AT_ONCE: Duration = Duration::from_secs(3);
const PATIENCE: Duration = Duration::from_secs(30);

async fn ready(address: SocketAddr) -> (u16, Value) {
    ask(address, "GET", "/readyz", None, None).await.unwrap()
}

async fn until_ready(address: SocketAddr, status: u16) -> Value {
    let end = Instant::now() + PATIENCE;
    loop {
        let (now, answer) = ready(address).await;
        if now == status {
            return answer;
        }
        assert!(Instant::now() < end, "{now} {answer}");
        sleep(GLANCE).await;
    }
}

/// Fills the disk to the last page.
fn fill(file: &Path) {
    let mut file = File::create(file).unwrap();
    loop {
        match file.write_all(&[1; 4096]) {
            Err(full) if full.kind() == ErrorKind::StorageFull => return,
            done => done.unwrap(),
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_full_disk_is_told_of_at_once() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    std::fs::create_dir(&data).unwrap();
    let data = data.to_str().unwrap();
    let launcher = ["unshare", "--user", "--map-root-user", "--mount", "sh", "-c", SMALL_DISK, data];
    let node = Node::launched(&launcher, folder.path().join("log"), &["--data", data]).await;
    let mut hand = Hand::at(vec![node.address]).await;
    hand.play(0).await;

    let filler = PathBuf::from(format!("/proc/{}/root{data}/filler", node.pid()));
    fill(&filler);
    // The last pages of the log may still have room.
    let (seat, choice) = loop {
        let (seat, choice) = hand.next().await;
        let began = Instant::now();
        let (status, answer) = hand.ask(0, "POST", "plays", seat, Some(&choice)).await;
        if status == 200 {
            continue;
        }
        assert!(began.elapsed() < AT_ONCE, "{:?} {answer}", began.elapsed());
        assert_eq!((status, &answer["type"]), (503, &json!("disk-full")));
        break (seat, choice);
    };
    assert_eq!(until_ready(node.address, 503).await["type"], "disk-full");
    let (status, answer) = hand.ask(0, "POST", "chat", seat, Some(&json!({"text": "full"}))).await;
    assert_eq!((status, &answer["type"]), (503, &json!("disk-full")));
    let wish = json!({"game": "cry-havoc", "options": {"players": 2}});
    let (status, answer) = ask(node.address, "POST", "/api/v1/tables", None, Some(&wish)).await.unwrap();
    assert_eq!((status, &answer["type"]), (503, &json!("disk-full")));
    // What was there can be looked at.
    assert_eq!(hand.ask(0, "GET", "state", seat, None).await.0, 200);

    std::fs::remove_file(filler).unwrap();
    until_ready(node.address, 200).await;
    let (status, answer) = hand.ask(0, "POST", "plays", seat, Some(&choice)).await;
    assert_eq!((status, &answer["repeated"]), (200, &json!(false)), "{answer}");
    hand.play(0).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_disk_that_fails_is_opened_again_before_anything_is_acknowledged() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().to_str().unwrap();
    // Not to a file, which would be limited too.
    let mut node = Node::launched(&["sh", "-c", LIMITED, "sh"], "/dev/null".into(), &["--data", data]).await;
    let mut hand = Hand::at(vec![node.address]).await;
    for _ in 0..3 {
        hand.play(0).await;
    }
    limit(&node, "4096");
    until_ready(node.address, 503).await;
    let (seat, choice) = hand.next().await;
    let late = hand.ask(0, "POST", "plays", seat, Some(&choice));
    let well = async {
        // The choice is on its way meanwhile.
        until_ready(node.address, 503).await;
        limit(&node, "unlimited");
    };
    let ((status, answer), ()) = tokio::join!(late, well);
    assert_eq!(status, 200, "{answer}");
    until_ready(node.address, 200).await;

    // What came before the failure no longer hangs on a log that may have holes.
    let copy = tempfile::tempdir().unwrap();
    let file = copy.path().join("muster.db");
    std::fs::copy(folder.path().join("muster.db"), &file).unwrap();
    let store = Store::open(&format!("sqlite:{}", file.display())).await.unwrap();
    let found = load::log(&store, &hand.table, 0).await.unwrap().len();
    assert!(found >= 3, "{found} of 3 entries are in the file");
    store.close().await.unwrap();

    node.kill();
    node.start().await;
    let (_, state) = hand.ask(0, "GET", "state", 0, None).await;
    assert_eq!(state["seq"], answer["seq"]);
    hand.play(0).await;
}

/// No byte may be written behind this one.
fn limit(node: &Node, bytes: &str) {
    let limit = format!("--fsize={bytes}:");
    let done = Command::new("prlimit").args(["--pid", &node.pid().to_string(), &limit]).status().unwrap();
    assert!(done.success());
}
