//! The house with a store in memory: whole games against bots, with everything that a worker does around it.

#![allow(clippy::unwrap_used, reason = "a test may fail by panicking")]

use browser::{
    call::{Answer, Ask, Call, CampaignRow, Done, Known, Need, TableRow, What, Write},
    house::House,
    work::{Work, Workshop},
};
use serde_json::{Value, json};
use std::collections::{BTreeMap, HashMap, VecDeque};
use table::game::shelf;

/// A tab: its house, a worker beside it, and the store that it shares with others.
struct Tab {
    house: House,
    shop: Workshop,
    calls: u64,
    frames: Vec<Value>,
    thinks: VecDeque<Value>,
    ended: Vec<u64>,
}

#[derive(Default)]
struct Store {
    sheets: HashMap<String, Value>,
    logs: HashMap<String, Vec<Value>>,
    campaigns: HashMap<String, Value>,
}

impl Store {
    fn read(&self, need: &Need) -> Known {
        match need {
            Need::Table(id) => {
                let row = self.sheets.get(id).map(|sheet| json!({ "sheet": sheet, "log": self.logs.get(id) }));
                Known::Table {
                    id: id.clone(),
                    row: row.map(|row| serde_json::from_value::<Box<TableRow>>(row).unwrap()),
                }
            }
            Need::Campaign(id) => {
                let row = self.campaigns.get(id).cloned();
                Known::Campaign {
                    id: id.clone(),
                    row: row.map(|row| serde_json::from_value::<CampaignRow>(row).unwrap()),
                }
            }
        }
    }

    /// False if something is there already; nothing is written then.
    fn write(&mut self, writes: &[Write]) -> bool {
        let taken = |write: &Write| match write {
            Write::Table { id, .. } => self.sheets.contains_key(id),
            Write::Entry { table, seq, .. } => self.logs.get(table).is_some_and(|log| log.len() as u64 >= *seq),
            Write::Campaign { id, version, .. } => {
                self.campaigns.get(id).and_then(|row| row["version"].as_u64()).unwrap_or_default() + 1 != *version
            }
        };
        if writes.iter().any(taken) {
            return false;
        }
        for write in writes {
            let value = |row: &protocol::Json| serde_json::from_str::<Value>(row.get()).unwrap();
            match write {
                Write::Table { id, row } => {
                    self.sheets.insert(id.clone(), value(row));
                    self.logs.insert(id.clone(), Vec::new());
                }
                Write::Entry { table, row, .. } => self.logs.get_mut(table).unwrap().push(value(row)),
                Write::Campaign { id, row, .. } => drop(self.campaigns.insert(id.clone(), value(row))),
            }
        }
        true
    }
}

impl Tab {
    fn new() -> Tab {
        let (house, shop) = (House::new(shelf().unwrap()), Workshop::new(shelf().unwrap()));
        Tab { house, shop, calls: 0, frames: Vec::new(), thinks: VecDeque::new(), ended: Vec::new() }
    }

    /// Makes a call as a worker does. None if another tab was faster.
    fn call(&mut self, store: &mut Store, what: &dyn Fn() -> What) -> Option<Done> {
        let mut needs: Vec<Need> = Vec::new();
        loop {
            self.calls += 1;
            let (now, random) = (1_000_000 + self.calls as i64, format!("{:064x}", self.calls));
            let known = needs.iter().map(|need| store.read(need)).collect();
            let mut done = self.house.call(Call { now, random, what: what(), known });
            if let Some(need) = done.need.take() {
                assert!(done.writes.is_empty() && done.tells.is_empty(), "an attempt without its rows changes nothing");
                assert!(!needs.contains(&need), "{need:?} was given");
                needs.push(need);
                continue;
            }
            if !store.write(&done.writes) {
                let lost = done.writes.iter().find_map(|write| match write {
                    Write::Table { id, .. } => Some(id.clone()),
                    Write::Entry { table, .. } => Some(table.clone()),
                    Write::Campaign { .. } => None,
                });
                if let Some(table) = lost {
                    self.call(store, &|| What::Lost { table: table.clone() });
                }
                return None;
            }
            self.frames.extend(done.tells.iter().map(|tell| serde_json::from_str::<Value>(&tell.frame).unwrap()));
            self.ended.extend(&done.ends);
            self.thinks.extend(done.thinks.iter().map(|think| serde_json::to_value(think).unwrap()));
            return Some(done);
        }
    }

    fn ask(&mut self, store: &mut Store, method: &str, path: &str, token: Option<&str>, body: Value) -> (u16, Value) {
        let (path, query) = path.split_once('?').unwrap_or((path, ""));
        let query: BTreeMap<String, String> =
            query.split('&').filter_map(|pair| pair.split_once('=')).map(|(k, v)| (k.into(), v.into())).collect();
        let body = (!body.is_null()).then(|| serde_json::value::to_raw_value(&body).unwrap());
        let ask = || Ask {
            method: method.into(),
            path: path.split('/').filter(|part| !part.is_empty()).map(str::to_owned).collect(),
            query: query.clone(),
            token: token.map(str::to_owned),
            body: body.clone(),
        };
        let done = self.call(store, &|| What::Ask(ask())).expect("nobody else writes");
        let Answer { status, body } = match done.work {
            Some(work) => self.shop.run(work),
            None => done.answer.expect("an answer"),
        };
        (status, serde_json::from_str(body.get()).unwrap())
    }

    fn send(&mut self, store: &mut Store, line: u64, table: &str, frame: &Value) -> Option<Done> {
        self.call(store, &|| What::Frame { line, table: table.into(), text: frame.to_string() })
    }

    /// How the table stands, as the page was told last.
    fn state(&self) -> &Value {
        let of =
            |frame: &'_ Value| ["welcome", "update"].iter().find_map(|kind| frame.get(kind)?.get("state").cloned());
        let last = self.frames.iter().rposition(|frame| of(frame).is_some()).expect("a welcome");
        let frame = &self.frames[last];
        frame.get("welcome").or_else(|| frame.get("update")).and_then(|told| told.get("state")).unwrap()
    }

    /// Lets a bot think, if one is asked.
    fn think(&mut self, store: &mut Store) -> bool {
        let Some(think) = self.thinks.pop_front() else { return false };
        let work: Work = serde_json::from_value(think["work"].clone()).unwrap();
        let Answer { status, body } = self.shop.run(work);
        assert_eq!(status, 200);
        assert_ne!(body.get(), "null", "a bot that is asked has an answer: {think}");
        let (table, seat, ask) = (think["table"].as_str().unwrap(), &think["seat"], &think["ask"]);
        let (seat, ask) = (seat.as_u64().unwrap() as u8, ask.as_u64().unwrap() as u32);
        self.call(store, &|| What::Thought { table: table.into(), seat, ask, choice: Some(body.clone()) });
        true
    }
}

fn made(answer: &(u16, Value)) -> (String, String) {
    assert_eq!(answer.0, 201, "{}", answer.1);
    (answer.1["table"]["id"].as_str().unwrap().into(), answer.1["seats"][0].as_str().unwrap().into())
}

fn wish(game: &str, level: &str, key: &str) -> Value {
    let options = if game == "cry-havoc" { json!({ "players": 2 }) } else { json!({ "heroes": 2 }) };
    let seats = json!([{ "kind": "human" }, { "kind": "bot", "level": level }]);
    json!({ "game": game, "options": options, "seats": seats, "seed": 7, "key": format!("{key:-<22}") })
}

#[test]
fn whole_games_against_bots_with_a_reload_in_the_middle() {
    for game in ["cry-havoc", "fireteam-zero"] {
        let (mut store, mut tab) = (Store::default(), Tab::new());
        let (id, token) = made(&tab.ask(&mut store, "POST", "/tables", None, wish(game, "recruit", game)));
        let hello = json!({ "hello": { "token": token, "lang": "en" } });
        tab.send(&mut store, 1, &id, &hello);
        let mut plays = 0;
        while tab.state()["outcome"].is_null() {
            if tab.think(&mut store) {
                continue;
            }
            let offers = tab.state()["offers"].as_array().unwrap().clone();
            // Mixed, so that nothing is picked and put back for ever.
            let mixed = (plays as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 33;
            let choice = offers
                .get(mixed as usize % offers.len().max(1))
                .unwrap_or_else(|| panic!("{game} {plays}: {} {:?}", tab.state()["question"], tab.frames.last()));
            let play = json!({ "play": { "ask": tab.state()["question"]["number"], "choice": choice, "key": format!("{plays}") } });
            let done = tab.send(&mut store, 1, &id, &play).unwrap();
            let [Write::Entry { seq, .. }, ..] = &done.writes[..] else { panic!("a choice is written") };
            let played = json!({ "played": { "key": format!("{plays}"), "seq": seq, "repeated": false } });
            assert!(tab.frames.contains(&played), "{:?}", tab.frames.last());
            plays += 1;
            if plays == 10 {
                // The tab is loaded again: all that it had in memory is gone. Its clock stands at an earlier time.
                let before = tab.state()["seq"].clone();
                tab = Tab::new();
                tab.send(&mut store, 1, &id, &hello);
                assert_eq!(tab.state()["seq"], before);
            }
        }
        let (status, verified) = tab.ask(&mut store, "GET", &format!("/tables/{id}/verify"), Some(&token), Value::Null);
        assert_eq!((status, &verified["replay_matches"], &verified["seed_matches"]), (200, &json!(true), &json!(true)));
        let (status, file) = tab.ask(&mut store, "GET", &format!("/tables/{id}/export"), Some(&token), Value::Null);
        assert_eq!(status, 200);
        // Another device opens the file.
        let (mut elsewhere, mut other) = (Store::default(), Tab::new());
        let (copy, _) = made(&other.ask(&mut elsewhere, "POST", "/import", None, file));
        let (_, info) = other.ask(&mut elsewhere, "GET", &format!("/tables/{copy}"), None, Value::Null);
        assert_eq!((&info["status"], &info["seats"][1]["level"]), (&json!("over"), &json!("recruit")));
        let (status, again) = tab.ask(&mut store, "POST", &format!("/tables/{id}/rematch"), Some(&token), json!({}));
        assert_eq!((status, &again["origin"]), (200, &json!(id)));
    }
}

#[test]
fn what_is_sent_again_is_done_once() {
    let (mut store, mut tab) = (Store::default(), Tab::new());
    let first = tab.ask(&mut store, "POST", "/tables", None, wish("cry-havoc", "random", "once"));
    let again = Tab::new().ask(&mut store, "POST", "/tables", None, wish("cry-havoc", "random", "once"));
    assert_eq!(made(&first), made(&again));
    assert_eq!(store.sheets.len(), 1);
}

#[test]
fn of_two_tabs_the_slower_one_sees_what_the_faster_did() {
    let (mut store, mut one, mut two) = (Store::default(), Tab::new(), Tab::new());
    let (id, token) = made(&one.ask(&mut store, "POST", "/tables", None, wish("fireteam-zero", "random", "tabs")));
    let hello = json!({ "hello": { "token": token } });
    one.send(&mut store, 1, &id, &hello);
    two.send(&mut store, 1, &id, &hello);
    while one.state()["offers"].as_array().unwrap().is_empty() {
        assert!(one.think(&mut store));
    }
    two.call(&mut store, &|| What::Moved { table: id.clone() });
    assert_eq!(one.state(), two.state());
    let play = |tab: &Tab, key: &str| json!({ "play": { "ask": tab.state()["question"]["number"], "choice": tab.state()["offers"][0], "key": key } });
    let (mine, theirs) = (play(&one, "mine"), play(&two, "theirs"));
    assert!(one.send(&mut store, 1, &id, &mine).is_some());
    let told = two.frames.len();
    assert!(two.send(&mut store, 1, &id, &theirs).is_none(), "its place in the log is taken");
    assert_eq!((two.frames.len(), &two.ended[..]), (told, &[1][..]), "nobody is told what is not stored");
    // The page comes again, and sends what was not answered.
    two.send(&mut store, 2, &id, &hello);
    assert_eq!(two.state()["seq"], one.state()["seq"]);
    two.send(&mut store, 2, &id, &theirs);
    assert_eq!(two.frames.last().unwrap()["refused"]["problem"]["type"], "stale");
}

#[test]
fn a_campaign_goes_on_after_its_first_mission() {
    let (mut store, mut tab) = (Store::default(), Tab::new());
    let begin = json!({ "game": "fireteam-zero", "options": { "mission": "1.1", "heroes": 2 }, "key": "a campaign of one's own" });
    let (status, begun) = tab.ask(&mut store, "POST", "/campaigns", None, begin);
    assert_eq!(status, 201, "{begun}");
    let (id, owner) = (begun["campaign"]["id"].as_str().unwrap(), begun["owner"].as_str().unwrap());
    let seats = json!([{ "kind": "human" }, { "kind": "bot", "level": "random" }]);
    let next = |key: &str| json!({ "seats": seats, "key": format!("{key:-<22}") });
    let path = format!("/campaigns/{id}/next");
    let (status, first) = tab.ask(&mut store, "POST", &path, Some(owner), next("first"));
    assert_eq!((status, &first["campaign"]["attempts"][0]["mission"]), (201, &json!("1.1")), "{first}");
    let (status, refused) = tab.ask(&mut store, "POST", &path, Some(owner), next("too soon"));
    assert_eq!((status, &refused["type"]), (409, &json!("in-play")));
    // Somebody else's token opens nothing.
    assert_eq!(tab.ask(&mut store, "POST", &path, Some("another"), next("stranger")).0, 401);
}

#[test]
fn what_cannot_be_answered_says_so() {
    let (mut store, mut tab) = (Store::default(), Tab::new());
    for (method, path, status) in [
        ("GET", "/nothing", 404),
        ("GET", "/tables/00000000000000000000", 404),
        ("GET", "/tables/no id", 404),
        ("POST", "/tables", 400),
        ("GET", "/games?lang=tlh", 400),
        ("GET", "/campaigns/00000000000000000000", 404),
    ] {
        assert_eq!(tab.ask(&mut store, method, path, None, Value::Null).0, status, "{path}");
    }
    tab.send(&mut store, 1, "00000000000000000000", &json!({ "play": { "ask": 1, "choice": 1, "key": "k" } }));
    assert_eq!(tab.frames.last().unwrap()["refused"]["problem"]["type"], "invalid");
    assert_eq!(tab.ended, [1]);
}
