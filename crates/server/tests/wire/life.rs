//! Tables that are put away and come back, servers that end and begin again, and secrets that are written nowhere.

use crate::common::{GAMES, House, limits, play_on, until, within};
use kernel::Chance;
use serde_json::{Value, json};
use server::Limits;
use sqlx::Connection;
use std::{
    io::Write,
    sync::{Arc, Mutex},
    time::Duration,
};

#[tokio::test(flavor = "multi_thread")]
async fn an_idle_table_is_put_away_and_comes_back_equal() {
    let house = House::with(Limits { idle: Duration::from_millis(50), ..limits() }).await;
    let client = house.client();
    for (game, _) in GAMES {
        let (table, tokens, made) = client.people(game, 3, 1, "consent").await;
        let mut lines = Vec::new();
        for token in &tokens {
            lines.push(client.sit(&table, token).await);
        }
        play_on(&mut lines, &mut Chance::from_number(1), 40).await;
        let seen: Vec<Value> = lines.iter().map(|line| line.told.state.clone()).collect();
        // Not while anybody looks at it.
        assert_eq!(client.figure("muster_live_tables").await, 1);
        drop(lines);
        until("an empty hall", async || client.figure("muster_live_tables").await == 0).await;
        for (token, seen) in tokens.iter().zip(&seen) {
            assert_eq!(client.state(&table, token).await, *seen);
        }
        assert_eq!(client.state(&table, &made.spectator).await["seq"], seen[0]["seq"]);
        let mut lines = Vec::new();
        for token in &tokens {
            lines.push(client.sit(&table, token).await);
        }
        assert_eq!(play_on(&mut lines, &mut Chance::from_number(2), 3).await, 3);
        drop(lines);
        until("an empty hall", async || client.figure("muster_live_tables").await == 0).await;
    }
    house.close().await;
}

/// Only what came after the newest snapshot is read: the rest of the log may as well be gone.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_comes_back_without_its_whole_log() {
    let house = House::open().await;
    let client = house.client();
    let (table, tokens, _) = client.people("cry-havoc", 2, 1, "consent").await;
    let mut lines = vec![client.sit(&table, &tokens[0]).await, client.sit(&table, &tokens[1]).await];
    play_on(&mut lines, &mut Chance::from_number(1), 140).await;
    let seen = [lines[0].told.state.clone(), lines[1].told.state.clone()];
    drop(lines);
    let folder = house.close().await;
    let url = format!("sqlite:{}/muster.db", folder.path().display());
    let mut database = sqlx::SqliteConnection::connect(&url).await.unwrap();
    let gone = sqlx::query("DELETE FROM entries WHERE seq <= 128").execute(&mut database).await.unwrap();
    assert_eq!(gone.rows_affected(), 128);
    database.close().await.unwrap();
    let house = House::on(folder, limits(), crate::common::shelf()).await;
    let client = house.client();
    assert_eq!([client.state(&table, &tokens[0]).await, client.state(&table, &tokens[1]).await], seen);
    let mut lines = vec![client.sit(&table, &tokens[0]).await, client.sit(&table, &tokens[1]).await];
    play_on(&mut lines, &mut Chance::from_number(2), 5).await;
    house.close().await;
}

/// Whatever a client was told to stand is there after the server has ended in the middle of it all.
#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_ends_in_the_middle_of_plays_loses_nothing() {
    let house = House::open().await;
    let client = house.client();
    let mut tables = Vec::new();
    for seed in 0..4 {
        tables.push(client.people(GAMES[seed as usize % 2].0, 2, seed, "consent").await);
    }
    let players: Vec<_> = tables
        .iter()
        .map(|(table, tokens, _)| {
            let (client, table, tokens) = (client.clone(), table.clone(), tokens.clone());
            tokio::spawn(async move {
                let mut lines = [client.sit(&table, &tokens[0]).await, client.sit(&table, &tokens[1]).await];
                let mut stood = 0;
                while let Some(at) = lines.iter().position(|line| !line.told.offers().is_empty()) {
                    let (line, mut told) = (&mut lines[at], None);
                    let play = json!({"ask": line.told.state["question"]["number"], "choice": line.told.offers()[0],
                        "key": line.told.seq().to_string()});
                    if line.try_say(json!({"play": play})).await.is_err() {
                        break;
                    }
                    while told.is_none() {
                        let Some(frame) = line.next().await else { return (stood, lines) };
                        told = frame.get("played").map(|played| played["seq"].as_u64().unwrap());
                        if frame.get("bye").is_some() {
                            return (stood, lines);
                        }
                    }
                    stood = told.unwrap();
                    for line in &mut lines {
                        while line.told.seq() < stood {
                            if line.next().await.is_none() {
                                return (stood, lines);
                            }
                        }
                    }
                }
                (stood, lines)
            })
        })
        .collect();
    until("some plays", async || client.figure("muster_moves_total").await > 100).await;
    let began = std::time::Instant::now();
    let house = house.again().await;
    assert!(began.elapsed() < limits().farewell, "nobody had to be waited for");
    let client = house.client();
    for (player, (table, tokens, _)) in players.into_iter().zip(&tables) {
        let (stood, lines) = within("a player", player).await.unwrap();
        let seq = client.info(table).await["seq"].as_u64().unwrap();
        assert!(stood > 0 && seq >= stood && seq <= stood + 1, "{stood} stood, {seq} are there");
        for (line, token) in lines.iter().zip(tokens) {
            let from = line.told.seq();
            let back = client.live(table, json!({"token": token, "from": from})).await;
            if back.told.seq() == from {
                assert_eq!(back.told.state, line.told.state);
            }
        }
    }
    house.close().await;
}

/// Everything that is logged, also for debugging.
#[derive(Clone, Default)]
struct Heard(Arc<Mutex<Vec<u8>>>);

impl Write for Heard {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().unwrap().write(bytes)
    }
    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn tokens_are_written_nowhere() {
    let heard = Heard::default();
    let writer = heard.clone();
    tracing_subscriber::fmt().with_env_filter("trace").with_ansi(false).with_writer(move || writer.clone()).init();
    let house = House::open().await;
    let client = house.client();
    let seats = json!([{"kind": "human"}, {"kind": "open"}]);
    let made = client.make(json!({"game": "fireteam-zero", "options": {"heroes": 2}, "seats": seats})).await;
    let table = made.table.id.clone();
    let joined = client.tell(&table, "join", "", json!({})).await.good();
    let secrets =
        [made.seats[0].clone().unwrap(), joined["token"].as_str().unwrap().into(), made.owner, made.spectator];
    let mut lines = vec![client.sit(&table, &secrets[0]).await, client.sit(&table, &secrets[1]).await];
    play_on(&mut lines, &mut Chance::from_number(1), 10).await;
    client.tell(&table, "chat", &secrets[3], json!({"text": "hello"})).await.good();
    client.tell(&table, "stand-in", &secrets[2], json!({"seat": 0, "level": "x"})).await.refused(409, "no-level");
    let mut odd = crate::common::Live::connect(client.server, None, &table).await;
    odd.say(json!({"hello": {"token": secrets[0], "nonsense": true}})).await;
    let refused = odd.expect("refused").await;
    let campaign = client.post("/api/v1/campaigns", "", json!({"game": "fireteam-zero"})).await.good();
    drop(lines);
    let folder = house.close().await;
    let logged = String::from_utf8_lossy(&heard.0.lock().unwrap()).into_owned();
    assert!(logged.contains("store open"), "something is logged");
    // The crates beneath write down what passes through them when they are told to; ours never do.
    let logged: Vec<&str> = logged.lines().filter(|line| line.contains(" server::")).collect();
    let mut files = Vec::new();
    for file in std::fs::read_dir(folder.path()).unwrap() {
        files.push(std::fs::read(file.unwrap().path()).unwrap());
    }
    assert!(files.iter().any(|file| file.windows(table.len()).any(|part| part == table.as_bytes())));
    for secret in secrets.iter().map(String::as_str).chain(campaign["owner"].as_str()) {
        assert!(!logged.iter().any(|line| line.contains(secret)), "a token is logged");
        assert!(!refused.to_string().contains(secret), "a token is told");
        let mut found = files.iter().map(|file| file.windows(secret.len()).any(|part| part == secret.as_bytes()));
        assert!(!found.any(|found| found), "a token is in the database");
    }
}
