//! The past of a table: its log, any moment of it, a check of its dice, new tables from it, and files.

use super::{
    Answer, Failed, Problems,
    extract::{Bearer, Body, Client, Id, Query, Tag, count},
    play::busy,
    salvage::salvage,
    tables::may_open,
};
use crate::{hall::Hall, load, make, problem, work::Whose};
use axum::{Json, extract::State, http::StatusCode};
use protocol::{Branch, Chapter, Logged, Made, Moment, Status, TableFile, TableInfo, Verified, Viewer};
use serde::Deserialize;
use std::{net::IpAddr, sync::Arc};
use table::{
    Request, Who,
    game::Lang,
    open::{Plan, checked_key},
    past::{Past, may_see},
    token::Hashed,
};
use utoipa::IntoParams;

/// Refuses a seat that no table has.
pub fn in_range(seat: u8) -> problem::Result<()> {
    if seat > 3 { Err(problem::malformed("`seat` is 0 to 3.")) } else { Ok(()) }
}

/// Opens the past of a table to the holder of a token, if it may be seen.
pub async fn open(hall: &Arc<Hall>, id: &str, token: Hashed) -> problem::Result<Past> {
    let who = Who::Token(token);
    let (viewer, info): (Viewer, TableInfo) = hall.ask(id, Request::Show { who }).await?;
    may_see(viewer, &info)?;
    past(hall, id, info).await
}

/// The past of a finished table, for its keepers.
pub async fn finished(hall: &Arc<Hall>, id: &str) -> problem::Result<Past> {
    let info: TableInfo = hall.ask(id, Request::Info).await?;
    if info.status == Status::Open {
        return Err(problem::conflict("not-over", "The table is not finished."));
    }
    past(hall, id, info).await
}

async fn past(hall: &Arc<Hall>, id: &str, info: TableInfo) -> problem::Result<Past> {
    let lost = |error: String| {
        tracing::error!(table = id, error, "cannot read a log");
        problem::unavailable("The log of the table cannot be read at the moment; try again.")
    };
    let game = hall.game(&info.game).cloned().ok_or_else(|| problem::not_found("game"))?;
    let row = hall.store.table(id).await.map_err(|error| lost(error.to_string()))?;
    let row = row.ok_or_else(|| problem::not_found("table"))?;
    let sheet = row.sheet().map_err(|damaged| problem::faulty(&damaged.to_string()))?;
    let log = load::log(&hall.store, id, 0).await.map_err(|error| lost(error.to_string()))?;
    Ok(Past { game, sheet, info, log })
}

/// Works something out from the past of a table, in its turn: a long game takes a while to play again, and nobody else should wait.
async fn looked_back<T: Send + 'static>(
    hall: &Hall,
    address: IpAddr,
    past: Past,
    look: impl FnOnce(Past) -> T + Send + 'static,
) -> problem::Result<T> {
    let whose = Whose::asker(address, &past.sheet.id);
    hall.replays.run(&whose, hall.limits.request, Arc::default(), move || look(past)).await.ok_or_else(busy)
}

/// The whole log.
#[utoipa::path(
    get, tag = "past", path = "/api/v1/tables/{id}/log",
    params(("id" = String, Path, description = "The id of the table")), security(("token" = [])),
    responses((status = 200, body = Vec<Logged>), Problems)
)]
pub async fn log(State(hall): State<Arc<Hall>>, Id(id): Id, Bearer(token): Bearer) -> Answer<Vec<Logged>> {
    Ok(Json(open(&hall, &id, token).await?.entries()))
}

#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct At {
    /// After how many plays.
    #[serde(deserialize_with = "count")]
    #[param(maximum = 2147483647)]
    at: u32,
    /// Tells also what the plays before did, from the one after so many: for whoever jumps into the middle.
    #[param(maximum = 2147483647)]
    since: Option<u32>,
    /// Through whose eyes: a seat; without it, a spectator's.
    #[param(maximum = 3)]
    seat: Option<u8>,
    /// The language of texts; without it, none are sent.
    #[param(inline)]
    lang: Option<Tag>,
}

/// One moment of the game: what the last of its first plays did, and the view after it.
#[utoipa::path(
    get, tag = "past", path = "/api/v1/tables/{id}/replay",
    params(("id" = String, Path, description = "The id of the table"), At), security(("token" = [])),
    responses((status = 200, body = Moment), Problems)
)]
pub async fn replay(
    State(hall): State<Arc<Hall>>,
    Client(address): Client,
    Id(id): Id,
    Bearer(token): Bearer,
    Query(At { at, since, seat, lang }): Query<At>,
) -> Answer<Moment> {
    seat.map_or(Ok(()), in_range)?;
    let past = open(&hall, &id, token).await?;
    let moment = move |past: Past| past.moment(at.into(), since.map(u64::from), seat, lang.map(Lang::from));
    Ok(Json(looked_back(&hall, address, past, moment).await??))
}

/// Where rounds, phases and turns begin, for a guide through a finished game.
#[utoipa::path(
    get, tag = "past", path = "/api/v1/tables/{id}/chapters",
    params(("id" = String, Path, description = "The id of the table")), security(("token" = [])),
    responses((status = 200, body = Vec<Chapter>), Problems)
)]
pub async fn chapters(
    State(hall): State<Arc<Hall>>,
    Client(address): Client,
    Id(id): Id,
    Bearer(token): Bearer,
) -> Answer<Vec<Chapter>> {
    let past = open(&hall, &id, token).await?;
    Ok(Json(looked_back(&hall, address, past, |past| past.chapters()).await??))
}

/// Shows the seed and checks it: against what was promised at the start, and by playing the whole game again.
#[utoipa::path(
    get, tag = "past", path = "/api/v1/tables/{id}/verify",
    params(("id" = String, Path, description = "The id of the table")), security(("token" = [])),
    responses((status = 200, body = Verified), Problems)
)]
pub async fn verify(
    State(hall): State<Arc<Hall>>,
    Client(address): Client,
    Id(id): Id,
    Bearer(token): Bearer,
) -> Answer<Verified> {
    let past = open(&hall, &id, token).await?;
    Ok(Json(looked_back(&hall, address, past, |past| past.verify()).await?))
}

/// Opens a new table that goes on from a moment of this one, with new dice.
#[utoipa::path(
    post, tag = "past", path = "/api/v1/tables/{id}/branch",
    params(("id" = String, Path, description = "The id of the table")),
    request_body = Branch, security(("token" = [])),
    responses((status = 201, body = Made), Problems)
)]
pub async fn branch(
    State(hall): State<Arc<Hall>>,
    Client(address): Client,
    Id(id): Id,
    Bearer(token): Bearer,
    Body(wish): Body<Branch>,
) -> Result<(StatusCode, Json<Made>), Failed> {
    may_open(&hall, address)?;
    checked_key(wish.key.as_deref())?;
    let past = open(&hall, &id, token).await?;
    let branched = move |past: Past| {
        let (first, _) = past.first(wish.at)?;
        Plan::branched(&past, &first, &mut crate::entropy)
    };
    let plan = looked_back(&hall, address, past, branched).await??;
    let plan = Plan { seats: wish.seats, undo: wish.undo, key: wish.key, ..plan };
    Ok((StatusCode::CREATED, Json(make::make(&hall, plan, address).await?)))
}

/// The table as one file, with its seed and its log. One that is out of order gives what there is.
#[utoipa::path(
    get, operation_id = "export_table", tag = "past", path = "/api/v1/tables/{id}/export",
    params(("id" = String, Path, description = "The id of the table")), security(("token" = [])),
    responses((status = 200, body = TableFile), Problems)
)]
pub async fn export(State(hall): State<Arc<Hall>>, Id(id): Id, Bearer(token): Bearer) -> Answer<TableFile> {
    match open(&hall, &id, token).await {
        Ok(past) => Ok(Json(past.file())),
        Err(problem) if problem.r#type == "faulty" => Ok(Json(salvage(&hall, &id, &token).await?)),
        Err(problem) => Err(problem.into()),
    }
}

/// A table from a file. It is played again from the first choice to the last before it is believed; the first seat is yours and
/// bots play the others.
#[utoipa::path(
    post, operation_id = "import_table", tag = "past", path = "/api/v1/import", request_body = TableFile,
    responses((status = 201, body = Made), Problems)
)]
pub async fn import(
    State(hall): State<Arc<Hall>>,
    Client(address): Client,
    Body(file): Body<TableFile>,
) -> Result<(StatusCode, Json<Made>), Failed> {
    may_open(&hall, address)?;
    checked_key(file.key.as_deref())?;
    Ok((StatusCode::CREATED, Json(make::import(&hall, file, address).await?)))
}
