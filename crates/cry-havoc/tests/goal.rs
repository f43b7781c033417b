//! What the line at the top of the table says: how far the game is, what Scoring would give, and how one stands.
#![allow(clippy::unwrap_used, reason = "a test may fail by panicking")]

use cry_havoc::{
    Table,
    event::Event,
    open,
    options::Options,
    pack::Pack,
    page::{Advice, Goal, Inquiry, advise},
    story::Story,
    terms::*,
};
use kernel::{Chance, Seat};

/// Plays at random and looks at every table on the way, with what has happened so far.
fn along(options: &Options, seeds: std::ops::Range<u64>, mut look: impl FnMut(&Pack, &Table, &[Event])) {
    let pack = Pack::frozen().unwrap();
    for seed in seeds {
        let mut events = Vec::new();
        let mut table = open(&pack, options, Chance::from_number(seed), &mut events).unwrap();
        let (mut dice, mut offers) = (Chance::from_number(seed ^ 99), Vec::new());
        while !table.is_over() {
            look(&pack, &table, &events);
            let seat = table.waiting().iter().next().unwrap();
            table.offers(&pack, seat, &mut offers);
            let choice = offers[dice.draw("choice", offers.len() as u32) as usize];
            table.apply(&pack, seat, choice, &mut events).unwrap();
        }
        look(&pack, &table, &events);
    }
}

/// The last Round is what was said, unless somebody passes an Event: then it comes nearer, by one for each.
#[test]
fn the_end_comes_when_it_was_said() {
    let (mut ends, mut passed_at_all) = (0, 0);
    let mut last = 0;
    let options = Options { length: "skirmish".into(), ..Options::new(3) };
    along(&options, 0..40, |pack, table, events| {
        let passed = events.iter().filter(|event| matches!(event, Event::EventsPassed { .. })).count();
        let Some(goal) = Goal::of(table, pack, None) else {
            assert_eq!(table.world.round(), last);
            ends += 1;
            passed_at_all += passed;
            return;
        };
        last = goal.most;
        assert!(goal.most >= goal.round && usize::from(goal.most) + passed >= 5, "{goal:?} {passed}");
        assert_eq!(goal.most, 5 - passed as u8);
        assert!(!goal.is_last() || goal.round == goal.most);
    });
    assert_eq!(ends, 40);
    assert!(passed_at_all > 0);
}

/// What is said of Scoring is what a page is told that asks for it, and it is the same to everybody but for who enables it.
#[test]
fn it_says_what_scoring_would_give() {
    along(&Options::new(3), 0..2, |pack, table, _| {
        for viewer in [None, Some(Seat(0)), Some(Seat(2))] {
            let Some(goal) = Goal::of(table, pack, viewer).filter(|goal| !goal.would.is_empty()) else { continue };
            let Ok(Advice::Scoring(tally)) = advise(table, pack, viewer, Inquiry::Scoring, Lang::En, true) else {
                panic!("no tally");
            };
            for (side, vp) in &goal.would {
                assert!(tally.standings.iter().any(|it| it.side == *side && it.total == *vp));
            }
            if let Some(seat) = viewer {
                assert_eq!(goal.would[0].0, Side::of(seat));
            }
        }
    });
}

#[test]
fn it_is_said_in_every_language() {
    along(&Options::new(2), 0..4, |pack, table, _| {
        for viewer in [None, Some(Seat(1))] {
            let Some(goal) = Goal::of(table, pack, viewer) else { continue };
            for lang in Lang::ALL {
                let story = Story::new(pack, *lang);
                let lines = story.goal(&table.world, &goal, viewer);
                for line in lines.into_iter().chain(story.standing(&table.world, &goal, viewer)) {
                    let seam = ["{", "}", "goal-", "_", "  ", "None", " ,", "()"];
                    assert!(seam.iter().all(|seam| !line.contains(seam)), "{line}");
                }
            }
        }
    });
}

/// In the words of the example that everybody is shown.
#[test]
fn at_the_start() {
    let pack = Pack::frozen().unwrap();
    let options = Options::new(2);
    let mut events = Vec::new();
    let mut table = open(&pack, &options, Chance::from_number(4), &mut events).unwrap();
    let story = Story::new(&pack, Lang::En);
    let mut offers = Vec::new();
    while table.world.round() == 0 || table.ask().unwrap().key != "question-action" {
        let seat = table.waiting().iter().next().unwrap();
        table.offers(&pack, seat, &mut offers);
        table.apply(&pack, seat, offers[0], &mut events).unwrap();
    }
    let goal = Goal::of(&table, &pack, Some(Seat(0))).unwrap();
    let said = story.goal(&table.world, &goal, Some(Seat(0)));
    assert_eq!(said[..2], ["Round 1 of at most 5", "Nobody has enabled Scoring"]);
    assert!(said[2].starts_with("You would score "), "{said:?}");
}
