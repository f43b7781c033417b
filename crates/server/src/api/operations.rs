//! For operators: is it alive, is it ready, what does it do.

use super::Failed;
use crate::{hall::Hall, problem};
use axum::{Json, extract::State, http::header, response::IntoResponse};
use serde::Serialize;
use std::sync::Arc;

/// The process runs.
pub async fn alive() -> &'static str {
    "alive\n"
}

/// What a node that is ready says of itself.
#[derive(Serialize)]
pub struct Ready {
    ready: bool,
    bus: Wire,
}

/// How notes get to other nodes.
#[derive(Serialize)]
#[serde(rename_all = "snake_case")]
enum Wire {
    /// This node was told of no bus.
    None,
    Connected,
    /// Play goes on: nodes look at the store.
    Away,
}

/// The store takes a write, and the server is not going down. A bus that is away is told of, and no more: notes are hints.
pub async fn ready(State(hall): State<Arc<Hall>>) -> Result<Json<Ready>, Failed> {
    if hall.closing.is_cancelled() {
        return Err(problem::unavailable("This server is going down.").into());
    }
    if let Err(error) = hall.store.ready().await {
        tracing::warn!(%error, "the store is not ready");
        return Err(problem::of_store(&error).into());
    }
    let bus = match (hall.bus.is_local(), hall.bus.ready()) {
        (true, _) => Wire::None,
        (false, true) => Wire::Connected,
        (false, false) => Wire::Away,
    };
    Ok(Json(Ready { ready: true, bus }))
}

pub async fn metrics(State(hall): State<Arc<Hall>>) -> impl IntoResponse {
    if !hall.bus.is_local() {
        hall.metrics.bus.set(hall.bus.ready().into());
    }
    hall.metrics.queue.set((hall.workers.waiting() + hall.replays.waiting()) as i64);
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    ([(header::CONTENT_TYPE, kind)], hall.metrics.text())
}
