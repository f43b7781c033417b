//! What comes of a hero's attack, exactly: every roll of its dice is played out by the rules, nobody reacting, and weighed by its chance.
//!
//! Faces that show equally many symbols of the attack's type are one, so that even eight dice come to 165 rolls. Rerolls give a second
//! figure: the best that can be made of those on offer.

use super::{NoAnswer, decline, imagined};
use crate::{
    Table,
    choice::Choice,
    event::{Event, Number},
    flow::{Frame, act::ability_of},
    pack::*,
    sight,
    terms::*,
    world::{Attack, Share, Sum, World, sums::Shares},
};
use kernel::{Chance, Draw, Seat};
use serde::Serialize;
use std::collections::BTreeMap;

/// Questions that one roll answers at most.
const STEPS: usize = 60;

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
    pub seat: u8,
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

/// Symbols of one type that a die can show, with a face for each and how many faces show it, the fewest first.
#[derive(Clone, Debug)]
struct Sides(Vec<Side>);

#[derive(Clone, Copy, Debug)]
struct Side {
    shows: u8,
    face: u8,
    faces: u32,
}

/// So many dice of each side.
type Roll = Vec<u8>;

impl Sides {
    fn of(pack: &Pack, ty: AttackType) -> Self {
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

    /// Every roll of so many dice, with its chance.
    fn rolls(&self, dice: u8) -> Vec<(Roll, f64)> {
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

    fn faces(&self, roll: &Roll) -> Vec<u8> {
        self.0.iter().zip(roll).flat_map(|(side, n)| std::iter::repeat_n(side.face, *n as usize)).collect()
    }

    fn of_faces(&self, pack: &Pack, ty: AttackType, faces: &[u8]) -> Roll {
        let shows = |face: &u8| pack.dice.attack[*face as usize][ty as usize];
        self.0.iter().map(|side| faces.iter().filter(|f| shows(f) == side.shows).count() as u8).collect()
    }
}

/// Ways to choose.
fn choose(from: u8, n: u8) -> f64 {
    (0..n).fold(1.0, |ways, k| ways * f64::from(from - k) / f64::from(k + 1))
}

pub(super) fn odds(
    table: &Table,
    pack: &Pack,
    seat: usize,
    target: Option<Figure>,
    cards: Option<&[Card]>,
) -> Result<Odds, NoAnswer> {
    let copy = imagined(table, pack, Some(seat), 0x6f);
    if target.is_none()
        && let Some(attack) = copy.world.attack().copied().filter(lies)
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
    seat: usize,
    target: Option<Figure>,
    cards: Option<&[Card]>,
) -> Result<Table, NoAnswer> {
    let play = |copy: &mut Table, choice: Choice| {
        copy.apply(pack, Seat(seat as u8), choice, &mut Vec::new()).map_err(|_| NoAnswer::NotPossible)
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

/// What one roll leads to.
#[derive(Default)]
struct Played {
    dice: Option<u8>,
    hits: Option<u8>,
    /// Resistance and health of the target when the hits were compared with them.
    against: Option<(u8, u8)>,
    shares: Vec<(Number, Share)>,
    succeeded: bool,
    killed: Vec<Figure>,
    hurt: Vec<(u8, u8)>,
    fell: Vec<u8>,
    intel: Vec<Objective>,
}

/// Dice that fall as given.
fn scripted(faces: &[u8]) -> Chance {
    let script = faces.iter().map(|face| Draw { kind: "attack", value: u32::from(*face) }).collect();
    Chance::from_number(1).scripted(script, false)
}

/// Declares the attack and plays it to its end with these dice, if they are enough.
fn play(ready: &Table, pack: &Pack, seat: usize, faces: &[u8]) -> Option<Played> {
    let mut copy = ready.clone();
    copy.set_chance(scripted(faces));
    let under_way = copy.world.attacks().len();
    let mut events = Vec::new();
    copy.apply(pack, Seat(seat as u8), Choice::Done, &mut events).ok()?;
    play_out(&mut copy, pack, under_way, &mut events);
    Some(Played::of(&events, Figure::hero(seat)))
}

/// The same with an attack whose dice lie on the table: they show these faces, and nobody does anything about it.
fn play_lying(copy: &Table, pack: &Pack, attack: &Attack, faces: &[u8]) -> Played {
    let mut copy = copy.clone();
    copy.world = copy.world.with_dice(faces);
    // Dice that were chosen to be rolled again come up as they lie.
    if let Some(Frame::Reroll(reroll)) = copy.asking() {
        let again = (0u8..).zip(faces).filter(|(die, _)| reroll.chosen() >> die & 1 == 1).map(|(_, face)| *face);
        let again: Vec<u8> = again.collect();
        copy.set_chance(scripted(&again));
    }
    let under_way = copy.world.attacks().len().saturating_sub(1);
    let mut events = Vec::new();
    play_out(&mut copy, pack, under_way, &mut events);
    Played::of(&events, attack.attacker)
}

fn play_out(copy: &mut Table, pack: &Pack, under_way: usize, events: &mut Vec<Event>) {
    for _ in 0..STEPS {
        if copy.is_over() || copy.world.attacks().len() <= under_way {
            break;
        }
        if !decline(copy, pack, &mut Chance::from_number(2), events) {
            break;
        }
    }
}

/// How many dice the attack rolls that this seat puts together, if nobody reacts.
pub(crate) fn dice(table: &Table, pack: &Pack, seat: usize) -> Option<u8> {
    let declared = sight::declaration(table, Some(seat))?;
    declared.put_together(&table.world, pack)?;
    let mut copy = table.clone();
    copy.set_chance(scripted(&[]));
    let mut events = Vec::new();
    copy.apply(pack, Seat(seat as u8), Choice::Done, &mut events).ok()?;
    play_out(&mut copy, pack, table.world.attacks().len(), &mut events);
    Played::of(&events, Figure::hero(seat)).dice
}

impl Played {
    fn of(events: &[Event], attacker: Figure) -> Self {
        let mut played = Played::default();
        let mut ended = false;
        let mut target = None;
        for event in events {
            match *event {
                Event::Rolled { attacker: by, n, .. } if by == attacker && played.dice.is_none() => {
                    played.dice = Some(n)
                }
                Event::Hits { attacker: by, target: at, hits } if by == attacker && played.hits.is_none() => {
                    played.hits = Some(hits);
                    target = Some(at);
                }
                Event::Share { number, from, n, .. } if !ended && played.against.is_none() => {
                    played.shares.push((number, Share { from, n }));
                }
                Event::Compared { attacker: by, figure, resistance, health, damage, .. }
                    if by == attacker && Some(figure) == target && played.against.is_none() =>
                {
                    played.against = Some((resistance, health));
                    played.succeeded = damage >= health;
                }
                Event::AttackEnded { attacker: by, .. } if by == attacker => ended = true,
                Event::Killed { figure, .. } | Event::BossBeaten { figure, .. } => played.killed.push(figure),
                Event::Damaged { seat, n, .. } => played.hurt.push((seat, n)),
                Event::KnockedDown { seat } => played.fell.push(seat),
                Event::IntelPlaced { objective, .. } => played.intel.push(objective),
                // The turn has gone on by itself.
                Event::TurnEnds { .. } | Event::TurnBegins { .. } | Event::PhaseBegins { .. } if ended => break,
                _ => {}
            }
        }
        played
    }

    /// What a number was made of when it was told.
    fn sum(&self, number: Number, total: u8) -> Sum {
        let parts: Shares = self.shares_of(number).collect();
        let printed = || [Share { from: Cause::Printed, n: total as i8 }].into_iter().collect();
        Sum { total, parts: if parts.is_empty() { printed() } else { parts } }
    }
    fn shares_of(&self, number: Number) -> impl Iterator<Item = Share> + '_ {
        self.shares.iter().filter(move |(of, _)| *of == number).map(|(_, share)| *share)
    }
}

/// An attack that is still to be rolled: all rolls are played.
fn unrolled(ready: &Table, pack: &Pack, seat: usize) -> Result<Odds, NoAnswer> {
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
    let mut told = sheet(&ready.world, pack, &attack, &probe).ok_or(NoAnswer::NotPossible)?;
    told.kill = kill;
    told.rerolled = (!rerolls.is_empty() && dice > 0).then(|| {
        let plan = best(&sides, succeeds, &rerolls);
        rolls.iter().map(|(roll, chance)| chance * plan.worth(roll)).sum()
    });
    told.rerolls = rerolls;
    told.hits = by_hits(&outcome);
    told.others = of_each(&outcome, |played| played.killed.clone())
        .into_iter()
        .filter(|(figure, _)| *figure != attack.target)
        .map(|(figure, chance)| KillOdds { figure, chance })
        .collect();
    told.harm = harm(&outcome);
    told.intel = of_each(&outcome, |played| played.intel.clone())
        .into_iter()
        .map(|(objective, chance)| IntelOdds { objective, chance })
        .collect();
    Ok(told)
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
        rolls.into_iter().map(|roll| (roll.clone(), play_lying(copy, pack, attack, &sides.faces(&roll)))).collect();
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
    let plan = best(&sides, succeeds, &rerolls);
    // What lies there, or what the rerolls may make of it if they are used as well as can be.
    let ends = if as_it_lies.succeeded { vec![(now.clone(), 1.0)] } else { plan.ends(&sides, &now) };
    let outcome: Vec<(&Roll, f64, &Played)> =
        ends.iter().filter_map(|(roll, p)| Some((roll, *p, played.get(roll)?))).collect();
    let mut told = sheet(&copy.world, pack, attack, as_it_lies)?;
    told.hits = by_hits(&outcome);
    told.kill = f64::from(u8::from(as_it_lies.succeeded));
    told.rerolled = (!rerolls.is_empty()).then(|| plan.worth(&now));
    told.rerolls = rerolls;
    told.rolled = true;
    Some(told)
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
    let mut told = sheet(&copy.world, pack, attack, outcome.first()?.2)?;
    told.hits = by_hits(&outcome);
    told.rerolled = Some(sum(&outcome, |played| played.succeeded));
    told.rerolls = vec![chosen.count_ones() as u8];
    told.rolled = true;
    Some(told)
}

/// A hero's attack whose dice lie on the table and still count.
fn lies(attack: &Attack) -> bool {
    attack.rolled.is_some() && attack.result.is_none() && attack.attacker.is_hero()
}

/// The facts of an attack as they came about when it was played; its chances are filled in later.
fn sheet(world: &World, pack: &Pack, attack: &Attack, played: &Played) -> Option<Odds> {
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
    let told = |(seat, chance): (u8, f64)| {
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
    hurt.into_iter().map(told).collect()
}

/// The rerolls on offer after a bad roll, one after another.
fn rerolls(ready: &Table, pack: &Pack, seat: usize, worst: &[u8]) -> Vec<u8> {
    let mut copy = ready.clone();
    copy.set_chance(scripted(worst));
    let under_way = copy.world.attacks().len();
    if copy.apply(pack, Seat(seat as u8), Choice::Done, &mut Vec::new()).is_err() {
        return Vec::new();
    }
    if copy.world.attacks().len() <= under_way { Vec::new() } else { rerolls_from(copy, pack) }
}

fn rerolls_from(mut copy: Table, pack: &Pack) -> Vec<u8> {
    let mut found = Vec::new();
    let Some(attack) = copy.world.attack().copied() else { return found };
    let mut events = Vec::new();
    // Another attack of the same card may follow at once; its rerolls are its own.
    let ends = |event: &Event| match event {
        Event::AttackEnded { attacker, target, .. } | Event::AttackLost { attacker, target } => {
            (*attacker, *target) == (attack.attacker, attack.target)
        }
        _ => false,
    };
    for _ in 0..STEPS {
        if copy.is_over() || events.iter().any(ends) {
            break;
        }
        let dice = copy.world.attack().and_then(|attack| attack.rolled).unwrap_or(0);
        if let Some(Frame::Reroll(reroll)) = copy.asking() {
            found.push(reroll.most().min(dice).saturating_sub(reroll.taken()));
        }
        let used =
            copy.ask().is_some_and(|asked| asked.key == "question-window") && use_reroll(&mut copy, pack, &mut events);
        if !used && !decline(&mut copy, pack, &mut Chance::from_number(3), &mut events) {
            break;
        }
    }
    found.retain(|n| *n > 0);
    found
}

/// Uses a card in play that lets dice be rolled again; false if there is none.
fn use_reroll(copy: &mut Table, pack: &Pack, events: &mut Vec<Event>) -> bool {
    let gives = |world: &World, choice: &Choice| match choice {
        Choice::Use(usage) => ability_of(world, *usage).is_some_and(|id| {
            pack.list(pack.ability(id).effects).iter().any(|effect| matches!(effect, Effect::Reroll(_)))
        }),
        _ => false,
    };
    for seat in copy.waiting().iter() {
        let mut offers = Vec::new();
        copy.offers(pack, seat, &mut offers);
        if let Some(choice) = offers.into_iter().find(|choice| gives(&copy.world, choice)) {
            return copy.apply(pack, seat, choice, events).is_ok();
        }
    }
    false
}

/// Rerolls used as well as can be: one after another, each of up to so many of the dice that show least.
struct Plan {
    /// Before each reroll and after the last: the chance of every roll to succeed, and how many dice are taken.
    stages: Vec<BTreeMap<Roll, (f64, u8)>>,
}

impl Plan {
    fn worth(&self, roll: &Roll) -> f64 {
        self.stages.first().and_then(|stage| stage.get(roll)).map_or(0.0, |(worth, _)| *worth)
    }
    /// Where it leads, with the chance of each end.
    fn ends(&self, sides: &Sides, roll: &Roll) -> Vec<(Roll, f64)> {
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

/// Worked out from the last reroll back.
fn best(sides: &Sides, succeeds: Vec<(Roll, bool)>, rerolls: &[u8]) -> Plan {
    let stands = |(roll, holds): (Roll, bool)| (roll, (f64::from(u8::from(holds)), 0));
    let mut stages: Vec<BTreeMap<Roll, (f64, u8)>> = vec![succeeds.into_iter().map(stands).collect()];
    for most in rerolls.iter().rev() {
        let worth = stages.last().cloned().unwrap_or_default();
        let better = |(roll, (as_it_lies, _)): (&Roll, &(f64, u8))| {
            let dice: u8 = roll.iter().sum();
            let of = |n: u8| -> f64 {
                after(sides, roll, n).iter().map(|(new, p)| p * worth.get(new).map_or(0.0, |(worth, _)| *worth)).sum()
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

/// What becomes of a roll if so many of the dice that show least are rolled again.
fn after(sides: &Sides, roll: &Roll, n: u8) -> Vec<(Roll, f64)> {
    let kept = without(roll, n);
    let with = |(new, p): (Roll, f64)| (kept.iter().zip(&new).map(|(a, b)| a + b).collect(), p);
    sides.rolls(n).into_iter().map(with).collect()
}

/// The roll without so many of the dice that show least.
fn without(roll: &Roll, mut n: u8) -> Roll {
    let less = |dice: &u8| {
        let taken = n.min(*dice);
        n -= taken;
        dice - taken
    };
    roll.iter().map(less).collect()
}

#[cfg(test)]
#[path = "odds_tests.rs"]
mod tests;
