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

/// Seeds that are tried for each way in which a game can end.
const SEEDS: u64 = 10_000;

/// How a game was decided, and after how many Rounds.
fn decided(world: &cry_havoc::world::World) -> String {
    use cry_havoc::terms::{Seat, Side};
    let rank = |seat: Seat| (world.vp(seat), world.prisoners_held(Side::of(seat)));
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
/// and five Rounds. The first seed that ends so is recorded.
#[test]
fn cry_havoc_goes_as_recorded() {
    use cry_havoc::{options::Options, pack::Pack};
    let pack = Pack::embedded().unwrap();
    let game = |players: u8, length: &str, seed| {
        let options = Options { length: length.into(), ..Options::new(players) };
        let subject = testkit::cry_havoc::Tested::new(&pack, options);
        line(&Recording { name: format!("{players} {length}"), subject, seed, tries: 1 }, decided).unwrap()
    };
    const WAYS: [(&str, &str); 5] = [
        ("skirmish", " vp 3 "),
        ("standard", " vp 4 "),
        ("standard", " vp 5 "),
        ("standard", " prisoners "),
        ("standard", " initiative "),
    ];
    let mut lines = Vec::new();
    for players in 2..=4 {
        for (length, way) in WAYS {
            let ended = (0..SEEDS).map(|seed| game(players, length, seed)).find(|line| line.contains(way));
            lines.push(ended.unwrap_or_else(|| panic!("no {length} game of {players} players ends by{way}")));
        }
    }
    let columns = "players, length, seed, choices, decided by, Rounds, digest";
    hold("cry-havoc", &[("endings", columns, lines)]).unwrap_or_else(|wrong| panic!("{wrong}"));
}
