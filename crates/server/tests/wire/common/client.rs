//! A client that sends requests.

use super::{Live, Stream, within};
use protocol::Made;
use serde_json::{Value, json};
use std::net::{IpAddr, SocketAddr};

#[derive(Clone)]
pub struct Client {
    pub http: reqwest::Client,
    pub server: SocketAddr,
    local: Option<IpAddr>,
}

/// What came back.
#[derive(Debug)]
pub struct Answer {
    pub status: u16,
    pub headers: reqwest::header::HeaderMap,
    pub body: Value,
}

impl Answer {
    /// The body of an answer that must be a good one.
    #[track_caller]
    pub fn good(self) -> Value {
        assert!(self.status < 300, "{} {}", self.status, self.body);
        self.body
    }

    /// The problem document of an answer that must be a refusal of this kind.
    #[track_caller]
    pub fn refused(self, status: u16, kind: &str) -> Value {
        assert_eq!((self.status, self.body["type"].as_str()), (status, Some(kind)), "{}", self.body);
        assert_eq!(self.headers["content-type"], "application/problem+json");
        assert_eq!(self.body["status"], status);
        self.body
    }
}

impl Client {
    pub fn new(server: SocketAddr, local: Option<IpAddr>) -> Client {
        Client { http: reqwest::Client::builder().local_address(local).build().unwrap(), server, local }
    }

    pub fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.server)
    }

    pub async fn send(&self, request: reqwest::RequestBuilder) -> Answer {
        let answer = within("an answer", request.send()).await.unwrap();
        let (status, headers) = (answer.status().as_u16(), answer.headers().clone());
        let text = within("a body", answer.text()).await.unwrap();
        Answer { status, headers, body: serde_json::from_str(&text).unwrap_or(Value::String(text)) }
    }

    pub async fn get(&self, path: &str, token: &str) -> Answer {
        self.send(self.http.get(self.url(path)).bearer_auth(token)).await
    }

    pub async fn post(&self, path: &str, token: &str, body: Value) -> Answer {
        self.send(self.http.post(self.url(path)).bearer_auth(token).json(&body)).await
    }

    /// A request about a table.
    pub async fn ask(&self, table: &str, what: &str, token: &str) -> Answer {
        self.get(&format!("/api/v1/tables/{table}/{what}"), token).await
    }

    pub async fn tell(&self, table: &str, what: &str, token: &str, body: Value) -> Answer {
        self.post(&format!("/api/v1/tables/{table}/{what}"), token, body).await
    }

    pub async fn info(&self, table: &str) -> Value {
        self.get(&format!("/api/v1/tables/{table}"), "").await.good()
    }

    pub async fn state(&self, table: &str, token: &str) -> Value {
        self.ask(table, "state", token).await.good()
    }

    pub async fn make(&self, wish: Value) -> Made {
        let made = self.post("/api/v1/tables", "", wish).await;
        assert_eq!(made.status, 201, "{}", made.body);
        serde_json::from_value(made.body).unwrap()
    }

    /// A table at which people have all seats; their tokens.
    pub async fn people(&self, game: &str, seats: u8, seed: u64, undo: &str) -> (String, Vec<String>, Made) {
        let (_, count) = super::GAMES.into_iter().find(|(name, _)| *name == game).unwrap_or((game, "seats"));
        let wish = json!({
            "game": game, "options": {count: seats}, "seed": seed, "undo": undo,
            "seats": vec![json!({"kind": "human"}); seats.into()],
        });
        let made = self.make(wish).await;
        let tokens = made.seats.iter().map(|token| token.clone().unwrap()).collect();
        (made.table.id.clone(), tokens, made)
    }

    pub async fn play(&self, table: &str, token: &str, ask: &Value, choice: &Value, key: &str) -> Answer {
        self.tell(table, "plays", token, json!({"ask": ask, "choice": choice, "key": key})).await
    }

    pub async fn live(&self, table: &str, hello: Value) -> Live {
        let mut live = Live::connect(self.server, self.local, table).await;
        live.say(json!({"hello": hello})).await;
        live.expect("welcome").await;
        live
    }

    pub async fn sit(&self, table: &str, token: &str) -> Live {
        self.live(table, json!({"token": token})).await
    }

    pub async fn stream(&self, table: &str, token: &str, query: &str) -> Stream {
        let path = self.url(&format!("/api/v1/tables/{table}/stream{query}"));
        let answer = within("a stream", self.http.get(path).bearer_auth(token).send()).await.unwrap();
        assert_eq!(answer.status().as_u16(), 200);
        let mut stream = Stream::new(answer);
        stream.expect("welcome").await;
        stream
    }

    /// The server is well: it answers, it is ready, and a table can be opened.
    pub async fn is_well(&self) {
        self.get("/healthz", "").await.good();
        self.get("/readyz", "").await.good();
        self.make(json!({"game": "fireteam-zero", "options": {"heroes": 2}})).await;
    }

    /// One of the figures for operators.
    pub async fn figure(&self, name: &str) -> i64 {
        let text = self.get("/metrics", "").await.good();
        let line = text.as_str().unwrap().lines().find_map(|line| line.strip_prefix(&format!("{name} "))).unwrap();
        line.parse().unwrap()
    }
}
