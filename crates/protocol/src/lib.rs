//! What crosses the wire: every request, answer and frame of `/api/v1`, once, for the server, for its OpenAPI document and, as
//! TypeScript, for the page.
//!
//! What belongs to a game (views, choices, events, options) passes through as JSON that only the game understands: adding a card
//! or a question changes no type here.

mod campaigns;
mod catalogue;
mod chat;
mod frames;
mod hint;
mod log;
mod play;
mod problem;
mod server;
mod state;
mod strict;
mod tables;

pub use campaigns::{Attempt, Campaign, CampaignFile, CampaignMade, NewCampaign, NextMade, NextMission};
pub use catalogue::{Card, Entries, Entry, GameInfo, Lesson, LessonInfo, LessonPlay, LessonStep, LessonThing};
pub use chat::{Message, Room, Say};
pub use frames::{Ask, Bye, Hello, Speak, Told, Welcome};
pub use hint::{Hint, HintWay, Review, Slip};
pub use log::{Branch, Chapter, Logged, Moment, TableFile, Verified};
pub use play::{Advice, AskUndo, Consent, Inquiry, Play, Played, Reason, WhyNot};
pub use problem::Problem;
pub use server::ServerInfo;
pub use state::{Goal, Missed, Question, Recap, State, Update};
pub use tables::{
    Join, Joined, Made, NewTable, Pace, Rematch, SeatInfo, SeatWish, StandIn, Status, TableInfo, UndoAsked, UndoPolicy,
    Viewer,
};

/// JSON of a game, written once and passed on as it is.
pub type Json = Box<serde_json::value::RawValue>;

/// Longest name of a person.
pub const NAME_LENGTH: usize = 40;
/// Longest line of chat.
pub const CHAT_LENGTH: usize = 500;
/// Longest idempotency key.
pub const KEY_LENGTH: usize = 64;
/// Shortest key that tokens may come of: 128 bits in the letters of Base64.
pub const SECRET_KEY_LENGTH: usize = 22;
