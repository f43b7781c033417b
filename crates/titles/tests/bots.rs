//! What every bot of every title must keep: it knows no more than its seat, and the same seed plays the same game.
#![allow(clippy::unwrap_used, reason = "a test may fail by panicking")]

use ::cry_havoc::{CryHavoc, advice, choice::Choice, options::Options, terms::Action};
use ::fireteam_zero::FireteamZero;
use bots::{Player, Random, Search, Settings};
use kernel::{Chance, Seat, Table};
use std::time::Duration;
use titles::{Bot, Level, Title};

/// The content that the rules are tested on.
fn frozen<T: Title>() -> T::Pack {
    T::pack(Some(&content::files::frozen(T::NAME))).unwrap()
}

/// Tables that random players have brought about, one in so many questions, and the seat that is asked.
fn tables<T: Title>(pack: &T::Pack, seed: u64, one_in: u32) -> Vec<(Table<T>, Seat)> {
    let (world, frame) = T::start(pack, &T::defaults(pack)).unwrap();
    let mut events = Vec::new();
    let mut table = Table::new(world, frame, Chance::from_number(seed), pack, &mut events).unwrap();
    let mut player = Random::new(&T::mind(), Chance::from_number(seed + 1));
    let mut offers = Vec::new();
    let mut found = Vec::new();
    while let Some(seat) = player.seat(&table) {
        T::mind().offers(&table, pack, seat, &mut offers);
        if offers.len() > 1 && table.ask().unwrap().number % one_in == 0 {
            found.push((table.clone(), seat));
        }
        let choice = player.choose(&table, pack, seat).unwrap();
        table.apply(pack, seat, choice, &mut events).unwrap();
    }
    found
}

fn chosen<T: Title>(level: Level, table: &Table<T>, pack: &T::Pack, seat: Seat) -> Option<T::Choice> {
    Bot::<T>::new(level, 7).choose(table, pack, seat)
}

/// In two worlds that its seat cannot tell apart a bot does the same.
fn knows_no_more_than_its_seat<T: Title>() {
    let pack = frozen::<T>();
    let (mut looked, mut differ) = (0, 0);
    for seed in 0..6 {
        for (table, seat) in tables::<T>(&pack, seed, 11).into_iter().take(8) {
            let other = (T::mind().guess)(&table, &pack, seat, &mut Chance::from_number(seed + 99));
            let worlds = [&table, &other].map(|table| serde_json::to_string(&table.world).unwrap());
            differ += u32::from(worlds[0] != worlds[1]);
            for level in [Level::Recruit, Level::Regular, Level::Veteran] {
                let ways = [&table, &other].map(|table| chosen::<T>(level, table, &pack, seat));
                assert_eq!(ways[0], ways[1], "{} at {:?}", level.word(), table.ask());
            }
            looked += 1;
        }
    }
    assert!(looked > 20 && differ * 2 > looked, "{differ} of {looked} worlds differ in what is hidden");
}

/// The same seed and the same number of guesses give the same thoughts, on one core and on two.
fn thinks_the_same_again<T: Title>() {
    let pack = frozen::<T>();
    for trees in [1, 2] {
        let settings = Settings { trees, iterations: 16, ..T::THOUGHTS.0 };
        for (table, seat) in tables::<T>(&pack, 5, 37).into_iter().take(6) {
            let think = || {
                let mut bot = Search::new(T::mind(), settings, Chance::from_number(3));
                bot.think(&table, &pack, seat).into_iter().map(|way| (way.choices, way.visits)).collect::<Vec<_>>()
            };
            let ways = think();
            assert_eq!(ways, think());
            assert!(ways.iter().map(|(_, visits)| visits).sum::<u32>() >= 16, "{ways:?}");
        }
    }
}

/// Whoever has no time at all takes what looks best.
fn answers_without_time<T: Title>() {
    let pack = frozen::<T>();
    let settings = Settings { time: Some(Duration::ZERO), ..T::THOUGHTS.0 };
    for (table, seat) in tables::<T>(&pack, 6, 41) {
        let ways = Search::new(T::mind(), settings, Chance::from_number(3)).think(&table, &pack, seat);
        assert_eq!(ways.iter().map(|way| way.visits).collect::<Vec<_>>(), [1]);
    }
}

/// A game of bots comes to its end, and only the careless take back what they have begun.
fn plays_to_the_end<T: Title>(levels: [Level; 2], seed: u64) {
    let pack = frozen::<T>();
    let (world, frame) = T::start(&pack, &T::defaults(&pack)).unwrap();
    let mut events = Vec::new();
    let mut table = Table::<T>::new(world, frame, Chance::from_number(seed), &pack, &mut events).unwrap();
    let mut bots = levels.map(|level| Bot::<T>::new(level, seed));
    while let Some(seat) = table.waiting().iter().next() {
        let choice = bots[seat.0 as usize % 2].choose(&table, &pack, seat).expect("a bot answers");
        let careless = levels[seat.0 as usize % 2] == Level::Recruit;
        assert!(careless || !(T::mind().takes_back)(&choice), "{choice:?} at {:?}", table.ask());
        assert!(!(T::mind().unpicks)(&table, choice), "{choice:?} at {:?}", table.ask());
        table.apply(&pack, seat, choice, &mut events).expect("a bot takes what is offered");
    }
    assert!(!T::outcome(&table.world).is_null());
}

/// A bot that goes on with what it thought before takes one of the steps that its turn can begin with, not the answer to another
/// question that looks the same.
fn answers_the_question_asked(seed: u64) {
    let pack = frozen::<FireteamZero>();
    let (world, frame) = FireteamZero::start(&pack, &FireteamZero::defaults(&pack)).unwrap();
    let mut events = Vec::new();
    let mut table = Table::<FireteamZero>::new(world, frame, Chance::from_number(seed), &pack, &mut events).unwrap();
    let mut bot = Bot::<FireteamZero>::new(Level::Veteran, seed);
    while let Some(seat) = table.waiting().iter().next() {
        let choice = bot.choose(&table, &pack, seat).expect("a bot answers");
        let steps = (FireteamZero::mind().lines)(&table, &pack, seat);
        let known = steps.iter().any(|step| step.choices.first() == Some(&choice));
        assert!(steps.is_empty() || known, "{choice:?} is none of {steps:?}");
        table.apply(&pack, seat, choice, &mut events).expect("a bot takes what is offered");
    }
}

/// Whoever thinks takes no Action that does nothing: two cards could always be drawn instead.
fn wastes_no_action(levels: [Level; 3], seed: u64) {
    let pack = frozen::<CryHavoc>();
    let (world, frame) = CryHavoc::start(&pack, &Options::new(3)).unwrap();
    let mut events = Vec::new();
    let mut table = Table::<CryHavoc>::new(world, frame, Chance::from_number(seed), &pack, &mut events).unwrap();
    let mut bots = levels.map(|level| Bot::<CryHavoc>::new(level, seed));
    let (mut turns, mut turn) = (0, Vec::new());
    let mut offers = Vec::new();
    while let Some(seat) = table.waiting().iter().next() {
        let choice = bots[seat.0 as usize].choose(&table, &pack, seat).expect("a bot answers");
        if table.ask().unwrap().key == "question-action" {
            table.offers(&pack, seat, &mut offers);
            assert!(offers.contains(&Choice::Action(Action::Draw)), "{offers:?}");
            turn.clear();
            turns += 1;
        }
        turn.push(choice);
        table.apply(&pack, seat, choice, &mut events).expect("a bot takes what is offered");
        let goes_on = table.waiting().has(seat) && table.ask().is_some_and(|ask| ask.key != "question-action");
        assert!(goes_on || !advice::is_void(&turn), "seat {} does nothing: {turn:?}", seat.0);
    }
    assert!(turns > 20, "{turns} turns");
}

#[test]
fn cry_havoc_bots_waste_no_action() {
    wastes_no_action([Level::Regular, Level::Veteran, Level::Regular], 1);
    wastes_no_action([Level::Veteran, Level::Regular, Level::Veteran], 2);
}

/// A turn that prepares the next one can be played, does something, and is followed by a Move that does something.
#[test]
fn cry_havoc_prepares_what_can_be_done() {
    let pack = frozen::<CryHavoc>();
    let mut found = 0;
    for (table, seat) in (0..4).flat_map(|seed| tables::<CryHavoc>(&pack, seed, 3)) {
        let guess = (CryHavoc::mind().guess)(&table, &pack, seat, &mut Chance::from_number(1));
        for (_, choices, then) in advice::preparations(&guess, &pack, seat) {
            assert!(!advice::is_void(&choices) && !advice::is_void(&then), "{choices:?}, then {then:?}");
            assert_eq!(then.first(), Some(&Choice::Action(Action::Move)));
            let mut played = guess.clone();
            for choice in &choices {
                played.apply(&pack, seat, *choice, &mut Vec::new()).expect("a choice that is offered");
            }
            assert!(!played.waiting().has(seat) || played.ask().is_some_and(|ask| ask.key != "question-action"));
            found += 1;
        }
    }
    assert!(found > 20, "{found} preparations");
}

#[test]
fn fireteam_zero_bots_answer_the_question_asked() {
    (1..=6).for_each(answers_the_question_asked);
}

#[test]
fn fireteam_zero_bots_know_no_more_than_their_seats() {
    knows_no_more_than_its_seat::<FireteamZero>();
}

#[test]
fn cry_havoc_bots_know_no_more_than_their_seats() {
    knows_no_more_than_its_seat::<CryHavoc>();
}

#[test]
fn fireteam_zero_bots_think_the_same_again() {
    thinks_the_same_again::<FireteamZero>();
    answers_without_time::<FireteamZero>();
}

#[test]
fn cry_havoc_bots_think_the_same_again() {
    thinks_the_same_again::<CryHavoc>();
    answers_without_time::<CryHavoc>();
}

#[test]
fn fireteam_zero_is_played_to_the_end() {
    plays_to_the_end::<FireteamZero>([Level::Recruit, Level::Regular], 1);
    plays_to_the_end::<FireteamZero>([Level::Veteran, Level::Regular], 2);
}

#[test]
fn cry_havoc_is_played_to_the_end() {
    plays_to_the_end::<CryHavoc>([Level::Recruit, Level::Regular], 1);
    plays_to_the_end::<CryHavoc>([Level::Veteran, Level::Recruit], 2);
}
