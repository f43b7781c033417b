//! Bots at a table. They think elsewhere, for as long as the driver lets them. If two nodes think about the same question, the first
//! entry in the log wins.

use super::{Attempt, Doing, Host, Job, Output, Step};
use crate::{
    Millis,
    entry::{Entry, Seated},
    game::{Asked, Bot, Lang, Play},
};
use protocol::Json;
use std::sync::{Arc, atomic::AtomicBool};

/// Between two thoughts of a bot whose choice was refused.
const PAUSE: Millis = 200;

/// A bot at its seat, with a question to think about. What it comes to is [`super::Input::Thought`].
pub struct Thinker {
    pub seat: u8,
    pub ask: u32,
    pub bot: Box<dyn Bot>,
    pub play: Arc<dyn Play>,
    /// The seats of people, one bit each.
    pub people: u8,
}

impl Thinker {
    /// Its answer; thinking ends soon after `stop` is set.
    pub fn choose(&mut self, stop: Arc<AtomicBool>) -> Option<Json> {
        self.bot.choose(&*self.play, self.seat, self.people, stop)
    }

    /// What is chosen for a bot without an answer, the first offer: the table must not wait for ever.
    pub fn first_offer(&self) -> Option<Json> {
        let offers: Vec<Json> = serde_json::from_str(self.play.sight(Some(self.seat), None).offers.get()).ok()?;
        offers.into_iter().next()
    }
}

pub struct Bots {
    /// What each bot remembers between its choices.
    minds: Vec<Option<Box<dyn Bot>>>,
    /// The question each seat's bot thinks about.
    thinking: Vec<Option<u32>>,
    /// When to look whether a bot is asked.
    due: Option<Millis>,
}

impl Bots {
    pub fn new(seats: usize) -> Self {
        Bots { minds: (0..seats).map(|_| None).collect(), thinking: vec![None; seats], due: None }
    }

    /// Looks at this time whether a bot is asked, or earlier if that was planned.
    pub fn wake(&mut self, at: Millis) {
        self.due = Some(self.due.map_or(at, |due| due.min(at)));
    }

    /// Does not look before this time, even if that was planned.
    pub fn leave_until(&mut self, at: Millis) {
        self.due = Some(at);
    }

    pub fn due(&self) -> Option<Millis> {
        self.due
    }

    pub fn busy(&self) -> bool {
        self.due.is_some() || self.thinking.iter().any(Option::is_some)
    }

    /// Plans made before an undo are void.
    pub fn forget(&mut self) {
        self.minds.iter_mut().for_each(|mind| *mind = None);
    }
}

/// The seats of people, one bit each.
fn people(seats: &[Seated]) -> u8 {
    let human = |(_, seated): &(u8, &Seated)| matches!(seated, Seated::Human { .. });
    (0u8..).zip(seats).filter(human).fold(0, |set, (seat, _)| set | 1 << seat)
}

/// In a team people decide: a question that one of them may answer too is left to them, and comes to the bots if they pass.
fn left_to_people(rivals: bool, asked: Asked, people: u8) -> bool {
    !rivals && asked.first && asked.waiting & people != 0
}

impl Host {
    /// Sets every bot that is asked to thinking, if it is time to look.
    pub(super) fn think(&mut self, out: &mut Vec<Output>) {
        // What is being written may answer the question.
        if self.doing.is_some() || self.bots.due.is_none_or(|due| due > self.now) {
            return;
        }
        self.bots.due = None;
        let table = &self.table;
        let (None, Some(asked)) = (&table.fault, table.asked()) else { return };
        // A bot's play would void the wish before people could answer it; its answer wakes the bots.
        if table.kept.undo_asked.is_some() {
            return;
        }
        let people = people(&table.kept.seats);
        if left_to_people(table.game.rivals(), asked, people) {
            return;
        }
        for (seat, seated) in (0..).zip(&table.kept.seats) {
            let Some(level) = seated.bot() else { continue };
            let at = usize::from(seat);
            if asked.waiting >> seat & 1 == 0 || self.bots.thinking[at] == Some(asked.number) {
                continue;
            }
            let Some(bot) = self.bots.minds[at].take().or_else(|| table.game.bot(level)) else { continue };
            self.bots.thinking[at] = Some(asked.number);
            out.push(Output::Think(Thinker { seat, ask: asked.number, bot, play: table.play.clone(), people }));
        }
    }

    /// A bot has chosen. If the table has moved on meanwhile, that was for nothing.
    pub(super) fn thought(&mut self, seat: u8, ask: u32, bot: Box<dyn Bot>, choice: Option<Json>) {
        let at = usize::from(seat);
        self.bots.minds[at] = Some(bot);
        if self.bots.thinking[at] == Some(ask) {
            self.bots.thinking[at] = None;
        }
        if self.table.kept.undo_asked.is_some() {
            return;
        }
        match choice.filter(|_| self.is_asked(seat, ask)) {
            Some(choice) => self.waiting.push_back(Job::Thought { seat, ask, choice }),
            None => self.bots.wake(self.now),
        }
    }

    /// Makes a bot's choice, if the question is still open.
    pub(super) fn bot_plays(&self, doing: &Doing, seat: u8, ask: u32, choice: &Json) -> Attempt {
        if doing.done || !self.is_asked(seat, ask) {
            return Ok(Step::Done);
        }
        let next = self.try_choice(seat, choice, Lang::En)?;
        Ok(Step::Write(Entry::Play { seat, choice: choice.clone(), key: None }, next))
    }

    /// It thought of a table that was taken back since, or the store is away; it thinks again, but never without a pause.
    pub(super) fn thought_in_vain(&mut self, seat: u8) {
        self.bots.minds[usize::from(seat)] = None;
        self.bots.wake(self.now + self.setting.grace.max(PAUSE));
    }

    /// Whether a bot has this seat and may answer this question of it.
    fn is_asked(&self, seat: u8, ask: u32) -> bool {
        let asked = self.table.asked().is_some_and(|asked| asked.number == ask && asked.waiting >> seat & 1 == 1);
        let bot = self.table.seated(seat).and_then(Seated::bot).is_some();
        asked && bot && self.table.fault.is_none() && self.table.kept.undo_asked.is_none()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bots_leave_to_people_what_people_may_answer_too() {
        let human = || Seated::Human { name: None, token: crate::token::Hashed::of("a token") };
        let seats = [Seated::Bot { level: "regular".into() }, human(), Seated::Open];
        let people = people(&seats);
        assert_eq!(people, 0b010);
        let asked = |waiting: u8, first: bool| Asked { number: 1, seats: 0b111, waiting, first, team: false };
        assert!(left_to_people(false, asked(0b011, true), people));
        // The person has passed, or is not asked.
        assert!(!left_to_people(false, asked(0b001, true), people));
        // Where all answer, a bot says at once what it would like; rivals ask nobody.
        assert!(!left_to_people(false, asked(0b011, false), people));
        assert!(!left_to_people(true, asked(0b011, true), people));
    }
}
