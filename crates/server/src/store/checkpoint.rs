//! SQLite's write-ahead log is worked into the file beside the writer, not by it: a commit that happened to do it would take
//! many times as long as the others, and everybody in it would wait.

use super::{
    PATIENCE,
    backend::{Door, Turns},
    files::beside,
    pen::{FILL, ROOM},
    writer::Job,
};
use sqlx::{AnyConnection, Connection, Row};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};
use tokio::{
    sync::{Mutex, mpsc},
    time::sleep,
};

const LOOK: Duration = Duration::from_millis(250);
/// How much is written before the log is worked in. While it happens commits wait for the disk longer, so it should be rare. But
/// a log that outgrows its room (`pen.rs`) makes commits several times slower, because the disk has to make the file longer: an
/// entry that is a commit of its own takes 11 KB of it.
const WRITTEN: u64 = 3500;
/// It is not left alone for longer.
const LOOKS: u32 = 240;
/// A log that is longer than this is worked in at once.
const LONGEST: u64 = 2 * ROOM;
/// A shorter log need not start over.
const PAGES: i64 = 1000;

/// Until the store is closed or its last handle dropped. The writer counts what it has written. Closing the store takes hold of
/// `busy` first: the last to have the file open works the whole log in and removes it, which should not be left to the end of the process.
pub(super) async fn run(
    door: Door,
    turns: Turns,
    jobs: mpsc::WeakSender<Job>,
    written: Arc<AtomicU64>,
    busy: Arc<Mutex<()>>,
) {
    let (mut looks, mut done) = (0, 0);
    loop {
        sleep(LOOK).await;
        let _busy = busy.lock().await;
        if jobs.upgrade().is_none_or(|jobs| jobs.is_closed()) {
            return;
        }
        looks += 1;
        let so_far = written.load(Ordering::Relaxed);
        if so_far - done < WRITTEN && looks < LOOKS && !is_long(&door) {
            continue;
        }
        (looks, done) = (0, so_far);
        if let Err(error) = checkpoint(&door, &turns).await {
            tracing::warn!(%error, "working the log into the file failed");
        }
    }
}

/// Whether the log has outgrown its room.
pub(super) fn is_long(door: &Door) -> bool {
    let log = door.file.as_ref().map(|file| beside(file, "-wal"));
    log.and_then(|log| log.metadata().ok()).is_some_and(|log| log.len() > LONGEST)
}

/// Waits while the log is too long, so that a bulk write lets it be worked in first. Not for ever, and without a turn.
pub(super) async fn let_it_be_short(door: &Door) {
    let begin = Instant::now();
    while is_long(door) && begin.elapsed() < PATIENCE {
        sleep(LOOK / 5).await;
    }
}

/// The most of it while others write, and the little that they wrote meanwhile in a turn of its own, so that the log begins
/// anew.
async fn checkpoint(door: &Door, turns: &Turns) -> sqlx::Result<()> {
    let mut connection = door.open().await?;
    let done = work_in(door, turns, &mut connection).await;
    connection.close().await?;
    done
}

async fn work_in(door: &Door, turns: &Turns, connection: &mut AnyConnection) -> sqlx::Result<()> {
    let done = sqlx::query("PRAGMA wal_checkpoint(PASSIVE)").fetch_one(&mut *connection).await?;
    let pages: i64 = done.try_get(1)?;
    if is_long(door) {
        let _turn = turns.take().await?;
        sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").fetch_one(&mut *connection).await?;
        sqlx::raw_sql(FILL).execute(&mut *connection).await?;
    } else if pages >= PAGES {
        let _turn = turns.take().await?;
        sqlx::query("PRAGMA wal_checkpoint(RESTART)").fetch_one(&mut *connection).await?;
    }
    Ok(())
}
