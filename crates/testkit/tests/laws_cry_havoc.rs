//! The laws on random games of Cry Havoc: two to four players, every Faction, keys at random.

use cry_havoc::{
    event::Event,
    flow::Frame,
    guess::guess,
    open,
    options::{Keys, Options},
    pack::Pack,
    sight::event_for,
    start,
    terms::*,
    view::View,
    world::Phase,
};
use kernel::{Chance, Seat};
use std::panic::{AssertUnwindSafe, catch_unwind};
use testkit::{
    cry_havoc::{Tested, random_factions, random_options_for},
    laws::{Effort, keep},
};

/// More games with `LAW_GAMES=…`, for a long look.
fn games() -> u64 {
    std::env::var("LAW_GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(6)
}

/// What is not at its default.
fn told(options: &Options) -> String {
    let word = |key| options.keys.get(key).unwrap_or_default();
    let differs = |(key, words): &&(&'static str, &'static [&'static str])| word(key) != words[0];
    let keys: String = Keys::NAMES.iter().filter(differs).map(|(key, _)| format!(", {key} = {}", word(key))).collect();
    let Options { players, factions, level, levels, length, handicaps, .. } = options;
    format!("{players} players {factions:?}, {level} {levels:?}, {length}, {handicaps:?}{keys}")
}

/// Some games of every number of players; all that go wrong are told at once, with their seeds.
fn all_tables(first_seed: u64, options: impl Fn(&Pack, u8, &mut Chance) -> Options) {
    let pack = Pack::frozen().expect("the frozen pack is sound");
    let effort = Effort { every: 4, universe_every: 8, bound: 30_000, eager: false, tries: 1, careful: 600 };
    let (mut broken, mut played) = (Vec::new(), 0);
    for nth in 0..games() {
        // Players without a thought, eager ones, and some that look for a busy board.
        let effort = Effort { eager: nth % 3 == 1, tries: if nth % 3 == 2 { 5 } else { 1 }, ..effort };
        for players in 2..=4 {
            let seed = first_seed + nth * 10 + u64::from(players);
            let options = options(&pack, players, &mut Chance::from_number(seed));
            let game = format!("seed {seed}, {}", told(&options));
            let result = catch_unwind(AssertUnwindSafe(|| keep(&mut Tested::new(&pack, options), seed, effort)));
            match result {
                Ok(Ok(choices)) => played += choices,
                Ok(Err(law)) => broken.push(format!("{game}\n    {law}")),
                Err(_) => broken.push(format!("{game}\n    panic")),
            }
        }
    }
    println!("{played} choices");
    assert!(broken.is_empty(), "{} games break a law:\n{}", broken.len(), broken.join("\n"));
}

#[test]
fn the_laws_hold_by_the_default_rules() {
    all_tables(1_000_000, |_, players, dice| Options::with(&random_factions(players, dice)));
}

#[test]
fn the_laws_hold_with_every_skill() {
    all_tables(2_000_000, |_, players, dice| Options {
        level: "veteran".into(),
        ..Options::with(&random_factions(players, dice))
    });
}

#[test]
fn the_laws_hold_by_any_options() {
    all_tables(3_000_000, random_options_for);
}

/// The laws have teeth: a guess really deals other cards and tokens, hides nothing from its own seat, and keeps what is open.
#[test]
fn a_guess_changes_only_what_is_closed() {
    let pack = Pack::frozen().unwrap();
    let mut table = open(&pack, &Options::new(3), Chance::from_number(5), &mut Vec::new()).unwrap();
    let (mut dice, mut offers) = (Chance::from_number(6), Vec::new());
    // Into the first turn, when all hands are drawn.
    while table.world.phase() != Phase::Actions {
        let seat = table.waiting().iter().next().unwrap();
        table.offers(&pack, seat, &mut offers);
        let choice = offers[dice.draw("choice", offers.len() as u32) as usize];
        table.apply(&pack, seat, choice, &mut Vec::new()).unwrap();
    }
    let guessed = guess(&table, &pack, Seat(0), &mut dice);
    let (real, possible) = (&table.world, &guessed.world);
    assert_eq!(possible.hand(Seat(0)), real.hand(Seat(0)));
    assert_ne!(possible.hand(Seat(1)), real.hand(Seat(1)));
    assert_eq!(possible.hand(Seat(1)).len(), real.hand(Seat(1)).len());
    assert_eq!(possible.hand(Seat(1)).but(Cards::of_faction(real.faction(Side(1)).unwrap())), Cards::NONE);
    assert!(Terrain::ALL.iter().any(|terrain| possible.terrain_deck(*terrain) != real.terrain_deck(*terrain)));
    assert_ne!(possible.laid(), real.laid());
    let views = |seat| (View::of(&table, &pack, seat), View::of(&guessed, &pack, seat));
    let (real, possible) = views(Some(Seat(0)));
    assert_eq!(real, possible);
    assert!(!real.seats[0].hand.is_empty() && real.seats[1].hand.is_empty());
    let (real, possible) = views(Some(Seat(1)));
    assert_ne!(real, possible);
    let (public, other) = views(None);
    assert_eq!(public, other);
    assert!(public.seats.iter().all(|seat| seat.hand.is_empty()));
    assert!(public.question.is_some_and(|question| question.offers.is_none()));
}

/// Two Event tokens are out of the game and nobody knows which: over many guesses every token lies on every spot.
#[test]
fn the_tokens_out_of_the_game_are_guessed_too() {
    let pack = Pack::frozen().unwrap();
    let table = open(&pack, &Options::new(2), Chance::from_number(5), &mut Vec::new()).unwrap();
    let mut dice = Chance::from_number(7);
    let known = table.world.resolved_events().len();
    let mut met = std::collections::BTreeSet::new();
    for _ in 0..100 {
        let guessed = guess(&table, &pack, Seat(0), &mut dice);
        met.extend((0..SPOTS).flat_map(|spot| guessed.world.spot(spot).to_vec()));
    }
    assert_eq!(met.len(), EVENTS - known);
}

/// Cards drawn, put back, stored and looked at are told only to those who see them (rulebook section 29).
#[test]
fn what_others_draw_is_only_counted() {
    let pack = Pack::frozen().unwrap();
    let (world, _) = start(&pack, &Options::new(3)).unwrap();
    let (side, of, cards) = (Side(1), Side(2), Cards(0b1011));
    let (terrain, card) = (Terrain::Desert, Card::of_terrain(Terrain::Desert, 3));
    let (regions, pieces) = (Regions::one(Region(4)), Pieces::one(Piece(9)));
    // The event, and what is told to those who may not see.
    let masked = [
        (
            Event::Drew { side, cards, n: 3, deck: Deck::Own },
            Event::Drew { side, cards: Cards::NONE, n: 3, deck: Deck::Own },
        ),
        (
            Event::PutBack { side, cards, n: 3, deck: Deck::Own },
            Event::PutBack { side, cards: Cards::NONE, n: 3, deck: Deck::Own },
        ),
        (Event::Stored { side, card: Some(card), terrain }, Event::Stored { side, card: None, terrain }),
        (
            Event::Unstored { side, card: Some(card), terrain, open: false },
            Event::Unstored { side, card: None, terrain, open: false },
        ),
        (Event::LookedAtHand { side, of, cards }, Event::LookedAtHand { side, of, cards: Cards::NONE }),
        (
            Event::LookedAtTokens { side, regions, pieces },
            Event::LookedAtTokens { side, regions, pieces: Pieces::NONE },
        ),
    ];
    for (event, counted) in masked {
        assert_eq!(event_for(&event, Some(Seat(1)), &world), event);
        assert_eq!(event_for(&event, Some(Seat(0)), &world), counted);
        assert_eq!(event_for(&event, None, &world), counted);
    }
    let played = Event::Unstored { side, card: Some(card), terrain, open: true };
    assert_eq!(event_for(&played, None, &world), played);
}

/// What each seat has been shown of closed things, worked out from the events alone.
#[derive(Default)]
struct Shown {
    /// By seat: cards seen in the hands of others, and tokens looked at.
    hands: [Cards; PLAYERS],
    pieces: [Pieces; PLAYERS],
}

impl Shown {
    fn note(&mut self, events: &[Event]) {
        for event in events {
            match *event {
                Event::LookedAtHand { side, cards, .. } => {
                    self.hands[side.index()] = self.hands[side.index()].or(cards);
                }
                Event::Recovered { card, .. } => self.hands.iter_mut().for_each(|seen| *seen = seen.with(card)),
                Event::Discarded { card, .. } | Event::TacticPlayed { card, .. } => {
                    self.hands.iter_mut().for_each(|seen| *seen = seen.without(card));
                }
                Event::LookedAtTokens { side, pieces, .. } => {
                    self.pieces[side.index()] = self.pieces[side.index()].or(pieces);
                }
                Event::TokenRevealed { piece, .. } => {
                    self.pieces.iter_mut().for_each(|seen| *seen = seen.without(piece));
                }
                _ => {}
            }
        }
    }
}

/// All numbers of cards, and all faces of tokens, that stand anywhere in a view.
fn named(value: &serde_json::Value, cards: &mut Cards, faces: &mut Vec<String>) {
    match value {
        serde_json::Value::Array(all) => all.iter().for_each(|one| named(one, cards, faces)),
        serde_json::Value::Object(fields) => {
            for (key, field) in fields {
                match (key.as_str(), field) {
                    ("card", serde_json::Value::Number(n)) => {
                        *cards = cards.with(Card(n.as_u64().expect("the number of a card") as u8))
                    }
                    ("face", serde_json::Value::String(face)) => faces.push(face.clone()),
                    _ => named(field, cards, faces),
                }
            }
        }
        _ => {}
    }
}

/// Invariant 13, without asking `sight`, which views and guesses share: no view names a card or a token that section 29 hides.
#[test]
fn no_view_names_what_is_closed() {
    let pack = Pack::frozen().unwrap();
    let mut offers = Vec::new();
    let mut met = 0;
    for seed in 0..games() * 5 {
        let mut dice = Chance::from_number(4_000_000 + seed);
        let options = random_options_for(&pack, 2 + (seed % 3) as u8, &mut dice);
        let top_only = options.keys.get("discards_top_only") == Some("true");
        let (mut shown, mut events) = (Shown::default(), Vec::new());
        let mut table = open(&pack, &options, Chance::from_number(seed), &mut events).unwrap();
        while !table.is_over() {
            shown.note(&events);
            events.clear();
            let world = &table.world;
            for viewer in world.seats().map(Some).chain([None]) {
                let own = |seat: Seat| viewer == Some(seat);
                let mut closed: Cards = Terrain::ALL.iter().flat_map(|t| world.terrain_deck(*t)).copied().collect();
                for seat in world.seats() {
                    closed = closed.or(world.deck(seat).iter().copied().collect());
                    if !own(seat) {
                        let seen = viewer.map_or(Cards::NONE, |viewer| shown.hands[viewer.index()]);
                        closed = closed.or(world.hand(seat).but(seen)).or(world.stored(seat).iter().copied().collect());
                    }
                    if !own(seat) && top_only {
                        closed = closed.or(world.discard(seat).but(world.discard_top(seat).into_iter().collect()));
                    }
                }
                // Cards of an Action discarded one by one were open, even if they are in the deck again.
                if let Some(Frame::Discard(discard)) = table.asking()
                    && own(discard.seat())
                {
                    closed = closed.but(discard.chosen());
                }
                let (mut cards, mut faces) = (Cards::NONE, Vec::new());
                named(&serde_json::to_value(View::of(&table, &pack, viewer)).unwrap(), &mut cards, &mut faces);
                let leaked: Vec<Card> = cards.and(closed).iter().collect();
                assert!(leaked.is_empty(), "seed {seed}, {viewer:?} is told of {leaked:?} at {:?}", table.asking());
                let looked = viewer.map_or(Pieces::NONE, |viewer| shown.pieces[viewer.index()]);
                let known = world.laid().iter().filter(|laid| looked.has(laid.piece)).count();
                assert_eq!(faces.len(), known, "seed {seed}, {viewer:?}: {faces:?}");
                met += known;
            }
            let seat = table.waiting().iter().next().unwrap();
            table.offers(&pack, seat, &mut offers);
            let choice = offers[dice.draw("choice", offers.len() as u32) as usize];
            table.apply(&pack, seat, choice, &mut events).unwrap();
        }
    }
    assert!(met > 0, "nobody ever looked at a token");
}
