//! Coming, going, and bots that stand in.

use super::{Attempt, Doing, Host, Output, Rematch, Step, Who, answer};
use crate::{
    Entropy,
    entry::{Entry, Seated},
    open,
    problem::{self, Result},
    token::Hashed,
};
use protocol::{Join, StandIn, Viewer};

impl Host {
    pub(super) fn join(&self, doing: &Doing, join: &Join, token: Hashed) -> Attempt {
        // It has just sat down, or the token comes of the key of a request whose answer was lost.
        if let Some(Viewer::Seat(seat)) = self.table.viewer(&token) {
            self.sure(doing)?;
            return answer((seat, self.info()));
        }
        self.open()?;
        let open = |seat: &u8| matches!(self.table.seated(*seat), Some(Seated::Open));
        let found = match join.seat {
            Some(seat) => Some(seat).filter(open),
            None => (0..self.table.kept.seats.len() as u8).find(open),
        };
        let seat = found.ok_or_else(|| problem::conflict("taken", "That seat is not open."))?;
        Ok(self.entry(Entry::Joined { seat, name: join.name.clone(), token }))
    }

    pub(super) fn leave(&self, doing: &Doing, who: Who) -> Attempt {
        let left = |token| self.table.kept.left.contains(token) && self.table.viewer(token).is_none();
        // Somebody who left before, and did not hear of it, has left.
        if doing.done || matches!(&who, Who::Token(token) if left(token)) {
            self.sure(doing)?;
            return answer(self.info());
        }
        let seat = self.seat(who)?;
        self.open()?;
        Ok(self.entry(Entry::Left { seat }))
    }

    /// The seat of somebody who acts, if a bot stands in for them: it steps back first, and what it is thinking comes to nothing.
    pub(super) fn back(&self, seat: u8) -> Option<Step> {
        let held = self.table.is_held(seat) && self.open().is_ok();
        held.then(|| self.entry(Entry::Back { seat }))
    }

    pub(super) fn come_back(&self, doing: &Doing, who: Who) -> Attempt {
        let seat = self.seat(who)?;
        if let Some(back) = self.back(seat) {
            return Ok(back);
        }
        self.sure(doing)?;
        answer(self.info())
    }

    pub(super) fn stand_in(&self, doing: &Doing, who: Who, StandIn { seat, level }: &StandIn) -> Attempt {
        if self.who(who)? == Viewer::Spectator {
            return Err(problem::forbidden("A player or the owner of the table may ask for a bot.").into());
        }
        self.open()?;
        if self.table.game.bot(level).is_none() {
            return Err(open::no_level(level).into());
        }
        self.may_stand_in(*seat)?;
        // Asked for twice, it comes once.
        if self.table.seated(*seat).and_then(Seated::bot) == Some(level) {
            self.sure(doing)?;
            return answer(self.info());
        }
        Ok(self.entry(Entry::StandIn { seat: *seat, level: level.clone() }))
    }

    /// A bot may take an open seat, another bot's, and that of somebody who lets the others wait too long.
    fn may_stand_in(&self, seat: u8) -> Result<()> {
        match self.table.seated(seat) {
            None => return Err(problem::conflict("no-seat", "The table has no such seat.")),
            Some(Seated::Open | Seated::Bot { .. } | Seated::StandIn { .. }) => return Ok(()),
            Some(Seated::Human { .. }) => {}
        }
        let patience = self.table.patience() as i64;
        let asked = self.table.asked().is_some_and(|asked| asked.waiting >> seat & 1 == 1);
        if asked && self.now - self.table.kept.at >= patience {
            return Ok(());
        }
        let detail = "Somebody plays this seat. A bot may stand in when they leave, or when the table has waited for them too long.";
        Err(problem::conflict("played", detail))
    }

    /// The same people may play once more.
    pub(super) fn rematch(&self, who: Who, rotate: bool, entropy: &mut dyn Entropy) -> Result<Rematch> {
        self.may_play_again(who)?;
        if let Some(table) = &self.table.kept.rematch {
            return Ok(Rematch::At(table.clone()));
        }
        let mut seats = self.table.kept.seats.clone();
        if rotate {
            seats.rotate_right(1);
        }
        Ok(Rematch::With(Box::new(open::again(&self.table.sheet, seats, self.now, entropy))))
    }

    /// Only one new table comes of it, however many ask.
    pub(super) fn follow(&self, who: Who, table: &str) -> Attempt {
        self.may_play_again(who)?;
        match &self.table.kept.rematch {
            Some(table) => answer(Rematch::At(table.clone())),
            None => Ok(self.entry(Entry::Rematch { table: table.into() })),
        }
    }

    fn may_play_again(&self, who: Who) -> Result<()> {
        if self.who(who)? == Viewer::Spectator {
            return Err(problem::forbidden("A player or the owner of the table may ask for another game."));
        }
        if !self.table.play.is_over() {
            return Err(problem::conflict("not-over", "The game is not over yet."));
        }
        Ok(())
    }

    /// Writes an entry that changes the table but not the game.
    pub(super) fn entry(&self, entry: Entry) -> Step {
        Step::Write(entry, self.table.play.clone())
    }

    /// Connections whose token is no longer good are let go.
    pub(super) fn unseat(&mut self, out: &mut Vec<Output>) {
        let table = &self.table;
        self.viewers.retain(|viewer, token| table.viewer(token) == Some(viewer), out);
    }
}
