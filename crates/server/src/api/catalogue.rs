//! What can be played, and the cards.

use super::{
    Answer, Problems,
    extract::{Id, Language, Query},
};
use crate::{hall::Hall, problem, reach::Reach};
use axum::{Json, extract::State};
use protocol::{Card, Entries, GameInfo, Lesson, LessonInfo, ServerInfo};
use std::sync::Arc;

/// Where others reach this server: for links that are made on the machine it runs on.
#[utoipa::path(
    get, tag = "catalogue", path = "/api/v1/server",
    responses((status = 200, body = ServerInfo), Problems)
)]
pub async fn server(State(hall): State<Arc<Hall>>) -> Answer<ServerInfo> {
    Ok(Json(ServerInfo { addresses: hall.reach.get().map(Reach::addresses).unwrap_or_default() }))
}

/// The games, their options and the levels of bots.
#[utoipa::path(
    get, tag = "catalogue", path = "/api/v1/games",
    params(Language),
    responses((status = 200, body = Vec<GameInfo>), Problems)
)]
pub async fn games(State(hall): State<Arc<Hall>>, Query(language): Query<Language>) -> Answer<Vec<GameInfo>> {
    Ok(Json(hall.shelf.iter().map(|game| game.info(language.or_english())).collect()))
}

/// One game.
#[utoipa::path(
    get, tag = "catalogue", path = "/api/v1/games/{game}",
    params(("game" = String, Path, description = "The name of the game", example = "fireteam-zero"), Language),
    responses((status = 200, body = GameInfo), Problems)
)]
pub async fn game(State(hall): State<Arc<Hall>>, Id(game): Id, Query(language): Query<Language>) -> Answer<GameInfo> {
    let game = hall.game(&game).ok_or_else(|| problem::not_found("game"))?;
    Ok(Json(game.info(language.or_english())))
}

/// The content of a game: ids and names of missions, cards, monsters and all the rest.
#[utoipa::path(
    get, tag = "catalogue", path = "/api/v1/games/{game}/content",
    params(("game" = String, Path, description = "The name of the game", example = "fireteam-zero"), Language),
    responses((status = 200, body = Vec<Entries>), Problems)
)]
pub async fn content(
    State(hall): State<Arc<Hall>>,
    Id(game): Id,
    Query(language): Query<Language>,
) -> Answer<Vec<Entries>> {
    let game = hall.game(&game).ok_or_else(|| problem::not_found("game"))?;
    Ok(Json(game.entries(language.or_english())))
}

/// The lessons of a game, in the order in which they are best taken. A table with the option `lesson` is one.
#[utoipa::path(
    get, tag = "catalogue", path = "/api/v1/games/{game}/lessons",
    params(("game" = String, Path, description = "The name of the game", example = "fireteam-zero")),
    responses((status = 200, body = Vec<LessonInfo>), Problems)
)]
pub async fn lessons(State(hall): State<Arc<Hall>>, Id(game): Id) -> Answer<Vec<LessonInfo>> {
    let game = hall.game(&game).ok_or_else(|| problem::not_found("game"))?;
    Ok(Json(game.lessons()))
}

/// One lesson, step by step.
#[utoipa::path(
    get, tag = "catalogue", path = "/api/v1/games/{game}/lessons/{lesson}",
    params(
        ("game" = String, Path, description = "The name of the game", example = "fireteam-zero"),
        ("lesson" = String, Path, description = "The name of the lesson", example = "first"),
    ),
    responses((status = 200, body = Lesson), Problems)
)]
pub async fn lesson(State(hall): State<Arc<Hall>>, Id((game, lesson)): Id<(String, String)>) -> Answer<Lesson> {
    let game = hall.game(&game).ok_or_else(|| problem::not_found("game"))?;
    Ok(Json(game.lesson(&lesson).ok_or_else(|| problem::not_found("lesson"))?))
}

/// What drawing the game takes: maps, cards and names, in the terms of the game. Texts name the numbers for all kinds of tables.
#[utoipa::path(
    get, tag = "catalogue", path = "/api/v1/games/{game}/kit",
    params(("game" = String, Path, description = "The name of the game", example = "fireteam-zero"), Language),
    responses((status = 200, body = Object), Problems)
)]
pub async fn kit(
    State(hall): State<Arc<Hall>>,
    Id(game): Id,
    Query(language): Query<Language>,
) -> Answer<protocol::Json> {
    let game = hall.game(&game).ok_or_else(|| problem::not_found("game"))?;
    Ok(Json(game.kit(language.or_english(), None)))
}

/// One entry of the content in full.
#[utoipa::path(
    get, operation_id = "entry", tag = "catalogue", path = "/api/v1/games/{game}/content/{entry}",
    params(("game" = String, Path, description = "The name of the game", example = "fireteam-zero"), ("entry" = String, Path, description = "The id of the entry, as in the list of the content"), Language),
    responses((status = 200, body = Card), Problems)
)]
pub async fn card(
    State(hall): State<Arc<Hall>>,
    Id((game, entry)): Id<(String, String)>,
    Query(language): Query<Language>,
) -> Answer<Card> {
    let game = hall.game(&game).ok_or_else(|| problem::not_found("game"))?;
    let card = game.card(&entry, language.or_english());
    Ok(Json(card.ok_or_else(|| problem::not_found("entry"))?))
}
