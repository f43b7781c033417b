//! People who sit together and do whatever can be done, at any node.

use super::account::Account;
use crate::{
    PATIENCE,
    node::{GLANCE, ask},
};
use kernel::Chance;
use serde_json::{Value, json};
use std::{
    collections::BTreeMap,
    net::SocketAddr,
    sync::{
        Arc, Mutex,
        atomic::{AtomicUsize, Ordering},
    },
    time::{Duration, Instant},
};
use table::token::Hashed;
use tokio::time::{sleep, timeout};
use tokio_util::sync::CancellationToken;

/// A server gives a request up before.
const HANGS: Duration = Duration::from_secs(40);

/// What became of a request.
enum Outcome {
    Done(Value),
    /// It was refused, and nothing has happened.
    No(Value),
    /// Nobody knows: the answer was lost, or the store was away.
    Lost,
}

pub type Tally = BTreeMap<String, [usize; 3]>;

/// Every kind of request is done at some time.
pub const OPERATIONS: [&str; 20] = [
    "GET table",
    "GET campaign",
    "GET chat",
    "GET export",
    "GET hint",
    "GET state",
    "POST branch",
    "POST campaigns",
    "POST chat",
    "POST consent",
    "POST import",
    "POST join",
    "POST leave",
    "POST next",
    "POST plays",
    "POST rematch",
    "POST return",
    "POST stand-in",
    "POST tables",
    "POST undo",
];

/// People at a table, who ask any node.
pub struct Company {
    pub name: usize,
    pub nodes: Vec<SocketAddr>,
    pub dice: Chance,
    pub acknowledged: Arc<AtomicUsize>,
    /// How often each kind of request was done, refused and lost.
    pub tally: Arc<Mutex<Tally>>,
    pub closing: CancellationToken,
    pub accounts: BTreeMap<String, Account>,
    /// The table that people play at, and the tokens of its seats.
    pub table: String,
    pub tokens: Vec<Option<String>>,
    /// A table of bots alone, and the token of its owner.
    pub bots: (String, String),
    pub count: usize,
}

/// The last word of a path that is no id.
fn kind(path: &str) -> &str {
    let words: Vec<&str> = path.trim_start_matches("/api/v1/").split('/').collect();
    match words[..] {
        [word] | [_, _, word] => word,
        ["campaigns", _] => "campaign",
        _ => "table",
    }
}

impl Company {
    fn draw(&mut self, what: &'static str, among: usize) -> usize {
        self.dice.draw(what, among as u32) as usize
    }

    fn node(&mut self) -> SocketAddr {
        let node = self.draw("node", self.nodes.len());
        self.nodes[node]
    }

    async fn ask_at(&self, node: SocketAddr, method: &str, path: &str, token: &str, body: Option<&Value>) -> Outcome {
        let token = (!token.is_empty()).then_some(token);
        let asked = timeout(HANGS, ask(node, method, path, token, body)).await;
        let answered = asked.unwrap_or_else(|_| panic!("{method} {path} hangs"));
        let at = match &answered {
            Ok((200 | 201, _)) => 0,
            Ok((503, _)) | Err(_) => 2,
            Ok(_) => 1,
        };
        self.tally.lock().unwrap().entry(format!("{method} {}", kind(path))).or_default()[at] += 1;
        let Ok((status, answer)) = answered else { return Outcome::Lost };
        match status {
            200 | 201 => {
                self.acknowledged.fetch_add(1, Ordering::Relaxed);
                Outcome::Done(answer)
            }
            401 | 403 | 409 | 429 => Outcome::No(answer),
            503 => Outcome::Lost,
            _ => panic!("{method} {path}: {status} {answer}"),
        }
    }

    /// A request about a table at any node. What it tells of the table is not older than what was told before.
    async fn tell(&mut self, table: &str, method: &str, what: &str, token: &str, body: Option<&Value>) -> Outcome {
        let node = self.node();
        let path = format!("/api/v1/tables/{table}{what}");
        let outcome = self.ask_at(node, method, &path, token, body).await;
        if let Outcome::Done(answer) = &outcome {
            self.told(table, &path, answer);
        }
        outcome
    }

    fn told(&mut self, table: &str, path: &str, answer: &Value) {
        let state = answer.get("table").or(answer.get("state")).unwrap_or(answer);
        if let Some(seq) = state["seq"].as_u64() {
            let known = &mut self.accounts.get_mut(table).unwrap().head;
            assert!(seq >= *known, "{path}: entry {known} was told, now {seq}");
            *known = seq;
        }
    }

    /// Reads until somebody answers.
    async fn look(&mut self, table: &str, what: &str, token: &str) -> Option<Value> {
        loop {
            match self.tell(table, "GET", what, token, None).await {
                Outcome::Done(answer) => return Some(answer),
                Outcome::No(_) => return None,
                Outcome::Lost => sleep(GLANCE).await,
            }
        }
    }

    async fn open(&mut self, wish: &Value) -> (String, Value) {
        loop {
            let node = self.node();
            if let Outcome::Done(made) = self.ask_at(node, "POST", "/api/v1/tables", "", Some(wish)).await {
                let table = made["table"]["id"].as_str().unwrap().to_owned();
                self.accounts.insert(table.clone(), Account::default());
                return (table, made);
            }
            sleep(GLANCE).await;
        }
    }

    async fn begin(&mut self) {
        let bot = json!({"kind": "bot", "level": "random"});
        let undo = ["consent", "training", "strict"][self.name % 3];
        let (game, count) = [("fireteam-zero", "heroes"), ("cry-havoc", "players")][self.name / 3 % 2];
        let wish = json!({"game": game, "options": {count: 3}, "undo": undo,
            "seats": [{"kind": "human"}, {"kind": "human"}, bot]});
        let (table, made) = self.open(&wish).await;
        self.tokens = serde_json::from_value(made["seats"].clone()).unwrap();
        self.table = table;
        let wish = json!({"game": "fireteam-zero", "options": {"heroes": 2}, "seats": [bot, bot]});
        let (table, made) = self.open(&wish).await;
        self.bots = (table, made["owner"].as_str().unwrap().into());
    }

    pub async fn live(mut self) -> Self {
        self.begin().await;
        while !self.closing.is_cancelled() {
            self.act().await;
        }
        self
    }

    /// A seat that somebody has.
    fn somebody(&mut self) -> Option<(usize, String)> {
        let seats: Vec<usize> = (0..self.tokens.len()).filter(|seat| self.tokens[*seat].is_some()).collect();
        let seat = *seats.get(self.dice.draw("seat", seats.len().max(1) as u32) as usize)?;
        Some((seat, self.tokens[seat].clone()?))
    }

    /// Notes what kind of entry an answer stands for.
    fn entered(&mut self, answer: &Value, kinds: &'static [&'static str]) {
        let seq = answer["seq"].as_u64().unwrap();
        self.accounts.get_mut(&self.table).unwrap().entries.push((seq, kinds));
    }

    async fn act(&mut self) {
        let table = self.table.clone();
        let Some((seat, token)) = self.somebody() else { return self.come_back(1).await };
        match self.draw("act", 24) {
            0..8 => drop(self.play(seat).await),
            8 => {
                self.look(&table, "", "").await;
                self.look(&table, "/chat", &token).await;
            }
            9 | 10 => {
                if let Outcome::Done(info) = self.tell(&table, "POST", "/undo", &token, Some(&json!({}))).await {
                    self.entered(&info, &["undo", "undo_asked"]);
                }
            }
            11 | 12 => {
                let agree = json!({"agree": self.draw("agree", 3) > 0});
                if let Outcome::Done(info) = self.tell(&table, "POST", "/consent", &token, Some(&agree)).await {
                    self.entered(&info, &["undo", "undo_agreed", "undo_refused"]);
                }
            }
            13 | 14 => {
                self.count += 1;
                let text = format!("line {}", self.count);
                let said = self.tell(&table, "POST", "/chat", &token, Some(&json!({"text": text}))).await;
                if let Outcome::Done(message) = said {
                    self.accounts.get_mut(&table).unwrap().lines.push((text, message["n"].as_u64().unwrap()));
                }
            }
            15 if seat == 1 => {
                self.leave(&token).await;
                self.come_back(1).await;
            }
            16 => {
                let level = ["random", "greedy"][self.draw("level", 2)];
                let bot = json!({"seat": 2, "level": level});
                if let Outcome::Done(info) = self.tell(&table, "POST", "/stand-in", &token, Some(&bot)).await {
                    assert_eq!(info["seats"][2]["level"], level, "{table}: another bot sits there");
                    self.accounts.get_mut(&table).unwrap().bots.insert(level);
                }
            }
            17 => drop(self.tell(&table, "GET", "/hint", &token, None).await),
            18 => self.again().await,
            19 if self.draw("copy", 4) == 0 => self.copy(&token).await,
            // Nobody stands in for whoever plays, so nothing changes.
            20 => drop(self.tell(&table, "POST", "/return", &token, Some(&json!({}))).await),
            21 if self.draw("branch", 2) == 0 => self.branch(&token).await,
            22 if self.draw("campaign", 4) == 0 => self.campaign().await,
            _ => self.race(&token).await,
        }
    }

    /// Somebody plays, whoever of the people is asked; a choice whose answer was lost is sent again. Gives whether it stood.
    async fn play(&mut self, seat: usize) -> bool {
        let table = self.table.clone();
        let Some(token) = self.tokens[seat].clone() else { return false };
        let Some(state) = self.look(&table, "/state", &token).await else { return false };
        let offers = state["offers"].as_array().unwrap();
        if offers.is_empty() {
            return false;
        }
        self.count += 1;
        let key = format!("choice {}", self.count);
        let choice = &offers[self.dice.draw("offer", offers.len() as u32) as usize];
        let wish = json!({"ask": state["question"]["number"], "choice": choice, "key": key});
        loop {
            match self.tell(&table, "POST", "/plays", &token, Some(&wish)).await {
                Outcome::Done(played) => {
                    let seq = played["seq"].as_u64().unwrap();
                    self.accounts.get_mut(&table).unwrap().plays.insert(key, seq);
                    return true;
                }
                Outcome::No(problem) => {
                    assert_ne!(problem["type"], "faulty", "{problem}");
                    return false;
                }
                Outcome::Lost => sleep(GLANCE).await,
            }
        }
    }

    async fn leave(&mut self, token: &str) {
        let table = self.table.clone();
        match self.tell(&table, "POST", "/leave", token, Some(&json!({}))).await {
            Outcome::Done(info) => {
                self.entered(&info, &["left"]);
                self.tokens[1] = None;
            }
            Outcome::No(_) => {}
            // Whether it was done shows when the token is used.
            Outcome::Lost => {
                if self.look(&table, "/state", token).await.is_none() {
                    self.tokens[1] = None;
                }
            }
        }
    }

    /// A word that nobody could guess.
    fn key(&mut self) -> String {
        (0..4).map(|_| format!("{:08x}", self.dice.draw("key", u32::MAX))).collect()
    }

    /// Sends a change under a key to any node until somebody answers; the answer, unless it is no.
    async fn insist(&mut self, path: &str, token: &str, mut wish: Value) -> Option<Value> {
        wish["key"] = self.key().into();
        loop {
            let node = self.node();
            match self.ask_at(node, "POST", path, token, Some(&wish)).await {
                Outcome::Done(answer) => return Some(answer),
                Outcome::No(_) => return None,
                Outcome::Lost => sleep(GLANCE).await,
            }
        }
    }

    /// Takes the seat if it is open. An answer that is lost comes again.
    async fn come_back(&mut self, seat: usize) {
        let table = self.table.clone();
        if self.tokens[seat].is_some() {
            return;
        }
        let path = format!("/api/v1/tables/{table}/join");
        if let Some(joined) = self.insist(&path, "", json!({"seat": seat, "name": "Ada"})).await {
            self.told(&table, &path, &joined);
            let token = joined["token"].as_str().unwrap().to_owned();
            let hash = serde_json::to_value(Hashed::of(&token)).unwrap();
            self.accounts.get_mut(&table).unwrap().tokens.push(hash.as_str().unwrap().into());
            // It is good everywhere at once.
            assert!(self.look(&table, "/state", &token).await.is_some(), "{table}: a new token is refused");
            self.tokens[seat] = Some(token);
        }
    }

    /// Another table that goes on from the beginning of this one, where that is allowed.
    async fn branch(&mut self, token: &str) {
        let path = format!("/api/v1/tables/{}/branch", self.table);
        let person = json!({"kind": "human"});
        if let Some(made) = self.insist(&path, token, json!({"at": 0, "seats": [person, person, person]})).await {
            let (again, new) = (made["table"]["origin"].as_str(), made["table"]["id"].as_str().unwrap());
            assert_eq!(again, Some(self.table.as_str()));
            self.accounts.insert(new.to_owned(), Account::default());
        }
    }

    /// A campaign and the table of its first mission.
    async fn campaign(&mut self) {
        let wish = json!({"game": "fireteam-zero", "options": {"heroes": 2}});
        let made = self.insist("/api/v1/campaigns", "", wish).await.unwrap();
        let owner = made["owner"].as_str().unwrap().to_owned();
        let path = format!("/api/v1/campaigns/{}", made["campaign"]["id"].as_str().unwrap());
        let Some(next) = self.insist(&format!("{path}/next"), &owner, json!({})).await else { return };
        let table = next["made"]["table"]["id"].as_str().unwrap().to_owned();
        let node = self.node();
        if let Outcome::Done(campaign) = self.ask_at(node, "GET", &path, "", None).await {
            let attempts = campaign["attempts"].as_array().unwrap();
            assert!(attempts.len() == 1 && attempts[0]["table"] == *table, "{campaign}");
        }
        self.accounts.insert(table, Account::default());
    }

    /// Two nodes are asked to take back and to play at the same moment.
    async fn race(&mut self, token: &str) {
        let (table, nodes) = (self.table.clone(), [self.node(), self.node()]);
        let paths = ["undo", "consent"].map(|what| format!("/api/v1/tables/{table}/{what}"));
        let (none, agree) = (json!({}), json!({"agree": true}));
        let one = self.ask_at(nodes[0], "POST", &paths[0], token, Some(&none));
        let other = self.ask_at(nodes[1], "POST", &paths[1], token, Some(&agree));
        let (one, other) = tokio::join!(one, other);
        if let Outcome::Done(info) = one {
            self.entered(&info, &["undo", "undo_asked"]);
        }
        if let Outcome::Done(info) = other {
            self.entered(&info, &["undo", "undo_agreed"]);
        }
    }

    /// The bots' table is played once more, if it is over. However many ask, there is one.
    async fn again(&mut self) {
        let ((table, owner), nodes) = (self.bots.clone(), [self.node(), self.node()]);
        let (path, none) = (format!("/api/v1/tables/{table}/rematch"), json!({}));
        let one = self.ask_at(nodes[0], "POST", &path, &owner, Some(&none));
        let other = self.ask_at(nodes[1], "POST", &path, &owner, Some(&none));
        let (one, other) = tokio::join!(one, other);
        for outcome in [one, other] {
            let Outcome::Done(info) = outcome else { continue };
            let new = info["id"].as_str().unwrap().to_owned();
            let account = self.accounts.get_mut(&table).unwrap();
            let before = account.rematch.get_or_insert_with(|| new.clone());
            assert_eq!(*before, new, "{table}: two rematches");
            self.accounts.entry(new.clone()).or_default();
            self.bots.0 = new;
        }
    }

    /// The table as a file, and another table from it.
    async fn copy(&mut self, token: &str) {
        let table = self.table.clone();
        let Outcome::Done(file) = self.tell(&table, "GET", "/export", token, None).await else { return };
        let entries = file["entries"].as_array().unwrap();
        assert!(entries.len() as u64 >= self.accounts[&table].head, "{table}: the file is older than the table");
        let played = |entry: &&Value| ["play", "undo", "dice"].iter().any(|kind| entry["entry"].get(kind).is_some());
        let past = entries.iter().filter(played).map(|entry| entry["digest"].as_str().unwrap().to_owned()).collect();
        let node = self.node();
        if let Outcome::Done(made) = self.ask_at(node, "POST", "/api/v1/import", "", Some(&file)).await {
            let copy = made["table"]["id"].as_str().unwrap().to_owned();
            self.accounts.insert(copy.clone(), Account { past, ..Account::default() });
            // Nobody plays there: its bots should not think long.
            let token = made["seats"][0].as_str().unwrap().to_owned();
            for seat in 1..3 {
                let bot = json!({"seat": seat, "level": "random"});
                drop(self.tell(&copy, "POST", "/stand-in", &token, Some(&bot)).await);
            }
        }
    }

    /// All nodes say the same of every table.
    pub async fn agree(&self) {
        for table in self.accounts.keys() {
            let end = Instant::now() + PATIENCE;
            let path = format!("/api/v1/tables/{table}");
            loop {
                let mut said = Vec::new();
                for node in &self.nodes {
                    let Outcome::Done(mut info) = self.ask_at(*node, "GET", &path, "", None).await else {
                        panic!("{table}: a node does not know it");
                    };
                    // Who is connected where is not kept.
                    info["seats"] = Value::Null;
                    said.push(info);
                }
                if said.iter().all(|info| *info == said[0]) {
                    break;
                }
                // Bots may still be at it.
                assert!(Instant::now() < end, "{table}: the nodes disagree: {said:?}");
                sleep(GLANCE).await;
            }
        }
    }

    /// Somebody plays once more at every node, unless the game is over or the seat that is asked was lost with an answer.
    pub async fn go_on(&mut self) {
        let table = self.table.clone();
        let nodes = self.nodes.clone();
        for node in nodes {
            self.nodes = vec![node];
            let end = Instant::now() + PATIENCE;
            loop {
                self.come_back(1).await;
                let (_, token) = self.somebody().unwrap();
                let state = self.look(&table, "/state", &token).await.unwrap();
                let waiting: Vec<usize> =
                    serde_json::from_value(state["question"]["waiting"].clone()).unwrap_or_default();
                if waiting.is_empty() || waiting.contains(&1) && self.tokens[1].is_none() {
                    break;
                }
                let mut stood = false;
                for seat in waiting.into_iter().filter(|seat| *seat < 2) {
                    stood |= self.play(seat).await;
                }
                if stood {
                    break;
                }
                // Bots wait until people have answered a wish to take back.
                let info = self.look(&table, "", "").await;
                if info.is_some_and(|info| info["undo_asked"].is_object()) {
                    for token in self.tokens.clone().into_iter().flatten() {
                        drop(self.tell(&table, "POST", "/consent", &token, Some(&json!({"agree": false}))).await);
                    }
                }
                assert!(Instant::now() < end, "{table} does not go on: {state}");
                sleep(GLANCE).await;
            }
        }
    }
}
