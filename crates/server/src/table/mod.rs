//! One table: its row, who sits where, and the game as its log leaves it.

mod bots;
mod command;
mod hints;
pub mod history;
mod load;
mod owner;
mod seats;
mod stand;
mod talk;
mod tries;
mod undo;
mod viewers;

pub use command::{Command, Reply, Stood, Who, refuse};
pub use hints::Thinking;
pub use load::{Error as LoadError, load, log, replay};
pub use owner::Owner;
pub use viewers::frame;

use crate::{
    entry::{Entry, Seated},
    game::{Asked, Game, Lang, Play, Refusal},
    store::TableRow,
    token::Hashed,
};
use protocol::{Pace, SeatInfo, State, Status, TableInfo, UndoAsked, UndoPolicy, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::sync::Arc;

const LIVE_PATIENCE: u64 = 2 * 60 * 1000;
const DAY: u64 = 24 * 60 * 60 * 1000;
/// Keys of a seat, and people who left, that are remembered.
const REMEMBERED: usize = 16;

fn keep_last<T>(all: &mut Vec<T>, one: Option<T>) {
    all.extend(one);
    all.drain(..all.len().saturating_sub(REMEMBERED));
}

/// A table as its log leaves it.
pub struct Table {
    pub game: Arc<dyn Game>,
    pub row: TableRow,
    pub options: Value,
    pub pace: Pace,
    pub policy: UndoPolicy,
    pub play: Arc<dyn Play>,
    pub kept: Kept,
    /// What broke down here, if anything did.
    pub fault: Option<String>,
}

/// What a snapshot keeps beside the game itself.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Kept {
    pub seq: u64,
    /// When the newest entry was written, in milliseconds since 1970.
    pub at: i64,
    /// How many plays stand.
    pub plays: u64,
    pub seats: Vec<Seated>,
    /// The last keys of each seat and the entries that hold them: what is sent again is not done again.
    pub keys: Vec<Vec<(String, u64)>>,
    /// The last who gave their seats up.
    pub left: Vec<Hashed>,
    pub undo_asked: Option<UndoAsked>,
    /// How often plays were taken back.
    pub undone: u32,
    /// The table at which the game is played once more.
    pub rematch: Option<String>,
}

/// Why a log cannot be played again.
#[derive(Debug, thiserror::Error)]
#[error("entry {seq}: {what}")]
pub struct Broken {
    pub seq: u64,
    pub what: String,
}

impl Table {
    /// Takes an entry that is in the log; [`Entry::Undo`] only together with the game it leads back to.
    pub fn take(&mut self, seq: u64, at: i64, entry: &Entry, back: Option<Arc<dyn Play>>) -> Result<(), Broken> {
        let broken = |what: String| Broken { seq, what };
        match entry {
            Entry::Play { seat, choice, key } => {
                let next = self.play.play(*seat, choice, Lang::En).map_err(|refusal| broken(told(&refusal)))?;
                self.played(*seat, key.clone(), seq, next.into());
            }
            Entry::Undo { keep, seat, key } => {
                self.play = back.ok_or_else(|| broken("an undo needs the whole log".into()))?;
                seat.iter().for_each(|seat| self.note(*seat, key.clone(), seq));
                self.kept.plays = *keep;
                self.kept.undone += 1;
                self.kept.undo_asked = None;
            }
            Entry::Dice { seed } => {
                let seed = seed_of(seed).ok_or_else(|| broken("the seed is damaged".into()))?;
                self.play = self.play.with_dice(seed).into();
            }
            Entry::UndoAsked { seat, keep, key } => {
                self.note(*seat, key.clone(), seq);
                let waiting = self.people().filter(|other| other != seat).collect();
                self.kept.undo_asked = Some(UndoAsked { seat: *seat, keep: *keep, waiting });
            }
            Entry::UndoRefused { seat, key } => {
                self.note(*seat, key.clone(), seq);
                self.kept.undo_asked = None;
            }
            Entry::UndoAgreed { seat, key } => {
                self.note(*seat, key.clone(), seq);
                self.waits_no_more(*seat);
            }
            Entry::Joined { seat, name, token } => {
                self.sit(*seat, Seated::Human { name: name.clone(), token: *token });
            }
            Entry::Left { seat } => {
                let left = self.kept.seats.get(*seat as usize).and_then(Seated::token).copied();
                keep_last(&mut self.kept.left, left);
                let bot = self.kept.seats.get(*seat as usize).and_then(Seated::bot).map(str::to_owned);
                self.sit(*seat, bot.map_or(Seated::Open, |level| Seated::Bot { level }));
            }
            Entry::StandIn { seat, level } => {
                let level = level.clone();
                let who = match self.kept.seats.get(*seat as usize) {
                    Some(Seated::Human { name, token } | Seated::StandIn { name, token, .. }) => {
                        Seated::StandIn { level, name: name.clone(), token: *token }
                    }
                    _ => Seated::Bot { level },
                };
                self.sit(*seat, who);
            }
            Entry::Back { seat } => {
                if let Some(Seated::StandIn { name, token, .. }) = self.kept.seats.get(*seat as usize) {
                    let who = Seated::Human { name: name.clone(), token: *token };
                    self.sit(*seat, who);
                }
            }
            Entry::Rematch { table } => self.kept.rematch = Some(table.clone()),
        }
        (self.kept.seq, self.kept.at) = (seq, at);
        Ok(())
    }

    /// A seat has chosen, and this is the game now.
    fn played(&mut self, seat: u8, key: Option<String>, seq: u64, next: Arc<dyn Play>) {
        self.play = next;
        self.kept.plays += 1;
        // Nobody can agree any more to what was asked before the table moved on.
        self.kept.undo_asked = None;
        self.note(seat, key, seq);
    }

    /// Remembers the key of what a seat has done.
    fn note(&mut self, seat: u8, key: Option<String>, seq: u64) {
        if let Some(keys) = self.kept.keys.get_mut(seat as usize) {
            keep_last(keys, key.map(|key| (key, seq)));
        }
    }

    /// The entry that a seat has made under a key.
    pub fn done(&self, seat: u8, key: &str) -> Option<u64> {
        let keys = self.kept.keys.get(seat as usize)?;
        keys.iter().find(|(kept, _)| kept == key).map(|(_, seq)| *seq)
    }

    /// Whether a bot keeps the seat for a person.
    pub fn is_held(&self, seat: u8) -> bool {
        matches!(self.kept.seats.get(seat as usize), Some(Seated::StandIn { .. }))
    }

    /// After so long without a choice a bot may stand in, in milliseconds.
    pub fn patience(&self) -> u64 {
        match self.pace {
            Pace::Live {} => LIVE_PATIENCE,
            Pace::Days { days } => u64::from(days) * DAY,
        }
    }

    fn sit(&mut self, seat: u8, who: Seated) {
        if let Some(seated) = self.kept.seats.get_mut(seat as usize) {
            *seated = who;
        }
        self.waits_no_more(seat);
    }

    /// A wish for which nobody's consent is missing any more is void: the last consent is the undo itself, and whoever is left
    /// alone needs none. So is that of somebody who has gone. It must not keep the bots waiting for ever.
    fn waits_no_more(&mut self, seat: u8) {
        if let Some(asked) = &mut self.kept.undo_asked {
            asked.waiting.retain(|waiting| *waiting != seat);
        }
        self.kept.undo_asked.take_if(|asked| asked.seat == seat || asked.waiting.is_empty());
    }

    /// The seats that people have.
    pub fn people(&self) -> impl Iterator<Item = u8> + '_ {
        let human = |(_, seated): &(u8, &Seated)| matches!(seated, Seated::Human { .. });
        (0..).zip(&self.kept.seats).filter(human).map(|(seat, _)| seat)
    }

    /// Whether its players may ask for hints: not where that would be unfair to another person.
    pub fn gives_hints(&self) -> bool {
        let bot = |seated: &&Seated| matches!(seated, Seated::Bot { .. });
        let bots = self.kept.seats.iter().filter(bot).count();
        !self.game.rivals() || self.policy == UndoPolicy::Training || bots + 1 >= self.kept.seats.len()
    }

    /// Who a token stands for at this table. Every hash is compared, so that the time taken says nothing.
    pub fn viewer(&self, token: &Hashed) -> Option<Viewer> {
        let mut found = None;
        for (seat, seated) in (0..).zip(&self.kept.seats) {
            if seated.token() == Some(token) {
                found = Some(Viewer::Seat(seat));
            }
        }
        for (kept, viewer) in [(&self.row.spectator, Viewer::Spectator), (&self.row.owner, Viewer::Owner)] {
            if Hashed::kept(kept).is_some_and(|kept| kept == *token) {
                found = found.or(Some(viewer));
            }
        }
        found
    }

    pub fn status(&self) -> Status {
        match &self.fault {
            Some(what) => Status::Faulty(what.clone()),
            None if self.play.is_over() => Status::Over,
            None => Status::Open,
        }
    }

    /// The table for everybody. `present` has a bit for each seat whose player is connected.
    pub fn info(&self, present: u8) -> TableInfo {
        let seat = |(seat, seated): (u8, &Seated)| match seated {
            Seated::Human { name, .. } => SeatInfo::Human { name: name.clone(), present: present >> seat & 1 == 1 },
            Seated::Bot { level } => SeatInfo::Bot { level: level.clone(), stands_in: false, name: None },
            Seated::StandIn { level, name, .. } => {
                SeatInfo::Bot { level: level.clone(), stands_in: true, name: name.clone() }
            }
            Seated::Open => SeatInfo::Open {},
        };
        let row = &self.row;
        TableInfo {
            id: row.id.clone(),
            game: row.game.clone(),
            rules: row.rules.clone(),
            pack: row.pack.clone(),
            options: self.options.clone(),
            seats: (0..).zip(&self.kept.seats).map(seat).collect(),
            pace: self.pace,
            patience: self.patience(),
            undo: self.policy,
            hints: self.gives_hints(),
            listed: row.listed,
            commitment: row.commitment.clone(),
            seeded: row.seeded,
            status: self.status(),
            seq: self.kept.seq,
            undo_asked: self.kept.undo_asked.clone(),
            origin: row.origin.clone(),
            rematch: self.kept.rematch.clone(),
            campaign: row.campaign.clone(),
            made_at: row.made_at,
        }
    }

    /// The open question. After an undo the game counts its questions from where it went back to, but they are not the same
    /// questions: an answer that was on its way must not be taken for one to the new question. So each undo changes the
    /// numbers.
    pub fn asked(&self) -> Option<Asked> {
        self.asked_by(&*self.play)
    }

    fn asked_by(&self, play: &dyn Play) -> Option<Asked> {
        let asked = play.asked()?;
        Some(Asked { number: (self.kept.undone & 0x7fff) << 16 | asked.number & 0xffff, ..asked })
    }

    /// All that a viewer may know now.
    pub fn state(&self, viewer: Viewer, lang: Option<Lang>) -> State {
        self.state_after(&*self.play, self.kept.seq, self.kept.plays, viewer, lang)
    }

    /// The same when `seq` is the newest entry, so many plays stand, and this is the game.
    fn state_after(&self, play: &dyn Play, seq: u64, plays: u64, viewer: Viewer, lang: Option<Lang>) -> State {
        let mut sight = play.sight(viewer.seat(), lang);
        if let (Some(question), Some(asked)) = (&mut sight.question, self.asked_by(play)) {
            question.number = asked.number;
        }
        State {
            seq,
            viewer,
            view: sight.view,
            question: sight.question,
            offers: sight.offers,
            texts: sight.texts,
            plays,
            outcome: play.outcome(),
        }
    }
}

/// A refusal in words, for logs.
pub fn told(refusal: &Refusal) -> String {
    match refusal {
        Refusal::Malformed(what) | Refusal::Broken(what) => what.clone(),
        Refusal::Refused { rule, text, .. } => format!("{text} ({})", rule.unwrap_or("no rule")),
    }
}

/// A seed as it stands in logs and files.
pub fn seed_of(text: &str) -> Option<[u8; 32]> {
    blake3::Hash::from_hex(text).ok().map(|hash| *hash.as_bytes())
}
