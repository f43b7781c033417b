//! The past of a table.

use super::{House, Result};
use crate::work::{File, Look, Work};
use protocol::{Branch, Made, Status, TableFile, TableInfo, Viewer};
use table::{
    Request, Who,
    open::{Plan, checked_key},
    past::{Past, may_see},
    problem,
    token::Hashed,
};

impl House {
    /// The past of a table for the holder of a token, if it may be seen.
    fn file(&mut self, id: &str, token: Hashed) -> Result<File> {
        let (viewer, info): (Viewer, TableInfo) = self.ask(id, Request::Show { who: Who::Token(token) })?;
        may_see(viewer, &info)?;
        let live = self.table(id)?;
        Ok(File { sheet: live.host.table().sheet.clone(), info, log: live.log.clone() })
    }

    /// The table as a file, at any time: all that it holds lies on this device anyway, and the game may move to another one.
    pub(super) fn saved(&mut self, id: &str, token: Hashed) -> Result<TableFile> {
        let (_, info): (Viewer, TableInfo) = self.ask(id, Request::Show { who: Who::Token(token) })?;
        let live = self.table(id)?;
        let (sheet, log) = (live.host.table().sheet.clone(), live.log.clone());
        Ok(Past { game: self.game(&sheet.game)?.clone(), sheet, info, log }.file())
    }

    pub(super) fn past(&mut self, id: &str, token: Hashed) -> Result<Past> {
        let File { sheet, info, log } = self.file(id, token)?;
        Ok(Past { game: self.game(&sheet.game)?.clone(), sheet, info, log })
    }

    /// Has a look at the past worked out.
    pub(super) fn look_back(&mut self, id: &str, token: Hashed, look: Look) -> Result<()> {
        let file = self.file(id, token)?;
        if matches!(look, Look::Review { .. }) && file.info.status != Status::Over {
            let detail = "A review looks back at a game: it comes after the end.";
            return Err(problem::conflict("not-over", detail).into());
        }
        self.done.work = Some(Work::Past { look, file: Box::new(file) });
        Ok(())
    }

    /// A new table that goes on from a moment of this one, with new dice.
    pub(super) fn branch(&mut self, id: &str, token: Hashed, wish: Branch) -> Result<Made> {
        checked_key(wish.key.as_deref())?;
        let past = self.past(id, token)?;
        let (first, _) = past.first(wish.at)?;
        let plan = Plan::branched(&past, &first, &mut self.random)?;
        self.make(Plan { seats: wish.seats, undo: wish.undo, key: wish.key, ..plan })
    }
}
