//! Bad days: some of every kind, and each must end well.

use theatre::{Day, Figures, Trouble, play, shrink};

/// Plays days of consecutive numbers; a failure is shrunk and shown.
fn days(seeds: std::ops::Range<u64>, nodes: u8, minutes: u32, without: &[Trouble]) -> Figures {
    let mut all = Figures::default();
    for seed in seeds {
        let day = Day { seed, nodes, minutes, without: without.to_vec() };
        match play(&day) {
            Ok(figures) => all += figures,
            Err(what) => panic!("{day:?}: {what}\nshrunk: {:?}", shrink(&day)),
        }
    }
    all
}

/// How many days are played: few here, more where somebody has the time (`MUSTER_THEATRE_DAYS`).
fn many() -> u64 {
    std::env::var("MUSTER_THEATRE_DAYS").ok().and_then(|days| days.parse().ok()).unwrap_or(150)
}

#[test]
fn tables_live_through_bad_days() {
    let all = days(0..many(), 3, 60, &[]);
    assert!(all.crashes > 500 && all.conflicts > 100 && all.entries > 5000, "the days are bad enough: {all:?}");
}

#[test]
fn a_node_alone_lives_through_them_too() {
    let all = days(1000..1050, 1, 60, &[]);
    assert!(all.crashes > 50 && all.entries > 1000, "the days are bad enough: {all:?}");
}

#[test]
fn the_same_number_gives_the_same_day() {
    let day = Day { seed: 7, nodes: 3, minutes: 30, without: Vec::new() };
    let (one, other) = (play(&day).unwrap(), play(&day).unwrap());
    assert_eq!(format!("{one:?}"), format!("{other:?}"));
}
