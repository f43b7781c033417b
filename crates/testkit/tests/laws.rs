//! The laws on random games of Fireteam Zero: every mission, two to four heroes, keys at random.

use fireteam_zero::{
    options::{Keys, Options},
    pack::Pack,
};
use kernel::Chance;
use std::panic::{AssertUnwindSafe, catch_unwind};
use testkit::{
    fireteam_zero::{Tested, random_keys},
    laws::{Effort, keep},
};

/// More games with `LAW_GAMES=…`, for a long look.
fn games() -> u64 {
    std::env::var("LAW_GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(8)
}

/// The keys that are not at their default.
fn changed(options: &Options) -> String {
    let word = |key| options.keys.get(key).unwrap_or_default();
    let differs = |(key, words): &&(&'static str, &'static [&'static str])| word(key) != words[0];
    Keys::NAMES.iter().filter(differs).map(|(key, _)| format!(", {key} = {}", word(key))).collect()
}

/// One game of every mission and number of heroes; all that go wrong are told at once, with their seeds.
fn all_missions(first_seed: u64, keys: bool) {
    let pack = Pack::embedded().unwrap();
    let effort = Effort { every: 4, universe_every: 2, bound: 20_000, eager: false, tries: 1, careful: 400 };
    let (mut broken, mut played) = (Vec::new(), 0);
    for nth in 0..games() {
        // Players without a thought lose soon; eager ones do more, and lucky ones live to see the whole mission.
        let effort = Effort { eager: nth % 4 == 1, tries: if nth % 4 > 1 { 10 } else { 1 }, ..effort };
        for (mission, card) in pack.missions.iter().enumerate() {
            for heroes in 2..=4 {
                let seed = first_seed + nth * 1000 + mission as u64 * 10 + u64::from(heroes);
                let mut options = Options::new(&card.meta.id, heroes);
                if keys {
                    options.keys = random_keys(&mut Chance::from_number(seed));
                }
                let game = format!("seed {seed}, mission {}, {heroes} heroes{}", card.meta.id, changed(&options));
                let result = catch_unwind(AssertUnwindSafe(|| keep(&mut Tested::new(&pack, options), seed, effort)));
                match result {
                    Ok(Ok(choices)) => played += choices,
                    Ok(Err(law)) => broken.push(format!("{game}\n    {law}")),
                    Err(_) => broken.push(format!("{game}\n    panic")),
                }
            }
        }
    }
    println!("{played} choices");
    assert!(broken.is_empty(), "{} games break a law:\n{}", broken.len(), broken.join("\n"));
}

#[test]
fn the_laws_hold_by_the_default_rules() {
    all_missions(1_000_000, false);
}

#[test]
fn the_laws_hold_by_any_keys() {
    all_missions(2_000_000, true);
}
