//! New tables in the store: opened, branched, played again, imported.

use crate::{
    audit,
    hall::Hall,
    limits::household,
    now,
    problem::{self, Result},
    store::{self, EntryRow, TableRow},
    work::Whose,
};
use protocol::{Made, NewTable, TableFile};
use std::{net::IpAddr, sync::Arc};
use table::{
    Logged, Request, Sheet,
    game::Game,
    host::Rematch,
    open::{Import, Opened, Plan, Secrets, checked, checked_form},
    token::derived_id,
};

/// The game of this name.
pub fn game<'a>(hall: &'a Hall, name: &str) -> Result<&'a Arc<dyn Game>> {
    hall.game(name).ok_or_else(|| {
        let names: Vec<&str> = hall.shelf.iter().map(|game| game.name()).collect();
        problem::conflict("no-game", format!("There is no game `{name}` here; there are {}.", names.join(", ")))
    })
}

/// One of few heaps that an address belongs to: enough to see who opens much, too little to tell who it is.
fn heap(from: IpAddr) -> i64 {
    let hash = blake3::hash(household(from).to_string().as_bytes());
    i64::from(u16::from_le_bytes([hash.as_bytes()[0], hash.as_bytes()[1]]))
}

/// The table that was opened under this key before, with the same tokens.
pub async fn made_before(hall: &Arc<Hall>, key: Option<&str>) -> Result<Option<Made>> {
    let Some(key) = key else { return Ok(None) };
    let row = hall.store.table(&derived_id(key, "table")).await.map_err(|error| {
        tracing::error!(%error, "cannot read a table");
        problem::of_store(&error)
    })?;
    let Some(row) = row else { return Ok(None) };
    let sheet = row.sheet().map_err(|damaged| problem::faulty(&damaged.to_string()))?;
    let secrets = Secrets::again(key, &sheet)?;
    Ok(Some(secrets.made(hall.ask(&row.id, Request::Glance).await?)))
}

/// Opens a table as somebody wishes it.
pub async fn new_table(hall: &Arc<Hall>, wish: NewTable, from: IpAddr) -> Result<Made> {
    checked(&wish)?;
    let plan = Plan::wished(game(hall, &wish.game)?, wish, &mut crate::entropy)?;
    make(hall, plan, from).await
}

/// Opens a table.
pub async fn make(hall: &Arc<Hall>, plan: Plan, from: IpAddr) -> Result<Made> {
    let key = plan.key.clone();
    table::open::checked_seats(plan.seats.as_deref())?;
    if let Some(made) = made_before(hall, key.as_deref()).await? {
        return Ok(made);
    }
    let Opened { sheet, log, secrets } = plan.open(now(), &mut crate::entropy)?;
    if !add(hall, &sheet, &log, heap(from)).await? {
        // The same request came twice at once, and the other one was faster.
        let made = made_before(hall, key.as_deref()).await?;
        return made.ok_or_else(|| problem::unavailable("The table could not be opened; try again."));
    }
    Ok(secrets.made(hall.ask(&sheet.id, Request::Glance).await?))
}

/// Writes a table with its log into the store; false if there is a table with its id.
async fn add(hall: &Hall, sheet: &Sheet, log: &[Logged], opener: i64) -> Result<bool> {
    let row = TableRow::new(sheet, opener);
    let entries: Vec<EntryRow> = log.iter().map(|entry| EntryRow::new(&sheet.id, entry)).collect();
    match hall.store.add_table(&row, &entries).await {
        Ok(()) => {
            audit::opened(&row, sheet.seats.len());
            Ok(true)
        }
        Err(store::Error::Exists(_)) => Ok(false),
        Err(error) => {
            tracing::error!(%error, "cannot open a table");
            Err(problem::of_store(&error))
        }
    }
}

/// A table from a file: it is played again from the first choice to the last before it is believed.
pub async fn import(hall: &Arc<Hall>, file: TableFile, from: IpAddr) -> Result<Made> {
    checked_form(&file)?;
    let key = file.key.clone();
    let of = game(hall, &file.game)?.clone();
    let import = Import::read(file, &of)?;
    if let Some(made) = made_before(hall, key.as_deref()).await? {
        return Ok(made);
    }
    // A long file takes a while, and a client with many waits for itself alone.
    let whose = Whose::asker(household(from), "");
    let checked = hall.replays.run(&whose, hall.limits.request, Arc::default(), move || import.check()).await;
    let broke = || problem::conflict("does-not-replay", "The file does not play again: the rules broke down");
    make(hall, checked.ok_or_else(broke)??, from).await
}

/// The same people play once more: the id of the new table. Only one comes of it, however many ask.
pub async fn rematch(hall: &Arc<Hall>, id: &str, who: table::Who, rotate: bool) -> Result<String> {
    let sheet = match hall.ask(id, Request::Rematch { who, rotate }).await? {
        Rematch::At(table) => return Ok(table),
        Rematch::With(sheet) => sheet,
    };
    let opener = hall.store.table(id).await.ok().flatten().map_or(0, |row| row.opener);
    if !add(hall, &sheet, &[], opener).await? {
        return Err(problem::unavailable("The table could not be opened; try again."));
    }
    let table = sheet.id.clone();
    match hall.ask(id, Request::Follow { who, table }).await? {
        Rematch::At(table) if table != sheet.id => {
            // Somebody was faster, and this table is not needed.
            if let Err(error) = hall.store.delete(&sheet.id).await {
                tracing::warn!(%error, "cannot remove a table that is not needed");
            }
            Ok(table)
        }
        _ => Ok(sheet.id),
    }
}
