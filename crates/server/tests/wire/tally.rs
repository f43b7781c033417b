//! A game made for tests: two people add to a number in turn. It is short, quick and breaks down when told to.

use protocol::{GameInfo, Json, Question, Reason};
use serde_json::{Map, Value, json, value::RawValue, value::to_raw_value};
use std::{
    any::Any,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};
use table::game::{Asked, Bot, Game, Lang, Move, News, Play, Refusal, Sight, Step};

/// The choice at which its rules panic.
pub const PANIC: u64 = 13;
/// The choice at which they find themselves broken.
pub const BROKEN: u64 = 14;
/// The choice after which it can no longer be looked at.
pub const BLIND: u64 = 15;
/// The choice that takes a while to play again.
pub const LONG: u64 = 17;
/// For so long.
pub const WHILE: Duration = Duration::from_millis(200);
/// The number at which it ends.
const END: u64 = 1000;

pub struct Tally;

#[derive(Clone, Copy)]
struct Sum {
    sum: u64,
    plays: u32,
}

fn raw(value: &Value) -> Json {
    to_raw_value(value).unwrap()
}

impl Sum {
    fn turn(self) -> u8 {
        (self.plays % 2) as u8
    }
}

impl Play for Sum {
    fn seats(&self) -> u8 {
        2
    }
    fn asked(&self) -> Option<Asked> {
        let turn = 1 << self.turn();
        (!self.is_over()).then_some(Asked {
            number: self.plays + 1,
            seats: turn,
            waiting: turn,
            first: false,
            team: false,
        })
    }
    fn is_over(&self) -> bool {
        self.sum >= END
    }
    fn outcome(&self) -> Json {
        raw(&if self.is_over() { json!(self.sum) } else { Value::Null })
    }
    fn winners(&self) -> u8 {
        0
    }
    fn play(&self, seat: u8, choice: &RawValue, _: Lang) -> Result<Box<dyn Play>, Refusal> {
        let add = choice.get().parse::<u64>().map_err(|error| Refusal::Malformed(error.to_string()))?;
        let refused = |reason: &str| Refusal::Refused { rule: None, reason: reason.into(), text: reason.into() };
        match add {
            _ if seat != self.turn() => Err(refused("not-asked")),
            PANIC => panic!("the rules do not know what to do with {add}"),
            BROKEN => Err(Refusal::Broken("the rules are broken".into())),
            0 => Err(refused("nothing")),
            add => Ok(Box::new(Sum { sum: self.sum + add, plays: self.plays + 1 })),
        }
    }
    fn why_not(&self, _: u8, _: &RawValue, _: Lang) -> Result<Reason, Refusal> {
        Ok(Reason { allowed: true, rule: None, reason: None, text: None })
    }
    fn with_dice(&self, _: [u8; 32]) -> Box<dyn Play> {
        Box::new(*self)
    }
    fn digest(&self) -> String {
        format!("{:08x}{:08x}", self.sum, self.plays)
    }
    fn snapshot(&self) -> Vec<u8> {
        [self.sum, self.plays.into()].into_iter().flat_map(u64::to_le_bytes).collect()
    }
    fn sight(&self, viewer: Option<u8>, _: Option<Lang>) -> Sight {
        assert!(self.sum % 100 != BLIND, "nobody can look at {}", self.sum);
        let asked = self.asked();
        let turn = vec![self.turn()];
        let question = asked.map(|asked| Question {
            number: asked.number,
            rule: "TALLY-01".into(),
            key: "add".into(),
            text: None,
            seats: turn.clone(),
            waiting: turn,
        });
        let offers = if asked.is_some() && viewer == Some(self.turn()) { json!([1, 2]) } else { json!([]) };
        Sight { view: raw(&json!({"sum": self.sum})), question, offers: raw(&offers), texts: Vec::new() }
    }
    fn news(&self, _: Option<u8>, _: Option<Lang>) -> News {
        News { events: raw(&json!([self.sum])), lines: Vec::new() }
    }
    fn reveals(&self, _: u8, _: &[&RawValue]) -> bool {
        false
    }
    fn as_any(&self) -> &dyn Any {
        self
    }
}

/// A bot that adds one, at once or after all the time that it is given.
struct Adder {
    slow: bool,
}

impl Bot for Adder {
    fn choose(&mut self, _: &dyn Play, _: u8, _: u8, stop: Arc<AtomicBool>) -> Option<Json> {
        while self.slow && !stop.load(Ordering::Relaxed) {
            std::thread::sleep(Duration::from_millis(1));
        }
        Some(raw(&json!(1)))
    }
}

impl Game for Tally {
    fn name(&self) -> &'static str {
        "tally"
    }
    fn rules(&self) -> &'static str {
        "1"
    }
    fn pack(&self) -> &str {
        "none"
    }
    fn rivals(&self) -> bool {
        false
    }
    fn info(&self, _: Lang) -> GameInfo {
        GameInfo {
            game: "tally".into(),
            rules: "1".into(),
            pack: "none".into(),
            seats: "seats".into(),
            rivals: false,
            campaigns: false,
            levels: vec!["quick".into()],
            fields: json!([]),
        }
    }
    fn options(&self, given: &Map<String, Value>) -> Result<Value, String> {
        Ok(json!(given))
    }
    fn open(&self, _: &Value, _: [u8; 32]) -> Result<Box<dyn Play>, String> {
        Ok(Box::new(Sum { sum: 0, plays: 0 }))
    }
    fn load(&self, _: &Value, snapshot: &[u8]) -> Result<Box<dyn Play>, String> {
        let number = |at: usize| snapshot.get(at..at + 8)?.try_into().ok().map(u64::from_le_bytes);
        let (sum, plays) = number(0).zip(number(8)).ok_or("a damaged snapshot")?;
        Ok(Box::new(Sum { sum, plays: plays as u32 }))
    }
    fn verify(&self, _: &Value, _: [u8; 32], log: &[Move<'_>]) -> Result<u64, String> {
        let long = |step: &&Move| matches!(step.what, Step::Play { choice, .. } if choice.get() == LONG.to_string());
        std::thread::sleep(WHILE * log.iter().filter(long).count() as u32);
        Ok(log.len() as u64)
    }
    fn bot(&self, level: &str) -> Option<Box<dyn Bot>> {
        ["slow", "quick"].contains(&level).then(|| Box::new(Adder { slow: level == "slow" }) as Box<dyn Bot>)
    }
}
