//! What takes long and is worked out by another instance: bots' choices, hints, odds, and the past of games. A work is complete in
//! itself, and its answer goes to whoever asked.

use crate::call::{Answer, json};
use protocol::{Advice, Hint, Json, TableInfo};
use serde::{Deserialize, Serialize};
use serde_json::{Value, value::RawValue};
use std::{
    collections::HashMap,
    sync::{Arc, atomic::AtomicBool},
};
use table::{
    Logged, Sheet,
    game::{Bot, Game, Lang, Play, Shelf},
    past::Past,
    problem::{self, Result},
};

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Work {
    /// The choice of a bot. It remembers what it plans for as long as `since` is the same.
    Bot {
        table: String,
        seat: u8,
        level: String,
        people: u8,
        since: u32,
        at: Position,
    },
    Hint {
        seat: u8,
        ask: u32,
        lang: Lang,
        at: Position,
    },
    Advice {
        viewer: Option<u8>,
        inquiry: Value,
        lang: Lang,
        hints: bool,
        at: Position,
    },
    Past {
        look: Look,
        file: Box<File>,
    },
}

/// A game as it stands.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    pub game: String,
    pub options: Value,
    /// The bytes of a snapshot.
    pub snapshot: Vec<u8>,
}

/// A table with its log.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct File {
    pub sheet: Sheet,
    pub info: TableInfo,
    pub log: Vec<Logged>,
}

/// What is wanted of the past of a table.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Look {
    Moment { at: u64, since: Option<u64>, seat: Option<u8>, lang: Option<Lang> },
    Chapters {},
    Verify {},
    Review { seat: u8, lang: Lang },
}

/// Bots that remember what they plan: the table and the seat, since when, and the bot.
type Minds = HashMap<(String, u8), (u32, Box<dyn Bot>)>;

/// An instance that works.
pub struct Workshop {
    shelf: Shelf,
    minds: Minds,
}

fn game<'a>(shelf: &'a Shelf, name: &str) -> Result<&'a Arc<dyn Game>> {
    shelf.iter().find(|game| game.name() == name).ok_or_else(|| problem::not_found("game"))
}

impl Position {
    /// This game, at a table that was opened so.
    pub fn of(sheet: &Sheet, play: &dyn Play) -> Position {
        Position { game: sheet.game.clone(), options: sheet.options.clone(), snapshot: play.snapshot() }
    }

    fn play(&self, shelf: &Shelf) -> Result<Box<dyn Play>> {
        game(shelf, &self.game)?.load(&self.options, &self.snapshot).map_err(|what| problem::faulty(&what))
    }
}

impl Workshop {
    pub fn new(shelf: Shelf) -> Self {
        Workshop { shelf, minds: Minds::new() }
    }

    /// Works something out, however long it takes.
    pub fn run(&mut self, work: Work) -> Answer {
        match work {
            Work::Bot { table, seat, level, people, since, at } => {
                Answer::of(self.choice((table, seat), &level, people, since, &at))
            }
            Work::Hint { seat, ask, lang, at } => {
                let ways = at.play(&self.shelf).map(|play| play.hint(seat, lang, &Arc::new(AtomicBool::new(false))));
                Answer::of(ways.map(|ways| Hint { ask, ways }))
            }
            Work::Advice { viewer, inquiry, lang, hints, at } => {
                // A no is an answer too: tables move on while pages ask.
                let answer = at.play(&self.shelf).map(|play| match play.advise(viewer, &inquiry, lang, hints) {
                    Ok(answer) => Advice { answer, refused: None },
                    Err(what) => Advice { answer: RawValue::NULL.to_owned(), refused: Some(what) },
                });
                Answer::of(answer)
            }
            Work::Past { look, file } => self.past(look, *file).unwrap_or_else(|problem| Answer::refused(&problem)),
        }
    }

    fn choice(
        &mut self,
        who: (String, u8),
        level: &str,
        people: u8,
        since: u32,
        at: &Position,
    ) -> Result<Option<Json>> {
        let play = at.play(&self.shelf)?;
        let seat = who.1;
        if self.minds.get(&who).is_none_or(|(began, _)| *began != since) {
            let bot = game(&self.shelf, &at.game)?.bot(level);
            let bot = bot.ok_or_else(|| problem::not_found("level of bots"))?;
            // Games that were left are not remembered for ever.
            self.minds.retain(|(table, _), _| *table == who.0);
            self.minds.insert(who.clone(), (since, bot));
        }
        let bot = self.minds.get_mut(&who).map(|(_, bot)| bot);
        Ok(bot.and_then(|bot| bot.choose(&*play, seat, people, Arc::default())))
    }

    fn past(&self, look: Look, File { sheet, info, log }: File) -> Result<Answer> {
        let game = game(&self.shelf, &sheet.game)?.clone();
        let past = Past { game, sheet, info, log };
        let answer = match look {
            Look::Moment { at, since, seat, lang } => json(&past.moment(at, since, seat, lang)?),
            Look::Chapters {} => json(&past.chapters()?),
            Look::Verify {} => json(&past.verify()),
            Look::Review { seat, lang } => {
                past.has_seat(seat)?;
                let standing = past.standing()?;
                let steps: Vec<_> = standing.steps().collect();
                let (options, seed) = (&past.sheet.options, past.sheet.seed);
                let review = past.game.review(options, seed, &steps, seat, lang, &Arc::default());
                json(&review.map_err(|what| problem::faulty(&what))?)
            }
        };
        Ok(Answer { status: 200, body: answer })
    }
}
