//! Coming, going, bots, and tables that come from other tables.

use crate::common::{Client, GAMES, House, Live, limits, play_on, until};
use kernel::Chance;
use serde_json::{Value, json};
use server::{limits::Limits, store::EntryRow};
use std::time::Duration;

#[tokio::test(flavor = "multi_thread")]
async fn an_open_seat_is_taken_once() {
    let house = House::open().await;
    let client = house.client();
    let seats = json!([{"kind": "human", "name": "Ada"}]);
    let wish = json!({"game": "cry-havoc", "options": {"players": 3}, "seats": seats, "listed": true});
    let made = client.make(wish).await;
    let table = made.table.id;
    assert_eq!(client.info(&table).await["seats"][1], json!({"kind": "open"}));
    let listed = |tables: Value| tables.as_array().unwrap().iter().any(|info| info["id"] == *table);
    assert!(listed(client.get("/api/v1/tables", "").await.good()));
    let mut line = client.sit(&table, made.seats[0].as_ref().unwrap()).await;

    let join = async |body: Value| client.tell(&table, "join", "", body).await;
    join(json!({"seat": 0})).await.refused(409, "taken");
    join(json!({"seat": 4})).await.refused(422, "invalid");
    join(json!({"seat": 3})).await.refused(409, "taken");
    // Two at once for one seat: one has it.
    let (one, two) = tokio::join!(join(json!({"seat": 1, "name": "Bo"})), join(json!({"seat": 1, "name": "Cy"})));
    let (won, lost) = if one.status == 200 { (one, two) } else { (two, one) };
    lost.refused(409, "taken");
    let won = won.good();
    assert_eq!(won["seat"], 1);
    let token = won["token"].as_str().unwrap();
    assert_eq!(client.state(&table, token).await["viewer"], json!({"seat": 1}));
    // Ten for the last one.
    let ten = futures_util::future::join_all((0..10).map(|_| join(json!({})))).await;
    assert_eq!(ten.iter().filter(|answer| answer.status == 200).count(), 1);
    line.until(|told| told.table["seats"][2]["kind"] == "human").await;
    assert!(!listed(client.get("/api/v1/tables", "").await.good()), "a full table is not in the list");

    // Whoever leaves is out, and their connections with them.
    let left = client.sit(&table, token).await;
    line.until(|told| told.table["seats"][1]["present"] == true).await;
    assert_eq!(client.tell(&table, "leave", token, json!({})).await.good()["seats"][1], json!({"kind": "open"}));
    assert_eq!(left.end().await, Some(json!({"bye": "unseated"})));
    client.ask(&table, "state", token).await.refused(401, "wrong-token");
    let back = join(json!({"seat": 1, "name": "Di"})).await.good();
    assert_eq!(back["table"]["seats"][1]["name"], "Di");
    client.ask(&table, "state", token).await.refused(401, "wrong-token");
    // All of this is in the log: the table comes back the same.
    let info = client.info(&table).await;
    drop(line);
    let house = house.again().await;
    let mut then = house.client().info(&table).await;
    for (now, before) in then["seats"].as_array_mut().unwrap().iter_mut().zip(info["seats"].as_array().unwrap()) {
        now["present"] = before["present"].clone();
    }
    assert_eq!(then, info);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn presence_is_shown() {
    let house = House::open().await;
    let client = house.client();
    let (table, tokens, made) = client.people("fireteam-zero", 2, 1, "consent").await;
    let present = |info: &Value| [&info["seats"][0]["present"], &info["seats"][1]["present"]].map(|seat| *seat == true);
    let mut watching = client.sit(&table, &made.spectator).await;
    assert_eq!(present(&watching.told.table), [false, false]);
    let one = client.sit(&table, &tokens[0]).await;
    watching.until(|told| present(&told.table) == [true, false]).await;
    let two = client.stream(&table, &tokens[1], "").await;
    watching.until(|told| present(&told.table) == [true, true]).await;
    assert_eq!(present(&one.told.table), [true, false], "a welcome shows oneself");
    let twice = client.sit(&table, &tokens[0]).await;
    drop(one);
    drop(two);
    watching.until(|told| present(&told.table) == [true, false]).await;
    drop(twice);
    watching.until(|told| present(&told.table) == [false, false]).await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn streams_show_that_they_live_and_say_why_they_end() {
    let house = House::with(Limits { ping: Duration::from_millis(50), ..limits() }).await;
    let client = house.client();
    let (table, tokens, _) = client.people("cry-havoc", 2, 1, "consent").await;
    let mut one = client.stream(&table, &tokens[0], "").await;
    let mut two = client.stream(&table, &tokens[1], "").await;
    client.tell(&table, "leave", &tokens[0], json!({})).await;
    assert_eq!(one.expect("bye").await, "unseated");
    assert!(one.next().await.is_none());
    until("signs of life", async || {
        let quiet = tokio::time::timeout(Duration::from_millis(100), two.expect("update")).await;
        assert!(quiet.is_err(), "nothing has happened");
        two.signs_of_life > 2
    })
    .await;
    let end = tokio::spawn(house.close());
    assert_eq!(two.expect("bye").await, "shutdown");
    end.await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_play_to_the_end_alone() {
    let house = House::open().await;
    let client = house.client();
    for (game, count) in GAMES {
        let bots = vec![json!({"kind": "bot", "level": "random"}); 2];
        let made = client.make(json!({"game": game, "options": {count: 2}, "seats": bots})).await;
        let mut line = client.sit(&made.table.id, &made.spectator).await;
        line.until(|told| told.is_over()).await;
        let seqs: Vec<u64> = line.told.states.iter().map(|state| state["seq"].as_u64().unwrap()).collect();
        assert!(seqs.is_sorted_by(|one, two| one + 1 == *two), "each play is told once and in order");
        let verified = client.ask(&made.table.id, "verify", &made.spectator).await.good();
        assert_eq!((&verified["seed_matches"], &verified["replay_matches"]), (&json!(true), &json!(true)));
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_stands_in_for_whoever_has_left() {
    let house = House::open().await;
    let client = house.client();
    let (table, tokens, made) = client.people("fireteam-zero", 2, 5, "consent").await;
    let stand_in = async |token: &str, seat: u8, level: &str| {
        client.tell(&table, "stand-in", token, json!({"seat": seat, "level": level})).await
    };
    stand_in(&tokens[0], 1, "random").await.refused(409, "played");
    stand_in(&made.spectator, 1, "random").await.refused(403, "forbidden");
    stand_in(&tokens[0], 1, "genius").await.refused(409, "no-level");
    client.tell(&table, "leave", &tokens[1], json!({})).await.good();
    let info = stand_in(&made.owner, 1, "random").await.good();
    assert_eq!(info["seats"][1], json!({"kind": "bot", "level": "random"}));
    to_the_end(client.sit(&table, &tokens[0]).await, &mut Chance::from_number(5)).await;
    let log = client.ask(&table, "log", &tokens[0]).await.good();
    assert!(log.as_array().unwrap().iter().any(|entry| entry["entry"]["play"]["seat"] == 1), "the bot has played");
    house.close().await;
}

/// A table that two people have played to its end.
async fn finished(client: &Client, game: &str, seed: u64) -> (String, Vec<String>, protocol::Made) {
    let (table, tokens, made) = client.people(game, 2, seed, "consent").await;
    let mut lines = vec![client.sit(&table, &tokens[0]).await, client.sit(&table, &tokens[1]).await];
    play_on(&mut lines, &mut Chance::from_number(seed), usize::MAX).await;
    (table, tokens, made)
}

#[tokio::test(flavor = "multi_thread")]
async fn there_is_one_rematch_however_many_ask() {
    let house = House::open().await;
    let client = house.client();
    let (table, tokens, made) = finished(&client, "fireteam-zero", 2).await;
    let mut line = client.sit(&table, &tokens[1]).await;
    client.tell(&table, "rematch", &made.spectator, json!({})).await.refused(403, "forbidden");
    let ask = |token: String| {
        let (client, table) = (client.clone(), table.clone());
        async move { client.tell(&table, "rematch", &token, json!({"rotate": true})).await.good() }
    };
    let (one, two, three) = tokio::join!(ask(tokens[0].clone()), ask(tokens[1].clone()), ask(made.owner.clone()));
    assert_eq!((&one["id"], &one["id"]), (&two["id"], &three["id"]));
    let new = one["id"].as_str().unwrap();
    assert_ne!(new, table);
    line.until(|told| told.table["rematch"] == *new).await;
    let info = client.info(new).await;
    assert_eq!((&info["origin"], &info["status"], &info["seeded"]), (&json!(table), &json!("open"), &json!(false)));
    assert_ne!(info["commitment"], client.info(&table).await["commitment"]);
    // Every token is good there, one seat further on.
    assert_eq!(client.state(new, &tokens[0]).await["viewer"], json!({"seat": 1}));
    assert_eq!(client.state(new, &tokens[1]).await["viewer"], json!({"seat": 0}));
    assert_eq!(client.state(new, &made.spectator).await["viewer"], "spectator");
    let mut lines = vec![client.sit(new, &tokens[1]).await, client.sit(new, &tokens[0]).await];
    assert_eq!(play_on(&mut lines, &mut Chance::from_number(1), 5).await, 5);
    client.tell(new, "rematch", &tokens[0], json!({})).await.refused(409, "not-over");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_branch_goes_on_from_a_moment_with_new_dice() {
    let house = House::open().await;
    let client = house.client();
    for (game, _) in GAMES {
        let (table, tokens, _) = finished(&client, game, 3).await;
        let seats = json!([{"kind": "human"}, {"kind": "human"}]);
        let branch = async |at: u64| client.tell(&table, "branch", &tokens[0], json!({"at": at, "seats": seats})).await;
        branch(100_000).await.refused(409, "too-far");
        let moment = client.ask(&table, "replay?at=20&seat=1", &tokens[0]).await.good();
        let mut commitments = Vec::new();
        for _ in 0..2 {
            let made: protocol::Made = serde_json::from_value(branch(20).await.good()).unwrap();
            let new = made.table.id.clone();
            commitments.push(made.table.commitment.clone());
            assert_eq!(made.table.origin.as_deref(), Some(table.as_str()));
            let tokens: Vec<String> = made.seats.into_iter().flatten().collect();
            let mut lines = vec![client.sit(&new, &tokens[0]).await, client.sit(&new, &tokens[1]).await];
            assert_eq!((&lines[1].told.state["view"], &lines[1].told.state["plays"]), (&moment["view"], &json!(20)));
            client.ask(&new, "log", &tokens[0]).await.refused(409, "not-over");
            play_on(&mut lines, &mut Chance::from_number(3), usize::MAX).await;
            let verified = client.ask(&new, "verify", &tokens[0]).await.good();
            assert_eq!((&verified["seed_matches"], &verified["replay_matches"]), (&json!(true), &json!(true)));
        }
        assert_ne!(commitments[0], commitments[1], "each branch has dice of its own");
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_exported_table_goes_on_elsewhere() {
    let house = House::open().await;
    let client = house.client();
    for (game, _) in GAMES {
        // A table under way, with plays taken back, and one that is over.
        let (table, tokens, _) = client.people(game, 2, 4, "training").await;
        let mut lines = vec![client.sit(&table, &tokens[0]).await, client.sit(&table, &tokens[1]).await];
        let mut dice = Chance::from_number(4);
        play_on(&mut lines, &mut dice, 30).await;
        let undone = client.tell(&table, "undo", &tokens[0], json!({"keep": 12, "new_dice": true})).await.good();
        for line in &mut lines {
            line.until(|told| undone["seq"] == told.seq()).await;
        }
        play_on(&mut lines, &mut dice, 10).await;
        let file = client.ask(&table, "export", &tokens[0]).await.good();
        let (over, keys, _) = finished(&client, game, 5).await;
        let finished = client.ask(&over, "export", &keys[0]).await.good();

        let elsewhere = House::open().await;
        let other = elsewhere.client();
        let made = other.post("/api/v1/import", "", file.clone()).await.good();
        let made: protocol::Made = serde_json::from_value(made).unwrap();
        let (id, token) = (made.table.id.clone(), made.seats[0].clone().unwrap());
        let line = other.sit(&id, &token).await;
        // The bot at the other seat may be faster than we are.
        if line.told.state["plays"] == 22 {
            assert_eq!(line.told.state["view"], lines[0].told.state["view"]);
        }
        to_the_end(line, &mut dice).await;
        let verified = other.ask(&id, "verify", &token).await.good();
        assert_eq!((&verified["seed_matches"], &verified["replay_matches"]), (&json!(true), &json!(true)));

        let made = other.post("/api/v1/import", "", finished.clone()).await.good();
        assert_eq!(made["table"]["status"], "over");
        // Nobody believes a file that was changed.
        let mut forged = finished;
        let entries = forged["entries"].as_array_mut().unwrap();
        entries.remove(3);
        other.post("/api/v1/import", "", forged).await.refused(409, "does-not-replay");
        let mut forged = file;
        forged["seed"] = json!("00".repeat(32));
        other.post("/api/v1/import", "", forged).await.refused(409, "does-not-replay");
        elsewhere.close().await;
    }
    house.close().await;
}

/// One person and bots.
async fn to_the_end(mut line: Live, dice: &mut Chance) {
    while !line.told.is_over() {
        line.until(|told| !told.offers().is_empty() || told.is_over()).await;
        let offers = line.told.offers().to_vec();
        if offers.is_empty() {
            continue;
        }
        let ask = line.told.state["question"]["number"].clone();
        let choice = &offers[dice.draw("what", offers.len() as u32) as usize];
        line.say(json!({"play": {"ask": ask, "choice": choice, "key": line.told.seq().to_string()}})).await;
        let asked_at = line.told.seq();
        line.until(|told| told.seq() > asked_at).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_campaign_is_settled_exported_and_goes_on() {
    let house = House::with(server::Limits { bot_time: std::time::Duration::from_millis(1), ..limits() }).await;
    let client = house.client();
    let wish = json!({"game": "fireteam-zero", "options": {"mission": "1.1", "heroes": 2}});
    let made = client.post("/api/v1/campaigns", "", wish).await.good();
    let (id, owner) = (made["campaign"]["id"].as_str().unwrap(), made["owner"].as_str().unwrap());
    let path = format!("/api/v1/campaigns/{id}");
    assert_eq!(made["campaign"]["next"], "1.1");
    client.post(&format!("{path}/next"), "wrong", json!({})).await.refused(401, "wrong-token");
    client.post("/api/v1/campaigns", "", json!({"game": "cry-havoc"})).await.refused(409, "campaign");
    for attempt in 1..=2 {
        let bots = json!([{"kind": "bot", "level": "random"}, {"kind": "bot", "level": "random"}]);
        let next = client.post(&format!("{path}/next"), owner, json!({"seats": bots})).await.good();
        let table = next["made"]["table"]["id"].as_str().unwrap();
        assert_eq!(next["made"]["table"]["campaign"], *id);
        until("the end of a mission", async || client.info(table).await["status"] == "over").await;
        let campaign = client.get(&path, "").await.good();
        assert_eq!(campaign["attempts"].as_array().unwrap().len(), attempt);
        let last = &campaign["attempts"][attempt - 1];
        let outcome = client.state(table, next["made"]["spectator"].as_str().unwrap()).await["outcome"].clone();
        assert_eq!(last["won"], outcome.to_string().contains("won"), "{outcome}");
        assert_eq!(campaign["next"] == "1.1", last["won"] == false);
    }
    // While a mission is played there is no next one.
    let next = client.post(&format!("{path}/next"), owner, json!({})).await.good();
    client.post(&format!("{path}/next"), owner, json!({})).await.refused(409, "in-play");
    assert!(next["made"]["seats"][0].is_string());
    let file = client.get(&format!("{path}/export"), owner).await.good();
    assert_eq!(file["tables"].as_array().unwrap().len(), 2);
    client.get(&format!("{path}/export"), "wrong").await.refused(401, "wrong-token");

    let elsewhere = House::open().await;
    let other = elsewhere.client();
    let made = other.post("/api/v1/campaigns/import", "", file.clone()).await.good();
    let before = client.get(&path, "").await.good();
    assert_eq!((&made["campaign"]["state"], &made["campaign"]["next"]), (&before["state"], &before["next"]));
    let won = |campaign: &Value| -> Vec<Value> {
        campaign["attempts"].as_array().unwrap().iter().map(|attempt| attempt["won"].clone()).take(2).collect()
    };
    assert_eq!(won(&made["campaign"]), won(&before));
    let (id, owner) = (made["campaign"]["id"].as_str().unwrap(), made["owner"].as_str().unwrap());
    other.post(&format!("/api/v1/campaigns/{id}/next"), owner, json!({})).await.good();
    let mut forged = file;
    forged["tables"][0]["entries"].as_array_mut().unwrap().remove(0);
    other.post("/api/v1/campaigns/import", "", forged).await.refused(409, "does-not-replay");
    elsewhere.close().await;
    house.close().await;
}

/// Tables go when they are kept no longer, or turn out not to play again; their campaign goes on.
#[tokio::test(flavor = "multi_thread")]
async fn a_campaign_outlives_its_tables() {
    let mut house = House::with(Limits { bot_time: Duration::from_millis(1), ..limits() }).await;
    let wish = json!({"game": "fireteam-zero", "options": {"mission": "1.1", "heroes": 2}});
    let made = house.client().post("/api/v1/campaigns", "", wish).await.good();
    let owner = made["owner"].as_str().unwrap().to_owned();
    let path = format!("/api/v1/campaigns/{}", made["campaign"]["id"].as_str().unwrap());
    let next = async |client: &Client, seat: &str| {
        let seats = json!([{"kind": seat, "level": "random"}, {"kind": seat, "level": "random"}]);
        let seats = if seat == "human" { json!([{"kind": seat}, {"kind": seat}]) } else { seats };
        client.post(&format!("{path}/next"), &owner, json!({"seats": seats})).await
    };
    let table = |made: &Value| made["made"]["table"]["id"].as_str().unwrap().to_owned();

    // One that is played to its end, one that is under way.
    let client = house.client();
    let played = table(&next(&client, "bot").await.good());
    until("the end of a mission", async || client.info(&played).await["status"] == "over").await;
    let under_way = table(&next(&client, "human").await.good());
    next(&client, "human").await.refused(409, "in-play");
    for table in [&played, &under_way] {
        house.hall.store.delete(table).await.unwrap();
    }
    house = house.again().await;
    let client = house.client();
    let campaign = client.get(&path, "").await.good();
    let attempts = campaign["attempts"].as_array().unwrap();
    assert_eq!((attempts.len(), &attempts[0]["table"]), (1, &json!(played)), "{campaign}");
    let file = client.get(&format!("{path}/export"), &owner).await.good();
    assert_eq!((&file["tables"], &file["state"]), (&json!([]), &campaign["state"]));
    client.post("/api/v1/campaigns/import", "", file).await.good();

    let broken = table(&next(&client, "human").await.good());
    let odd = EntryRow { table_id: broken.clone(), seq: 1, at: 0, body: r#"{"odd":1}"#.into(), digest: "x".into() };
    house.hall.store.append(odd).await.unwrap();
    house = house.again().await;
    let client = house.client();
    // It may play again with the next version, so it is given up only when somebody wants to go on.
    let attempts = client.get(&path, "").await.good()["attempts"].clone();
    assert_eq!(attempts[1], json!({"table": broken, "mission": attempts[1]["mission"]}));
    let again = next(&client, "human").await.good();
    let attempts = again["campaign"]["attempts"].as_array().unwrap();
    assert_eq!((attempts.len(), attempts[1]["table"].as_str()), (2, Some(table(&again).as_str())));
    house.close().await;
}
