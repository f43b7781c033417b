//! Coming, going, and bots that stand in.

use super::{command::Who, owner::Owner};
use crate::{
    entry::{Entry, Seated},
    make, now,
    problem::{self, Result},
    token::Hashed,
};
use protocol::{Join, Pace, Rematch, StandIn, TableInfo, Viewer};

/// After so long without a choice a bot may stand in, in milliseconds.
const LIVE_PATIENCE: i64 = 2 * 60 * 1000;
const DAY: i64 = 24 * 60 * 60 * 1000;

impl Owner {
    pub(super) async fn join(&mut self, join: Join, token: Hashed) -> Result<(u8, TableInfo)> {
        self.open()?;
        loop {
            let open = |seat: &u8| matches!(self.table.kept.seats.get(*seat as usize), Some(Seated::Open));
            let found = match join.seat {
                Some(seat) => Some(seat).filter(open),
                None => (0..self.table.kept.seats.len() as u8).find(open),
            };
            let seat = found.ok_or_else(|| problem::conflict("taken", "That seat is not open."))?;
            if self.enter(Entry::Joined { seat, name: join.name.clone(), token }).await? {
                return Ok((seat, self.info()));
            }
        }
    }

    pub(super) async fn leave(&mut self, who: Who) -> Result<TableInfo> {
        let seat = self.seat(who)?;
        self.open()?;
        while !self.enter(Entry::Left { seat }).await? {
            self.seat(who)?;
        }
        Ok(self.info())
    }

    pub(super) async fn stand_in(&mut self, who: Who, StandIn { seat, level }: StandIn) -> Result<TableInfo> {
        let viewer = self.who(who)?;
        if viewer == Viewer::Spectator {
            return Err(problem::forbidden("A player or the owner of the table may ask for a bot."));
        }
        self.open()?;
        if self.table.game.bot(&level).is_none() {
            return Err(problem::conflict("no-level", format!("There is no bot `{level}`; the catalogue lists them.")));
        }
        loop {
            self.may_stand_in(seat)?;
            if self.enter(Entry::StandIn { seat, level: level.clone() }).await? {
                return Ok(self.info());
            }
        }
    }

    /// A bot may take an open seat, another bot's, and that of somebody who lets the others wait too long.
    fn may_stand_in(&self, seat: u8) -> Result<()> {
        match self.table.kept.seats.get(seat as usize) {
            None => return Err(problem::conflict("no-seat", "The table has no such seat.")),
            Some(Seated::Open | Seated::Bot { .. }) => return Ok(()),
            Some(Seated::Human { .. }) => {}
        }
        let patience = match self.table.pace {
            Pace::Live {} => LIVE_PATIENCE,
            Pace::Days { days } => i64::from(days) * DAY,
        };
        let asked = self.table.play.asked().is_some_and(|asked| asked.waiting >> seat & 1 == 1);
        if asked && now() - self.table.kept.at >= patience {
            return Ok(());
        }
        let detail = "Somebody plays this seat. A bot may stand in when they leave, or when the table has waited for them too long.";
        Err(problem::conflict("played", detail))
    }

    /// The same people play once more. Only one new table comes of it, however many ask.
    pub(super) async fn rematch(&mut self, who: Who, rematch: Rematch) -> Result<String> {
        if self.who(who)? == Viewer::Spectator {
            return Err(problem::forbidden("A player or the owner of the table may ask for another game."));
        }
        if !self.table.play.is_over() {
            return Err(problem::conflict("not-over", "The game is not over yet."));
        }
        loop {
            if let Some(table) = &self.table.kept.rematch {
                return Ok(table.clone());
            }
            let row = make::again(&self.table.row, &self.table.kept.seats, rematch.rotate);
            make::add(&self.hall, &row, &[]).await?;
            if self.enter(Entry::Rematch { table: row.id.clone() }).await? {
                return Ok(row.id);
            }
            // Somebody was faster, and this table is not needed.
            if let Err(error) = self.hall.store.delete(&row.id).await {
                tracing::warn!(%error, "cannot remove a table that is not needed");
            }
        }
    }

    /// Writes an entry that changes the table but not the game; false if another node was faster.
    pub(super) async fn enter(&mut self, entry: Entry) -> Result<bool> {
        if !self.append(&entry).await? {
            return Ok(false);
        }
        let seq = self.table.kept.seq + 1;
        if let Err(broken) = self.table.take(seq, now(), &entry, None) {
            self.fail(broken.to_string()).await;
            return Err(problem::faulty("the entry could not be taken"));
        }
        self.unseat();
        self.publish(crate::bus::What::Moved { seq });
        self.tell_table();
        self.bots.wake(tokio::time::Instant::now());
        Ok(true)
    }
}
