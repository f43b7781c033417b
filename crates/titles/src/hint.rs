//! Hints for any title: what a seat could answer, what that is worth and why; and the turns of a game in which it should have
//! answered otherwise. They rest on what the seat knows.

use crate::{Lang, Title, Words};
use bots::{Mind, ROUND, Search, Settings, Way};
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
/// A smaller part of a value is not worth a word.
const NOTHING: f32 = 0.01;
/// Losing less than this part of a value is no slip.
const SLIP: f32 = 0.02;
/// A second reason is told if it is so large beside the first.
const BESIDE: f32 = 0.35;

/// One way to answer.
#[derive(Clone, Debug, PartialEq)]
pub struct Hinted<C> {
    pub choice: C,
    /// The choice in the words of the question.
    pub text: String,
    /// What the seat would choose after it, as far as that can be said.
    pub then: Vec<String>,
    /// None where there is nothing to think about.
    pub estimate: Option<Estimate>,
    pub why: String,
}

/// How well something is expected to end.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Estimate {
    /// The chance of victory, from 0 to 1.
    Chance(f32),
    /// What is won or lost until the end of the round, in points of the game.
    Points(f32),
}

/// A turn in which a seat should have chosen otherwise.
#[derive(Clone, Debug, PartialEq)]
pub struct Slip {
    /// The plays before it.
    pub at: usize,
    pub round: u32,
    /// What was chosen, in a row, and what that was worth.
    pub chosen: Vec<String>,
    pub was: Estimate,
    /// What would have been better.
    pub better: Vec<String>,
    pub could_be: Estimate,
    pub why: String,
}

/// The turns of a game in which a seat lost most by its choices, the worst first.
#[derive(Clone, Debug, PartialEq)]
pub struct Review {
    pub slips: Vec<Slip>,
    /// Whether the whole game was looked at: time may run out.
    pub whole: bool,
}

/// A search whose dice come from what everybody knows, so that the same question gets the same answer.
fn search<T: Title>(
    mind: Mind<T>,
    settings: Settings,
    table: &Table<T>,
    seat: Seat,
    stop: &Arc<AtomicBool>,
) -> Search<T> {
    let number = table.ask().map_or(0, |ask| u64::from(ask.number));
    let dice = Chance::from_number((number << 8 | u64::from(seat.0)) ^ 0x6869_6e74_0000_0000);
    Search::new(mind, settings, dice).stopped_by(stop.clone())
}

/// How long a hint thinks: longer than a veteran, who has more than one question to answer.
fn thoughts<T: Title>() -> (Settings, u32) {
    let veteran = T::THOUGHTS.0;
    let settings = Settings { iterations: 2 * veteran.iterations, beginnings: SHOWN + 1, ..veteran };
    (settings, (veteran.iterations / 2).max(24))
}

/// How long a review thinks about every choice: a glance that tells where to look.
fn glance<T: Title>() -> (Settings, u32) {
    let veteran = T::THOUGHTS.0;
    (Settings { iterations: (veteran.iterations / 4).max(4), width: Some(4), ..veteran }, 4)
}

/// The best answers of a seat to its question, the best first; one alone where nothing else is offered, none if it is not asked.
/// Thinking ends soon after `stop` is set.
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
        return vec![Hinted { choice: *only, text, then: Vec::new(), estimate: None, why }];
    }
    let (settings, guesses) = thoughts::<T>();
    let mut ways = search(T::adviser(), settings, table, seat, stop).advise(table, pack, seat, SHOWN + 1, guesses);
    let pointless = |way: &Way<T::Choice>| {
        way.choices.first().is_some_and(|choice| (T::adviser().pointless)(table, pack, seat, *choice))
    };
    if !ways.iter().all(pointless) {
        ways.retain(|way| !pointless(way));
    }
    let hinted = |way: Way<T::Choice>| {
        let choice = *way.choices.first()?;
        Some(Hinted {
            choice,
            text: words.choice(table, seat, choice),
            then: told::<T>(table, pack, seat, &words, &way.choices).into_iter().skip(1).collect(),
            estimate: Some(estimate(&way)),
            why: why(words.speech(), &way.terms),
        })
    };
    ways.into_iter().take(SHOWN).filter_map(hinted).collect()
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
    let looked = |turn: &Turn<T>, (settings, guesses): (Settings, u32)| {
        // What belongs to a plan is looked at where the plan begins.
        let mut search = search(T::mind(), settings, &turn.table, seat, stop);
        let ways = search.second_thoughts(&turn.table, pack, seat, &turn.own, guesses)?;
        Some(ways).filter(|_| !stopped())
    };
    let mut found = Vec::new();
    for turn in turns.into_iter().take_while(|_| !stopped()) {
        let ways = looked(&turn, glance::<T>());
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
        let again = if stopped() { None } else { looked(&turn, thoughts::<T>()) };
        // Without time for a second look the glance must do.
        let ways = again.or_else(|| stopped().then_some(glanced));
        let Some(ways) = ways.filter(|ways| loss(ways) > SLIP) else { continue };
        let told = |way: &Way<T::Choice>| told::<T>(&turn.table, pack, seat, &words, &way.choices);
        let [better, own] = &ways;
        let slip = Slip {
            at: turn.at,
            round: turn.clock / ROUND,
            chosen: told(own),
            was: estimate(own),
            better: told(better),
            could_be: estimate(better),
            why: why(words.speech(), &better.terms),
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
            if turns.last().is_some_and(|last| last.clock != clock) || !(mind.lines)(&guess, pack, seat).is_empty() {
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

fn estimate<C>(way: &Way<C>) -> Estimate {
    way.points.map_or(Estimate::Chance(way.value), Estimate::Points)
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
    let mut guess = (mind.guess)(table, pack, seat, &mut Chance::from_number(0));
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

/// The largest differences in one sentence.
fn why(speech: &Speech, terms: &[(&'static str, f32)]) -> String {
    let large = |(_, by): &&(&str, f32)| by.abs() > NOTHING;
    let told = |(name, by): &(&str, f32)| {
        let way = Value::from(if *by > 0.0 { "more" } else { "less" });
        speech.say(&format!("worth-{name}"), &Args::from_iter([("way", way)]))
    };
    let Some(first) = terms.first().filter(large) else { return speech.word("worth-even") };
    let second = terms.get(1).filter(large).filter(|second| second.1.abs() > BESIDE * first.1.abs());
    // What speaks for it comes first.
    let (first, second) = match second {
        Some(second) if first.1 < 0.0 && second.1 > 0.0 => (second, Some(first)),
        second => (first, second),
    };
    let mut args = Args::from_iter([("first", Value::from(told(first)))]);
    let Some(second) = second else { return speech.say("worth-leads", &args) };
    args.set("second", told(second));
    speech.say(if (first.1 > 0.0) == (second.1 > 0.0) { "worth-leads-both" } else { "worth-leads-but" }, &args)
}
