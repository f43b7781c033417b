//! Campaigns: the missions of an operation, one table after another.

use crate::{Made, SeatWish, TableFile, UndoPolicy};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;
use utoipa::ToSchema;

/// A campaign to be begun.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct NewCampaign {
    #[schema(example = "fireteam-zero", max_length = 40)]
    pub game: String,
    /// What its tables are opened with; the mission says which operation it is.
    #[serde(default)]
    #[schema(value_type = Object, example = json!({"mission": "1.1", "heroes": 2}))]
    #[ts(type = "Record<string, unknown>")]
    pub options: serde_json::Map<String, Value>,
}

/// A campaign as it stands.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct Campaign {
    pub id: String,
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
    pub table: String,
    pub mission: String,
    /// None while it is played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub won: Option<bool>,
}

/// A campaign that was begun. The token is shown this one time.
#[derive(Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct CampaignMade {
    pub campaign: Campaign,
    pub owner: String,
}

/// The table of the next mission.
#[derive(Clone, Debug, Default, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct NextMission {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(max_items = 4)]
    pub seats: Option<Vec<SeatWish>>,
    #[serde(default)]
    pub undo: UndoPolicy,
}

/// The table of the next mission, opened.
#[derive(Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct NextMade {
    pub campaign: Campaign,
    pub made: Made,
}

/// A campaign as one file.
#[derive(Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct CampaignFile {
    /// The form of this file: 1.
    #[schema(minimum = 1, maximum = 1)]
    pub muster_campaign: u32,
    pub game: String,
    #[schema(value_type = Object)]
    #[ts(type = "unknown")]
    pub state: Value,
    /// The tables that were finished.
    #[schema(max_items = 100)]
    pub tables: Vec<TableFile>,
}
