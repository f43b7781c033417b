//! Campaigns: an object that outlives its tables. Its owner's token opens the next mission.

use super::{
    Answer, Failed, Problems,
    extract::{Bearer, Body, Client, Id},
    log,
    tables::may_open,
};
use crate::{
    hall::Hall,
    make::{self, game},
    now, problem,
    store::CampaignRow,
};
use axum::{Json, extract::State, http::StatusCode};
use protocol::{Attempt, Campaign, CampaignFile, CampaignMade, NewCampaign, NextMade, NextMission, Status, TableInfo};
use serde_json::Value;
use std::sync::Arc;
use table::{
    Request,
    campaign::Kept,
    game::Play,
    open::{Plan, checked_key, checked_seats},
    token::{Hashed, Token, derived_id, id_of, is_id, random},
};

/// Tables of a campaign that is imported.
const MOST_TABLES: usize = 100;

fn lost(error: crate::store::Error) -> Box<protocol::Problem> {
    // No campaign has an id that cannot be kept.
    if matches!(error, crate::store::Error::Nul) {
        return problem::not_found("campaign");
    }
    tracing::error!(%error, "cannot read a campaign");
    problem::of_store(&error)
}

fn told(hall: &Hall, id: &str, kept: &Kept) -> problem::Result<Campaign> {
    kept.told(&**hall.game(&kept.game).ok_or_else(|| problem::not_found("game"))?, id)
}

/// Whether the token of a campaign is this one.
fn owns(row: &CampaignRow, token: &Hashed) -> bool {
    Hashed::kept(&row.owner).is_some_and(|kept| kept == *token)
}

/// What has become of a table of a campaign.
enum Fate {
    Open,
    Over(Arc<dyn Play>),
    /// It is out of order, and never comes to an end.
    Broken,
    /// It is kept no longer.
    Gone,
}

async fn fate(hall: &Arc<Hall>, table: &str) -> problem::Result<Fate> {
    let info = match hall.ask::<TableInfo>(table, Request::Info).await {
        Err(problem) if problem.r#type == "not-found" => return Ok(Fate::Gone),
        Err(problem) if problem.r#type == "faulty" => return Ok(Fate::Broken),
        asked => asked?,
    };
    Ok(match info.status {
        Status::Open => Fate::Open,
        Status::Over => Fate::Over(hall.ask(table, Request::Game).await?),
        Status::Faulty(_) => Fate::Broken,
    })
}

/// A campaign whose finished tables are written down, also those whose end nobody has noticed yet.
async fn settled(hall: &Arc<Hall>, id: &str) -> problem::Result<(CampaignRow, Kept)> {
    if !is_id(id) {
        return Err(problem::not_found("campaign"));
    }
    loop {
        let row = hall.store.campaign(id).await.map_err(lost)?.ok_or_else(|| problem::not_found("campaign"))?;
        let mut kept: Kept = serde_json::from_str(&row.body).map_err(|_| problem::faulty("its row is damaged"))?;
        let mut changed = false;
        let game = hall.game(&kept.game).ok_or_else(|| problem::not_found("game"))?;
        let unsettled: Vec<String> = kept.unsettled().map(str::to_owned).collect();
        for table in unsettled {
            match fate(hall, &table).await? {
                Fate::Over(play) => changed |= kept.settle(&**game, &table, &*play)?,
                Fate::Gone => {
                    kept.give_up(&table);
                    changed = true;
                }
                // The next version of the rules may know better.
                Fate::Open | Fate::Broken => {}
            }
        }
        if !changed {
            return Ok((row, kept));
        }
        // Written or not: the next look reads what stands now.
        update(hall, &row, &kept).await?;
    }
}

/// Writes a campaign; false if somebody else was faster.
async fn update(hall: &Hall, row: &CampaignRow, kept: &Kept) -> problem::Result<bool> {
    let body = serde_json::to_string(kept).unwrap_or_default();
    hall.store.update_campaign(&row.id, row.version, &body).await.map_err(lost)
}

/// Begins a campaign with the operation of a mission.
#[utoipa::path(
    post, operation_id = "begin_campaign", tag = "campaigns", path = "/api/v1/campaigns", request_body = NewCampaign,
    responses((status = 201, body = CampaignMade), Problems)
)]
pub async fn create(
    State(hall): State<Arc<Hall>>,
    Client(address): Client,
    Body(wish): Body<NewCampaign>,
) -> Result<(StatusCode, Json<CampaignMade>), Failed> {
    may_open(&hall, address)?;
    checked_key(wish.key.as_deref())?;
    let game = game(&hall, &wish.game)?;
    let options = game.options(&wish.options).map_err(|what| problem::conflict("options", what))?;
    let kept = Kept::begin(&**game, &options)?;
    Ok((StatusCode::CREATED, Json(add(&hall, kept, wish.key.as_deref()).await?)))
}

/// The campaign that was begun under this key before, with the same token.
async fn made_before(hall: &Arc<Hall>, key: Option<&str>) -> problem::Result<Option<CampaignMade>> {
    let Some(key) = key else { return Ok(None) };
    let (id, owner) = (derived_id(key, "campaign"), Token::derived(key, "campaign owner"));
    let Some(row) = hall.store.campaign(&id).await.map_err(lost)? else { return Ok(None) };
    if !owns(&row, &owner.hashed()) {
        return Err(problem::conflict("key", "This key was used for something else; take a new one."));
    }
    let (_, kept) = settled(hall, &id).await?;
    Ok(Some(CampaignMade { campaign: told(hall, &id, &kept)?, owner: owner.reveal() }))
}

async fn add(hall: &Arc<Hall>, kept: Kept, key: Option<&str>) -> problem::Result<CampaignMade> {
    if let Some(made) = made_before(hall, key).await? {
        return Ok(made);
    }
    let id = id_of(key, "campaign", &mut crate::entropy);
    let owner = Token::of(key, "campaign owner", &mut crate::entropy);
    let row = CampaignRow {
        id: id.clone(),
        owner: owner.hashed().bytes().to_vec(),
        body: serde_json::to_string(&kept).unwrap_or_default(),
        version: 1,
        made_at: now(),
    };
    match hall.store.add_campaign(&row).await {
        // The same request came twice at once, and the other one was faster.
        Err(crate::store::Error::Exists(_)) => {
            let made = made_before(hall, key).await?;
            return made.ok_or_else(|| problem::unavailable("The campaign could not be begun; try again."));
        }
        added => added.map_err(lost)?,
    }
    Ok(CampaignMade { campaign: told(hall, &id, &kept)?, owner: owner.reveal() })
}

/// The campaign, if the token is its owner's.
async fn owned(hall: &Arc<Hall>, id: &str, token: &Hashed) -> problem::Result<(CampaignRow, Kept)> {
    let (row, kept) = settled(hall, id).await?;
    if owns(&row, token) { Ok((row, kept)) } else { Err(problem::wrong_token()) }
}

/// A campaign: what was won, what comes next, its tables.
#[utoipa::path(
    get, operation_id = "campaign", tag = "campaigns", path = "/api/v1/campaigns/{id}",
    params(("id" = String, Path, description = "The id of the campaign")),
    responses((status = 200, body = Campaign), Problems)
)]
pub async fn read(State(hall): State<Arc<Hall>>, Id(id): Id) -> Answer<Campaign> {
    let (_, kept) = settled(&hall, &id).await?;
    Ok(Json(told(&hall, &id, &kept)?))
}

/// The same for somebody who wants to go on: nobody waits for a table that is out of order.
async fn ready(hall: &Arc<Hall>, id: &str, token: &Hashed) -> problem::Result<(CampaignRow, Kept)> {
    let (row, mut kept) = owned(hall, id, token).await?;
    let unsettled: Vec<String> = kept.unsettled().map(str::to_owned).collect();
    for table in unsettled {
        if matches!(fate(hall, &table).await?, Fate::Broken) {
            kept.give_up(&table);
        }
    }
    Ok((row, kept))
}

/// Opens the table of the next mission, or of the one that was lost once more.
#[utoipa::path(
    post, operation_id = "next_mission", tag = "campaigns", path = "/api/v1/campaigns/{id}/next",
    params(("id" = String, Path, description = "The id of the campaign")),
    request_body = NextMission, security(("token" = [])),
    responses((status = 201, body = NextMade), Problems)
)]
pub async fn next(
    State(hall): State<Arc<Hall>>,
    Client(address): Client,
    Id(id): Id,
    Bearer(token): Bearer,
    Body(wish): Body<NextMission>,
) -> Result<(StatusCode, Json<NextMade>), Failed> {
    may_open(&hall, address)?;
    checked_key(wish.key.as_deref())?;
    checked_seats(wish.seats.as_deref())?;
    let (_, kept) = ready(&hall, &id, &token).await?;
    let before = make::made_before(&hall, wish.key.as_deref()).await?;
    if let Some(made) = before.filter(|made| kept.attempts.iter().any(|attempt| attempt.table == made.table.id)) {
        return Ok((StatusCode::CREATED, Json(NextMade { campaign: told(&hall, &id, &kept)?, made })));
    }
    let game = game(&hall, &kept.game)?;
    let (mission, options) = kept.next(&**game)?;
    let plan = Plan::new(game.clone(), options, random(&mut crate::entropy));
    let plan = Plan { seats: wish.seats, undo: wish.undo, campaign: Some(id.clone()), key: wish.key, ..plan };
    let made = make::make(&hall, plan, address).await?;
    // Read again: making the table took a while.
    let (row, mut kept) = ready(&hall, &id, &token).await?;
    // The same request may have come twice at once.
    if kept.attempts.iter().any(|attempt| attempt.table == made.table.id) {
        return Ok((StatusCode::CREATED, Json(NextMade { campaign: told(&hall, &id, &kept)?, made })));
    }
    kept.attempts.push(Attempt { table: made.table.id.clone(), mission, won: None });
    if !update(&hall, &row, &kept).await? {
        return Err(problem::conflict("changed", "The campaign has just changed; look at it again.").into());
    }
    Ok((StatusCode::CREATED, Json(NextMade { campaign: told(&hall, &id, &kept)?, made })))
}

/// The campaign as one file, with the tables that are finished, unless they are kept no longer or do not play again.
#[utoipa::path(
    get, operation_id = "export_campaign", tag = "campaigns", path = "/api/v1/campaigns/{id}/export",
    params(("id" = String, Path, description = "The id of the campaign")), security(("token" = [])),
    responses((status = 200, body = CampaignFile), Problems)
)]
pub async fn export(State(hall): State<Arc<Hall>>, Id(id): Id, Bearer(token): Bearer) -> Answer<CampaignFile> {
    let (_, kept) = owned(&hall, &id, &token).await?;
    let mut tables = Vec::new();
    for attempt in kept.attempts.iter().filter(|attempt| attempt.won.is_some()) {
        match log::finished(&hall, &attempt.table).await {
            Ok(past) => tables.push(past.file()),
            // What came of it is in the state.
            Err(problem) if ["not-found", "faulty"].contains(&problem.r#type.as_str()) => {}
            Err(problem) => return Err(problem.into()),
        }
    }
    let Value::Object(state) = kept.state else { return Err(problem::faulty("its row is damaged").into()) };
    Ok(Json(CampaignFile { muster_campaign: 1, game: kept.game, state, tables, key: None }))
}

/// A campaign from a file. Its finished tables are played again before they are believed.
#[utoipa::path(
    post, operation_id = "import_campaign", tag = "campaigns", path = "/api/v1/campaigns/import",
    request_body = CampaignFile,
    responses((status = 201, body = CampaignMade), Problems)
)]
pub async fn import(
    State(hall): State<Arc<Hall>>,
    Client(address): Client,
    Body(file): Body<CampaignFile>,
) -> Result<(StatusCode, Json<CampaignMade>), Failed> {
    may_open(&hall, address)?;
    if file.muster_campaign != 1 {
        return Err(problem::invalid("`muster_campaign` is 1: the form of the file.").into());
    }
    if file.tables.len() > MOST_TABLES {
        return Err(problem::invalid(format!("A campaign has at most {MOST_TABLES} tables.")).into());
    }
    let game = game(&hall, &file.game)?;
    let state = Value::Object(file.state);
    game.next_mission(&state).map_err(|what| problem::conflict("campaign", what))?;
    checked_key(file.key.as_deref())?;
    let mut attempts = Vec::new();
    for (number, mut table) in file.tables.into_iter().enumerate() {
        table.key = file.key.as_ref().map(|key| format!("{key} {number}"));
        let mission = table.options.get("mission").and_then(Value::as_str).unwrap_or_default().to_owned();
        let made = make::import(&hall, table, address).await?;
        let play: Arc<dyn Play> = hall.ask(&made.table.id, Request::Game).await?;
        attempts.push(Attempt { table: made.table.id, mission, won: play.is_over().then(|| play.winners() != 0) });
    }
    let kept = Kept { game: file.game, state, attempts };
    Ok((StatusCode::CREATED, Json(add(&hall, kept, file.key.as_deref()).await?)))
}
