//! What is sent again under the same key, because the answer was lost, happens once and has the same answer.

use crate::common::{Client, House, play_on};
use kernel::Chance;
use serde_json::{Value, json};

const KEY: &str = "8d4f0c9e2b6a47d1b3e5f70819a2c4d6";

/// Sends the same twice, the second time to a server that was started anew; both answers.
async fn twice(house: House, path: &str, token: &str, body: Value) -> (House, Value, Value) {
    let one = house.client().post(path, token, body.clone()).await.good();
    let house = house.again().await;
    let two = house.client().post(path, token, body).await.good();
    (house, one, two)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_is_opened_once() {
    let seats = json!([{"kind": "human", "name": "Ada"}, {"kind": "human"}, {"kind": "open"}]);
    let wish = json!({"game": "cry-havoc", "options": {"players": 3}, "seats": seats, "key": KEY});
    let (house, one, two) = twice(House::open().await, "/api/v1/tables", "", wish.clone()).await;
    assert_eq!(one, two);
    let client = house.client();
    for token in [&two["seats"][0], &two["seats"][1], &two["owner"], &two["spectator"]] {
        client.state(two["table"]["id"].as_str().unwrap(), token.as_str().unwrap()).await;
    }
    let tokens = ["owner", "spectator"].map(|who| two[who].as_str().unwrap());
    assert!(tokens[0] != tokens[1] && tokens.iter().all(|token| !token.contains(KEY)));
    // Ten at once under another key: one table.
    let wish = json!({"game": "cry-havoc", "key": "another-key-of-somebody-else"});
    let ten = (0..10).map(|_| client.post("/api/v1/tables", "", wish.clone()));
    let ten: Vec<Value> =
        futures_util::future::join_all(ten).await.into_iter().map(|answer| answer.good()["seats"].clone()).collect();
    assert!(ten.iter().all(|seats| *seats == ten[0]));
    assert_ne!(ten[0], one["seats"]);
    // Also what is sent again is of the right form.
    let seats = vec![json!({"kind": "open"}); 5];
    client
        .post("/api/v1/tables", "", json!({"game": "cry-havoc", "seats": seats, "key": KEY}))
        .await
        .refused(409, "seats");
    // A key that could be guessed is none.
    client.post("/api/v1/tables", "", json!({"game": "cry-havoc", "key": "k1"})).await.refused(422, "invalid");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_join_whose_answer_was_lost_keeps_its_seat() {
    let house = House::open().await;
    let seats = json!([{"kind": "human"}, {"kind": "open"}, {"kind": "open"}]);
    let made = house.client().make(json!({"game": "cry-havoc", "options": {"players": 3}, "seats": seats})).await;
    let path = format!("/api/v1/tables/{}/join", made.table.id);
    let (house, one, two) = twice(house, &path, "", json!({"name": "Grace", "key": KEY})).await;
    assert_eq!((&one["seat"], &one["token"]), (&json!(1), &two["token"]));
    assert_eq!(two["table"]["seats"][2]["kind"], "open", "one seat was taken, not two");
    let client = house.client();
    assert_eq!(client.state(&made.table.id, two["token"].as_str().unwrap()).await["viewer"], json!({"seat": 1}));
    // Somebody else has another seat, and the same key at another table another token.
    let other = client.post(&path, "", json!({"key": "9d4f0c9e2b6a47d1b3e5f70819a2c4d7"})).await.good();
    assert_eq!(other["seat"], 2);
    let table = client.make(json!({"game": "cry-havoc", "seats": [{"kind": "human"}]})).await.table.id;
    let elsewhere = client.tell(&table, "join", "", json!({"key": KEY})).await.good();
    assert_ne!(elsewhere["token"], one["token"]);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_line_is_said_once() {
    let house = House::open().await;
    let client = house.client();
    let (table, tokens, made) = client.people("cry-havoc", 2, 1, "consent").await;
    let mut line = client.sit(&table, &tokens[1]).await;
    let say = async |key: &str| client.tell(&table, "chat", &tokens[0], json!({"text": "hi", "key": key})).await.good();
    let (one, two) = (say("k").await, say("k").await);
    assert_eq!(one, two);
    line.say(json!({"chat": {"text": "hi", "key": "mine"}})).await;
    line.say(json!({"chat": {"text": "hi", "key": "mine"}})).await;
    assert_eq!(line.expect("said").await, json!({"key": "mine", "n": 2}));
    assert_eq!(line.expect("said").await, json!({"key": "mine", "n": 2}));
    assert_eq!(client.ask(&table, "chat", &tokens[0]).await.good().as_array().unwrap().len(), 2);
    // Spectators talk apart, under keys of their own.
    client.tell(&table, "chat", &made.spectator, json!({"text": "hi", "key": "k"})).await.good();
    assert_eq!(client.ask(&table, "chat", &made.spectator).await.good().as_array().unwrap().len(), 1);
    let house = house.again().await;
    assert_eq!(house.client().tell(&table, "chat", &tokens[0], json!({"text": "hi", "key": "k"})).await.good(), one);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn plays_are_taken_back_once() {
    let house = House::open().await;
    let client = house.client();
    let (table, tokens, _) = client.people("fireteam-zero", 2, 3, "consent").await;
    let mut lines = vec![client.sit(&table, &tokens[0]).await, client.sit(&table, &tokens[1]).await];
    play_on(&mut lines, &mut Chance::from_number(3), 12).await;
    drop(lines);
    let plays = async |client: &Client| client.state(&table, &tokens[0]).await["plays"].as_u64().unwrap();
    let ask = json!({"keep": 9, "key": "back to nine"});
    let asked = client.tell(&table, "undo", &tokens[0], ask.clone()).await.good();
    let asked = if asked["undo_asked"].is_null() { None } else { Some(&asked["undo_asked"]) };
    if let Some(asked) = asked {
        assert_eq!(*asked, json!({"seat": 0, "keep": 9, "waiting": [1]}));
        let agree = json!({"agree": true, "key": "yes"});
        client.tell(&table, "consent", &tokens[1], agree.clone()).await.good();
        client.tell(&table, "consent", &tokens[1], agree).await.good();
    }
    assert_eq!(plays(&client).await, 9);
    // Later, after other plays, the wish arrives once more.
    let mut lines = vec![client.sit(&table, &tokens[0]).await, client.sit(&table, &tokens[1]).await];
    play_on(&mut lines, &mut Chance::from_number(4), 3).await;
    drop(lines);
    let house = house.again().await;
    let late = house.client().tell(&table, "undo", &tokens[0], ask).await.good();
    assert!(late["undo_asked"].is_null());
    assert_eq!(plays(&house.client()).await, 12);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn files_branches_and_campaigns_are_opened_once() {
    let house = House::open().await;
    let client = house.client();
    let (table, tokens, _) = client.people("fireteam-zero", 2, 4, "training").await;
    let mut lines = vec![client.sit(&table, &tokens[0]).await, client.sit(&table, &tokens[1]).await];
    play_on(&mut lines, &mut Chance::from_number(4), 10).await;
    drop(lines);
    let mut file = client.ask(&table, "export", &tokens[0]).await.good();
    file["key"] = json!("the-key-of-an-imported-file");
    let ids = |one: &Value, two: &Value| {
        assert_eq!((&one["table"]["id"], &one["seats"]), (&two["table"]["id"], &two["seats"]))
    };
    let (house, one, two) = twice(house, "/api/v1/import", "", file).await;
    ids(&one, &two);
    let branch = format!("/api/v1/tables/{table}/branch");
    let (house, one, two) =
        twice(house, &branch, &tokens[0], json!({"at": 5, "key": "the-key-of-a-new-branch-0"})).await;
    ids(&one, &two);
    let campaign = json!({"game": "fireteam-zero", "options": {"heroes": 2}, "key": "the-key-of-a-campaign-00"});
    let (house, one, two) = twice(house, "/api/v1/campaigns", "", campaign).await;
    assert_eq!(one, two);
    let (id, owner) = (one["campaign"]["id"].as_str().unwrap().to_owned(), one["owner"].as_str().unwrap().to_owned());
    let next = format!("/api/v1/campaigns/{id}/next");
    let (house, one, two) = twice(house, &next, &owner, json!({"key": "the-key-of-the-next-mission"})).await;
    ids(&one["made"], &two["made"]);
    assert_eq!(two["campaign"]["attempts"].as_array().unwrap().len(), 1);
    // Without the key it is another request.
    house.client().post(&next, &owner, json!({})).await.refused(409, "in-play");
    let mut file = house.client().get(&format!("/api/v1/campaigns/{id}/export"), &owner).await.good();
    file["key"] = json!("the-key-of-a-campaign-file");
    let (house, one, two) = twice(house, "/api/v1/campaigns/import", "", file).await;
    assert_eq!(one, two);
    house.close().await;
}
