//! How a choice comes to stand: tried on the rules, written to the log, and only then told. Other nodes may write to the same
//! log; whoever is slower catches up.

use super::{
    command::{Stood, Who},
    load,
    owner::{Owner, panic_text},
    tries::{Stop, Tried},
};
use crate::{
    bus::{Note, What},
    entry::Entry,
    game::{Lang, Play, Refusal},
    now,
    problem::{self, Result},
    store::{self, Appended, EntryRow},
};
use protocol::{Json, Play as Wish, Viewer};
use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    sync::Arc,
};
use tokio::time::Instant;

/// A snapshot is kept after every so many entries: the others are played again in a moment, and snapshots make entries wait for
/// the disk.
const SNAPSHOT_EVERY: u64 = 128;

impl Owner {
    pub(super) async fn play(&mut self, who: Who, wish: &Wish, lang: Option<Lang>) -> Tried<Stood> {
        let seat = self.acting(who).await?;
        let viewer = Viewer::Seat(seat);
        let wanted = matches!(who, Who::Token(_));
        if let Some(seq) = self.table.done(seat, &wish.key) {
            if self.was_behind().await? {
                return Err(Stop::Behind);
            }
            let state = wanted.then(|| self.table.state(viewer, lang));
            return Ok(Stood { seq, repeated: true, state });
        }
        if let Some(what) = &self.table.fault {
            return Err(problem::faulty(what).into());
        }
        if self.table.asked().is_none_or(|asked| asked.number != wish.ask) {
            return Err(problem::stale(self.table.state(viewer, lang)).into());
        }
        let next = self.try_choice(seat, &wish.choice, lang.unwrap_or(Lang::En)).await?;
        let entry = Entry::Play { seat, choice: wish.choice.clone(), key: Some(wish.key.clone()) };
        let seq = self.stand(entry, next).await?;
        let state = wanted.then(|| self.table.state(viewer, lang));
        Ok(Stood { seq, repeated: false, state })
    }

    /// The game after a choice. A panic of the rules is this table's fault and nobody else's.
    pub(super) async fn try_choice(&mut self, seat: u8, choice: &Json, lang: Lang) -> Result<Arc<dyn Play>> {
        let what = match catch_unwind(AssertUnwindSafe(|| self.table.play.play(seat, choice, lang))) {
            Ok(Ok(next)) => return Ok(next.into()),
            Ok(Err(Refusal::Malformed(what))) => return Err(problem::no_choice(&what)),
            Ok(Err(Refusal::Refused { rule, reason, text })) => return Err(problem::refused(reason, rule, text)),
            Ok(Err(Refusal::Broken(what))) => what,
            Err(panic) => panic_text(&*panic),
        };
        self.fail(format!("seat {seat} chose {}: {what}", choice.get())).await;
        Err(problem::faulty("the rules broke down at this choice"))
    }

    /// Writes an entry that leaves the game as it is, and gives the time that stands in it.
    pub(super) async fn append(&mut self, entry: &Entry) -> Tried<i64> {
        let play = self.table.play.clone();
        self.append_with(entry, &*play).await
    }

    /// Writes an entry after which the game is `next`.
    pub(super) async fn append_with(&mut self, entry: &Entry, next: &dyn Play) -> Tried<i64> {
        let row = self.entry_row(entry, next);
        let at = row.at;
        let appended = self.hall.store.append(row).await;
        self.settled(appended).map(|()| at)
    }

    fn entry_row(&self, entry: &Entry, next: &dyn Play) -> EntryRow {
        EntryRow {
            table_id: self.table.row.id.clone(),
            seq: self.table.kept.seq + 1,
            at: now(),
            body: entry.to_json(),
            digest: next.digest(),
        }
    }

    /// The one way an entry of this node gets into the log, and out of the way of those of others.
    fn settled(&self, appended: store::Result<Appended>) -> Tried<()> {
        match appended {
            Ok(Appended::Stored) => Ok(()),
            Ok(Appended::Taken) => {
                self.hall.metrics.conflicts.inc();
                Err(Stop::Behind)
            }
            Err(error) => {
                tracing::error!(table = self.table.row.id, %error, "cannot append");
                Err(problem::of_store(&error).into())
            }
        }
    }

    /// Writes a play; then it stands, and everybody is told.
    pub(super) async fn stand(&mut self, entry: Entry, next: Arc<dyn Play>) -> Tried<u64> {
        let (seq, plays) = (self.table.kept.seq + 1, self.table.kept.plays + 1);
        let row = self.entry_row(&entry, &*next);
        let at = row.at;
        // What the viewers will be told is made while the store works.
        let told = async { self.updates(&*next, seq, plays, false) };
        let (appended, updates) = tokio::join!(self.hall.store.append(row), told);
        self.settled(appended)?;
        if let Entry::Play { seat, key, .. } = entry {
            self.table.played(seat, key, seq, next);
        }
        (self.table.kept.seq, self.table.kept.at) = (seq, at);
        self.hall.metrics.moves.inc();
        self.send_updates(&updates);
        // The viewers' connections go first; what is left to do is nothing that anybody waits for.
        tokio::task::yield_now().await;
        self.moved(false);
        Ok(seq)
    }

    /// The log has grown by an entry of this node, and the viewers know it.
    pub(super) fn moved(&mut self, undone: bool) {
        let seq = self.table.kept.seq;
        self.hints.stop();
        if undone || self.table.play.is_over() || seq.is_multiple_of(SNAPSHOT_EVERY) {
            self.hall.store.keep_snapshot(self.table.snapshot());
        }
        self.publish(What::Moved { seq });
        self.bots.wake(Instant::now());
        if self.table.play.is_over() {
            self.hall.end(&self.table);
        }
    }

    /// Tells the other nodes; the viewers of this one are told by its owner.
    pub(super) fn publish(&self, what: What) {
        if self.hall.alone() {
            return;
        }
        self.hall.bus.publish(Note { table: self.table.row.id.clone(), what });
    }

    /// Whether the store knew more of this table than this node, which has caught up then.
    pub(super) async fn was_behind(&mut self) -> Result<bool> {
        let seq = self.table.kept.seq;
        if !self.hall.alone() {
            self.catch_up().await?;
        }
        Ok(self.table.kept.seq > seq)
    }

    /// Catches up unless this entry is known already.
    pub(super) async fn reach(&mut self, seq: u64) -> Result<()> {
        if seq > self.table.kept.seq { self.catch_up().await } else { Ok(()) }
    }

    /// Reads what other nodes have written and tells the viewers.
    pub(super) async fn catch_up(&mut self) -> Result<()> {
        // It goes no further: what broke down would break down again.
        if self.table.fault.is_some() {
            return Ok(());
        }
        let (id, hall) = (self.table.row.id.clone(), self.hall.clone());
        let lost = |error: load::Error| match error {
            load::Error::Store(error) => {
                tracing::error!(table = id, %error, "cannot read a table");
                problem::of_store(&error)
            }
            broken => hall.no_longer_plays(&id, &broken),
        };
        let fresh = load::log(&self.hall.store, &id, self.table.kept.seq).await.map_err(lost)?;
        if !fresh.is_empty() {
            self.hints.stop();
            // The node that wrote the newest entry answers for the bots; this one only if nothing comes of it.
            self.bots.leave_until(Instant::now() + self.hall.limits.bot_grace);
        }
        let undone = fresh.iter().any(|logged| matches!(logged.entry, Entry::Undo { .. }));
        if undone {
            let loaded = load::load(&self.hall.store, &self.hall.shelf, &id).await.map_err(lost)?;
            self.table = loaded.ok_or_else(|| problem::not_found("table"))?;
            self.unseat();
            self.tell_update(true);
            self.tell_table();
        }
        for logged in fresh.into_iter().filter(|_| !undone) {
            let taken = catch_unwind(AssertUnwindSafe(|| {
                self.table.take(logged.seq, logged.at, &logged.entry, None).map_err(|broken| broken.to_string())
            }));
            match taken.unwrap_or_else(|panic| Err(panic_text(&*panic))) {
                Ok(()) if matches!(logged.entry, Entry::Play { .. }) => self.tell_update(false),
                Ok(()) => {
                    self.unseat();
                    self.tell_table();
                }
                Err(what) => {
                    self.fail(what).await;
                    break;
                }
            }
        }
        if self.table.fault.is_none()
            && let Ok(Some(row)) = self.hall.store.table(&id).await
            && row.fault.is_some()
        {
            self.table.fault = row.fault;
            self.tell_table();
        }
        Ok(())
    }
}
