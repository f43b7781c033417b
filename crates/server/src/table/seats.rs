//! Coming, going, and bots that stand in.

use super::{
    command::Who,
    owner::Owner,
    tries::{Stop, Tried},
};
use crate::{
    audit,
    entry::{Entry, Seated},
    make, now,
    problem::{self, Result},
    token::Hashed,
};
use protocol::{Join, Rematch, StandIn, TableInfo, Viewer};

impl Owner {
    pub(super) async fn join(&mut self, join: &Join, token: Hashed) -> Tried<(u8, TableInfo)> {
        // The token comes of the key of a request whose answer was lost.
        if let Some(Viewer::Seat(seat)) = self.table.viewer(&token) {
            return Ok((seat, self.done_already().await?));
        }
        self.open()?;
        let open = |seat: &u8| matches!(self.table.kept.seats.get(*seat as usize), Some(Seated::Open));
        let found = match join.seat {
            Some(seat) => Some(seat).filter(open),
            None => (0..self.table.kept.seats.len() as u8).find(open),
        };
        let seat = found.ok_or_else(|| problem::conflict("taken", "That seat is not open."))?;
        self.enter(Entry::Joined { seat, name: join.name.clone(), token }).await?;
        Ok((seat, self.info()))
    }

    pub(super) async fn leave(&mut self, who: Who) -> Tried<TableInfo> {
        // Whoever has left before, and did not hear of it, has left.
        if let Who::Token(token) = who
            && self.table.kept.left.contains(&token)
            && self.table.viewer(&token).is_none()
        {
            return self.done_already().await;
        }
        let seat = self.seat(who)?;
        self.open()?;
        self.enter(Entry::Left { seat }).await?;
        Ok(self.info())
    }

    /// The seat of somebody who acts. A bot that stood in for them steps back first; what it is thinking comes to nothing.
    pub(super) async fn acting(&mut self, who: Who) -> Tried<u8> {
        let seat = self.seat(who)?;
        if self.table.is_held(seat) && self.open().is_ok() {
            self.enter(Entry::Back { seat }).await?;
        }
        Ok(seat)
    }

    pub(super) async fn come_back(&mut self, who: Who) -> Tried<TableInfo> {
        self.acting(who).await?;
        self.done_already().await
    }

    pub(super) async fn stand_in(&mut self, who: Who, StandIn { seat, level }: &StandIn) -> Tried<TableInfo> {
        let viewer = self.who(who)?;
        if viewer == Viewer::Spectator {
            return Err(problem::forbidden("A player or the owner of the table may ask for a bot.").into());
        }
        self.open()?;
        if self.table.game.bot(level).is_none() {
            let detail = format!("There is no bot `{level}`; the catalogue lists them.");
            return Err(problem::conflict("no-level", detail).into());
        }
        self.may_stand_in(*seat)?;
        // Asked for twice, it comes once.
        if self.is_bot(*seat) == Some(level) {
            return self.done_already().await;
        }
        self.enter(Entry::StandIn { seat: *seat, level: level.clone() }).await?;
        Ok(self.info())
    }

    /// A bot may take an open seat, another bot's, and that of somebody who lets the others wait too long.
    fn may_stand_in(&self, seat: u8) -> Result<()> {
        match self.table.kept.seats.get(seat as usize) {
            None => return Err(problem::conflict("no-seat", "The table has no such seat.")),
            Some(Seated::Open | Seated::Bot { .. } | Seated::StandIn { .. }) => return Ok(()),
            Some(Seated::Human { .. }) => {}
        }
        let patience = self.table.patience() as i64;
        let asked = self.table.play.asked().is_some_and(|asked| asked.waiting >> seat & 1 == 1);
        if asked && now() - self.table.kept.at >= patience {
            return Ok(());
        }
        let detail = "Somebody plays this seat. A bot may stand in when they leave, or when the table has waited for them too long.";
        Err(problem::conflict("played", detail))
    }

    /// The same people play once more. Only one new table comes of it, however many ask.
    pub(super) async fn rematch(&mut self, who: Who, rematch: &Rematch) -> Tried<String> {
        if self.who(who)? == Viewer::Spectator {
            return Err(problem::forbidden("A player or the owner of the table may ask for another game.").into());
        }
        if !self.table.play.is_over() {
            return Err(problem::conflict("not-over", "The game is not over yet.").into());
        }
        if let Some(table) = &self.table.kept.rematch {
            return Ok(table.clone());
        }
        let row = make::again(&self.table.row, &self.table.kept.seats, rematch.rotate);
        make::add(&self.hall, &row, &[]).await?;
        let entered = self.enter(Entry::Rematch { table: row.id.clone() }).await;
        // Somebody was faster, and this table is not needed. After any other failure the entry may be there all the same.
        if matches!(entered, Err(Stop::Behind))
            && let Err(error) = self.hall.store.delete(&row.id).await
        {
            tracing::warn!(%error, "cannot remove a table that is not needed");
        }
        entered.map(|()| row.id)
    }

    /// The table for somebody whose wish was found fulfilled. Nothing had to be written for it, so this node may be behind.
    async fn done_already(&mut self) -> Tried<TableInfo> {
        if self.was_behind().await? { Err(Stop::Behind) } else { Ok(self.info()) }
    }

    /// Writes an entry that changes the table but not the game.
    pub(super) async fn enter(&mut self, entry: Entry) -> Tried<()> {
        let at = self.append(&entry).await?;
        let seq = self.table.kept.seq + 1;
        audit::entered(&self.table.row.id, seq, &entry);
        if let Err(broken) = self.table.take(seq, at, &entry, None) {
            self.fail(broken.to_string()).await;
            return Err(problem::faulty("the entry could not be taken").into());
        }
        self.unseat();
        self.publish(crate::bus::What::Moved { seq });
        self.tell_table();
        self.bots.wake(tokio::time::Instant::now());
        Ok(())
    }
}
