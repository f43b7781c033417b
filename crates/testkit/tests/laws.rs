//! The laws on random games of Fireteam Zero: every mission, two to four heroes, keys at random.

use fireteam_zero::{
    choice::Choice,
    event::Event,
    guess::guess,
    open,
    options::{Keys, Options},
    pack::Pack,
    sight::event_for,
    start,
    view::View,
    world::sound::{Ledger, sound},
};
use kernel::{Chance, Seat};
use std::panic::{AssertUnwindSafe, catch_unwind};
use testkit::{
    fireteam_zero::{Tested, random_keys},
    laws::{Effort, keep},
};

/// More games with `LAW_GAMES=…`, for a long look.
fn games() -> u64 {
    std::env::var("LAW_GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(4)
}

/// The keys that are not at their default.
fn changed(options: &Options) -> String {
    let word = |key| options.keys.get(key).unwrap_or_default();
    let differs = |(key, words): &&(&'static str, &'static [&'static str])| word(key) != words[0];
    Keys::NAMES.iter().filter(differs).map(|(key, _)| format!(", {key} = {}", word(key))).collect()
}

/// One game of every mission and number of heroes; all that go wrong are told at once, with their seeds.
fn all_missions(first_seed: u64, keys: bool) {
    let pack = Pack::frozen().expect("the frozen pack is sound");
    let effort = Effort { every: 4, universe_every: 2, bound: 20_000, eager: false, tries: 1, careful: 400 };
    let (mut broken, mut played) = (Vec::new(), 0);
    for nth in 0..games() {
        // Players without a thought lose soon; eager ones do more, and lucky ones live to see the whole mission.
        let effort = Effort { eager: nth % 4 == 1, tries: if nth % 4 > 1 { 10 } else { 1 }, ..effort };
        for (mission, card) in pack.missions.iter().enumerate() {
            for heroes in 2..=4 {
                let seed = first_seed + nth * 1000 + mission as u64 * 10 + u64::from(heroes);
                let mut options = Options::new(&card.meta.id, heroes);
                if keys {
                    options.keys = random_keys(&mut Chance::from_number(seed));
                }
                let game = format!("seed {seed}, mission {}, {heroes} heroes{}", card.meta.id, changed(&options));
                let result = catch_unwind(AssertUnwindSafe(|| keep(&mut Tested::new(&pack, options), seed, effort)));
                match result {
                    Ok(Ok(choices)) => played += choices,
                    Ok(Err(law)) => broken.push(format!("{game}\n    {law}")),
                    Err(_) => broken.push(format!("{game}\n    panic")),
                }
            }
        }
    }
    println!("{played} choices");
    assert!(broken.is_empty(), "{} games break a law:\n{}", broken.len(), broken.join("\n"));
}

#[test]
fn the_laws_hold_by_the_default_rules() {
    all_missions(1_000_000, false);
}

#[test]
fn the_laws_hold_by_any_keys() {
    all_missions(2_000_000, true);
}

/// The laws have teeth: a guess really deals other cards, hides nothing from its own seat, and keeps what is open.
#[test]
fn a_guess_changes_only_what_is_closed() {
    let pack = Pack::frozen().unwrap();
    let mut table = open(&pack, &Options::new("1.1", 3), Chance::from_number(5), &mut Vec::new()).unwrap();
    let (mut dice, mut offers) = (Chance::from_number(6), Vec::new());
    // Into the first hero turn, when all hands are drawn.
    while table.world.turn().seat.is_none() {
        let seat = table.waiting().iter().next().unwrap();
        table.offers(&pack, seat, &mut offers);
        let yes = offers.iter().copied().find(|offer| *offer == Choice::Yes);
        let choice = yes.unwrap_or(offers[dice.draw("choice", offers.len() as u32) as usize]);
        table.apply(&pack, seat, choice, &mut Vec::new()).unwrap();
    }
    let guessed = guess(&table, &pack, Seat(0), &mut dice);
    assert_eq!(guessed.world.hand(Seat(0)), table.world.hand(Seat(0)));
    assert_ne!(guessed.world.hand(Seat(1)), table.world.hand(Seat(1)));
    assert_eq!(guessed.world.hand_len(Seat(1)), table.world.hand_len(Seat(1)));
    assert_ne!(guessed.world.recon_deck(), table.world.recon_deck());
    let views = |seat| (View::of(&table, &pack, seat), View::of(&guessed, &pack, seat));
    let (real, possible) = views(Some(Seat(0)));
    assert_eq!(real, possible);
    assert!(real.heroes[0].hand.is_some() && real.heroes[1].hand.is_none());
    let (real, possible) = views(Some(Seat(1)));
    assert_ne!(real, possible);
    let (public, other) = views(None);
    assert_eq!(public, other);
    assert!(public.heroes.iter().all(|hero| hero.hand.is_none()));
    assert!(public.question.is_some_and(|question| question.offers.is_none()));
}

/// Cards drawn are told to their owner only, unless hands are open.
#[test]
fn what_others_draw_is_only_counted() {
    let pack = Pack::frozen().unwrap();
    let drew = Event::Drew { seat: Seat(1), cards: 0b1011, n: 3 };
    let counted = Event::Drew { seat: Seat(1), cards: 0, n: 3 };
    let mut options = Options::new("1.1", 2);
    let (world, _) = start(&pack, &options).unwrap();
    assert_eq!(event_for(&drew, Some(Seat(1)), &world), drew);
    assert_eq!(event_for(&drew, Some(Seat(0)), &world), counted);
    assert_eq!(event_for(&drew, None, &world), counted);
    options.keys.set("open_hands", "true").unwrap();
    let (world, _) = start(&pack, &options).unwrap();
    assert_eq!(event_for(&drew, Some(Seat(0)), &world), drew);
}

/// The books of another mission do not fit.
#[test]
fn a_figure_too_many_is_noticed() {
    let pack = Pack::frozen().unwrap();
    let table = |mission| open(&pack, &Options::new(mission, 2), Chance::from_number(1), &mut Vec::new()).unwrap();
    let (one, other) = (table("1.1"), table("2.1"));
    let ledger = Ledger::new(&one.world, &pack);
    assert_eq!(sound(&one.world, &pack, &ledger), Ok(()));
    assert!(sound(&other.world, &pack, &ledger).unwrap_err().starts_with("FZ-INV-02"));
}
