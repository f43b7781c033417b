//! Hints and reviews as they cross the wire.

use super::live::json;
use protocol::{HintWay, Review, Slip};
use serde::Serialize;

/// As exact as it is: in hundredths.
fn rounded(chance: f32) -> f64 {
    (f64::from(chance) * 100.0).round() / 100.0
}

pub fn way<C: Serialize>(hinted: titles::Hinted<C>) -> HintWay {
    let titles::Hinted { choice, text, then, chance, why } = hinted;
    HintWay { choice: json(&choice), text, then, chance: chance.map(rounded), why }
}

pub fn review(seat: u8, titles::Review { slips, whole }: titles::Review) -> Review {
    let slip = |slip: titles::Slip| Slip {
        at: slip.at as u64,
        round: slip.round,
        asked: slip.asked,
        chosen: slip.chosen,
        was: rounded(slip.was),
        better: slip.better,
        could_be: rounded(slip.could_be),
        why: slip.why,
    };
    Review { seat, whole, turns: slips.into_iter().map(slip).collect() }
}
