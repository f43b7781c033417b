//! Who works next where many wait: first work that somebody waits for, then bots at tables that nobody watches. Among each of
//! them the one who has had least, counted by address in time worked, so that nobody gets more by having more tables. A bot often moves
//! several times in a row, so after each turn that somebody waited for, those that nobody watches pause for a moment: otherwise one of
//! them would begin a long thought before every move.

use std::{
    collections::{BTreeMap, VecDeque},
    net::IpAddr,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
};
use tokio::{sync::oneshot, time::sleep};

/// A turn counts at least this long, so that those of quick bots take turns too.
const LEAST: Duration = Duration::from_millis(1);

/// How long work that nobody watches leaves room for work that somebody waited for.
const PAUSE: Duration = Duration::from_millis(500);

/// Who something is worked out for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Whose {
    /// Somebody waits for it, or watches the table.
    pub watched: bool,
    /// The address of somebody who does.
    pub address: Option<IpAddr>,
    pub table: String,
}

impl Whose {
    /// Somebody at this address has asked for it.
    pub fn asker(address: IpAddr, table: &str) -> Whose {
        Whose { watched: true, address: Some(address), table: table.into() }
    }
}

#[derive(Clone)]
pub struct Queue(Arc<Mutex<Line>>);

#[derive(Default)]
struct Line {
    /// How many more may work.
    free: usize,
    watched: Rank,
    unwatched: Rank,
    pause: Duration,
    /// Until then the last free place is kept for work that somebody waits for.
    kept: Option<Instant>,
}

#[derive(Default)]
struct Rank {
    shares: BTreeMap<Option<IpAddr>, Share>,
    /// What the last one to get a turn had had before. Newcomers begin there: unused time is not saved up.
    level: Duration,
}

/// One address.
#[derive(Default)]
struct Share {
    /// For how long was worked for it. What is under way counts as if it took all its time.
    had: Duration,
    working: usize,
    /// Its tables in turn, and who waits at each.
    tables: VecDeque<(String, VecDeque<Waiter>)>,
}

struct Waiter {
    most: Duration,
    turn: oneshot::Sender<Turn>,
}

impl Queue {
    pub fn new(most: usize) -> Queue {
        Queue::with(most, PAUSE)
    }

    fn with(most: usize, pause: Duration) -> Queue {
        Queue(Arc::new(Mutex::new(Line { free: most.max(1), pause, ..Line::default() })))
    }

    fn line(&self) -> MutexGuard<'_, Line> {
        // Nothing in here panics half way.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits for a turn of at most this long. To stop waiting is to leave the queue.
    pub async fn turn(&self, whose: &Whose, most: Duration) -> Option<Turn> {
        let (turn, granted) = oneshot::channel();
        {
            let mut line = self.line();
            line.rank(whose.watched).add(whose.address, &whose.table, [Waiter { most, turn }].into());
            self.grant(&mut line);
        }
        let mut turn = granted.await.ok()?;
        if turn.watched {
            // When the pause after it is over, the others go on.
            let ((over, ended), queue) = (oneshot::channel(), self.clone());
            turn.over = Some(over);
            tokio::spawn(async move {
                let _ = ended.await;
                let pause = queue.line().pause;
                sleep(pause).await;
                queue.grant(&mut queue.line());
            });
        }
        Some(turn)
    }

    /// Somebody has come to a table that nobody watched: what waits there moves up.
    pub fn promote(&self, whose: &Whose) {
        let mut line = self.line();
        for waiting in line.unwatched.remove(&whose.table) {
            line.watched.add(whose.address, &whose.table, waiting);
        }
        self.grant(&mut line);
    }

    /// How many wait.
    pub fn waiting(&self) -> usize {
        let line = self.line();
        let shares = line.watched.shares.values().chain(line.unwatched.shares.values());
        shares.flat_map(|share| &share.tables).map(|(_, waiting)| waiting.len()).sum()
    }

    fn grant(&self, line: &mut Line) {
        while line.free > 0 {
            let Some((watched, address, waiter)) = line.next() else { return };
            let (queue, most) = (self.clone(), waiter.most);
            let turn = Turn { queue, watched, address, most, began: Some(Instant::now()), over: None };
            // One who is gone has had nothing.
            if let Err(mut unwanted) = waiter.turn.send(turn) {
                unwanted.began = None;
                line.rank(watched).ended(address, waiter.most, Duration::ZERO);
            } else {
                line.free -= 1;
            }
        }
    }
}

impl Line {
    fn rank(&mut self, watched: bool) -> &mut Rank {
        if watched { &mut self.watched } else { &mut self.unwatched }
    }

    fn next(&mut self) -> Option<(bool, Option<IpAddr>, Waiter)> {
        let pick = |watched| move |(address, waiter)| (watched, address, waiter);
        let paused = self.free == 1 && self.kept.is_some_and(|until| Instant::now() < until);
        let unwatched = &mut self.unwatched;
        let next = self.watched.next().map(pick(true));
        next.or_else(|| if paused { None } else { unwatched.next().map(pick(false)) })
    }
}

impl Rank {
    fn add(&mut self, address: Option<IpAddr>, table: &str, waiting: VecDeque<Waiter>) {
        let level = self.level;
        let share = self.shares.entry(address).or_insert_with(|| Share { had: level, ..Share::default() });
        match share.tables.iter_mut().find(|(id, _)| id == table) {
            Some((_, there)) => there.extend(waiting),
            None => share.tables.push_back((table.to_owned(), waiting)),
        }
    }

    /// Takes all who wait at a table out of the queue.
    fn remove(&mut self, table: &str) -> Vec<VecDeque<Waiter>> {
        let mut removed = Vec::new();
        for share in self.shares.values_mut() {
            if let Some(at) = share.tables.iter().position(|(id, _)| id == table) {
                removed.extend(share.tables.remove(at).map(|(_, waiting)| waiting));
            }
        }
        self.shares.retain(|_, share| share.working > 0 || !share.tables.is_empty());
        removed
    }

    /// The next who works: of the address that has had least, from the table whose turn it is.
    fn next(&mut self) -> Option<(Option<IpAddr>, Waiter)> {
        let waiting = self.shares.iter_mut().filter(|(_, share)| !share.tables.is_empty());
        let (address, share) = waiting.min_by_key(|(_, share)| share.had)?;
        let (table, mut waiting) = share.tables.pop_front()?;
        let waiter = waiting.pop_front()?;
        if !waiting.is_empty() {
            share.tables.push_back((table, waiting));
        }
        self.level = share.had;
        share.had += waiter.most;
        share.working += 1;
        Some((*address, waiter))
    }

    fn ended(&mut self, address: Option<IpAddr>, most: Duration, took: Duration) {
        if let Some(share) = self.shares.get_mut(&address) {
            share.had = (share.had + took.max(LEAST)).saturating_sub(most);
            share.working -= 1;
            if share.working == 0 && share.tables.is_empty() {
                self.shares.remove(&address);
            }
        }
    }
}

/// A turn to work, until it is dropped.
pub struct Turn {
    queue: Queue,
    watched: bool,
    address: Option<IpAddr>,
    most: Duration,
    /// None if it was never used.
    began: Option<Instant>,
    /// Gone with the turn.
    over: Option<oneshot::Sender<()>>,
}

impl Drop for Turn {
    fn drop(&mut self) {
        let Some(began) = self.began else { return };
        let mut line = self.queue.line();
        line.rank(self.watched).ended(self.address, self.most, began.elapsed());
        line.free += 1;
        if self.watched {
            line.kept = Some(Instant::now() + line.pause);
        }
        self.queue.grant(&mut line);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::sync::mpsc;

    const MOST: Duration = Duration::from_secs(1);

    fn whose(watched: bool, address: u8, table: &str) -> Whose {
        Whose { watched, address: Some(IpAddr::from([127, 0, 0, address])), table: table.into() }
    }

    /// Lets all of these wait, in this order, and gives the order in which they work.
    async fn order(all: &[Whose], meanwhile: impl FnOnce(&Queue)) -> Vec<String> {
        let queue = Queue::with(1, Duration::from_millis(1));
        let first = queue.turn(&whose(true, 255, "first"), MOST).await;
        let (told, mut heard) = mpsc::unbounded_channel();
        for (n, one) in all.iter().enumerate() {
            let (one, line, told) = (one.clone(), queue.clone(), told.clone());
            tokio::spawn(async move {
                let _turn = line.turn(&one, MOST).await;
                told.send(one.table).unwrap();
            });
            while queue.waiting() == n {
                tokio::task::yield_now().await;
            }
        }
        meanwhile(&queue);
        drop((first, told));
        let mut order = Vec::new();
        while let Some(table) = heard.recv().await {
            order.push(table);
        }
        assert_eq!(queue.waiting(), 0);
        order
    }

    #[tokio::test]
    async fn an_address_gains_nothing_by_many_tables() {
        let mut all: Vec<Whose> = (0..20).map(|n| whose(true, 1, &format!("many {n}"))).collect();
        all.push(whose(true, 2, "few 0"));
        all.push(whose(true, 2, "few 1"));
        let order = order(&all, |_| {}).await;
        let last = order.iter().rposition(|table| table.starts_with("few")).unwrap();
        assert!(last <= 4, "{order:?}");
    }

    #[tokio::test]
    async fn tables_of_an_address_take_turns() {
        let all = ["a", "a", "a", "b"].map(|table| whose(true, 1, table));
        assert_eq!(order(&all, |_| {}).await, ["a", "b", "a", "a"]);
    }

    #[tokio::test]
    async fn what_nobody_watches_comes_last_until_somebody_comes() {
        let all = [whose(false, 1, "a"), whose(false, 1, "b"), whose(true, 1, "c"), whose(true, 2, "d")];
        let last = order(&all, |_| {}).await;
        assert_eq!(last[2..], ["a", "b"]);
        let promoted = order(&all, |queue| queue.promote(&whose(true, 3, "b"))).await;
        assert_eq!(promoted[3], "a");
    }

    #[tokio::test]
    async fn a_bot_that_moves_again_at_once_does_not_wait_for_what_nobody_watches() {
        for (pause, patient) in [(Duration::from_secs(60), true), (Duration::ZERO, false)] {
            let queue = Queue::with(1, pause);
            let mut first = queue.turn(&whose(true, 1, "a"), MOST).await;
            let other = tokio::spawn({
                let queue = queue.clone();
                async move { queue.turn(&whose(false, 2, "b"), MOST).await }
            });
            while queue.waiting() == 0 {
                tokio::task::yield_now().await;
            }
            for _ in 0..3 {
                drop(first.take());
                assert_eq!(queue.waiting() == 1, patient);
                if patient {
                    first = queue.turn(&whose(true, 1, "a"), MOST).await;
                }
            }
            if !patient {
                assert!(other.await.unwrap().is_some());
            }
        }
    }

    #[tokio::test]
    async fn whoever_stops_waiting_holds_up_nobody() {
        let queue = Queue::new(1);
        let first = queue.turn(&whose(true, 1, "first"), MOST).await;
        let (gone, next) = (whose(true, 1, "gone"), whose(true, 1, "next"));
        let (left, turn) = {
            let mut left = Box::pin(queue.turn(&gone, MOST));
            assert!(futures_util::poll!(&mut left).is_pending());
            (left, queue.turn(&next, MOST))
        };
        drop((left, first));
        assert!(turn.await.is_some());
        assert_eq!(queue.0.lock().unwrap().free, 1);
    }
}
