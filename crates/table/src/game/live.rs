//! A game under way of a title that is known.

use super::{Asked, News, Play, Refusal, Sight, advice};
use kernel::{Chance, Error, Join, Refused, Seat, Seats, Table};
use protocol::{Goal, HintWay, Json, Question, Reason};
use serde::Serialize;
use serde_json::{
    Value,
    value::{RawValue, to_raw_value},
};
use std::{
    any::Any,
    sync::{Arc, atomic::AtomicBool},
};
use titles::{Lang, Title, Words};

/// How many other worlds are tried to see whether a choice reveals something.
const WORLDS: u32 = 8;

/// A game under way.
pub struct Live<T: Title> {
    pub pack: Arc<T::Pack>,
    pub seats: u8,
    /// The lesson that the table is.
    pub lesson: Option<Arc<titles::Lesson<T>>>,
    pub table: Table<T>,
    /// What the last play did.
    pub events: Vec<T::Event>,
}

/// JSON of something that can always be written.
pub fn json(value: &impl Serialize) -> Json {
    to_raw_value(value).unwrap_or_else(|_| RawValue::NULL.to_owned())
}

fn choice_of<T: Title>(choice: &RawValue) -> Result<T::Choice, Refusal> {
    serde_json::from_str(choice.get()).map_err(|error| Refusal::Malformed(error.to_string()))
}

impl<T: Title> Live<T> {
    fn refusal(&self, refused: &Refused<T::Why>, seat: Seat, choice: T::Choice, lang: Lang) -> Refusal {
        let (rule, reason) = titles::reason_of::<T>(refused);
        let text = T::Words::new(&self.pack, lang).refused(refused, &self.table, seat, choice);
        Refusal::Refused { rule, reason, text }
    }

    fn told(&self, viewer: Option<Seat>) -> Vec<T::Event> {
        self.events.iter().map(|event| T::told(event, &self.table.world, viewer)).collect()
    }

    fn next(&self, table: Table<T>, events: Vec<T::Event>) -> Live<T> {
        Live { pack: self.pack.clone(), seats: self.seats, lesson: self.lesson.clone(), table, events }
    }

    /// The table after these choices of one seat, and what happened; none if one of them is refused.
    fn after(&self, mut table: Table<T>, seat: Seat, choices: &[T::Choice]) -> Option<Live<T>> {
        let mut events = Vec::new();
        for choice in choices {
            table.apply(&self.pack, seat, *choice, &mut events).ok()?;
        }
        Some(self.next(table, events))
    }

    /// What a seat sees and is told.
    fn seen(&self, seat: Seat) -> (String, String) {
        (
            json(&T::view(&self.table, &self.pack, Some(seat))).get().to_owned(),
            json(&self.told(Some(seat))).get().to_owned(),
        )
    }

    /// What a viewer sees who may answer for the seat `voice`: the own one, or another's.
    fn seen_by(&self, viewer: Option<u8>, voice: Option<u8>, lang: Option<Lang>) -> Sight {
        let (seat, voice, table) = (viewer.map(Seat), voice.map(Seat), &self.table);
        let mut offers = Vec::new();
        if let Some(voice) = voice {
            table.offers(&self.pack, voice, &mut offers);
        }
        let words = lang.map(|lang| T::Words::new(&self.pack, lang));
        let question = table.ask().map(|ask| {
            let list = |seats: Seats| seats.iter().map(|seat| seat.0).collect();
            // Its words may speak of the hand of the seat that is asked: they are for nobody else.
            let asked = seat.filter(|_| voice.is_some_and(|voice| table.waiting().has(voice)));
            let text = words.as_ref().zip(asked).map(|(words, seat)| words.question(table, seat));
            Question {
                number: ask.number,
                rule: ask.rule.id::<T>().into(),
                key: ask.key.into(),
                text,
                seats: list(ask.seats),
                waiting: list(table.waiting()),
            }
        });
        let texts = words.iter().zip(voice).flat_map(|(words, voice)| {
            let text = move |choice: &T::Choice| words.choice(table, voice, *choice);
            offers.iter().map(text)
        });
        Sight { view: json(&T::view(table, &self.pack, seat)), question, texts: texts.collect(), offers: json(&offers) }
    }
}

impl<T: Title> Play for Live<T> {
    fn seats(&self) -> u8 {
        self.seats
    }
    fn asked(&self) -> Option<Asked> {
        let ask = self.table.ask()?;
        let first = ask.join == Join::First;
        let waiting = self.table.waiting().0;
        Some(Asked { number: ask.number, seats: ask.seats.0, waiting, first, team: ask.team })
    }
    fn is_over(&self) -> bool {
        self.table.is_over()
    }
    fn outcome(&self) -> Json {
        json(&T::outcome(&self.table.world))
    }
    fn winners(&self) -> u8 {
        T::winners(&self.table.world).0
    }
    fn play(&self, seat: u8, choice: &RawValue, lang: Lang) -> Result<Box<dyn Play>, Refusal> {
        let (seat, choice) = (Seat(seat), choice_of::<T>(choice)?);
        let mut table = self.table.clone();
        let mut events = Vec::new();
        match table.apply(&self.pack, seat, choice, &mut events) {
            Ok(()) => Ok(Box::new(self.next(table, events))),
            Err(Error::Refused(refused)) => Err(self.refusal(&refused, seat, choice, lang)),
            Err(broken) => Err(Refusal::Broken(broken.to_string())),
        }
    }
    fn why_not(&self, seat: u8, choice: &RawValue, lang: Lang) -> Result<Reason, Refusal> {
        let (seat, choice) = (Seat(seat), choice_of::<T>(choice)?);
        let none = Reason { allowed: true, rule: None, reason: None, text: None };
        let Some(refused) = self.table.why_not(&self.pack, seat, choice) else { return Ok(none) };
        match self.refusal(&refused, seat, choice, lang) {
            Refusal::Refused { rule, reason, text } => {
                Ok(Reason { allowed: false, rule: rule.map(str::to_owned), reason: Some(reason), text: Some(text) })
            }
            other => Err(other),
        }
    }
    fn with_dice(&self, seed: [u8; 32]) -> Box<dyn Play> {
        let mut table = self.table.clone();
        table.set_chance(Chance::seeded(seed));
        Box::new(self.next(table, Vec::new()))
    }
    fn digest(&self) -> String {
        hex(&self.table.digest())
    }
    fn snapshot(&self) -> Vec<u8> {
        self.table.to_bytes()
    }
    fn sight(&self, viewer: Option<u8>, lang: Option<Lang>) -> Sight {
        self.seen_by(viewer, viewer, lang)
    }
    fn sight_as(&self, viewer: u8, voice: u8, lang: Option<Lang>) -> Sight {
        self.seen_by(Some(viewer), Some(voice), lang)
    }
    fn goal(&self, viewer: Option<u8>, lang: Lang) -> Option<Goal> {
        let titles::Goal { now, lost } = T::Words::new(&self.pack, lang).goal(&self.table, viewer.map(Seat))?;
        Some(Goal { now, lost })
    }
    fn news(&self, viewer: Option<u8>, lang: Option<Lang>) -> News {
        let told = self.told(viewer.map(Seat));
        let lines = lang.map(|lang| T::Words::new(&self.pack, lang).report(&self.table.world, &told));
        News { events: json(&told), lines: lines.unwrap_or_default() }
    }
    fn reveals(&self, seat: u8, choices: &[&RawValue]) -> bool {
        let seat = Seat(seat);
        let Ok(choices) = choices.iter().map(|choice| choice_of::<T>(choice)).collect::<Result<Vec<_>, _>>() else {
            return true;
        };
        let Some(after) = self.after(self.table.clone(), seat, &choices) else { return true };
        if !after.table.chance().same_place(self.table.chance()) {
            return true;
        }
        // Somebody else was told more than the player: a look at a card of their own.
        let others = (0..self.seats()).map(Seat).filter(|other| *other != seat);
        for (event, own) in after.events.iter().zip(after.told(Some(seat))) {
            let own = json(&own);
            let more = |other: Seat| {
                let theirs = json(&T::told(event, &after.table.world, Some(other)));
                theirs.get() == json(event).get() && theirs.get() != own.get()
            };
            if others.clone().any(more) {
                return true;
            }
        }
        // What hidden things decide differs between worlds that look the same to the player.
        let seen = after.seen(seat);
        let mut dice = Chance::seeded(*blake3::hash(&self.table.to_bytes()).as_bytes());
        (0..WORLDS).any(|_| {
            let guess = (T::mind().guess)(&self.table, &self.pack, seat, &mut dice);
            self.after(guess, seat, &choices).is_none_or(|other| other.seen(seat) != seen)
        })
    }
    fn advise(&self, viewer: Option<u8>, inquiry: &Value, lang: Lang, hints: bool) -> Result<Json, String> {
        T::advise(&self.table, &self.pack, viewer.map(Seat), inquiry, lang, hints).map(|answer| json(&answer))
    }
    fn hint(&self, seat: u8, lang: Lang, stop: &Arc<AtomicBool>) -> Vec<HintWay> {
        let ways = titles::hint::<T>(&self.table, &self.pack, Seat(seat), lang, stop);
        ways.into_iter().map(advice::way).collect()
    }
    fn as_any(&self) -> &dyn Any {
        self
    }
}

/// Bytes as two digits each.
pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
