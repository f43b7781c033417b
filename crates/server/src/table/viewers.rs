//! Who watches a table at this node, and what they are told. Every viewer gets a view of its own; viewers who see the same
//! share the bytes.

use super::{command::Who, history::Standing, load, owner::Owner, tries::tried};
use crate::{
    bus::What,
    game::{Lang, Play},
    problem::{self, Result},
    token::Hashed,
};
use bytes::Bytes;
use protocol::{Missed, Recap, Told, Update, Viewer};
use std::{
    collections::BTreeMap,
    time::{Duration, Instant},
};
use tokio::sync::mpsc;

/// Plays that a viewer is told of when it comes back; older ones are in the replay.
const MOST_MISSED: usize = 200;
/// How long other nodes are believed about who is there.
const BELIEVED: Duration = Duration::from_secs(90);

#[derive(Default)]
pub struct Viewers {
    here: Vec<Watcher>,
    last: u64,
    /// The newest message of each room that was passed on.
    pub heard: [u64; 2],
    /// The seats present at other nodes, one bit each, and when they said so.
    elsewhere: BTreeMap<String, (u8, Instant)>,
}

/// One frame for each viewer and language.
pub type Updates = Vec<(Viewer, Option<Lang>, Bytes)>;

struct Watcher {
    id: u64,
    viewer: Viewer,
    token: Hashed,
    lang: Option<Lang>,
    out: mpsc::Sender<Bytes>,
}

impl Viewers {
    pub fn is_empty(&self) -> bool {
        self.here.is_empty()
    }

    pub fn get(&self, id: u64) -> Option<Viewer> {
        self.here.iter().find(|watcher| watcher.id == id).map(|watcher| watcher.viewer)
    }

    pub fn remove(&mut self, id: u64) {
        self.here.retain(|watcher| watcher.id != id);
        self.here.shrink_to_fit();
    }

    pub fn retain(&mut self, stays: impl Fn(Viewer, &Hashed) -> bool) {
        self.here.retain(|watcher| stays(watcher.viewer, &watcher.token));
    }

    /// The tokens of those who watch here.
    pub fn tokens(&self) -> impl Iterator<Item = &Hashed> {
        self.here.iter().map(|watcher| &watcher.token)
    }

    fn here(&self) -> u8 {
        self.here.iter().filter_map(|watcher| watcher.viewer.seat()).fold(0, |seats, seat| seats | 1 << seat)
    }

    /// The seats whose players are connected anywhere, one bit each.
    pub fn present(&self) -> u8 {
        let believed = self.elsewhere.values().filter(|(_, at)| at.elapsed() < BELIEVED);
        believed.fold(self.here(), |seats, (there, _)| seats | there)
    }

    /// Sends to all whom `to` picks. Whoever cannot keep up is let go: it may come back and is told what it missed.
    fn send(&mut self, mut message: impl FnMut(Viewer, Option<Lang>) -> Option<Bytes>) {
        self.here.retain(|watcher| match message(watcher.viewer, watcher.lang) {
            Some(bytes) => watcher.out.try_send(bytes).is_ok(),
            None => true,
        });
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

impl Owner {
    /// Lets a connection watch: it is told how the table stands, and from now on what happens.
    pub(super) async fn attach(
        &mut self,
        token: Hashed,
        from: Option<u64>,
        lang: Option<Lang>,
        out: mpsc::Sender<Bytes>,
    ) -> Result<(u64, Bytes)> {
        // Somebody who comes from another node must not be shown what was before.
        if from.is_some_and(|from| from > self.table.kept.seq) {
            self.was_behind().await?;
        }
        let viewer = self.table.viewer(&token).ok_or_else(problem::wrong_token)?;
        // Whoever comes back with the token of a seat plays it again.
        if viewer.seat().is_some() {
            tried!(self.acting(Who::Token(token)))?;
        }
        let missed = match from {
            Some(from) if from < self.table.kept.seq => self.missed(viewer, from, lang).await?,
            _ => Vec::new(),
        };
        self.viewers.last += 1;
        let id = self.viewers.last;
        self.viewers.here.push(Watcher { id, viewer, token, lang, out });
        let welcome =
            Recap { table: self.info(), missed, state: self.table.state(viewer, lang), since: self.table.kept.at };
        if viewer.seat().is_some() {
            self.publish_present();
            self.tell_table_but(id);
        }
        Ok((id, frame(&Told::Welcome(Box::new(welcome)))))
    }

    /// What a viewer is told of the plays after an entry.
    async fn missed(&self, viewer: Viewer, from: u64, lang: Option<Lang>) -> Result<Vec<Missed>> {
        let id = &self.table.row.id;
        let broken = |error: String| {
            tracing::error!(table = id, error, "cannot tell what was missed");
            problem::unavailable("The log of the table cannot be read at the moment; try again.")
        };
        let log = load::log(&self.hall.store, id, 0).await.map_err(|error| broken(error.to_string()))?;
        let seed = self.table.row.seed.as_slice().try_into().map_err(|_| broken("the seed".into()))?;
        let standing = Standing::of(&log).map_err(|error| broken(error.to_string()))?;
        let first = standing.plays.iter().filter(|(seq, ..)| *seq > from).count();
        let first = standing.plays.len() - first.min(MOST_MISSED);
        let after = standing.plays.get(first).map_or(u64::MAX, |(seq, ..)| *seq);
        let mut missed = Vec::new();
        let tell = |seq: u64, play: &dyn Play| {
            if seq >= after {
                let news = play.news(viewer.seat(), lang);
                missed.push(Missed { seq, events: news.events, lines: news.lines });
            }
        };
        let replayed = standing.replay(&*self.table.game, &self.table.options, seed, tell);
        replayed.map_err(|error| broken(error.to_string()))?;
        Ok(missed)
    }

    /// Tells every viewer what the last entry did to the game.
    pub(super) fn tell_update(&mut self, undone: bool) {
        let table = &self.table;
        let updates = self.updates(&*table.play, table.kept.seq, table.kept.plays, undone);
        self.send_updates(&updates);
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

    pub(super) fn send_updates(&mut self, updates: &Updates) {
        self.viewers.send(|viewer, lang| {
            let update = updates.iter().find(|update| (update.0, update.1) == (viewer, lang));
            update.map(|(.., bytes)| bytes.clone())
        });
    }

    /// Tells every viewer that the table itself has changed.
    pub(super) fn tell_table(&mut self) {
        self.tell_table_but(0);
    }

    fn tell_table_but(&mut self, but: u64) {
        let bytes = frame(&Told::Table(self.info()));
        let skipped = self.viewers.here.iter().position(|watcher| watcher.id == but);
        let skipped = skipped.map(|at| self.viewers.here.remove(at));
        self.viewers.send(|_, _| Some(bytes.clone()));
        self.viewers.here.extend(skipped);
    }

    /// Passes a message on to those whom it is for.
    pub(super) fn tell(&mut self, bytes: &Bytes, to: impl Fn(Viewer) -> bool) {
        self.viewers.send(|viewer, _| to(viewer).then(|| bytes.clone()));
    }

    /// Tells the other nodes who is here.
    pub(super) fn publish_present(&mut self) {
        let seats = self.viewers.here();
        let spectators = self.viewers.here.iter().filter(|watcher| watcher.viewer.seat().is_none()).count();
        self.publish(What::Present {
            node: self.hall.node.clone(),
            seats: (0..8).filter(|seat| seats >> seat & 1 == 1).collect(),
            spectators: spectators as u32,
        });
    }

    pub(super) fn heard_present(&mut self, node: String, seats: &[u8]) {
        if node == self.hall.node {
            return;
        }
        let before = self.viewers.present();
        let seats = seats.iter().filter(|seat| **seat < 8).fold(0, |all, seat| all | 1 << seat);
        self.viewers.elsewhere.insert(node, (seats, Instant::now()));
        self.viewers.elsewhere.retain(|_, (_, at)| at.elapsed() < BELIEVED);
        if self.viewers.present() != before {
            self.tell_table();
        }
    }
}
