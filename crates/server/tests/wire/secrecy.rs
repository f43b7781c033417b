//! No seat is told what it may not know. The bytes that a server sends to a seat are compared with those of a second server,
//! whose table differs from the first one's only in what that seat cannot see.

use crate::common::{GAMES, House, Live, play_on};
use cry_havoc::CryHavoc;
use fireteam_zero::FireteamZero;
use kernel::{Chance, Seat};
use serde_json::{Value, json};
use server::{
    load::load,
    store::{SnapshotRow, Store},
};
use std::sync::Arc;
use table::{
    Request,
    game::{Live as Played, Play, hex},
    token::Hashed,
};
use titles::Title;

/// Choices of a game that are looked at.
const MOST: usize = 160;

/// What a title is to this test.
trait Secret: Title {
    /// Choices between two looks into another world, on average.
    const EVERY: u32;
    /// What a player may ask for at any time.
    const INQUIRIES: &[&str];
    /// Whether a choice draws cards that the player sees at once, without an event that says so.
    fn draws(_choice: &Value) -> bool {
        false
    }
    /// Whether an event shows the seat something that was hidden: from there on two possible worlds may differ.
    fn uncovers(event: &Self::Event, seat: Seat) -> bool;
}

impl Secret for FireteamZero {
    const EVERY: u32 = 3;
    const INQUIRIES: &[&str] = &["forecast"];
    fn uncovers(event: &Self::Event, seat: Seat) -> bool {
        testkit::fireteam_zero::uncovers(event, seat)
    }
}

impl Secret for CryHavoc {
    const EVERY: u32 = 4;
    const INQUIRIES: &[&str] = &["stop", "scoring", "rehearsal"];
    fn draws(choice: &Value) -> bool {
        choice.get("deck").is_some()
    }
    fn uncovers(event: &Self::Event, seat: Seat) -> bool {
        testkit::cry_havoc::uncovers(event, seat)
    }
}

/// A server that has the same table as another one, but for what a seat cannot see.
async fn twin<T: Secret>(house: &House, id: &str, seat: Seat, dice: &mut Chance) -> House {
    let (store, shelf) = (&house.hall.store, &house.hall.shelf);
    let mut table = load(store, shelf, id).await.unwrap().unwrap();
    let row = store.table(id).await.unwrap().unwrap();
    let log = store.entries(id, 0, u32::MAX).await.unwrap();
    table.play = {
        let real = table.play.as_any().downcast_ref::<Played<T>>().unwrap();
        let mut guess = (T::mind().guess)(&real.table, &real.pack, seat, dice);
        // The dice are the same: what they show is not what this is about.
        guess.set_chance(real.table.chance().clone());
        let lesson = real.lesson.clone();
        Arc::new(Played::<T> { pack: real.pack.clone(), seats: real.seats, table: guess, events: Vec::new(), lesson })
    };
    let folder = Arc::new(tempfile::tempdir().unwrap());
    let store = Store::open(&House::database(&folder)).await.unwrap();
    store.add_table(&row, &log).await.unwrap();
    store.keep_snapshot(SnapshotRow::new(id, table.snapshot()));
    // Closing it writes the snapshot.
    store.close().await.unwrap();
    House::on(folder, house.hall.limits.clone(), shelf.clone()).await
}

/// Everybody sits down, and somebody once more; gives that one's line.
async fn gathered(house: &House, id: &str, tokens: &[String], token: &str) -> (Vec<Live>, Live) {
    let client = house.client();
    let mut lines = Vec::new();
    for token in tokens {
        lines.push(client.sit(id, token).await);
    }
    let once_more = client.live(id, json!({"token": token, "lang": "fr"})).await;
    (lines, once_more)
}

/// Everything the line was told from here on until an entry, without what other connections cause.
async fn told_until(line: &mut Live, seq: u64) -> String {
    let from = line.told.frames.len();
    line.until(|told| told.seq() >= seq).await;
    let is_update = |frame: &&String| frame.starts_with("{\"update\":");
    line.told.frames[from..].iter().find(is_update).unwrap().clone()
}

async fn played(house: &House, id: &str) -> Arc<dyn Play> {
    house.hall.ask(id, Request::Game).await.unwrap()
}

/// Two frames are the same to the last byte; shows where they part.
#[track_caller]
fn same(one: &str, other: &str, what: &str) {
    let at = one.bytes().zip(other.bytes()).take_while(|(one, other)| one == other).count();
    let near = |frame: &str| {
        String::from_utf8_lossy(&frame.as_bytes()[at.saturating_sub(300)..]).chars().take(500).collect::<String>()
    };
    assert!(one == other, "{what}:\n…{}\n…{}", near(one), near(other));
}

/// How many updates after one's own choices and after those of others were the same to the last byte, and how many only up to
/// where something hidden decided.
#[derive(Default, Debug)]
struct Compared {
    own: usize,
    others: usize,
    part: usize,
}

async fn worlds_look_alike<T: Secret>(seats: u8, seed: u64, compared: &mut Compared) {
    let house = House::open().await;
    let client = house.client();
    let (id, tokens, made) = client.people(T::NAME, seats, seed, "consent").await;
    let mut dice = Chance::from_number(seed);
    let mut lines = Vec::new();
    for token in &tokens {
        lines.push(client.live(&id, json!({"token": token, "lang": "de"})).await);
    }
    for _ in 0..MOST {
        if lines[0].told.is_over() {
            break;
        }
        if dice.draw("look", T::EVERY) > 0 {
            play_on(&mut lines, &mut dice, 1).await;
            continue;
        }
        // Somebody who is asked makes the same choice in both worlds; they differ in what the viewer cannot see.
        let viewer = dice.draw("viewer", u32::from(seats)) as usize;
        let other = twin::<T>(&house, &id, Seat(viewer as u8), &mut dice).await;
        let (_lines, watching) = gathered(&house, &id, &tokens, &made.spectator).await;
        let (_others, elsewhere) = gathered(&other, &id, &tokens, &made.spectator).await;
        same(&watching.told.frames[0], &elsewhere.told.frames[0], "a spectator sees through");
        let (mut theirs, mut here) = gathered(&house, &id, &tokens, &tokens[viewer]).await;
        let (mut others, mut there) = gathered(&other, &id, &tokens, &tokens[viewer]).await;
        same(&here.told.frames[0], &there.told.frames[0], &format!("seat {viewer} of {seats} sees through"));
        // What is worked out for it rests on nothing else.
        let inquiry = T::INQUIRIES[dice.draw("inquiry", T::INQUIRIES.len() as u32) as usize];
        let mut advice = Vec::new();
        for house in [&house, &other] {
            let inquiry = json!({"inquiry": {"ask": inquiry}});
            advice.push(house.client().tell(&id, "advice", &tokens[viewer], inquiry).await.good().to_string());
        }
        same(&advice[0], &advice[1], &format!("{inquiry} tells seat {viewer} of {seats} what is hidden"));
        let asked: Vec<usize> = (0..lines.len()).filter(|at| !lines[*at].told.offers().is_empty()).collect();
        let seat = asked[dice.draw("who", asked.len() as u32) as usize];
        let possible = |offer: &&Value| others[seat].told.offers().contains(offer);
        let both: Vec<Value> = theirs[seat].told.offers().iter().filter(possible).cloned().collect();
        if both.is_empty() {
            // Another hand has other choices.
            assert_ne!(seat, viewer);
            other.close().await;
            play_on(&mut lines, &mut dice, 1).await;
            continue;
        }
        let choice = both[dice.draw("what", both.len() as u32) as usize].clone();
        let what = format!("{choice} of seat {seat} tells seat {viewer} of {seats} what is hidden");
        let seq = theirs[seat].play(&choice).await;
        assert_eq!(others[seat].play(&choice).await, seq, "{choice} is another play in a possible world");
        let told = [told_until(&mut here, seq).await, told_until(&mut there, seq).await];
        let worlds = [played(&house, &id).await, played(&other, &id).await];
        let [one, two] = worlds.each_ref().map(|play| &play.as_any().downcast_ref::<Played<T>>().unwrap().events);
        let events =
            told.each_ref().map(|frame| serde_json::from_str::<Value>(frame).unwrap()["update"]["events"].take());
        let [heard, elsewhere] = events.each_ref().map(|events| events.as_array().unwrap());
        let differs = (0..heard.len().max(elsewhere.len())).find(|at| heard.get(*at) != elsewhere.get(*at));
        // Who is asked, and when, may depend on hidden cards only where the players play together.
        let asked = worlds.each_ref().map(|play| json!(play.sight(None, None).question));
        let alike = T::RIVALS || asked[0] == asked[1] && one.len() == two.len();
        match differs {
            None if alike && !(seat == viewer && T::draws(&choice)) => {
                same(&told[0], &told[1], &what);
                if seat == viewer { compared.own += 1 } else { compared.others += 1 }
            }
            None => compared.part += 1,
            Some(at) => {
                let shown = |events: &Vec<T::Event>| events.get(at).is_some_and(|e| T::uncovers(e, Seat(viewer as u8)));
                assert!(shown(one) || shown(two) || !alike, "{what}: {:?} and {:?}", heard.get(at), elsewhere.get(at));
                compared.part += 1;
            }
        }
        other.close().await;
        for line in &mut lines {
            line.until(|told| told.seq() >= seq).await;
        }
    }
    missed_is_what_was_told(&house, &id, &tokens, &lines).await;
    nothing_is_let_slip(&house, &id, &tokens, &lines, [&made.spectator, &made.owner]).await;
    house.close().await;
}

/// Whoever comes back is told of what it missed in the very words of those who were there.
async fn missed_is_what_was_told(house: &House, id: &str, tokens: &[String], lines: &[Live]) {
    for (token, line) in tokens.iter().zip(lines) {
        let back = house.client().live(id, json!({"token": token, "from": 0, "lang": "de"})).await;
        let welcome: Value = serde_json::from_str(&back.told.frames[0]).unwrap();
        let missed = welcome["welcome"]["missed"].as_array().unwrap();
        assert!(!missed.is_empty());
        for missed in missed {
            let update = line.told.updates.iter().find(|update| update["state"]["seq"] == missed["seq"]).unwrap();
            assert_eq!((&missed["events"], &missed["lines"]), (&update["events"], &update["lines"]));
        }
    }
}

/// No frame to a seat holds another's token, the seed, what the commitment was made from, or a fingerprint of the table.
async fn nothing_is_let_slip(house: &House, id: &str, tokens: &[String], lines: &[Live], others: [&String; 2]) {
    let row = house.hall.store.table(id).await.unwrap().unwrap();
    let mut secrets: Vec<String> = tokens.iter().chain(others).cloned().collect();
    secrets.extend([hex(&row.seed), serde_json::to_string(&row.seed).unwrap()]);
    let hashes = secrets.iter().map(|secret| Hashed::of(secret)).collect::<Vec<_>>();
    secrets.extend(hashes.iter().map(|hash| hex(hash.bytes())));
    let log = house.hall.store.entries(id, 0, u32::MAX).await.unwrap();
    assert!(!log.is_empty());
    secrets.extend(log.into_iter().map(|entry| entry.digest));
    for frame in lines.iter().flat_map(|line| &line.told.frames) {
        for secret in &secrets {
            assert!(!frame.contains(secret), "{secret} was told: {frame}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn seats_of_fireteam_zero_are_told_what_they_may_know() {
    let mut compared = Compared::default();
    for seats in 2..=4 {
        worlds_look_alike::<FireteamZero>(seats, 40 + u64::from(seats), &mut compared).await;
    }
    assert!(compared.own > 5 && compared.others > 5, "{compared:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn seats_of_cry_havoc_are_told_what_they_may_know() {
    let mut compared = Compared::default();
    for seats in 2..=4 {
        worlds_look_alike::<CryHavoc>(seats, 40 + u64::from(seats), &mut compared).await;
    }
    assert!(compared.own > 5 && compared.others > 5, "{compared:?}");
}

/// What a server answers over HTTP is no other thing than what it sends to lines.
#[tokio::test(flavor = "multi_thread")]
async fn answers_hold_no_secrets_either() {
    let house = House::open().await;
    let client = house.client();
    for (game, _) in GAMES {
        let (id, tokens, made) = client.people(game, 2, 50, "consent").await;
        let mut lines = vec![client.sit(&id, &tokens[0]).await, client.sit(&id, &tokens[1]).await];
        play_on(&mut lines, &mut Chance::from_number(50), 30).await;
        let row = house.hall.store.table(&id).await.unwrap().unwrap();
        let seed = hex(&row.seed);
        let digests: Vec<String> =
            house.hall.store.entries(&id, 0, 100).await.unwrap().into_iter().map(|entry| entry.digest).collect();
        for what in ["", "/state", "/chat", "/log", "/verify", "/export", "/replay?at=3&seat=1", "/chapters"] {
            let answer = client.get(&format!("/api/v1/tables/{id}{what}"), &tokens[0]).await.body.to_string();
            for secret in [&seed, &tokens[0], &tokens[1], &made.owner, &made.spectator].into_iter().chain(&digests) {
                assert!(!answer.contains(secret.as_str()), "{what} tells {secret}");
            }
        }
        let (other, _, _) = client.people(game, 2, 51, "consent").await;
        client.ask(&other, "state", &tokens[0]).await.refused(401, "wrong-token");
    }
    house.close().await;
}
