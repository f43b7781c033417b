//! Hints: for a seat at its own question, one at a time, until the table moves on.

use super::{Host, Who};
use crate::{
    game::Play,
    problem::{self, Result},
};
use std::sync::{
    Arc, Weak,
    atomic::{AtomicBool, Ordering},
};

/// A question to be thought about for a seat.
pub struct Thinking {
    pub play: Arc<dyn Play>,
    pub seat: u8,
    pub ask: u32,
    /// Raised when nobody needs the answer any more. The thought goes on as long as somebody holds it.
    pub stop: Arc<AtomicBool>,
}

/// The thoughts under way, by seat.
#[derive(Default)]
pub struct Hints(Vec<Weak<AtomicBool>>);

impl Hints {
    /// The table has moved on.
    pub fn stop(&self) {
        for flag in self.0.iter().filter_map(Weak::upgrade) {
            flag.store(true, Ordering::Relaxed);
        }
    }

    /// A new thought for a seat; none while another is under way.
    fn begin(&mut self, seat: u8) -> Option<Arc<AtomicBool>> {
        let at = usize::from(seat);
        if self.0.len() <= at {
            self.0.resize(at + 1, Weak::new());
        }
        if self.0[at].strong_count() > 0 {
            return None;
        }
        let flag = Arc::new(AtomicBool::new(false));
        self.0[at] = Arc::downgrade(&flag);
        Some(flag)
    }
}

impl Host {
    pub(super) fn hint(&mut self, who: Who) -> Result<Thinking> {
        let seat = self.seat(who)?;
        self.open()?;
        if !self.table.gives_hints() {
            let detail = "Hints would be unfair to the other people at this table: they are for tables where all others are bots, \
                for co-operative games and for training tables.";
            return Err(problem::conflict("no-hints", detail));
        }
        let asked = self.table.asked().filter(|asked| asked.waiting >> seat & 1 == 1);
        let asked = asked.ok_or_else(|| problem::conflict("not-asked", "You are asked nothing at the moment."))?;
        let stop = self.hints.begin(seat);
        let stop = stop.ok_or_else(|| problem::too_many(1, "A hint is being thought about already; wait for it."))?;
        Ok(Thinking { play: self.table.play.clone(), seat: self.table.answering(seat), ask: asked.number, stop })
    }
}
