//! Three nodes on one PostgreSQL and one NATS.

use crate::{
    Crowd, KILLS, chance,
    node::{Node, ask},
    open,
    player::Line,
};
use protocol::Told;
use serde_json::{Value, json};
use server::{load, store::Store};
use std::{net::SocketAddr, time::Duration};
use table::entry::Entry;
use tempfile::TempDir;
use testkit::backends::{Nats, Postgres};
use tokio::time::timeout;

/// Without NATS a viewer elsewhere is told within this time, because the store is looked at.
const LOOKED: Duration = Duration::from_secs(10);
/// With NATS so many moves are told within a time that the store alone would not do.
const TOLD: (usize, Duration) = (20, Duration::from_secs(20));

pub struct Cluster {
    pub nodes: Vec<Node>,
    pub nats: Nats,
    pub database: String,
    pub postgres: Postgres,
    _logs: TempDir,
}

impl Cluster {
    async fn new() -> Cluster {
        Cluster::with(&[]).await
    }

    /// The same with these arguments for every node.
    pub async fn with(args: &[&str]) -> Cluster {
        let postgres = Postgres::new().unwrap();
        let nats = Nats::new().unwrap();
        let database = postgres.fresh_database().unwrap();
        let logs = tempfile::tempdir().unwrap();
        let mut nodes = Vec::new();
        for n in 0..3 {
            let log = logs.path().join(format!("node{n}"));
            let bus = nats.url();
            let args = [&["--database", &database, "--bus", &bus], args].concat();
            nodes.push(Node::new(log, &args).await);
        }
        Cluster { nodes, nats, database, postgres, _logs: logs }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nodes_are_killed_one_after_the_other_and_the_bus_once() {
    let mut dice = chance("three nodes");
    let mut cluster = Cluster::new().await;
    let addresses: Vec<_> = cluster.nodes.iter().map(|node| node.address).collect();
    let crowd = Crowd::play(&addresses, &mut dice);
    for kill in 0..KILLS {
        crowd.moment(&mut dice).await;
        let node = dice.draw("node", 3) as usize;
        cluster.nodes[node].kill();
        // The others go on meanwhile.
        crowd.moment(&mut dice).await;
        cluster.nodes[node].start().await;
        if kill == KILLS / 2 {
            cluster.nats.stop().unwrap();
            crowd.moment(&mut dice).await;
            cluster.nats.start().unwrap();
        }
    }
    crowd.finish("three nodes", &cluster.database).await;
}

/// A table for two, both seats held by this test, which asks the nodes directly.
pub struct Hand {
    nodes: Vec<SocketAddr>,
    pub table: String,
    tokens: Vec<String>,
    /// The node that knows the newest entry.
    at: usize,
    choices: usize,
}

impl Hand {
    async fn open(cluster: &Cluster) -> Hand {
        Hand::at(cluster.nodes.iter().map(|node| node.address).collect()).await
    }

    pub async fn at(nodes: Vec<SocketAddr>) -> Hand {
        let wish = json!({"game": "fireteam-zero", "options": {"heroes": 2},
            "seats": [{"kind": "human"}, {"kind": "human"}]});
        let (table, tokens) = open(nodes[0], &wish).await.unwrap();
        let tokens = tokens.into_iter().flatten().collect();
        Hand { nodes, table, tokens, at: 0, choices: 0 }
    }

    pub async fn ask(&self, node: usize, method: &str, what: &str, seat: usize, body: Option<&Value>) -> (u16, Value) {
        let path = format!("/api/v1/tables/{}/{what}", self.table);
        ask(self.nodes[node], method, &path, Some(&self.tokens[seat]), body).await.unwrap()
    }

    /// The seat that is asked and an answer with a new key.
    pub async fn next(&mut self) -> (usize, Value) {
        let (_, state) = self.ask(self.at, "GET", "state", 0, None).await;
        let seat = state["question"]["waiting"][0].as_u64().unwrap() as usize;
        let (_, state) = self.ask(self.at, "GET", "state", seat, None).await;
        self.choices += 1;
        let key = format!("choice {}", self.choices);
        (seat, json!({"ask": state["question"]["number"], "choice": state["offers"][0], "key": key}))
    }

    /// Plays at a node and gives the entry.
    pub async fn play(&mut self, node: usize) -> u64 {
        let (seat, choice) = self.next().await;
        let (status, played) = self.ask(node, "POST", "plays", seat, Some(&choice)).await;
        assert_eq!(status, 200, "{played}");
        self.at = node;
        played["seq"].as_u64().unwrap()
    }

    /// Sends these choices of a seat to the second and the third node at the same moment.
    async fn race(&self, seat: usize, choices: [&Value; 2]) -> [(u16, Value); 2] {
        let one = self.ask(1, "POST", "plays", seat, Some(choices[0]));
        let other = self.ask(2, "POST", "plays", seat, Some(choices[1]));
        tokio::join!(one, other).into()
    }

    async fn watch(&self, node: usize, from: Option<u64>) -> Line {
        Line::open(self.nodes[node], &self.table, &self.tokens[0], from).await.unwrap()
    }
}

/// Waits until all of them are told of an entry.
async fn told(viewers: &mut [Line], seq: u64) {
    for viewer in viewers {
        viewer.reaches(seq).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_move_at_one_node_is_seen_at_another() {
    let mut cluster = Cluster::new().await;
    let mut hand = Hand::open(&cluster).await;
    let mut viewers = [hand.watch(1, None).await, hand.watch(2, None).await];
    let many = async {
        for _ in 0..TOLD.0 {
            let seq = hand.play(0).await;
            told(&mut viewers, seq).await;
        }
    };
    timeout(TOLD.1, many).await.expect("the bus tells of moves");

    cluster.nats.stop().unwrap();
    for _ in 0..2 {
        // The other nodes know nothing of the first move, but whoever comes from there is not sent back behind it.
        let seq = hand.play(0).await;
        let welcome = hand.watch(1, Some(seq)).await.next().await;
        assert!(matches!(&welcome, Some(Told::Welcome(recap)) if recap.state.seq == seq), "{welcome:?}");
        let seq = hand.play(2).await;
        timeout(LOOKED, told(&mut viewers, seq)).await.expect("the store is looked at");
        hand.play(1).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_nodes_race_and_one_answer_stands() {
    const ROUNDS: usize = 40;
    let cluster = Cluster::new().await;
    let mut hand = Hand::open(&cluster).await;
    for round in 0..ROUNDS {
        let (seat, choice) = hand.next().await;
        let mut other = choice.clone();
        let same_key = round.is_multiple_of(2);
        if !same_key {
            other["key"] = format!("the other {round}").into();
        }
        let [one, two] = hand.race(seat, [&choice, &other]).await;
        if same_key {
            assert_eq!((one.0, two.0), (200, 200), "{} {}", one.1, two.1);
            assert_eq!(one.1["seq"], two.1["seq"]);
            assert!(one.1["repeated"] != two.1["repeated"], "{} {}", one.1["repeated"], two.1["repeated"]);
            hand.at = 1;
        } else {
            let statuses = [one.0, two.0];
            assert!(statuses == [200, 409] || statuses == [409, 200], "{} {}", one.1, two.1);
            let (at, won, late) = if one.0 == 200 { (1, one.1, two.1) } else { (2, two.1, one.1) };
            // A question to several seats stays open after the answer of one.
            let open = won["state"]["question"]["number"] == choice["ask"];
            assert_eq!(late["type"], if open { "answered" } else { "stale" }, "{late}");
            hand.at = at;
        }
    }
    let store = Store::open(&cluster.database).await.unwrap();
    let log = load::log(&store, &hand.table, 0).await.unwrap();
    assert_eq!(log.len(), ROUNDS);
    assert!(log.iter().all(|logged| matches!(logged.entry, Entry::Play { .. })));
    store.close().await.unwrap();
}
