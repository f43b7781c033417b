//! What stands out on a page, and what bots leave to people.

use fireteam_zero::{Table, advice, choice::Choice, flow::Frame, open, options::Options, pack::Pack, view::View};
use kernel::{Chance, Seat, Seats};

/// Every question of some games, with its offers to the first seat that is asked.
fn questions(mut look: impl FnMut(&Table, &Pack, Seat, &'static str, &[Choice])) {
    let pack = Pack::frozen().expect("the frozen pack is sound");
    for seed in 0..40u64 {
        let mission = &pack.missions[seed as usize % pack.missions.len()].meta.id;
        let options = Options::new(mission, 2 + (seed % 3) as u8);
        let mut table = open(&pack, &options, Chance::from_number(seed), &mut Vec::new()).expect("it opens");
        let (mut dice, mut offers) = (Chance::from_number(seed + 500), Vec::new());
        for _ in 0..1500 {
            let Some(seat) = table.waiting().iter().next() else { break };
            table.offers(&pack, seat, &mut offers);
            let key = table.ask().map_or("", |question| question.key);
            look(&table, &pack, seat, key, &offers);
            let cards: Vec<Choice> =
                offers.iter().copied().filter(|choice| matches!(choice, Choice::Card(_))).collect();
            let habit = advice::habit(&table, &pack, seat, &offers, true).filter(|choice| offers.contains(choice));
            let any = |from: &[Choice], dice: &mut Chance| from[dice.draw("any", from.len() as u32) as usize];
            let choice = match key {
                "question-tactics" if !cards.is_empty() => any(&cards, &mut dice),
                _ if dice.draw("whim", 3) == 0 => any(&offers, &mut dice),
                _ => habit.unwrap_or_else(|| any(&offers, &mut dice)),
            };
            table.apply(&pack, seat, choice, &mut Vec::new()).expect("it was offered");
        }
    }
}

/// A bot that holds the start player token lets a person's tactical response be played, never its own instead.
#[test]
fn bots_yield_to_the_responses_of_people() {
    let mut seen = 0;
    questions(|table, pack, seat, key, offers| {
        if key != "question-tactics-select" {
            assert_eq!(advice::yields(table, Seats(0b1111)), None, "{key}");
            return;
        }
        let Some(Frame::Tactics(tactics)) = table.asking() else { panic!("{key} is asked by the tactics phase") };
        let wishes: Vec<Seat> = tactics.volunteers().map(|(seat, _)| seat).collect();
        for person in &wishes {
            let yields = advice::yields(table, Seats::one(*person));
            assert_eq!(yields, Some(Choice::Seat(*person)));
            assert!(yields.is_some_and(|choice| offers.contains(&choice)));
        }
        // Among themselves bots are free.
        assert_eq!(advice::yields(table, Seats::NONE), None);
        assert_eq!(View::of(table, pack, Some(seat)).volunteers.len(), wishes.len());
        seen += 1;
    });
    assert!(seen > 5, "{seen}");
}

/// Enter does what a sensible player does: it rolls dice again that are not enough, and uses what was paid for.
#[test]
fn what_stands_out_is_sensible() {
    let (mut rerolls, mut picks) = (0, 0);
    questions(|table, pack, seat, key, offers| {
        let usual = advice::usual(table, pack, seat, offers);
        assert!(usual.is_none_or(|choice| offers.contains(&choice)), "{key}: {usual:?}");
        let lies = table.world.attack().filter(|attack| attack.rolled.is_some() && attack.attacker.is_hero());
        if let (Some(attack), "question-reroll") = (lies, key) {
            let enough = table.world.blow(pack, attack).enough;
            assert!(!enough || usual == Some(Choice::Pass), "{usual:?} although it is enough");
            rerolls += usize::from(matches!(usual, Some(Choice::Die(_))));
        }
        if key == "question-pick-figure" {
            assert_ne!(usual, Some(Choice::Pass), "{offers:?}");
            picks += 1;
        }
        assert!(!matches!(key, "question-turn" | "question-next-monster") || usual.is_none(), "{key}");
    });
    assert!(rerolls > 5 && picks > 5, "{rerolls}, {picks}");
}
