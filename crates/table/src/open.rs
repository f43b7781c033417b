//! New tables: opened, branched, played again, imported.

use crate::{
    Entropy, Logged, Millis, Sheet,
    entry::{Entry, Seated},
    game::{Game, Lang, Step, hex, seed_of},
    history::{Standing, moves},
    problem::{self, Result},
    token::{Token, id_of, random},
    words,
};
use protocol::{KEY_LENGTH, NAME_LENGTH, NewTable, Pace, Problem, SECRET_KEY_LENGTH, SeatWish, TableFile, UndoPolicy};
use serde_json::Value;
use std::sync::Arc;

/// Numbers up to here are the same for every reader of JSON.
const LARGEST_SEED: u64 = (1 << 53) - 1;
/// Seats of the largest table.
const MOST_SEATS: usize = 4;
/// Days that a player may be given for a choice.
const LONGEST_PACE: u8 = 60;

/// A table to be opened, with what it inherits.
pub struct Plan {
    pub game: Arc<dyn Game>,
    /// Complete.
    pub options: Value,
    pub seats: Option<Vec<SeatWish>>,
    pub pace: Pace,
    pub undo: UndoPolicy,
    pub seed: [u8; 32],
    pub seeded: bool,
    pub listed: bool,
    pub origin: Option<String>,
    pub campaign: Option<String>,
    /// What happened at it already.
    pub past: Vec<Past>,
    /// Under which key: what is opened twice under one key is one table.
    pub key: Option<String>,
}

/// An entry that is taken over.
pub struct Past {
    pub entry: Entry,
    pub digest: String,
}

/// A table that is ready to be written down, and the secrets of those who may sit at it.
pub struct Opened {
    pub sheet: Sheet,
    pub log: Vec<Logged>,
    pub secrets: Secrets,
}

/// What is shown once, to the one who opens a table.
pub struct Secrets {
    /// One for each person.
    pub seats: Vec<Option<Token>>,
    pub owner: Token,
    pub spectator: Token,
}

impl Plan {
    /// A table of this game, as it is without any wish.
    pub fn new(game: Arc<dyn Game>, options: Value, seed: [u8; 32]) -> Self {
        let (pace, undo, past) = (Pace::default(), UndoPolicy::default(), Vec::new());
        let (seats, origin, campaign, key) = (None, None, None, None);
        Plan { game, options, seats, pace, undo, seed, seeded: false, listed: false, origin, campaign, past, key }
    }

    /// A table as somebody wishes it.
    ///
    /// # Errors
    /// If the game has no such options.
    pub fn wished(game: &Arc<dyn Game>, wish: NewTable, entropy: &mut dyn Entropy) -> Result<Self> {
        let options = game.options(&wish.options).map_err(|what| problem::conflict("options", what))?;
        // A lesson has dice of its own: they show what it speaks of.
        let lesson = game.lesson_begins(&options);
        let seed = wish.seed.or(lesson.as_ref().map(|(seed, _)| *seed));
        let dice = seed.map_or_else(|| random(entropy), kernel::seed_of);
        let opening = lesson.map_or_else(Vec::new, |(_, plays)| plays);
        let entry = |(seat, choice)| Entry::Play { seat, choice, key: None };
        let past = with_digests(&**game, &options, dice, opening.into_iter().map(entry))?;
        let plan = Plan::new(game.clone(), options, dice);
        let NewTable { seats, pace, undo, listed, key, .. } = wish;
        Ok(Plan { seats, pace, undo, seeded: seed.is_some(), listed, key, past, ..plan })
    }

    /// A table that goes on from the first plays of another one, with new dice.
    ///
    /// # Errors
    /// If they do not play again.
    pub fn branched(of: &crate::past::Past, first: &Standing, entropy: &mut dyn Entropy) -> Result<Self> {
        let (game, sheet) = (&of.game, &of.sheet);
        let entry = |step: Step| match step {
            Step::Play { seat, choice } => Some(Entry::Play { seat: seat.0, choice: choice.to_owned(), key: None }),
            Step::Dice { seed } => Some(Entry::Dice { seed: hex(&seed) }),
            Step::Undo { .. } => None,
        };
        let dice = Entry::Dice { seed: hex(&random::<32>(entropy)) };
        let entries = first.steps().filter_map(entry).chain([dice]);
        let past = with_digests(&**game, &sheet.options, sheet.seed, entries)?;
        let plan = Plan::new(game.clone(), sheet.options.clone(), sheet.seed);
        Ok(Plan { past, seeded: sheet.seeded, origin: Some(sheet.id.clone()), ..plan })
    }

    /// The table as it is written down.
    ///
    /// # Errors
    /// If the wishes cannot be fulfilled.
    pub fn open(self, now: Millis, entropy: &mut dyn Entropy) -> Result<Opened> {
        checked_seats(self.seats.as_deref())?;
        let key = self.key.as_deref();
        let play = self.game.open(&self.options, self.seed).map_err(|what| problem::conflict("options", what))?;
        let (seats, tokens) = seated(&*self.game, play.seats(), self.seats, key, entropy)?;
        let (owner, spectator) = (Token::of(key, "owner", entropy), Token::of(key, "spectator", entropy));
        let dice = self.past.iter().filter_map(|past| match &past.entry {
            Entry::Dice { seed } => seed_of(seed),
            _ => None,
        });
        let seeds: Vec<[u8; 32]> = std::iter::once(self.seed).chain(dice).collect();
        let sheet = Sheet {
            id: id_of(key, "table", entropy),
            game: self.game.name().into(),
            rules: self.game.rules().into(),
            pack: self.game.pack().into(),
            options: self.options,
            seed: self.seed,
            seeded: self.seeded,
            commitment: commitment(&seeds),
            seats,
            pace: self.pace,
            undo: self.undo,
            listed: self.listed,
            owner: owner.hashed(),
            spectator: spectator.hashed(),
            origin: self.origin,
            campaign: self.campaign,
            fault: None,
            made_at: now,
        };
        let entry = |(seq, Past { entry, digest })| Logged { seq, at: now, entry, digest };
        let log = (1..).zip(self.past).map(entry).collect();
        Ok(Opened { sheet, log, secrets: Secrets { seats: tokens, owner, spectator } })
    }
}

impl Secrets {
    /// Those of the table that was opened under this key before.
    ///
    /// # Errors
    /// If the key was used for something else.
    pub fn again(key: &str, sheet: &Sheet) -> Result<Secrets> {
        let (owner, spectator) = (Token::derived(key, "owner"), Token::derived(key, "spectator"));
        if sheet.owner != owner.hashed() {
            return Err(problem::conflict("key", "This key was used for something else; take a new one."));
        }
        let seat = |(seat, seated): (usize, &Seated)| seated.token().map(|_| Token::derived(key, &seat_name(seat)));
        Ok(Secrets { seats: sheet.seats.iter().enumerate().map(seat).collect(), owner, spectator })
    }

    /// The answer to the one who opened the table.
    pub fn made(self, table: protocol::TableInfo) -> protocol::Made {
        let seats = self.seats.into_iter().map(|token| token.map(Token::reveal)).collect();
        protocol::Made { table, seats, spectator: self.spectator.reveal(), owner: self.owner.reveal() }
    }
}

/// What is promised of the dice before the first choice: the hash of the seed, and of the new dice of a branch behind it.
pub fn commitment(seeds: &[[u8; 32]]) -> String {
    let mut hasher = blake3::Hasher::new();
    seeds.iter().for_each(|seed| {
        hasher.update(seed);
    });
    hasher.finalize().to_hex().to_string()
}

/// A key that tokens may come of.
///
/// # Errors
/// If it is too short to be a secret, or too long.
pub fn checked_key(key: Option<&str>) -> Result<()> {
    let Some(key) = key else { return Ok(()) };
    if !(SECRET_KEY_LENGTH..=KEY_LENGTH).contains(&key.chars().count()) {
        return Err(problem::invalid(format!("`key` has {SECRET_KEY_LENGTH} to {KEY_LENGTH} characters.")));
    }
    Ok(())
}

/// What can be seen of a wish without its game.
///
/// # Errors
/// If no table can be wished so.
pub fn checked(wish: &NewTable) -> Result<()> {
    if wish.seed.is_some_and(|seed| seed > LARGEST_SEED) {
        return Err(problem::invalid(format!("`seed` is at most {LARGEST_SEED}.")));
    }
    if let Pace::Days { days } = wish.pace
        && !(1..=LONGEST_PACE).contains(&days)
    {
        return Err(problem::invalid(format!("`days` is 1 to {LONGEST_PACE}.")));
    }
    checked_key(wish.key.as_deref())
}

/// What can be seen of wishes for seats without their game: also what is sent again is of the right form.
///
/// # Errors
/// If no table has such seats.
pub fn checked_seats(wishes: Option<&[SeatWish]>) -> Result<()> {
    let wishes = wishes.unwrap_or_default();
    if wishes.len() > MOST_SEATS {
        return Err(problem::conflict("seats", format!("No table has more than {MOST_SEATS} seats.")));
    }
    for wish in wishes {
        match wish {
            SeatWish::Human { name } => drop(checked_name(name.clone())?),
            SeatWish::Bot { level } if level.chars().count() > NAME_LENGTH => return Err(no_level(level)),
            SeatWish::Bot { .. } | SeatWish::Open {} => {}
        }
    }
    Ok(())
}

pub(crate) fn no_level(level: &str) -> Box<Problem> {
    problem::conflict("no-level", format!("There is no bot `{level}`; the catalogue lists them."))
}

/// What comes of the key for a seat.
fn seat_name(seat: usize) -> String {
    format!("seat {seat}")
}

/// Who sits where, with a token for each person.
fn seated(
    game: &dyn Game,
    seats: u8,
    wishes: Option<Vec<SeatWish>>,
    key: Option<&str>,
    entropy: &mut dyn Entropy,
) -> Result<(Vec<Seated>, Vec<Option<Token>>)> {
    let count = usize::from(seats);
    let wishes = wishes.unwrap_or_else(|| {
        let level = game.info(Lang::En).levels.pop().unwrap_or_default();
        let bots = std::iter::repeat_n(SeatWish::Bot { level }, count - 1);
        std::iter::once(SeatWish::Human { name: None }).chain(bots).collect()
    });
    if wishes.len() > count {
        return Err(problem::conflict("seats", format!("The table has {count} seats, not {}.", wishes.len())));
    }
    let (mut seated, mut tokens) = (Vec::new(), Vec::new());
    let open = std::iter::repeat_n(SeatWish::Open {}, count - wishes.len());
    for (place, wish) in wishes.into_iter().chain(open).enumerate() {
        let (who, token) = match wish {
            SeatWish::Human { name } => {
                let token = Token::of(key, &seat_name(place), entropy);
                (Seated::Human { name: checked_name(name)?, token: token.hashed() }, Some(token))
            }
            SeatWish::Bot { level } if game.bot(&level).is_none() => return Err(no_level(&level)),
            SeatWish::Bot { level } => (Seated::Bot { level }, None),
            SeatWish::Open {} => (Seated::Open, None),
        };
        seated.push(who);
        tokens.push(token);
    }
    Ok((seated, tokens))
}

/// A name that can be shown.
///
/// # Errors
/// If it is too long, or nothing can be seen of it.
pub fn checked_name(name: Option<String>) -> Result<Option<String>> {
    let Some(name) = name else { return Ok(None) };
    let length = name.chars().count();
    if !(1..=NAME_LENGTH).contains(&length) {
        return Err(problem::invalid(format!("A name has 1 to {NAME_LENGTH} characters.")));
    }
    let cleaned = words::cleaned(&name);
    cleaned.map(Some).ok_or_else(|| problem::conflict("name", "A name has something that can be seen."))
}

/// Entries with the digests of the games that they leave.
fn with_digests(
    game: &dyn Game,
    options: &Value,
    seed: [u8; 32],
    entries: impl Iterator<Item = Entry>,
) -> Result<Vec<Past>> {
    let mut entries = entries.peekable();
    let mut past = Vec::new();
    if entries.peek().is_none() {
        return Ok(past);
    }
    let mut play = game.open(options, seed).map_err(|what| problem::faulty(&what))?;
    for entry in entries {
        play = match &entry {
            Entry::Play { seat, choice, .. } => {
                let next = play.play(*seat, choice, Lang::En);
                next.map_err(|refusal| problem::faulty(&refusal.to_string()))?
            }
            Entry::Dice { seed } => play.with_dice(seed_of(seed).ok_or_else(|| problem::faulty("a damaged seed"))?),
            _ => play,
        };
        past.push(Past { entry, digest: play.digest() });
    }
    Ok(past)
}

/// A file of a table, read but not yet believed.
pub struct Import {
    game: Arc<dyn Game>,
    options: Value,
    seed: [u8; 32],
    log: Vec<Logged>,
    undo: UndoPolicy,
    key: Option<String>,
}

impl Import {
    /// # Errors
    /// If the file is not of this game and its content.
    pub fn read(file: TableFile, game: &Arc<dyn Game>) -> Result<Self> {
        let seed = seed_of(&file.seed).ok_or_else(|| problem::conflict("seed", "The seed of the file is damaged."))?;
        if file.pack != game.pack() {
            return Err(problem::conflict("other-content", "The file was played with another content pack."));
        }
        let mut log = Vec::new();
        for entry in file.entries {
            let parsed: std::result::Result<Entry, _> = serde_json::from_value(entry.entry);
            // Seats, consent and the like belong to the table that was, not to the game.
            if let Ok(parsed @ (Entry::Play { .. } | Entry::Undo { .. } | Entry::Dice { .. })) = parsed {
                log.push(Logged { seq: entry.seq, at: entry.at, entry: parsed, digest: entry.digest });
            }
        }
        let (game, options) = (game.clone(), Value::Object(file.options));
        Ok(Import { game, options, seed, log, undo: file.undo, key: file.key })
    }

    /// The table, played again from the first choice to the last. A long file takes a while.
    ///
    /// # Errors
    /// If it does not play again.
    pub fn check(self) -> Result<Plan> {
        let Import { game, options, seed, log, undo, key } = self;
        let wrong =
            |what: String| problem::conflict("does-not-replay", format!("The file does not play again: {what}"));
        game.verify(&options, seed, &moves(&log)).map_err(wrong)?;
        let past = log.into_iter().map(|Logged { entry, digest, .. }| Past { entry, digest }).collect();
        // To have the file is to have the seed.
        Ok(Plan { undo, past, seeded: true, key, ..Plan::new(game, options, seed) })
    }
}

/// Refuses a file of another form.
///
/// # Errors
/// If it is one.
pub fn checked_form(file: &TableFile) -> Result<()> {
    if file.muster_table == 1 { Ok(()) } else { Err(problem::invalid("`muster_table` is 1: the form of the file.")) }
}

/// The same table once more, with these people: their tokens stay good, at the new table.
pub fn again(sheet: &Sheet, seats: Vec<Seated>, now: Millis, entropy: &mut dyn Entropy) -> Sheet {
    let seed: [u8; 32] = random(entropy);
    Sheet {
        id: id_of(None, "table", entropy),
        seed,
        seeded: false,
        commitment: commitment(&[seed]),
        seats,
        origin: Some(sheet.id.clone()),
        campaign: None,
        fault: None,
        made_at: now,
        ..sheet.clone()
    }
}
