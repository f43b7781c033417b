//! The few threads for whatever takes long: bots that think, advice, hints, reviews.

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};
use tokio::{sync::Semaphore, task::spawn_blocking, time::sleep};

pub struct Workers(Arc<Semaphore>);

/// Raises its flag when nobody waits any more.
struct Raised(Arc<AtomicBool>);

impl Drop for Raised {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

impl Workers {
    pub fn new(most: usize) -> Self {
        Workers(Arc::new(Semaphore::new(most.max(1))))
    }

    /// Does a job, and raises its flag when it has taken this long or whoever wanted it has gone. None if it broke down.
    pub async fn run<T: Send + 'static>(
        &self,
        most: Duration,
        stop: Arc<AtomicBool>,
        job: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let permit = self.0.clone().acquire_owned().await.ok()?;
        let stop = Raised(stop);
        let mut work = spawn_blocking(move || {
            let _permit = permit;
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

#[cfg(test)]
mod tests {
    use super::*;

    const LONG: Duration = Duration::from_secs(60);
    const SHORT: Duration = Duration::from_millis(20);

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
        assert_eq!(Workers::new(1).run(SHORT, Arc::clone(&stop), endless(&stop)).await, Some(()));
    }

    #[tokio::test]
    async fn work_that_nobody_waits_for_makes_room() {
        let workers = Workers::new(1);
        let stop = Arc::default();
        let left = tokio::time::timeout(SHORT, workers.run(LONG, Arc::clone(&stop), endless(&stop))).await;
        assert!(left.is_err());
        let next = tokio::time::timeout(LONG / 4, workers.run(LONG, Arc::default(), || 7)).await;
        assert_eq!(next, Ok(Some(7)));
    }
}
