//! Rolls of the attack dice with their chances, and the best use of rerolls.
//!
//! Faces that show equally many symbols of the attack's type are one, so that even eight dice come to 165 rolls.

use crate::{pack::Pack, terms::AttackType};
use std::collections::BTreeMap;

/// Symbols of one type that a die can show, with a face for each and how many faces show it, the fewest first.
#[derive(Clone, Debug)]
pub(super) struct Sides(pub(super) Vec<Side>);

#[derive(Clone, Copy, Debug)]
pub(super) struct Side {
    pub(super) shows: u8,
    pub(super) face: u8,
    faces: u32,
}

/// How many dice show each side.
pub(super) type Roll = Vec<u8>;

impl Sides {
    pub(super) fn of(pack: &Pack, ty: AttackType) -> Self {
        let mut sides: Vec<Side> = Vec::new();
        for (face, symbols) in (0u8..).zip(pack.dice.attack) {
            let shows = symbols[ty as usize];
            match sides.iter_mut().find(|side| side.shows == shows) {
                Some(side) => side.faces += 1,
                None => sides.push(Side { shows, face, faces: 1 }),
            }
        }
        sides.sort_by_key(|side| side.shows);
        Sides(sides)
    }

    /// Every roll of a number of dice, with its chance.
    pub(super) fn rolls(&self, dice: u8) -> Vec<(Roll, f64)> {
        let all: u32 = self.0.iter().map(|side| side.faces).sum();
        let mut out = Vec::new();
        self.fill(0, dice, 1.0, f64::from(all), &mut vec![0; self.0.len()], &mut out);
        out
    }

    fn fill(&self, side: usize, left: u8, chance: f64, all: f64, roll: &mut Roll, out: &mut Vec<(Roll, f64)>) {
        let p = f64::from(self.0[side].faces) / all;
        if side + 1 == self.0.len() {
            roll[side] = left;
            out.push((roll.clone(), chance * p.powi(left.into())));
            return;
        }
        for n in 0..=left {
            roll[side] = n;
            let ways = choose(left, n) * p.powi(n.into());
            self.fill(side + 1, left - n, chance * ways, all, roll, out);
        }
    }

    pub(super) fn faces(&self, roll: &Roll) -> Vec<u8> {
        self.0.iter().zip(roll).flat_map(|(side, n)| std::iter::repeat_n(side.face, *n as usize)).collect()
    }

    pub(super) fn of_faces(&self, pack: &Pack, ty: AttackType, faces: &[u8]) -> Roll {
        let shows = |face: &u8| pack.dice.attack[*face as usize][ty as usize];
        self.0.iter().map(|side| faces.iter().filter(|f| shows(f) == side.shows).count() as u8).collect()
    }
}

/// In how many ways as many can be chosen.
fn choose(from: u8, n: u8) -> f64 {
    (0..n).fold(1.0, |ways, k| ways * f64::from(from - k) / f64::from(k + 1))
}

/// The best use of rerolls: one after another, each of up to its number of the dice that show least.
pub(super) struct Plan {
    /// Before each reroll and after the last: the chance of every roll to succeed, and how many dice are taken.
    stages: Vec<BTreeMap<Roll, (f64, u8)>>,
}

impl Plan {
    /// Worked out from the last reroll back.
    pub(super) fn best(sides: &Sides, succeeds: Vec<(Roll, bool)>, rerolls: &[u8]) -> Self {
        let stands = |(roll, holds): (Roll, bool)| (roll, (f64::from(u8::from(holds)), 0));
        let mut stages: Vec<BTreeMap<Roll, (f64, u8)>> = vec![succeeds.into_iter().map(stands).collect()];
        for most in rerolls.iter().rev() {
            let worth = stages.last().cloned().unwrap_or_default();
            let better = |(roll, (as_it_lies, _)): (&Roll, &(f64, u8))| {
                let dice: u8 = roll.iter().sum();
                let of = |n: u8| -> f64 {
                    after(sides, roll, n)
                        .iter()
                        .map(|(new, p)| p * worth.get(new).map_or(0.0, |(worth, _)| *worth))
                        .sum()
                };
                // No die is touched where that gains nothing.
                let again = (1..=(*most).min(dice)).map(|n| (of(n), n));
                let pick = again.fold((*as_it_lies, 0), |best, new| if new.0 > best.0 + 1e-12 { new } else { best });
                (roll.clone(), pick)
            };
            stages.push(worth.iter().map(better).collect());
        }
        stages.reverse();
        Plan { stages }
    }

    pub(super) fn worth(&self, roll: &Roll) -> f64 {
        self.stages.first().and_then(|stage| stage.get(roll)).map_or(0.0, |(worth, _)| *worth)
    }
    /// Where it leads, with the chance of each end.
    pub(super) fn ends(&self, sides: &Sides, roll: &Roll) -> Vec<(Roll, f64)> {
        let mut at: BTreeMap<Roll, f64> = [(roll.clone(), 1.0)].into_iter().collect();
        for stage in self.stages.split_last().map_or(&[][..], |(_, before)| before) {
            let mut next: BTreeMap<Roll, f64> = BTreeMap::new();
            for (roll, chance) in at {
                for (new, p) in after(sides, &roll, stage.get(&roll).map_or(0, |(_, n)| *n)) {
                    *next.entry(new).or_default() += chance * p;
                }
            }
            at = next;
        }
        at.into_iter().collect()
    }
}

/// What becomes of a roll if `n` of the dice that show least are rolled again.
fn after(sides: &Sides, roll: &Roll, n: u8) -> Vec<(Roll, f64)> {
    let kept = without(roll, n);
    let with = |(new, p): (Roll, f64)| (kept.iter().zip(&new).map(|(a, b)| a + b).collect(), p);
    sides.rolls(n).into_iter().map(with).collect()
}

/// The roll without `n` of the dice that show least.
fn without(roll: &Roll, mut n: u8) -> Roll {
    let less = |dice: &u8| {
        let taken = n.min(*dice);
        n -= taken;
        dice - taken
    };
    roll.iter().map(less).collect()
}
