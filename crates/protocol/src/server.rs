//! The server itself.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// What a client may want to know of the server.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
pub struct ServerInfo {
    /// Where others reach it, the likeliest first: the beginnings of links, without a slash at the end. None if the operator has said
    /// nothing about it; then the address that a client itself has used is as good as any.
    #[schema(example = json!(["http://192.168.1.20:8080"]))]
    pub addresses: Vec<String>,
}
