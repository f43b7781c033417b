//! How strong bots are that have met: a Bradley-Terry model, in which the odds of two bots are the ratio of their strengths,
//! fitted by minorising and maximising (Hunter 2004), on the scale of Elo.

use kernel::Chance;
use serde::Serialize;

/// Draws of the bootstrap: enough for the ends of a 95 % interval.
pub const DRAWS: usize = 1000;
/// Rounds of the fit after which it is good enough, if it has not settled before.
const MOST_STEPS: usize = 2000;
/// Each of a pair is given this much against the other beforehand, a drawn game in all: a bot that has won every game would be
/// infinitely strong.
const BEFOREHAND: f64 = 0.5;

/// What each bot got against each other one.
#[derive(Clone, Debug)]
pub struct Scores {
    bots: usize,
    /// Row by row: the bot of the row against that of the column.
    points: Vec<f64>,
}

impl Scores {
    pub fn new(bots: usize) -> Self {
        Scores { bots, points: vec![0.0; bots * bots] }
    }

    /// A game of two: 1 if the first has won, 0 if the other has, anything between if neither quite has.
    pub fn add(&mut self, first: usize, other: usize, score: f64) {
        self.points[first * self.bots + other] += score;
        self.points[other * self.bots + first] += 1.0 - score;
    }

    fn join(&mut self, scores: &Scores, weight: f64) {
        self.points.iter_mut().zip(&scores.points).for_each(|(sum, points)| *sum += weight * points);
    }

    /// Elo of all bots, of which only differences mean something; `beforehand` is what each of a pair is given.
    fn elo(&self, beforehand: f64) -> Vec<f64> {
        let others = |bot: usize| (0..self.bots).filter(move |other| *other != bot);
        let got = |bot: usize, other: usize| beforehand + self.points[bot * self.bots + other];
        let mut strength = vec![1.0; self.bots];
        for _ in 0..MOST_STEPS {
            let better = |bot: usize| {
                let won: f64 = others(bot).map(|other| got(bot, other)).sum();
                let met = |other| (got(bot, other) + got(other, bot)) / (strength[bot] + strength[other]);
                won / others(bot).map(met).sum::<f64>()
            };
            let next: Vec<f64> = (0..self.bots).map(better).collect();
            let scale = next.iter().map(|s: &f64| s.ln()).sum::<f64>() / self.bots as f64;
            let next: Vec<f64> = next.iter().map(|s| (s.ln() - scale).exp()).collect();
            let moved = next.iter().zip(&strength).map(|(new, old)| (new / old - 1.0).abs()).fold(0.0, f64::max);
            strength = next;
            if moved < 1e-7 {
                break;
            }
        }
        strength.iter().map(|s| 400.0 * s.log10()).collect()
    }
}

/// How far a bot is above the weakest, and the interval in which that lies with 95 % confidence.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Rating {
    pub elo: f64,
    pub elo_low: f64,
    pub elo_high: f64,
}

/// Rates all bots. The intervals are those of the Bayesian bootstrap (Rubin 1981): all games are given new random weights, again and
/// again. What is weighed is a table with all its games, since games of one seed have much in common, and what is given
/// beforehand, so that also the interval of a bot that has won every game has a width.
pub fn rate(bots: usize, tables: &[Scores], seed: u64) -> Vec<Rating> {
    let fit = |weight: &mut dyn FnMut() -> f64| {
        let (mut all, beforehand) = (Scores::new(bots), BEFOREHAND * weight());
        tables.iter().for_each(|table| all.join(table, weight()));
        all.elo(beforehand)
    };
    let elo = fit(&mut || 1.0);
    let weakest = (0..bots).min_by(|a, b| elo[*a].total_cmp(&elo[*b])).unwrap_or_default();
    let above = |elo: Vec<f64>| -> Vec<f64> { elo.iter().map(|own| own - elo[weakest]).collect() };
    let elo = above(elo);
    let mut dice = Chance::from_number(seed);
    let mut exponential = || -(f64::from(1 + dice.draw("weight", 1 << 24)) / f64::from((1 << 24) + 1)).ln();
    let again: Vec<Vec<f64>> = (0..DRAWS).map(|_| above(fit(&mut exponential))).collect();
    let rating = |bot: usize| {
        let mut all: Vec<f64> = again.iter().map(|elo| elo[bot]).collect();
        all.sort_by(f64::total_cmp);
        Rating { elo: elo[bot], elo_low: all[DRAWS / 40], elo_high: all[DRAWS - 1 - DRAWS / 40] }
    };
    (0..bots).map(rating).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Tables at which each of these pairs met once; the number is how many of ten the first won.
    fn tables(pairs: &[(usize, usize, usize)], times: usize) -> Vec<Scores> {
        let table = |nth: usize| {
            let mut scores = Scores::new(3);
            pairs.iter().for_each(|(a, b, wins)| scores.add(*a, *b, f64::from(u8::from(nth % 10 < *wins))));
            scores
        };
        (0..10 * times).map(table).collect()
    }

    #[test]
    fn ten_to_one_is_four_hundred_points() {
        // Odds of 9 to 1 are 382 points, and those of a bot to itself none.
        let ratings = rate(3, &tables(&[(0, 1, 9), (2, 1, 9), (0, 2, 5)], 100), 1);
        let near = |a: f64, b: f64| (a - b).abs() < 3.0;
        assert_eq!(ratings[1], Rating { elo: 0.0, elo_low: 0.0, elo_high: 0.0 });
        assert!(near(ratings[0].elo, 381.7) && near(ratings[2].elo, 381.7), "{ratings:?}");
        let Rating { elo, elo_low, elo_high } = ratings[0];
        assert!(
            elo - 60.0 < elo_low && elo_low < elo - 5.0 && elo + 5.0 < elo_high && elo_high < elo + 60.0,
            "{ratings:?}"
        );
    }

    #[test]
    fn who_always_wins_still_has_a_number() {
        let few = rate(3, &tables(&[(0, 1, 10), (1, 2, 10), (0, 2, 10)], 1), 1);
        let many = rate(3, &tables(&[(0, 1, 10), (1, 2, 10), (0, 2, 10)], 10), 1);
        assert!(few[0].elo > few[1].elo && few[1].elo > 100.0 && few[2].elo == 0.0, "{few:?}");
        assert!(many[0].elo > few[0].elo && many[0].elo < 3000.0, "{many:?}");
        assert!(few[0].elo_low > 0.0 && few[0].elo_low + 100.0 < few[0].elo_high, "{few:?}");
        assert_eq!(rate(3, &[], 1)[0], Rating { elo: 0.0, elo_low: 0.0, elo_high: 0.0 });
    }
}
