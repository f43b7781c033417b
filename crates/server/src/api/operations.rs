//! For operators: is it alive, is it ready, what does it do.

use super::Failed;
use crate::{hall::Hall, problem};
use axum::{extract::State, http::header, response::IntoResponse};
use std::sync::Arc;

/// The process runs.
pub async fn alive() -> &'static str {
    "alive\n"
}

/// The store and the bus answer, and the server is not going down.
pub async fn ready(State(hall): State<Arc<Hall>>) -> Result<&'static str, Failed> {
    if hall.closing.is_cancelled() {
        return Err(problem::unavailable("This server is going down.").into());
    }
    if let Err(error) = hall.store.ready().await {
        tracing::warn!(%error, "the store is not ready");
        return Err(problem::unavailable("The store does not answer.").into());
    }
    if !hall.bus.ready() {
        return Err(problem::unavailable("The bus does not answer.").into());
    }
    Ok("ready\n")
}

pub async fn metrics(State(hall): State<Arc<Hall>>) -> impl IntoResponse {
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    ([(header::CONTENT_TYPE, kind)], hall.metrics.text())
}
