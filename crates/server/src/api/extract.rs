//! What requests carry, read strictly; anything wrong with it becomes a problem that says so.

use super::Failed;
use crate::{hall::Hall, limits::household, problem};
use axum::{
    body::Bytes,
    extract::{ConnectInfo, FromRequest, FromRequestParts, Request, rejection::BytesRejection},
    http::{Extensions, HeaderMap, StatusCode, header, request::Parts},
};
use serde::{
    Deserialize, Deserializer,
    de::{DeserializeOwned, Error},
};
use std::{
    net::{IpAddr, Ipv4Addr, SocketAddr},
    sync::Arc,
};
pub use table::form::{optional_key, read};
use table::{form::MOST, game::Lang, token::Hashed};
use utoipa::{IntoParams, ToSchema};

/// The address of a client, as far as it counts. Behind a proxy it is the last one that the proxy itself has written down.
pub fn client(hall: &Hall, headers: &HeaderMap, extensions: &Extensions) -> IpAddr {
    let peer = extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
    let forwarded = || headers.get("x-forwarded-for")?.to_str().ok()?.rsplit(',').next()?.trim().parse().ok();
    let forwarded = if hall.limits.trust_proxy { forwarded() } else { None };
    household(forwarded.or(peer).unwrap_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED)))
}

/// The client's address, for requests that are counted apart.
pub struct Client(pub IpAddr);

impl FromRequestParts<Arc<Hall>> for Client {
    type Rejection = Failed;
    async fn from_request_parts(parts: &mut Parts, hall: &Arc<Hall>) -> Result<Self, Failed> {
        Ok(Client(client(hall, &parts.headers, &parts.extensions)))
    }
}

/// The token of a request.
pub struct Bearer(pub Hashed);

impl FromRequestParts<Arc<Hall>> for Bearer {
    type Rejection = Failed;
    async fn from_request_parts(parts: &mut Parts, hall: &Arc<Hall>) -> Result<Self, Failed> {
        let header = parts.headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok());
        let token =
            header.and_then(|value| value.split_once(' ')).filter(|(scheme, _)| scheme.eq_ignore_ascii_case("bearer"));
        let (_, token) = token.ok_or_else(problem::no_token)?;
        let hashed = Hashed::of(token.trim());
        if let Err(wait) = hall.gate.token(hashed.bytes()) {
            hall.metrics.refused.inc();
            return Err(problem::too_many(wait, "Too many requests with this token; wait a moment.").into());
        }
        hall.presence.note(&hashed, client(hall, &parts.headers, &parts.extensions));
        Ok(Bearer(hashed))
    }
}

/// A part of the path, such as the id of a table: what cannot be one is not found.
pub struct Id<T = String>(pub T);

impl<T: DeserializeOwned + Send> FromRequestParts<Arc<Hall>> for Id<T> {
    type Rejection = Failed;
    async fn from_request_parts(parts: &mut Parts, hall: &Arc<Hall>) -> Result<Self, Failed> {
        match axum::extract::Path::<T>::from_request_parts(parts, hall).await {
            Ok(axum::extract::Path(id)) => Ok(Id(id)),
            Err(_) => Err(problem::not_found("page").into()),
        }
    }
}

/// The query of a request.
pub struct Query<T>(pub T);

impl<T: DeserializeOwned> FromRequestParts<Arc<Hall>> for Query<T> {
    type Rejection = Failed;
    async fn from_request_parts(parts: &mut Parts, _: &Arc<Hall>) -> Result<Self, Failed> {
        match axum::extract::Query::try_from_uri(&parts.uri) {
            Ok(axum::extract::Query(query)) => Ok(Query(query)),
            Err(error) => Err(problem::malformed(error.body_text()).into()),
        }
    }
}

/// A body of JSON.
pub struct Body<T>(pub T);

impl<T: DeserializeOwned> FromRequest<Arc<Hall>> for Body<T> {
    type Rejection = Failed;
    async fn from_request(request: Request, hall: &Arc<Hall>) -> Result<Self, Failed> {
        let kind =
            request.headers().get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok()).unwrap_or_default();
        let kind = kind.split(';').next().unwrap_or_default().trim();
        if !kind.eq_ignore_ascii_case("application/json") {
            return Err(problem::wrong_content_type().into());
        }
        // Handling the request takes its share of the time too.
        let most = hall.limits.request * 2 / 3;
        let bytes = tokio::time::timeout(most, Bytes::from_request(request, hall)).await;
        let bytes = bytes.map_err(|_| problem::too_slow())?.map_err(unread)?;
        read(&bytes).map(Body).map_err(Failed)
    }
}

fn unread(rejection: BytesRejection) -> Failed {
    match rejection.status() {
        StatusCode::PAYLOAD_TOO_LARGE => problem::too_large("The body is larger than the server takes.").into(),
        _ => problem::malformed("The body could not be read.").into(),
    }
}

/// The languages.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
pub enum Tag {
    #[serde(rename = "en")]
    En,
    #[serde(rename = "pt-BR")]
    PtBr,
    #[serde(rename = "fr")]
    Fr,
    #[serde(rename = "de")]
    De,
}

impl From<Tag> for Lang {
    fn from(tag: Tag) -> Lang {
        match tag {
            Tag::En => Lang::En,
            Tag::PtBr => Lang::PtBr,
            Tag::Fr => Lang::Fr,
            Tag::De => Lang::De,
        }
    }
}

/// The language of a request.
#[derive(Clone, Copy, Debug, Default, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct Language {
    /// The language of texts; without it, English where texts cannot be left out, and none otherwise.
    #[param(inline)]
    pub lang: Option<Tag>,
}

impl Language {
    pub fn asked(self) -> Option<Lang> {
        self.lang.map(Lang::from)
    }
    pub fn or_english(self) -> Lang {
        self.asked().unwrap_or(Lang::En)
    }
}

/// A number in a query that may be left out.
pub fn count_or_none<'de, D: Deserializer<'de>>(from: D) -> Result<Option<u32>, D::Error> {
    count(from).map(Some)
}

/// A number in a query.
pub fn count<'de, D: Deserializer<'de>>(from: D) -> Result<u32, D::Error> {
    let number = u32::deserialize(from)?;
    if number <= MOST { Ok(number) } else { Err(D::Error::custom(format!("the number is larger than {MOST}"))) }
}
