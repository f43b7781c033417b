//! The store: tables, their logs, snapshots, chat and campaigns, in one SQLite file or in a PostgreSQL database.
//!
//! The log of entries is the truth, and the key `(table_id, seq)` the only lock between nodes. All entries go through one
//! writer, where those that wait together share one durable commit; see `writer.rs`. Reads have connections of their own
//! and never wait for it. One SQL serves both databases through sqlx's `Any` driver; `backend.rs` has the differences.

mod backend;
mod campaigns;
mod chat;
mod checkpoint;
mod error;
mod files;
mod log;
mod pen;
mod rows;
mod tables;
mod writer;

pub use backend::Backend;
pub use error::{Error, Result, failures};
pub use files::Hold;
pub use log::Appended;
pub use rows::{CampaignRow, ChatRow, Damaged, EntryRow, SnapshotRow, Status, TableRow, UnknownStatus};
pub use tables::Place;

use backend::{Access, Door, Turns};
use sqlx::Connection;
use sqlx::any::AnyPoolOptions;
use sqlx::migrate::Migrator;
use sqlx::{AnyConnection, AnyPool};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};
use tokio::sync::{Mutex, mpsc, oneshot};
use tokio::time::timeout;
use writer::{Job, Question, Writer};

/// The schema of both databases, and what SQLite alone needs.
static MIGRATIONS: Migrator = sqlx::migrate!("migrations/both");
static SQLITE_MIGRATIONS: Migrator = sqlx::migrate!("migrations/sqlite");

/// Connections for reading, and for what is written rarely.
const READERS: u32 = 4;

/// How long a database may be away before those who wait for it get an error.
const PATIENCE: Duration = Duration::from_secs(10);

/// Within this time a database that is well has answered.
const SOON: Duration = Duration::from_secs(2);

/// How long an answer to whether the store is ready stays good.
const FRESH: Duration = Duration::from_secs(1);

/// A file up to this size is rewritten in a moment.
const REWRITTEN: u64 = 256 << 20;

/// Rows that may wait for the writer before `append` itself waits.
const QUEUE: usize = 4096;

/// When something was tried, and what came of it.
type Trial = (Instant, Result<()>);

/// A handle; clones share the connections and the writer.
#[derive(Clone)]
pub struct Store {
    backend: Backend,
    pool: AnyPool,
    turns: Turns,
    jobs: mpsc::Sender<Job>,
    /// Whether the store took a write when that was last tried.
    tried: Arc<Mutex<Option<Trial>>>,
    door: Door,
    /// What was written, in entries, for the task that works SQLite's log into its file.
    written: Arc<AtomicU64>,
    /// Held while that is done.
    working_in: Arc<Mutex<()>>,
}

impl Store {
    /// Opens `sqlite:<file>`, made with its folder if missing, or `postgres://…`, and brings the schema up to date.
    pub async fn open(url: &str) -> Result<Store> {
        let door = Door::find(url, Access::Full)?;
        let backend = door.backend;
        let mut connection = door.open().await?;
        migrate(backend, &mut connection).await?;
        make_shrinkable(&door, &mut connection).await?;
        connection.close().await?;
        let store = Store::behind(door).await?;
        let durability = store.durability().await?;
        tracing::info!(?backend, durability, "store open");
        Ok(store)
    }

    /// Opens an existing store to look at it while others use it: nothing is made, changed or brought up to date.
    pub async fn open_to_read(url: &str) -> Result<Store> {
        Store::behind(Door::find(url, Access::Read)?).await
    }

    async fn behind(door: Door) -> Result<Store> {
        let Door { backend, access, .. } = door;
        let pool = AnyPoolOptions::new()
            .max_connections(READERS)
            .acquire_timeout(PATIENCE)
            .after_connect(move |connection, _| Box::pin(backend.prepare(access, connection)))
            .connect_with(door.options.clone())
            .await?;
        let turns = Turns::of(&door);
        let (jobs, queue) = mpsc::channel(QUEUE);
        let (written, working_in): (Arc<AtomicU64>, Arc<Mutex<()>>) = Default::default();
        if (backend, access) == (Backend::Sqlite, Access::Full) {
            let (written, busy) = (Arc::clone(&written), Arc::clone(&working_in));
            tokio::spawn(checkpoint::run(door.clone(), turns.clone(), jobs.downgrade(), written, busy));
        }
        writer::spawn(Writer::new(door.clone(), turns.clone(), queue, Arc::clone(&written)))?;
        Ok(Store { backend, pool, turns, jobs, tried: Arc::default(), door, written, working_in })
    }

    pub fn backend(&self) -> Backend {
        self.backend
    }

    /// Whether the writer writes and the database answers, soon: a row is written as durably as an entry. Whoever asks within a
    /// second of somebody else gets the same answer.
    pub async fn ready(&self) -> Result<()> {
        let mut tried = self.tried.lock().await;
        if let Some((_, answer)) = tried.as_ref().filter(|(at, _)| at.elapsed() < FRESH) {
            return answer.clone();
        }
        let works = async {
            self.ask_writer(|answer| Job::Ask(Question::Pulse(answer))).await?;
            sqlx::query("SELECT 1").fetch_all(&self.pool).await.map_err(Error::from)
        };
        let answer = timeout(SOON, works).await.unwrap_or(Err(Error::Slow)).map(|_| ());
        *tried = Some((Instant::now(), answer.clone()));
        answer
    }

    /// What the writer's connection itself says of how safe its commits are.
    pub async fn durability(&self) -> Result<String> {
        self.ask_writer(|answer| Job::Ask(Question::Durability(answer))).await
    }

    /// How long each of `n` inserts of one row takes the writer when it is a durable commit of its own, with a pause before
    /// each: the yardstick for what sharing commits is worth. Not for two nodes at once.
    pub async fn sync_commits(&self, n: u32, pause: Duration) -> Result<Vec<Duration>> {
        self.ask_writer(|answer| Job::Ask(Question::SyncCommits(n, pause, answer))).await
    }

    /// Writes what waits, then closes all connections. Later calls give [`Error::Closed`] or an error of the database.
    pub async fn close(&self) -> Result<()> {
        self.ask_writer(Job::Close).await?;
        drop(self.working_in.lock().await);
        self.pool.close().await;
        Ok(())
    }

    /// Counts what was written beside the writer: each separate entry takes about this many bytes of SQLite's log.
    fn wrote(&self, bytes: usize) {
        const ENTRY: usize = 11 << 10;
        self.written.fetch_add(1 + (bytes / ENTRY) as u64, Ordering::Relaxed);
    }

    async fn ask_writer<T>(&self, job: impl FnOnce(oneshot::Sender<Result<T>>) -> Job) -> Result<T> {
        let (answer, answered) = oneshot::channel();
        self.jobs.send(job(answer)).await.map_err(|_| Error::Closed)?;
        answered.await.map_err(|_| Error::Closed)?
    }
}

/// A file of an older version gives back no room for what is removed from it, until it has been rewritten once.
async fn make_shrinkable(door: &Door, connection: &mut AnyConnection) -> Result<()> {
    let Some(file) = &door.file else { return Ok(()) };
    let mode: i64 = sqlx::query_scalar("PRAGMA auto_vacuum").fetch_one(&mut *connection).await?;
    if mode != 0 {
        return Ok(());
    }
    let size = file.metadata().map_or(0, |file| file.len());
    if size > REWRITTEN {
        tracing::warn!(
            size,
            "what is removed leaves free room in the file; `PRAGMA auto_vacuum = 2; VACUUM` mends it while no server runs"
        );
        return Ok(());
    }
    tracing::info!(size, "the file is rewritten once, so that it can shrink");
    sqlx::raw_sql("PRAGMA auto_vacuum = 2; VACUUM").execute(connection).await?;
    Ok(())
}

/// Two nodes may come to a new database at the same time. sqlx lets one of them wait on PostgreSQL; on SQLite the lock of a
/// transaction around it all does.
///
/// `run_direct` is `run` without `Acquire`, whose lifetimes would keep [`Store::open`] from being `Send`.
async fn migrate(backend: Backend, connection: &mut AnyConnection) -> Result<()> {
    let failed = |error| Error::Migrate(Arc::new(error));
    match backend {
        Backend::Postgres => MIGRATIONS.run_direct(None, connection, false).await.map_err(failed),
        Backend::Sqlite => {
            let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
            let all = MIGRATIONS.iter().chain(SQLITE_MIGRATIONS.iter()).cloned().collect();
            Migrator::with_migrations(all).run_direct(None, &mut *transaction, false).await.map_err(failed)?;
            Ok(transaction.commit().await?)
        }
    }
}
