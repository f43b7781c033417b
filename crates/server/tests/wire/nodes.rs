//! Two nodes on one PostgreSQL that hear nothing of each other: NATS was there when they started and is away now. What one node
//! has acknowledged, the other knows as soon as it is asked.

use crate::{
    common::{Client, House, limits, shelf, until},
    tally::Tally,
};
use serde_json::{Value, json};
use server::bus::Bus;
use std::sync::Arc;
use testkit::backends::{Nats, Postgres};
use tokio::time::{Duration, timeout};

/// Long before a request is given up.
const SOON: Duration = Duration::from_secs(10);

struct Nodes {
    houses: Vec<House>,
    nats: Nats,
    database: String,
    _postgres: Postgres,
}

async fn node(database: &str, nats: &Nats) -> House {
    let bus = Bus::connect(&nats.url()).await.unwrap();
    let folder = Arc::new(tempfile::tempdir().unwrap());
    let mut shelf = shelf();
    shelf.push(Arc::new(Tally));
    House::at(folder, database, bus, limits(), shelf).await
}

impl Nodes {
    async fn apart() -> Nodes {
        let (postgres, mut nats) = (Postgres::new().unwrap(), Nats::new().unwrap());
        let database = postgres.fresh_database().unwrap();
        let houses = vec![node(&database, &nats).await, node(&database, &nats).await];
        nats.stop().unwrap();
        Nodes { houses, nats, database, _postgres: postgres }
    }

    fn clients(&self) -> [Client; 2] {
        [self.houses[0].client(), self.houses[1].client()]
    }

    async fn close(self) {
        for house in self.houses {
            house.close().await;
        }
    }
}

/// A table of this game whose seats these are, and which both nodes have in memory.
async fn known(near: &Client, far: &Client, wish: Value) -> (String, Vec<String>) {
    let made = near.make(wish).await;
    let tokens = made.seats.iter().flatten().cloned().collect();
    assert_eq!(far.info(&made.table.id).await["seq"], 0);
    (made.table.id, tokens)
}

fn tally(seats: Value) -> Value {
    json!({"game": "tally", "seats": seats})
}

fn people() -> Value {
    json!([{"kind": "human"}, {"kind": "human"}])
}

/// Adds a number at the node that this client asks.
async fn add(client: &Client, table: &str, token: &str, ask: u64, number: u64) -> Value {
    client.play(table, token, &json!(ask), &json!(number), &format!("{ask} {number}")).await.good()
}

async fn at_once<T>(what: &str, done: impl Future<Output = T>) -> T {
    timeout(SOON, done).await.unwrap_or_else(|_| panic!("{what} hangs"))
}

#[tokio::test(flavor = "multi_thread")]
async fn every_operation_catches_up_at_a_node_that_is_behind() {
    let nodes = Nodes::apart().await;
    let [a, b] = nodes.clients();

    // Undo, free and by consent.
    let (table, tokens) = known(&a, &b, tally(people())).await;
    add(&a, &table, &tokens[0], 1, 2).await;
    let undone = at_once("undo", b.tell(&table, "undo", &tokens[0], json!({}))).await.good();
    assert_eq!((&undone["seq"], &b.state(&table, &tokens[0]).await["plays"]), (&json!(2), &json!(0)));
    let ask = a.state(&table, &tokens[0]).await["question"]["number"].as_u64().unwrap();
    add(&a, &table, &tokens[0], ask, 2).await;
    add(&a, &table, &tokens[1], ask + 1, 1).await;
    let asked = at_once("undo", b.tell(&table, "undo", &tokens[0], json!({}))).await.good();
    assert_eq!(asked["undo_asked"]["waiting"], json!([1]));
    let agreed = at_once("consent", a.tell(&table, "consent", &tokens[1], json!({"agree": true}))).await.good();
    assert_eq!((&agreed["undo_asked"], &agreed["seq"]), (&Value::Null, &json!(6)));
    assert_eq!(b.state(&table, &tokens[1]).await["plays"], 0);

    // Joining what was left, leaving with a token from elsewhere, and what nobody has any more.
    let (table, tokens) = known(&a, &b, tally(people())).await;
    a.tell(&table, "leave", &tokens[1], json!({})).await.good();
    let joined = at_once("join", b.tell(&table, "join", "", json!({"name": "Ada"}))).await.good();
    assert_eq!(joined["seat"], 1);
    let token = joined["token"].as_str().unwrap();
    at_once("chat", a.tell(&table, "chat", token, json!({"text": "here"}))).await.good();
    at_once("leave", a.tell(&table, "leave", token, json!({}))).await.good();
    at_once("chat", b.tell(&table, "chat", token, json!({"text": "gone"}))).await.refused(401, "wrong-token");
    // Whoever has left has left, also if they did not hear of it.
    at_once("leave", b.tell(&table, "leave", token, json!({}))).await.good();
    at_once("leave", b.tell(&table, "leave", "nobody's", json!({}))).await.refused(401, "wrong-token");

    // A bot for a seat that is open only elsewhere.
    let wish = json!({"game": "fireteam-zero", "options": {"heroes": 2}, "seats": people()});
    let (table, tokens) = known(&a, &b, wish).await;
    a.tell(&table, "leave", &tokens[1], json!({})).await.good();
    let bot = json!({"seat": 1, "level": "random"});
    let seated = at_once("stand-in", b.tell(&table, "stand-in", &tokens[0], bot)).await.good();
    assert_eq!(seated["seats"][1]["kind"], "bot", "{seated}");

    // Another game after an end that this node has not seen, once for all.
    let (table, tokens) = known(&a, &b, tally(people())).await;
    add(&a, &table, &tokens[0], 1, 1000).await;
    let again = at_once("rematch", b.tell(&table, "rematch", &tokens[1], json!({}))).await.good();
    let same = at_once("rematch", a.tell(&table, "rematch", &tokens[0], json!({}))).await.good();
    assert_eq!(again["id"], same["id"]);
    nodes.close().await;
}

/// A node that reads the whole log, because plays were taken back that it no longer remembers, tells its viewers of each entry.
#[tokio::test(flavor = "multi_thread")]
async fn what_another_node_took_back_is_told_entry_by_entry() {
    let nodes = Nodes::apart().await;
    let [a, b] = nodes.clients();
    let mut wish = tally(people());
    wish["undo"] = json!("training");
    let (table, tokens) = known(&a, &b, wish).await;
    for play in 1..=30 {
        add(&a, &table, &tokens[(play + 1) % 2], play as u64, 2).await;
    }
    let mut live = b.sit(&table, &tokens[0]).await;
    a.tell(&table, "undo", &tokens[0], json!({"keep": 2})).await.good();
    for play in 3..=5 {
        let ask = a.state(&table, &tokens[0]).await["question"]["number"].as_u64().unwrap();
        add(&a, &table, &tokens[(play + 1) % 2], ask, 1).await;
    }
    b.info(&table).await;
    live.until(|told| told.seq() == 34).await;
    let updates = live.told.updates.iter();
    let told: Vec<_> = updates.map(|it| (it["state"]["plays"].clone(), it["undone"] == true)).collect();
    assert_eq!(told, [(json!(2), true), (json!(3), false), (json!(4), false), (json!(5), false)]);
    nodes.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_shown_less_than_they_wrote() {
    let nodes = Nodes::apart().await;
    let clients = nodes.clients();
    let (table, tokens) = known(&clients[0], &clients[1], tally(people())).await;
    for play in 1..=20 {
        let (at, other) = (&clients[play % 2], &clients[(play + 1) % 2]);
        let token = &tokens[(play + 1) % 2];
        let seq = add(at, &table, token, play as u64, 2).await["seq"].clone();
        let state = other.state(&table, token).await;
        assert_eq!((&state["seq"], &state["view"]["sum"]), (&seq, &json!(2 * play)));
        assert_eq!(other.info(&table).await["seq"], seq);
        let mut live = other.sit(&table, token).await;
        assert_eq!(live.told.state["seq"], seq);
        live.say(json!({"why_not": {"choice": 1}})).await;
        live.expect("why_not").await;
    }
    // A token is good everywhere from the first moment, and nowhere from the last.
    for round in 0..5 {
        let (at, other) = (&clients[round % 2], &clients[(round + 1) % 2]);
        let joined = if round == 0 {
            Value::Null
        } else {
            other.info(&table).await;
            at.tell(&table, "join", "", json!({"seat": 0})).await.good()
        };
        let token = joined["token"].as_str().unwrap_or(&tokens[0]).to_owned();
        other.state(&table, &token).await;
        other.ask(&table, "chat", &token).await.good();
        at.tell(&table, "leave", &token, json!({})).await.good();
        other.ask(&table, "state", &token).await.refused(401, "wrong-token");
    }
    nodes.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nodes_are_ready_without_a_bus_and_say_so() {
    let mut nodes = Nodes::apart().await;
    // One that starts while NATS is away is as good as the others.
    nodes.houses.push(node(&nodes.database, &nodes.nats).await);
    let clients: Vec<Client> = nodes.houses.iter().map(House::client).collect();
    for client in &clients {
        until("the cut is noticed", async || client.get("/readyz", "").await.good()["bus"] == "away").await;
        assert_eq!(client.figure("muster_bus_connected").await, 0);
    }
    let (table, tokens) = known(&clients[0], &clients[2], tally(people())).await;
    add(&clients[2], &table, &tokens[0], 1, 2).await;
    add(&clients[1], &table, &tokens[1], 2, 2).await;

    nodes.nats.start().unwrap();
    for client in &clients {
        until("it is joined", async || client.get("/readyz", "").await.good()["bus"] == "connected").await;
        assert_eq!(client.figure("muster_bus_connected").await, 1);
    }
    // The one that came first without it hears of moves now: sooner than the store would be looked at.
    let mut line = clients[2].sit(&table, &tokens[0]).await;
    for ask in 3..8 {
        let seq = add(&clients[ask % 2], &table, &tokens[(ask + 1) % 2], ask as u64, 1).await["seq"].clone();
        line.until(|told| told.state["seq"] == seq).await;
    }
    nodes.close().await;
}
