//! The heroes' chance of victory, as far as a table shows it: for players that think ahead, and for hints. No rule reads it.

use super::{goals::goals, outlook::Outlook, worth::hauls};
use crate::{pack::*, terms::*, world::*};

/// How many signs are looked at.
pub const SIGNS: usize = 19;

/// How much each sign says: fitted to some 4,000 games of sensible players over all missions and numbers of heroes, by logistic
/// regression with a constant for each of these, so that only what changes during a game counts.
const WEIGHTS: [f32; SIGNS] = [
    1.83, 0.55, -1.54, 0.37, -0.12, -0.77, -1.11, -0.16, 0.90, 0.02, -0.60, -0.49, -1.39, -0.055, 0.0, 0.013, 0.062,
    0.73, 1.11,
];

/// What each sign is about.
const ABOUT: [&str; SIGNS] = [
    SAME,
    SAME,
    "objectives",
    "objectives",
    "objectives",
    "threat",
    "threat",
    "fallen",
    "hands",
    "hands",
    "fallen",
    "monsters",
    "monsters",
    "monsters",
    SAME,
    "danger",
    "journey",
    "journey",
    "objectives",
];
/// What no choice changes (the constant, the number of heroes), and what turned out to say nothing.
const SAME: &str = "";

/// How much an even chance grows by one in log odds.
const STEEPNESS: f32 = 0.25;

/// A term by its name: what it adds to a chance, and how many people would count.
pub type Term = (&'static str, f32, Option<f32>);

/// What the chance of victory is made of, to explain a choice: the signs by what they are about, roughly on the scale of
/// [`chance`], and the end itself.
pub fn terms(world: &World, pack: &Pack) -> Vec<Term> {
    let victory = match world.outcome() {
        Some(Outcome::Won) => 0.5,
        Some(Outcome::Lost) => -0.5,
        None => 0.0,
    };
    let mut terms: Vec<(&str, f32)> = vec![("victory", victory)];
    for ((about, sign), weight) in ABOUT.into_iter().zip(signs(world, pack)).zip(WEIGHTS) {
        let amount = sign * weight * STEEPNESS;
        match terms.iter_mut().find(|(name, _)| *name == about) {
            _ if about == SAME => {}
            Some((_, sum)) => *sum += amount,
            None => terms.push((about, amount)),
        }
    }
    terms.into_iter().map(|(about, amount)| (about, amount, count(world, pack, about))).collect()
}

/// What people count of a term, less where that is worse.
fn count(world: &World, pack: &Pack, about: &str) -> Option<f32> {
    let counted: usize = match about {
        "objectives" => {
            let objectives = pack.mission(world.mission()).objectives.len();
            (0..objectives).map(|nth| usize::from(world.intel(nth))).sum()
        }
        "threat" => world.threat().into(),
        "fallen" => world.seats().filter(|seat| world.is_down(*seat) || world.is_pinned(*seat)).count(),
        "hands" => world.seats().map(|seat| world.hand_len(seat)).sum(),
        "monsters" => world.on_board().iter().filter(|figure| world.monster(*figure).is_some()).count(),
        _ => return None,
    };
    let bad = matches!(about, "threat" | "fallen" | "monsters");
    Some(if bad { -(counted as f32) } else { counted as f32 })
}

/// The chance of victory, from 0 to 1.
pub fn chance(world: &World, pack: &Pack) -> f32 {
    match world.outcome() {
        Some(Outcome::Won) => return 1.0,
        Some(Outcome::Lost) => return 0.0,
        None => {}
    }
    let sum: f32 = signs(world, pack).iter().zip(WEIGHTS).map(|(sign, weight)| sign * weight).sum();
    1.0 / (1.0 + (-sum).exp())
}

/// The signs of a table, each about as large as the others.
pub fn signs(world: &World, pack: &Pack) -> [f32; SIGNS] {
    let mission = pack.mission(world.mission());
    let goals = goals(world, pack);
    let outlook = Outlook::of(world, pack, &goals, Seat(0));
    let heroes = world.seats().len() as f32;
    let (mut need, mut missing, mut open) = (0.0, 0.0, 0.0);
    for (nth, id) in mission.objectives.iter().enumerate() {
        let all = f32::from(pack.objective(*id).need);
        need += all;
        missing += all - f32::from(world.intel(nth)).min(all);
        open += f32::from(u8::from(!world.is_complete(nth)));
    }
    let up = world.spawns().iter().filter(|s| s.side == SpawnSide::Up).count() as f32;
    let seats = || world.seats();
    let hands = |seat: Seat| world.hand_len(seat) as f32;
    let (mut minions, mut elites, mut boss) = (0.0, 0.0, 0.0);
    for figure in world.on_board().iter() {
        match world.rank_of(pack, figure) {
            Some(Rank::Minion) | None => minions += 1.0,
            Some(Rank::Elite) => elites += 1.0,
            Some(Rank::Boss) => boss += f32::from(world.monster(figure).map_or(0, |m| m.power)),
        }
    }
    let unguarded = (0..2).filter(|which| world.active_at(world.specialist_at(*which)).is_empty()).count();
    let count = |n: usize| n as f32 / heroes;
    [
        1.0,
        heroes - 3.0,
        missing / need.max(1.0),
        open,
        if goals.search { up } else { 0.0 },
        f32::from(world.threat()) / 10.0,
        f32::from(u8::from(world.coin() == CoinSide::Tails)),
        count(seats().filter(|s| world.is_down(*s)).count()),
        seats().map(|s| hands(s).sqrt()).sum::<f32>() / heroes,
        seats().map(hands).fold(f32::MAX, f32::min),
        count(seats().filter(|s| world.is_pinned(*s)).count()),
        minions / heroes,
        elites / heroes,
        boss,
        unguarded as f32,
        outlook.danger() / 100.0,
        outlook.journey() / 100.0,
        hauls(world, pack, &goals) as f32 / 1000.0,
        f32::from(u8::from(goals.exit.is_some())),
    ]
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may fail by panicking")]
    use super::*;
    use crate::{options::Options, start};

    #[test]
    fn the_terms_make_up_the_chance() {
        let pack = Pack::frozen().unwrap();
        for mission in &pack.missions {
            for heroes in 2..=4u8 {
                let (world, _) = start(&pack, &Options::new(&mission.meta.id, heroes)).unwrap();
                let sum: f32 = terms(&world, &pack).iter().map(|(_, weight, _)| weight).sum();
                let same = WEIGHTS[0] + WEIGHTS[1] * (f32::from(heroes) - 3.0);
                let chance = 1.0 / (1.0 + (-sum / STEEPNESS - same).exp());
                assert!((chance - super::chance(&world, &pack)).abs() < 1e-5);
            }
        }
    }
}
