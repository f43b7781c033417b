//! New tables: opened, branched, played again, imported.

use super::{House, Result, Stop};
use crate::call::{TableRow, Write, json};
use protocol::{Made, NewTable, SeatInfo, SeatWish, TableFile};
use serde_json::{Map, Value};
use table::{
    Logged, Request, Sheet, Who,
    host::Rematch,
    open::{Import, Opened, Plan, Secrets, checked, checked_form, checked_seats},
    problem,
    token::derived_id,
};

/// How strong a bot is that nobody has chosen.
const USUAL: &str = "veteran";

/// Who sat at the table of a file; none if it does not say. Nobody new can come, so a bot takes what was open.
fn sitters(table: &Map<String, Value>) -> Option<Vec<SeatWish>> {
    let seats: Vec<SeatInfo> = serde_json::from_value(table.get("seats")?.clone()).ok()?;
    let wish = |seat| match seat {
        SeatInfo::Human { name, .. } => SeatWish::Human { name },
        SeatInfo::Bot { stands_in: true, name, .. } => SeatWish::Human { name },
        SeatInfo::Bot { level, .. } => SeatWish::Bot { level },
        SeatInfo::Open {} => SeatWish::Bot { level: USUAL.into() },
    };
    Some(seats.into_iter().map(wish).collect())
}

impl House {
    pub(super) fn new_table(&mut self, wish: NewTable) -> Result<Made> {
        checked(&wish)?;
        let game = self.playable(&wish.game)?;
        let plan = Plan::wished(&game, wish, &mut self.random)?;
        self.make(plan)
    }

    /// The game of this name, for somebody who wants to play it.
    pub(super) fn playable(&self, name: &str) -> Result<std::sync::Arc<dyn table::game::Game>> {
        let unknown = |_| problem::conflict("no-game", format!("There is no game `{name}` here."));
        Ok(self.game(name).map_err(unknown)?.clone())
    }

    /// The table that was opened under this key before, with the same tokens.
    pub(super) fn made_before(&mut self, key: Option<&str>) -> Result<Option<Made>> {
        let Some(key) = key else { return Ok(None) };
        let id = derived_id(key, "table");
        let sheet = match self.table(&id) {
            Ok(live) => live.host.table().sheet.clone(),
            Err(Stop::Refused(problem)) if problem.r#type == "not-found" => return Ok(None),
            Err(stop) => return Err(stop),
        };
        let secrets = Secrets::again(key, &sheet)?;
        Ok(Some(secrets.made(self.ask(&id, Request::Glance)?)))
    }

    /// Opens a table.
    pub(super) fn make(&mut self, plan: Plan) -> Result<Made> {
        checked_seats(plan.seats.as_deref())?;
        let key = plan.key.clone();
        if let Some(made) = self.made_before(key.as_deref())? {
            return Ok(made);
        }
        let Opened { sheet, log, secrets } = plan.open(self.now, &mut self.random)?;
        let id = sheet.id.clone();
        self.add(sheet, log)?;
        Ok(secrets.made(self.ask(&id, Request::Glance)?))
    }

    /// Writes a table down with its log, and lets it live.
    fn add(&mut self, sheet: Sheet, log: Vec<Logged>) -> Result<()> {
        let id = sheet.id.clone();
        self.done.writes.push(Write::Table { id: id.clone(), row: json(&sheet) });
        for entry in &log {
            let write = Write::Entry { table: id.clone(), seq: entry.seq, row: json(entry) };
            self.done.writes.push(write);
        }
        self.load(TableRow { sheet, log, fault: None })
    }

    /// A table from a file: it is played again from the first choice to the last before it is believed.
    pub(super) fn import(&mut self, file: TableFile) -> Result<Made> {
        checked_form(&file)?;
        table::open::checked_key(file.key.as_deref())?;
        let game = self.playable(&file.game)?;
        let key = file.key.clone();
        let seats = file.table.as_ref().and_then(sitters);
        let import = Import::read(file, &game)?;
        if let Some(made) = self.made_before(key.as_deref())? {
            return Ok(made);
        }
        let plan = import.check()?;
        self.make(Plan { seats, ..plan })
    }

    /// The same people play once more: the id of the new table. Only one comes of it, however often somebody asks.
    pub(super) fn rematch(&mut self, id: &str, who: Who, rotate: bool) -> Result<String> {
        let sheet = match self.ask(id, Request::Rematch { who, rotate })? {
            Rematch::At(table) => return Ok(table),
            Rematch::With(sheet) => *sheet,
        };
        let table = sheet.id.clone();
        self.add(sheet, Vec::new())?;
        self.ask::<Rematch>(id, Request::Follow { who, table: table.clone() })?;
        Ok(table)
    }
}
