//! Everything that people ask of a table goes over their one connection, and each answer carries the key of its request.

use crate::common::{House, play_on};
use kernel::Chance;
use serde_json::{Value, json};

/// What an answer is, under a key.
async fn ask(line: &mut crate::common::Live, kind: &str, mut body: Value, answer: &str) -> Value {
    let key = json!(format!("a key for {kind}"));
    body["key"] = key.clone();
    line.say(json!({ (kind): body })).await;
    let answer = line.expect(answer).await;
    assert_eq!(answer["key"], key, "{kind}");
    answer
}

#[tokio::test(flavor = "multi_thread")]
async fn one_connection_is_enough() {
    let house = House::open().await;
    let client = house.client();
    let (table, tokens, _) = client.people("cry-havoc", 2, 3, "consent").await;
    let mut lines = Vec::new();
    for token in &tokens {
        lines.push(client.live(&table, json!({"token": token, "lang": "en"})).await);
    }
    play_on(&mut lines, &mut Chance::from_number(3), 12).await;
    let [one, two] = &mut lines[..] else { unreachable!() };

    let why = ask(one, "why_not", json!({"choice": {"action": "build"}}), "why_not").await;
    assert!(why["allowed"].is_boolean());
    let said = ask(one, "chat", json!({"text": "wait"}), "said").await;
    assert_eq!(said["n"], 1);

    // A wish is told before it is answered, and so is what comes of a consent.
    ask(one, "undo", json!({"keep": 4}), "done").await;
    assert_eq!(one.told.table["undo_asked"]["keep"], 4);
    two.until(|told| told.table["undo_asked"]["seat"] == 0).await;
    let refused = ask(one, "consent", json!({"agree": true}), "refused").await;
    assert_eq!(refused["problem"]["type"], "not-asked");
    ask(two, "consent", json!({"agree": true}), "done").await;
    let undone = two.told.updates.last().unwrap();
    assert_eq!((&undone["undone"], &undone["state"]["plays"]), (&json!(true), &json!(4)));
    one.until(|told| told.state["plays"] == 4).await;
    // The same wish sent again is answered, and not done again.
    let entries = client.info(&table).await["seq"].clone();
    ask(one, "undo", json!({"keep": 4}), "done").await;
    assert_eq!(client.info(&table).await["seq"], entries);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn another_language_over_the_same_connection() {
    for game in ["cry-havoc", "fireteam-zero"] {
        let house = House::open().await;
        let client = house.client();
        let (table, tokens, _) = client.people(game, 2, 3, "consent").await;
        let mut lines = vec![
            client.live(&table, json!({"token": tokens[0], "lang": "en"})).await,
            client.live(&table, json!({"token": tokens[1], "lang": "en"})).await,
        ];
        let mut dice = Chance::from_number(5);
        play_on(&mut lines, &mut dice, 20).await;
        let before = lines[0].told.frames.len();
        ask(&mut lines[0], "speak", json!({"lang": "de", "from": 0}), "done").await;
        let told: Vec<Value> =
            lines[0].told.frames[before..].iter().map(|frame| serde_json::from_str(frame).unwrap()).collect();
        let [welcome, _] = &told[..] else { panic!("not one welcome and the answer: {told:?}") };
        // It is what somebody is told who comes new, and nobody else hears of it.
        let fresh = client.live(&table, json!({"token": tokens[0], "lang": "de", "from": 0})).await;
        let fresh: Value = serde_json::from_str(&fresh.told.frames[0]).unwrap();
        assert_eq!(welcome["welcome"], fresh["welcome"]);
        let missed = welcome["welcome"]["missed"].as_array().unwrap();
        assert_eq!(missed.len(), 20);
        assert!(missed.iter().any(|missed| missed["lines"].is_array()));

        // From now on the one hears German and the other English.
        let spoken = async |line: &crate::common::Live, lang: &str, token: &str| {
            let state = client.ask(&table, &format!("state?lang={lang}"), token).await.good();
            assert_eq!(line.told.state["texts"], state["texts"], "{lang}");
        };
        for _ in 0..6 {
            play_on(&mut lines, &mut dice, 1).await;
            spoken(&lines[0], "de", &tokens[0]).await;
            spoken(&lines[1], "en", &tokens[1]).await;
        }
        ask(&mut lines[0], "speak", json!({"lang": "tlh"}), "refused").await;
        play_on(&mut lines, &mut dice, 1).await;
        spoken(&lines[0], "de", &tokens[0]).await;
        house.close().await;
    }
}
