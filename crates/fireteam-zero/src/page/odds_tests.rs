//! Odds against every single roll.

use super::*;
use crate::{
    mind::advice,
    options::Options,
    page::{Answer, Inquiry, answer},
};
use kernel::Chance;
use std::collections::BTreeSet;

fn pack() -> Pack {
    Pack::frozen().expect("the frozen pack is sound")
}

/// Plays with the habits of a bot until a seat puts cards to an attack, and gives the table with one card chosen.
fn attacking(pack: &Pack, seed: u64, heroes: u8) -> Option<(Table, Seat)> {
    let options = Options::new("1.1", heroes);
    let mut table = crate::open(pack, &options, Chance::from_number(seed), &mut Vec::new()).ok()?;
    for _ in 0..600 {
        let seat = table.waiting().iter().next()?;
        let mut offers = Vec::new();
        table.offers(pack, seat, &mut offers);
        let choice = crate::mind::advice::habit(&table, pack, seat, &offers, true);
        let choice = choice.filter(|c| offers.contains(c)).or_else(|| offers.first().copied())?;
        let putting = table.ask()?.key == "question-attack-cards";
        if putting && choice == Choice::Done {
            return Some((table, seat));
        }
        table.apply(pack, seat, choice, &mut Vec::new()).ok()?;
    }
    None
}

/// All 6^n rolls, face by face.
fn brute(pack: &Pack, ready: &Table, seat: Seat, dice: u8) -> (f64, Vec<f64>) {
    let (mut kills, mut hits) = (0u32, vec![0u32; 40]);
    let all = 6u32.pow(dice.into());
    for number in 0..all {
        let faces: Vec<u8> = (0..dice).map(|die| (number / 6u32.pow(die.into()) % 6) as u8).collect();
        let played = play(ready, pack, seat, &faces).expect("the attack is legal");
        kills += u32::from(played.succeeded);
        hits[played.hits.unwrap_or(0) as usize] += 1;
    }
    (f64::from(kills) / f64::from(all), hits.into_iter().map(|n| f64::from(n) / f64::from(all)).collect())
}

#[test]
fn odds_are_those_of_every_single_roll() {
    let pack = pack();
    let mut compared = 0;
    for seed in 0..12 {
        let Some((table, seat)) = attacking(&pack, seed, 2) else { continue };
        let asked = Inquiry::Odds { target: None, cards: None };
        let Ok(Answer::Odds(odds)) = answer(&table, &pack, Some(seat), &asked) else {
            panic!("no odds at seed {seed}")
        };
        let all: f64 = odds.hits.iter().map(|h| h.chance).sum();
        assert!((all - 1.0).abs() < 1e-9, "chances add up to {all}");
        if odds.dice.total > 4 {
            continue;
        }
        let (kill, hits) = brute(&pack, &table, seat, odds.dice.total);
        assert!((odds.kill - kill).abs() < 1e-9, "seed {seed}: {} instead of {kill}", odds.kill);
        for told in &odds.hits {
            assert!((told.chance - hits[told.hits as usize]).abs() < 1e-9, "seed {seed}: {told:?}");
        }
        assert!(odds.rerolled.is_none_or(|better| better >= odds.kill - 1e-9));
        compared += 1;
    }
    assert!(compared >= 3, "only {compared} attacks were compared");
}

#[test]
fn a_reroll_takes_the_dice_that_show_least() {
    let pack = pack();
    let sides = Sides::of(&pack, AttackType::Bullet);
    let shows =
        |roll: &Roll| -> u32 { sides.0.iter().zip(roll).map(|(s, n)| u32::from(s.shows) * u32::from(*n)).sum() };
    // Three dice, four hits needed; one die may be rolled again.
    let succeeds: Vec<(Roll, bool)> =
        sides.rolls(3).into_iter().map(|(roll, _)| (roll.clone(), shows(&roll) >= 4)).collect();
    let plan = Plan::best(&sides, succeeds, &[1]);
    // Two blanks and a one: hopeless. A blank and two twos: it stands. A blank, a one and a two: only a new one or two helps.
    assert!(plan.worth(&vec![2, 1, 0]).abs() < 1e-9);
    assert!((plan.worth(&vec![1, 0, 2]) - 1.0).abs() < 1e-9);
    assert!((plan.worth(&vec![1, 1, 1]) - 4.0 / 6.0).abs() < 1e-9);
}

#[test]
fn rolls_of_eight_dice_are_few_and_sure() {
    let pack = pack();
    for ty in AttackType::ALL {
        let rolls = Sides::of(&pack, *ty).rolls(8);
        assert!(rolls.len() <= 165);
        assert!((rolls.iter().map(|(_, p)| p).sum::<f64>() - 1.0).abs() < 1e-9);
    }
}

/// A card may make several attacks in a row: the rerolls of the next are no help to this one.
#[test]
fn no_reroll_is_counted_twice() {
    let pack = pack();
    let mut seen = 0;
    for seed in 0..1500 {
        let mut dice = Chance::from_number(seed);
        let options = Options::new("1.1", 4);
        let mut table = crate::open(&pack, &options, Chance::from_number(seed), &mut Vec::new()).expect("it opens");
        while let Some(seat) = table.waiting().iter().next() {
            let lies = table.world.attack().is_some_and(|attack| attack.rolled.is_some() && attack.rerolls.is_empty());
            let in_window = table.ask().is_some_and(|asked| asked.key == "question-window");
            if lies && in_window {
                let (mut offers, mut abilities) = (Vec::new(), BTreeSet::new());
                for seat in table.waiting().iter() {
                    table.offers(&pack, seat, &mut offers);
                    abilities.extend(offers.iter().copied().filter(|choice| matches!(choice, Choice::Use(_))));
                }
                let rerolls = rerolls_from(table.clone(), &pack);
                assert!(rerolls.len() <= abilities.len(), "seed {seed}: {rerolls:?} of {abilities:?}");
                seen += usize::from(!rerolls.is_empty());
            }
            let mut offers = Vec::new();
            table.offers(&pack, seat, &mut offers);
            offers.retain(|choice| !advice::unpicks(&table, *choice));
            let choice = offers[dice.draw("choice", offers.len() as u32) as usize];
            table.apply(&pack, seat, choice, &mut Vec::new()).expect("it was offered");
        }
    }
    assert!(seen > 20, "rerolls were offered {seen} times only");
}
