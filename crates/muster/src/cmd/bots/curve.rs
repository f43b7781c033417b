//! How well a judgement foretells the end, Round by Round. For people to read: nothing here decides what a bot does.

use crate::cmd::selfplay::file::Row;
use serde::Serialize;
use std::collections::BTreeMap;

/// A table from all points of view that are written down of it.
#[derive(Default)]
pub struct Position {
    round: u8,
    won: Vec<bool>,
    /// What the judgements by rules of thumb and the learned one say of each, as log odds but for a stretch.
    odds: [Vec<f64>; 2],
}

impl Position {
    pub fn add(&mut self, row: &Row, judged: f32) {
        self.round = row.round;
        self.won.push(row.won);
        self.odds[0].push(f64::from(row.known));
        self.odds[1].push(f64::from(judged));
    }
}

/// One line of the report; without a Round, of all of them.
#[derive(Serialize)]
pub struct Line {
    pub round: Option<u8>,
    pub rows: usize,
    /// Of the judgement by rules of thumb, and of the learned one.
    pub log_loss: [f64; 2],
    pub auc: [f64; 2],
}

pub struct Curve {
    rivals: bool,
    rounds: BTreeMap<u8, Vec<Position>>,
}

/// Chances with what came of them.
type Told = Vec<(f64, bool)>;

impl Curve {
    pub fn new(rivals: bool) -> Self {
        Curve { rivals, rounds: BTreeMap::new() }
    }

    pub fn add(&mut self, mut position: Position) {
        if !self.rivals {
            // A chance becomes log odds.
            position.odds[0]
                .iter_mut()
                .for_each(|p| *p = (p.clamp(1e-4, 1.0 - 1e-4) / (1.0 - p.clamp(1e-4, 1.0 - 1e-4))).ln());
        }
        self.rounds.entry(position.round).or_default().push(position);
    }

    pub fn report(&self) -> Vec<Line> {
        let (mut lines, mut all) = (Vec::new(), [Told::new(), Told::new()]);
        for (round, positions) in &self.rounds {
            let (stretch, lift) = self.fit(positions);
            let old = self.told(positions, 0, stretch, lift);
            let new = self.told(positions, 1, 1.0, 0.0);
            lines.push(line(Some(*round), &old, &new));
            all[0].extend(old);
            all[1].extend(new);
        }
        lines.push(line(None, &all[0], &all[1]));
        lines
    }

    fn told(&self, positions: &[Position], which: usize, stretch: f64, lift: f64) -> Told {
        let mut told = Told::new();
        for position in positions {
            let chances = self.chances(&position.odds[which], stretch, lift);
            told.extend(chances.into_iter().zip(position.won.iter().copied()));
        }
        told
    }

    fn chances(&self, odds: &[f64], stretch: f64, lift: f64) -> Vec<f64> {
        if !self.rivals {
            return odds.iter().map(|odds| 1.0 / (1.0 + (-stretch * odds - lift).exp())).collect();
        }
        let most = odds.iter().copied().fold(f64::MIN, f64::max);
        let powers: Vec<f64> = odds.iter().map(|odds| (stretch * (odds - most)).exp()).collect();
        let sum: f64 = powers.iter().sum();
        powers.into_iter().map(|power| power / sum).collect()
    }

    /// The stretch and the lift that make the judgement by rules of thumb best: Newton's method, with shorter steps where one leads too far.
    fn fit(&self, positions: &[Position]) -> (f64, f64) {
        let loss = |at: (f64, f64)| {
            let told = self.told(positions, 0, at.0, at.1);
            log_loss(&told)
        };
        let mut at = (if self.rivals { 0.0 } else { 1.0 }, 0.0);
        for _ in 0..40 {
            let (mut slope, mut bend) = ([0.0; 2], [[1e-9, 0.0], [0.0, 1e-9]]);
            for position in positions {
                let odds = &position.odds[0];
                let chances = self.chances(odds, at.0, at.1);
                let mean: f64 = if self.rivals { chances.iter().zip(odds).map(|(p, o)| p * o).sum() } else { 0.0 };
                for ((p, o), won) in chances.iter().zip(odds).zip(&position.won) {
                    let miss = p - f64::from(u8::from(*won));
                    let weight = if self.rivals { *p } else { p * (1.0 - p) };
                    slope[0] += miss * o;
                    bend[0][0] += weight * (o - mean) * (o - mean);
                    if !self.rivals {
                        slope[1] += miss;
                        bend[0][1] += weight * o;
                        bend[1][1] += weight;
                    }
                }
            }
            let [[a, b], [_, d]] = bend;
            let of = a * d - b * b;
            let step = if self.rivals {
                (slope[0] / a, 0.0)
            } else {
                ((d * slope[0] - b * slope[1]) / of, (a * slope[1] - b * slope[0]) / of)
            };
            let (before, mut length) = (loss(at), 1.0);
            let next = loop {
                let next = (at.0 - length * step.0, at.1 - length * step.1);
                if length < 1e-6 || loss(next) <= before {
                    break next;
                }
                length /= 2.0;
            };
            let moved = (next.0 - at.0).abs() + (next.1 - at.1).abs();
            at = next;
            if moved < 1e-9 {
                break;
            }
        }
        at
    }
}

fn line(round: Option<u8>, old: &Told, new: &Told) -> Line {
    let of = |what: fn(&Told) -> f64| [what(old), what(new)];
    Line { round, rows: old.len(), log_loss: of(log_loss), auc: of(auc) }
}

fn log_loss(told: &Told) -> f64 {
    let surprise = |(p, won): &(f64, bool)| -(if *won { *p } else { 1.0 - p }).max(1e-6).ln();
    told.iter().map(surprise).sum::<f64>() / told.len().max(1) as f64
}

/// How often a winner is given a higher chance than one who does not win; equal ones count half.
fn auc(told: &Told) -> f64 {
    let mut sorted = told.clone();
    sorted.sort_by(|a, b| a.0.total_cmp(&b.0));
    let (mut below, mut sum, mut wins, mut losses) = (0.0, 0.0, 0.0, 0.0);
    for equal in sorted.chunk_by(|a, b| a.0 == b.0) {
        let won = equal.iter().filter(|(_, won)| *won).count() as f64;
        let lost = equal.len() as f64 - won;
        sum += won * (below + lost / 2.0);
        below += lost;
        wins += won;
        losses += lost;
    }
    sum / (wins * losses)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_is_told_apart_is_counted() {
        let told: Told = vec![(0.1, false), (0.4, true), (0.4, false), (0.8, true)];
        assert!((auc(&told) - 3.5 / 4.0).abs() < 1e-12);
        assert!((log_loss(&vec![(0.5, true), (0.5, false)]) - std::f64::consts::LN_2).abs() < 1e-12);
    }

    #[test]
    fn the_old_judgement_is_stretched_as_suits_it_best() {
        // Whoever is a hundred ahead wins three times in four, so the stretch is ln 3 to the hundred.
        let mut curve = Curve::new(true);
        for nth in 0..4 {
            let (won, mut position) = (nth < 3, Position { round: 1, ..Position::default() });
            for (known, won) in [(100.0, won), (0.0, !won)] {
                position.add(&Row { round: 1, won, known, ..Row::default() }, 0.0);
            }
            curve.add(position);
        }
        let (stretch, _) = curve.fit(&curve.rounds[&1]);
        assert!((stretch - 3f64.ln() / 100.0).abs() < 1e-6, "{stretch}");
        let mut team = Curve::new(false);
        for nth in 0..6 {
            let mut position = Position::default();
            let (known, won) = if nth < 4 { (0.6, nth < 3) } else { (0.3, nth < 5) };
            position.add(&Row { won, known, ..Row::default() }, 0.0);
            team.add(position);
        }
        let (stretch, lift) = team.fit(&team.rounds[&0]);
        let chance = |known: f64| 1.0 / (1.0 + (-stretch * (known / (1.0 - known)).ln() - lift).exp());
        assert!((chance(f64::from(0.6f32)) - 0.75).abs() < 1e-6 && (chance(f64::from(0.3f32)) - 0.5).abs() < 1e-6);
    }
}
