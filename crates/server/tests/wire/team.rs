//! Bots in a team with people: what the team decides, people decide.

use crate::common::{House, Live};
use kernel::Chance;
use serde_json::{Value, json};

/// What is put to the group, whoever holds the start player token.
const GROUP: [&str; 5] =
    ["question-start-player", "question-tactics-select", "question-order", "question-next-monster", "question-path"];

/// Waits until both have been told of the newest play and one of them is asked, or the mission is over.
async fn settle(lines: &mut [Live; 2]) {
    loop {
        let newest = lines.iter().map(|line| line.told.seq()).max().unwrap();
        for line in &mut *lines {
            line.until(|told| told.seq() >= newest).await;
        }
        let same = lines[0].told.seq() == lines[1].told.seq();
        if same && lines.iter().any(|line| line.told.is_over() || !line.told.offers().is_empty()) {
            return;
        }
        if same {
            // A bot is asked.
            let seq = newest;
            lines[0].until(|told| told.seq() > seq).await;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn people_answer_for_the_group_where_a_bot_holds_the_token() {
    let house = House::open().await;
    let client = house.client();
    let seats = json!([{"kind": "bot", "level": "random"}, {"kind": "human"}, {"kind": "human"}]);
    let wish = json!({"game": "fireteam-zero", "options": {"mission": "1.1", "heroes": 3, "people": 3}, "seats": seats, "seed": 5});
    let made = client.make(wish).await;
    let (table, tokens) = (made.table.id, made.seats.into_iter().flatten().collect::<Vec<_>>());
    let hello = |token: &str| json!({"token": token, "lang": "en"});
    let mut lines = [client.live(&table, hello(&tokens[0])).await, client.live(&table, hello(&tokens[1])).await];

    // Who goes first is asked of the first seat, which is a bot's: both people are asked, in words, and one answer is enough.
    let question = lines[0].told.state["question"].clone();
    assert_eq!((&question["key"], &question["waiting"]), (&json!("question-start-player"), &json!([1, 2])));
    for line in &lines {
        assert!(!line.told.state["question"]["text"].as_str().unwrap().is_empty());
        assert!(line.told.offers().contains(&json!({"seat": 0})), "{}", line.told.state);
    }
    let choice = json!({"seat": 0});
    let why = client.tell(&table, "why-not", &tokens[1], json!({"choice": choice})).await.good();
    assert_eq!(why["allowed"], true);
    let answer = async || client.play(&table, &tokens[1], &question["number"], &choice, "first").await.good();
    // Told twice, it is done once.
    let played = answer().await;
    assert_eq!((&played["repeated"], &answer().await["repeated"]), (&json!(false), &json!(true)));
    for line in &mut lines {
        line.until(|told| told.seq() >= played["seq"].as_u64().unwrap()).await;
    }

    // From now on the bot holds the token; whatever the group decides is asked of the people.
    let (mut dice, mut decided) = (Chance::from_number(3), 0);
    for _ in 0..600 {
        settle(&mut lines).await;
        if lines[0].told.is_over() {
            break;
        }
        let state = lines[0].told.state.clone();
        let key = state["question"]["key"].as_str().unwrap();
        // In round one the token is the bot's; it goes on to people later.
        if GROUP.contains(&key) {
            let waiting = state["question"]["waiting"].as_array().unwrap();
            assert!(!waiting.contains(&json!(0)), "{key} is asked of the bot: {state}");
            let both = *waiting == [json!(1), json!(2)];
            assert!(!both || lines[0].told.offers() == lines[1].told.offers(), "{key}");
            decided += u32::from(both);
        }
        let at = usize::from(lines[0].told.offers().is_empty());
        let offers: Vec<Value> = lines[at].told.offers().to_vec();
        let choice = offers[dice.draw("what", offers.len() as u32) as usize].clone();
        lines[at].play(&choice).await;
    }
    assert!(decided > 1, "the people decided for the bot {decided} times");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_left_is_asked_when_a_bot_takes_the_place_of_the_speaker() {
    let house = House::open().await;
    let client = house.client();
    let (table, tokens, _) = client.people("fireteam-zero", 2, 7, "consent").await;
    let mut line = client.sit(&table, &tokens[1]).await;
    assert_eq!((&line.told.state["question"]["waiting"], line.told.offers().len()), (&json!([0]), 0));
    client.tell(&table, "leave", &tokens[0], json!({})).await.good();
    client.tell(&table, "stand-in", &tokens[1], json!({"seat": 0, "level": "random"})).await.good();
    line.until(|told| !told.offers().is_empty()).await;
    assert_eq!(line.told.state["question"]["key"], "question-start-player");
    assert_eq!(line.told.state["question"]["waiting"], json!([1]));
    let offers = line.told.offers().to_vec();
    line.play(&offers[0]).await;
    house.close().await;
}
