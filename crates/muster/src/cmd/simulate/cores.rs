//! Work on several cores whose results come in order.

use std::{
    collections::BTreeMap,
    sync::{
        Mutex,
        atomic::{AtomicBool, Ordering},
        mpsc,
    },
    thread,
    time::{Duration, Instant},
};

/// How long a result may wait for others that are handed over with it: to wake somebody up takes as long as a short game.
const PATIENCE: Duration = Duration::from_millis(10);

/// How many cores `--jobs` means; 0: all there are.
pub fn at_once(jobs: usize) -> usize {
    match jobs {
        0 => thread::available_parallelism().map_or(1, |cores| cores.get()),
        jobs => jobs,
    }
}

/// Does the work of all numbers on this many cores, and hands the results over one by one, in the order of the numbers. No more
/// is begun when `stop` is raised or `each` has said that it is enough; what is under way when `stop` is raised still counts.
pub fn in_order<R: Send, E>(
    cores: usize,
    numbers: impl Iterator<Item = u64> + Send,
    stop: &AtomicBool,
    work: impl Fn(u64) -> R + Sync,
    mut each: impl FnMut(R) -> Result<bool, E>,
) -> Result<(), E> {
    let numbers = Mutex::new((0_u64..).zip(numbers));
    let next = || if stop.load(Ordering::Relaxed) { None } else { numbers.lock().ok()?.next() };
    let (done, results) = mpsc::channel();
    let (next, work) = (&next, &work);
    thread::scope(|scope| {
        for _ in 0..cores {
            let done = done.clone();
            scope.spawn(move || {
                let (mut batch, mut handed) = (Vec::new(), Instant::now());
                while let Some((place, n)) = next() {
                    batch.push((place, work(n)));
                    if handed.elapsed() > PATIENCE {
                        if done.send(std::mem::take(&mut batch)).is_err() {
                            // Nobody takes results any more: it was enough.
                            return;
                        }
                        handed = Instant::now();
                    }
                }
                let _ = done.send(batch);
            });
        }
        drop(done);
        let (mut early, mut place) = (BTreeMap::new(), 0);
        // Moved in here: when it is enough, the cores see it go.
        for batch in results {
            early.extend(batch);
            while let Some(result) = early.remove(&place) {
                place += 1;
                if !each(result)? {
                    return Ok(());
                }
            }
        }
        Ok(())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_come_in_order_until_it_is_enough() {
        let mut seen = Vec::new();
        let done: Result<(), ()> = in_order(
            3,
            (0..).step_by(2),
            &AtomicBool::new(false),
            |n| n,
            |n| {
                seen.push(n);
                Ok(n < 100)
            },
        );
        assert_eq!((done, seen), (Ok(()), (0..=100).step_by(2).collect()));
    }

    #[test]
    fn what_is_under_way_still_counts() {
        let (stop, mut seen) = (AtomicBool::new(false), Vec::new());
        let work = |n| {
            if n == 5 {
                stop.store(true, Ordering::Relaxed);
            }
            n
        };
        let done: Result<(), ()> = in_order(2, 0.., &stop, work, |n| {
            seen.push(n);
            Ok(true)
        });
        assert_eq!(done, Ok(()));
        // The other core may have begun a game or two before it saw the flag.
        assert!(seen.len() >= 6 && seen.iter().copied().eq(0..seen.len() as u64), "{seen:?}");
    }
}
