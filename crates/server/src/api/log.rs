//! The past of a table: its log, any moment of it, a check of its dice, new tables from it, and files.
//!
//! A log shows everything, also what was hidden. It is open when the game is over, at training tables, and where nobody could
//! learn anything about anybody else.

use super::{
    Answer, Failed, Problems,
    extract::{Bearer, Body, Client, Id, Query, Tag, count},
    salvage::salvage,
    tables::may_open,
};
use crate::{
    game::{Game, Lang},
    hall::Hall,
    make::{self, Plan, commitment},
    problem,
    store::TableRow,
    table::{
        self, Command, Who,
        history::{Logged as Read, Standing},
    },
    token::{Hashed, random},
};
use axum::{Json, extract::State, http::StatusCode};
use protocol::{
    Branch, Chapter, Logged, Made, Moment, Pace, SeatInfo, Status, TableFile, TableInfo, UndoPolicy, Verified,
};
use serde::Deserialize;
use serde_json::{Map, Value};
use std::sync::Arc;
use utoipa::IntoParams;

/// A table whose past may be seen.
pub struct Open {
    pub game: Arc<dyn Game>,
    pub row: TableRow,
    pub options: Value,
    pub info: TableInfo,
    pub log: Vec<Read>,
}

impl Open {
    pub fn seed(&self) -> problem::Result<[u8; 32]> {
        self.row.seed.as_slice().try_into().map_err(|_| problem::faulty("its seed is damaged"))
    }

    pub fn standing(&self) -> problem::Result<Standing<'_>> {
        Standing::of(&self.log).map_err(|broken| problem::faulty(&broken.to_string()))
    }

    /// Refuses a seat that the table has not.
    pub fn has_seat(&self, seat: u8) -> problem::Result<()> {
        let seats = self.info.seats.len();
        if usize::from(seat) >= seats {
            return Err(problem::conflict("no-seat", format!("The table has {seats} seats.")));
        }
        Ok(())
    }
}

/// Refuses a seat that no table has.
pub fn in_range(seat: u8) -> problem::Result<()> {
    if seat > 3 { Err(problem::malformed("`seat` is 0 to 3.")) } else { Ok(()) }
}

/// Opens the past of a table to the holder of a token, if it may be seen.
pub async fn open(hall: &Arc<Hall>, id: &str, token: Hashed) -> problem::Result<Open> {
    let (viewer, info) = hall.ask_fresh(id, |reply| Command::Show { who: Who::Token(token), reply }).await?;
    // A seat that a bot keeps for somebody is theirs.
    let bots = info.seats.iter().filter(|seat| matches!(seat, SeatInfo::Bot { stands_in: false, .. })).count();
    let people = info.seats.len() - bots;
    // Whoever plays alone against bots spoils nobody's game but their own.
    let alone = people == 1 && viewer.seat().is_some();
    if info.status == Status::Open && info.undo != UndoPolicy::Training && !alone {
        let detail = "The log shows what is hidden: it is open after the end, and at training tables.";
        return Err(problem::conflict("not-over", detail));
    }
    past(hall, id, info).await
}

/// The past of a table that is over, for whoever looks after it.
pub async fn finished(hall: &Arc<Hall>, id: &str) -> problem::Result<Open> {
    let info = hall.ask_fresh(id, |reply| Command::Info { reply }).await?;
    if info.status == Status::Open {
        return Err(problem::conflict("not-over", "The table is not finished."));
    }
    past(hall, id, info).await
}

async fn past(hall: &Arc<Hall>, id: &str, info: TableInfo) -> problem::Result<Open> {
    let lost = |error: String| {
        tracing::error!(table = id, error, "cannot read a log");
        problem::unavailable("The log of the table cannot be read at the moment; try again.")
    };
    let game = hall.game(&info.game).cloned().ok_or_else(|| problem::not_found("game"))?;
    let row = hall.store.table(id).await.map_err(|error| lost(error.to_string()))?;
    let row = row.ok_or_else(|| problem::not_found("table"))?;
    let log = table::log(&hall.store, id, 0).await.map_err(|error| lost(error.to_string()))?;
    Ok(Open { game, options: info.options.clone(), row, info, log })
}

/// The whole log.
#[utoipa::path(
    get, tag = "past", path = "/api/v1/tables/{id}/log",
    params(("id" = String, Path, description = "The id of the table")), security(("token" = [])),
    responses((status = 200, body = Vec<Logged>), Problems)
)]
pub async fn log(State(hall): State<Arc<Hall>>, Id(id): Id, Bearer(token): Bearer) -> Answer<Vec<Logged>> {
    Ok(Json(logged(&open(&hall, &id, token).await?.log)))
}

fn logged(log: &[Read]) -> Vec<Logged> {
    let entry =
        |read: &Read| Logged { seq: read.seq, at: read.at, entry: read.entry.public(), digest: read.digest.clone() };
    log.iter().map(entry).collect()
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
    Id(id): Id,
    Bearer(token): Bearer,
    Query(At { at, since, seat, lang }): Query<At>,
) -> Answer<Moment> {
    seat.map_or(Ok(()), in_range)?;
    let open = open(&hall, &id, token).await?;
    seat.map_or(Ok(()), |seat| open.has_seat(seat))?;
    let standing = open.standing()?;
    let (of, at) = (standing.plays.len() as u64, u64::from(at));
    if at > of {
        return Err(problem::conflict("too-far", format!("The game has {of} plays.")).into());
    }
    let since = since.map_or(at, u64::from);
    let (mut earlier, mut plays) = (Vec::new(), 0);
    let tell = |_: u64, play: &dyn crate::game::Play| {
        plays += 1;
        if (since + 1..at).contains(&plays) {
            earlier.push(play.news(seat, None).events);
        }
    };
    let play = standing.first(at as usize).replay(&*open.game, &open.options, open.seed()?, tell);
    let play = play.map_err(|broken| problem::faulty(&broken.to_string()))?;
    let lang = lang.map(Lang::from);
    let (news, sight) = (play.news(seat, lang), play.sight(seat, None));
    Ok(Json(Moment { at, of, earlier, events: news.events, lines: news.lines, view: sight.view }))
}

/// What every view says of the time.
#[derive(Deserialize)]
struct Clock {
    round: u32,
    phase: String,
    turn: Option<Turn>,
}

#[derive(Deserialize)]
struct Turn {
    seat: Option<u8>,
}

/// Where rounds, phases and turns begin, for whoever leads through a finished game.
#[utoipa::path(
    get, tag = "past", path = "/api/v1/tables/{id}/chapters",
    params(("id" = String, Path, description = "The id of the table")), security(("token" = [])),
    responses((status = 200, body = Vec<Chapter>), Problems)
)]
pub async fn chapters(State(hall): State<Arc<Hall>>, Id(id): Id, Bearer(token): Bearer) -> Answer<Vec<Chapter>> {
    let open = open(&hall, &id, token).await?;
    let (mut chapters, mut at): (Vec<Chapter>, u64) = (Vec::new(), 0);
    let each = |_: u64, play: &dyn crate::game::Play| {
        at += 1;
        let Ok(Clock { round, phase, turn }) = serde_json::from_str(play.sight(None, None).view.get()) else { return };
        let chapter = Chapter { at, round, phase, seat: turn.and_then(|turn| turn.seat) };
        let same = |last: &Chapter| Chapter { at, ..last.clone() } == chapter;
        if !chapters.last().is_some_and(same) {
            chapters.push(chapter);
        }
    };
    open.standing()?
        .replay(&*open.game, &open.options, open.seed()?, each)
        .map_err(|broken| problem::faulty(&broken.to_string()))?;
    Ok(Json(chapters))
}

/// Shows the seed and checks it: against what was promised at the start, and by playing the whole game again.
#[utoipa::path(
    get, tag = "past", path = "/api/v1/tables/{id}/verify",
    params(("id" = String, Path, description = "The id of the table")), security(("token" = [])),
    responses((status = 200, body = Verified), Problems)
)]
pub async fn verify(State(hall): State<Arc<Hall>>, Id(id): Id, Bearer(token): Bearer) -> Answer<Verified> {
    let open = open(&hall, &id, token).await?;
    let seed = open.seed()?;
    let moves = make::moves(&open.log);
    // New dice that a branch began with were promised together with the seed; those of a training table came later.
    let mut seeds = vec![seed];
    seeds.extend(moves.iter().filter_map(|step| match step.what {
        crate::game::Step::Dice { seed } => Some(seed),
        _ => None,
    }));
    let promised = &open.row.commitment;
    let seed_matches = (1..=seeds.len()).any(|n| commitment(&seeds[..n]) == *promised);
    let replayed = open.game.verify(&open.options, seed, &moves);
    Ok(Json(Verified {
        seed: crate::game::hex(&seed),
        commitment: promised.clone(),
        seed_matches,
        replay_matches: replayed.is_ok(),
        entries: replayed.unwrap_or_default(),
    }))
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
    make::checked_key(wish.key.as_deref())?;
    let open = open(&hall, &id, token).await?;
    let standing = open.standing()?;
    let of = standing.plays.len() as u64;
    if wish.at > of {
        return Err(problem::conflict("too-far", format!("The game has {of} plays.")).into());
    }
    let (seed, first) = (open.seed()?, standing.first(wish.at as usize));
    let past = make::past_of(&*open.game, &open.options, seed, &first, random())?;
    let plan = Plan {
        game: &open.game,
        options: open.options.clone(),
        seats: wish.seats,
        pace: Pace::default(),
        undo: wish.undo,
        seed,
        seeded: open.row.seeded,
        listed: false,
        origin: Some(id),
        campaign: None,
        past,
        from: address,
        key: wish.key,
    };
    Ok((StatusCode::CREATED, Json(make::make(&hall, plan).await?)))
}

/// The table as one file, with its seed and its log. One that is out of order gives what there is.
#[utoipa::path(
    get, operation_id = "export_table", tag = "past", path = "/api/v1/tables/{id}/export",
    params(("id" = String, Path, description = "The id of the table")), security(("token" = [])),
    responses((status = 200, body = TableFile), Problems)
)]
pub async fn export(State(hall): State<Arc<Hall>>, Id(id): Id, Bearer(token): Bearer) -> Answer<TableFile> {
    match open(&hall, &id, token).await {
        Ok(open) => Ok(Json(file(open)?)),
        Err(problem) if problem.r#type == "faulty" => Ok(Json(salvage(&hall, &id, &token).await?)),
        Err(problem) => Err(problem.into()),
    }
}

pub fn file(open: Open) -> problem::Result<TableFile> {
    Ok(TableFile {
        muster_table: 1,
        game: open.row.game.clone(),
        rules: open.row.rules.clone(),
        pack: open.row.pack.clone(),
        options: object(open.options.clone()),
        seed: crate::game::hex(&open.seed()?),
        commitment: open.row.commitment.clone(),
        undo: open.info.undo,
        entries: logged(&open.log),
        table: serde_json::to_value(&open.info).ok().map(object),
        key: None,
    })
}

fn object(value: Value) -> Map<String, Value> {
    if let Value::Object(fields) = value { fields } else { Map::new() }
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
    make::checked_key(file.key.as_deref())?;
    Ok((StatusCode::CREATED, Json(make::import(&hall, file, None, address).await?)))
}
