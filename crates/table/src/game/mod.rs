//! Any game, without its types: what a table needs to be played. The rest of this crate knows no game.

mod advice;
mod lesson;
mod live;
mod shelf;

pub use live::{Live, hex};
pub use shelf::{Boxed, shelf};

use protocol::{Card, Entries, GameInfo, Goal, HintWay, Json, Lesson, LessonInfo, Reason, Review};
use serde_json::{Map, Value, value::RawValue};
use std::{
    any::Any,
    sync::{Arc, atomic::AtomicBool},
};
pub use titles::Lang;

/// All games of a server, by name.
pub type Shelf = Vec<Arc<dyn Game>>;

/// A game on the shelf. What has a body, a game can do without.
pub trait Game: Send + Sync {
    fn name(&self) -> &'static str;
    /// The version of the rules.
    fn rules(&self) -> &'static str;
    /// The fingerprint of the content.
    fn pack(&self) -> &str;
    /// Whether the players keep secrets from each other.
    fn rivals(&self) -> bool;
    fn info(&self, lang: Lang) -> GameInfo;
    fn entries(&self, _lang: Lang) -> Vec<Entries> {
        Vec::new()
    }
    fn card(&self, _id: &str, _lang: Lang) -> Option<Card> {
        None
    }
    /// What drawing the game takes, in the terms of the game: a table with these options, or any.
    fn kit(&self, _lang: Lang, _options: Option<&Value>) -> Json {
        RawValue::NULL.to_owned()
    }
    /// Its lessons, in the order in which they are best taken.
    fn lessons(&self) -> Vec<LessonInfo> {
        Vec::new()
    }
    fn lesson(&self, _name: &str) -> Option<Lesson> {
        None
    }
    /// The seed of a table that is a lesson, and what is played at it before anything is said; none for any other table.
    fn lesson_begins(&self, _options: &Value) -> Option<(u64, Vec<(u8, Json)>)> {
        None
    }
    /// The options given, made complete with the defaults; or what is wrong with them.
    fn options(&self, given: &Map<String, Value>) -> Result<Value, String>;
    fn open(&self, options: &Value, seed: [u8; 32]) -> Result<Box<dyn Play>, String>;
    /// A game from a snapshot.
    fn load(&self, options: &Value, snapshot: &[u8]) -> Result<Box<dyn Play>, String>;
    /// Plays a whole log again and compares every digest; gives the number of entries, or what differs.
    fn verify(&self, options: &Value, seed: [u8; 32], log: &[Move<'_>]) -> Result<u64, String>;
    /// Looks back at a game: the turns in which a seat lost most by its choices. Looking ends soon after `stop` is set.
    fn review(
        &self,
        _options: &Value,
        _seed: [u8; 32],
        _steps: &[Step<'_>],
        _seat: u8,
        _lang: Lang,
        _stop: &Arc<AtomicBool>,
    ) -> Result<Review, String> {
        Err(format!("nobody looks back at {}", self.name()))
    }
    /// A bot of this level; none if there is no such level.
    fn bot(&self, level: &str) -> Option<Box<dyn Bot>>;
    /// A campaign whose tables are opened with these options.
    fn campaign(&self, _options: &Value) -> Result<Value, String> {
        Err(format!("{} has no campaigns", self.name()))
    }
    /// The name and the options of the next table of a campaign; none when it is complete.
    fn next_mission(&self, _campaign: &Value) -> Result<Option<(String, Value)>, String> {
        Err(format!("{} has no campaigns", self.name()))
    }
    /// The campaign after a table of it has ended.
    fn mission_over(&self, _campaign: &Value, _table: &dyn Play) -> Result<Value, String> {
        Err(format!("{} has no campaigns", self.name()))
    }
}

/// One step of a log, as the rules see it.
pub struct Move<'a> {
    pub what: Step<'a>,
    /// The digest after it, in hexadecimal digits.
    pub digest: &'a str,
}

/// One line of a log, its choice not yet read.
pub type Step<'a> = kernel::Move<&'a RawValue>;

/// The open question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Asked {
    pub number: u32,
    /// The seats that are asked, one bit each, and those that have not answered.
    pub seats: u8,
    pub waiting: u8,
    /// The first answer counts; otherwise all of them do.
    pub first: bool,
    /// A team decides, and the seat that is asked only speaks for it.
    pub team: bool,
}

/// Why a choice was not taken.
#[derive(Debug, thiserror::Error)]
pub enum Refusal {
    /// It is no choice of this game.
    #[error("{0}")]
    Malformed(String),
    #[error("{text} ({})", rule.unwrap_or("no rule"))]
    Refused { rule: Option<&'static str>, reason: String, text: String },
    /// The rules broke down.
    #[error("{0}")]
    Broken(String),
}

/// A seed as it stands in logs and files.
pub fn seed_of(text: &str) -> Option<[u8; 32]> {
    blake3::Hash::from_hex(text).ok().map(|hash| *hash.as_bytes())
}

/// What one viewer sees and may do.
pub struct Sight {
    pub view: Json,
    pub question: Option<protocol::Question>,
    pub offers: Json,
    pub texts: Vec<String>,
}

/// What one viewer is told of the last play.
pub struct News {
    pub events: Json,
    pub lines: Vec<String>,
}

/// A game under way, and what its last play did. What has a body, a game can do without.
pub trait Play: Send + Sync + Any {
    fn seats(&self) -> u8;
    fn asked(&self) -> Option<Asked>;
    fn is_over(&self) -> bool;
    fn outcome(&self) -> Json;
    /// The seats that have won, one bit each.
    fn winners(&self) -> u8;
    /// A copy on which this seat has made a choice.
    fn play(&self, seat: u8, choice: &RawValue, lang: Lang) -> Result<Box<dyn Play>, Refusal>;
    fn why_not(&self, seat: u8, choice: &RawValue, lang: Lang) -> Result<Reason, Refusal>;
    /// A copy whose chance is that of another seed.
    fn with_dice(&self, seed: [u8; 32]) -> Box<dyn Play>;
    fn digest(&self) -> String;
    fn snapshot(&self) -> Vec<u8>;
    fn sight(&self, viewer: Option<u8>, lang: Option<Lang>) -> Sight;
    /// The same for somebody who answers in the place of another seat.
    fn sight_as(&self, viewer: u8, _voice: u8, lang: Option<Lang>) -> Sight {
        self.sight(Some(viewer), lang)
    }
    /// What a viewer wants next, and how it can be lost.
    fn goal(&self, _viewer: Option<u8>, _lang: Lang) -> Option<Goal> {
        None
    }
    fn news(&self, viewer: Option<u8>, lang: Option<Lang>) -> News;
    /// Whether these choices of one seat, made from here on, show it or anybody else something that was hidden: a roll, a
    /// card drawn, a token turned up. Then they cannot be taken back for free.
    fn reveals(&self, seat: u8, choices: &[&RawValue]) -> bool;
    /// Works something out for a viewer, who learns nothing that is hidden from it; or says what is wrong with the question. Which
    /// answer is best is said only with `hints`.
    fn advise(&self, _viewer: Option<u8>, _inquiry: &Value, _lang: Lang, _hints: bool) -> Result<Json, String> {
        Err("there is nothing to work out".into())
    }
    /// The best answers of a seat to its question, which learns nothing that is hidden from it. Thinking ends soon after `stop` is
    /// set.
    fn hint(&self, _seat: u8, _lang: Lang, _stop: &Arc<AtomicBool>) -> Vec<HintWay> {
        Vec::new()
    }
    fn as_any(&self) -> &dyn Any;
}

/// A bot at one seat. It may remember what it plans.
pub trait Bot: Send + Sync {
    /// Its answer to the open question; thinking ends soon after `stop` is set. Where it plays together with people (one bit each),
    /// what it would like gives way to what they want.
    fn choose(&mut self, play: &dyn Play, seat: u8, people: u8, stop: Arc<AtomicBool>) -> Option<Json>;
}
