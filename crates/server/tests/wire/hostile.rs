//! Input that means no good: the server says what is wrong, stays well, and changes nothing.

use crate::common::{Client, House, Live, limits, play_on, until, within};
use futures_util::future::join_all;
use kernel::Chance;
use serde_json::{Value, json};
use server::Limits;
use std::time::{Duration, Instant};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
};
use tokio_tungstenite::tungstenite::Message;

/// A table that nobody may have changed in the end.
struct Witness {
    client: Client,
    table: String,
    tokens: Vec<String>,
    info: Value,
    state: Value,
}

impl Witness {
    async fn new(house: &House) -> Witness {
        let client = house.stranger(9);
        let (table, tokens, _) = client.people("fireteam-zero", 2, 1, "consent").await;
        let (info, state) = (client.info(&table).await, client.state(&table, &tokens[0]).await);
        Witness { client, table, tokens, info, state }
    }

    async fn nothing_happened(&self) {
        until("everybody to be gone", async || self.client.info(&self.table).await == self.info).await;
        assert_eq!(self.client.state(&self.table, &self.tokens[0]).await, self.state);
        assert_eq!(self.client.ask(&self.table, "chat", &self.tokens[0]).await.good(), json!([]));
        self.client.is_well().await;
    }
}

async fn raw(client: &Client, path: &str, token: &str, kind: &str, body: impl Into<reqwest::Body>) -> u16 {
    let request = client.http.post(client.url(path)).bearer_auth(token).header("content-type", kind).body(body);
    let answer = client.send(request).await;
    assert_eq!(answer.headers["content-type"], "application/problem+json");
    assert_eq!(answer.body["status"], answer.status);
    answer.status
}

#[tokio::test(flavor = "multi_thread")]
async fn bodies_that_cannot_be_read() {
    let house = House::open().await;
    let witness = Witness::new(&house).await;
    let (client, token) = (house.client(), &witness.tokens[0]);
    let plays = format!("/api/v1/tables/{}/plays", witness.table);
    let ask = &witness.state["question"]["number"];
    let with_choice = |choice: &str| format!(r#"{{"ask": {ask}, "choice": {choice}, "key": "k"}}"#);
    let malformed = ["", "{", "nonsense", "\u{feff}{}", "{\"game"];
    for body in malformed {
        for path in [plays.as_str(), "/api/v1/tables", "/api/v1/import", "/api/v1/campaigns/import"] {
            assert_eq!(raw(&client, path, token, "application/json", body).await, 400, "{path} {body}");
        }
    }
    assert_eq!(raw(&client, &plays, token, "application/json", vec![0xff, 0xfe, 0x80]).await, 400);
    // Readable, but not what the document describes.
    let offer = &witness.state["offers"][0];
    let invalid = [
        "{}".into(),
        "[]".into(),
        "null".into(),
        json!({"ask": ask, "choice": offer}).to_string(),
        json!({"ask": -1, "choice": offer, "key": "k"}).to_string(),
        json!({"ask": 1u64 << 40, "choice": offer, "key": "k"}).to_string(),
        json!({"ask": ask, "choice": offer, "key": ""}).to_string(),
        json!({"ask": ask, "choice": offer, "key": "k".repeat(65)}).to_string(),
        json!({"ask": ask, "choice": offer, "key": "k", "seat": 1}).to_string(),
    ];
    for body in invalid {
        assert_eq!(raw(&client, &plays, token, "application/json", body.clone()).await, 422, "{body:.200}");
    }
    let why_not = format!("/api/v1/tables/{}/why-not", witness.table);
    for key in [String::new(), "k".repeat(65)] {
        let body = json!({"choice": offer, "key": key}).to_string();
        assert_eq!(raw(&client, &why_not, token, "application/json", body).await, 422);
    }
    // Any JSON may be a choice of some game, but not of this one.
    let no_choice = [
        json!({"ask": ask, "choice": {"no": "such"}, "key": "k"}).to_string(),
        with_choice(&"9".repeat(4000)),
        with_choice("\"\\u0000\""),
        with_choice(&format!("{}{}", "[".repeat(20_000), "]".repeat(20_000))),
        with_choice(&format!("{}1{}", "{\"a\":".repeat(9_000), "}".repeat(9_000))),
    ];
    for body in no_choice {
        let status = raw(&client, &plays, token, "application/json", body.clone()).await;
        assert!([409, 422].contains(&status), "{status} {body:.200}");
    }
    let nul = json!({"ask": ask, "choice": offer, "key": "a\0b"}).to_string();
    assert_eq!(raw(&client, &plays, token, "application/json", nul).await, 409);
    let deep = format!(r#"{{"game": "cry-havoc", "options": {{"a": {}1{}}}}}"#, "[".repeat(5000), "]".repeat(5000));
    assert!([400, 422].contains(&raw(&client, "/api/v1/tables", "", "application/json", deep).await));
    for kind in ["text/plain", "application/x-www-form-urlencoded", "application/jsonp", "", "multipart/form-data"] {
        let good = json!({"ask": ask, "choice": offer, "key": "k"}).to_string();
        assert_eq!(raw(&client, &plays, token, kind, good).await, 415, "{kind}");
    }
    witness.nothing_happened().await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_that_cannot_be() {
    let house = House::open().await;
    let witness = Witness::new(&house).await;
    let client = house.client();
    let wishes = [
        (json!({"game": "chess"}), 409),
        (json!({"game": "cry-havoc\0"}), 409),
        (json!({"game": "cry-havoc", "nonsense": 1}), 422),
        (json!({"game": "cry-havoc", "options": {"players": 9}}), 409),
        (json!({"game": "cry-havoc", "options": {"players": "two"}}), 409),
        (json!({"game": "cry-havoc", "options": {"level": "\0"}}), 409),
        (json!({"game": "cry-havoc", "options": []}), 422),
        (json!({"game": "fireteam-zero", "options": {"mission": "9.9"}}), 409),
        (json!({"game": "fireteam-zero", "options": {"heroes": 0}}), 409),
        (json!({"game": "fireteam-zero", "options": {"heroes": 255}}), 409),
        (json!({"game": "fireteam-zero", "options": {"heroes": 1e300}}), 409),
        (json!({"game": "fireteam-zero", "options": {"kept_upgrades": ["\0"]}}), 409),
        (json!({"game": "fireteam-zero", "seats": vec![json!({"kind": "human"}); 5]}), 409),
        (json!({"game": "fireteam-zero", "seats": [{"kind": "human", "name": ""}]}), 422),
        (json!({"game": "fireteam-zero", "seats": [{"kind": "human", "name": "x".repeat(41)}]}), 422),
        (json!({"game": "fireteam-zero", "seats": [{"kind": "human", "name": " \t"}]}), 409),
        (json!({"game": "fireteam-zero", "seats": [{"kind": "human", "name": "\u{200b}"}]}), 409),
        (json!({"game": "fireteam-zero", "seats": [{"kind": "human", "name": "\u{202e}\0"}]}), 409),
        (json!({"game": "fireteam-zero", "seats": [{"kind": "bot", "level": "\0"}]}), 409),
        (json!({"game": "fireteam-zero", "seats": [{"kind": "king"}]}), 422),
        (json!({"game": "fireteam-zero", "seed": -1}), 422),
        (json!({"game": "fireteam-zero", "undo": "never"}), 422),
        (json!({"game": "fireteam-zero", "pace": {"kind": "days", "days": 300}}), 422),
        (json!({"game": "fireteam-zero", "pace": {"kind": "days", "days": 0}}), 422),
    ];
    for (wish, status) in wishes {
        assert_eq!(raw(&client, "/api/v1/tables", "", "application/json", wish.to_string()).await, status, "{wish}");
    }
    // What people are called is up to them, as long as it hides and turns around nothing.
    for (name, shown) in [
        ("\u{202e}olleh", "olleh"),
        ("\u{1f469}\u{200d}\u{1f680}", "\u{1f469}\u{200d}\u{1f680}"),
        ("<script>", "<script>"),
        ("'; DROP TABLE tables; --", "'; DROP TABLE tables; --"),
        ("a\nb\0\u{e000} ", "a b"),
    ] {
        let seats = json!([{"kind": "human", "name": name}, {"kind": "open"}]);
        let made = client.make(json!({"game": "fireteam-zero", "options": {"heroes": 2}, "seats": seats})).await;
        assert_eq!(client.info(&made.table.id).await["seats"][0]["name"], shown);
        let joined = client.tell(&made.table.id, "join", "", json!({"name": name})).await.good();
        assert_eq!(joined["table"]["seats"][1]["name"], shown);
    }
    witness.nothing_happened().await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn ids_that_are_none() {
    let house = House::open().await;
    let witness = Witness::new(&house).await;
    let (client, token) = (house.client(), &witness.tokens[0]);
    let long = "x".repeat(4000);
    let ids = [
        "%00",
        "a%00b",
        "%2e%2e%2f%2e%2e",
        "a%2Fb",
        "..%5c..",
        "%ff%fe",
        "%F0%9F%98%80",
        "'%20OR%201=1",
        "%",
        long.as_str(),
    ];
    for id in ids {
        for what in ["", "/state", "/log", "/chat", "/stream", "/export"] {
            let answer = client.get(&format!("/api/v1/tables/{id}{what}"), token).await;
            answer.refused(404, "not-found");
        }
        let play = json!({"ask": 1, "choice": 1, "key": "k"});
        let bodies = [("plays", play), ("join", json!({})), ("undo", json!({})), ("chat", json!({"text": "x"}))];
        for (what, body) in bodies {
            client.post(&format!("/api/v1/tables/{id}/{what}"), token, body).await.refused(404, "not-found");
        }
        client.get(&format!("/api/v1/campaigns/{id}"), "").await.refused(404, "not-found");
        client.get(&format!("/api/v1/games/{id}/content"), "").await.refused(404, "not-found");
        client.get(&format!("/api/v1/games/cry-havoc/content/{id}"), "").await.refused(404, "not-found");
    }
    for path in ["/nowhere", "/api/v2", "/api/v1/tables/", "/api/v1//tables", "/../../etc/passwd", "/metrics/x"] {
        client.get(path, "").await.refused(404, "not-found");
    }
    for query in ["at=-1", "at=x", "at=99999999999", "at=1&seat=9", "at=1&what=1", "", "at=1&lang=xx"] {
        client.ask(&witness.table, &format!("replay?{query}"), token).await.refused(400, "malformed");
    }
    client.ask(&witness.table, "state?lang=klingon", token).await.refused(400, "malformed");
    let deleted = client.send(client.http.delete(client.url(&format!("/api/v1/tables/{}", witness.table)))).await;
    deleted.refused(405, "wrong-method");
    witness.nothing_happened().await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bodies_and_frames_that_are_too_large() {
    let house = House::open().await;
    let witness = Witness::new(&house).await;
    let (client, token) = (house.client(), &witness.tokens[0]);
    let plays = format!("/api/v1/tables/{}/plays", witness.table);
    let limit = house.hall.limits.body;
    let text = format!("\"{}\"", "x".repeat(limit));
    assert_eq!(raw(&client, &plays, token, "application/json", text.clone()).await, 413);
    assert_eq!(raw(&client, "/api/v1/tables", token, "application/json", text.clone()).await, 413);
    // The same without saying so beforehand.
    let parts: Vec<Result<Vec<u8>, std::io::Error>> =
        text.into_bytes().chunks(1000).map(|part| Ok(part.to_vec())).collect();
    let body = reqwest::Body::wrap_stream(futures_util::stream::iter(parts));
    assert_eq!(raw(&client, &plays, token, "application/json", body).await, 413);
    // A file of a table may be larger, but not as large as one likes.
    let file = format!("\"{}\"", "x".repeat(2 * limit));
    assert_eq!(raw(&client, "/api/v1/import", token, "application/json", file).await, 422);
    let file = format!("\"{}\"", "x".repeat(house.hall.limits.import));
    assert_eq!(raw(&client, "/api/v1/import", token, "application/json", file).await, 413);

    for size in [house.hall.limits.frame + 1, 4 << 20] {
        let mut line = client.sit(&witness.table, token).await;
        // The server may end the connection while the frame is still being written.
        let _ = line.try_say(json!({"chat": {"text": "x".repeat(size)}})).await;
        while line.next().await.is_some() {}
        let mut line = Live::connect(client.server, None, &witness.table).await;
        let _ = line.try_say(json!({"hello": {"token": "x".repeat(size)}})).await;
        while line.next().await.is_some() {}
    }
    witness.nothing_happened().await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn frames_that_make_no_sense() {
    let house = House::open().await;
    let witness = Witness::new(&house).await;
    let client = house.client();
    let mut line = client.sit(&witness.table, &witness.tokens[0]).await;
    let nested = format!("{{\"play\": {}", "[".repeat(8000));
    let texts =
        ["", "x", "{}", "[]", "null", "{\"play\": {}}", "{\"fly\": 1}", "{\"play\": 1, \"undo\": {}}", nested.as_str()];
    for text in texts {
        line.send(Message::text(text)).await;
        let refused = line.expect("refused").await;
        assert!([400, 422].contains(&refused["problem"]["status"].as_u64().unwrap()), "{text}: {refused}");
    }
    line.send(Message::binary(vec![0, 1, 2])).await;
    assert_eq!(line.expect("refused").await["problem"]["status"], 422);
    line.say(json!({"hello": {"token": witness.tokens[1]}})).await;
    assert_eq!(line.expect("refused").await["problem"]["type"], "greeted");
    line.say(json!({"chat": {"text": "a\0b"}})).await;
    assert_eq!(line.expect("refused").await["problem"]["type"], "nul");
    // The connection has borne it all.
    line.say(json!({"why_not": {"choice": witness.state["offers"][0]}})).await;
    assert_eq!(line.expect("why_not").await, json!({"allowed": true}));
    drop(line);
    // A first frame must be a greeting.
    let greetings = [
        Message::binary(vec![1]),
        Message::text("x"),
        Message::text("{\"hello\": {}}"),
        Message::text("{\"undo\": {}}"),
        Message::text("{\"hello\": {\"token\": \"x\", \"lang\": \"\\u0000\\\"\"}}"),
        Message::text("{\"hello\": {\"token\": \"x\", \"from\": -1}}"),
    ];
    for greeting in greetings {
        let mut line = Live::connect(client.server, None, &witness.table).await;
        line.send(greeting).await;
        line.expect("refused").await;
        assert!(line.next().await.is_none());
    }
    // One that comes from the future is told nothing of it.
    let line = client.live(&witness.table, json!({"token": witness.tokens[0], "from": (1u32 << 31) - 1})).await;
    assert_eq!(line.told.state, witness.state);
    drop(line);
    let plain = client.ask(&witness.table, "live", "").await;
    plain.refused(426, "no-socket");
    witness.nothing_happened().await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn clients_that_say_nothing_are_let_go() {
    // Long enough for whoever means well on a busy machine.
    let house = House::with(Limits { slow: Duration::from_secs(1), ..limits() }).await;
    let witness = Witness::new(&house).await;
    let client = house.client();
    // No greeting.
    let mut silent = Live::connect(client.server, None, &witness.table).await;
    assert!(silent.next().await.is_none());
    // Headers that never end.
    let mut slow = TcpStream::connect(client.server).await.unwrap();
    slow.write_all(b"GET /healthz HTTP/1.1\r\nhost: x\r\nx-slow: ").await.unwrap();
    let mut rest = Vec::new();
    let _ = within("the end of a slow connection", slow.read_to_end(&mut rest)).await;
    // Nothing at all.
    let mut mute = TcpStream::connect(client.server).await.unwrap();
    let _ = within("the end of a mute connection", mute.read_to_end(&mut rest)).await;
    // Headers that are too many.
    let mut large = TcpStream::connect(client.server).await.unwrap();
    let _ =
        large.write_all(format!("GET / HTTP/1.1\r\nhost: x\r\nx: {}\r\n\r\n", "x".repeat(1 << 20)).as_bytes()).await;
    let _ = within("the end of a large connection", large.read_to_end(&mut rest)).await;
    // Not HTTP.
    let mut odd = TcpStream::connect(client.server).await.unwrap();
    odd.write_all(b"\x16\x03\x01\x00\xff\0\0\r\n\r\n").await.unwrap();
    let _ = within("the end of an odd connection", odd.read_to_end(&mut rest)).await;
    witness.nothing_happened().await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_address_has_so_many_connections() {
    let house = House::with(Limits { per_address: 5, ..limits() }).await;
    let witness = Witness::new(&house).await;
    let client = house.client();
    let mut lines = Vec::new();
    for _ in 0..5 {
        lines.push(client.sit(&witness.table, &witness.tokens[0]).await);
    }
    let mut sixth = TcpStream::connect(client.server).await.unwrap();
    let _ = sixth.write_all(b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n").await;
    let mut told = String::new();
    within("the end of one too many", sixth.read_to_string(&mut told)).await.unwrap();
    assert!(told.starts_with("HTTP/1.1 429 "), "{told}");
    assert!(
        told.contains("content-type: application/problem+json") && told.contains("\"type\":\"too-many\""),
        "{told}"
    );
    assert!(told.contains("retry-after: 5"), "{told}");
    // Others are let in, and whoever goes makes room.
    house.stranger(7).is_well().await;
    lines.clear();
    until("room for another", async || {
        let Ok(mut stream) = TcpStream::connect(client.server).await else { return false };
        let _ = stream.write_all(b"GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n").await;
        let mut text = String::new();
        stream.read_to_string(&mut text).await.is_ok() && text.ends_with("alive\n")
    })
    .await;
    witness.nothing_happened().await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flood_is_held_back_and_others_play_on() {
    let house = House::with(Limits { requests: 20, ..limits() }).await;
    let (flooder, player) = (house.client(), house.stranger(3));
    let (table, tokens, _) = player.people("cry-havoc", 2, 1, "consent").await;
    let mut lines = vec![player.sit(&table, &tokens[0]).await, player.sit(&table, &tokens[1]).await];
    let flood = tokio::spawn({
        let (flooder, table) = (flooder.clone(), table.clone());
        async move {
            let mut statuses = Vec::new();
            for _ in 0..100 {
                let wrong = (0..20).map(|_| flooder.tell(&table, "plays", "wrong", json!({"no": 1})));
                statuses.extend(join_all(wrong).await.into_iter().map(|answer| (answer.status, answer.headers)));
            }
            statuses
        }
    });
    let mut slowest = Duration::ZERO;
    for _ in 0..10 {
        let began = Instant::now();
        play_on(&mut lines, &mut Chance::from_number(1), 1).await;
        slowest = slowest.max(began.elapsed());
    }
    let statuses = within("the flood", flood).await.unwrap();
    let held = statuses.iter().filter(|(status, _)| *status == 429).count();
    assert!(held > 1000, "{held} of {} were held back", statuses.len());
    assert!(statuses.iter().all(|(status, headers)| [422, 401].contains(status) || headers["retry-after"] == "1"));
    assert!(slowest < Duration::from_secs(5), "a play took {slowest:?}");
    // Frames are counted as well, by token.
    let mut line = player.sit(&table, &tokens[0]).await;
    for _ in 0..400 {
        line.say(json!({"consent": {"agree": true}})).await;
    }
    let mut kinds = Vec::new();
    for _ in 0..400 {
        kinds.push(line.expect("refused").await["problem"]["type"].as_str().unwrap().to_owned());
    }
    assert!(kinds.iter().filter(|kind| *kind == "too-many").count() > 50);
    player.get("/healthz", "").await.good();
    flooder.get("/healthz", "").await.good();
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_thousand_wrong_requests_change_nothing() {
    let house = House::open().await;
    let witness = Witness::new(&house).await;
    let client = house.client();
    let mut dice = Chance::from_number(1);
    let whats = ["plays", "why-not", "undo", "consent", "chat", "join", "leave", "stand-in", "rematch", "branch"];
    let words = ["", "\0", "\u{1f600}", "null", "-1", "{}", "\"", "\\u0000", "1e400", "fireteam-zero"];
    let names = ["ask", "choice", "key", "agree", "keep", "text", "seat", "level", "at", "rotate", "new_dice"];
    let pick = |dice: &mut Chance, from: &[&str]| from[dice.draw("pick", from.len() as u32) as usize].to_owned();
    for _ in 0..50 {
        let wrong = (0..20).map(|_| {
            let what = pick(&mut dice, &whats);
            let mut body = serde_json::Map::new();
            for _ in 0..dice.draw("fields", 4) {
                let value = pick(&mut dice, &words);
                let value = serde_json::from_str(&value).unwrap_or(Value::String(value));
                body.insert(pick(&mut dice, &names), value);
            }
            let token = pick(&mut dice, &["", "x", &witness.tokens[0][2..], "\u{e9}"]);
            let (client, table) = (&client, &witness.table);
            async move { client.tell(table, &what, &token, Value::Object(body)).await }
        });
        for answer in join_all(wrong.collect::<Vec<_>>()).await {
            assert!((400..500).contains(&answer.status), "{answer:?}");
        }
    }
    witness.nothing_happened().await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_client_that_never_reads_is_let_go() {
    let house = House::with(Limits { slow: Duration::from_millis(500), queue: 8, ..limits() }).await;
    let client = house.client();
    let (table, tokens, made) = client.people("cry-havoc", 2, 1, "consent").await;
    let mut lines = vec![client.sit(&table, &tokens[0]).await, client.sit(&table, &tokens[1]).await];
    let mut deaf = client.sit(&table, &made.spectator).await;
    let mut deaf_too = client.sit(&table, &tokens[1]).await;
    // Every answer to a question that is closed says how the table stands; none of them is ever read.
    let stale = json!({"play": {"ask": 99_999, "choice": lines[0].told.state["offers"][0], "key": "k"}});
    let shouting = tokio::spawn(async move {
        while deaf_too.try_say(stale.clone()).await.is_ok() {}
        deaf_too
    });
    let mut dice = Chance::from_number(1);
    let mut slowest = Duration::ZERO;
    until("the deaf client to be let go", async || {
        let began = Instant::now();
        play_on(&mut lines, &mut dice, 1).await;
        slowest = slowest.max(began.elapsed());
        shouting.is_finished() || lines[0].told.is_over()
    })
    .await;
    drop(within("the end of the deaf client", shouting).await.unwrap());
    assert!(slowest < Duration::from_secs(3), "a play took {slowest:?}");
    until("the connection to be gone", async || client.figure("muster_connections").await <= 3).await;
    // Whoever was only quiet can still read what it was told.
    deaf.until(|told| told.seq() > 0).await;
    house.close().await;
}
