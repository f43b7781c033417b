//! Hints for any title: what a seat could answer, what that is worth and why; and the turns of a game in which it should have
//! answered otherwise. They rest on what the seat knows.

use crate::{Lang, Title, Words};
use bots::{Comparison, ROUND, Reason, Rollout, Search, Settings, Way};
use content::speech::{Args, Speech, Value};
use kernel::{Chance, Move, Seat, Table};
use std::sync::{
    Arc,
    atomic::{AtomicBool, Ordering},
};

/// Ways that a hint shows; one more is compared with them.
const SHOWN: usize = 3;
/// Turns that a review shows, and those among which it finds them.
const TURNS: usize = 5;
const LOOKED_INTO: usize = 10;
/// Losing less than this part of a value is no slip, and ways that are nearer to each other come to the same.
const SLIP: f32 = 0.02;
/// A second reason is told if it is so large beside the first.
const BESIDE: f32 = 0.35;
/// A smaller part of a value is not worth a word, where another is.
const NOTHING: f32 = 0.002;
/// Guesses in which ways are compared, and as many of them as tell a review where to look.
const GUESSES: u32 = 24;
const GLANCE: u32 = 4;

/// One way to answer.
#[derive(Clone, Debug, PartialEq)]
pub struct Hinted<C> {
    pub choice: C,
    /// The choice in the words of the question.
    pub text: String,
    /// What the seat would choose after it, as far as that can be said.
    pub then: Vec<String>,
    /// The chance of victory, from 0 to 1, where among rivals a good place counts a little; none where there is nothing to think about.
    pub chance: Option<f32>,
    /// What it comes to, and what sets it apart from the others.
    pub why: String,
}

/// A turn in which a seat should have chosen otherwise.
#[derive(Clone, Debug, PartialEq)]
pub struct Slip {
    /// The plays before it.
    pub at: usize,
    pub round: u32,
    /// The question, as it was put to the seat.
    pub asked: String,
    /// What was chosen, in a row, and the chance of victory after it.
    pub chosen: Vec<String>,
    pub was: f32,
    /// What would have been better.
    pub better: Vec<String>,
    pub could_be: f32,
    pub why: String,
}

/// The turns of a game in which a seat lost most by its choices, the worst first.
#[derive(Clone, Debug, PartialEq)]
pub struct Review {
    pub slips: Vec<Slip>,
    /// Whether the whole game was looked at: time may run out.
    pub whole: bool,
}

/// A search whose dice come from what everybody knows, so that the same question gets the same answer: hints, reviews and
/// rehearsals compare ways in the same guesses, and so agree.
fn search<T: Title>(settings: Settings, table: &Table<T>, seat: Seat, stop: &Arc<AtomicBool>) -> Search<T> {
    let number = table.ask().map_or(0, |ask| u64::from(ask.number));
    let dice = Chance::from_number((number << 8 | u64::from(seat.0)) ^ 0x6869_6e74_0000_0000);
    Search::new(T::adviser(), settings, dice).stopped_by(stop.clone())
}

/// How long a hint thinks: longer than a veteran, who has more than one question to answer.
fn thoughts<T: Title>() -> Settings {
    let veteran = T::THOUGHTS.0;
    Settings { iterations: 2 * veteran.iterations, beginnings: SHOWN + 1, ..veteran }
}

/// How long a review thinks about every choice: a glance that tells where to look.
fn glance<T: Title>() -> Settings {
    let veteran = T::THOUGHTS.0;
    Settings { iterations: (veteran.iterations / 4).max(4), width: Some(4), ..veteran }
}

/// Ways are played on to the end of the round, of which people can be told something.
fn comparison<T: Title>(guesses: u32) -> Comparison {
    let guesses = if guesses == GUESSES { guesses.max(T::THOUGHTS.0.iterations / 2) } else { guesses };
    Comparison { guesses, horizon: Rollout::Sensible { rounds: 1 } }
}

/// A table that looks the same to the seat: the true one knows more.
fn guess<T: Title>(table: &Table<T>, pack: &T::Pack, seat: Seat) -> Table<T> {
    (T::mind().guess)(table, pack, seat, &mut Chance::from_number(0))
}

/// The ways to answer a question: all of them where they can be listed, otherwise those that the search likes best.
fn ways<T: Title>(
    search: &mut Search<T>,
    table: &Table<T>,
    pack: &T::Pack,
    seat: Seat,
    most: usize,
) -> Vec<Vec<T::Choice>> {
    let listed = T::listed(&guess(table, pack, seat), pack, seat);
    if listed.is_empty() { search.beginnings(table, pack, seat, most) } else { listed }
}

/// How good ways are that somebody else has found, as a hint would say; the same order.
pub(crate) fn values<T: Title>(table: &Table<T>, pack: &T::Pack, seat: Seat, ways: &[Vec<T::Choice>]) -> Vec<f32> {
    let search = search(thoughts::<T>(), table, seat, &Arc::default());
    let judged = search.compare(table, pack, seat, ways.to_vec(), comparison::<T>(GUESSES));
    let value = |way: &Vec<T::Choice>| judged.iter().find(|judged| judged.choices == *way).map_or(0.0, |way| way.value);
    ways.iter().map(value).collect()
}

/// The best answers of a seat to its question, the best first; one alone where nothing else is offered or all come to the same, none
/// if it is not asked. Thinking ends soon after `stop` is set.
pub fn hint<T: Title>(
    table: &Table<T>,
    pack: &T::Pack,
    seat: Seat,
    lang: Lang,
    stop: &Arc<AtomicBool>,
) -> Vec<Hinted<T::Choice>> {
    let words = T::Words::new(pack, lang);
    let mut offers = Vec::new();
    T::adviser().offers(table, pack, seat, &mut offers);
    if let [only] = offers.as_slice() {
        let (text, why) = (words.choice(table, seat, *only), words.speech().word("worth-only"));
        return vec![Hinted { choice: *only, text, then: Vec::new(), chance: None, why }];
    }
    let guess = guess(table, pack, seat);
    let mut search = search(thoughts::<T>(), table, seat, stop);
    let found = ways(&mut search, table, pack, seat, SHOWN + 1);
    let mut ways = search.compare(table, pack, seat, found, comparison::<T>(GUESSES));
    let pointless = |way: &Way<T::Choice>| {
        way.choices.first().is_some_and(|choice| (T::adviser().pointless)(table, pack, seat, *choice))
    };
    if !ways.iter().all(pointless) {
        ways.retain(|way| !pointless(way));
    }
    let mut begun = Vec::new();
    ways.retain(|way| {
        let new = !begun.contains(&way.choices.first().copied());
        begun.push(way.choices.first().copied());
        new
    });
    // Where nothing sets any of them apart, one will do.
    let alike = ways.iter().all(|way| way.reasons.iter().all(|reason| reason.weight == 0.0));
    ways.truncate(if alike { 1 } else { SHOWN + 1 });
    let lone = (ways.len() == 1).then(|| words.speech().word(if alike { "worth-alike" } else { "worth-lone" }));
    let edge = edges(&ways);
    let hinted = |(way, edge): (Way<T::Choice>, f32)| {
        let choice = *way.choices.first()?;
        let comes_to = T::comes_to(&words, &guess, pack, seat, &way);
        Some(Hinted {
            choice,
            text: words.choice(table, seat, choice),
            then: told::<T>(table, pack, seat, &words, &way.choices).into_iter().skip(1).collect(),
            chance: Some(way.value),
            why: sentences(comes_to, lone.clone().unwrap_or_else(|| why(words.speech(), &way.reasons, edge))),
        })
    };
    ways.into_iter().zip(edge).take(SHOWN).filter_map(hinted).collect()
}

fn sentences(first: Option<String>, second: String) -> String {
    match first {
        Some(first) => format!("{first} {second}"),
        None => second,
    }
}

/// How much better each way is than the others on average.
fn edges<C>(ways: &[Way<C>]) -> Vec<f32> {
    let sum: f32 = ways.iter().map(|way| way.value).sum();
    let others = ways.len().saturating_sub(1).max(1) as f32;
    ways.iter().map(|way| way.value - (sum - way.value) / others).collect()
}

/// Plays a game again and looks at every choice of a seat. The moves are those that stand: none is taken back.
pub fn review<T: Title>(
    table: Table<T>,
    pack: &T::Pack,
    moves: &[Move<T::Choice>],
    seat: Seat,
    lang: Lang,
    stop: &Arc<AtomicBool>,
) -> Review {
    let stopped = || stop.load(Ordering::Relaxed);
    let turns = turns(table, pack, moves, seat);
    let looked = |turn: &Turn<T>, settings: Settings, guesses: u32| {
        // What belongs to a plan is looked at where the plan begins.
        let mut search = search(settings, &turn.table, seat, stop);
        let ways = second_thoughts(&mut search, turn, pack, seat, guesses)?;
        Some(ways).filter(|_| !stopped())
    };
    let mut found = Vec::new();
    for turn in turns.into_iter().take_while(|_| !stopped()) {
        let ways = looked(&turn, glance::<T>(), GLANCE);
        found.extend(ways.map(|ways| (ways, turn)));
    }
    found.sort_by(|a, b| loss(&b.0).total_cmp(&loss(&a.0)));
    // The worst of every turn.
    let mut seen = Vec::new();
    found.retain(|(_, turn)| {
        let new = !seen.contains(&turn.clock);
        seen.push(turn.clock);
        new
    });
    let words = T::Words::new(pack, lang);
    let mut slips = Vec::new();
    for (glanced, turn) in found.into_iter().take(LOOKED_INTO) {
        let again = if stopped() { None } else { looked(&turn, thoughts::<T>(), GUESSES) };
        // Without time for a second look the glance must do.
        let ways = again.or_else(|| stopped().then_some(glanced));
        let Some(ways) = ways.filter(|ways| loss(ways) > SLIP) else { continue };
        let told = |way: &Way<T::Choice>| told::<T>(&turn.table, pack, seat, &words, &way.choices);
        let [better, own] = &ways;
        let comes_to = T::comes_to(&words, &guess(&turn.table, pack, seat), pack, seat, better);
        let because = why(words.speech(), &better.reasons, loss(&ways));
        let slip = Slip {
            at: turn.at,
            round: turn.clock / ROUND,
            asked: words.question(&turn.table, seat),
            chosen: told(own),
            was: own.value,
            better: told(better),
            could_be: better.value,
            why: sentences(comes_to, because),
        };
        // Rows may part only where they can no longer be told.
        if slip.chosen != slip.better {
            slips.push((loss(&ways), slip));
        }
    }
    slips.sort_by(|a, b| b.0.total_cmp(&a.0));
    slips.truncate(TURNS);
    Review { slips: slips.into_iter().map(|(_, slip)| slip).collect(), whole: !stopped() }
}

/// The best way to answer and the one that was taken instead; none if there is no better one, or nothing to think about.
fn second_thoughts<T: Title>(
    search: &mut Search<T>,
    turn: &Turn<T>,
    pack: &T::Pack,
    seat: Seat,
    guesses: u32,
) -> Option<[Way<T::Choice>; 2]> {
    if search.goes_without_saying(&turn.table, pack, seat) {
        return None;
    }
    let mut ways = ways(search, &turn.table, pack, seat, 1);
    // Where ways are rows of choices, so is what was done; it may be one of them.
    let known = ways.iter().find(|way| turn.own.starts_with(way)).cloned();
    let row = if ways.first()?.len() > 1 { turn.own.as_slice() } else { turn.own.get(..1)? };
    let own = known.as_deref().unwrap_or(row);
    if ways.len() == 1 && ways[0] == own {
        return None;
    }
    ways.retain(|way| way != own);
    ways.push(own.to_vec());
    let mut judged = search.compare(&turn.table, pack, seat, ways, comparison::<T>(guesses)).into_iter();
    let better = judged.next().filter(|best| best.choices != own)?;
    let own = judged.find(|way| way.choices == own)?;
    Some([better, own])
}

/// What a seat was asked, and what it did.
struct Turn<T: Title> {
    /// The plays before it.
    at: usize,
    clock: u32,
    table: Table<T>,
    /// Its choices from here to the next question at which plans are made, or the end of the turn.
    own: Vec<T::Choice>,
}

/// Plays a game again and stops wherever the seat was asked.
fn turns<T: Title>(mut table: Table<T>, pack: &T::Pack, moves: &[Move<T::Choice>], seat: Seat) -> Vec<Turn<T>> {
    let mind = T::mind();
    let mut turns: Vec<Turn<T>> = Vec::new();
    // Turns before this one have come to their end.
    let mut open = 0;
    let (mut at, mut events) = (0, Vec::new());
    for step in moves {
        let (who, choice) = match step {
            Move::Play { seat, choice } => (*seat, *choice),
            Move::Dice { seed } => {
                table.set_chance(Chance::seeded(*seed));
                continue;
            }
            Move::Undo { .. } => continue,
        };
        if who == seat {
            let clock = (mind.clock)(&table.world);
            let guess = (mind.guess)(&table, pack, seat, &mut Chance::from_number(0));
            let begins = || !(mind.lines)(&guess, pack, seat).is_empty() || !T::listed(&guess, pack, seat).is_empty();
            if turns.last().is_some_and(|last| last.clock != clock) || begins() {
                open = turns.len();
            }
            turns.push(Turn { at, clock, table: table.clone(), own: Vec::new() });
            turns[open..].iter_mut().for_each(|turn| turn.own.push(choice));
        }
        events.clear();
        if table.apply(pack, who, choice, &mut events).is_err() {
            break;
        }
        at += 1;
    }
    turns
}

fn loss<C>([better, own]: &[Way<C>; 2]) -> f32 {
    better.value - own.value
}

/// A row of choices in words, as long as nobody else is asked in between. All but the first are told on a guess: the table
/// itself knows more than the seat.
fn told<T: Title>(
    table: &Table<T>,
    pack: &T::Pack,
    seat: Seat,
    words: &T::Words<'_>,
    choices: &[T::Choice],
) -> Vec<String> {
    let mind = T::mind();
    let begun = (mind.clock)(&table.world);
    let mut guess = guess(table, pack, seat);
    let (mut events, mut offers, mut texts) = (Vec::new(), Vec::new(), Vec::new());
    for choice in choices {
        mind.offers(&guess, pack, seat, &mut offers);
        if (mind.clock)(&guess.world) != begun || !offers.contains(choice) {
            break;
        }
        // What leaves no choice goes without saying.
        if texts.is_empty() || offers.len() > 1 {
            texts.push(words.brief(&guess, seat, *choice));
        }
        if guess.apply(pack, seat, *choice, &mut events).is_err() {
            break;
        }
    }
    texts
}

/// What sets a way apart from the others, in one sentence: what speaks for it comes first where it is better than they are.
fn why(speech: &Speech, reasons: &[Reason], edge: f32) -> String {
    let told = |reason: &Reason| {
        // A number that says the opposite is about something else of the same name.
        let more = reason.more.filter(|more| more * reason.weight > 0.0).unwrap_or(0.0);
        let args = [
            ("way", Value::from(if reason.weight > 0.0 { "more" } else { "less" })),
            ("n", Value::from(more.abs().round())),
        ];
        speech.say(&format!("worth-{}", reason.name), &Args::from_iter(args))
    };
    let matters = |reason: &&Reason| reason.weight.abs() > NOTHING;
    let large = if reasons.iter().any(|reason| matters(&reason)) { NOTHING } else { 0.0 };
    let side = |good: bool| reasons.iter().find(|reason| reason.weight.abs() > large && (reason.weight > 0.0) == good);
    let (good, bad) = (side(true), side(false));
    let (first, but) = match (good, bad) {
        (None, None) => return speech.word("worth-alike"),
        (Some(good), bad) if edge >= 0.0 => (good, bad),
        (good, Some(bad)) if edge <= 0.0 => (bad, good),
        // The sum of small things, or what only experience tells.
        _ => {
            let n = (edge.abs() * 100.0).round().max(1.0);
            let args = [("way", Value::from(if edge > 0.0 { "more" } else { "less" })), ("n", Value::from(n))];
            return speech.say("worth-experience", &Args::from_iter(args));
        }
    };
    let mut args = Args::from_iter([("first", Value::from(told(first)))]);
    let second = reasons.iter().find(|other| other.name != first.name && (other.weight > 0.0) == (first.weight > 0.0));
    let large = |other: &&Reason| other.weight.abs() > BESIDE * first.weight.abs();
    if let Some(but) = but.filter(large) {
        args.set("second", told(but));
        return speech.say("worth-beside-but", &args);
    }
    let Some(second) = second.filter(large) else { return speech.say("worth-beside", &args) };
    args.set("second", told(second));
    speech.say("worth-beside-both", &args)
}
