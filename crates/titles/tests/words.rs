//! A title tells its game without knowing who draws it, and its bots play at any table.
#![allow(clippy::unwrap_used, reason = "a test may fail by panicking")]

use kernel::{Chance, Refused, Table};
use std::sync::{Arc, atomic::AtomicBool};
use titles::{Bot, Errand, Lang, Level, NAMES, Title, Words, dispatch, new_record};

/// Tables and bots of any title go from thread to thread: this need only compile.
fn movable<T: Title>() {
    fn send<X: Send>() {}
    send::<Table<T>>();
    send::<Bot<T>>();
    send::<T::Pack>();
}

/// Two hundred random choices at the default table, told in every language.
struct Told;

impl Errand for Told {
    type Out = ();
    fn run<T: Title>(self) {
        movable::<T>();
        let pack = T::pack(None).unwrap();
        let (world, frame) = T::start(&pack, &T::defaults(&pack)).unwrap();
        let mut events = Vec::new();
        let mut table = Table::<T>::new(world, frame, Chance::from_number(3), &pack, &mut events).unwrap();
        let mut bot = Bot::<T>::new(Level::Random, 3);
        let words = Lang::ALL.iter().map(|lang| T::Words::new(&pack, *lang)).collect::<Vec<_>>();
        let (mut sentences, mut cards, mut played) = (0, 0, 0);
        for _ in 0..200 {
            let Some(seat) = bot.seat(&table) else { break };
            let choice = bot.choose(&table, &pack, seat).unwrap();
            for words in &words {
                let texts = [
                    words.question(&table, seat),
                    words.choice(&table, seat, choice),
                    words.brief(&table, seat, choice),
                ];
                for text in &texts {
                    assert!(!text.is_empty() && !text.contains('['), "{}: {text}", T::NAME);
                }
                let refused = words.refused(&Refused::NotAsked, &table, seat, choice);
                assert!(!refused.is_empty());
                if let Some(card) = words.card(&table, seat, choice) {
                    cards += 1;
                    assert!(!card.title.is_empty() && !card.source.is_empty(), "{}", card.title);
                }
            }
            events.clear();
            table.apply(&pack, seat, choice, &mut events).unwrap();
            played += 1;
            let told: Vec<T::Event> = events.iter().map(|event| T::told(event, &table.world, Some(seat))).collect();
            sentences += words.iter().map(|words| words.report(&table.world, &told).len()).sum::<usize>();
        }
        // Most choices are told, in each language; a game whose entries can be shown shows some behind its offers.
        assert!(sentences > 2 * played, "{}: {sentences} sentences of {played} choices", T::NAME);
        let shown = T::entries(&pack, Lang::En).is_empty() || cards > 10;
        assert!(shown, "{}: {cards} cards", T::NAME);
    }
}

#[test]
fn every_game_is_told_in_every_language() {
    NAMES.iter().for_each(|name| dispatch(name, Told).unwrap());
}

/// The first choices of a bot that is stopped before it begins, and whether they are offered.
struct Stopped;

impl Errand for Stopped {
    type Out = ();
    fn run<T: Title>(self) {
        let pack = T::pack(None).unwrap();
        let (world, frame) = T::start(&pack, &T::defaults(&pack)).unwrap();
        let mut events = Vec::new();
        let fresh = Table::<T>::new(world, frame, Chance::from_number(5), &pack, &mut events).unwrap();
        let mut table = fresh.clone();
        for level in Level::ALL {
            let mut bot = Bot::<T>::new(*level, 5).stopped_by(Arc::new(AtomicBool::new(true)));
            for _ in 0..10 {
                // A game may be short.
                if table.is_over() {
                    table = fresh.clone();
                }
                let seat = bot.seat(&table).unwrap();
                let choice = bot.choose(&table, &pack, seat).unwrap();
                table.apply(&pack, seat, choice, &mut events).unwrap();
            }
        }
    }
}

#[test]
fn a_bot_that_is_stopped_still_answers() {
    NAMES.iter().for_each(|name| dispatch(name, Stopped).unwrap());
}

#[test]
fn levels_are_known_by_their_words() {
    assert!(Level::ALL.iter().all(|level| Level::from_word(level.word()) == Some(*level)));
    assert_eq!(Level::from_word("human"), None);
}

#[test]
fn a_new_record_names_what_it_was_made_with() {
    struct Begun;
    impl Errand for Begun {
        type Out = ();
        fn run<T: Title>(self) {
            let pack = T::pack(None).unwrap();
            let record = new_record::<T>(&pack, T::defaults(&pack), [7; 32]);
            assert_eq!((record.game.as_str(), record.rules.as_str()), (T::NAME, titles::RULES));
            assert_eq!((record.pack.as_str(), record.entries.len()), (T::fingerprint(&pack), 0));
        }
    }
    NAMES.iter().for_each(|name| dispatch(name, Begun).unwrap());
}
