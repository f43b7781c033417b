//! Chat: two rooms, numbered lines, limits.

use crate::common::{House, limits};
use serde_json::{Value, json};
use server::Limits;

#[tokio::test(flavor = "multi_thread")]
async fn players_and_spectators_talk_apart() {
    let house = House::open().await;
    let client = house.client();
    let (table, tokens, made) = client.people("cry-havoc", 2, 1, "consent").await;
    let mut player = client.sit(&table, &tokens[1]).await;
    let mut spectator = client.sit(&table, &made.spectator).await;
    let say = async |token: &str, text: &str| client.tell(&table, "chat", token, json!({"text": text})).await;
    for n in 1..=3 {
        let said = say(&tokens[0], &format!("plan {n} \u{1f600} \u{202e}")).await;
        assert_eq!(said.status, 201);
        assert_eq!((&said.body["n"], &said.body["seat"]), (&json!(n), &json!(0)));
        let watched = say(&made.spectator, &format!("oh {n}")).await.good();
        assert_eq!((&watched["n"], watched.get("seat")), (&json!(n), None));
    }
    player.say(json!({"chat": {"text": "yes"}})).await;
    assert_eq!(player.expect("said").await, json!({"n": 4}));
    let room = |line: &crate::common::Live| -> Vec<Value> {
        let frames = line.told.frames.iter().map(|frame| serde_json::from_str::<Value>(frame).unwrap());
        frames.filter_map(|mut frame| frame.get_mut("chat").map(Value::take)).collect()
    };
    while room(&player).len() < 4 {
        player.next().await.unwrap();
    }
    while room(&spectator).len() < 3 {
        spectator.next().await.unwrap();
    }
    assert!(room(&player).iter().zip(1..).all(|(line, n)| line["room"] == "players" && line["n"] == n));
    assert!(room(&spectator).iter().zip(1..).all(|(line, n)| line["room"] == "spectators" && line["n"] == n));
    // What was said can be read again, from any line on, in one's own room.
    assert_eq!(client.ask(&table, "chat", &tokens[0]).await.good(), json!(room(&player)));
    assert_eq!(client.ask(&table, "chat?after=3", &tokens[0]).await.good(), json!(room(&player)[3..]));
    assert_eq!(client.ask(&table, "chat", &made.owner).await.good(), json!(room(&spectator)));
    // Talking is not playing: the log has not grown.
    assert_eq!(client.info(&table).await["seq"], 0);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_line_has_a_length_and_talking_a_pace() {
    let house = House::with(Limits { chat: 30, ..limits() }).await;
    let client = house.client();
    let (table, tokens, _) = client.people("cry-havoc", 2, 1, "consent").await;
    let say = async |token: &str, text: &str| client.tell(&table, "chat", token, json!({"text": text})).await;
    say(&tokens[0], "").await.refused(422, "invalid");
    say(&tokens[0], &"x".repeat(501)).await.refused(422, "invalid");
    say(&tokens[0], "a\0b").await.refused(409, "nul");
    say(&tokens[0], " \u{200b}\u{1b}").await.refused(409, "blank");
    assert_eq!(say(&tokens[0], "\u{1b}[31mred\u{202e}\n").await.good()["text"], "[31mred");
    let longest = "\u{1f600}".repeat(500);
    assert_eq!(say(&tokens[0], &longest).await.good()["text"], longest);
    let mut answers = Vec::new();
    for _ in 0..20 {
        answers.push(say(&tokens[0], "again").await);
    }
    let refused: Vec<_> = answers.into_iter().filter(|answer| answer.status != 201).collect();
    assert!(refused.len() >= 10);
    assert!(refused.iter().all(|answer| answer.headers["retry-after"] == "2"), "one every two seconds");
    refused.into_iter().for_each(|answer| drop(answer.refused(429, "too-many")));
    // The other one is not held back by it.
    say(&tokens[1], "what?").await.good();
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn spectators_see_what_all_may_see() {
    let house = House::open().await;
    let client = house.client();
    let (table, tokens, made) = client.people("cry-havoc", 2, 1, "consent").await;
    let [one, two] = [client.state(&table, &tokens[0]).await, client.state(&table, &tokens[1]).await];
    let watching = client.state(&table, &made.spectator).await;
    let owner = client.state(&table, &made.owner).await;
    assert_eq!((&watching["viewer"], &owner["viewer"]), (&json!("spectator"), &json!("owner")));
    assert_eq!(watching["view"], owner["view"]);
    assert_eq!((&watching["offers"], &watching["question"]), (&json!([]), &one["question"]));
    assert_ne!(watching["view"], one["view"], "a player sees their own hand");
    assert_ne!(one["view"], two["view"]);
    client.ask(&table, "log", &made.spectator).await.refused(409, "not-over");
    client.ask(&table, "verify", &made.owner).await.refused(409, "not-over");
    client.ask(&table, "export", &tokens[0]).await.refused(409, "not-over");
    client.ask(&table, "replay?at=0&seat=1", &tokens[0]).await.refused(409, "not-over");
    client.tell(&table, "branch", &tokens[0], json!({"at": 0})).await.refused(409, "not-over");
    house.close().await;
}
