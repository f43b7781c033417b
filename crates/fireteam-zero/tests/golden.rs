//! Golden counts: the choices and the last table of one random game of every mission. They change only when a rule does;
//! `UPDATE_GOLDEN=1` writes them anew.

use fireteam_zero::{open, options::Options, pack::Pack};
use kernel::{Chance, Seat};
use std::{fmt::Write, path::Path};

/// One line: mission, heroes, seed, choices, outcome, digest of the last table.
fn line(pack: &Pack, mission: &str, heroes: u8, seed: u64) -> String {
    let (mut events, mut offers) = (Vec::new(), Vec::new());
    let mut table = open(pack, &Options::new(mission, heroes), Chance::from_number(seed), &mut events)
        .expect("the options are legal");
    let mut dice = Chance::from_number(seed ^ 0x901d);
    let mut choices = 0;
    while !table.is_over() {
        events.clear();
        let waiting: Vec<Seat> = table.waiting().iter().collect();
        let seat = waiting[dice.draw("seat", waiting.len() as u32) as usize];
        table.offers(pack, seat, &mut offers);
        let choice = offers[dice.draw("choice", offers.len() as u32) as usize];
        table.apply(pack, seat, choice, &mut events).expect("what is offered is accepted");
        choices += 1;
    }
    let digest: String = table.digest().iter().map(|byte| format!("{byte:02x}")).collect();
    format!("{mission} {heroes} {seed} {choices} {:?} {digest}", table.world.outcome().expect("the game is over"))
}

#[test]
fn random_games_go_as_recorded() {
    let pack = Pack::embedded().unwrap();
    let mut now =
        String::from("# mission, heroes, seed, choices, outcome, digest: written by UPDATE_GOLDEN=1 cargo test\n");
    for (nth, mission) in pack.missions.iter().enumerate() {
        writeln!(now, "{}", line(&pack, &mission.meta.id, 2 + (nth % 3) as u8, 1)).unwrap();
    }
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../recordings/fireteam-zero/random.txt");
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        std::fs::create_dir_all(file.parent().unwrap()).unwrap();
        std::fs::write(&file, &now).unwrap();
    }
    let kept = std::fs::read_to_string(&file).unwrap_or_default();
    assert_eq!(now, kept, "a rule or the content has changed; if that is meant, run again with UPDATE_GOLDEN=1");
}
