//! The past of a table: any moment of it, its chapters, a check of its dice, and its file.
//!
//! A log shows everything, also what was hidden. It is open when the game is over, at training tables, and where nobody could learn
//! anything about anybody else.

use crate::{
    Logged, Sheet,
    game::{Game, Lang, Play, Step, hex},
    history::{Standing, moves},
    open::commitment,
    problem::{self, Result},
};
use protocol::{Chapter, Moment, SeatInfo, Status, TableFile, TableInfo, UndoPolicy, Verified, Viewer};
use serde::Deserialize;
use serde_json::{Map, Value};
use std::sync::Arc;

/// A table whose past may be seen.
pub struct Past {
    pub game: Arc<dyn Game>,
    pub sheet: Sheet,
    pub info: TableInfo,
    pub log: Vec<Logged>,
}

/// Whether a viewer may see the past of a table that is still open.
///
/// # Errors
/// If it would show what is hidden from somebody.
pub fn may_see(viewer: Viewer, info: &TableInfo) -> Result<()> {
    // A seat that a bot keeps for somebody is theirs.
    let bots = info.seats.iter().filter(|seat| matches!(seat, SeatInfo::Bot { stands_in: false, .. })).count();
    // Somebody alone against bots spoils nobody's game but their own.
    let alone = info.seats.len() - bots == 1 && viewer.seat().is_some();
    if info.status == Status::Open && info.undo != UndoPolicy::Training && !alone {
        let detail = "The log shows what is hidden: it is open after the end, and at training tables.";
        return Err(problem::conflict("not-over", detail));
    }
    Ok(())
}

/// What every view says of the time.
#[derive(Deserialize)]
struct Clock {
    round: u32,
    phase: String,
    turn: Option<Turn>,
}

#[derive(Deserialize)]
struct Turn {
    seat: Option<u8>,
}

impl Past {
    /// # Errors
    /// If the log is damaged.
    pub fn standing(&self) -> Result<Standing<'_>> {
        Standing::of(&self.log).map_err(|broken| problem::faulty(&broken.to_string()))
    }

    /// The first plays that stand.
    ///
    /// # Errors
    /// If there are fewer.
    pub fn first(&self, plays: u64) -> Result<(Standing<'_>, u64)> {
        let standing = self.standing()?;
        let of = standing.plays().len() as u64;
        if plays > of {
            return Err(problem::conflict("too-far", format!("The game has {of} plays.")));
        }
        Ok((standing.first(plays as usize), of))
    }

    /// Refuses a seat that the table has not.
    ///
    /// # Errors
    /// If it has not.
    pub fn has_seat(&self, seat: u8) -> Result<()> {
        let seats = self.info.seats.len();
        if usize::from(seat) >= seats {
            return Err(problem::conflict("no-seat", format!("The table has {seats} seats.")));
        }
        Ok(())
    }

    fn replay(&self, standing: &Standing, each: impl FnMut(u64, &dyn Play)) -> Result<Arc<dyn Play>> {
        let play = standing.replay(&*self.game, &self.sheet.options, self.sheet.seed, each);
        play.map_err(|broken| problem::faulty(&broken.to_string()))
    }

    /// What the last of the first plays did, and the view after it; with what the plays after the first `since` did before it.
    ///
    /// # Errors
    /// If there is no such moment.
    pub fn moment(&self, at: u64, since: Option<u64>, seat: Option<u8>, lang: Option<Lang>) -> Result<Moment> {
        seat.map_or(Ok(()), |seat| self.has_seat(seat))?;
        let (first, of) = self.first(at)?;
        let since = since.unwrap_or(at);
        let (mut earlier, mut plays) = (Vec::new(), 0);
        let play = self.replay(&first, |_, play| {
            plays += 1;
            if (since + 1..at).contains(&plays) {
                earlier.push(play.news(seat, None).events);
            }
        })?;
        let (news, sight) = (play.news(seat, lang), play.sight(seat, None));
        let goal = lang.and_then(|lang| play.goal(seat, lang));
        Ok(Moment { at, of, earlier, events: news.events, lines: news.lines, goal, view: sight.view })
    }

    /// Where rounds, phases and turns begin.
    ///
    /// # Errors
    /// If the log does not play again.
    pub fn chapters(&self) -> Result<Vec<Chapter>> {
        let (mut chapters, mut at): (Vec<Chapter>, u64) = (Vec::new(), 0);
        self.replay(&self.standing()?, |_, play| {
            at += 1;
            let Ok(Clock { round, phase, turn }) = serde_json::from_str(play.sight(None, None).view.get()) else {
                return;
            };
            let chapter = Chapter { at, round, phase, seat: turn.and_then(|turn| turn.seat) };
            let same = |last: &Chapter| Chapter { at, ..last.clone() } == chapter;
            if !chapters.last().is_some_and(same) {
                chapters.push(chapter);
            }
        })?;
        Ok(chapters)
    }

    /// Checks the seed against what was promised, and plays the whole game again.
    pub fn verify(&self) -> Verified {
        let (seed, moves) = (self.sheet.seed, moves(&self.log));
        // New dice that a branch began with were promised together with the seed; those of a training table came later.
        let mut seeds = vec![seed];
        seeds.extend(moves.iter().filter_map(|step| match step.what {
            Step::Dice { seed } => Some(seed),
            _ => None,
        }));
        let promised = &self.sheet.commitment;
        let seed_matches = (1..=seeds.len()).any(|n| commitment(&seeds[..n]) == *promised);
        let replayed = self.game.verify(&self.sheet.options, seed, &moves);
        Verified {
            seed: hex(&seed),
            commitment: promised.clone(),
            seed_matches,
            replay_matches: replayed.is_ok(),
            entries: replayed.unwrap_or_default(),
        }
    }

    /// The log for everybody.
    pub fn entries(&self) -> Vec<protocol::Logged> {
        let entry = |logged: &Logged| protocol::Logged {
            seq: logged.seq,
            at: logged.at,
            entry: logged.entry.public(),
            digest: logged.digest.clone(),
        };
        self.log.iter().map(entry).collect()
    }

    /// The table as one file.
    pub fn file(&self) -> TableFile {
        let sheet = &self.sheet;
        TableFile {
            muster_table: 1,
            game: sheet.game.clone(),
            rules: sheet.rules.clone(),
            pack: sheet.pack.clone(),
            options: object(sheet.options.clone()),
            seed: hex(&sheet.seed),
            commitment: sheet.commitment.clone(),
            undo: sheet.undo,
            entries: self.entries(),
            table: serde_json::to_value(&self.info).ok().map(object),
            key: None,
        }
    }
}

fn object(value: Value) -> Map<String, Value> {
    if let Value::Object(fields) = value { fields } else { Map::new() }
}
