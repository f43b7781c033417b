//! What the bots have learned: the weights fit the signs of the games, and say here what they said where they were made.
#![allow(clippy::unwrap_used, reason = "a test may fail by panicking")]

use ::cry_havoc::CryHavoc;
use ::fireteam_zero::FireteamZero;
use bots::net::{Net, fingerprint};
use kernel::{Chance, Table};
use serde_json::Value;
use titles::{Bot, Level, Title};

/// The weights of a game, which were made for its signs as they are now. `train/run` makes them again.
fn net<T: Title>(file: &[u8]) -> Net {
    let names = T::sign_names(&T::pack(None).unwrap()).unwrap();
    Net::read(file, fingerprint(&names)).unwrap_or_else(|damage| panic!("{}: {damage}", T::NAME))
}

/// A few tables with what the framework said of them in which the weights were learned.
fn says_what_was_learned(net: &Net, samples: &str) {
    let samples: Vec<Value> = serde_json::from_str(samples).unwrap();
    assert!(samples.len() > 2);
    for sample in samples {
        let mut signs = vec![0.0; net.inputs()];
        for sign in sample["signs"].as_array().unwrap() {
            signs[sign[0].as_u64().unwrap() as usize] = sign[1].as_f64().unwrap() as f32;
        }
        let said = net.judge(&signs);
        for (said, learned) in [(said.score, &sample["score"]), (said.share, &sample["share"])] {
            let learned = learned.as_f64().unwrap();
            assert!((f64::from(said) - learned).abs() < 0.01, "{said} instead of {learned}");
        }
    }
}

#[test]
fn cry_havoc_says_what_was_learned() {
    let net = net::<CryHavoc>(include_bytes!("../weights/cry-havoc.net"));
    says_what_was_learned(&net, include_str!("../weights/cry-havoc.samples.json"));
    assert!(CryHavoc::mind().learned.is_some());
}

#[test]
fn fireteam_zero_says_what_was_learned() {
    let net = net::<FireteamZero>(include_bytes!("../weights/fireteam-zero.net"));
    says_what_was_learned(&net, include_str!("../weights/fireteam-zero.samples.json"));
    assert!(FireteamZero::mind().learned.is_some());
}

/// The yardstick knows nothing of it.
#[test]
fn the_first_masters_have_not_learned() {
    for settings in [CryHavoc::YARDSTICK, FireteamZero::YARDSTICK] {
        assert_eq!(settings.learned.to_bits(), 0.0f32.to_bits());
    }
    assert!(CryHavoc::yardstick().learned.is_none());
}

/// Chances of rivals add up to one, a game that is over is won by its winner, and with what was learned, too, the same seed plays the
/// same game.
#[test]
fn the_same_seed_gives_the_same_game() {
    let pack = CryHavoc::pack(None).unwrap();
    let played = || {
        let (world, frame) = CryHavoc::start(&pack, &CryHavoc::defaults(&pack)).unwrap();
        let mut events = Vec::new();
        let mut table = Table::<CryHavoc>::new(world, frame, Chance::from_number(9), &pack, &mut events).unwrap();
        let mut bots = [3, 4].map(|seed| Bot::<CryHavoc>::new(Level::Veteran, seed));
        let learned = CryHavoc::mind().learned.unwrap();
        let mut told = Vec::new();
        while let Some(seat) = table.waiting().iter().next() {
            let values = learned(&table.world, &pack);
            assert!((values[0] + values[1] - 1.0).abs() < 1e-5 && values[2..] == [0.0; bots::SEATS - 2], "{values:?}");
            told.push(values[0].to_bits());
            let choice = bots[seat.0 as usize].choose(&table, &pack, seat).unwrap();
            table.apply(&pack, seat, choice, &mut events).unwrap();
        }
        let end = learned(&table.world, &pack);
        assert_eq!(CryHavoc::winners(&table.world).iter().map(|seat| end[seat.0 as usize]).sum::<f32>(), 1.0);
        (told, CryHavoc::outcome(&table.world))
    };
    assert_eq!(played(), played());
}
