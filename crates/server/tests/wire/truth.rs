//! What is asked for happens once, or not at all and with the reason.

use crate::common::{Client, GAMES, House, play_on};
use kernel::Chance;
use serde_json::{Value, json};

/// The seat that is asked first, and one that is not.
async fn asked(client: &Client, table: &str, tokens: &[String]) -> (usize, Option<usize>, Value) {
    let mut states = Vec::new();
    for token in tokens {
        states.push(client.state(table, token).await);
    }
    let is_asked = |at: &usize| states[*at]["offers"] != json!([]);
    let asked = (0..tokens.len()).find(is_asked).unwrap();
    (asked, (0..tokens.len()).find(|at| !is_asked(at)), states.swap_remove(asked))
}

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_to_an_older_question_changes_nothing() {
    let house = House::open().await;
    let client = house.client();
    let (table, tokens, _) = client.people("fireteam-zero", 2, 1, "consent").await;
    let (seat, _, state) = asked(&client, &table, &tokens).await;
    let number = state["question"]["number"].as_u64().unwrap();
    for wrong in [number + 1, number + 1000, (1 << 31) - 1] {
        let refused = client.play(&table, &tokens[seat], &json!(wrong), &state["offers"][0], "k").await;
        assert_eq!(refused.refused(409, "stale")["now"], state);
    }
    client.play(&table, &tokens[seat], &json!(number), &state["offers"][0], "first").await.good();
    let (_, _, _) = asked(&client, &table, &tokens).await;
    let before = client.state(&table, &tokens[seat]).await;
    // The same answer under another key is an answer to a question that is closed.
    let refused = client.play(&table, &tokens[seat], &json!(number), &state["offers"][0], "second").await;
    assert_eq!(refused.refused(409, "stale")["now"], before);
    assert_eq!(client.state(&table, &tokens[seat]).await, before);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_key_is_played_once() {
    let house = House::open().await;
    let client = house.client();
    let (table, tokens, _) = client.people("cry-havoc", 2, 1, "consent").await;
    let (seat, _, state) = asked(&client, &table, &tokens).await;
    let (ask, choice) = (&state["question"]["number"], &state["offers"][0]);
    let at_once = (0..20).map(|_| client.play(&table, &tokens[seat], ask, choice, "once"));
    let answers = futures_util::future::join_all(at_once).await;
    let answers: Vec<Value> = answers.into_iter().map(|answer| answer.good()).collect();
    assert_eq!(answers.iter().filter(|answer| answer["repeated"] == false).count(), 1);
    assert!(answers.iter().all(|answer| answer["seq"] == answers[0]["seq"] && answer["state"] == answers[0]["state"]));
    // Also after the server was away, and over another kind of connection.
    let house = house.again().await;
    let client = house.client();
    let again = client.play(&table, &tokens[seat], ask, choice, "once").await.good();
    assert_eq!((&again["repeated"], &again["seq"]), (&json!(true), &answers[0]["seq"]));
    let mut line = client.sit(&table, &tokens[seat]).await;
    line.say(json!({"play": {"ask": ask, "choice": choice, "key": "once"}})).await;
    let played = line.expect("played").await;
    assert_eq!((&played["repeated"], &played["seq"]), (&json!(true), &answers[0]["seq"]));
    assert_eq!(line.told.state["plays"], 1);
    house.close().await;
}

/// Refusals name the rule, in the language that was asked for, and `why-not` says the same beforehand; what is offered is
/// always allowed.
async fn refusals(game: &str) {
    let house = House::open().await;
    let client = house.client();
    let (table, tokens, _) = client.people(game, 2, 9, "consent").await;
    let mut dice = Chance::from_number(9);
    let mut lines = vec![client.sit(&table, &tokens[0]).await, client.sit(&table, &tokens[1]).await];
    let mut past: Vec<Value> = Vec::new();
    let mut ruled = 0;
    while ruled < 40 && !lines[0].told.is_over() {
        let before: Vec<Value> = lines.iter().map(|line| line.told.state.clone()).collect();
        for (state, token) in before.iter().zip(&tokens) {
            for offer in state["offers"].as_array().unwrap() {
                let reason = client.tell(&table, "why-not", token, json!({"choice": offer})).await.good();
                assert_eq!(reason, json!({"allowed": true}));
                if !past.contains(offer) {
                    past.push(offer.clone());
                }
            }
            let start = dice.draw("past", past.len() as u32) as usize;
            for choice in past.iter().cycle().skip(start).take(6) {
                let reason = client.tell(&table, "why-not?lang=de", token, json!({"choice": choice})).await.good();
                let offered = state["offers"].as_array().unwrap().contains(choice);
                assert_eq!(reason["allowed"], offered, "{choice}: {reason}");
                if offered {
                    continue;
                }
                let wish = json!({"ask": state["question"]["number"], "choice": choice, "key": "never"});
                let refused = client.tell(&table, "plays?lang=de", token, wish.clone()).await;
                let refused = refused.refused(409, reason["reason"].as_str().unwrap());
                assert_eq!((&refused["rule"], &refused["detail"]), (&reason["rule"], &reason["text"]));
                if reason["rule"].is_string() {
                    ruled += 1;
                    let english = client.tell(&table, "plays", token, wish).await;
                    let english = english.refused(409, reason["reason"].as_str().unwrap());
                    assert_eq!(english["rule"], refused["rule"]);
                    assert_ne!(english["detail"], refused["detail"]);
                }
            }
        }
        for (line, token) in lines.iter().zip(&tokens) {
            assert_eq!(client.state(&table, token).await, line.told.state, "nothing has changed");
        }
        play_on(&mut lines, &mut dice, 1).await;
    }
    assert!(ruled > 20, "only {ruled} choices were refused by a rule");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn refusals_name_the_rule_and_offers_are_allowed() {
    for (game, _) in GAMES {
        refusals(game).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_answers_for_another_seat() {
    let house = House::open().await;
    let client = house.client();
    let (table, tokens, made) = client.people("fireteam-zero", 2, 4, "consent").await;
    let mut lines = vec![client.sit(&table, &tokens[0]).await, client.sit(&table, &tokens[1]).await];
    let mut dice = Chance::from_number(4);
    let (seat, other, state) = loop {
        let (seat, other, state) = asked(&client, &table, &tokens).await;
        if let Some(other) = other {
            break (seat, other, state);
        }
        play_on(&mut lines, &mut dice, 1).await;
    };
    let (ask, choice) = (&state["question"]["number"], &state["offers"][0]);
    client.play(&table, &tokens[other], ask, choice, "k").await.refused(409, "not-asked");
    let reason = client.tell(&table, "why-not", &tokens[other], json!({"choice": choice})).await.good();
    assert_eq!((&reason["allowed"], &reason["reason"]), (&json!(false), &json!("not-asked")));
    for watching in [&made.spectator, &made.owner] {
        client.play(&table, watching, ask, choice, "k").await.refused(403, "forbidden");
        client.tell(&table, "why-not", watching, json!({"choice": choice})).await.refused(403, "forbidden");
        client.tell(&table, "undo", watching, json!({})).await.refused(403, "forbidden");
        client.tell(&table, "leave", watching, json!({})).await.refused(403, "forbidden");
        let mut line = client.sit(&table, watching).await;
        assert_eq!(line.told.offers(), &[] as &[Value]);
        line.say(json!({"play": {"ask": ask, "choice": choice, "key": "k"}})).await;
        let refused = line.expect("refused").await;
        assert_eq!((&refused["key"], &refused["problem"]["status"]), (&json!("k"), &json!(403)));
    }
    assert_eq!(client.state(&table, &tokens[seat]).await, state);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_token_is_good_at_its_own_table_only() {
    let house = House::open().await;
    let client = house.client();
    let (table, tokens, _) = client.people("fireteam-zero", 2, 1, "consent").await;
    let (_, foreign, other) = client.people("fireteam-zero", 2, 2, "consent").await;
    let before = client.state(&table, &tokens[0]).await;
    let play = json!({"ask": before["question"]["number"], "choice": before["offers"][0], "key": "k"});
    let bodies =
        [("plays", play), ("why-not", json!({"choice": 1})), ("undo", json!({})), ("consent", json!({"agree": true}))];
    let more = [("chat", json!({"text": "hello"})), ("leave", json!({})), ("rematch", json!({}))];
    let more =
        more.into_iter().chain([("stand-in", json!({"seat": 0, "level": "random"})), ("branch", json!({"at": 0}))]);
    let bodies: Vec<(&str, Value)> = bodies.into_iter().chain(more).collect();
    let wrong = ["nonsense", &foreign[0], &other.spectator, &other.owner, &tokens[0][1..]];
    for token in wrong {
        for (what, body) in &bodies {
            client.tell(&table, what, token, body.clone()).await.refused(401, "wrong-token");
        }
        for what in ["state", "chat", "log", "verify", "export", "stream", "replay?at=0", "chapters"] {
            client.ask(&table, what, token).await.refused(401, "wrong-token");
        }
        let mut line = crate::common::Live::connect(client.server, None, &table).await;
        line.say(json!({"hello": {"token": token}})).await;
        assert_eq!(line.expect("refused").await["problem"]["type"], "wrong-token");
        assert!(line.next().await.is_none(), "the connection is ended");
    }
    for what in ["state", "chat", "log", "verify", "export", "stream", "replay?at=0", "chapters"] {
        let url = client.url(&format!("/api/v1/tables/{table}/{what}"));
        let none = client.send(client.http.get(&url)).await;
        assert_eq!(none.headers["www-authenticate"], "Bearer");
        none.refused(401, "no-token");
        client.send(client.http.get(&url).basic_auth("a", Some(&tokens[0]))).await.refused(401, "no-token");
    }
    assert_eq!(client.state(&table, &tokens[0]).await, before);
    house.close().await;
}
