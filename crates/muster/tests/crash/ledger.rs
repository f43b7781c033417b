//! What players were told, and whether the log agrees.

use server::{load, store::Store};
use std::{
    collections::{BTreeMap, HashMap, HashSet},
    sync::{Mutex, MutexGuard},
    time::Duration,
};
use table::{entry::Entry, game::Shelf, history};
use tokio::{sync::Notify, time::timeout};

/// What all players were told.
#[derive(Default)]
pub struct Ledger {
    tables: Mutex<BTreeMap<String, Account>>,
    news: Notify,
}

/// What the players of one table were told.
#[derive(Clone, Default)]
struct Account {
    /// Choices that stand, by key.
    stands: HashMap<String, u64>,
    /// Choices that came too late.
    refused: HashSet<String>,
    head: u64,
    over: bool,
    /// What each seat knew and waited for last: told when nothing moves.
    waits: BTreeMap<u8, String>,
}

/// What a comparison with the logs has found.
#[derive(Debug, Default)]
pub struct Found {
    pub tables: usize,
    pub acknowledged: usize,
    pub entries: usize,
    pub over: usize,
}

impl Ledger {
    fn account(&self, table: &str, change: impl FnOnce(&mut Account)) {
        change(self.tables().entry(table.to_owned()).or_default());
        self.news.notify_one();
    }

    fn tables(&self) -> MutexGuard<'_, BTreeMap<String, Account>> {
        self.tables.lock().unwrap()
    }

    pub fn open(&self, table: &str) {
        self.account(table, |_| {});
    }

    pub fn stands(&self, table: &str, key: String, seq: u64) {
        self.account(table, |account| {
            let before = account.stands.insert(key, seq);
            assert!(before.is_none_or(|before| before == seq), "{table}: acknowledged as {before:?} and {seq}");
        });
    }

    pub fn refused(&self, table: &str, key: String) {
        self.account(table, |account| {
            account.refused.insert(key);
        });
    }

    pub fn saw(&self, table: &str, seat: u8, seq: u64, waits: String) {
        self.account(table, |account| {
            account.head = account.head.max(seq);
            account.waits.insert(seat, waits);
        });
    }

    pub fn ended(&self, table: &str) {
        self.account(table, |account| account.over = true);
    }

    /// How many choices were acknowledged.
    pub fn acknowledged(&self) -> usize {
        self.tables().values().map(|account| account.stands.len()).sum()
    }

    /// Waits until so many more choices are acknowledged.
    pub async fn more(&self, moves: usize, patience: Duration) {
        let goal = self.acknowledged() + moves;
        self.until(patience, || self.acknowledged() >= goal).await;
    }

    /// Waits until every game is over.
    pub async fn all_over(&self, patience: Duration) {
        self.until(patience, || self.tables().values().all(|account| account.over)).await;
    }

    async fn until(&self, patience: Duration, done: impl Fn() -> bool) {
        let wait = async {
            while !done() {
                self.news.notified().await;
            }
        };
        if timeout(patience, wait).await.is_err() {
            let tables = self.tables();
            let still: Vec<_> = tables.iter().filter(|(_, account)| !account.over).collect();
            let still = still.iter().map(|(id, account)| format!("{id} at {}: {:?}", account.head, account.waits));
            panic!("nothing moves; open: {}", still.collect::<Vec<_>>().join(", "));
        }
    }

    /// Every acknowledged choice is in the log once, where it was said to be; none that was refused is there; no entry is
    /// missing; no seat has answered a question twice; and every log plays again with the same digests.
    pub async fn check(&self, store: &Store, shelf: &Shelf) -> Found {
        let tables = self.tables().clone();
        let mut found = Found { tables: tables.len(), ..Found::default() };
        for (id, account) in &tables {
            let row = store.table(id).await.unwrap().unwrap();
            let log = load::log(store, id, 0).await.unwrap();
            assert!(log.iter().map(|logged| logged.seq).eq(1..=log.len() as u64), "{id}: an entry is missing");
            assert!(log.len() as u64 >= account.head, "{id}: told of entry {}, {} are there", account.head, log.len());

            let mut keys = HashMap::new();
            for logged in &log {
                if let Entry::Play { key: Some(key), .. } = &logged.entry {
                    let twice = keys.insert(key.as_str(), logged.seq);
                    assert!(twice.is_none(), "{id}: {key} is entry {twice:?} and {}", logged.seq);
                }
            }
            for (key, seq) in &account.stands {
                assert_eq!(keys.get(key.as_str()), Some(seq), "{id}: {key} was acknowledged");
            }
            for key in &account.refused {
                assert_eq!(keys.get(key.as_str()), None, "{id}: {key} was refused");
            }

            let game = shelf.iter().find(|game| game.name() == row.game).unwrap();
            let options = serde_json::from_str(&row.options).unwrap();
            let seed = row.seed.as_slice().try_into().unwrap();
            assert_eq!(game.verify(&options, seed, &history::moves(&log)), Ok(log.len() as u64), "{id}");
            let mut play = game.open(&options, seed).unwrap();
            let mut answers = HashSet::new();
            for logged in &log {
                let Entry::Play { seat, choice, .. } = &logged.entry else { continue };
                let asked = play.asked().unwrap().number;
                assert!(answers.insert((asked, *seat)), "{id}: seat {seat} answers question {asked} twice");
                play = play.play(*seat, choice, titles::Lang::En).unwrap();
            }
            assert!(play.is_over() || !account.over, "{id}: told of an end that did not come");
            found.acknowledged += account.stands.len();
            found.entries += log.len();
            found.over += usize::from(play.is_over());
        }
        found
    }
}
