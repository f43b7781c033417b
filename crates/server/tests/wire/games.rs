//! Whole games over the wire, from the first choice to the check of the dice.

use crate::common::{Client, GAMES, House, Live, play_on};
use kernel::Chance;
use serde_json::{Value, json};

/// After the end everything is open: the log, every moment of it, and the seed.
async fn past_is_true(client: &Client, table: &str, token: &str, watched: &Live) {
    let log = client.ask(table, "log", token).await.good();
    let plays: Vec<&Value> = log.as_array().unwrap().iter().filter(|entry| !entry["entry"]["play"].is_null()).collect();
    let of = plays.len() as u64;
    assert_eq!(watched.told.state["plays"], of);
    let seat = &watched.told.state["viewer"]["seat"];
    for at in [1, of / 3, of / 2, of - 1, of] {
        let moment = client.ask(table, &format!("replay?at={at}&seat={seat}"), token).await.good();
        let seq = plays[at as usize - 1]["seq"].as_u64().unwrap();
        assert_eq!((&moment["at"], &moment["of"]), (&json!(at), &json!(of)));
        assert_eq!(moment["view"], watched.told.at(seq)["view"], "the view after {at} plays");
        let update = watched.told.updates.iter().find(|update| update["state"]["seq"] == seq).unwrap();
        assert_eq!(moment["events"], update["events"], "what play {at} did");
        assert!(moment["earlier"].is_null(), "nobody asked for it");
        let since = at.saturating_sub(4);
        let jump = client.ask(table, &format!("replay?at={at}&seat={seat}&since={since}"), token).await.good();
        let update =
            |play: &Value| watched.told.updates.iter().find(|update| update["state"]["seq"] == play["seq"]).unwrap();
        let before: Vec<&Value> =
            plays[since as usize..at as usize - 1].iter().map(|play| &update(play)["events"]).collect();
        let earlier: Vec<&Value> = jump["earlier"].as_array().into_iter().flatten().collect();
        assert_eq!(before, earlier, "what the plays before {at} did");
    }
    let chapters = client.ask(table, "chapters", token).await.good();
    let chapters: Vec<protocol::Chapter> = serde_json::from_value(chapters).unwrap();
    for (one, next) in chapters.iter().zip(&chapters[1..]) {
        assert!(one.at < next.at && one.round <= next.round && next.at <= of, "{one:?} before {next:?}");
    }
    let last = chapters.last().unwrap();
    assert_eq!(watched.told.state["view"]["round"], last.round, "the last chapter");
    let verified = client.ask(table, "verify", token).await.good();
    assert_eq!((&verified["seed_matches"], &verified["replay_matches"]), (&json!(true), &json!(true)));
    assert_eq!(verified["entries"], of);
}

/// What a client that comes back is told is what it would have seen.
fn caught_up(back: &Live, welcome: &Value, from: u64, steady: &Live) {
    assert_eq!(back.told.state, *steady.told.at(back.told.seq()));
    let missed = welcome["missed"].as_array().unwrap();
    let seen = steady.told.updates.iter().filter(|update| update["state"]["seq"].as_u64().unwrap() > from);
    let seen: Vec<Value> = seen
        .map(|update| {
            let mut seen = json!({"seq": update["state"]["seq"], "events": update["events"]});
            if let Some(lines) = update.get("lines") {
                seen["lines"] = lines.clone();
            }
            seen
        })
        .collect();
    assert_eq!(*missed, seen);
    assert!(!missed.is_empty());
}

async fn over_sockets(game: &str) {
    let house = House::open().await;
    let client = house.client();
    let (table, tokens, _) = client.people(game, 2, 7, "consent").await;
    let mut dice = Chance::from_number(11);
    // The first player sits there twice, and one of the two never leaves.
    let hello = |token: &str| json!({"token": token, "lang": "de"});
    let mut lines = vec![client.live(&table, hello(&tokens[0])).await, client.live(&table, hello(&tokens[1])).await];
    let mut steady = client.live(&table, hello(&tokens[0])).await;
    for away in [5, 20] {
        play_on(&mut lines, &mut dice, 10).await;
        let gone = lines.remove(0);
        let from = gone.told.seq();
        drop(gone);
        // The other one plays for both, through the line that stays.
        lines.insert(0, steady);
        play_on(&mut lines, &mut dice, away).await;
        steady = lines.remove(0);
        let mut back = Live::connect(client.server, None, &table).await;
        back.say(json!({"hello": {"token": tokens[0], "from": from, "lang": "de"}})).await;
        let welcome = back.expect("welcome").await;
        caught_up(&back, &welcome, from, &steady);
        lines.insert(0, back);
        let seq = lines[0].told.seq();
        lines[1].until(|told| told.seq() >= seq).await;
    }
    play_on(&mut lines, &mut dice, usize::MAX).await;
    let end = lines[0].told.seq();
    steady.until(|told| told.seq() >= end).await;
    for state in &lines[0].told.states {
        assert_eq!(state, steady.told.at(state["seq"].as_u64().unwrap()));
    }
    assert_eq!(client.info(&table).await["status"], "over");
    past_is_true(&client, &table, &tokens[1], &steady).await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_play_fireteam_zero_over_sockets() {
    over_sockets("fireteam-zero").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_play_cry_havoc_over_sockets() {
    over_sockets("cry-havoc").await;
}

/// One tile, one cost: no number hangs on how many play.
#[tokio::test(flavor = "multi_thread")]
async fn every_table_has_the_kit_of_its_game() {
    let house = House::open().await;
    let client = house.client();
    let any = client.get("/api/v1/games/cry-havoc/kit", "").await.good();
    assert!(any["structures"].as_array().is_some_and(|all| all.len() == 14));
    for seats in [2, 3] {
        let (table, ..) = client.people("cry-havoc", seats, 7, "consent").await;
        assert_eq!(client.ask(&table, "kit", "").await.good(), any);
    }
    client.get("/api/v1/tables/0123456789abcdef0123/kit", "").await.refused(404, "not-found");
    house.close().await;
}

/// The same with requests and lines of JSON only.
async fn over_requests(game: &str) {
    let house = House::open().await;
    let client = house.client();
    let (table, tokens, _) = client.people(game, 2, 5, "consent").await;
    let mut dice = Chance::from_number(3);
    let mut steady = client.stream(&table, &tokens[0], "").await;
    let mut watching = client.stream(&table, &tokens[0], "").await;
    for key in 0.. {
        let mut states = Vec::new();
        for token in &tokens {
            states.push(client.state(&table, token).await);
        }
        assert_eq!(states[0], steady.told.state);
        if !states[0]["outcome"].is_null() {
            break;
        }
        let asked: Vec<usize> = (0..2).filter(|at| states[*at]["offers"] != json!([])).collect();
        let seat = asked[dice.draw("who", asked.len() as u32) as usize];
        let offers = states[seat]["offers"].as_array().unwrap();
        let choice = &offers[dice.draw("what", offers.len() as u32) as usize];
        let ask = &states[seat]["question"]["number"];
        let played = client.play(&table, &tokens[seat], ask, choice, &key.to_string()).await.good();
        let seq = played["seq"].as_u64().unwrap();
        assert_eq!(played["state"], client.state(&table, &tokens[seat]).await);
        steady.until(|told| told.seq() >= seq).await;
        if key == 30 || key == 60 {
            // Gone, and back with what was missed: ten plays are told again.
            drop(watching);
            let from = seq - 10;
            watching = client.stream(&table, &tokens[0], &format!("?from={from}")).await;
            let welcome: Value = serde_json::from_str(&watching.told.frames[0]).unwrap();
            let missed = welcome["welcome"]["missed"].as_array().unwrap();
            assert_eq!(missed.len(), 10);
            for (nth, missed) in (1..).zip(missed) {
                let update = steady.told.updates.iter().find(|update| update["state"]["seq"] == from + nth).unwrap();
                assert_eq!(missed["events"], update["events"]);
            }
            assert_eq!(watching.told.state, *steady.told.at(seq));
        }
    }
    let verified = client.ask(&table, "verify", &tokens[1]).await.good();
    assert_eq!((&verified["seed_matches"], &verified["replay_matches"]), (&json!(true), &json!(true)));
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn both_games_are_played_with_requests_only() {
    for (game, _) in GAMES {
        over_requests(game).await;
    }
}
