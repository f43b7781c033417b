//! Looking, choosing, asking why not, and taking back.

use super::{
    Answer, Problems,
    extract::{Bearer, Body, Client, Id, Language, Query, optional_key},
};
use crate::{hall::Hall, problem, work::Whose};
use axum::{Json, extract};
use protocol::{Advice, AskUndo, Consent, Hint, Inquiry, Play, Played, Reason, State, TableInfo, Viewer, WhyNot};
use serde_json::value::RawValue;
use std::{sync::Arc, time::Instant};
use table::{
    Request, Who,
    form::checked,
    game::Play as Game,
    host::{Stood, Thinking},
};

/// All that the token's holder may know now: view, question, offers.
#[utoipa::path(
    get, tag = "play", path = "/api/v1/tables/{id}/state",
    params(("id" = String, Path, description = "The id of the table"), Language), security(("token" = [])),
    responses((status = 200, body = State), Problems)
)]
pub async fn state(
    extract::State(hall): extract::State<Arc<Hall>>,
    Id(id): Id,
    Bearer(token): Bearer,
    Query(language): Query<Language>,
) -> Answer<State> {
    let (who, lang) = (Who::Token(token), language.asked());
    Ok(Json(hall.ask(&id, Request::State { who, lang }).await?))
}

/// Makes a choice. The answer comes when it cannot be lost any more.
#[utoipa::path(
    post, tag = "play", path = "/api/v1/tables/{id}/plays",
    params(("id" = String, Path, description = "The id of the table"), Language),
    request_body = Play, security(("token" = [])),
    responses((status = 200, body = Played), Problems)
)]
pub async fn play(
    extract::State(hall): extract::State<Arc<Hall>>,
    Id(id): Id,
    Bearer(token): Bearer,
    Query(language): Query<Language>,
    Body(wish): Body<Play>,
) -> Answer<Played> {
    checked(&wish)?;
    let began = Instant::now();
    let (who, lang) = (Who::Token(token), language.asked());
    let stood: Stood = hall.ask(&id, Request::Play { who, wish, lang }).await?;
    hall.metrics.play.observe(began.elapsed().as_secs_f64());
    let state = stood.state.ok_or_else(|| problem::unavailable("The table could not say how it stands."))?;
    Ok(Json(Played { seq: stood.seq, repeated: stood.repeated, state }))
}

/// Whether a choice would be accepted, and if not, which rule forbids it.
#[utoipa::path(
    post, tag = "play", path = "/api/v1/tables/{id}/why-not",
    params(("id" = String, Path, description = "The id of the table"), Language),
    request_body = WhyNot, security(("token" = [])),
    responses((status = 200, body = Reason), Problems)
)]
pub async fn why_not(
    extract::State(hall): extract::State<Arc<Hall>>,
    Id(id): Id,
    Bearer(token): Bearer,
    Query(language): Query<Language>,
    Body(WhyNot { choice, key }): Body<WhyNot>,
) -> Answer<Reason> {
    optional_key(key.as_deref())?;
    let (who, lang) = (Who::Token(token), language.asked());
    Ok(Json(hall.ask(&id, Request::WhyNot { who, choice, lang }).await?))
}

/// Works something out before a choice: the odds of an attack, what monsters will do, how a battle would end. What can be asked
/// is the game's own; the answer rests on what the token's holder may know.
#[utoipa::path(
    post, tag = "play", path = "/api/v1/tables/{id}/advice",
    params(("id" = String, Path, description = "The id of the table"), Language),
    request_body = Inquiry, security(("token" = [])),
    responses((status = 200, body = Advice), Problems)
)]
pub async fn advise(
    extract::State(hall): extract::State<Arc<Hall>>,
    Id(id): Id,
    Bearer(token): Bearer,
    Client(address): Client,
    Query(language): Query<Language>,
    Body(Inquiry { inquiry }): Body<Inquiry>,
) -> Answer<Advice> {
    let who = Who::Token(token);
    let (viewer, info): (Viewer, TableInfo) = hall.ask(&id, Request::Show { who }).await?;
    let play: Arc<dyn Game> = hall.ask(&id, Request::Game).await?;
    // It may take as long as a bot's thoughts, and shares their workers.
    let work = move || play.advise(viewer.seat(), &inquiry, language.or_english(), info.hints);
    let whose = Whose::asker(address, &id);
    let answer = hall.workers.run(&whose, hall.limits.request, Arc::default(), work).await.ok_or_else(busy)?;
    // As with `why-not`, a no is an answer too: tables move on while pages ask.
    Ok(Json(match answer {
        Ok(answer) => Advice { answer, refused: None },
        Err(what) => Advice { answer: RawValue::NULL.to_owned(), refused: Some(what) },
    }))
}

/// The best answers to the open question of the token's seat, with what each is worth and why. They are thought about as a bot
/// would, for a moment, with what the seat knows. Not for tables where that would be unfair: `hints` of the table says so.
#[utoipa::path(
    get, tag = "play", path = "/api/v1/tables/{id}/hint",
    params(("id" = String, Path, description = "The id of the table"), Language), security(("token" = [])),
    responses((status = 200, body = Hint), Problems)
)]
pub async fn hint(
    extract::State(hall): extract::State<Arc<Hall>>,
    Id(id): Id,
    Bearer(token): Bearer,
    Client(address): Client,
    Query(language): Query<Language>,
) -> Answer<Hint> {
    let who = Who::Token(token);
    let Thinking { play, seat, ask, stop } = hall.ask(&id, Request::Hint { who }).await?;
    let flag = stop.clone();
    let work = move || play.hint(seat, language.or_english(), &flag);
    let whose = Whose::asker(address, &id);
    let ways = hall.workers.run(&whose, hall.limits.hint_time, stop, work).await.ok_or_else(busy)?;
    Ok(Json(Hint { ask, ways }))
}

/// What breaks down is written down where it happens.
pub fn busy() -> Box<protocol::Problem> {
    problem::unavailable("This cannot be worked out at the moment; try again.")
}

/// Takes plays back, or asks the others for their consent: `undo_asked` of the answer says which.
#[utoipa::path(
    post, tag = "play", path = "/api/v1/tables/{id}/undo",
    params(("id" = String, Path, description = "The id of the table")),
    request_body = AskUndo, security(("token" = [])),
    responses((status = 200, body = TableInfo), Problems)
)]
pub async fn undo(
    extract::State(hall): extract::State<Arc<Hall>>,
    Id(id): Id,
    Bearer(token): Bearer,
    Body(wish): Body<AskUndo>,
) -> Answer<TableInfo> {
    optional_key(wish.key.as_deref())?;
    let who = Who::Token(token);
    Ok(Json(hall.ask(&id, Request::Undo { who, wish }).await?))
}

/// Agrees to somebody's wish to take plays back, or refuses it. Whoever asked may withdraw by refusing.
#[utoipa::path(
    post, tag = "play", path = "/api/v1/tables/{id}/consent",
    params(("id" = String, Path, description = "The id of the table")),
    request_body = Consent, security(("token" = [])),
    responses((status = 200, body = TableInfo), Problems)
)]
pub async fn consent(
    extract::State(hall): extract::State<Arc<Hall>>,
    Id(id): Id,
    Bearer(token): Bearer,
    Body(consent): Body<Consent>,
) -> Answer<TableInfo> {
    optional_key(consent.key.as_deref())?;
    let who = Who::Token(token);
    Ok(Json(hall.ask(&id, Request::Consent { who, consent }).await?))
}
