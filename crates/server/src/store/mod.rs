//! The store: tables, their logs, snapshots, chat and campaigns, in one SQLite file or in a PostgreSQL database.
//!
//! The log of entries is the truth, and the key `(table_id, seq)` the only lock between nodes. All entries go through one
//! writer, where those that wait together share one durable commit; see `writer.rs`. Reads have connections of their own
//! and never wait for it. One SQL serves both databases through sqlx's `Any` driver; `backend.rs` has the differences.

mod backend;
mod campaigns;
mod chat;
mod error;
mod log;
mod rows;
mod tables;
mod writer;

pub use backend::Backend;
pub use error::{Error, Result};
pub use log::Appended;
pub use rows::{CampaignRow, ChatRow, EntryRow, SnapshotRow, Status, TableRow, UnknownStatus};

use backend::{Door, Turns};
use sqlx::AnyPool;
use sqlx::Connection;
use sqlx::any::AnyPoolOptions;
use sqlx::migrate::Migrator;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};
use writer::{Job, Question, Writer};

static MIGRATIONS: Migrator = sqlx::migrate!();

/// Connections for reading, and for what is written rarely.
const READERS: u32 = 4;

/// Rows that may wait for the writer before `append` itself waits.
const QUEUE: usize = 4096;

/// A handle; clones share the connections and the writer.
#[derive(Clone)]
pub struct Store {
    backend: Backend,
    pool: AnyPool,
    turns: Turns,
    jobs: mpsc::Sender<Job>,
}

impl Store {
    /// Opens `sqlite:<file>`, made with its folder if missing, or `postgres://…`, and brings the schema up to date.
    pub async fn open(url: &str) -> Result<Store> {
        let door = Door::find(url)?;
        let backend = door.backend;
        let mut connection = door.open().await?;
        MIGRATIONS.run(&mut connection).await.map_err(|e| Error::Migrate(Arc::new(e)))?;
        connection.close().await?;

        let pool = AnyPoolOptions::new()
            .max_connections(READERS)
            .after_connect(move |connection, _| Box::pin(backend.prepare(connection)))
            .connect_with(door.options.clone())
            .await?;
        let turns = Turns::of(backend);
        let (jobs, queue) = mpsc::channel(QUEUE);
        tokio::spawn(Writer::new(door, turns.clone(), queue).run());
        let store = Store { backend, pool, turns, jobs };
        tracing::info!(?backend, durability = store.durability().await?, "store open");
        Ok(store)
    }

    pub fn backend(&self) -> Backend {
        self.backend
    }

    /// Whether the database answers.
    pub async fn ready(&self) -> Result<()> {
        sqlx::query("SELECT 1").fetch_all(&self.pool).await?;
        Ok(())
    }

    /// What the writer's connection itself says of how safe its commits are.
    pub async fn durability(&self) -> Result<String> {
        self.ask_writer(|answer| Job::Ask(Question::Durability(answer))).await
    }

    /// How long `n` inserts of one row take the writer when each is a durable commit of its own: the yardstick for what
    /// sharing commits is worth. Not for two nodes at once.
    pub async fn sync_commits(&self, n: u32) -> Result<Duration> {
        self.ask_writer(|answer| Job::Ask(Question::SyncCommits(n, answer))).await
    }

    /// Writes what waits, then closes all connections. Later calls give [`Error::Closed`] or an error of the database.
    pub async fn close(&self) -> Result<()> {
        self.ask_writer(Job::Close).await?;
        self.pool.close().await;
        Ok(())
    }

    async fn ask_writer<T>(&self, job: impl FnOnce(oneshot::Sender<Result<T>>) -> Job) -> Result<T> {
        let (answer, answered) = oneshot::channel();
        self.jobs.send(job(answer)).await.map_err(|_| Error::Closed)?;
        answered.await.map_err(|_| Error::Closed)?
    }
}
