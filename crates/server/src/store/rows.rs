//! What the store keeps, row by row. The JSON texts are for others to read: the store only carries them.

use serde::{Serialize, de::DeserializeOwned};
use sqlx::any::AnyRow;
use sqlx::{FromRow, Row};
use std::str::FromStr;
use table::{Broken, Logged, Sheet, Snapshot, token::Hashed};

/// A table as it was made, and how it fares.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableRow {
    pub id: String,
    pub game: String,
    /// The version of the rules that the table began with.
    pub rules: String,
    /// The fingerprint of the content that the table began with.
    pub pack: String,
    /// JSON.
    pub options: String,
    pub seed: Vec<u8>,
    /// Whether somebody chose the seed.
    pub seeded: bool,
    /// What was published of the seed before the first move.
    pub commitment: String,
    /// JSON; the seats as the table was made, no matter who sits there now.
    pub seats: String,
    pub pace: String,
    pub undo: String,
    pub listed: bool,
    /// The hash of the owner's token.
    pub owner: Vec<u8>,
    /// The hash of the spectators' token.
    pub spectator: Vec<u8>,
    /// The table it was branched from, or whose rematch it is.
    pub origin: Option<String>,
    pub campaign: Option<String>,
    /// One of few heaps of addresses that its opener's belongs to.
    pub opener: i64,
    pub status: Status,
    /// What went wrong, if the table is faulty.
    pub fault: Option<String>,
    pub made_at: i64,
    /// When it was last played at, to the minute.
    pub touched_at: i64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    Open,
    Over,
    Faulty,
}

impl Status {
    pub fn as_str(self) -> &'static str {
        match self {
            Status::Open => "open",
            Status::Over => "over",
            Status::Faulty => "faulty",
        }
    }
}

impl FromStr for Status {
    type Err = UnknownStatus;

    fn from_str(text: &str) -> Result<Status, UnknownStatus> {
        [Status::Open, Status::Over, Status::Faulty]
            .into_iter()
            .find(|status| status.as_str() == text)
            .ok_or_else(|| UnknownStatus(text.to_owned()))
    }
}

#[derive(Debug, thiserror::Error)]
#[error("no table has the status {0:?}")]
pub struct UnknownStatus(String);

#[derive(Debug, thiserror::Error)]
#[error("its row in the store is damaged: {0}")]
pub struct Damaged(String);

impl TableRow {
    /// A new table, opened from one of few heaps of addresses.
    pub fn new(sheet: &Sheet, opener: i64) -> Self {
        TableRow {
            id: sheet.id.clone(),
            game: sheet.game.clone(),
            rules: sheet.rules.clone(),
            pack: sheet.pack.clone(),
            options: sheet.options.to_string(),
            seed: sheet.seed.to_vec(),
            seeded: sheet.seeded,
            commitment: sheet.commitment.clone(),
            seats: json(&sheet.seats),
            pace: json(&sheet.pace),
            undo: json(&sheet.undo),
            listed: sheet.listed,
            owner: sheet.owner.bytes().to_vec(),
            spectator: sheet.spectator.bytes().to_vec(),
            origin: sheet.origin.clone(),
            campaign: sheet.campaign.clone(),
            opener,
            status: Status::Open,
            fault: None,
            made_at: sheet.made_at,
            touched_at: sheet.made_at,
        }
    }

    /// The table as it was opened.
    pub fn sheet(&self) -> Result<Sheet, Damaged> {
        let token = |kept: &[u8]| Hashed::kept(kept).ok_or_else(|| Damaged("a token".into()));
        Ok(Sheet {
            id: self.id.clone(),
            game: self.game.clone(),
            rules: self.rules.clone(),
            pack: self.pack.clone(),
            options: parse(&self.options)?,
            seed: self.seed.as_slice().try_into().map_err(|_| Damaged("the seed".into()))?,
            seeded: self.seeded,
            commitment: self.commitment.clone(),
            seats: parse(&self.seats)?,
            pace: parse(&self.pace)?,
            undo: parse(&self.undo)?,
            listed: self.listed,
            owner: token(&self.owner)?,
            spectator: token(&self.spectator)?,
            origin: self.origin.clone(),
            campaign: self.campaign.clone(),
            fault: self.fault.clone(),
            made_at: self.made_at,
        })
    }
}

fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap_or_default()
}

fn parse<T: DeserializeOwned>(json: &str) -> Result<T, Damaged> {
    serde_json::from_str(json).map_err(|error| Damaged(error.to_string()))
}

/// One line of a table's log. The first has `seq` 1.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, FromRow)]
pub struct EntryRow {
    pub table_id: String,
    #[sqlx(try_from = "i64")]
    pub seq: u64,
    pub at: i64,
    /// JSON.
    pub body: String,
    /// Of the table after this entry.
    pub digest: String,
}

impl EntryRow {
    pub fn new(table: &str, Logged { seq, at, entry, digest }: &Logged) -> Self {
        EntryRow { table_id: table.into(), seq: *seq, at: *at, body: entry.to_json(), digest: digest.clone() }
    }

    pub fn read(self) -> Result<Logged, Broken> {
        let entry = serde_json::from_str(&self.body)
            .map_err(|error| Broken { seq: self.seq, what: format!("it cannot be read: {error}") })?;
        Ok(Logged { seq: self.seq, at: self.at, entry, digest: self.digest })
    }
}

/// The state after entry `seq`, readable only by the build that wrote it.
#[derive(Clone, Debug, PartialEq, Eq, FromRow)]
pub struct SnapshotRow {
    pub table_id: String,
    #[sqlx(try_from = "i64")]
    pub seq: u64,
    pub build: String,
    pub bytes: Vec<u8>,
}

impl SnapshotRow {
    pub fn new(table: &str, Snapshot { seq, build, bytes }: Snapshot) -> Self {
        SnapshotRow { table_id: table.into(), seq, build, bytes }
    }
}

/// One line of chat. The first of a room has `n` 1.
#[derive(Clone, Debug, PartialEq, Eq, FromRow)]
pub struct ChatRow {
    pub table_id: String,
    pub room: String,
    #[sqlx(try_from = "i64")]
    pub n: u64,
    pub at: i64,
    pub who: String,
    pub text: String,
}

impl From<ChatRow> for protocol::Message {
    fn from(row: ChatRow) -> Self {
        let players = row.room == protocol::Room::Players.word();
        let room = if players { protocol::Room::Players } else { protocol::Room::Spectators };
        protocol::Message { room, n: row.n, at: row.at, seat: row.who.parse().ok(), text: row.text }
    }
}

#[derive(Clone, Debug, PartialEq, Eq, FromRow)]
pub struct CampaignRow {
    pub id: String,
    /// The hash of the owner's token.
    pub owner: Vec<u8>,
    /// JSON.
    pub body: String,
    /// Goes up by one with each change.
    #[sqlx(try_from = "i64")]
    pub version: u64,
    pub made_at: i64,
}

/// By hand, because a yes or no is a number in both databases.
impl<'r> FromRow<'r, AnyRow> for TableRow {
    fn from_row(row: &'r AnyRow) -> sqlx::Result<TableRow> {
        let status: String = row.try_get("status")?;
        Ok(TableRow {
            id: row.try_get("id")?,
            game: row.try_get("game")?,
            rules: row.try_get("rules")?,
            pack: row.try_get("pack")?,
            options: row.try_get("options")?,
            seed: row.try_get("seed")?,
            seeded: row.try_get::<i64, _>("seeded")? != 0,
            commitment: row.try_get("commitment")?,
            seats: row.try_get("seats")?,
            pace: row.try_get("pace")?,
            undo: row.try_get("undo")?,
            listed: row.try_get::<i64, _>("listed")? != 0,
            owner: row.try_get("owner")?,
            spectator: row.try_get("spectator")?,
            origin: row.try_get("origin")?,
            campaign: row.try_get("campaign")?,
            opener: row.try_get("opener")?,
            status: status.parse().map_err(|e| sqlx::Error::Decode(Box::new(e)))?,
            fault: row.try_get("fault")?,
            made_at: row.try_get("made_at")?,
            touched_at: row.try_get("touched_at")?,
        })
    }
}
