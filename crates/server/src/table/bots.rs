//! Bots at a table. They think on a bounded pool of worker threads, never where sockets are served, and within a time limit. If
//! two nodes think about the same question, the first entry in the log wins.

use super::{
    Table,
    command::Command,
    owner::{Owner, panic_text},
    tries::{Tried, tried},
    viewers::Viewers,
};
use crate::{
    entry::{Entry, Seated},
    game::{Asked, Bot, Lang},
    hall::Hall,
    work::Whose,
};
use protocol::Json;
use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{Arc, atomic::AtomicBool},
    time::Duration,
};
use tokio::{sync::mpsc, time::Instant};

/// Between two thoughts of a bot whose choice was refused.
const PAUSE: Duration = Duration::from_millis(200);

pub struct Bots {
    own: mpsc::WeakSender<Command>,
    /// What each bot remembers between its choices.
    minds: Vec<Option<Box<dyn Bot>>>,
    /// The question each seat's bot thinks about.
    thinking: Vec<Option<u32>>,
    /// When to look whether a bot is asked.
    due: Option<Instant>,
    /// Nobody watched when a bot began to think.
    unwatched: bool,
}

impl Bots {
    pub fn new(own: mpsc::WeakSender<Command>, seats: usize) -> Self {
        Bots {
            own,
            minds: (0..seats).map(|_| None).collect(),
            thinking: vec![None; seats],
            due: None,
            unwatched: false,
        }
    }

    /// Looks at this time whether a bot is asked, or earlier if that was planned.
    pub fn wake(&mut self, at: Instant) {
        self.due = Some(self.due.map_or(at, |due| due.min(at)));
    }

    /// Does not look before this time, whatever was planned.
    pub fn leave_until(&mut self, at: Instant) {
        self.due = Some(at);
    }

    pub fn due(&self) -> Option<Instant> {
        self.due
    }

    pub fn busy(&self) -> bool {
        self.due.is_some() || self.thinking.iter().any(Option::is_some)
    }

    /// Plans made before an undo are void.
    pub fn forget(&mut self) {
        self.minds.iter_mut().for_each(|mind| *mind = None);
    }

    /// Sets every bot that is asked to thinking, if it is time to look.
    pub fn think(&mut self, hall: &Arc<Hall>, table: &Table, viewers: &Viewers) {
        if self.unwatched {
            let whose = whose(hall, table, viewers);
            if whose.watched {
                hall.workers.promote(&whose);
                self.unwatched = false;
            }
        }
        if self.due.is_none_or(|due| due > Instant::now()) {
            return;
        }
        self.due = None;
        let (None, Some(asked)) = (&table.fault, table.asked()) else { return };
        // A bot's play would void the wish before people could answer it; its answer wakes the bots.
        if table.kept.undo_asked.is_some() {
            return;
        }
        let people = people(&table.kept.seats);
        if left_to_people(table.game.rivals(), asked, people) {
            return;
        }
        let whose = whose(hall, table, viewers);
        for (seat, seated) in (0..).zip(&table.kept.seats) {
            let Some(level) = seated.bot() else { continue };
            let at = seat as usize;
            if asked.waiting >> seat & 1 == 0 || self.thinking[at] == Some(asked.number) {
                continue;
            }
            let Some(bot) = self.minds[at].take().or_else(|| table.game.bot(level)) else { continue };
            self.thinking[at] = Some(asked.number);
            self.unwatched |= !whose.watched;
            let (play, thinker) = (table.play.clone(), Thinker { bot, seat, people });
            tokio::spawn(think(hall.clone(), whose.clone(), play, thinker, asked.number, self.own.clone()));
        }
    }
}

/// For whom the bots of a table think: for somebody who watches or was heard of lately, if there is anybody.
fn whose(hall: &Hall, table: &Table, viewers: &Viewers) -> Whose {
    let players = table.kept.seats.iter().filter_map(Seated::token);
    let address = players.chain(viewers.tokens()).find_map(|token| hall.presence.seen(token));
    let watched = address.is_some() || !viewers.is_empty() || viewers.present() != 0;
    Whose { watched, address, table: table.row.id.clone() }
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

/// A bot at its seat, and the seats of people.
struct Thinker {
    bot: Box<dyn Bot>,
    seat: u8,
    people: u8,
}

/// Waits for a free worker, thinks there, and puts the result into the table's inbox.
async fn think(
    hall: Arc<Hall>,
    whose: Whose,
    play: Arc<dyn crate::game::Play>,
    Thinker { mut bot, seat, people }: Thinker,
    ask: u32,
    inbox: mpsc::WeakSender<Command>,
) {
    let stop = Arc::new(AtomicBool::new(false));
    let flag = stop.clone();
    let work = move || {
        let chosen = catch_unwind(AssertUnwindSafe(|| bot.choose(&*play, seat, people, flag)));
        let choice = chosen.unwrap_or_else(|panic| {
            tracing::error!(seat, what = panic_text(&*panic), "a bot broke down");
            None
        });
        // A bot without an answer takes the first offer: the table must not wait for ever.
        let choice = choice.or_else(|| {
            let offers: Vec<Json> = serde_json::from_str(play.sight(Some(seat), None).offers.get()).ok()?;
            offers.into_iter().next()
        });
        (bot, choice)
    };
    let done = hall.workers.run(&whose, hall.limits.bot_time, stop, work).await;
    if let (Some((bot, choice)), Some(inbox)) = (done, inbox.upgrade()) {
        let _ = inbox.send(Command::Thought { seat, ask, bot, choice }).await;
    }
}

impl Owner {
    /// A bot has chosen. If the table has moved on meanwhile, that was for nothing.
    pub(super) async fn thought(&mut self, seat: u8, ask: u32, bot: Box<dyn Bot>, choice: Option<Json>) {
        let at = seat as usize;
        self.bots.minds[at] = Some(bot);
        if self.bots.thinking[at] == Some(ask) {
            self.bots.thinking[at] = None;
        }
        if self.table.kept.undo_asked.is_some() {
            return;
        }
        let Some(choice) = choice.filter(|_| self.is_asked(seat, ask)) else {
            return self.bots.wake(Instant::now());
        };
        let stood = tried!(self.bot_plays(seat, ask, &choice));
        if stood.is_err() {
            // It thought of a table that was taken back since, or the store is away; it thinks anew, but never without a pause.
            self.bots.minds[at] = None;
            self.bots.wake(Instant::now() + self.hall.limits.bot_grace.max(PAUSE));
        }
    }

    /// Makes a bot's choice, if the question is still open.
    async fn bot_plays(&mut self, seat: u8, ask: u32, choice: &Json) -> Tried<()> {
        if self.is_asked(seat, ask) {
            let next = self.try_choice(seat, choice, Lang::En).await?;
            self.stand(Entry::Play { seat, choice: choice.clone(), key: None }, next).await?;
        }
        Ok(())
    }

    /// Whether a bot has this seat and may answer this question of it.
    fn is_asked(&self, seat: u8, ask: u32) -> bool {
        let asked = self.table.asked().is_some_and(|asked| asked.number == ask && asked.waiting >> seat & 1 == 1);
        asked && self.is_bot(seat).is_some() && self.table.fault.is_none() && self.table.kept.undo_asked.is_none()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bots_leave_to_people_what_people_may_answer_too() {
        let human = || Seated::Human { name: None, token: crate::token::Token::new().hashed() };
        let seats = [Seated::Bot { level: "regular".into() }, human(), Seated::Open];
        let people = people(&seats);
        assert_eq!(people, 0b010);
        let asked = |waiting: u8, first: bool| Asked { number: 1, seats: 0b111, waiting, first };
        assert!(left_to_people(false, asked(0b011, true), people));
        // The person has passed, or is not asked.
        assert!(!left_to_people(false, asked(0b001, true), people));
        // Where all answer, a bot says at once what it would like; rivals ask nobody.
        assert!(!left_to_people(false, asked(0b011, false), people));
        assert!(!left_to_people(true, asked(0b011, true), people));
    }
}
