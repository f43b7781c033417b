//! Servers that are killed at any moment, while people and bots play: nothing that was acknowledged is lost, and every table goes
//! on. With one server and its SQLite file, and with three nodes, PostgreSQL and NATS.
#![allow(clippy::unwrap_used, reason = "a test may fail by panicking")]

mod cluster;
mod disk;
mod every;
mod ledger;
mod node;
mod player;

use kernel::Chance;
use ledger::{Found, Ledger};
use node::{GLANCE, Node, ask};
use player::Player;
use serde_json::{Value, json};
use server::store::Store;
use std::{net::SocketAddr, sync::Arc, time::Duration};
use table::game;
use tokio::{
    task::JoinSet,
    time::{sleep, timeout},
};
use tokio_util::sync::CancellationToken;

/// Tables that are played at, at any time.
const TABLES: usize = 50;
const KILLS: usize = 10;
/// Acknowledged moves between two kills, at least and at most.
const BETWEEN: (u32, u32) = (30, 150);
/// Within this time something happens, also on a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);

/// A number for the moments of this run, so that one that fails can be tried again: `MUSTER_CRASH_SEED`.
fn chance(what: &str) -> Chance {
    let given = std::env::var("MUSTER_CRASH_SEED").ok().and_then(|seed| seed.parse().ok());
    let seed = given.unwrap_or_else(|| u64::from(std::process::id()));
    println!("{what}: MUSTER_CRASH_SEED={seed}");
    Chance::from_number(seed)
}

/// Tables of both games for two to four, with people and bots.
fn wish(n: usize) -> Value {
    let seats = 2 + n % 3;
    let person = |seat: usize| seat == 0 || (n / 3 + seat).is_multiple_of(2);
    let seat = |seat| if person(seat) { json!({"kind": "human"}) } else { json!({"kind": "bot", "level": "random"}) };
    let seated: Vec<Value> = (0..seats).map(seat).collect();
    if n.is_multiple_of(2) {
        json!({"game": "fireteam-zero", "options": {"heroes": seats}, "seats": seated})
    } else {
        json!({"game": "cry-havoc", "options": {"players": seats}, "seats": seated})
    }
}

/// Opens a table and gives its id and the tokens of its seats; none if the node does not answer.
async fn open(address: SocketAddr, wish: &Value) -> Option<(String, Vec<Option<String>>)> {
    let (status, made) = ask(address, "POST", "/api/v1/tables", None, Some(wish)).await.ok()?;
    if status == 503 {
        return None;
    }
    assert_eq!(status, 201, "{made}");
    Some((made["table"]["id"].as_str().unwrap().into(), serde_json::from_value(made["seats"].clone()).unwrap()))
}

/// People who sit together, at one table after another.
struct Company {
    n: usize,
    nodes: Vec<SocketAddr>,
    ledger: Arc<Ledger>,
    dice: Chance,
    /// No new game is begun.
    closing: CancellationToken,
}

impl Company {
    async fn play(mut self) {
        while !self.closing.is_cancelled() {
            let node = self.dice.draw("node", self.nodes.len() as u32) as usize;
            match open(self.nodes[node], &wish(self.n)).await {
                Some((table, tokens)) => self.play_at(table, tokens).await,
                None => sleep(GLANCE).await,
            }
        }
    }

    async fn play_at(&mut self, table: String, tokens: Vec<Option<String>>) {
        self.ledger.open(&table);
        let mut players = JoinSet::new();
        for (seat, token) in (0..).zip(tokens) {
            let Some(token) = token else { continue };
            let at = self.dice.draw("node", self.nodes.len() as u32) as usize;
            let dice = Chance::from_number(u64::from(self.dice.draw("player", u32::MAX)));
            let (table, nodes, ledger) = (table.clone(), self.nodes.clone(), self.ledger.clone());
            players.spawn(Player { table, seat, token, nodes, at, dice, ledger }.play());
        }
        players.join_all().await;
    }
}

/// All that play while servers are killed.
struct Crowd {
    ledger: Arc<Ledger>,
    companies: JoinSet<()>,
    closing: CancellationToken,
}

impl Crowd {
    fn play(nodes: &[SocketAddr], dice: &mut Chance) -> Crowd {
        let (ledger, closing) = (Arc::new(Ledger::default()), CancellationToken::new());
        let mut companies = JoinSet::new();
        for n in 0..TABLES {
            let dice = Chance::from_number(u64::from(dice.draw("company", u32::MAX)));
            let (nodes, ledger, closing) = (nodes.to_vec(), ledger.clone(), closing.clone());
            companies.spawn(Company { n, nodes, ledger, dice, closing }.play());
        }
        Crowd { ledger, companies, closing }
    }

    /// Waits for a moment that nobody could foresee.
    async fn moment(&self, dice: &mut Chance) {
        let moves = BETWEEN.0 + dice.draw("moment", BETWEEN.1 - BETWEEN.0);
        self.ledger.more(moves as usize, PATIENCE).await;
    }

    /// Lets all finish their games, and compares what they were told with the store.
    async fn finish(self, what: &str, store: &str) {
        self.closing.cancel();
        self.ledger.all_over(PATIENCE).await;
        timeout(PATIENCE, self.companies.join_all()).await.expect("all go home");
        let store = Store::open(store).await.unwrap();
        let Found { tables, acknowledged, entries, over } = self.ledger.check(&store, &game::shelf().unwrap()).await;
        store.close().await.unwrap();
        assert_eq!(over, tables);
        println!(
            "{what}: {KILLS} kills, {acknowledged} moves acknowledged and {entries} found with those of bots, \
             {over} of {tables} games finished"
        );
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_server_is_killed_again_and_again() {
    let mut dice = chance("one server");
    let folder = tempfile::tempdir().unwrap();
    let mut node = Node::new(folder.path().join("log"), &["--data", folder.path().to_str().unwrap()]).await;
    let crowd = Crowd::play(&[node.address], &mut dice);
    for _ in 0..KILLS {
        crowd.moment(&mut dice).await;
        node.kill();
        node.start().await;
    }
    crowd.finish("one server", &format!("sqlite:{}", folder.path().join("muster.db").display())).await;
}
