//! What hints, goals and reviews of every title must keep: they know no more than the seat, say the same again, show different
//! choices, and find a blunder.
#![allow(clippy::unwrap_used, reason = "a test may fail by panicking")]

use ::cry_havoc::{CryHavoc, choice::Choice as Havoc, terms::Action};
use ::fireteam_zero::{FireteamZero, choice::Choice as Fire};
use bots::{Player, Random};
use kernel::{Chance, Game, Move, Seat, Table};
use std::sync::{Arc, atomic::AtomicBool};
use titles::{Bot, Hinted, Lang, Level, Review, Title, Words, hint, review};

/// The content that the rules are tested on.
fn frozen<T: Title>() -> T::Pack {
    T::pack(Some(&content::files::frozen(T::NAME))).unwrap()
}

fn opened<T: Title>(pack: &T::Pack, seed: u64) -> Table<T> {
    let (world, frame) = T::start(pack, &T::defaults(pack)).unwrap();
    Table::new(world, frame, Chance::from_number(seed), pack, &mut Vec::new()).unwrap()
}

/// Tables that random players have brought about, one in so many questions, and the seat that is asked.
fn tables<T: Title>(pack: &T::Pack, seed: u64, one_in: u32) -> Vec<(Table<T>, Seat)> {
    let mut table = opened::<T>(pack, seed);
    let mut player = Random::new(&T::mind(), Chance::from_number(seed + 1));
    let (mut events, mut offers, mut found) = (Vec::new(), Vec::new(), Vec::new());
    while let Some(seat) = player.seat(&table) {
        T::mind().offers(&table, pack, seat, &mut offers);
        if offers.len() > 1 && table.ask().unwrap().number.is_multiple_of(one_in) {
            found.push((table.clone(), seat));
        }
        let choice = player.choose(&table, pack, seat).unwrap();
        table.apply(pack, seat, choice, &mut events).unwrap();
    }
    found
}

fn hinted<T: Title>(table: &Table<T>, pack: &T::Pack, seat: Seat, stopped: bool) -> Vec<Hinted<T::Choice>> {
    hint::<T>(table, pack, seat, Lang::En, &Arc::new(AtomicBool::new(stopped)))
}

/// In two worlds that the seat cannot tell apart a hint is the same, word by word, and so it is when asked for again.
fn knows_no_more_than_the_seat<T: Title>() {
    let pack = frozen::<T>();
    let (mut thought, mut differ) = (0, 0);
    for seed in 0..3 {
        for (table, seat) in tables::<T>(&pack, seed, 7).into_iter().take(9) {
            let other = (T::mind().guess)(&table, &pack, seat, &mut Chance::from_number(seed + 99));
            let worlds = [&table, &other].map(|table| serde_json::to_string(&table.world).unwrap());
            differ += u32::from(worlds[0] != worlds[1]);
            let ways = [&table, &other].map(|table| hinted::<T>(table, &pack, seat, false));
            assert_eq!(ways[0], ways[1], "at {:?}", table.ask());
            thought += u32::from(ways[0].len() > 1);
        }
    }
    assert!(
        differ > 15 && thought > 10,
        "{differ} worlds differ in what is hidden, {thought} hints were thought about"
    );
}

/// The goal too is the same in two worlds that a seat cannot tell apart.
fn goal_knows_no_more_than_the_seat<T: Title>() {
    let pack = frozen::<T>();
    let words = T::Words::new(&pack, Lang::En);
    let (mut said, mut differ) = (0, 0);
    for (n, (table, seat)) in (0..).zip((30..34).flat_map(|seed| tables::<T>(&pack, seed, 3))) {
        let other = (T::mind().guess)(&table, &pack, seat, &mut Chance::from_number(n));
        let worlds = [&table, &other].map(|table| serde_json::to_string(&table.world).unwrap());
        differ += u32::from(worlds[0] != worlds[1]);
        let goals = [&table, &other].map(|table| words.goal(table, Some(seat)));
        assert_eq!(goals[0], goals[1], "at {:?}", table.ask());
        said += u32::from(goals[0].is_some());
    }
    assert!(differ > 50 && said > 50, "{differ} worlds differ in what is hidden, {said} goals were said");
}

#[test]
fn goals_know_no_more_than_the_seat() {
    goal_knows_no_more_than_the_seat::<FireteamZero>();
    goal_knows_no_more_than_the_seat::<CryHavoc>();
}

/// Whoever follows hints does not go round in a circle: nobody is told to take back what can be gone on with.
fn goes_onward<T: Title>() {
    let pack = frozen::<T>();
    let mut looked = 0;
    for (table, seat) in (20..24).flat_map(|seed| tables::<T>(&pack, seed, 1)) {
        let mut offers = Vec::new();
        table.offers(&pack, seat, &mut offers);
        if !offers.iter().any(T::mind().takes_back) || looked == 12 {
            continue;
        }
        looked += 1;
        let ways = hinted::<T>(&table, &pack, seat, false);
        assert!(ways.len() < 2 || !ways.iter().any(|way| (T::mind().takes_back)(&way.choice)), "at {:?}", table.ask());
        assert!(!ways.iter().any(|way| (T::mind().unpicks)(&table, way.choice)), "at {:?}", table.ask());
    }
    assert!(looked > 3, "only {looked} questions can be taken back");
}

#[test]
fn hints_go_onward() {
    goes_onward::<CryHavoc>();
    goes_onward::<FireteamZero>();
}

/// The ways of a hint begin with different offers, the best first, and say why; who is stopped at once says something too.
fn shows_different_choices<T: Title>() {
    let pack = frozen::<T>();
    let (mut three, mut many) = (0, 0);
    for (table, seat) in (8..13).flat_map(|seed| tables::<T>(&pack, seed, 7).into_iter().take(7)) {
        let mut offers = Vec::new();
        T::mind().offers(&table, &pack, seat, &mut offers);
        for stopped in [false, true] {
            let ways = hinted::<T>(&table, &pack, seat, stopped);
            assert!((1..=3).contains(&ways.len()), "{ways:?}");
            for (nth, way) in ways.iter().enumerate() {
                assert!(offers.contains(&way.choice));
                assert!(!ways[..nth].iter().any(|other| other.choice == way.choice), "twice {:?}", way.choice);
                assert!(way.why.ends_with('.') && !way.why.contains("worth-"), "{}", way.why);
            }
            assert!(ways.len() == 1 || ways.is_sorted_by(|a, b| a.chance >= b.chance));
            // One is enough where nothing sets the others apart.
            if !stopped && offers.len() > 3 && ways.len() > 1 {
                many += 1;
                three += u32::from(ways.len() == 3);
            }
        }
    }
    // Planners leave out what is plainly bad.
    assert!(many > 2 && three * 4 >= many * 3, "{three} of {many} hints show three ways");
}

/// The review of a game of good players in which a seat throws a turn away: the nth time that it is asked so, it answers like
/// this as long as that gives an answer. And how many plays there were before.
fn blunder<T: Title>(
    seat: Seat,
    key: &str,
    nth: u32,
    mut absurd: impl FnMut(&[T::Choice]) -> Option<T::Choice>,
) -> (Review, usize) {
    let pack = frozen::<T>();
    let mut table = opened::<T>(&pack, 4);
    let mut bots = [1, 2].map(|seed| Bot::<T>::new(Level::Veteran, seed));
    let (mut moves, mut events, mut offers) = (Vec::new(), Vec::new(), Vec::new());
    let (mut asked, mut at, mut throws) = (0, 0, false);
    while let Some(who) = table.waiting().iter().next() {
        table.offers(&pack, who, &mut offers);
        if who == seat && table.ask().is_some_and(|ask| ask.key == key) {
            asked += 1;
            throws = asked == nth;
            if throws {
                at = moves.len();
            }
        }
        let thrown = if throws && who == seat { absurd(&offers) } else { None };
        throws &= who != seat || thrown.is_some();
        let choice = thrown.or_else(|| bots[who.0 as usize % 2].choose(&table, &pack, who));
        table.apply(&pack, who, choice.unwrap(), &mut events).unwrap();
        moves.push(Move::Play { seat: who, choice: choice.unwrap() });
    }
    assert!(at > 0 && !throws, "the turn was not thrown away");
    let stop = Arc::new(AtomicBool::new(false));
    (review::<T>(opened::<T>(&pack, 4), &pack, &moves, seat, Lang::En, &stop), at)
}

/// Whether the turn is among the worst of its review, with what would have been better.
fn is_found((review, at): (Review, usize), among: usize) -> bool {
    assert!(review.whole && review.slips.len() <= 5, "{review:#?}");
    for slip in &review.slips {
        assert!(slip.could_be > slip.was, "{slip:#?}");
        assert!(slip.chosen != slip.better, "{slip:#?}");
    }
    review.slips.iter().take(among).any(|slip| slip.at == at)
}

#[test]
fn a_review_of_fireteam_zero_finds_turns_thrown_away() {
    let found = |nth: &u32| {
        let mut once = Some(Fire::Pass);
        is_found(blunder::<FireteamZero>(Seat(0), "question-turn", *nth, |_| once.take()), 1)
    };
    // At the very beginning little is lost by it.
    let found: Vec<u32> = (1..=5).filter(found).collect();
    assert!(found.len() >= 4, "of the turns 1 to 5 it found {found:?}");
}

#[test]
fn a_review_of_cry_havoc_finds_turns_thrown_away() {
    let found = |nth: &u32| {
        let mut cards = Vec::new();
        // All cards for a movement of nobody.
        let absurd = |offers: &[Havoc]| {
            let new = |offer: &&Havoc| matches!(offer, Havoc::Card(_) | Havoc::Position(_)) && !cards.contains(*offer);
            let card = offers.iter().find(new).copied();
            cards.extend(card);
            let rest = [Havoc::Action(Action::Move), Havoc::Done];
            card.or_else(|| rest.into_iter().find(|choice| offers.contains(choice)))
        };
        // Good players slip too: one turn of their own may have been worse.
        is_found(blunder::<CryHavoc>(Seat(0), "question-action", *nth, absurd), 2)
    };
    // Now and then a hand is no great loss: what it could have done is done by the next one.
    let found: Vec<u32> = (2..=9).filter(found).collect();
    assert!(found.len() >= 6, "of the turns 2 to 9 it found {found:?}");
}

#[test]
fn hints_of_fireteam_zero_know_no_more_than_the_seat() {
    knows_no_more_than_the_seat::<FireteamZero>();
}

#[test]
fn hints_of_cry_havoc_know_no_more_than_the_seat() {
    knows_no_more_than_the_seat::<CryHavoc>();
}

#[test]
fn hints_show_different_choices() {
    shows_different_choices::<FireteamZero>();
    shows_different_choices::<CryHavoc>();
}

/// What a rehearsal puts first, in a row. It is the same in another world that looks the same, and without hints it has no order.
fn rehearsed(table: &Table<CryHavoc>, pack: &<CryHavoc as Game>::Pack, seat: Seat) -> Vec<Havoc> {
    let inquiry = serde_json::json!({"ask": "rehearsal"});
    let ask = |table: &_, hints: bool| CryHavoc::advise(table, pack, Some(seat), &inquiry, Lang::En, hints).unwrap();
    let other = (CryHavoc::mind().guess)(table, pack, seat, &mut Chance::from_number(99));
    let told = ask(table, true);
    assert_eq!(told, ask(&other, true));
    let plain = ask(table, false);
    assert_eq!((&plain["stage"], plain["cases"][0]["rows"].as_array().unwrap().len()), (&"standing".into(), 1));
    let row = &told["cases"][0]["rows"][0];
    match (row["placed"].as_array(), row.get("card")) {
        (Some(placed), _) => {
            let number = |n: &serde_json::Value| Havoc::Number(n.as_u64().unwrap() as u8);
            placed[..2].iter().map(number).chain([Havoc::Done]).collect()
        }
        (None, Some(card)) => vec![Havoc::Card(serde_json::from_value(card.clone()).unwrap())],
        (None, None) => vec![Havoc::Pass],
    }
}

/// A game of veterans who in battles do what a rehearsal puts first: a hint says the same, and no review finds fault with it.
#[test]
fn hint_rehearsal_and_review_agree() {
    let pack = frozen::<CryHavoc>();
    let opened = || opened::<CryHavoc>(&pack, 6);
    let mut table = opened();
    let mut bots = [1, 2].map(|seed| Bot::<CryHavoc>::new(Level::Veteran, seed));
    let (mut moves, mut events, mut offers) = (Vec::new(), Vec::new(), Vec::new());
    let (mut planned, mut agreed, mut without_fault) = (Vec::new(), 0, Vec::new());
    while let Some(who) = table.waiting().iter().next() {
        table.offers(&pack, who, &mut offers);
        if table.ask().is_some_and(|ask| matches!(ask.key, "question-deploy-control" | "question-tactic")) {
            planned = rehearsed(&table, &pack, who);
            let advised = hinted::<CryHavoc>(&table, &pack, who, false);
            if advised.len() > 1 {
                assert_eq!(advised[0].choice, planned[0], "{advised:#?}");
                agreed += 1;
                // A card has questions of its own, which bots answer as they like.
                without_fault.extend((!matches!(planned[0], Havoc::Card(_))).then_some((who, moves.len())));
            }
            planned.reverse();
        }
        // Where no Units are left there is no question.
        while planned.last().is_some_and(|choice| !offers.contains(choice)) {
            planned.pop();
        }
        let choice = planned.pop().or_else(|| bots[who.index()].choose(&table, &pack, who)).unwrap();
        table.apply(&pack, who, choice, &mut events).unwrap();
        moves.push(Move::Play { seat: who, choice });
    }
    assert!(agreed > 9 && without_fault.len() > 4, "{agreed} {without_fault:?}");
    for seat in [Seat(0), Seat(1)] {
        let review = review::<CryHavoc>(opened(), &pack, &moves, seat, Lang::En, &Arc::default());
        assert!(!review.slips.iter().any(|slip| without_fault.contains(&(seat, slip.at))), "{review:#?}");
    }
}
