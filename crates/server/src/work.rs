//! The few threads for slow work: bots that think, advice, hints, reviews.

mod queue;

pub use queue::Whose;

use queue::Queue;
use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};
use tokio::{
    runtime::{Builder, Runtime},
    time::sleep,
};

/// How far the threads step back behind those that serve people.
const NICE: i32 = 10;

pub struct Workers {
    turns: Queue,
    /// Gone only with the workers themselves.
    threads: Option<Runtime>,
}

/// Raises its flag when nobody waits any more.
struct Raised(Arc<AtomicBool>);

impl Drop for Raised {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

impl Workers {
    pub fn new(most: usize) -> std::io::Result<Self> {
        // Where the system does not let them step back, they work all the same.
        let step_back = || {
            let _ = rustix::process::nice(NICE);
        };
        let threads = Builder::new_current_thread().thread_name("worker").on_thread_start(step_back).build()?;
        Ok(Workers { turns: Queue::new(most), threads: Some(threads) })
    }

    /// Somebody has come to a table that nobody watched: its jobs wait no longer behind those of others.
    pub fn promote(&self, whose: &Whose) {
        self.turns.promote(whose);
    }

    /// How many jobs wait for a thread.
    pub fn waiting(&self) -> usize {
        self.turns.waiting()
    }

    /// Does a job in its turn, and raises its flag when it has taken this long or nobody wants it any more. None if it broke down.
    pub async fn run<T: Send + 'static>(
        &self,
        whose: &Whose,
        most: Duration,
        stop: Arc<AtomicBool>,
        job: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let turn = self.turns.turn(whose, most).await?;
        let stop = Raised(stop);
        let mut work = self.threads.as_ref()?.spawn_blocking(move || {
            let _turn = turn;
            job()
        });
        let done = tokio::select! {
            done = &mut work => done,
            () = sleep(most) => {
                drop(stop);
                work.await
            }
        };
        done.inspect_err(|broken| tracing::error!(%broken, "work broke down")).ok()
    }
}

impl Drop for Workers {
    fn drop(&mut self) {
        // Nobody waits for a thought that nobody needs any more.
        if let Some(threads) = self.threads.take() {
            threads.shutdown_background();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LONG: Duration = Duration::from_secs(60);
    const SHORT: Duration = Duration::from_millis(20);

    fn mine() -> Whose {
        Whose { watched: true, address: None, table: "mine".into() }
    }

    /// Works until it is stopped.
    fn endless(stop: &Arc<AtomicBool>) -> impl FnOnce() + Send + 'static {
        let stop = stop.clone();
        move || {
            while !stop.load(Ordering::Relaxed) {
                std::thread::sleep(Duration::from_millis(1));
            }
        }
    }

    #[tokio::test]
    async fn work_is_stopped_when_its_time_is_over() {
        let stop = Arc::default();
        assert_eq!(Workers::new(1).unwrap().run(&mine(), SHORT, Arc::clone(&stop), endless(&stop)).await, Some(()));
    }

    #[tokio::test]
    async fn work_that_nobody_waits_for_makes_room() {
        let workers = Workers::new(1).unwrap();
        let stop = Arc::default();
        let left = tokio::time::timeout(SHORT, workers.run(&mine(), LONG, Arc::clone(&stop), endless(&stop))).await;
        assert!(left.is_err());
        let next = tokio::time::timeout(LONG / 4, workers.run(&mine(), LONG, Arc::default(), || 7)).await;
        assert_eq!(next, Ok(Some(7)));
    }
}
