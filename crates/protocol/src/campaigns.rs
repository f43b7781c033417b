//! Campaigns: the missions of an operation, one table after another.

use crate::{Made, SeatWish, TableFile, UndoPolicy, strict};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use ts_rs::TS;
use utoipa::ToSchema;

/// A campaign to be begun.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[schema(example = json!({"game": "fireteam-zero", "options": {"mission": "1.1", "heroes": 2}}))]
pub struct NewCampaign {
    /// One of the catalogue whose tables can be strung together.
    #[schema(example = "fireteam-zero", max_length = 40)]
    pub game: String,
    /// What its tables are opened with; the mission says which operation it is.
    #[serde(default)]
    #[schema(value_type = Object)]
    #[ts(type = "Record<string, unknown>")]
    pub options: Map<String, Value>,
    /// Any word of your own that nobody can guess, new for every campaign: the same one sent twice begins a campaign once, and the answer is the same.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(min_length = 22, max_length = 64)]
    pub key: Option<String>,
}

/// A campaign as it stands.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct Campaign {
    /// Part of every address of the campaign.
    #[schema(example = "03a5f39f5fad8e19cc77")]
    pub id: String,
    /// One of the catalogue.
    #[schema(example = "fireteam-zero")]
    pub game: String,
    /// The campaign in the terms of the game: the operation, what was won, what is kept.
    #[schema(value_type = Object)]
    #[ts(type = "unknown")]
    pub state: Value,
    /// The mission to be played next; none when the campaign is complete.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next: Option<String>,
    /// Its tables, in order.
    pub attempts: Vec<Attempt>,
}

/// One table of a campaign.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
pub struct Attempt {
    /// Its id.
    #[ts(type = "TableId")]
    pub table: String,
    /// Which mission it plays.
    #[schema(example = "1.1")]
    pub mission: String,
    /// Whether the mission was won; none while it is played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub won: Option<bool>,
}

/// A campaign that was begun. Without a key the token is shown this one time.
#[derive(Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct CampaignMade {
    /// The campaign as it stands.
    pub campaign: Campaign,
    /// Opens the next mission.
    pub owner: String,
}

/// The table of the next mission.
#[derive(Clone, Debug, Default, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct NextMission {
    /// Who sits where; without it the first seat is yours and bots play the others.
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "strict::objects_or_none")]
    #[schema(max_items = 4)]
    pub seats: Option<Vec<SeatWish>>,
    /// What may be taken back.
    #[serde(default)]
    #[ts(optional, as = "Option<_>")]
    pub undo: UndoPolicy,
    /// Any word of your own that nobody can guess, new for every table: the same one sent twice opens a table once, and the answer is the same.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(min_length = 22, max_length = 64)]
    pub key: Option<String>,
}

/// The table of the next mission, opened.
#[derive(Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct NextMade {
    /// The campaign with the table in it.
    pub campaign: Campaign,
    /// The table with its tokens.
    pub made: Made,
}

/// A campaign as one file.
#[derive(Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct CampaignFile {
    /// The form of this file: 1.
    #[serde(deserialize_with = "strict::whole")]
    #[schema(minimum = 1, maximum = 1)]
    pub muster_campaign: u32,
    /// One of the catalogue.
    pub game: String,
    /// The campaign in the terms of the game.
    #[schema(value_type = Object)]
    #[ts(type = "Record<string, unknown>")]
    pub state: Map<String, Value>,
    /// The tables that were finished.
    #[serde(deserialize_with = "strict::objects")]
    #[schema(max_items = 100)]
    pub tables: Vec<TableFile>,
    /// Not of the file but of the request that brings it: any word of your own that nobody can guess, new for every import: the same one sent twice begins a campaign once, and the answer is the same.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(min_length = 22, max_length = 64)]
    pub key: Option<String>,
}
