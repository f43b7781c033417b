//! What a page asks before a choice: right, and nothing that is closed to the viewer.
#![allow(clippy::unwrap_used, reason = "a test may fail by panicking")]

use cry_havoc::{
    Table,
    choice::Choice,
    event::Event,
    flow::Frame,
    open,
    options::Options,
    pack::Pack,
    page::{Advice, Inquiry, Kit, Rehearsal, advise},
    terms::*,
};
use kernel::{Chance, Seat};

const REHEARSAL: Inquiry = Inquiry::Rehearsal { region: None, units: None };

/// Plays at random and looks at every table on the way.
fn along(players: u8, seeds: std::ops::Range<u64>, mut look: impl FnMut(&Pack, &Table, u32)) {
    let pack = Pack::frozen().unwrap();
    for seed in seeds {
        let mut events = Vec::new();
        let mut table = open(&pack, &Options::new(players), Chance::from_number(seed), &mut events).unwrap();
        let mut dice = Chance::from_number(seed ^ 99);
        let mut offers = Vec::new();
        for n in 0.. {
            if table.is_over() {
                break;
            }
            look(&pack, &table, n);
            let seat = table.waiting().iter().next().unwrap();
            table.offers(&pack, seat, &mut offers);
            let choice = offers[dice.draw("choice", offers.len() as u32) as usize];
            table.apply(&pack, seat, choice, &mut events).unwrap();
        }
    }
}

fn rehearsal(pack: &Pack, table: &Table, seat: Seat) -> Rehearsal {
    match advise(table, pack, Some(seat), REHEARSAL, Lang::En, true).unwrap() {
        Advice::Rehearsal(rehearsal) => rehearsal,
        other => panic!("{other:?}"),
    }
}

#[test]
fn the_kit_is_complete_and_small() {
    let pack = Pack::embedded().unwrap();
    for lang in [Lang::En, Lang::PtBr, Lang::Fr, Lang::De] {
        let kit = Kit::of(&pack, lang);
        assert_eq!(kit.cards.len(), CARDS);
        assert_eq!(kit.pieces.len(), PIECES);
        assert!(kit.boards.iter().all(|board| board.regions.iter().all(|region| !region.text.name.is_empty())));
        assert!(kit.skills.iter().all(|skill| !skill.text.rules.is_empty()));
        assert!(kit.cards.iter().all(|card| !card.text.source.is_empty()));
        let size = serde_json::to_string(&kit).unwrap().len();
        assert!(size < 250_000, "{size} bytes");
    }
}

#[test]
fn declining_brings_what_was_rehearsed() {
    let mut battles = 0;
    along(2, 0..12, |pack, table, _| {
        let Some(Frame::Tactics(_)) = table.asking() else { return };
        let seat = table.waiting().iter().next().unwrap();
        let row = &rehearsal(pack, table, seat).cases[0].rows;
        let row = row.iter().find(|row| row.card.is_none()).unwrap().clone();
        let battle = *table.world.battle().unwrap();
        let (region, sides, mut table, mut events) = (battle.region, battle.sides, table.clone(), Vec::new());
        // Only battles that nobody has to decide anything more in.
        while matches!(table.asking(), Some(Frame::Tactics(_))) && table.world.battle().is_some() {
            let seat = table.waiting().iter().next().unwrap();
            table.apply(pack, seat, Choice::Pass, &mut events).unwrap();
        }
        if !events.iter().any(|event| matches!(event, Event::BattleEnded { .. })) {
            return;
        }
        battles += 1;
        let mut vp = [0, 0];
        for event in &events {
            match *event {
                Event::Scored { side, vp: n, .. } => {
                    if let Some(role) = sides.iter().position(|s| *s == side) {
                        vp[role] += n;
                    }
                }
                Event::BattleEnded { region: at } if at == region => break,
                _ => {}
            }
        }
        assert_eq!(row.ending.vp, vp);
        for role in [0, 1] {
            let units = battle.total(role);
            assert_eq!(row.ending.fought[role], units, "all Units on the Battle board fight");
            for objective in Objective::ALL {
                assert_eq!(row.ending.strength[role][objective.index()], battle.strength(role, *objective));
            }
        }
    });
    assert!(battles > 5, "{battles} battles");
}

#[test]
fn cards_and_placements_are_rehearsed() {
    let (mut cards, mut placements, mut before, mut compared) = (0, 0, 0, 0);
    along(3, 0..6, |pack, table, n| {
        let seat = table.waiting().iter().next().unwrap();
        match table.asking() {
            Some(Frame::Tactics(_)) => {
                let rows = rehearsal(pack, table, seat).cases.remove(0).rows;
                for row in &rows {
                    // Cards may leave nobody on the Battle board, but seldom do.
                    compared += usize::from(row.ending.strength.iter().flatten().any(|n| *n > 0));
                    assert!(row.ending.kept[0] <= row.ending.fought[0] && row.ending.kept[1] <= row.ending.fought[1]);
                }
                let mut offers = Vec::new();
                table.offers(pack, seat, &mut offers);
                assert_eq!(rows.len(), offers.len(), "every offer is rehearsed");
                cards += rows.len();
            }
            Some(Frame::Deploy(_)) => {
                let rows = rehearsal(pack, table, seat).cases.remove(0).rows;
                assert!(!rows.is_empty());
                placements += rows.len();
            }
            _ if table.world.battle().is_none() && n % 40 == 0 => {
                for region in table.world.all_regions(pack).iter() {
                    let inquiry = Inquiry::Rehearsal { region: Some(region), units: Some(3) };
                    let Advice::Rehearsal(told) = advise(table, pack, Some(seat), inquiry, Lang::De, true).unwrap()
                    else {
                        panic!("no rehearsal")
                    };
                    let all: u32 = told.cases.iter().map(|case| case.chance[0]).sum();
                    assert_eq!(all, told.cases[0].chance[1]);
                    before += told.cases.iter().map(|case| case.rows.len()).sum::<usize>();
                }
            }
            _ => {}
        }
    });
    assert!(cards > 20 && placements > 20 && before > 100, "{cards} {placements} {before}");
    assert!(compared * 10 > cards * 8, "{compared} of {cards}");
}

/// Whatever is dealt differently where the viewer cannot see it, the answers stay the same.
#[test]
fn nothing_closed_can_be_worked_out() {
    let mut asked = 0;
    along(2, 20..26, |pack, table, n| {
        let fights = matches!(table.asking(), Some(Frame::Tactics(_) | Frame::Deploy(_)));
        if !fights && n % 25 != 0 {
            return;
        }
        for viewer in Seat::all(2) {
            let region = Region(n as u8 % 12);
            let away = Inquiry::Rehearsal { region: Some(region), units: Some(2) };
            for inquiry in [REHEARSAL, away, Inquiry::Scoring, Inquiry::Stop] {
                let answer = |table: &Table| advise(table, pack, Some(viewer), inquiry, Lang::En, true);
                let told = answer(table);
                for seed in 0..3 {
                    let other = cry_havoc::guess::guess(table, pack, viewer, &mut Chance::from_number(seed));
                    assert_eq!(told, answer(&other), "{inquiry:?}");
                    asked += 1;
                }
            }
        }
    });
    assert!(asked > 100);
}

#[test]
fn stopping_counts_what_the_move_under_way_has_reached() {
    let (mut moves, mut gained, mut held) = (0, 0, 0);
    along(2, 0..30, |pack, table, _| {
        let seat = table.waiting().iter().next().unwrap();
        let Some(march) = table.world.march().filter(|march| !march.steps.is_empty()) else { return };
        if !matches!(table.asking(), Some(Frame::March(_))) {
            return;
        }
        let side = march.side;
        let Ok(Advice::Stop(stop)) = advise(table, pack, Some(seat), Inquiry::Stop, Lang::En, true) else { panic!() };
        // The move ends here: whatever is asked on arrival is answered with what is offered first.
        let (mut ended, mut offers) = (table.clone(), Vec::new());
        ended.apply(pack, seat, Choice::Done, &mut Vec::new()).unwrap();
        let certain = !ended.frames().iter().any(|frame| matches!(frame, Frame::March(_)));
        while ended.frames().iter().any(|frame| matches!(frame, Frame::March(_))) {
            let seat = ended.waiting().iter().next().unwrap();
            ended.offers(pack, seat, &mut offers);
            ended.apply(pack, seat, offers[0], &mut Vec::new()).unwrap();
        }
        let world = &ended.world;
        let own = world.controlled_by(side);
        let crystals: u8 = own.iter().map(|region| world.crystals(region)).sum();
        let battles: Vec<_> = world.battle_regions().iter().filter(|region| world.fights_in(*region, side)).collect();
        if stop.sure && certain {
            assert_eq!((stop.regions, stop.crystals, &stop.battles), (own.len() as u8, crystals, &battles));
        }
        moves += 1;
        gained += u32::from(stop.regions > table.world.controlled_by(side).len() as u8);
        held += u32::from(own.len() as u8 >= stop.regions);
    });
    // Units that walked on to free ground hold it; what is told is hardly ever more than what comes.
    assert!(gained > moves / 5 && held * 100 >= moves * 95, "{moves} moves, {gained} gained, {held} held");
}

#[test]
fn scoring_gives_what_was_told() {
    let mut scored = 0;
    along(4, 0..6, |pack, table, _| {
        let world = &table.world;
        let Advice::Scoring(tally) = advise(table, pack, None, Inquiry::Scoring, Lang::En, true).unwrap() else {
            panic!("no tally")
        };
        assert_eq!(tally.standings.len(), 4);
        for standing in &tally.standings {
            assert_eq!(standing.total, standing.regions + standing.crystals + standing.texts);
            assert!(i32::from(standing.vp) >= i32::from(world.vp(standing.side.into())));
            scored += i32::from(standing.total);
        }
    });
    assert!(scored > 0);
}
