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

/// How a game was decided, and after how many Rounds.
fn decided(world: &cry_havoc::world::World) -> String {
    use cry_havoc::terms::Side;
    let rank = |seat: usize| (world.vp(seat), world.prisoners_held(Side(seat as u8)));
    let Some(best) = world.winner().and_then(Side::seat) else { return "open".into() };
    let tied = |by: fn((u16, u8)) -> (u16, u8)| world.seats().filter(|s| by(rank(*s)) == by(rank(best))).count() > 1;
    let by = match (tied(|(vp, _)| (vp, 0)), tied(|both| both)) {
        (false, _) => "vp",
        (true, false) => "prisoners",
        (true, true) => "initiative",
    };
    format!("{by} {}", world.round())
}

/// Games of two, three and four players for every way a game can end: by VP, by Prisoners, by Initiative; after three, four
/// and five Rounds.
#[test]
fn cry_havoc_goes_as_recorded() {
    use cry_havoc::{options::Options, pack::Pack};
    let pack = Pack::embedded().unwrap();
    // Players, how many offers each tries out, seed.
    const GAMES: &[(u8, u32, u64)] = &[];
    let games = GAMES.iter().map(|(players, tries, seed)| {
        let subject = testkit::cry_havoc::Tested::new(&pack, Options::new(*players));
        line(&Recording { name: players.to_string(), subject, seed: *seed, tries: *tries }, decided)
    });
    let lines = games.collect::<Result<Vec<_>, _>>().unwrap();
    for players in 2..=4 {
        for way in ["vp 3", "vp 4", "vp 5", "prisoners", "initiative"] {
            let there = lines.iter().any(|line| line.starts_with(&format!("{players} ")) && line.contains(way));
            assert!(there, "no game of {players} players ends by {way}");
        }
    }
    let columns = "players, seed, choices, decided by, Rounds, digest";
    hold("cry-havoc", &[("endings", columns, lines)]).unwrap_or_else(|wrong| panic!("{wrong}"));
}

#[test]
fn search() {
    use cry_havoc::{options::Options, pack::Pack};
    let pack = Pack::embedded().unwrap();
    let mut seen = std::collections::BTreeMap::new();
    for players in 2..=4u8 {
        for tries in [1, 3, 8] {
            for seed in 0..(if tries == 1 { 3000 } else { 250 }) {
                let subject = testkit::cry_havoc::Tested::new(&pack, Options::new(players));
                let l = line(&Recording { name: players.to_string(), subject, seed, tries }, decided).unwrap();
                let w: Vec<&str> = l.split(' ').collect();
                let key = format!("{players} {} {}", w[3], if w[3] == "vp" { w[4] } else { "" });
                seen.entry(key).or_insert((players, tries, seed));
            }
        }
    }
    for (k, v) in &seen { println!("{k}: {v:?}"); }
}
