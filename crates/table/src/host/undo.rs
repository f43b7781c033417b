//! Taking plays back: freely while nothing was shown, otherwise by consent, and at training tables always.

use super::{Attempt, Doing, Host, Step, Who, answer};
use crate::{
    Entropy, Logged,
    entry::Entry,
    game::hex,
    history::Standing,
    problem::{self, Result},
    state::Behind,
    token::random,
};
use protocol::{AskUndo, Consent, UndoPolicy};

impl Host {
    pub(super) fn undo(&self, doing: &Doing, who: Who, wish: &AskUndo, entropy: &mut dyn Entropy) -> Attempt {
        let seat = self.seat(who)?;
        if let Some(back) = self.back(seat) {
            return Ok(back);
        }
        if doing.done && wish.new_dice && !doing.rolled {
            let seed = random(entropy);
            return Ok(Step::Write(Entry::Dice { seed: hex(&seed) }, self.table.play.with_dice(seed).into()));
        }
        if doing.done || wish.key.as_ref().is_some_and(|key| self.table.done(seat, key).is_some()) {
            self.sure(doing)?;
            return answer(self.info());
        }
        if let Some(what) = &self.table.fault {
            return Err(problem::faulty(what).into());
        }
        let policy = self.table.sheet.undo;
        // Then the seed and the log are open to all, and nobody can forget them.
        if policy != UndoPolicy::Training {
            self.open()?;
        }
        if wish.new_dice && policy != UndoPolicy::Training {
            return Err(problem::conflict("no-new-dice", "Only a training table takes new dice.").into());
        }
        let keep = match wish.keep.map(Some).or_else(|| self.table.before_last_of(seat)) {
            Some(keep) => keep,
            None => match self.whole(doing) {
                Some(log) => before_last_of(log, seat)?,
                None => return Ok(Step::Log),
            },
        };
        let keep = keep.ok_or_else(|| problem::conflict("nothing-to-undo", "You have made no choice yet."))?;
        if keep >= self.table.kept.plays {
            return Err(problem::conflict("nothing-to-undo", "There is nothing to take back.").into());
        }
        let Some(behind) = self.behind(doing, keep)? else { return Ok(Step::Log) };
        let alone = self.table.people().all(|other| other == seat);
        if policy == UndoPolicy::Training || is_free(&behind, seat) || alone && policy == UndoPolicy::Consent {
            return Ok(Step::Write(Entry::Undo { seat: Some(seat), keep, key: wish.key.clone() }, behind.play));
        }
        if policy == UndoPolicy::Strict {
            let detail = "Something was rolled, drawn or shown since, or somebody else has chosen: this table does not go back behind that.";
            return Err(problem::conflict("not-free", detail).into());
        }
        Ok(self.entry(Entry::UndoAsked { seat, keep, key: wish.key.clone() }))
    }

    pub(super) fn consent(&self, doing: &Doing, who: Who, Consent { agree, key }: &Consent) -> Attempt {
        let seat = self.seat(who)?;
        // The last consent is the undo of the one who asked, and its key is among theirs.
        let last = key.as_ref().map(|key| format!("consent {seat} {key}"));
        let is_done =
            |key: &String| (0..self.table.kept.keys.len() as u8).any(|seat| self.table.done(seat, key).is_some());
        let was_told = key.as_ref().is_some_and(|key| self.table.done(seat, key).is_some());
        if doing.done || was_told || last.as_ref().is_some_and(is_done) {
            self.sure(doing)?;
            return answer(self.info());
        }
        let asked = self.table.kept.undo_asked.as_ref();
        let Some(asked) = asked.filter(|asked| asked.waiting.contains(&seat) || asked.seat == seat && !agree) else {
            return Err(problem::conflict("not-asked", "Nobody waits for your consent.").into());
        };
        if !agree {
            return Ok(self.entry(Entry::UndoRefused { seat, key: key.clone() }));
        }
        if asked.waiting != [seat] {
            return Ok(self.entry(Entry::UndoAgreed { seat, key: key.clone() }));
        }
        // The last consent and what it allows are one entry: a node that dies between two would leave a wish that nobody can answer
        // any more.
        let Some(behind) = self.behind(doing, asked.keep)? else { return Ok(Step::Log) };
        Ok(Step::Write(Entry::Undo { seat: Some(asked.seat), keep: asked.keep, key: last }, behind.play))
    }

    /// What lies behind the first plays; none if the log is needed for that.
    fn behind(&self, doing: &Doing, keep: u64) -> Result<Option<Behind>> {
        if let Some(behind) = self.table.behind(keep) {
            return Ok(Some(behind));
        }
        let Some(log) = self.whole(doing) else { return Ok(None) };
        let (standing, sheet) = (standing(log)?, &self.table.sheet);
        let play = standing.first(keep as usize).replay(&*self.table.game, &sheet.options, sheet.seed, |_, _| {});
        let play = play.map_err(|broken| problem::faulty(&broken.to_string()))?;
        let (seats, choices) =
            standing.plays()[keep as usize..].iter().map(|(_, seat, choice)| (*seat, (*choice).clone())).unzip();
        Ok(Some(Behind { seats, choices, play }))
    }
}

fn standing(log: &[Logged]) -> Result<Standing<'_>> {
    Standing::of(log).map_err(|broken| problem::faulty(&broken.to_string()))
}

/// How many plays stood before the last one of a seat; none if it has made none.
fn before_last_of(log: &[Logged], seat: u8) -> Result<Option<u64>> {
    Ok(standing(log)?.plays().iter().rposition(|(_, by, _)| *by == seat).map(|at| at as u64))
}

/// Whether all these plays are the seat's own and have shown nothing.
fn is_free(behind: &Behind, seat: u8) -> bool {
    let choices: Vec<_> = behind.choices.iter().map(|choice| &**choice).collect();
    behind.seats.iter().all(|by| *by == seat) && !behind.play.reveals(seat, &choices)
}
