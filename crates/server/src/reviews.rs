//! Reviews of finished games: each is worked out once, for everybody who asks.

use protocol::Review;
use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError},
};
use table::game::Lang;
use tokio::sync::OnceCell;

/// How many are kept before all are forgotten.
const MOST: usize = 256;

/// The table, the seat and the language of a review.
pub type Key = (String, u8, Lang);

#[derive(Default)]
pub struct Reviews(Mutex<HashMap<Key, Arc<OnceCell<Review>>>>);

impl Reviews {
    /// The place of a review, which may still have to be worked out.
    pub fn of(&self, key: Key) -> Arc<OnceCell<Review>> {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if all.len() >= MOST && !all.contains_key(&key) {
            all.clear();
        }
        all.entry(key).or_default().clone()
    }

    /// Next time it is worked out again: this time there was not enough time.
    pub fn forget(&self, key: &Key) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).remove(key);
    }
}
