//! Taking plays back: freely while nothing was shown, otherwise by consent, and at training tables always.

use super::{
    command::Who,
    history::{Logged, Standing},
    load,
    owner::Owner,
    tries::{Stop, Tried},
};
use crate::{
    audit,
    entry::Entry,
    game::{Play, hex},
    problem::{self, Result},
    token::random,
};
use protocol::{AskUndo, Consent, TableInfo, UndoPolicy};
use std::sync::Arc;

impl Owner {
    pub(super) async fn undo(&mut self, who: Who, wish: &AskUndo) -> Tried<TableInfo> {
        let seat = self.acting(who).await?;
        if wish.key.as_ref().is_some_and(|key| self.table.done(seat, key).is_some()) {
            return Ok(self.info());
        }
        if let Some(what) = &self.table.fault {
            return Err(problem::faulty(what).into());
        }
        // Then the seed and the log are open to all, and nobody can forget them.
        if self.table.policy != UndoPolicy::Training {
            self.open()?;
        }
        if wish.new_dice && self.table.policy != UndoPolicy::Training {
            return Err(problem::conflict("no-new-dice", "Only a training table takes new dice.").into());
        }
        let log = self.log().await?;
        let standing = self.standing(&log)?;
        let keep = match wish.keep {
            Some(keep) => keep as usize,
            None => {
                let own = standing.plays.iter().rposition(|(_, by, _)| *by == seat);
                own.ok_or_else(|| problem::conflict("nothing-to-undo", "You have made no choice yet."))?
            }
        };
        if keep >= standing.plays.len() {
            return Err(problem::conflict("nothing-to-undo", "There is nothing to take back.").into());
        }
        let free = self.table.policy == UndoPolicy::Training || self.is_free(seat, &standing, keep)?;
        let alone = self.people_but(seat).next().is_none();
        if free || alone && self.table.policy == UndoPolicy::Consent {
            self.go_back(Some(seat), keep, wish.new_dice, wish.key.clone(), &log).await?;
            return Ok(self.info());
        }
        if self.table.policy == UndoPolicy::Strict {
            let detail = "Something was rolled, drawn or shown since, or somebody else has chosen: this table does not go back behind that.";
            return Err(problem::conflict("not-free", detail).into());
        }
        self.enter(Entry::UndoAsked { seat, keep: keep as u64, key: wish.key.clone() }).await?;
        Ok(self.info())
    }

    pub(super) async fn consent(&mut self, who: Who, Consent { agree, key }: &Consent) -> Tried<TableInfo> {
        let seat = self.seat(who)?;
        // The last consent is the undo of whoever asked, and its key is among theirs.
        let last = key.as_ref().map(|key| format!("consent {seat} {key}"));
        let is_done =
            |key: &str| (0..self.table.kept.keys.len() as u8).any(|seat| self.table.done(seat, key).is_some());
        let done = key.as_ref().is_some_and(|key| self.table.done(seat, key).is_some());
        if done || last.as_deref().is_some_and(is_done) {
            return Ok(self.info());
        }
        let asked = self.table.kept.undo_asked.clone();
        let Some(asked) = asked.filter(|asked| asked.waiting.contains(&seat) || asked.seat == seat && !agree) else {
            return Err(problem::conflict("not-asked", "Nobody waits for your consent.").into());
        };
        if !agree {
            self.enter(Entry::UndoRefused { seat, key: key.clone() }).await?;
        } else if asked.waiting == [seat] {
            // The last consent and what it allows are one entry: a node that dies between two would leave a wish that nobody can
            // answer any more.
            let log = self.log().await?;
            self.go_back(Some(asked.seat), asked.keep as usize, false, last, &log).await?;
        } else {
            self.enter(Entry::UndoAgreed { seat, key: key.clone() }).await?;
        }
        Ok(self.info())
    }

    fn people_but(&self, seat: u8) -> impl Iterator<Item = u8> + '_ {
        self.table.people().filter(move |other| *other != seat)
    }

    async fn log(&self) -> Result<Vec<Logged>> {
        load::log(&self.hall.store, &self.table.row.id, 0).await.map_err(|error| {
            tracing::error!(table = self.table.row.id, %error, "cannot read a log");
            problem::unavailable("The log of the table cannot be read at the moment; try again.")
        })
    }

    fn standing<'a>(&self, log: &'a [Logged]) -> Result<Standing<'a>> {
        Standing::of(log).map_err(|broken| problem::faulty(&broken.to_string()))
    }

    /// The game after the first plays.
    fn back(&self, standing: &Standing) -> Result<Arc<dyn Play>> {
        let seed = self.table.row.seed.as_slice().try_into().map_err(|_| problem::faulty("the seed is damaged"))?;
        let play = standing.replay(&*self.table.game, &self.table.options, seed, |_, _| {});
        play.map_err(|broken| problem::faulty(&broken.to_string()))
    }

    /// Whether all plays behind `keep` are this seat's own and have shown nothing.
    fn is_free(&self, seat: u8, standing: &Standing, keep: usize) -> Result<bool> {
        let behind = &standing.plays[keep..];
        if behind.iter().any(|(_, by, _)| *by != seat) {
            return Ok(false);
        }
        let choices: Vec<_> = behind.iter().map(|(.., choice)| &***choice).collect();
        Ok(!self.back(&standing.first(keep))?.reveals(seat, &choices))
    }

    /// Takes back all but the first plays of the log, if this node knows it to its end.
    async fn go_back(
        &mut self,
        seat: Option<u8>,
        keep: usize,
        new_dice: bool,
        key: Option<String>,
        log: &[Logged],
    ) -> Tried<()> {
        if log.last().is_none_or(|last| last.seq != self.table.kept.seq) {
            return Err(Stop::Behind);
        }
        let play = self.back(&self.standing(log)?.first(keep))?;
        let entry = Entry::Undo { seat, keep: keep as u64, key };
        let at = self.append_with(&entry, &*play).await?;
        let seq = self.table.kept.seq + 1;
        audit::entered(&self.table.row.id, seq, &entry);
        if let Err(broken) = self.table.take(seq, at, &entry, Some(play)) {
            self.fail(broken.to_string()).await;
            return Err(problem::faulty("the undo could not be taken").into());
        }
        self.bots.forget();
        self.tell_update(true);
        self.moved(true);
        self.tell_table();
        if new_dice {
            let entry = Entry::Dice { seed: hex(&random::<32>()) };
            let play = match &entry {
                Entry::Dice { seed } => super::seed_of(seed).map(|seed| self.table.play.with_dice(seed)),
                _ => None,
            };
            let Some(play) = play else { return Ok(()) };
            match self.append_with(&entry, &*play).await {
                Ok(at) => {
                    let seq = self.table.kept.seq + 1;
                    self.table.play = play.into();
                    (self.table.kept.seq, self.table.kept.at) = (seq, at);
                    self.tell_update(true);
                    self.moved(true);
                }
                // Another node was faster and plays on with the old dice; the plays are taken back all the same.
                Err(Stop::Behind) => self.catch_up().await?,
                Err(refused) => return Err(refused),
            }
        }
        Ok(())
    }

    /// Connections whose token is no longer good are told so and let go.
    pub(super) fn unseat(&mut self) {
        let table = &self.table;
        self.viewers.retain(|viewer, token| table.viewer(token) == Some(viewer));
    }
}
