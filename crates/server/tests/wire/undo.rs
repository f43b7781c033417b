//! Taking plays back.

use crate::common::{Client, GAMES, House, Live, play_on};
use kernel::Chance;
use serde_json::{Value, json};
use table::{Request, game::Play};

/// A digest of the dice alone would be a secret; whether they have moved is not, and the table itself can say so.
async fn draws_with(house: &House, table: &str, before: &dyn Play) -> bool {
    let after: std::sync::Arc<dyn Play> = house.hall.ask(table, Request::Game).await.unwrap();
    match (chance(before), chance(&*after)) {
        (Some(before), Some(after)) => !before.same_place(&after),
        _ => panic!("a game that is not shipped"),
    }
}

fn chance(play: &dyn Play) -> Option<Chance> {
    use table::game::Live;
    let any = play.as_any();
    let fireteam = any.downcast_ref::<Live<fireteam_zero::FireteamZero>>().map(|live| live.table.chance().clone());
    fireteam.or_else(|| any.downcast_ref::<Live<cry_havoc::CryHavoc>>().map(|live| live.table.chance().clone()))
}

/// At a strict table a play is taken back only if it showed nothing: then going back and playing it again is as if nothing had
/// been.
async fn free_undo_shows_nothing(game: &str, seed: u64) {
    let house = House::open().await;
    let client = house.client();
    let (table, tokens, _) = client.people(game, 2, seed, "strict").await;
    let mut dice = Chance::from_number(seed);
    let mut lines = vec![client.sit(&table, &tokens[0]).await, client.sit(&table, &tokens[1]).await];
    let (mut free, mut bound, mut drew) = (0, 0, 0);
    while !lines[0].told.is_over() {
        let before: Vec<Value> = lines.iter().map(|line| line.told.state.clone()).collect();
        let game: std::sync::Arc<dyn Play> = house.hall.ask(&table, Request::Game).await.unwrap();
        play_on(&mut lines, &mut dice, 1).await;
        let seq = lines[0].told.seq();
        let drawn = draws_with(&house, &table, &*game).await;
        drew += usize::from(drawn);
        let log = house.hall.store.entries(&table, seq - 1, 1).await.unwrap();
        let entry: Value = serde_json::from_str(&log[0].body).unwrap();
        let seat = entry["play"]["seat"].as_u64().unwrap() as usize;
        let after: Vec<Value> = lines.iter().map(|line| line.told.state.clone()).collect();
        let keep = json!({"keep": before[0]["plays"]});
        // Nobody takes back what somebody else did, and nobody anything after the end.
        let bound_by = if lines[0].told.is_over() { "over" } else { "not-free" };
        client.tell(&table, "undo", &tokens[1 - seat], keep.clone()).await.refused(409, bound_by);
        let answer = client.tell(&table, "undo", &tokens[seat], keep).await;
        if answer.status != 200 {
            answer.refused(409, bound_by);
            bound += 1;
            assert_eq!(client.state(&table, &tokens[seat]).await, after[seat]);
            continue;
        }
        free += 1;
        assert!(!drawn, "{entry} drew or rolled and was taken back for free");
        for line in &mut lines {
            line.until(|told| told.seq() == seq + 1).await;
        }
        same_but_seq(&lines[seat], &before[seat]);
        let again = lines[seat].play(&entry["play"]["choice"]).await;
        for line in &mut lines {
            line.until(|told| told.seq() == again).await;
        }
        same_but_seq(&lines[seat], &after[seat]);
        same_but_seq(&lines[1 - seat], &after[1 - seat]);
    }
    assert!(free > 10 && bound > 10 && drew > 5, "{free} free, {bound} not, {drew} with dice or draws");
    verified(&client, &table, &tokens[0]).await;
    house.close().await;
}

/// The same but for the numbers that grow with every entry and every undo.
fn same_but_seq(line: &Live, before: &Value) {
    let mut now = line.told.state.clone();
    now["seq"] = before["seq"].clone();
    if let (Some(question), Some(old)) = (now.get_mut("question"), before.get("question")) {
        assert!(question["number"].as_u64() > old["number"].as_u64(), "a question that comes again has another number");
        question["number"] = old["number"].clone();
    }
    assert_eq!(now, *before);
}

async fn verified(client: &Client, table: &str, token: &str) {
    let verified = client.ask(table, "verify", token).await.good();
    assert_eq!((&verified["seed_matches"], &verified["replay_matches"]), (&json!(true), &json!(true)));
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_taken_back_for_free_showed_nothing_in_fireteam_zero() {
    free_undo_shows_nothing("fireteam-zero", 21).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_taken_back_for_free_showed_nothing_in_cry_havoc() {
    free_undo_shows_nothing("cry-havoc", 22).await;
}

/// Plays until the first seat wants something back that is not free, and asks for it.
async fn wish(client: &Client, table: &str, tokens: &[String], lines: &mut [Live], dice: &mut Chance) -> u64 {
    play_on(lines, dice, 12).await;
    let keep = 3;
    let asked = client.tell(table, "undo", &tokens[0], json!({"keep": keep})).await.good();
    let others: Vec<usize> = (1..tokens.len()).collect();
    assert_eq!(asked["undo_asked"], json!({"seat": 0, "keep": keep, "waiting": others}));
    for line in lines {
        line.until(|told| told.table["undo_asked"]["seat"] == 0).await;
    }
    keep
}

#[tokio::test(flavor = "multi_thread")]
async fn all_must_agree_to_more() {
    let house = House::open().await;
    let client = house.client();
    let (table, tokens, _) = client.people("cry-havoc", 3, 8, "consent").await;
    let mut dice = Chance::from_number(8);
    let mut lines = Vec::new();
    for token in &tokens {
        lines.push(client.sit(&table, token).await);
    }
    let say =
        async |seat: usize, agree: bool| client.tell(&table, "consent", &tokens[seat], json!({"agree": agree})).await;
    say(1, true).await.refused(409, "not-asked");

    // One refusal is enough.
    wish(&client, &table, &tokens, &mut lines, &mut dice).await;
    say(0, true).await.refused(409, "not-asked");
    assert_eq!(say(1, true).await.good()["undo_asked"]["waiting"], json!([2]));
    say(1, true).await.refused(409, "not-asked");
    let before = client.state(&table, &tokens[0]).await;
    assert!(say(2, false).await.good()["undo_asked"].is_null());
    let after = client.state(&table, &tokens[0]).await;
    assert_eq!((&before["view"], &before["plays"]), (&after["view"], &after["plays"]));

    // Whoever asked may withdraw.
    wish(&client, &table, &tokens, &mut lines, &mut dice).await;
    assert!(say(0, false).await.good()["undo_asked"].is_null());
    say(1, true).await.refused(409, "not-asked");

    // A play voids the wish.
    wish(&client, &table, &tokens, &mut lines, &mut dice).await;
    say(1, true).await.good();
    play_on(&mut lines, &mut dice, 1).await;
    say(2, true).await.refused(409, "not-asked");

    // And with everybody's consent it happens, for all to see.
    let keep = wish(&client, &table, &tokens, &mut lines, &mut dice).await;
    lines[1].say(json!({"consent": {"agree": true}})).await;
    lines[2].say(json!({"consent": {"agree": true}})).await;
    for line in &mut lines {
        line.until(|told| told.state["plays"] == keep).await;
        let undone = line.told.updates.last().unwrap();
        assert_eq!((&undone["undone"], &undone["events"]), (&json!(true), &json!([])));
        let then = line.told.states.iter().find(|state| state["plays"] == keep).unwrap();
        assert_eq!(then["view"], line.told.state["view"]);
        assert_eq!(then["offers"], line.told.state["offers"]);
    }
    // The table is the same after it was put away: it is built from its log alone.
    let states = [client.state(&table, &tokens[0]).await, client.state(&table, &tokens[2]).await];
    let house = house.again().await;
    let client = house.client();
    assert_eq!(states, [client.state(&table, &tokens[0]).await, client.state(&table, &tokens[2]).await]);
    let mut lines = Vec::new();
    for token in &tokens {
        lines.push(client.sit(&table, token).await);
    }
    play_on(&mut lines, &mut dice, usize::MAX).await;
    verified(&client, &table, &tokens[0]).await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_training_table_goes_back_to_anything_with_new_dice() {
    for (game, _) in GAMES {
        let house = House::open().await;
        let client = house.client();
        let (table, tokens, _) = client.people(game, 2, 6, "training").await;
        let mut dice = Chance::from_number(6);
        let mut lines = vec![client.sit(&table, &tokens[0]).await, client.sit(&table, &tokens[1]).await];
        play_on(&mut lines, &mut dice, 30).await;
        for (keep, new_dice) in [(20, false), (10, true), (10, true), (3, true), (0, false)] {
            let info =
                client.tell(&table, "undo", &tokens[1], json!({"keep": keep, "new_dice": new_dice})).await.good();
            let seq = info["seq"].as_u64().unwrap();
            for line in &mut lines {
                line.until(|told| told.seq() == seq).await;
                assert_eq!(line.told.state["plays"], keep);
                let then = line.told.states.iter().find(|state| state["plays"] == keep).unwrap();
                assert_eq!(then["view"], line.told.state["view"]);
            }
            play_on(&mut lines, &mut dice, 25).await;
            // Its past is open while it is played.
            verified(&client, &table, &tokens[0]).await;
        }
        let before = client.state(&table, &tokens[1]).await;
        let house = house.again().await;
        assert_eq!(house.client().state(&table, &tokens[1]).await, before);
        house.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn there_is_nothing_to_take_back_at_first_and_no_new_dice_elsewhere() {
    let house = House::open().await;
    let client = house.client();
    for undo in ["strict", "consent", "training"] {
        let (table, tokens, _) = client.people("fireteam-zero", 2, 6, undo).await;
        let undo_it = async |body: Value| client.tell(&table, "undo", &tokens[0], body).await;
        undo_it(json!({})).await.refused(409, "nothing-to-undo");
        for keep in [0, 1, 1u64 << 40] {
            undo_it(json!({"keep": keep})).await.refused(409, "nothing-to-undo");
        }
        if undo != "training" {
            undo_it(json!({"new_dice": true})).await.refused(409, "no-new-dice");
        }
        assert_eq!(client.info(&table).await["seq"], 0);
    }
    house.close().await;
}

/// Bots do not move while people are asked for their consent, so a wish must not outlive whoever could answer it.
#[tokio::test(flavor = "multi_thread")]
async fn a_wish_goes_with_whoever_wished_and_with_the_last_who_was_asked() {
    for leaver in [0, 1] {
        let house = House::open().await;
        let client = house.client();
        let (table, tokens, _) = client.people("cry-havoc", 2, 5, "consent").await;
        let mut dice = Chance::from_number(5);
        let mut lines = vec![client.sit(&table, &tokens[0]).await, client.sit(&table, &tokens[1]).await];
        let mut seat = 0;
        // Until something was shown by the one who will wish.
        loop {
            play_on(&mut lines, &mut dice, 1).await;
            let asked = client.tell(&table, "undo", &tokens[seat], json!({})).await;
            if asked.status == 200 && asked.body["undo_asked"].is_object() {
                break;
            }
            seat = 1 - seat;
        }
        let gone = if leaver == 0 { seat } else { 1 - seat };
        let left = client.tell(&table, "leave", &tokens[gone], json!({})).await.good();
        assert_eq!(left["undo_asked"], Value::Null);
        drop(lines);
        let again = house.again().await;
        assert_eq!(again.client().info(&table).await["undo_asked"], Value::Null);
        again.close().await;
    }
}
