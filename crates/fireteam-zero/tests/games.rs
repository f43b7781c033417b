//! Random games over every mission: no panic, no dead end, an end within bounds.
#![allow(clippy::unwrap_used, reason = "a test may fail by panicking")]

use fireteam_zero::{Table, open, options::Options, pack::Pack};
use kernel::{Chance, Seat};

fn play(pack: &Pack, options: &Options, seed: u64) -> (Table, usize) {
    let mut events = Vec::new();
    let mut table = open(pack, options, Chance::from_number(seed), &mut events).unwrap();
    let mut dice = Chance::from_number(seed ^ 0xb07);
    let mut offers = Vec::new();
    let mut decisions = 0;
    while !table.is_over() {
        events.clear();
        let waiting: Vec<Seat> = table.waiting().iter().collect();
        let seat = waiting[dice.draw("seat", waiting.len() as u32) as usize];
        table.offers(pack, seat, &mut offers);
        assert!(!offers.is_empty(), "a dead end: {:?}", table.asking());
        let choice = offers[dice.draw("choice", offers.len() as u32) as usize];
        if let Err(error) = table.apply(pack, seat, choice, &mut events) {
            panic!("mission {} seed {seed}: {error}", options.mission);
        }
        decisions += 1;
        assert!(decisions < 20_000, "no end: {:?}", table.frames());
    }
    (table, decisions)
}

#[test]
fn random_games_end() {
    let pack = Pack::embedded().unwrap();
    for mission in &pack.missions {
        for heroes in 2..=4 {
            let options = Options::new(&mission.meta.id, heroes);
            let mut total = 0;
            for seed in 0..30 {
                total += play(&pack, &options, seed).1;
            }
            println!("{} {heroes}: {} decisions a game", mission.meta.id, total / 30);
        }
    }
}
