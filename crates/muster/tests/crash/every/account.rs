//! What people were told of a table, and whether the store agrees.

use serde_json::Value;
use server::{load, store::Store};
use std::collections::{BTreeSet, HashMap};
use table::{game::Shelf, history};

/// What was acknowledged at one table.
#[derive(Default)]
pub struct Account {
    /// Choices by key, and the entries that hold them.
    pub plays: HashMap<String, u64>,
    /// Entries, and what kinds of entry they may be.
    pub entries: Vec<(u64, &'static [&'static str])>,
    /// Hashes of tokens that were given out.
    pub tokens: Vec<String>,
    pub lines: Vec<(String, u64)>,
    /// Levels of bots that were asked for; whoever asks for a bot that sits there already changes nothing.
    pub bots: BTreeSet<&'static str>,
    pub rematch: Option<String>,
    /// The digests that an imported table began with.
    pub past: Vec<String>,
    /// The newest entry that anybody was told of.
    pub head: u64,
}

impl Account {
    /// All of it is in the store, once. Gives how many entries the table has.
    pub async fn check(&self, id: &str, store: &Store, shelf: &Shelf) -> usize {
        let row = store.table(id).await.unwrap().unwrap_or_else(|| panic!("{id} is lost"));
        let log = load::log(store, id, 0).await.unwrap_or_else(|error| panic!("{id}: {error}"));
        assert!(log.iter().map(|logged| logged.seq).eq(1..=log.len() as u64), "{id}: an entry is missing");
        assert!(log.len() as u64 >= self.head, "{id}: entry {} was told of", self.head);
        let bodies: Vec<Value> = log.iter().map(|logged| serde_json::to_value(&logged.entry).unwrap()).collect();
        for (key, seq) in &self.plays {
            let holders: Vec<u64> =
                (1..).zip(&bodies).filter(|(_, body)| body["play"]["key"] == **key).map(|(seq, _)| seq).collect();
            assert_eq!(holders, [*seq], "{id}: {key}");
        }
        for (seq, kinds) in &self.entries {
            let body = &bodies[*seq as usize - 1];
            assert!(kinds.iter().any(|kind| body.get(kind).is_some()), "{id}: entry {seq} is {body}, not {kinds:?}");
        }
        for level in &self.bots {
            let stood_in = bodies.iter().any(|body| body["stand_in"]["level"] == *level);
            assert!(stood_in || row.seats.contains(level), "{id}: {level} never stood in");
        }
        for token in &self.tokens {
            let joined = bodies.iter().filter(|body| body["joined"]["token"] == **token).count();
            assert_eq!(joined, 1, "{id}: a token was given out");
        }
        let lines = store.chat(id, "players", 0, u32::MAX).await.unwrap();
        for (text, n) in &self.lines {
            let found: Vec<u64> = lines.iter().filter(|line| line.text == *text).map(|line| line.n).collect();
            assert_eq!(found, [*n], "{id}: {text}");
        }
        if let Some(rematch) = &self.rematch {
            let said = bodies.iter().filter_map(|body| body["rematch"]["table"].as_str()).collect::<Vec<_>>();
            assert_eq!(said, [rematch], "{id}");
        }
        let played = bodies.iter().zip(&log).filter(|(body, _)| body.get("joined").is_none());
        let digests: Vec<&String> = played.map(|(_, logged)| &logged.digest).take(self.past.len()).collect();
        assert!(digests.into_iter().eq(&self.past), "{id}: the copy began otherwise");
        let game = shelf.iter().find(|game| game.name() == row.game).unwrap();
        let options = serde_json::from_str(&row.options).unwrap();
        let moves = history::moves(&log);
        let verified = game.verify(&options, row.seed.as_slice().try_into().unwrap(), &moves);
        assert_eq!(verified, Ok(moves.len() as u64), "{id}");
        log.len()
    }
}
