//! Who watches a table here, and what they are told. Every viewer gets a view of its own; viewers who see the same share the bytes.

use super::{Attempt, Doing, Host, Job, Output, Request, Step, Ticket, Who, answer};
use crate::{
    Logged, Millis, Note,
    game::{Lang, Play},
    history::Standing,
    problem::{self, Result},
    token::Hashed,
};
use bytes::Bytes;
use protocol::{Missed, Recap, Told, Update, Viewer};
use std::collections::BTreeMap;

/// Plays that a viewer is told of when it comes back; older ones are in the replay.
const MOST_MISSED: usize = 200;
/// How long other nodes are believed about who is there.
const BELIEVED: Millis = 90_000;

#[derive(Default)]
pub struct Viewers {
    here: Vec<Watcher>,
    /// The newest message of each room that was passed on.
    pub heard: [u64; 2],
    /// The seats present at other nodes, one bit each, and when they said so.
    elsewhere: BTreeMap<String, (u8, Millis)>,
}

/// One frame for each viewer and language.
pub type Updates = Vec<(Viewer, Option<Lang>, Bytes)>;

struct Watcher {
    id: Ticket,
    viewer: Viewer,
    token: Hashed,
    lang: Option<Lang>,
}

impl Viewers {
    pub fn is_empty(&self) -> bool {
        self.here.is_empty()
    }

    pub fn get(&self, id: Ticket) -> Option<Viewer> {
        self.here.iter().find(|watcher| watcher.id == id).map(|watcher| watcher.viewer)
    }

    fn speak(&mut self, id: Ticket, lang: Lang) {
        let here = self.here.iter_mut().filter(|watcher| watcher.id == id);
        here.for_each(|watcher| watcher.lang = Some(lang));
    }

    fn remove(&mut self, id: Ticket) {
        self.here.retain(|watcher| watcher.id != id);
        self.here.shrink_to_fit();
    }

    /// Lets all others go.
    pub fn retain(&mut self, stays: impl Fn(Viewer, &Hashed) -> bool, out: &mut Vec<Output>) {
        self.here.retain(|watcher| {
            let stays = stays(watcher.viewer, &watcher.token);
            if !stays {
                out.push(Output::LetGo(watcher.id));
            }
            stays
        });
    }

    /// The tokens of those who watch here.
    pub fn tokens(&self) -> impl Iterator<Item = &Hashed> {
        self.here.iter().map(|watcher| &watcher.token)
    }

    fn here(&self) -> u8 {
        self.here.iter().filter_map(|watcher| watcher.viewer.seat()).fold(0, |seats, seat| seats | 1 << seat)
    }

    /// The seats whose players are connected anywhere, one bit each.
    pub fn present(&self, now: Millis) -> u8 {
        let believed = self.elsewhere.values().filter(|(_, at)| now - at < BELIEVED);
        believed.fold(self.here(), |seats, (there, _)| seats | there)
    }

    /// Sends to every viewer that `message` has something for.
    pub fn send(&self, message: impl Fn(Viewer, Option<Lang>) -> Option<Bytes>, out: &mut Vec<Output>) {
        for watcher in &self.here {
            if let Some(frame) = message(watcher.viewer, watcher.lang) {
                out.push(Output::Tell { to: watcher.id, frame });
            }
        }
    }
}

/// Room for most frames, so that none is moved while it grows.
const FRAME: usize = 8 << 10;

/// A frame as bytes.
pub fn frame(told: &Told) -> Bytes {
    let mut bytes = Vec::with_capacity(FRAME);
    // Only a map with odd keys could fail, and there is none.
    let _ = serde_json::to_writer(&mut bytes, told);
    bytes.shrink_to_fit();
    bytes.into()
}

impl Host {
    /// Lets a connection watch: it is told how the table stands, and from now on what happens.
    pub(super) fn attach(
        &mut self,
        doing: &Doing,
        id: Ticket,
        token: Hashed,
        from: Option<u64>,
        lang: Option<Lang>,
        out: &mut Vec<Output>,
    ) -> Attempt {
        let viewer = self.table.viewer(&token).ok_or_else(problem::wrong_token)?;
        // Coming back with the token of a seat is playing it again.
        if let Some(back) = viewer.seat().and_then(|seat| self.back(seat)) {
            return Ok(back);
        }
        let Some(missed) = self.missed(doing, viewer, from, lang)? else { return Ok(Step::Log) };
        self.viewers.here.push(Watcher { id, viewer, token, lang });
        let welcome = self.welcome(viewer, missed, lang);
        if viewer.seat().is_some() {
            self.publish_present();
            self.tell_table_but(Some(id), out);
        }
        answer(welcome)
    }

    /// Tells a connection everything in another language. The welcome is told among the updates, in their order: an answer could be
    /// overtaken by them.
    pub(super) fn speak(
        &mut self,
        doing: &Doing,
        id: Ticket,
        from: Option<u64>,
        lang: Lang,
        out: &mut Vec<Output>,
    ) -> Attempt {
        let viewer = self.who(Who::Viewer(id))?;
        let Some(missed) = self.missed(doing, viewer, from, Some(lang))? else { return Ok(Step::Log) };
        let frame = self.welcome(viewer, missed, Some(lang));
        out.push(Output::Tell { to: id, frame });
        self.viewers.speak(id, lang);
        answer(self.info())
    }

    /// The table, how it stands for a viewer, and what was missed.
    fn welcome(&self, viewer: Viewer, missed: Vec<Missed>, lang: Option<Lang>) -> Bytes {
        let (state, since) = (self.table.state(viewer, lang), self.table.kept.at);
        frame(&Told::Welcome(Box::new(Recap { table: self.info(), missed, state, since })))
    }

    /// A connection has gone.
    pub(super) fn gone(&mut self, id: Ticket, out: &mut Vec<Output>) {
        let attaches =
            |job: &Job| matches!(job, Job::Asked { ticket, request: Request::Attach { .. } } if *ticket == id);
        self.waiting.retain(|job| !attaches(job));
        if let Some(doing) = self.doing.as_mut().filter(|doing| attaches(&doing.job)) {
            doing.job = Job::Look;
        }
        let before = self.viewers.present(self.now);
        self.viewers.remove(id);
        if self.viewers.present(self.now) != before {
            self.publish_present();
            self.tell_table(out);
        }
    }

    /// What a viewer is told of the plays after an entry; none if the log is needed for that.
    fn missed(
        &self,
        doing: &Doing,
        viewer: Viewer,
        from: Option<u64>,
        lang: Option<Lang>,
    ) -> Result<Option<Vec<Missed>>> {
        let Some(from) = from.filter(|from| *from < self.table.kept.seq) else { return Ok(Some(Vec::new())) };
        self.whole(doing).map(|log| self.plays_after(log, viewer, from, lang)).transpose()
    }

    fn plays_after(&self, log: &[Logged], viewer: Viewer, from: u64, lang: Option<Lang>) -> Result<Vec<Missed>> {
        let broken = |broken: crate::Broken| problem::faulty(&broken.to_string());
        let standing = Standing::of(log).map_err(broken)?;
        let first = standing.plays().iter().filter(|(seq, ..)| *seq > from).count();
        let first = standing.plays().len() - first.min(MOST_MISSED);
        let after = standing.plays().get(first).map_or(u64::MAX, |(seq, ..)| *seq);
        let mut missed = Vec::new();
        let tell = |seq: u64, play: &dyn Play| {
            if seq >= after {
                let news = play.news(viewer.seat(), lang);
                missed.push(Missed { seq, events: news.events, lines: news.lines });
            }
        };
        let sheet = &self.table.sheet;
        standing.replay(&*self.table.game, &sheet.options, sheet.seed, tell).map_err(broken)?;
        Ok(missed)
    }

    /// Tells every viewer what the last entry did to the game.
    pub(super) fn tell_update(&mut self, undone: bool, out: &mut Vec<Output>) {
        let table = &self.table;
        let updates = self.updates(&*table.play, table.kept.seq, table.kept.plays, undone);
        self.send_updates(&updates, out);
    }

    /// What the viewers are told when `seq` is the newest entry, so many plays stand, and this is the game.
    pub(super) fn updates(&self, play: &dyn Play, seq: u64, plays: u64, undone: bool) -> Updates {
        let mut updates: Updates = Vec::new();
        for watcher in &self.viewers.here {
            let (viewer, lang) = (watcher.viewer, watcher.lang);
            // Spectators who read the same language see the same.
            if updates.iter().any(|update| (update.0, update.1) == (viewer, lang)) {
                continue;
            }
            // What is taken back has no events: the state says it all.
            let news = play.news(viewer.seat(), lang);
            let none = || serde_json::value::RawValue::from_string("[]".into()).unwrap_or_default();
            let (events, lines) = if undone { (none(), Vec::new()) } else { (news.events, news.lines) };
            let state = self.table.state_after(play, seq, plays, viewer, lang);
            let bytes = frame(&Told::Update(Box::new(Update { events, lines, undone, state })));
            updates.push((viewer, lang, bytes));
        }
        updates
    }

    /// Tells every viewer who is asked, where that has changed although nothing happened in the game.
    pub(super) fn tell_asked(&self, out: &mut Vec<Output>) {
        let state = |viewer, lang| {
            let state = self.table.state(viewer, lang);
            let events = serde_json::value::RawValue::from_string("[]".into()).unwrap_or_default();
            Some(frame(&Told::Update(Box::new(Update { events, lines: Vec::new(), undone: false, state }))))
        };
        self.viewers.send(state, out);
    }

    pub(super) fn send_updates(&self, updates: &Updates, out: &mut Vec<Output>) {
        let update = |viewer, lang| {
            let update = updates.iter().find(|update| (update.0, update.1) == (viewer, lang));
            update.map(|(.., bytes)| bytes.clone())
        };
        self.viewers.send(update, out);
    }

    /// Tells every viewer that the table itself has changed.
    pub(super) fn tell_table(&self, out: &mut Vec<Output>) {
        self.tell_table_but(None, out);
    }

    fn tell_table_but(&self, but: Option<Ticket>, out: &mut Vec<Output>) {
        if self.viewers.is_empty() {
            return;
        }
        let frame = frame(&Told::Table(self.info()));
        for watcher in self.viewers.here.iter().filter(|watcher| Some(watcher.id) != but) {
            out.push(Output::Tell { to: watcher.id, frame: frame.clone() });
        }
    }

    /// Tells the other nodes who is here.
    pub(super) fn publish_present(&mut self) {
        let seats = self.viewers.here();
        let spectators = self.viewers.here.iter().filter(|watcher| watcher.viewer.seat().is_none()).count();
        self.publish(Note::Present {
            node: self.setting.node.clone(),
            seats: (0..8).filter(|seat| seats >> seat & 1 == 1).collect(),
            spectators: spectators as u32,
        });
    }

    pub(super) fn heard_present(&mut self, node: String, seats: &[u8], out: &mut Vec<Output>) {
        if node == self.setting.node {
            return;
        }
        let (now, before) = (self.now, self.viewers.present(self.now));
        let seats = seats.iter().filter(|seat| **seat < 8).fold(0, |all, seat| all | 1 << seat);
        self.viewers.elsewhere.insert(node, (seats, now));
        self.viewers.elsewhere.retain(|_, (_, at)| now - *at < BELIEVED);
        if self.viewers.present(now) != before {
            self.tell_table(out);
        }
    }
}
