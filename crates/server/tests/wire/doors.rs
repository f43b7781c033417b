//! What stands at the door: how answers are guarded, what is counted, and who finds which tables.

use crate::common::{Client, House, limits, within};
use serde_json::{Value, json};
use server::Limits;
use std::{collections::BTreeSet, time::Duration};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
};

#[tokio::test(flavor = "multi_thread")]
async fn answers_are_for_whoever_asked() {
    let house = House::open().await;
    let client = house.client();
    let (table, tokens, _) = client.people("cry-havoc", 2, 1, "consent").await;
    let state = format!("/api/v1/tables/{table}/state");
    let api = ["/api/v1/games", "/api/v1/server", "/api/v1/nothing", "/api/v1/openapi.json", "/api", state.as_str()];
    for path in api.into_iter().chain(["/healthz", "/readyz", "/metrics"]) {
        let headers = client.get(path, &tokens[0]).await.headers;
        assert_eq!(headers["x-content-type-options"], "nosniff", "{path}");
        assert_eq!(headers["cache-control"], "no-store", "{path}");
        assert!(headers["content-security-policy"].to_str().unwrap().contains("frame-ancestors 'none'"), "{path}");
    }
    house.close().await;
}

/// A page on another host name, over plain http, as from a phone in the same room.
#[tokio::test(flavor = "multi_thread")]
async fn any_host_name_will_do() {
    let house = House::open().await;
    let client = house.client();
    let (table, tokens, _) = client.people("cry-havoc", 2, 1, "consent").await;
    let asked = client.http.get(client.url(&format!("/api/v1/tables/{table}/state"))).bearer_auth(&tokens[0]);
    let answer = client.send(asked.header("host", "muster.test").header("origin", "http://muster.test")).await;
    assert_eq!(answer.good()["viewer"], json!({"seat": 0}));
    let mut socket = TcpStream::connect(client.server).await.unwrap();
    let hello = format!(
        "GET /api/v1/tables/{table}/live HTTP/1.1\r\nhost: muster.test\r\norigin: http://muster.test\r\nconnection: upgrade\r\n\
         upgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    );
    socket.write_all(hello.as_bytes()).await.unwrap();
    let mut answer = [0; 12];
    within("an upgrade", socket.read_exact(&mut answer)).await.unwrap();
    assert_eq!(&answer, b"HTTP/1.1 101");
    drop(socket);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_body_that_comes_too_slowly_is_told_so() {
    // A third of it is left to say so.
    let house = House::with(Limits { request: Duration::from_secs(3), ..limits() }).await;
    let mut slow = TcpStream::connect(house.address).await.unwrap();
    let head =
        "POST /api/v1/tables HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{";
    slow.write_all(head.as_bytes()).await.unwrap();
    let mut told = vec![0; 4096];
    let length = within("an answer", slow.read(&mut told)).await.unwrap();
    let told = String::from_utf8_lossy(&told[..length]);
    assert!(told.starts_with("HTTP/1.1 408 ") && told.contains("\"type\":\"too-slow\""), "{told}");
    drop(slow);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_too_fast_is_told_how_long_to_wait() {
    let house = House::with(Limits { tables: 200, ..limits() }).await;
    let client = house.client();
    let wish = json!({"game": "cry-havoc"});
    let answers = (0..201).map(|_| client.post("/api/v1/tables", "", wish.clone()));
    let answers = futures_util::future::join_all(answers).await;
    let refused = answers.into_iter().find(|answer| answer.status == 429).unwrap();
    // Two hundred an hour is one in eighteen seconds.
    let wait: u32 = refused.headers["retry-after"].to_str().unwrap().parse().unwrap();
    assert!((10..=18).contains(&wait), "{wait}");
    assert_eq!(refused.refused(429, "too-many")["retry_after"], wait);
    house.close().await;
}

/// All pages of the list, each as the ids of its tables.
async fn pages(client: &Client) -> Vec<Vec<String>> {
    let (mut pages, mut path) = (Vec::new(), "/api/v1/tables".to_owned());
    loop {
        let answer = client.get(&path, "").await;
        let link = answer.headers.get("link").map(|link| link.to_str().unwrap().to_owned());
        let ids = |tables: Value| {
            tables.as_array().unwrap().iter().map(|info| info["id"].as_str().unwrap().to_owned()).collect()
        };
        pages.push(ids(answer.good()));
        let Some(link) = link else { return pages };
        path = link.strip_prefix('<').and_then(|link| link.strip_suffix(">; rel=\"next\"")).unwrap().to_owned();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_buries_the_list() {
    let house = House::open().await;
    let wish = json!({"game": "cry-havoc", "seats": [{"kind": "human"}], "listed": true});
    let quiet = house.stranger(2).make(wish.clone()).await.table.id;
    let mut all = BTreeSet::from([quiet.clone()]);
    for _ in 0..60 {
        all.insert(house.client().make(wish.clone()).await.table.id);
    }
    let client = house.stranger(3);
    let pages = pages(&client).await;
    let place = pages[0].iter().position(|id| *id == quiet).unwrap();
    assert!(place <= 5, "after sixty tables of somebody else it is number {place}");
    let seen: Vec<&String> = pages.iter().flatten().collect();
    assert_eq!(seen.len(), all.len(), "each once");
    assert!(all.iter().all(|id| seen.contains(&id)));
    for after in ["x", "0-0-0", "1-1-zzzzzzzzzzzzzzzzzzzz", "-1-1-5d8808bc0812bee87704", "0-1-5d8808bc0812bee87704%00"]
    {
        client.get(&format!("/api/v1/tables?after={after}"), "").await.refused(400, "malformed");
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn operators_see_what_goes_on() {
    let house = House::open().await;
    let client = house.client();
    client.make(json!({"game": "cry-havoc"})).await;
    let text = client.get("/metrics", "").await.good();
    let text = text.as_str().unwrap();
    for name in ["muster_store_errors 0", "muster_work_waiting ", "muster_open_files ", "muster_resident_memory_bytes "]
    {
        assert!(text.lines().any(|line| line.starts_with(name)), "{name}: {text}");
    }
    let count = r#"muster_request_seconds_count{operation="POST /api/v1/tables"} 1"#;
    assert!(text.contains(count), "{text}");
    // Whoever makes up methods makes no figures of them.
    for n in 0..50 {
        let method = reqwest::Method::from_bytes(format!("MADE-UP-{n}").as_bytes()).unwrap();
        client.send(client.http.request(method, client.url("/api/v1/tables"))).await.refused(405, "wrong-method");
    }
    let text = client.get("/metrics", "").await.good();
    let text = text.as_str().unwrap();
    assert!(!text.contains("MADE-UP") && text.contains(r#"operation="other /api/v1/tables"} 50"#), "{text}");
    if cfg!(target_os = "linux") {
        assert!(client.figure("muster_open_files").await > 3);
        assert!(client.figure("muster_resident_memory_bytes").await > 1 << 20);
    }
    house.close().await;
}
