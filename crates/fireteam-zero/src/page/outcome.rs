//! What one roll of an attack leads to: the rules themselves carry it out on a copy of the table, nobody reacting.

use super::decline;
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

/// Questions that one roll answers at most.
const STEPS: usize = 60;

/// What one roll leads to.
#[derive(Default)]
pub(super) struct Played {
    pub dice: Option<u8>,
    pub hits: Option<u8>,
    /// Resistance and health of the target when the hits were compared with them.
    pub against: Option<(u8, u8)>,
    shares: Vec<(Number, Share)>,
    pub succeeded: bool,
    pub killed: Vec<Figure>,
    pub hurt: Vec<(Seat, u8)>,
    pub fell: Vec<Seat>,
    pub intel: Vec<Objective>,
}

/// Dice that fall as given.
fn scripted(faces: &[u8]) -> Chance {
    let script = faces.iter().map(|face| Draw { kind: "attack", value: u32::from(*face) }).collect();
    Chance::from_number(1).scripted(script, false)
}

/// Declares the attack and plays it to its end with these dice, if they are enough.
pub(super) fn play(ready: &Table, pack: &Pack, seat: Seat, faces: &[u8]) -> Option<Played> {
    let mut copy = ready.clone();
    copy.set_chance(scripted(faces));
    let under_way = copy.world.attacks().len();
    let mut events = Vec::new();
    copy.apply(pack, seat, Choice::Done, &mut events).ok()?;
    play_out(&mut copy, pack, under_way, &mut events);
    Some(Played::of(&events, Figure::hero(seat)))
}

/// Plays on with an attack whose dice have been rolled: they show these faces, and nobody does anything about it.
pub(super) fn play_rolled(copy: &Table, pack: &Pack, attack: &Attack, faces: &[u8]) -> Played {
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
pub(crate) fn dice(table: &Table, pack: &Pack, seat: Seat) -> Option<u8> {
    let declared = sight::declaration(table, Some(seat))?;
    declared.put_together(&table.world, pack)?;
    let mut copy = table.clone();
    copy.set_chance(scripted(&[]));
    let mut events = Vec::new();
    copy.apply(pack, seat, Choice::Done, &mut events).ok()?;
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
    pub(super) fn sum(&self, number: Number, total: u8) -> Sum {
        let parts: Shares = self.shares_of(number).collect();
        let printed = || [Share { from: Cause::Printed, n: total as i8 }].into_iter().collect();
        Sum { total, parts: if parts.is_empty() { printed() } else { parts } }
    }
    pub(super) fn shares_of(&self, number: Number) -> impl Iterator<Item = Share> + '_ {
        self.shares.iter().filter(move |(of, _)| *of == number).map(|(_, share)| *share)
    }
}

/// The rerolls on offer after a bad roll, one after another.
pub(super) fn rerolls(ready: &Table, pack: &Pack, seat: Seat, worst: &[u8]) -> Vec<u8> {
    let mut copy = ready.clone();
    copy.set_chance(scripted(worst));
    let under_way = copy.world.attacks().len();
    if copy.apply(pack, seat, Choice::Done, &mut Vec::new()).is_err() {
        return Vec::new();
    }
    if copy.world.attacks().len() <= under_way { Vec::new() } else { rerolls_from(copy, pack) }
}

pub(super) fn rerolls_from(mut copy: Table, pack: &Pack) -> Vec<u8> {
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
