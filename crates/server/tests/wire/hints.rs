//! Hints at a question, and the review of a finished game.

use crate::common::{House, limits, play_on};
use kernel::Chance;
use protocol::{Hint, Review};
use serde_json::{Value, json};
use server::limits::Limits;
use std::time::Duration;

/// A house where thoughts come to their end however busy the machine is.
async fn patient() -> House {
    let long = Duration::from_secs(60);
    House::with(Limits { hint_time: long, review_time: long, request: 2 * long, ..limits() }).await
}

/// A table with one person at the first seat and a bot at the other; the person's token.
async fn alone(house: &House, game: &str, undo: &str) -> (String, String) {
    let seats = json!([{"kind": "human"}, {"kind": "bot", "level": "random"}]);
    let made = house.client().make(json!({"game": game, "seats": seats, "seed": 5, "undo": undo})).await;
    (made.table.id, made.seats[0].clone().unwrap())
}

/// Three different offers, the best first, the same ones when asked again; the choice is one that can be made.
async fn a_hint_can_be_followed(game: &str) {
    let house = patient().await;
    let client = house.client();
    let (table, token) = alone(&house, game, "strict").await;
    assert_eq!(client.info(&table).await["hints"], true);
    let mut line = client.sit(&table, &token).await;
    let mut thought = 0;
    while thought < 2 {
        line.until(|told| told.is_over() || !told.offers().is_empty()).await;
        let state = line.told.state.clone();
        let body = client.ask(&table, "hint?lang=de", &token).await.good();
        assert_eq!(body, client.ask(&table, "hint?lang=de", &token).await.good());
        let hint: Hint = serde_json::from_value(body.clone()).unwrap();
        assert_eq!(state["question"]["number"], hint.ask);
        let offers = line.told.offers().to_vec();
        let choices: Vec<&Value> = body["ways"].as_array().unwrap().iter().map(|way| &way["choice"]).collect();
        assert!((1..=3).contains(&choices.len()) && choices.iter().all(|choice| offers.contains(choice)), "{body}");
        assert!(choices.iter().enumerate().all(|(nth, choice)| !choices[..nth].contains(choice)), "{body}");
        assert!(hint.ways.iter().all(|way| !way.text.is_empty() && way.why.ends_with('.')), "{body}");
        if let Some(chance) = hint.ways[0].chance {
            assert!((0.0..=1.0).contains(&chance));
        }
        thought += u32::from(hint.ways.len() == 3);
        let seq = line.play(choices[0]).await;
        line.until(|told| told.seq() >= seq).await;
    }
    house.close().await;
}

#[tokio::test]
async fn a_hint_of_fireteam_zero_can_be_followed() {
    a_hint_can_be_followed("fireteam-zero").await;
}

#[tokio::test]
async fn a_hint_of_cry_havoc_can_be_followed() {
    a_hint_can_be_followed("cry-havoc").await;
}

#[tokio::test]
async fn hints_are_for_tables_where_they_are_fair() {
    let house = patient().await;
    let client = house.client();
    for (game, undo, fair) in [
        ("cry-havoc", "strict", false),
        ("cry-havoc", "consent", false),
        ("cry-havoc", "training", true),
        ("fireteam-zero", "strict", true),
    ] {
        let (table, tokens, made) = client.people(game, 2, 3, undo).await;
        assert_eq!(client.info(&table).await["hints"], fair, "{game} {undo}");
        let state = client.state(&table, &tokens[0]).await;
        let asked = state["question"]["waiting"][0].as_u64().unwrap() as usize;
        let answer = client.ask(&table, "hint", &tokens[asked]).await;
        if fair {
            answer.good();
            client.ask(&table, "hint", &made.spectator).await.refused(403, "forbidden");
        } else {
            let why = answer.refused(409, "no-hints");
            assert!(why["detail"].as_str().unwrap().contains("training"), "{why}");
        }
    }
    let (table, tokens, _) = client.people("cry-havoc", 2, 3, "training").await;
    let state = client.state(&table, &tokens[0]).await;
    let other = 1 - state["question"]["waiting"][0].as_u64().unwrap() as usize;
    client.ask(&table, "hint", &tokens[other]).await.refused(409, "not-asked");
    client.ask(&table, "hint", "nobody").await.refused(401, "wrong-token");
    house.close().await;
}

#[tokio::test]
async fn one_hint_at_a_time() {
    let house = patient().await;
    let client = house.client();
    let (table, token) = alone(&house, "cry-havoc", "strict").await;
    let mut line = client.sit(&table, &token).await;
    line.until(|told| told.offers().len() > 1).await;
    let (one, other) = tokio::join!(client.ask(&table, "hint", &token), client.ask(&table, "hint", &token));
    let (mut good, mut busy) = (0, 0);
    for answer in [one, other] {
        if answer.status == 200 {
            good += 1;
        } else {
            answer.refused(429, "too-many");
            busy += 1;
        }
    }
    assert_eq!((good, busy), (1, 1));
    client.ask(&table, "hint", &token).await.good();
    house.close().await;
}

#[tokio::test]
async fn a_finished_game_is_reviewed() {
    let house = patient().await;
    let client = house.client();
    let mut slips = Vec::new();
    for game in ["fireteam-zero", "cry-havoc"] {
        let (table, tokens, made) = client.people(game, 2, 7, "strict").await;
        client.ask(&table, "review?seat=0", &tokens[0]).await.refused(409, "not-over");
        let mut lines = vec![client.sit(&table, &tokens[0]).await, client.sit(&table, &tokens[1]).await];
        let plays = play_on(&mut lines, &mut Chance::from_number(2), usize::MAX).await;
        for seat in [0, 1] {
            let body = client.ask(&table, &format!("review?seat={seat}"), &made.spectator).await.good();
            let review: Review = serde_json::from_value(body).unwrap();
            assert!(review.turns.len() <= 5 && review.seat == seat, "{review:?}");
            assert!(review.turns.iter().all(|slip| slip.at < plays as u64), "{review:?}");
            slips.extend(review.turns);
        }
        client.ask(&table, "review?seat=2", &tokens[0]).await.refused(409, "no-seat");
        client.ask(&table, "review?seat=7", &tokens[0]).await.refused(400, "malformed");
        client.ask(&table, "review", &tokens[0]).await.refused(400, "malformed");
    }
    // Whoever takes any offer does something that could be better.
    assert!(!slips.is_empty());
    for slip in &slips {
        assert!(slip.round > 0 && slip.could_be >= slip.was && !slip.asked.is_empty(), "{slip:?}");
        assert!(!slip.chosen.is_empty() && !slip.better.is_empty() && slip.why.ends_with('.'), "{slip:?}");
    }
    house.close().await;
}
