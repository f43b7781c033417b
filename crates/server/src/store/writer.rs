//! The one task that writes logs. Entries that wait together become one statement and so one durable commit; while it is
//! under way the next ones gather. Nobody waits for company: a lone entry is written at once.

use super::backend::{Door, Turns};
use super::error::is_full;
use super::log::{self, Appended};
use super::pen::Pen;
use super::rows::{EntryRow, SnapshotRow};
use super::{Error, PATIENCE, Result};
use sqlx::AnyConnection;
use sqlx::Connection;
use std::collections::btree_map::Entry;
use std::collections::{BTreeMap, HashMap, HashSet, VecDeque};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};
use tokio::sync::{mpsc, oneshot};
use tokio::time::{MissedTickBehavior, interval, sleep, timeout};

/// Entries that share a commit at most.
const BATCH: usize = 512;

/// The first pause between attempts; each is twice the one before.
const PAUSE: Duration = Duration::from_millis(20);
const LONGEST_PAUSE: Duration = Duration::from_secs(1);

/// How often it is noted which tables were played at.
const TOUCH_EVERY: Duration = Duration::from_secs(60);

/// Snapshots are written when no entry waits, or when this many have gathered; this many at a time. Nobody waits for them.
const SNAPSHOTS: usize = 64;
/// More than these are not kept waiting: a snapshot is a cache.
const SNAPSHOTS_WAITING: usize = 4096;

/// A row of its own for every commit, to see how long one takes.
pub(super) const SCRATCH_INSERT: &str = "INSERT INTO scratch (n, body) VALUES ($1, $2)";
pub(super) const SCRATCH_BODY: &str = "a row of its own";

type Answer<T> = oneshot::Sender<Result<T>>;

pub(super) enum Job {
    Append(EntryRow, Answer<Appended>),
    Snapshot(SnapshotRow),
    Ask(Question),
    Close(Answer<()>),
}

/// What only the writer's own connection can tell.
pub(super) enum Question {
    SyncCommits(u32, Duration, Answer<Vec<Duration>>),
    Durability(Answer<String>),
    /// Whether it can write.
    Pulse(Answer<()>),
}

/// One row that is written again and again.
pub(super) const PULSE: &str =
    "INSERT INTO pulse (id, at) VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET at = excluded.at";

pub(super) struct Writer {
    door: Door,
    turns: Turns,
    queue: mpsc::Receiver<Job>,
    /// None before the first use and after a failure.
    connection: Option<AnyConnection>,
    /// What entries are written with, if not with the connection; none likewise.
    pen: Option<Pen>,
    /// Tables played at since it was last noted, and when.
    touched: HashMap<String, i64>,
    /// Snapshots that are not written yet.
    snapshots: VecDeque<SnapshotRow>,
    /// Entries and snapshots that were written.
    written: Arc<AtomicU64>,
    /// Whether room is made for the log of SQLite.
    roomy: bool,
}

/// On SQLite the writer works where it stands, so it has a thread of its own.
pub(super) fn spawn(writer: Writer) -> Result<()> {
    if writer.door.file.is_none() {
        tokio::spawn(writer.run());
        return Ok(());
    }
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().map_err(sqlx::Error::Io)?;
    let thread = std::thread::Builder::new().name("writer".into());
    thread.spawn(move || runtime.block_on(writer.run())).map_err(sqlx::Error::Io)?;
    Ok(())
}

impl Writer {
    pub fn new(door: Door, turns: Turns, queue: mpsc::Receiver<Job>, written: Arc<AtomicU64>) -> Writer {
        let (touched, snapshots) = Default::default();
        Writer { door, turns, queue, connection: None, pen: None, touched, snapshots, written, roomy: true }
    }

    /// Until the store is closed or its last handle dropped.
    pub async fn run(mut self) {
        // A pen that cannot be had now is asked for again when there is something to write.
        log_failure("opening the log", self.pen().map(|_| ()));
        let mut minutes = interval(TOUCH_EVERY);
        minutes.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut jobs = Vec::with_capacity(BATCH);
        let mut closing = None;
        while closing.is_none() {
            tokio::select! {
                n = self.queue.recv_many(&mut jobs, BATCH) => if n == 0 { break },
                _ = minutes.tick() => self.touch().await,
            }
            closing = self.work(&mut jobs).await;
            if self.queue.is_empty() || self.snapshots.len() >= SNAPSHOTS {
                self.keep_some().await;
            }
        }
        // What was handed over before the end is written; what comes later learns that the store is closed.
        self.queue.close();
        while self.queue.recv_many(&mut jobs, BATCH).await > 0 {
            self.work(&mut jobs).await;
        }
        while !self.snapshots.is_empty() {
            self.keep_some().await;
        }
        self.touch().await;
        self.pen = None;
        if let Some(connection) = self.connection.take() {
            log_failure("closing", connection.close().await);
        }
        if let Some(answer) = closing {
            let _ = answer.send(Ok(()));
        }
    }

    /// Entries first, because somebody waits for them.
    async fn work(&mut self, jobs: &mut Vec<Job>) -> Option<Answer<()>> {
        let mut batch = Batch::default();
        let mut questions = Vec::new();
        let mut closing = None;
        for job in jobs.drain(..) {
            match job {
                Job::Append(entry, answer) => batch.add(entry, answer),
                Job::Snapshot(snapshot) if self.snapshots.len() < SNAPSHOTS_WAITING => {
                    self.snapshots.push_back(snapshot)
                }
                Job::Snapshot(_) => tracing::debug!("snapshot dropped: too many wait"),
                Job::Ask(question) => questions.push(question),
                Job::Close(answer) => closing = Some(answer),
            }
        }
        if !batch.entries.is_empty() {
            self.commit(batch).await;
        }
        for question in questions {
            match question {
                Question::SyncCommits(n, pause, answer) => {
                    let _ = answer.send(self.sync_commits(n, pause).await.map_err(Error::from));
                }
                Question::Durability(answer) => {
                    let _ = answer.send(self.durability().await.map_err(Error::from));
                }
                Question::Pulse(answer) => {
                    let mut pulse = self.pulse().await.inspect_err(|error| self.drop_connections(error));
                    // A connection that broke while nobody wrote says nothing of the database.
                    if pulse.as_ref().is_err_and(|error| self.door.backend.may_pass(error) && !is_full(error)) {
                        pulse = self.pulse().await.inspect_err(|error| self.drop_connections(error));
                    }
                    let _ = answer.send(pulse.map_err(Error::from));
                }
            }
        }
        closing
    }

    /// Writes a batch and answers everybody in it.
    async fn commit(&mut self, mut batch: Batch) {
        // In the order of their keys: two nodes that insert the same keys in different orders would block each other.
        batch.entries.sort_unstable_by(|a, b| (&a.table_id, a.seq).cmp(&(&b.table_id, b.seq)));
        let written = self.write(&batch.entries).await;
        let alone = match &written {
            // One bad entry must not spoil the others.
            Err(error) => batch.entries.len() > 1 && !self.door.backend.may_pass(error),
            Ok(_) => false,
        };
        if alone {
            for entry in std::mem::take(&mut batch.entries) {
                let written = self.write(std::slice::from_ref(&entry)).await;
                self.answer(&mut batch, &[entry], written);
            }
        } else {
            let entries = std::mem::take(&mut batch.entries);
            self.answer(&mut batch, &entries, written);
        }
    }

    fn answer(&mut self, batch: &mut Batch, entries: &[EntryRow], written: sqlx::Result<HashSet<Key>>) {
        let written = written.map_err(Error::from);
        for entry in entries {
            let key = key(entry);
            let outcome = match &written {
                Ok(keys) if keys.contains(&key) => Ok(Appended::Stored),
                Ok(_) => Ok(Appended::Taken),
                Err(error) => Err(error.clone().of_row(&entry.table_id)),
            };
            if let Ok(Appended::Stored) = outcome {
                match self.touched.get_mut(&entry.table_id) {
                    Some(at) => *at = entry.at.max(*at),
                    None => drop(self.touched.insert(entry.table_id.clone(), entry.at)),
                }
            }
            batch.answer(&key, outcome);
        }
    }

    /// Writes entries, over a new connection if the old one fails, and gives the keys that are now theirs.
    async fn write(&mut self, entries: &[EntryRow]) -> sqlx::Result<HashSet<Key>> {
        let begin = Instant::now();
        let mut pause = PAUSE;
        let mut again = false;
        loop {
            let attempt = timeout(PATIENCE, self.attempt(entries, again)).await;
            let error = match attempt.unwrap_or_else(|_| Err(std::io::Error::from(std::io::ErrorKind::TimedOut).into()))
            {
                Ok(keys) => return Ok(keys),
                Err(error) => error,
            };
            if !self.door.backend.may_pass(&error) {
                return Err(error);
            }
            self.drop_connections(&error);
            // It will not empty within seconds, and those who wait should know.
            if is_full(&error) {
                return Err(error);
            }
            again = true;
            tracing::warn!(%error, entries = entries.len(), "entries not written");
            if begin.elapsed() + pause > PATIENCE {
                return Err(error);
            }
            sleep(pause).await;
            pause = LONGEST_PAUSE.min(pause * 2);
        }
    }

    async fn attempt(&mut self, entries: &[EntryRow], again: bool) -> sqlx::Result<HashSet<Key>> {
        let mut turn = self.turns.take().await?;
        let backend = self.door.backend;
        let written = match self.pen() {
            Ok(Some(pen)) => pen.insert(entries),
            Ok(None) => log::insert(self.connected().await?, backend, entries).await,
            Err(error) => Err(error),
        };
        let written = turn.settled(written)?;
        self.written.fetch_add(written.len() as u64, Ordering::Relaxed);
        let mut keys: HashSet<Key> = written.into_iter().collect();
        if again {
            let connection = self.connected().await?;
            // The first attempt may have been committed although its answer was lost.
            for entry in entries {
                if !keys.contains(&key(entry)) && log::holds(connection, entry).await? {
                    keys.insert(key(entry));
                }
            }
        }
        Ok(keys)
    }

    /// Notes which tables were played at. A failure is made good a minute later.
    async fn touch(&mut self) {
        let Some(&at) = self.touched.values().max() else { return };
        let mut ids: Vec<&String> = self.touched.keys().collect();
        ids.sort_unstable();
        let ids = log::json(&ids);
        let noted = self.note(ids, at).await;
        if self.settle("noting which tables were played at", noted) {
            self.touched.clear();
        }
    }

    async fn note(&mut self, ids: String, at: i64) -> sqlx::Result<()> {
        let mut turn = self.turns.take().await?;
        let touch = self.door.backend.touch();
        let noted = sqlx::query(touch).bind(ids).bind(at).execute(self.connected().await?).await;
        turn.settled(noted).map(|_| ())
    }

    async fn pulse(&mut self) -> sqlx::Result<()> {
        let mut turn = self.turns.take().await?;
        let at = crate::now();
        let written = match self.pen() {
            Ok(Some(pen)) => pen.pulse(at),
            Ok(None) => sqlx::query(PULSE).bind(at).execute(self.connected().await?).await.map(|_| ()),
            Err(error) => Err(error),
        };
        turn.settled(written)
    }

    /// Writes some of the snapshots that wait. Those that cannot be written are dropped: they are a cache.
    async fn keep_some(&mut self) {
        let some: Vec<SnapshotRow> = self.snapshots.drain(..self.snapshots.len().min(SNAPSHOTS)).collect();
        if !some.is_empty() {
            let kept = self.keep(&some).await;
            self.written.fetch_add(some.len() as u64, Ordering::Relaxed);
            self.settle("keeping snapshots", kept);
        }
    }

    async fn keep(&mut self, snapshots: &[SnapshotRow]) -> sqlx::Result<()> {
        let mut turn = self.turns.take().await?;
        let kept = match self.pen()? {
            Some(pen) => pen.put_snapshots(snapshots),
            None => log::put_snapshots(self.connected().await?, snapshots).await,
        };
        turn.settled(kept)
    }

    async fn sync_commits(&mut self, n: u32, pause: Duration) -> sqlx::Result<Vec<Duration>> {
        let _turn = self.turns.take().await?;
        let scratch = "CREATE TABLE IF NOT EXISTS scratch (n BIGINT NOT NULL, body TEXT NOT NULL)";
        sqlx::raw_sql(scratch).execute(self.connected().await?).await?;
        let took = match self.pen()? {
            Some(pen) => pen.commits(n, pause)?,
            None => {
                let connection = self.connected().await?;
                let mut took = Vec::new();
                for nth in 0..n {
                    sleep(pause).await;
                    let begin = Instant::now();
                    let insert = sqlx::query(SCRATCH_INSERT).bind(i64::from(nth)).bind(SCRATCH_BODY);
                    insert.execute(&mut *connection).await?;
                    took.push(begin.elapsed());
                }
                took
            }
        };
        sqlx::raw_sql("DROP TABLE scratch").execute(self.connected().await?).await?;
        Ok(took)
    }

    /// What entries are written with on SQLite.
    fn pen(&mut self) -> sqlx::Result<Option<&mut Pen>> {
        if self.pen.is_none() {
            self.pen = Pen::of(&self.door, self.roomy)?;
        }
        Ok(self.pen.as_mut())
    }

    async fn durability(&mut self) -> sqlx::Result<String> {
        let durability = self.door.backend.durability();
        sqlx::query_scalar(durability).fetch_one(self.connected().await?).await
    }

    async fn connected(&mut self) -> sqlx::Result<&mut AnyConnection> {
        if self.connection.is_none() {
            self.connection = Some(self.door.open().await?);
        }
        self.connection.as_mut().ok_or(sqlx::Error::PoolClosed)
    }

    /// For work whose failure nobody waits to hear of. A connection that failed is not used again.
    fn settle(&mut self, what: &str, done: sqlx::Result<()>) -> bool {
        let well = done.is_ok();
        if let Err(error) = &done {
            self.drop_connections(error);
        }
        log_failure(what, done);
        well
    }

    /// What has failed is not used again. A log without room is slower, but a full disk has none to give.
    fn drop_connections(&mut self, error: &sqlx::Error) {
        (self.connection, self.pen) = (None, None);
        self.roomy &= !is_full(error);
    }
}

fn log_failure(what: &str, done: sqlx::Result<()>) {
    if let Err(error) = done {
        tracing::warn!(%error, "{what} failed");
    }
}

type Key = (String, u64);

fn key(entry: &EntryRow) -> Key {
    (entry.table_id.clone(), entry.seq)
}

/// Entries for one commit, and who waits for them.
#[derive(Default)]
struct Batch {
    /// One for each key.
    entries: Vec<EntryRow>,
    /// The first to come with a key waits first.
    waiting: BTreeMap<Key, Vec<Answer<Appended>>>,
}

impl Batch {
    fn add(&mut self, entry: EntryRow, answer: Answer<Appended>) {
        match self.waiting.entry(key(&entry)) {
            Entry::Vacant(place) => {
                place.insert(vec![answer]);
                self.entries.push(entry);
            }
            Entry::Occupied(mut place) => place.get_mut().push(answer),
        }
    }

    /// To a later writer with the same key, a key that is stored is a key that is taken.
    fn answer(&mut self, key: &Key, mut outcome: Result<Appended>) {
        for answer in self.waiting.remove(key).into_iter().flatten() {
            // A client that stopped waiting does not want to know.
            let _ = answer.send(outcome.clone());
            outcome = outcome.map(|_| Appended::Taken);
        }
    }
}
