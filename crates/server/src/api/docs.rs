//! The API document and a page that reads it.

use crate::hall::Hall;
use axum::{Router, http::header, response::IntoResponse, routing::get};
use std::sync::Arc;

/// Nothing but our own files, and nothing inline.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:; \
    form-action 'none'; base-uri 'none'; frame-ancestors 'none'";

pub fn router(document: Arc<str>) -> Router<Arc<Hall>> {
    let file = |kind: &'static str, text: &'static str| {
        get(move || async move { ([(header::CONTENT_TYPE, kind), (header::CONTENT_SECURITY_POLICY, POLICY)], text) })
    };
    Router::new()
        .route(
            "/api/v1/openapi.json",
            get(move || async move { ([(header::CONTENT_TYPE, "application/json")], document.to_string()).into_response() }),
        )
        .route("/api", file("text/html; charset=utf-8", include_str!("docs/index.html")))
        .route("/api/docs.js", file("text/javascript; charset=utf-8", include_str!("docs/docs.js")))
        .route("/api/docs.css", file("text/css; charset=utf-8", include_str!("docs/docs.css")))
}
