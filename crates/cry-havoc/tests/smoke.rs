//! Random games run to their end.

use cry_havoc::{open, options::Options, pack::Pack};
use kernel::Chance;

#[test]
fn random_games_end() {
    let pack = Pack::frozen().unwrap();
    for players in 2..=4 {
        for seed in 0..100 {
            let mut events = Vec::new();
            let mut table = open(&pack, &Options::new(players), Chance::from_number(seed), &mut events).unwrap();
            let mut dice = Chance::from_number(seed ^ 77);
            let mut offers = Vec::new();
            let mut n = 0;
            while !table.is_over() {
                let seat = table.waiting().iter().next().unwrap();
                table.offers(&pack, seat, &mut offers);
                assert!(!offers.is_empty(), "{players} players, seed {seed}: {:?}", table.asking());
                let choice = offers[dice.draw("choice", offers.len() as u32) as usize];
                table.apply(&pack, seat, choice, &mut events).unwrap();
                n += 1;
                assert!(n < 20_000, "{players} players, seed {seed}: {:?}", table.asking());
            }
            if seed < 3 {
                println!(
                    "{players} players, seed {seed}: {n} choices, {} rounds, vp {:?}",
                    table.world.round(),
                    table.world.seats().map(|seat| table.world.vp(seat)).collect::<Vec<_>>()
                );
            }
        }
    }
}
