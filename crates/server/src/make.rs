//! New tables: opened, branched, played again, imported.

use crate::{
    audit,
    entry::{Entry, Seated},
    game::{Game, Move, Step, hex},
    hall::Hall,
    limits::household,
    now,
    problem::{self, Result},
    store::{self, EntryRow, Status, TableRow},
    table::{
        self,
        history::{Logged, Standing},
        seed_of,
    },
    token::{Hashed, Token, id_of, new_id, random},
    words,
};
use protocol::{KEY_LENGTH, Made, NAME_LENGTH, NewTable, Pace, SECRET_KEY_LENGTH, SeatWish, TableFile, UndoPolicy};
use serde_json::Value;
use std::{net::IpAddr, sync::Arc};

/// Numbers up to here are the same for every reader of JSON.
const LARGEST_SEED: u64 = (1 << 53) - 1;
/// Seats of the largest table.
const MOST_SEATS: usize = 4;
/// Days that a player may be given for a choice.
const LONGEST_PACE: u8 = 60;

/// A table to be opened, with what it inherits.
pub struct Plan<'a> {
    pub game: &'a Arc<dyn Game>,
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
    /// From where it is opened.
    pub from: IpAddr,
    /// Under which key: what is opened twice under one key is one table.
    pub key: Option<String>,
}

/// An entry that is taken over.
pub struct Past {
    pub entry: Entry,
    pub digest: String,
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
pub fn checked_key(key: Option<&str>) -> Result<()> {
    let Some(key) = key else { return Ok(()) };
    if !(SECRET_KEY_LENGTH..=KEY_LENGTH).contains(&key.chars().count()) {
        return Err(problem::invalid(format!("`key` has {SECRET_KEY_LENGTH} to {KEY_LENGTH} characters.")));
    }
    Ok(())
}

/// What can be seen of wishes for seats without their game: also what is sent again is of the right form.
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

fn no_level(level: &str) -> Box<protocol::Problem> {
    problem::conflict("no-level", format!("There is no bot `{level}`; the catalogue lists them."))
}

/// The id of the table that is opened under a key.
pub fn table_of(key: Option<&str>) -> String {
    id_of(key, "table")
}

/// One of few heaps that an address belongs to: enough to see who opens much, too little to tell who it is.
fn heap(from: IpAddr) -> i64 {
    let hash = blake3::hash(household(from).to_string().as_bytes());
    i64::from(u16::from_le_bytes([hash.as_bytes()[0], hash.as_bytes()[1]]))
}

/// The table that was opened under this key before, with the same tokens.
pub async fn made_before(hall: &Arc<Hall>, key: Option<&str>) -> Result<Option<Made>> {
    let Some(key) = key else { return Ok(None) };
    let row = hall.store.table(&table_of(Some(key))).await.map_err(unread)?;
    let Some(row) = row else { return Ok(None) };
    let secret = |what: &str| Token::of(Some(key), what);
    if !owns(&row.owner, &secret("owner").hashed()) {
        return Err(problem::conflict("key", "This key was used for something else; take a new one."));
    }
    let seats: Vec<Seated> = serde_json::from_str(&row.seats).map_err(|_| problem::faulty("its row is damaged"))?;
    let seat = |(seat, seated): (usize, &Seated)| seated.token().map(|_| secret(&seat_name(seat)).reveal());
    let seats = seats.iter().enumerate().map(seat).collect();
    let table = hall.ask(&row.id, |reply| table::Command::Info { reply }).await?;
    Ok(Some(Made { table, seats, spectator: secret("spectator").reveal(), owner: secret("owner").reveal() }))
}

fn seat_name(seat: usize) -> String {
    format!("seat {seat}")
}

fn unread(error: store::Error) -> Box<protocol::Problem> {
    tracing::error!(%error, "cannot read a table");
    problem::of_store(&error)
}

/// Opens a table as somebody wishes it.
pub async fn new_table(hall: &Arc<Hall>, wish: NewTable, from: IpAddr) -> Result<Made> {
    checked(&wish)?;
    let game = hall.game(&wish.game).ok_or_else(|| no_game(hall, &wish.game))?;
    let options = game.options(&wish.options).map_err(|what| problem::conflict("options", what))?;
    let plan = Plan {
        game,
        options,
        seats: wish.seats,
        pace: wish.pace,
        undo: wish.undo,
        seed: wish.seed.map_or_else(random, kernel::seed_of),
        seeded: wish.seed.is_some(),
        listed: wish.listed,
        origin: None,
        campaign: None,
        past: Vec::new(),
        from,
        key: wish.key,
    };
    make(hall, plan).await
}

/// What can be seen of a wish without its game.
fn checked(wish: &NewTable) -> Result<()> {
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

pub fn no_game(hall: &Hall, name: &str) -> Box<protocol::Problem> {
    let names: Vec<&str> = hall.shelf.iter().map(|game| game.name()).collect();
    problem::conflict("no-game", format!("There is no game `{name}` here; there are {}.", names.join(", ")))
}

pub async fn make(hall: &Arc<Hall>, plan: Plan<'_>) -> Result<Made> {
    let key = plan.key.as_deref();
    checked_seats(plan.seats.as_deref())?;
    if let Some(made) = made_before(hall, key).await? {
        return Ok(made);
    }
    let play = plan.game.open(&plan.options, plan.seed).map_err(|what| problem::conflict("options", what))?;
    let (seats, tokens) = seat(plan.game, play.seats(), plan.seats, key)?;
    let (owner, spectator) = (Token::of(key, "owner"), Token::of(key, "spectator"));
    let dice = plan.past.iter().filter_map(|past| match &past.entry {
        Entry::Dice { seed } => seed_of(seed),
        _ => None,
    });
    let seeds: Vec<[u8; 32]> = std::iter::once(plan.seed).chain(dice).collect();
    let at = now();
    let row = TableRow {
        id: table_of(key),
        game: plan.game.name().into(),
        rules: plan.game.rules().into(),
        pack: plan.game.pack().into(),
        options: plan.options.to_string(),
        seed: plan.seed.to_vec(),
        seeded: plan.seeded,
        commitment: commitment(&seeds),
        seats: json(&seats),
        pace: json(&plan.pace),
        undo: json(&plan.undo),
        listed: plan.listed,
        owner: owner.hashed().bytes().to_vec(),
        spectator: spectator.hashed().bytes().to_vec(),
        origin: plan.origin,
        campaign: plan.campaign,
        opener: heap(plan.from),
        status: Status::Open,
        fault: None,
        made_at: at,
        touched_at: at,
    };
    if !try_add(hall, &row, &plan.past).await? {
        // The same request came twice at once, and the other one was faster.
        let made = made_before(hall, key).await?;
        return made.ok_or_else(|| problem::unavailable("The table could not be opened; try again."));
    }
    audit::opened(&row, seats.len());
    let table = hall.ask(&row.id, |reply| table::Command::Info { reply }).await?;
    let seats = tokens.into_iter().map(|token| token.map(Token::reveal)).collect();
    Ok(Made { table, seats, spectator: spectator.reveal(), owner: owner.reveal() })
}

/// Writes a table with its past into the store.
pub async fn add(hall: &Hall, row: &TableRow, past: &[Past]) -> Result<()> {
    match try_add(hall, row, past).await? {
        true => Ok(()),
        false => Err(problem::unavailable("The table could not be opened; try again.")),
    }
}

/// The same; false if there is a table with its id.
async fn try_add(hall: &Hall, row: &TableRow, past: &[Past]) -> Result<bool> {
    let entry = |(seq, past): (u64, &Past)| EntryRow {
        table_id: row.id.clone(),
        seq,
        at: row.made_at,
        body: past.entry.to_json(),
        digest: past.digest.clone(),
    };
    let entries: Vec<EntryRow> = (1..).zip(past).map(entry).collect();
    match hall.store.add_table(row, &entries).await {
        Ok(()) => Ok(true),
        Err(store::Error::Exists(_)) => Ok(false),
        Err(error) => {
            tracing::error!(%error, "cannot open a table");
            Err(problem::of_store(&error))
        }
    }
}

fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).unwrap_or_default()
}

/// Who sits where, with a token for each person.
fn seat(
    game: &Arc<dyn Game>,
    seats: u8,
    wishes: Option<Vec<SeatWish>>,
    key: Option<&str>,
) -> Result<(Vec<Seated>, Vec<Option<Token>>)> {
    let count = seats as usize;
    let wishes = wishes.unwrap_or_else(|| {
        let level = game.info(crate::game::Lang::En).levels.pop().unwrap_or_default();
        let bots = std::iter::repeat_n(SeatWish::Bot { level }, count - 1);
        std::iter::once(SeatWish::Human { name: None }).chain(bots).collect()
    });
    if wishes.len() > count {
        return Err(problem::conflict("seats", format!("The table has {count} seats, not {}.", wishes.len())));
    }
    let mut seated = Vec::new();
    let mut tokens = Vec::new();
    let open = std::iter::repeat_n(SeatWish::Open {}, count - wishes.len());
    for (place, wish) in wishes.into_iter().chain(open).enumerate() {
        let (who, token) = match wish {
            SeatWish::Human { name } => {
                let token = Token::of(key, &seat_name(place));
                (Seated::Human { name: checked_name(name)?, token: token.hashed() }, Some(token))
            }
            SeatWish::Bot { level } if game.bot(&level).is_none() => {
                return Err(no_level(&level));
            }
            SeatWish::Bot { level } => (Seated::Bot { level }, None),
            SeatWish::Open {} => (Seated::Open, None),
        };
        seated.push(who);
        tokens.push(token);
    }
    Ok((seated, tokens))
}

/// A name that can be shown.
pub fn checked_name(name: Option<String>) -> Result<Option<String>> {
    let Some(name) = name else { return Ok(None) };
    let length = name.chars().count();
    if !(1..=NAME_LENGTH).contains(&length) {
        return Err(problem::invalid(format!("A name has 1 to {NAME_LENGTH} characters.")));
    }
    let cleaned = words::cleaned(&name);
    cleaned.map(Some).ok_or_else(|| problem::conflict("name", "A name has something that can be seen."))
}

/// The first plays of a game, as the past of another table.
pub fn past_of(
    game: &dyn Game,
    options: &Value,
    seed: [u8; 32],
    first: &Standing,
    dice: [u8; 32],
) -> Result<Vec<Past>> {
    let entry = |step: Step| match step {
        Step::Play { seat, choice } => Some(Entry::Play { seat, choice: choice.to_owned(), key: None }),
        Step::Dice { seed } => Some(Entry::Dice { seed: hex(&seed) }),
        Step::Undo { .. } => None,
    };
    let steps = first.steps().filter_map(entry).chain([Entry::Dice { seed: hex(&dice) }]);
    let mut past: Vec<Past> = steps.map(|entry| Past { entry, digest: String::new() }).collect();
    fill(game, options, seed, &mut past)?;
    Ok(past)
}

/// Works the digests out.
fn fill(game: &dyn Game, options: &Value, seed: [u8; 32], past: &mut [Past]) -> Result<()> {
    let mut play = game.open(options, seed).map_err(|what| problem::faulty(&what))?;
    for past in past {
        play = match &past.entry {
            Entry::Play { seat, choice, .. } => {
                let next = play.play(*seat, choice, crate::game::Lang::En);
                next.map_err(|refusal| problem::faulty(&table::told(&refusal)))?
            }
            Entry::Dice { seed } => play.with_dice(seed_of(seed).ok_or_else(|| problem::faulty("a damaged seed"))?),
            _ => continue,
        };
        past.digest = play.digest();
    }
    Ok(())
}

/// The steps of a log that the rules know of.
pub fn moves(log: &[Logged]) -> Vec<Move<'_>> {
    let mut moves = Vec::new();
    for logged in log {
        let what = match &logged.entry {
            Entry::Play { seat, choice, .. } => Step::Play { seat: *seat, choice },
            Entry::Undo { keep, .. } => Step::Undo { keep: *keep as usize },
            Entry::Dice { seed } => match seed_of(seed) {
                Some(seed) => Step::Dice { seed },
                None => continue,
            },
            _ => continue,
        };
        moves.push(Move { what, digest: &logged.digest });
    }
    moves
}

/// A table from a file: it is played again from the first choice to the last before it is believed.
pub async fn import(hall: &Arc<Hall>, file: TableFile, seats: Option<Vec<SeatWish>>, from: IpAddr) -> Result<Made> {
    if file.muster_table != 1 {
        return Err(problem::invalid("`muster_table` is 1: the form of the file."));
    }
    let game = hall.game(&file.game).ok_or_else(|| no_game(hall, &file.game))?;
    let seed = seed_of(&file.seed).ok_or_else(|| problem::conflict("seed", "The seed of the file is damaged."))?;
    if file.pack != game.pack() {
        return Err(problem::conflict("other-content", "The file was played with another content pack."));
    }
    if let Some(made) = made_before(hall, file.key.as_deref()).await? {
        return Ok(made);
    }
    let mut log = Vec::new();
    for entry in file.entries {
        let parsed: std::result::Result<Entry, _> = serde_json::from_value(entry.entry);
        // Seats, consent and the like belong to the table that was, not to the game.
        if let Ok(parsed @ (Entry::Play { .. } | Entry::Undo { .. } | Entry::Dice { .. })) = parsed {
            log.push(Logged { seq: entry.seq, at: entry.at, entry: parsed, digest: entry.digest });
        }
    }
    let wrong = |what: String| problem::conflict("does-not-replay", format!("The file does not play again: {what}"));
    let options = Value::Object(file.options);
    // A long file takes a while, and nobody else should wait for it.
    let (checking, given) = (game.clone(), options.clone());
    let checked = tokio::task::spawn_blocking(move || (checking.verify(&given, seed, &moves(&log)), log)).await;
    let (verified, log) = checked.map_err(|_| wrong("the rules broke down".into()))?;
    verified.map_err(wrong)?;
    let past = log.into_iter().map(|logged| Past { entry: logged.entry, digest: logged.digest }).collect();
    let plan = Plan {
        game,
        options,
        seats,
        pace: Pace::default(),
        undo: file.undo,
        seed,
        // Whoever has the file has the seed.
        seeded: true,
        listed: false,
        origin: None,
        campaign: None,
        past,
        from,
        key: file.key,
    };
    make(hall, plan).await
}

/// The same table once more: the tokens stay good, at the new table.
pub fn again(row: &TableRow, seats: &[Seated], rotate: bool) -> TableRow {
    let mut seats = seats.to_vec();
    if rotate {
        seats.rotate_right(1);
    }
    let seed: [u8; 32] = random();
    let at = now();
    TableRow {
        id: new_id(),
        seed: seed.to_vec(),
        seeded: false,
        commitment: commitment(&[seed]),
        seats: json(&seats),
        origin: Some(row.id.clone()),
        campaign: None,
        status: Status::Open,
        fault: None,
        made_at: at,
        touched_at: at,
        ..row.clone()
    }
}

/// Whether the token of a campaign is this one.
pub fn owns(kept: &[u8], token: &Hashed) -> bool {
    Hashed::kept(kept).is_some_and(|kept| kept == *token)
}
