//! Hints and reviews as they cross the wire.

use super::live::json;
use protocol::{Estimate, HintWay, Review, Slip};
use serde::Serialize;

/// As exact as it is: a hundredth of a chance, a tenth of a point.
fn estimate(estimate: titles::Estimate) -> Estimate {
    match estimate {
        titles::Estimate::Chance(chance) => Estimate::Chance((f64::from(chance) * 100.0).round() / 100.0),
        titles::Estimate::Points(points) => Estimate::Points((f64::from(points) * 10.0).round() / 10.0),
    }
}

pub fn way<C: Serialize>(hinted: titles::Hinted<C>) -> HintWay {
    let titles::Hinted { choice, text, then, estimate: worth, why } = hinted;
    HintWay { choice: json(&choice), text, then, estimate: worth.map(estimate), why }
}

pub fn review(seat: u8, titles::Review { slips, whole }: titles::Review) -> Review {
    let slip = |slip: titles::Slip| Slip {
        at: slip.at as u64,
        round: slip.round,
        chosen: slip.chosen,
        was: estimate(slip.was),
        better: slip.better,
        could_be: estimate(slip.could_be),
        why: slip.why,
    };
    Review { seat, whole, turns: slips.into_iter().map(slip).collect() }
}
