//! Chat.

use super::{
    Answer, Failed, Problems,
    extract::{Bearer, Body, Id, Query, count, optional_key},
};
use crate::{hall::Hall, problem};
use axum::{Json, extract::State, http::StatusCode};
use protocol::{Message, Say};
use serde::Deserialize;
use std::sync::Arc;
use table::{Request, Who, form::said};
use utoipa::IntoParams;

#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct After {
    /// Only messages after this number.
    #[serde(default, deserialize_with = "count")]
    #[param(maximum = 2147483647)]
    after: u32,
}

/// What was said in the room of the token's holder: players and spectators talk apart.
#[utoipa::path(
    get, operation_id = "chat", tag = "play", path = "/api/v1/tables/{id}/chat",
    params(("id" = String, Path, description = "The id of the table"), After), security(("token" = [])),
    responses((status = 200, body = Vec<Message>), Problems)
)]
pub async fn read(
    State(hall): State<Arc<Hall>>,
    Id(id): Id,
    Bearer(token): Bearer,
    Query(After { after }): Query<After>,
) -> Answer<Vec<Message>> {
    let who = Who::Token(token);
    Ok(Json(hall.ask(&id, Request::Chat { who, after: after.into() }).await?))
}

/// Says something.
#[utoipa::path(
    post, operation_id = "say", tag = "play", path = "/api/v1/tables/{id}/chat",
    params(("id" = String, Path, description = "The id of the table")),
    request_body = Say, security(("token" = [])),
    responses((status = 201, body = Message), Problems)
)]
pub async fn say(
    State(hall): State<Arc<Hall>>,
    Id(id): Id,
    Bearer(token): Bearer,
    Body(mut say): Body<Say>,
) -> Result<(StatusCode, Json<Message>), Failed> {
    say.text = said(&say.text)?;
    optional_key(say.key.as_deref())?;
    if let Err(wait) = hall.gate.chat(token.bytes()) {
        hall.metrics.refused.inc();
        return Err(problem::too_many(wait, "You say a lot at once; wait a moment.").into());
    }
    let who = Who::Token(token);
    Ok((StatusCode::CREATED, Json(hall.ask(&id, Request::Say { who, say }).await?)))
}
