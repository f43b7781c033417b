//! The laws that every game keeps, on one random game at a time. A [`Subject`] tells what is particular to a game.
//!
//! Broken laws come back as text that names the law; the caller adds the seed.

use kernel::{Chance, Game, Join, Move, Record, Refused, Seat, Table};
use serde::{Serialize, de::DeserializeOwned};

/// The world and the first frame of a game.
pub type Start<G> = (<G as Game>::World, <G as Game>::Frame);

/// One game to be put to the test: its content, its options, and what only the game knows.
pub trait Subject {
    type G: Game;
    type Options: Clone + Serialize + DeserializeOwned;

    fn pack(&self) -> &<Self::G as Game>::Pack;
    fn options(&self) -> Self::Options;
    fn start(&self) -> Result<Start<Self::G>, String>;
    /// Every value that anyone could send as a choice.
    fn universe(&self, table: &Table<Self::G>) -> Vec<<Self::G as Game>::Choice>;
    /// Whether the refusal names a rule of the rulebook.
    fn names_a_rule(&self, why: &<Self::G as Game>::Why) -> bool;
    /// What must add up; called at every question with the events that led there.
    fn sound(&mut self, table: &Table<Self::G>, events: &[<Self::G as Game>::Event]) -> Result<(), String>;
    /// The view of a seat or of a spectator, as it crosses the wire.
    fn view(&self, table: &Table<Self::G>, viewer: Option<Seat>) -> String;
    /// The events as this seat is told them, leaving out what comes from hidden cards.
    fn told(&self, table: &Table<Self::G>, events: &[<Self::G as Game>::Event], viewer: Seat) -> Vec<String>;
    /// A table that this seat considers possible.
    fn guess(&self, table: &Table<Self::G>, seat: Seat, chance: &mut Chance) -> Table<Self::G>;
    fn seats(&self) -> u8;
    /// All that this seat is told, from any source.
    fn heard(&self, table: &Table<Self::G>, events: &[<Self::G as Game>::Event], viewer: Seat) -> Vec<String> {
        self.told(table, events, viewer)
    }
    /// Whether being asked must not tell what a player holds: true of games in which players oppose each other.
    fn asked_is_public(&self) -> bool {
        false
    }
    /// Whether a choice only takes back a card that was pointed at for the open question: games that are recorded go on instead.
    fn unpicks(&self, _: &Table<Self::G>, _: <Self::G as Game>::Choice) -> bool {
        false
    }
    /// How well the players stand: lets them survive long enough to see more of the game.
    fn standing(&self, table: &Table<Self::G>) -> i64;
}

type Choice<S> = <<S as Subject>::G as Game>::Choice;
type Broken = Result<(), String>;

/// How much of a random game is put to the test.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    /// Questions between two looks at the dear laws (secrecy).
    pub every: u32,
    /// Questions between two looks at all conceivable choices.
    pub universe_every: u32,
    /// Most choices in a game.
    pub bound: usize,
    /// The players decline (the default choice) only if nothing else is offered.
    pub eager: bool,
    /// Offers that a player tries out before taking the best; 1 is a player without a thought. They know what the dice
    /// will be, so their games go on longer than those of the unlucky.
    pub tries: u32,
    /// Choices after which the players are without a thought again, so that every game ends.
    pub careful: usize,
}

/// Plays one random game and holds every law against every question of it. Gives the number of choices.
pub fn keep<S: Subject>(subject: &mut S, seed: u64, effort: Effort) -> Result<usize, String> {
    let mut dice = Chance::from_number(seed ^ 0x1a75);
    let record = Record {
        game: S::G::NAME.into(),
        rules: String::new(),
        pack: String::new(),
        options: subject.options(),
        seed: std::array::from_fn(|at| seed.to_le_bytes()[at % 8]),
        entries: Vec::new(),
    };
    let mut events = Vec::new();
    let mut journal = kernel::Journal::<S::G, S::Options>::new(record, subject.start()?, subject.pack(), &mut events)
        .map_err(|error| format!("it does not start: {error}"))?;
    let mut offers = Vec::new();
    while !journal.table.is_over() {
        let plays = journal.plays().len();
        subject.sound(&journal.table, &events).map_err(|broken| at(plays, &journal.table, "sound", broken))?;
        let waiting: Vec<Seat> = journal.table.waiting().iter().collect();
        let seat = waiting[dice.draw("seat", waiting.len() as u32) as usize];
        journal.table.offers(subject.pack(), seat, &mut offers);
        if offers.is_empty() {
            return Err(at(plays, &journal.table, "dead end", format!("seat {} has no offer", seat.0)));
        }
        if effort.eager && offers.iter().any(|offer| *offer != Choice::<S>::default()) {
            offers.retain(|offer| *offer != Choice::<S>::default());
        }
        let tries = if plays < effort.careful { effort.tries } else { 1 };
        let choice = choose(subject, &journal.table, seat, &offers, tries, &mut dice);
        if dice.draw("universe", effort.universe_every) == 0 {
            offered_is_accepted(subject, &journal.table).map_err(|b| at(plays, &journal.table, "offered", b))?;
        }
        let secrecy = dice.draw("secrecy", effort.every) == 0;
        if secrecy {
            secret(subject, &journal.table, seat, choice, &mut dice)
                .map_err(|b| at(plays, &journal.table, "secrecy", b))?;
        }
        let before = journal.table.clone();
        let digest = before.digest();
        events.clear();
        journal
            .play(subject.pack(), seat, choice, &mut events)
            .map_err(|error| at(plays, &before, "accepted", format!("{choice:?}: {error}")))?;
        if before.digest() != digest {
            return Err(at(plays, &before, "clone", "playing on changed the copy".into()));
        }
        saved(subject, &before, seat, choice, journal.table.digest())
            .map_err(|b| at(plays, &before, "save and load", b))?;
        joined(subject, &before, &journal.table, seat).map_err(|b| at(plays, &before, "joined", b))?;
        if plays >= effort.bound {
            return Err(at(plays, &journal.table, "end", "it goes on and on".into()));
        }
    }
    subject.sound(&journal.table, &events).map_err(|broken| format!("at the end: {broken}"))?;
    let plays = journal.plays().len();
    replayed(subject, &journal.record)?;
    undone(subject, journal, &mut dice)?;
    Ok(plays)
}

/// The best of some offers drawn at random.
pub(crate) fn choose<S: Subject>(
    subject: &S,
    table: &Table<S::G>,
    seat: Seat,
    offers: &[Choice<S>],
    tries: u32,
    dice: &mut Chance,
) -> Choice<S> {
    let mut any = || offers[dice.draw("choice", offers.len() as u32) as usize];
    let mut best = any();
    let mut best_standing = i64::MIN;
    for nth in 0..tries.max(1) {
        let choice = if nth == 0 { best } else { any() };
        let mut tried = table.clone();
        if tries > 1 && tried.apply(subject.pack(), seat, choice, &mut Vec::new()).is_ok() {
            let standing = subject.standing(&tried);
            if standing > best_standing {
                (best, best_standing) = (choice, standing);
            }
        }
    }
    best
}

fn at<G: Game>(plays: usize, table: &Table<G>, law: &str, broken: String) -> String {
    format!("{law}: after {plays} choices, at {:?}: {broken}", table.asking())
}

/// Exactly the offered choices are accepted, and every refusal names a rule.
fn offered_is_accepted<S: Subject>(subject: &S, table: &Table<S::G>) -> Broken {
    let universe = subject.universe(table);
    let mut offers = Vec::new();
    for seat in (0..subject.seats()).map(Seat) {
        table.offers(subject.pack(), seat, &mut offers);
        for (nth, offer) in offers.iter().enumerate() {
            if offers[..nth].contains(offer) {
                return Err(format!("seat {} is offered {offer:?} twice", seat.0));
            }
            if !universe.contains(offer) {
                return Err(format!("{offer:?} is offered and not conceivable"));
            }
        }
        let asked = table.waiting().has(seat);
        for choice in &universe {
            let offered = offers.contains(choice);
            match table.why_not(subject.pack(), seat, *choice) {
                None if !offered => return Err(format!("seat {}: {choice:?} is accepted, not offered", seat.0)),
                Some(why) if offered => return Err(format!("seat {}: {choice:?} is offered, refused {why:?}", seat.0)),
                Some(Refused::Rule(why)) if !subject.names_a_rule(&why) => {
                    return Err(format!("the refusal of {choice:?} names no rule: {why:?}"));
                }
                Some(Refused::Rule(_)) if !asked => return Err(format!("seat {} is not asked", seat.0)),
                _ => {}
            }
        }
    }
    Ok(())
}

/// A snapshot goes on as the table does.
fn saved<S: Subject>(subject: &S, before: &Table<S::G>, seat: Seat, choice: Choice<S>, digest: [u8; 8]) -> Broken {
    let mut loaded = Table::<S::G>::from_bytes(&before.to_bytes(), subject.pack())
        .map_err(|error| format!("a snapshot is unreadable: {error}"))?;
    loaded.apply(subject.pack(), seat, choice, &mut Vec::new()).map_err(|error| format!("{choice:?}: {error}"))?;
    if loaded.digest() == digest { Ok(()) } else { Err(format!("{choice:?} went otherwise on the snapshot")) }
}

/// While others are thinking, an answer changes nothing that they or spectators see but who is still waited for.
fn joined<S: Subject>(subject: &S, before: &Table<S::G>, after: &Table<S::G>, seat: Seat) -> Broken {
    let (Some(was), Some(is)) = (before.ask(), after.ask()) else { return Ok(()) };
    if was.join != Join::All || was.number != is.number {
        return Ok(());
    }
    // Another answer of the same seat must look the same to everybody else.
    let mut offers = Vec::new();
    before.offers(subject.pack(), seat, &mut offers);
    for other in offers {
        let mut table = before.clone();
        table.apply(subject.pack(), seat, other, &mut Vec::new()).map_err(|error| format!("{other:?}: {error}"))?;
        let watchers = (0..subject.seats()).map(Seat).filter(|s| *s != seat).map(Some).chain([None]);
        for watcher in watchers {
            if subject.view(&table, watcher) != subject.view(after, watcher) {
                return Err(format!("{watcher:?} can tell what seat {} answered", seat.0));
            }
        }
    }
    Ok(())
}

/// Tables that differ only in what a seat cannot see look the same to it, and go on telling it the same.
fn secret<S: Subject>(subject: &S, table: &Table<S::G>, seat: Seat, choice: Choice<S>, dice: &mut Chance) -> Broken {
    for viewer in (0..subject.seats()).map(Seat) {
        let guessed = subject.guess(table, viewer, dice);
        let (real, other) = (subject.view(table, Some(viewer)), subject.view(&guessed, Some(viewer)));
        if real != other {
            return Err(format!("seat {} sees through: {}", viewer.0, difference(&real, &other)));
        }
        if subject.asked_is_public() {
            asked_alike(subject, table, &guessed, (seat, choice), viewer)?;
        }
        if viewer != seat {
            continue;
        }
        let (mut real, mut other) = (table.clone(), guessed);
        other.set_chance(table.chance().clone());
        let (mut told, mut told_other) = (Vec::new(), Vec::new());
        real.apply(subject.pack(), seat, choice, &mut told).map_err(|error| error.to_string())?;
        other
            .apply(subject.pack(), seat, choice, &mut told_other)
            .map_err(|error| format!("{choice:?} is refused in a possible world: {error}"))?;
        let (told, told_other) = (subject.told(&real, &told, viewer), subject.told(&other, &told_other, viewer));
        if let (Some(first), Some(second)) = (told.first(), told_other.first())
            && first != second
        {
            return Err(format!("{choice:?} tells seat {}: {first}, or {second}", viewer.0));
        }
    }
    let public = subject.view(table, None);
    for viewer in (0..subject.seats()).map(Seat) {
        if subject.view(&subject.guess(table, viewer, dice), None) != public {
            return Err("a spectator sees through".into());
        }
    }
    Ok(())
}

/// Everybody can tell who is asked next: as long as a seat is told the same in a possible world, the same seats are
/// asked. So the worlds may diverge only where both continue with different events, because something hidden came to light there:
/// if one of them asks where the other goes on, the question itself tells what is hidden. A choice of somebody else may not
/// exist in a possible world, because it points at something hidden.
fn asked_alike<S: Subject>(
    subject: &S,
    table: &Table<S::G>,
    guessed: &Table<S::G>,
    (seat, choice): (Seat, Choice<S>),
    viewer: Seat,
) -> Broken {
    let (mut real, mut other) = (table.clone(), guessed.clone());
    other.set_chance(table.chance().clone());
    let (mut heard, mut heard_other) = (Vec::new(), Vec::new());
    real.apply(subject.pack(), seat, choice, &mut heard).map_err(|error| error.to_string())?;
    if other.apply(subject.pack(), seat, choice, &mut heard_other).is_err() {
        return Ok(());
    }
    let (heard, heard_other) = (subject.heard(&real, &heard, viewer), subject.heard(&other, &heard_other, viewer));
    if heard.iter().zip(&heard_other).any(|(one, two)| one != two) {
        return Ok(());
    }
    let asked = |table: &Table<S::G>| table.ask().map(|ask| ask.seats);
    if heard.len() == heard_other.len() && asked(&real) == asked(&other) {
        return Ok(());
    }
    let both = heard.len().min(heard_other.len());
    let (one, two) = (heard.get(both), heard_other.get(both));
    Err(format!(
        "who is asked after {choice:?} tells seat {} what is hidden: {:?} after {one:?}, or {:?} after {two:?}",
        viewer.0,
        real.asking(),
        other.asking()
    ))
}

fn difference(one: &str, other: &str) -> String {
    let at = one.bytes().zip(other.bytes()).take_while(|(a, b)| a == b).count();
    let near = |text: &str| text.bytes().skip(at.saturating_sub(80)).take(160).map(char::from).collect::<String>();
    format!("…{}… or …{}…", near(one), near(other))
}

/// The same log gives the same digests.
fn replayed<S: Subject>(subject: &S, record: &Record<S::Options, Choice<S>>) -> Broken {
    kernel::Journal::<S::G, S::Options>::replay(record, subject.start()?, subject.pack(), |_, _, _| {})
        .map(drop)
        .map_err(|error| format!("replay: {error}"))
}

/// Going back to any point and playing the same again gives the same digests, and the longer log replays too.
fn undone<S: Subject>(subject: &S, mut journal: kernel::Journal<S::G, S::Options>, dice: &mut Chance) -> Broken {
    let plays = journal.plays().to_vec();
    let digests: Vec<_> = journal.record.entries.iter().map(|entry| entry.digest).collect();
    let keep = dice.draw("undo", plays.len() as u32 + 1) as usize;
    journal.undo(subject.pack(), keep).map_err(|error| format!("undo to {keep}: {error}"))?;
    if keep > 0 && journal.table.digest() != digests[keep - 1] {
        return Err(format!("undo: the table after {keep} choices is another one"));
    }
    for (nth, (seat, choice)) in plays.iter().enumerate().skip(keep) {
        journal
            .play(subject.pack(), *seat, *choice, &mut Vec::new())
            .map_err(|error| format!("redo {nth}: {error}"))?;
        if journal.table.digest() != digests[nth] {
            return Err(format!("redo: choice {nth} went otherwise the second time"));
        }
    }
    let undone = journal.record.entries.iter().any(|entry| matches!(entry.what, Move::Undo { .. }));
    if !undone {
        return Err("undo: it is not in the log".into());
    }
    replayed(subject, &journal.record)
}
