//! Opening tables, sitting down and getting up.

use super::{
    Answer, Failed, Problems,
    extract::{Bearer, Body, Client, Id, Language, Query},
};
use crate::{hall::Hall, make, problem, store::Place};
use axum::{
    Json,
    extract::State,
    http::{HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
};
use protocol::{Join, Joined, Made, NewTable, Rematch, StandIn, TableInfo};
use serde::Deserialize;
use std::sync::Arc;
use table::{
    Request, Who,
    open::{checked_key, checked_name},
    token::{Token, is_id},
};
use utoipa::IntoParams;

/// Tables shown on a page of the list, and how many of them may come from one opener.
const LISTED: u32 = 50;
const SHARE: u32 = 5;

#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct Page {
    /// Where the page begins: what the header `Link` of the page before it says.
    #[param(pattern = "^[0-9]{1,9}-[0-9]{1,15}-[0-9a-f]{20}$")]
    after: Option<String>,
}

/// The place that a word of [`Page`] stands for.
fn place(word: &str) -> Option<Place> {
    let mut parts = word.splitn(3, '-');
    let mut digits = |most| parts.next().filter(|part| part.len() <= most && part.bytes().all(|b| b.is_ascii_digit()));
    let (share, made_at) = (digits(9)?.parse().ok()?, digits(15)?.parse().ok()?);
    let id = parts.next().filter(|id| is_id(id))?;
    Some(Place { share, made_at, id: id.to_owned() })
}

/// Tables with an open seat that anybody may take, page by page, the newest first, but a fair share of each opener on every page. The
/// header `Link` with `rel="next"` leads to the next page; a page may be short, or empty.
#[utoipa::path(
    get, operation_id = "open_tables", tag = "tables", path = "/api/v1/tables", params(Page),
    responses(
        (status = 200, body = Vec<TableInfo>, headers(("Link" = String, description = "The next page, if there is one"))),
        Problems
    )
)]
pub async fn list(State(hall): State<Arc<Hall>>, Query(Page { after }): Query<Page>) -> Result<Response, Failed> {
    let after = after.map_or(Some(Place::first()), |word| place(&word));
    let after = after.ok_or_else(|| problem::malformed("`after` is not what a `Link` has said."))?;
    let rows = hall.store.listed(SHARE, &after, LISTED).await.map_err(|error| {
        tracing::error!(%error, "cannot list the tables");
        problem::of_store(&error)
    })?;
    hall.look_at(&rows.iter().map(|(row, _)| row.id.as_str()).collect::<Vec<_>>()).await;
    let last = rows.last().filter(|_| rows.len() == LISTED as usize);
    let next = last.map(|(_, Place { share, made_at, id })| {
        format!("</api/v1/tables?after={share}-{made_at}-{id}>; rel=\"next\"")
    });
    let mut tables = Vec::new();
    for (row, _) in &rows {
        if let Ok(info) = hall.ask::<TableInfo>(&row.id, Request::Glance).await
            && info.seats.contains(&protocol::SeatInfo::Open {})
        {
            tables.push(info);
        }
    }
    let mut answer = Json(tables).into_response();
    if let Some(next) = next.and_then(|next| HeaderValue::from_str(&next).ok()) {
        answer.headers_mut().insert(header::LINK, next);
    }
    Ok(answer)
}

/// Opens a table. Without a key the tokens in the answer are shown this one time.
#[utoipa::path(
    post, operation_id = "new_table", tag = "tables", path = "/api/v1/tables", request_body = NewTable,
    responses((status = 201, body = Made), Problems)
)]
pub async fn create(
    State(hall): State<Arc<Hall>>,
    Client(address): Client,
    Body(wish): Body<NewTable>,
) -> Result<(StatusCode, Json<Made>), Failed> {
    may_open(&hall, address)?;
    Ok((StatusCode::CREATED, Json(make::new_table(&hall, wish, address).await?)))
}

/// Refuses an address that has opened too many tables.
pub fn may_open(hall: &Hall, address: std::net::IpAddr) -> problem::Result<()> {
    hall.gate.table(address).map_err(|wait| {
        hall.metrics.refused.inc();
        problem::too_many(wait, "This address has opened many tables; wait a while before the next.")
    })
}

/// A table: its game, who sits where, how it stands. Everybody who knows the id may ask.
#[utoipa::path(
    get, operation_id = "table", tag = "tables", path = "/api/v1/tables/{id}",
    params(("id" = String, Path, description = "The id of the table")),
    responses((status = 200, body = TableInfo), Problems)
)]
pub async fn info(State(hall): State<Arc<Hall>>, Id(id): Id) -> Answer<TableInfo> {
    Ok(Json(hall.ask(&id, Request::Info).await?))
}

/// What drawing this table takes: maps, cards and names, in the terms of the game and with the numbers of this table.
#[utoipa::path(
    get, operation_id = "table_kit", tag = "tables", path = "/api/v1/tables/{id}/kit",
    params(("id" = String, Path, description = "The id of the table"), Language),
    responses((status = 200, body = Object), Problems)
)]
pub async fn kit(
    State(hall): State<Arc<Hall>>,
    Id(id): Id,
    Query(language): Query<Language>,
) -> Answer<protocol::Json> {
    let table: TableInfo = hall.ask(&id, Request::Info).await?;
    let game = hall.game(&table.game).ok_or_else(|| problem::not_found("game"))?;
    Ok(Json(game.kit(language.or_english(), Some(&table.options))))
}

/// Takes an open seat. Without a key the token in the answer is shown this one time.
#[utoipa::path(
    post, tag = "tables", path = "/api/v1/tables/{id}/join",
    params(("id" = String, Path, description = "The id of the table")),
    request_body = Join,
    responses((status = 200, body = Joined), Problems)
)]
pub async fn join(State(hall): State<Arc<Hall>>, Id(id): Id, Body(mut join): Body<Join>) -> Answer<Joined> {
    join.name = checked_name(join.name)?;
    if join.seat.is_some_and(|seat| seat > 3) {
        return Err(problem::invalid("`seat` is 0 to 3.").into());
    }
    checked_key(join.key.as_deref())?;
    // A token of its own for every table that somebody joins with the same key.
    let token = Token::of(join.key.as_deref(), &format!("join {id}"), &mut crate::entropy);
    let hashed = token.hashed();
    let (seat, table) = hall.ask(&id, Request::Join { join, token: hashed }).await?;
    Ok(Json(Joined { seat, token: token.reveal(), table }))
}

/// Gives one's seat up. It is open then; the token is no longer good.
#[utoipa::path(
    post, tag = "tables", path = "/api/v1/tables/{id}/leave",
    params(("id" = String, Path, description = "The id of the table")), security(("token" = [])),
    responses((status = 200, body = TableInfo), Problems)
)]
pub async fn leave(State(hall): State<Arc<Hall>>, Id(id): Id, Bearer(token): Bearer) -> Answer<TableInfo> {
    Ok(Json(hall.ask(&id, Request::Leave { who: Who::Token(token) }).await?))
}

/// Takes one's seat back from the bot that stands in. Coming back over `live` or `stream`, and playing, do so too.
#[utoipa::path(
    post, operation_id = "return", tag = "tables", path = "/api/v1/tables/{id}/return",
    params(("id" = String, Path, description = "The id of the table")), security(("token" = [])),
    responses((status = 200, body = TableInfo), Problems)
)]
pub async fn come_back(State(hall): State<Arc<Hall>>, Id(id): Id, Bearer(token): Bearer) -> Answer<TableInfo> {
    Ok(Json(hall.ask(&id, Request::Return { who: Who::Token(token) }).await?))
}

/// Lets a bot play a seat that is open, was given up, or has let the table wait too long. Whose seat it is may come back with their token.
#[utoipa::path(
    post, tag = "tables", path = "/api/v1/tables/{id}/stand-in",
    params(("id" = String, Path, description = "The id of the table")),
    request_body = StandIn, security(("token" = [])),
    responses((status = 200, body = TableInfo), Problems)
)]
pub async fn stand_in(
    State(hall): State<Arc<Hall>>,
    Id(id): Id,
    Bearer(token): Bearer,
    Body(stand_in): Body<StandIn>,
) -> Answer<TableInfo> {
    if stand_in.seat > 3 {
        return Err(problem::invalid("`seat` is 0 to 3.").into());
    }
    Ok(Json(hall.ask(&id, Request::StandIn { who: Who::Token(token), stand_in }).await?))
}

/// Plays a finished game once more with the same people: every token of this table is good at the new one.
#[utoipa::path(
    post, tag = "tables", path = "/api/v1/tables/{id}/rematch",
    params(("id" = String, Path, description = "The id of the table")),
    request_body = Rematch, security(("token" = [])),
    responses((status = 200, body = TableInfo), Problems)
)]
pub async fn rematch(
    State(hall): State<Arc<Hall>>,
    Client(address): Client,
    Id(id): Id,
    Bearer(token): Bearer,
    Body(rematch): Body<Rematch>,
) -> Answer<TableInfo> {
    may_open(&hall, address)?;
    let new = make::rematch(&hall, &id, Who::Token(token), rematch.rotate).await?;
    Ok(Json(hall.ask(&new, Request::Info).await?))
}
