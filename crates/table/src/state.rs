//! A table as its log leaves it.

use crate::{
    Millis, Sheet,
    entry::{Entry, Seated},
    game::{Asked, Game, Lang, Play, seed_of},
    token::Hashed,
};
use protocol::{Json, Pace, SeatInfo, State, Status, TableInfo, UndoAsked, UndoPolicy, Viewer};
use serde::{Deserialize, Serialize};
use std::{collections::VecDeque, sync::Arc};

const LIVE_PATIENCE: u64 = 2 * 60 * 1000;
const DAY: u64 = 24 * 60 * 60 * 1000;
/// Keys of a seat, people who left, and games before the last plays that are remembered.
const REMEMBERED: usize = 16;

fn keep_last<T>(all: &mut Vec<T>, one: Option<T>) {
    all.extend(one);
    all.drain(..all.len().saturating_sub(REMEMBERED));
}

/// A table as its log leaves it.
pub struct Table {
    pub game: Arc<dyn Game>,
    pub sheet: Sheet,
    pub play: Arc<dyn Play>,
    pub kept: Kept,
    /// What broke down here, if anything did.
    pub fault: Option<String>,
    /// The last plays that stand, with the game before each, so that most undos need no log.
    recent: VecDeque<Recent>,
}

struct Recent {
    seat: u8,
    choice: Json,
    before: Arc<dyn Play>,
}

/// The plays behind a point that the table is to go back to, and the game there.
pub struct Behind {
    pub seats: Vec<u8>,
    pub choices: Vec<Json>,
    pub play: Arc<dyn Play>,
}

/// What a snapshot keeps beside the game itself.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Kept {
    pub seq: u64,
    /// When the newest entry was written, in milliseconds since 1970.
    pub at: Millis,
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

impl Kept {
    /// Before the first entry.
    /// A table of these parts.
    pub fn new(sheet: &Sheet) -> Self {
        let (seats, keys) = (sheet.seats.clone(), vec![Vec::new(); sheet.seats.len()]);
        let at = sheet.made_at;
        Kept { seq: 0, at, plays: 0, seats, keys, left: Vec::new(), undo_asked: None, undone: 0, rematch: None }
    }
}

/// Why a log cannot be played again.
#[derive(Debug, thiserror::Error)]
#[error("entry {seq}: {what}")]
pub struct Broken {
    pub seq: u64,
    pub what: String,
}

impl Table {
    pub fn new(game: Arc<dyn Game>, sheet: Sheet, play: Arc<dyn Play>, kept: Kept) -> Self {
        let fault = sheet.fault.clone();
        Table { game, sheet, play, kept, fault, recent: VecDeque::new() }
    }

    /// Takes an entry that is in the log; [`Entry::Undo`] only together with the game it leads back to, if that is not known here.
    ///
    /// # Errors
    /// If the entry does not fit the game; nothing has changed then.
    pub fn take(&mut self, seq: u64, at: Millis, entry: &Entry, back: Option<Arc<dyn Play>>) -> Result<(), Broken> {
        let broken = |what: String| Broken { seq, what };
        match entry {
            Entry::Play { seat, choice, key } => {
                let next = self.play.play(*seat, choice, Lang::En).map_err(|refusal| broken(refusal.to_string()))?;
                self.played(*seat, choice, key.clone(), seq, next.into());
            }
            Entry::Undo { keep, seat, key } => {
                let back = back.or_else(|| self.behind(*keep).map(|behind| behind.play));
                self.play = back.ok_or_else(|| broken("an undo needs the whole log".into()))?;
                let undone = self.kept.plays.saturating_sub(*keep) as usize;
                self.recent.truncate(self.recent.len().saturating_sub(undone));
                self.went_back(*keep, *seat, key.clone(), seq);
            }
            Entry::Dice { seed } => {
                let seed = seed_of(seed).ok_or_else(|| broken("the seed is damaged".into()))?;
                self.play = self.play.with_dice(seed).into();
            }
            other => self.enter(seq, other),
        }
        (self.kept.seq, self.kept.at) = (seq, at);
        Ok(())
    }

    /// Takes an entry that leaves the game as it is.
    fn enter(&mut self, seq: u64, entry: &Entry) {
        match entry {
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
                let left = self.seated(*seat).and_then(Seated::token).copied();
                keep_last(&mut self.kept.left, left);
                let bot = self.seated(*seat).and_then(Seated::bot).map(str::to_owned);
                self.sit(*seat, bot.map_or(Seated::Open, |level| Seated::Bot { level }));
            }
            Entry::StandIn { seat, level } => {
                let level = level.clone();
                let who = match self.seated(*seat) {
                    Some(Seated::Human { name, token } | Seated::StandIn { name, token, .. }) => {
                        Seated::StandIn { level, name: name.clone(), token: *token }
                    }
                    _ => Seated::Bot { level },
                };
                self.sit(*seat, who);
            }
            Entry::Back { seat } => {
                if let Some(Seated::StandIn { name, token, .. }) = self.seated(*seat) {
                    let who = Seated::Human { name: name.clone(), token: *token };
                    self.sit(*seat, who);
                }
            }
            Entry::Rematch { table } => self.kept.rematch = Some(table.clone()),
            Entry::Play { .. } | Entry::Undo { .. } | Entry::Dice { .. } => {}
        }
    }

    /// Takes an entry of a log whose last game is known already.
    pub(crate) fn recount(&mut self, seq: u64, at: Millis, entry: &Entry) {
        match entry {
            Entry::Play { seat, key, .. } => self.count(*seat, key.clone(), seq),
            Entry::Undo { keep, seat, key } => self.went_back(*keep, *seat, key.clone(), seq),
            other => self.enter(seq, other),
        }
        (self.kept.seq, self.kept.at) = (seq, at);
    }

    /// A seat has chosen, and this is the game now.
    pub(crate) fn played(&mut self, seat: u8, choice: &Json, key: Option<String>, seq: u64, next: Arc<dyn Play>) {
        let before = std::mem::replace(&mut self.play, next);
        self.recent.push_back(Recent { seat, choice: choice.clone(), before });
        if self.recent.len() > REMEMBERED {
            self.recent.pop_front();
        }
        self.count(seat, key, seq);
    }

    fn count(&mut self, seat: u8, key: Option<String>, seq: u64) {
        self.kept.plays += 1;
        // Nobody can agree any more to what was asked before the table moved on.
        self.kept.undo_asked = None;
        self.note(seat, key, seq);
    }

    fn went_back(&mut self, keep: u64, seat: Option<u8>, key: Option<String>, seq: u64) {
        seat.into_iter().for_each(|seat| self.note(seat, key.clone(), seq));
        self.kept.plays = keep;
        self.kept.undone += 1;
        self.kept.undo_asked = None;
    }

    /// What lies behind the first plays; none if that is too long ago to be remembered.
    pub fn behind(&self, keep: u64) -> Option<Behind> {
        let undone = usize::try_from(self.kept.plays.checked_sub(keep)?).ok()?;
        let first = self.recent.len().checked_sub(undone)?;
        let last = self.recent.range(first..);
        let play = self.recent.get(first).map_or(&self.play, |recent| &recent.before).clone();
        Some(Behind {
            seats: last.clone().map(|recent| recent.seat).collect(),
            choices: last.map(|recent| recent.choice.clone()).collect(),
            play,
        })
    }

    /// How many plays stood before the last one of a seat, if it has made one; none if that is too long ago to be remembered.
    pub fn before_last_of(&self, seat: u8) -> Option<Option<u64>> {
        let last = self.recent.iter().rev().position(|recent| recent.seat == seat);
        let before = last.and_then(|last| self.kept.plays.checked_sub(last as u64 + 1));
        (before.is_some() || self.recent.len() as u64 == self.kept.plays).then_some(before)
    }

    pub(crate) fn seated(&self, seat: u8) -> Option<&Seated> {
        self.kept.seats.get(usize::from(seat))
    }

    /// Remembers the key of what a seat has done.
    fn note(&mut self, seat: u8, key: Option<String>, seq: u64) {
        if let Some(keys) = self.kept.keys.get_mut(seat as usize) {
            keep_last(keys, key.map(|key| (key, seq)));
        }
    }

    /// The entry that a seat has made under a key.
    pub fn done(&self, seat: u8, key: &str) -> Option<u64> {
        // People may have answered for a bot.
        let bots = (0..).zip(&self.kept.seats).filter(|(_, seated)| seated.bot().is_some()).map(|(seat, _)| seat);
        let mut keys =
            std::iter::once(seat).chain(bots).filter_map(|seat| self.kept.keys.get(usize::from(seat))).flatten();
        keys.find(|(kept, _)| kept == key).map(|(_, seq)| *seq)
    }

    /// Whether a bot keeps the seat for a person.
    pub fn is_held(&self, seat: u8) -> bool {
        matches!(self.seated(seat), Some(Seated::StandIn { .. }))
    }

    /// How long without a choice before a bot may stand in, in milliseconds.
    pub fn patience(&self) -> u64 {
        match self.sheet.pace {
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
        !self.game.rivals() || self.sheet.undo == UndoPolicy::Training || bots + 1 >= self.kept.seats.len()
    }

    /// Who a token stands for at this table. Every hash is compared, so that the time taken says nothing.
    pub fn viewer(&self, token: &Hashed) -> Option<Viewer> {
        let mut found = None;
        for (seat, seated) in (0..).zip(&self.kept.seats) {
            if seated.token() == Some(token) {
                found = Some(Viewer::Seat(seat));
            }
        }
        for (kept, viewer) in [(&self.sheet.spectator, Viewer::Spectator), (&self.sheet.owner, Viewer::Owner)] {
            if kept == token {
                found = found.or(Some(viewer));
            }
        }
        found
    }

    /// Whether it is open, over or faulty.
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
        let sheet = &self.sheet;
        TableInfo {
            id: sheet.id.clone(),
            game: sheet.game.clone(),
            rules: sheet.rules.clone(),
            pack: sheet.pack.clone(),
            options: sheet.options.clone(),
            seats: (0..).zip(&self.kept.seats).map(seat).collect(),
            pace: sheet.pace,
            patience: self.patience(),
            undo: sheet.undo,
            hints: self.gives_hints(),
            listed: sheet.listed,
            commitment: sheet.commitment.clone(),
            seeded: sheet.seeded,
            status: self.status(),
            seq: self.kept.seq,
            undo_asked: self.kept.undo_asked.clone(),
            origin: sheet.origin.clone(),
            rematch: self.kept.rematch.clone(),
            campaign: sheet.campaign.clone(),
            made_at: sheet.made_at,
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
        let number = (self.kept.undone & 0x7fff) << 16 | asked.number & 0xffff;
        let people = self.people().fold(0, |set, seat| set | 1 << seat);
        Some(match self.voice(play) {
            // One answer is enough, no matter whose.
            Some(_) => Asked { number, seats: people, waiting: people, first: true, team: true },
            None => Asked { number, ..asked },
        })
    }

    /// The seat for which people answer: that of a bot which would speak for a team they are in.
    fn voice(&self, play: &dyn Play) -> Option<u8> {
        let asked = play.asked().filter(|asked| asked.team && !self.game.rivals())?;
        let mut bots = (0..)
            .zip(&self.kept.seats)
            .filter(|(seat, seated)| asked.waiting >> seat & 1 == 1 && seated.bot().is_some());
        let (seat, _) = bots.next().filter(|_| asked.waiting.count_ones() == 1)?;
        self.people().next().map(|_| seat)
    }

    /// The seat whose answer it is when the player of this one gives it.
    pub fn answering(&self, seat: u8) -> u8 {
        let person = self.people().any(|person| person == seat);
        self.voice(&*self.play).filter(|_| person).unwrap_or(seat)
    }

    /// All that a viewer may know now.
    pub fn state(&self, viewer: Viewer, lang: Option<Lang>) -> State {
        self.state_after(&*self.play, self.kept.seq, self.kept.plays, viewer, lang)
    }

    /// The same when `seq` is the newest entry, so many plays stand, and this is the game.
    pub(crate) fn state_after(
        &self,
        play: &dyn Play,
        seq: u64,
        plays: u64,
        viewer: Viewer,
        lang: Option<Lang>,
    ) -> State {
        let person = viewer.seat().filter(|seat| self.people().any(|person| person == *seat));
        let mut sight = match (person, self.voice(play)) {
            (Some(seat), Some(voice)) => play.sight_as(seat, voice, lang),
            _ => play.sight(viewer.seat(), lang),
        };
        if let (Some(question), Some(asked)) = (&mut sight.question, self.asked_by(play)) {
            let list = |set: u8| (0..8).filter(|seat| set >> seat & 1 == 1).collect();
            (question.number, question.seats, question.waiting) =
                (asked.number, list(asked.seats), list(asked.waiting));
        }
        State {
            seq,
            viewer,
            view: sight.view,
            goal: lang.and_then(|lang| play.goal(viewer.seat(), lang)),
            question: sight.question,
            offers: sight.offers,
            texts: sight.texts,
            plays,
            outcome: play.outcome(),
        }
    }
}
