//! The game that is played in the theatre: as small as a game can be that has turns, questions to all at once, dice, secrets, bots and
//! an end.

use kernel::Chance;
use protocol::{GameInfo, Json, Question, Reason};
use serde::{Deserialize, Serialize};
use serde_json::{
    Map, Value, json,
    value::{RawValue, to_raw_value},
};
use std::{
    any::Any,
    sync::{Arc, atomic::AtomicBool},
};
use table::game::{Asked, Bot, Game, Lang, Move, News, Play, Refusal, Sight, hex};

/// Every so often all seats are asked at once.
const TOGETHER: u32 = 5;
/// The stones that may be taken; the last one rolls a die.
const OFFERS: [u8; 3] = [1, 2, 3];
const ROLLS: u8 = 3;

pub struct Stones;

#[derive(Clone, Serialize, Deserialize)]
struct Heap {
    seats: u8,
    /// It is over after this many choices.
    end: u32,
    /// What each seat knows and nobody else may.
    secrets: Vec<u64>,
    chance: Chance,
    choices: u32,
    question: u32,
    waiting: u8,
    total: u64,
}

fn raw(value: &impl Serialize) -> Json {
    to_raw_value(value).unwrap_or_else(|_| RawValue::NULL.to_owned())
}

/// How a secret looks on the wire.
pub fn written(secret: u64) -> String {
    format!("secret-{secret:016x}")
}

/// The secrets of a table with this seed.
pub fn secrets(seed: [u8; 32], seats: u8) -> Vec<u64> {
    let secret =
        |seat: u8| blake3::Hasher::new().update(&seed).update(&[seat]).finalize().as_bytes().first_chunk().copied();
    (0..seats).map(|seat| u64::from_le_bytes(secret(seat).unwrap_or_default())).collect()
}

impl Heap {
    fn new(seats: u8, end: u32, seed: [u8; 32]) -> Self {
        let (secrets, chance) = (secrets(seed, seats), Chance::seeded(seed));
        Heap { seats, end, secrets, chance, choices: 0, question: 1, waiting: 1, total: 0 }
    }

    /// Asks the seat that is next.
    fn ask(&mut self) {
        self.question += 1;
        let all = (1 << self.seats) - 1;
        let one = 1 << (self.question % u32::from(self.seats));
        self.waiting = if self.question.is_multiple_of(TOGETHER) { all } else { one };
    }
}

fn list(bits: u8) -> Vec<u8> {
    (0..8).filter(|seat| bits >> seat & 1 == 1).collect()
}

impl Play for Heap {
    fn seats(&self) -> u8 {
        self.seats
    }
    fn asked(&self) -> Option<Asked> {
        let Heap { question, waiting, .. } = *self;
        (!self.is_over()).then_some(Asked { number: question, seats: waiting, waiting, first: false, team: false })
    }
    fn is_over(&self) -> bool {
        self.choices >= self.end
    }
    fn outcome(&self) -> Json {
        raw(&self.is_over().then_some(self.total))
    }
    fn winners(&self) -> u8 {
        0
    }
    fn play(&self, seat: u8, choice: &RawValue, _: Lang) -> Result<Box<dyn Play>, Refusal> {
        let take: u8 = serde_json::from_str(choice.get()).map_err(|error| Refusal::Malformed(error.to_string()))?;
        let refused = |reason: &str| Refusal::Refused { rule: None, reason: reason.into(), text: reason.into() };
        if self.is_over() || seat >= self.seats || self.waiting >> seat & 1 == 0 {
            return Err(refused("not-asked"));
        }
        if !OFFERS.contains(&take) {
            return Err(refused("not-offered"));
        }
        let mut next = self.clone();
        next.total += u64::from(take);
        if take == ROLLS {
            next.total += u64::from(next.chance.draw("die", 6));
        }
        next.choices += 1;
        next.waiting &= !(1 << seat);
        if next.waiting == 0 {
            next.ask();
        }
        Ok(Box::new(next))
    }
    fn why_not(&self, seat: u8, choice: &RawValue, lang: Lang) -> Result<Reason, Refusal> {
        let allowed = self.play(seat, choice, lang).is_ok();
        Ok(Reason { allowed, rule: None, reason: None, text: None })
    }
    fn with_dice(&self, seed: [u8; 32]) -> Box<dyn Play> {
        Box::new(Heap { chance: Chance::seeded(seed), ..self.clone() })
    }
    fn digest(&self) -> String {
        hex(&blake3::hash(&self.snapshot()).as_bytes()[..8])
    }
    fn snapshot(&self) -> Vec<u8> {
        postcard::to_allocvec(self).unwrap_or_default()
    }
    fn sight(&self, viewer: Option<u8>, _: Option<Lang>) -> Sight {
        let question = self.asked().map(|asked| Question {
            number: asked.number,
            rule: "STONES-1".into(),
            key: "take".into(),
            text: None,
            seats: list(asked.seats),
            waiting: list(asked.waiting),
        });
        let asked = viewer.is_some_and(|seat| !self.is_over() && self.waiting >> seat & 1 == 1);
        let offers = if asked { raw(&OFFERS) } else { raw(&[0; 0]) };
        let mine = viewer.and_then(|seat| self.secrets.get(usize::from(seat))).map(|secret| written(*secret));
        let view = raw(&json!({"choices": self.choices, "total": self.total, "mine": mine}));
        Sight { view, question, offers, texts: Vec::new() }
    }
    fn news(&self, _: Option<u8>, _: Option<Lang>) -> News {
        News { events: raw(&[self.total]), lines: Vec::new() }
    }
    fn reveals(&self, _: u8, choices: &[&RawValue]) -> bool {
        choices.iter().any(|choice| choice.get() == "3")
    }
    fn as_any(&self) -> &dyn Any {
        self
    }
}

/// A bot that takes one stone.
struct Taker;

impl Bot for Taker {
    fn choose(&mut self, _: &dyn Play, _: u8, _: u8, _: Arc<AtomicBool>) -> Option<Json> {
        Some(raw(&1))
    }
}

impl Game for Stones {
    fn name(&self) -> &'static str {
        "stones"
    }
    fn rules(&self) -> &'static str {
        "1"
    }
    fn pack(&self) -> &'static str {
        "none"
    }
    fn rivals(&self) -> bool {
        true
    }
    fn info(&self, _: Lang) -> GameInfo {
        GameInfo {
            game: self.name().into(),
            rules: self.rules().into(),
            pack: self.pack().into(),
            seats: "players".into(),
            rivals: true,
            campaigns: false,
            levels: vec!["bot".into()],
            fields: json!([]),
        }
    }
    fn options(&self, given: &Map<String, Value>) -> Result<Value, String> {
        Ok(Value::Object(given.clone()))
    }
    fn open(&self, options: &Value, seed: [u8; 32]) -> Result<Box<dyn Play>, String> {
        let seats = options["seats"].as_u64().filter(|seats| (1..=4).contains(seats)).ok_or("1 to 4 seats")?;
        let end =
            options["end"].as_u64().and_then(|end| u32::try_from(end).ok()).ok_or("after how many choices it ends")?;
        Ok(Box::new(Heap::new(seats as u8, end, seed)))
    }
    fn load(&self, _: &Value, snapshot: &[u8]) -> Result<Box<dyn Play>, String> {
        let heap: Heap = postcard::from_bytes(snapshot).map_err(|error| error.to_string())?;
        Ok(Box::new(heap))
    }
    fn verify(&self, _: &Value, _: [u8; 32], log: &[Move<'_>]) -> Result<u64, String> {
        Ok(log.len() as u64)
    }
    fn bot(&self, level: &str) -> Option<Box<dyn Bot>> {
        (level == "bot").then(|| Box::new(Taker) as Box<dyn Bot>)
    }
}
