//! What comes of a hero's attack, exactly: every roll of its dice is played out by the rules, nobody reacting, and weighed by its
//! chance. Rerolls give a second figure: the best that can be made of those on offer.

use super::{
    NoAnswer, imagined,
    outcome::{Played, play, play_rolled, rerolls, rerolls_from},
    rolls::{Plan, Roll, Sides},
};
use crate::{
    Table,
    choice::Choice,
    event::Number,
    flow::Frame,
    pack::*,
    sight,
    terms::*,
    world::{Attack, Share, Sum, World},
};
use kernel::Seat;
use serde::Serialize;
use std::collections::BTreeMap;

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
pub struct Odds {
    pub attacker: Figure,
    pub target: Figure,
    #[serde(rename = "type")]
    pub ty: AttackType,
    pub dice: Sum,
    /// Hits besides the dice.
    pub bonus: Vec<Share>,
    pub resistance: Sum,
    pub health: Sum,
    /// Damage that the attack deals at least, whatever the dice show.
    pub least: Vec<Share>,
    /// Hits that kill, or wound a boss.
    pub needed: u8,
    /// Chance to kill the target, or to wound a boss or destroy a thing.
    pub kill: f64,
    /// The same if the rerolls on offer are used as well as can be.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rerolled: Option<f64>,
    /// How many dice each reroll on offer takes at most.
    pub rerolls: Vec<u8>,
    /// The target is a boss and loses a power token.
    pub wounds: bool,
    /// The dice lie on the table already.
    pub rolled: bool,
    /// Before the roll: by the dice alone. Afterwards: as they lie, or, if they are not enough, with the rerolls on offer.
    pub hits: Vec<HitOdds>,
    /// Everybody else who may be killed by it.
    pub others: Vec<KillOdds>,
    /// Heroes who are hurt by it.
    pub harm: Vec<HarmOdds>,
    /// Objectives that get intel by it.
    pub intel: Vec<IntelOdds>,
}

/// One number of hits.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HitOdds {
    pub hits: u8,
    pub chance: f64,
    /// The part of it that kills: all of these together are the chance to kill.
    pub kills: f64,
    /// It brings intel.
    pub intel: bool,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct KillOdds {
    pub figure: Figure,
    pub chance: f64,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HarmOdds {
    pub seat: Seat,
    pub chance: f64,
    pub mean: f64,
    pub falls: f64,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct IntelOdds {
    pub objective: Objective,
    pub chance: f64,
}

pub(super) fn odds(
    table: &Table,
    pack: &Pack,
    seat: Seat,
    target: Option<Figure>,
    cards: Option<&[Card]>,
) -> Result<Odds, NoAnswer> {
    let copy = imagined(table, pack, Some(seat), 0x6f);
    if target.is_none()
        && let Some(attack) = copy.world.attack().copied().filter(is_rolled)
    {
        return rolled(&copy, pack, &attack).ok_or(NoAnswer::NoAttack);
    }
    let ready = put_together(copy, pack, seat, target, cards)?;
    unrolled(&ready, pack, seat)
}

/// The table with all cards chosen, so that the attack could be declared.
fn put_together(
    mut copy: Table,
    pack: &Pack,
    seat: Seat,
    target: Option<Figure>,
    cards: Option<&[Card]>,
) -> Result<Table, NoAnswer> {
    let play = |copy: &mut Table, choice: Choice| {
        copy.apply(pack, seat, choice, &mut Vec::new()).map_err(|_| NoAnswer::NotPossible)
    };
    let chosen = sight::declaration(&copy, Some(seat)).map(|declare| declare.chosen());
    if let Some(target) = target
        && chosen.is_none_or(|(at, _)| at != Some(target))
    {
        if chosen.is_some() {
            play(&mut copy, Choice::Back)?;
        }
        play(&mut copy, Choice::Figure(target))?;
    }
    for card in cards.unwrap_or_default() {
        let so_far = sight::declaration(&copy, Some(seat)).ok_or(NoAnswer::NoAttack)?.chosen().1;
        if !so_far.has(*card) {
            play(&mut copy, Choice::Card(*card))?;
        }
    }
    Ok(copy)
}

/// An attack that is still to be rolled: all rolls are played.
fn unrolled(ready: &Table, pack: &Pack, seat: Seat) -> Result<Odds, NoAnswer> {
    let declared = sight::declaration(ready, Some(seat)).ok_or(NoAnswer::NoAttack)?;
    let attack = declared.put_together(&ready.world, pack).ok_or(NoAnswer::NoAttack)?;
    let sides = Sides::of(pack, attack.ty);
    let worst = [sides.0.first().map_or(0, |side| side.face); 8];
    let probe = play(ready, pack, seat, &worst).ok_or(NoAnswer::NotPossible)?;
    let dice = probe.dice.ok_or(NoAnswer::NotPossible)?;
    let rolls = sides.rolls(dice);
    let played: Option<Vec<Played>> =
        rolls.iter().map(|(roll, _)| play(ready, pack, seat, &sides.faces(roll))).collect();
    let played = played.ok_or(NoAnswer::NotPossible)?;
    let outcome: Vec<(&Roll, f64, &Played)> =
        rolls.iter().zip(&played).map(|((roll, chance), played)| (roll, *chance, played)).collect();
    let rerolls = rerolls(ready, pack, seat, &worst);
    let succeeds: Vec<(Roll, bool)> =
        outcome.iter().map(|(roll, _, played)| ((*roll).clone(), played.succeeded)).collect();
    let kill = sum(&outcome, |played| played.succeeded);
    let mut odds = facts(&ready.world, pack, &attack, &probe).ok_or(NoAnswer::NotPossible)?;
    odds.kill = kill;
    odds.rerolled = (!rerolls.is_empty() && dice > 0).then(|| {
        let plan = Plan::best(&sides, succeeds, &rerolls);
        rolls.iter().map(|(roll, chance)| chance * plan.worth(roll)).sum()
    });
    odds.rerolls = rerolls;
    odds.hits = by_hits(&outcome);
    odds.others = of_each(&outcome, |played| played.killed.clone())
        .into_iter()
        .filter(|(figure, _)| *figure != attack.target)
        .map(|(figure, chance)| KillOdds { figure, chance })
        .collect();
    odds.harm = harm(&outcome);
    odds.intel = of_each(&outcome, |played| played.intel.clone())
        .into_iter()
        .map(|(objective, chance)| IntelOdds { objective, chance })
        .collect();
    Ok(odds)
}

/// An attack whose dice lie on the table: what they come to, and what rerolls could make of it.
fn rolled(copy: &Table, pack: &Pack, attack: &Attack) -> Option<Odds> {
    let dice = attack.rolled.unwrap_or(0);
    let sides = Sides::of(pack, attack.ty);
    let now = sides.of_faces(pack, attack.ty, &attack.dice[..dice as usize]);
    let rerolls = rerolls_from(copy.clone(), pack);
    // Without a reroll only what lies there can come of it.
    let rolls: Vec<Roll> = match rerolls.is_empty() && !matches!(copy.asking(), Some(Frame::Reroll(_))) {
        true => vec![now.clone()],
        false => sides.rolls(dice).into_iter().map(|(roll, _)| roll).collect(),
    };
    let played: BTreeMap<Roll, Played> =
        rolls.into_iter().map(|roll| (roll.clone(), play_rolled(copy, pack, attack, &sides.faces(&roll)))).collect();
    // Dice that were chosen already will be rolled, come what may.
    let chosen = match copy.asking() {
        Some(Frame::Reroll(reroll)) => reroll.chosen(),
        _ => 0,
    };
    if chosen != 0 {
        return chosen_again(copy, pack, attack, &sides, &played, chosen);
    }
    let as_it_lies = played.get(&now)?;
    let succeeds = played.iter().map(|(roll, played)| (roll.clone(), played.succeeded)).collect();
    let plan = Plan::best(&sides, succeeds, &rerolls);
    // What lies there, or what the rerolls may make of it if they are used as well as can be.
    let ends = if as_it_lies.succeeded { vec![(now.clone(), 1.0)] } else { plan.ends(&sides, &now) };
    let outcome: Vec<(&Roll, f64, &Played)> =
        ends.iter().filter_map(|(roll, p)| Some((roll, *p, played.get(roll)?))).collect();
    let mut odds = facts(&copy.world, pack, attack, as_it_lies)?;
    odds.hits = by_hits(&outcome);
    odds.kill = f64::from(u8::from(as_it_lies.succeeded));
    odds.rerolled = (!rerolls.is_empty()).then(|| plan.worth(&now));
    odds.rerolls = rerolls;
    odds.rolled = true;
    Some(odds)
}

/// The same when dice have been chosen to be rolled again.
fn chosen_again(
    copy: &Table,
    pack: &Pack,
    attack: &Attack,
    sides: &Sides,
    played: &BTreeMap<Roll, Played>,
    chosen: u8,
) -> Option<Odds> {
    let dice = attack.rolled.unwrap_or(0);
    let kept: Vec<u8> = (0..dice).filter(|die| chosen >> die & 1 == 0).map(|die| attack.dice[die as usize]).collect();
    let kept = sides.of_faces(pack, attack.ty, &kept);
    let rolls = sides.rolls(chosen.count_ones() as u8);
    let ends: Vec<(Roll, f64)> =
        rolls.into_iter().map(|(new, p)| (kept.iter().zip(&new).map(|(a, b)| a + b).collect(), p)).collect();
    let outcome: Vec<(&Roll, f64, &Played)> =
        ends.iter().filter_map(|(roll, p)| Some((roll, *p, played.get(roll)?))).collect();
    let mut odds = facts(&copy.world, pack, attack, outcome.first()?.2)?;
    odds.hits = by_hits(&outcome);
    odds.rerolled = Some(sum(&outcome, |played| played.succeeded));
    odds.rerolls = vec![chosen.count_ones() as u8];
    odds.rolled = true;
    Some(odds)
}

/// A hero's attack whose dice lie on the table and still count.
fn is_rolled(attack: &Attack) -> bool {
    attack.rolled.is_some() && attack.result.is_none() && attack.attacker.is_hero()
}

/// The facts of an attack as they came about when it was played; its chances are filled in later.
fn facts(world: &World, pack: &Pack, attack: &Attack, played: &Played) -> Option<Odds> {
    let (resistance, health) = played.against?;
    let dice = match played.dice {
        Some(dice) => played.sum(Number::Dice, dice),
        // The dice lie there: what counted when they were rolled may have changed since.
        None => Some(world.dice_sum(pack, attack))
            .filter(|sum| Some(sum.total) == attack.rolled)
            .unwrap_or_else(|| played.sum(Number::Dice, attack.rolled.unwrap_or(0))),
    };
    let raise = |share: &Share| !matches!(share.from, Cause::Hits | Cause::Resistance | Cause::Limit);
    let least: Vec<Share> = played.shares_of(Number::Damage).filter(raise).collect();
    let floor = world.min_damage(pack, attack);
    Some(Odds {
        attacker: attack.attacker,
        target: attack.target,
        ty: attack.ty,
        dice,
        bonus: played.shares_of(Number::Hits).filter(|share| share.from != Cause::Dice).collect(),
        resistance: played.sum(Number::Resistance, resistance),
        health: played.sum(Number::Health, health),
        needed: if !least.is_empty() && floor >= health { 0 } else { resistance + health },
        least,
        kill: 0.0,
        rerolled: None,
        rerolls: Vec::new(),
        wounds: world.rank_of(pack, attack.target) == Some(Rank::Boss),
        rolled: false,
        hits: Vec::new(),
        others: Vec::new(),
        harm: Vec::new(),
        intel: Vec::new(),
    })
}

type Outcome<'a> = [(&'a Roll, f64, &'a Played)];

fn sum(outcome: &Outcome<'_>, holds: impl Fn(&Played) -> bool) -> f64 {
    // From 0 on: the sum of nothing would be a negative zero.
    outcome.iter().filter(|(.., played)| holds(played)).fold(0.0, |sum, (_, chance, _)| sum + chance)
}

fn by_hits(outcome: &Outcome<'_>) -> Vec<HitOdds> {
    let most = outcome.iter().filter_map(|(.., played)| played.hits).max().unwrap_or(0);
    let of = |hits: u8| HitOdds {
        hits,
        chance: sum(outcome, |played| played.hits == Some(hits)),
        kills: sum(outcome, |played| played.hits == Some(hits) && played.succeeded),
        intel: outcome.iter().any(|(.., played)| played.hits == Some(hits) && !played.intel.is_empty()),
    };
    (0..=most).map(of).collect()
}

/// The chance of everything that may happen at least once.
fn of_each<T: Copy + Ord>(outcome: &Outcome<'_>, list: impl Fn(&Played) -> Vec<T>) -> Vec<(T, f64)> {
    let mut all: Vec<T> = outcome.iter().flat_map(|(.., played)| list(played)).collect();
    all.sort_unstable();
    all.dedup();
    all.into_iter().map(|it| (it, sum(outcome, |played| list(played).contains(&it)))).collect()
}

fn harm(outcome: &Outcome<'_>) -> Vec<HarmOdds> {
    let hurt = of_each(outcome, |played| played.hurt.iter().map(|(seat, _)| *seat).collect());
    let odds = |(seat, chance): (Seat, f64)| {
        let taken = |played: &Played| -> f64 {
            played.hurt.iter().filter(|(s, _)| *s == seat).map(|(_, n)| f64::from(*n)).sum()
        };
        HarmOdds {
            seat,
            chance,
            mean: outcome.iter().map(|(_, p, played)| p * taken(played)).sum(),
            falls: sum(outcome, |played| played.fell.contains(&seat)),
        }
    };
    hurt.into_iter().map(odds).collect()
}

#[cfg(test)]
#[path = "odds_tests.rs"]
mod tests;
