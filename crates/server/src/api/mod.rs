//! The HTTP and WebSocket API. Each request is a function in a file of its kind; the OpenAPI document is made from the same
//! functions, so that it cannot disagree with them.

mod campaigns;
mod catalogue;
mod chat;
mod docs;
mod extract;
mod live;
mod log;
mod operations;
mod play;
mod review;
mod salvage;
mod tables;

use crate::{hall::Hall, limits::Limits, page::Page, problem};
use axum::{
    Json, Router,
    body::Body,
    extract::{DefaultBodyLimit, MatchedPath, Request, State},
    http::{HeaderMap, HeaderValue, Method, StatusCode, header},
    middleware::{self, Next},
    response::{IntoResponse, Response},
    routing::get,
};
use extract::client;
pub use live::full;
use protocol::Problem;
use std::{sync::Arc, time::Instant};
use tower_http::compression::CompressionLayer;
use utoipa::{
    OpenApi,
    openapi::{
        OpenApi as Document, RefOr,
        schema::{AdditionalProperties, Schema},
        security::{HttpAuthScheme, HttpBuilder, SecurityScheme},
    },
};
use utoipa_axum::{router::OpenApiRouter, routes};

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Muster",
        description = "Board games with every rule enforced. A seat is a token: whoever holds it plays there. Refusals say which \
            rule forbids a choice; nothing changes unless the answer says so. Live updates: `GET /api/v1/tables/{id}/live` as a \
            WebSocket (frames `Ask` and `Told`), or `GET /api/v1/tables/{id}/stream` as lines of JSON.",
        license(name = "MIT OR Apache-2.0"),
    ),
    tags(
        (name = "catalogue", description = "What can be played, and every card of it."),
        (name = "tables", description = "Opening tables, sitting down, getting up, playing again."),
        (name = "play", description = "Looking, choosing, asking why not, taking back, talking."),
        (name = "live", description = "News as they happen: a WebSocket, or lines of JSON."),
        (name = "past", description = "The log, any moment of it, the check of the dice, new tables from it, files."),
        (name = "campaigns", description = "Missions one after another, with what is kept between them."),
    ),
    components(schemas(protocol::Ask, protocol::Told)),
    modifiers(&Security),
)]
struct Api;

struct Security;

impl utoipa::Modify for Security {
    fn modify(&self, document: &mut Document) {
        let bearer = HttpBuilder::new().scheme(HttpAuthScheme::Bearer).description(Some("A token of the table."));
        let components = document.components.get_or_insert_default();
        components.add_security_scheme("token", SecurityScheme::Http(bearer.build()));
    }
}

/// The forms of a tagged type have no other fields than those described.
fn strict(mut document: Document) -> Document {
    let schemas = document.components.iter_mut().flat_map(|components| components.schemas.values_mut());
    for schema in schemas {
        let RefOr::T(Schema::OneOf(forms)) = schema else { continue };
        for form in &mut forms.items {
            if let RefOr::T(Schema::Object(form)) = form
                && !form.properties.is_empty()
            {
                form.additional_properties = Some(Box::new(AdditionalProperties::FreeForm(false)));
            }
        }
    }
    document
}

/// Everything the server answers to.
pub fn router(hall: Arc<Hall>, page: Page) -> Router {
    let (api, document) = parts(hall.limits.import).split_for_parts();
    let document: Arc<str> = strict(document).to_json().unwrap_or_default().into();
    let api = api
        .merge(docs::router(document))
        .method_not_allowed_fallback(|| async {
            Failed(problem::wrong_method("See the API document for what is possible."))
        })
        .layer(middleware::from_fn_with_state(hall.clone(), limited));
    let health = Router::new()
        .route("/healthz", get(operations::alive))
        .route("/readyz", get(operations::ready))
        .route("/metrics", get(operations::metrics))
        .layer(middleware::map_response(async |mut answer: Response| {
            guard(answer.headers_mut());
            answer
        }));
    let page = Arc::new(page);
    let other = move |request: Request| async move {
        let found = page.answer(request.method(), request.uri().path(), request.headers());
        found.unwrap_or_else(|| {
            let mut answer = Failed(problem::not_found("page")).into_response();
            guard(answer.headers_mut());
            answer
        })
    };
    api.merge(health).fallback(other).with_state(hall)
}

/// The API document.
pub fn document() -> Document {
    strict(parts(Limits::default().import).into_openapi())
}

/// The requests. Files may be larger than other bodies.
fn parts(largest_file: usize) -> OpenApiRouter<Arc<Hall>> {
    let files = OpenApiRouter::new()
        .routes(routes!(log::import))
        .routes(routes!(campaigns::import))
        .layer(DefaultBodyLimit::max(largest_file));
    // The only answers that are large and the same for everybody.
    let kits = OpenApiRouter::new()
        .routes(routes!(catalogue::kit))
        .routes(routes!(tables::kit))
        .layer(CompressionLayer::new());
    OpenApiRouter::with_openapi(Api::openapi())
        .routes(routes!(catalogue::server))
        .routes(routes!(catalogue::games))
        .routes(routes!(catalogue::game))
        .routes(routes!(catalogue::content))
        .routes(routes!(catalogue::lessons))
        .routes(routes!(catalogue::lesson))
        .routes(routes!(catalogue::card))
        .routes(routes!(tables::list, tables::create))
        .routes(routes!(tables::info))
        .routes(routes!(tables::join))
        .routes(routes!(tables::leave))
        .routes(routes!(tables::come_back))
        .routes(routes!(tables::stand_in))
        .routes(routes!(tables::rematch))
        .routes(routes!(play::state))
        .routes(routes!(play::play))
        .routes(routes!(play::why_not))
        .routes(routes!(play::advise))
        .routes(routes!(play::hint))
        .routes(routes!(play::undo))
        .routes(routes!(play::consent))
        .routes(routes!(chat::read, chat::say))
        .routes(routes!(log::log))
        .routes(routes!(log::replay))
        .routes(routes!(log::chapters))
        .routes(routes!(log::verify))
        .routes(routes!(review::review))
        .routes(routes!(log::branch))
        .routes(routes!(log::export))
        .routes(routes!(live::socket))
        .routes(routes!(live::stream))
        .routes(routes!(campaigns::create))
        .routes(routes!(campaigns::read))
        .routes(routes!(campaigns::next))
        .routes(routes!(campaigns::export))
        .merge(kits)
        .merge(files)
}

/// Counts, limits and times every request; a handler that panics answers like any other error.
async fn limited(State(hall): State<Arc<Hall>>, request: Request, next: Next) -> Response {
    let began = Instant::now();
    // The route and not the path: there are as many paths as tables.
    let route = request.extensions().get::<MatchedPath>().map_or("other", MatchedPath::as_str);
    let operation = format!("{} {route}", known(request.method()));
    let mut answer = match hall.gate.request(client(&hall, request.headers(), request.extensions())) {
        Ok(()) => answered(&hall, request, next).await,
        Err(wait) => {
            hall.metrics.refused.inc();
            Failed(problem::too_many(wait, "Too many requests from this address; wait a moment.")).into_response()
        }
    };
    guard(answer.headers_mut());
    hall.metrics.requests.get_or_create(&vec![("operation", operation)]).observe(began.elapsed().as_secs_f64());
    hall.metrics.answers.get_or_create(&vec![("status", answer.status().as_u16().to_string())]).inc();
    answer
}

/// A method as it is counted: anybody may make up others.
fn known(method: &Method) -> &str {
    let known = [Method::GET, Method::HEAD, Method::POST, Method::PUT, Method::PATCH, Method::DELETE, Method::OPTIONS];
    if known.contains(method) { method.as_str() } else { "other" }
}

/// Answers are for the client that asked, as they are: no cache keeps them, no browser guesses their type or frames them.
fn guard(headers: &mut HeaderMap) {
    headers.insert(header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    let policy = HeaderValue::from_static("default-src 'none'; frame-ancestors 'none'");
    headers.entry(header::CONTENT_SECURITY_POLICY).or_insert(policy);
}

async fn answered(hall: &Hall, mut request: Request, next: Next) -> Response {
    let path = request.uri().path().to_owned();
    // Only files are large.
    let most = if path.ends_with("/import") { hall.limits.import } else { hall.limits.body };
    DefaultBodyLimit::max(most).apply(&mut request);
    let task = tokio::spawn(next.run(request));
    match tokio::time::timeout(hall.limits.request, task).await {
        Ok(Ok(answer)) => answer,
        Ok(Err(broken)) => {
            tracing::error!(path, %broken, "a request broke down");
            let mut problem = problem::unavailable("Something went wrong here; it has been written down.");
            (problem.r#type, problem.status, problem.retry_after) = ("internal".into(), 500, None);
            Failed(problem).into_response()
        }
        Err(_) => Failed(problem::unavailable("This took too long; try again.")).into_response(),
    }
}

/// Lets a boxed problem be an answer.
pub struct Failed(pub Box<Problem>);

pub type Answer<T> = Result<Json<T>, Failed>;

impl From<Box<Problem>> for Failed {
    fn from(problem: Box<Problem>) -> Self {
        Failed(problem)
    }
}

impl IntoResponse for Failed {
    fn into_response(self) -> Response {
        let status = StatusCode::from_u16(self.0.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        let body = serde_json::to_vec(&self.0).unwrap_or_default();
        let mut response = (status, Body::from(body)).into_response();
        response.headers_mut().insert(header::CONTENT_TYPE, HeaderValue::from_static("application/problem+json"));
        if status == StatusCode::UNAUTHORIZED {
            response.headers_mut().insert(header::WWW_AUTHENTICATE, HeaderValue::from_static("Bearer"));
        }
        if let Some(seconds) = self.0.retry_after {
            response.headers_mut().insert(header::RETRY_AFTER, seconds.into());
        }
        response
    }
}

/// The problems that any request may meet, for the API document.
pub struct Problems;

impl utoipa::IntoResponses for Problems {
    fn responses() -> std::collections::BTreeMap<String, utoipa::openapi::RefOr<utoipa::openapi::response::Response>> {
        use utoipa::openapi::{ContentBuilder, Ref, ResponseBuilder};
        let kinds = [
            ("400", "The request cannot be read"),
            ("401", "A token is missing or not good here"),
            ("403", "The token does not allow that"),
            ("404", "There is no such thing"),
            ("405", "Not possible here"),
            ("408", "The body came too slowly"),
            ("409", "Not possible now; nothing has changed"),
            ("413", "Too large"),
            ("415", "Not JSON"),
            ("422", "Not of the form described here"),
            ("429", "Too many requests"),
            ("503", "Not available at the moment"),
        ];
        let response = |(status, text): (&str, &str)| {
            let content = ContentBuilder::new().schema(Some(Ref::from_schema_name("Problem"))).build();
            let response = ResponseBuilder::new().description(text).content("application/problem+json", content);
            (status.to_owned(), response.build().into())
        };
        kinds.into_iter().map(response).collect()
    }
}
