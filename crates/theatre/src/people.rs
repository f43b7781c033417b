//! The people at a table: what each of them knows, wants and waits for.

use kernel::Chance;
use protocol::{AskUndo, Consent, Join, Json, Play, Say, StandIn, Told};
use serde_json::value::to_raw_value;
use std::collections::BTreeMap;
use table::{Millis, Request, Ticket, Who, token::Hashed};

/// What somebody has asked for and waits for; it is asked again, under the same key, when no answer comes.
#[derive(Clone, Debug)]
pub struct Errand {
    pub request: Request,
    /// The key under which it was sent, if it is found in the log under it.
    pub key: Option<String>,
    pub since: Millis,
    /// The newest entry that its sender knew to be durable, and the newest that was.
    pub known: u64,
    pub head: u64,
}

/// Somebody who plays or watches.
pub struct Person {
    pub name: usize,
    pub token: Option<Hashed>,
    pub seat: Option<u8>,
    /// The connection and its node.
    pub line: Option<(Ticket, usize)>,
    /// What was told last: the entry, the number of the question if one is asked, and how many plays stand.
    pub seq: u64,
    pub asked: Option<u32>,
    pub plays: u64,
    /// Somebody waits for a consent.
    pub consent: bool,
    /// Somebody else who is asked.
    pub awaited: Option<u8>,
    /// A seat where nobody sits.
    pub open_seat: Option<u8>,
    pub over: bool,
    pub errands: BTreeMap<Ticket, Errand>,
    keys: u32,
}

/// What somebody does next.
pub enum Deed {
    Ask(Request, Option<String>),
    /// The same twice, at any nodes.
    AskTwice(Request, Option<String>),
    Connect,
    Disconnect,
    Nothing,
}

fn json(value: u8) -> Json {
    to_raw_value(&value).unwrap_or_else(|_| serde_json::value::RawValue::NULL.to_owned())
}

impl Person {
    pub fn new(name: usize, token: Option<Hashed>, seat: Option<u8>) -> Self {
        Person {
            name,
            token,
            seat,
            line: None,
            seq: 0,
            asked: None,
            plays: 0,
            consent: false,
            awaited: None,
            open_seat: None,
            over: false,
            errands: BTreeMap::new(),
            keys: 0,
        }
    }

    fn key(&mut self) -> String {
        self.keys += 1;
        format!("key {} of {}", self.keys, self.name)
    }

    /// Has been told something.
    pub fn hear(&mut self, told: &Told) {
        if let Told::Table(info) = told {
            self.look(info);
        }
        if let Told::Welcome(welcome) = told {
            self.look(&welcome.table);
        }
        if let Some(state) = crate::truth::state_in(told) {
            self.see(state);
        }
    }

    pub fn look(&mut self, info: &protocol::TableInfo) {
        self.consent = self.seat.is_some_and(|seat| {
            info.undo_asked.as_ref().is_some_and(|asked| asked.waiting.contains(&seat) || asked.seat == seat)
        });
        let open = info.seats.iter().position(|seat| *seat == protocol::SeatInfo::Open {});
        self.open_seat = open.and_then(|seat| u8::try_from(seat).ok());
        self.over = info.status == protocol::Status::Over;
    }

    pub fn see(&mut self, state: &protocol::State) {
        let waits = |question: &&protocol::Question| self.seat.is_some_and(|seat| question.waiting.contains(&seat));
        self.seq = self.seq.max(state.seq);
        self.asked = state.question.as_ref().filter(waits).map(|question| question.number);
        let waiting = state.question.iter().flat_map(|question| &question.waiting);
        self.awaited = waiting.copied().find(|seat| Some(*seat) != self.seat);
        self.plays = state.plays;
    }

    /// What somebody does now. In calm, only what brings the game on.
    pub fn deed(&mut self, dice: &mut Chance, may: impl Fn(crate::Trouble) -> bool) -> Deed {
        use crate::Trouble::{Chat, Haste, Lines, Seats, Undo};
        let Some(token) = self.token else { return self.sit_down(dice) };
        let Some((line, _)) = self.line else { return Deed::Connect };
        let who = if dice.draw("who", 3) == 0 { Who::Token(token) } else { Who::Viewer(line) };
        let by_token = Who::Token(token);
        let roll = dice.draw("deed", 100);
        if self.consent && roll < 70 {
            let (agree, key) = (roll < 50, Some(self.key()));
            return Deed::Ask(Request::Consent { who: by_token, consent: Consent { agree, key: key.clone() } }, None);
        }
        // Nobody likes to wait for somebody who may never come.
        if let Some(seat) = self.open_seat.filter(|_| roll >= 90) {
            return Deed::Ask(Request::StandIn { who, stand_in: StandIn { seat, level: "bot".into() } }, None);
        }
        match roll {
            0..4 if may(Undo) && self.seat.is_some() => {
                let key = self.key();
                let keep = (roll == 0).then(|| self.plays.saturating_sub(u64::from(dice.draw("keep", 30))));
                let wish = AskUndo { keep, new_dice: roll == 1, key: Some(key.clone()) };
                Deed::AskTwice(Request::Undo { who: by_token, wish }, Some(key))
            }
            4..8 if may(Chat) => {
                let key = self.key();
                let say = Say { text: format!("{key} says so"), key: Some(key) };
                Deed::AskTwice(Request::Say { who: by_token, say }, None)
            }
            8..11 if may(Lines) => Deed::Disconnect,
            11 if may(Seats) && self.seat.is_some() => Deed::Ask(Request::Leave { who: by_token }, None),
            // Also for somebody who lets the others wait.
            12..14 | 80..85 => {
                let seat = self.awaited.unwrap_or_else(|| dice.draw("seat", 4) as u8);
                Deed::Ask(Request::StandIn { who, stand_in: StandIn { seat, level: "bot".into() } }, None)
            }
            14..18 => Deed::Ask(Request::State { who: by_token, lang: None }, None),
            18 | 50.. if self.over => Deed::Ask(Request::Rematch { who, rotate: true }, None),
            19 if may(Seats) => Deed::Ask(Request::Return { who: by_token }, None),
            _ => self.play(who, roll, dice, may(Haste)),
        }
    }

    fn play(&mut self, who: Who, roll: u32, dice: &mut Chance, hasty: bool) -> Deed {
        let asked = if hasty && roll < 25 { Some(dice.draw("any question", 50)) } else { self.asked };
        let Some(ask) = asked else { return Deed::Nothing };
        let (key, choice) = (self.key(), if hasty && roll == 25 { 9 } else { 1 + dice.draw("stones", 3) as u8 });
        let request = Request::Play { who, wish: Play { ask, choice: json(choice), key: key.clone() }, lang: None };
        if hasty && roll < 50 { Deed::AskTwice(request, Some(key)) } else { Deed::Ask(request, Some(key)) }
    }

    fn sit_down(&mut self, dice: &mut Chance) -> Deed {
        let join = Join { seat: None, name: Some(format!("person {}", self.name)), key: None };
        let token = Hashed::of(&format!("{} sits down {}", self.key(), dice.draw("token", u32::MAX)));
        Deed::AskTwice(Request::Join { join, token }, None)
    }
}
