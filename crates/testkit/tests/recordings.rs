//! Recorded games come out as they did.

use fireteam_zero::{options::Options, pack::Pack};
use testkit::{
    fireteam_zero::Tested,
    recordings::{Recording, hold, line},
};

/// A random game of every mission.
#[test]
fn fireteam_zero_goes_as_recorded() {
    let pack = Pack::embedded().unwrap();
    let ending = |world: &fireteam_zero::world::World| world.outcome().map_or("open".into(), |o| format!("{o:?}"));
    let games = pack.missions.iter().enumerate().map(|(nth, mission)| {
        let options = Options::new(&mission.meta.id, 2 + (nth % 3) as u8);
        let name = format!("{} {}", options.mission, options.heroes);
        line(&Recording { name, subject: Tested::new(&pack, options), seed: 1, tries: 1 }, ending)
    });
    let lines = games.collect::<Result<Vec<_>, _>>().unwrap();
    let columns = "mission, heroes, seed, choices, outcome, digest";
    hold("fireteam-zero", &[("random", columns, lines)]).unwrap_or_else(|wrong| panic!("{wrong}"));
}
