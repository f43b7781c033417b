//! The threat phase to come if nothing changes: played many times by the rules with dice of its own, nobody reacting.
//!
//! What is the same every time is sure, also when all dice fall at their best or worst: such runs are played besides, and count only
//! for what can happen at all. Where a hero could fall by the dice that were rolled, nothing that depends on it is sure. So a chance
//! of 1 is sure, and a chance of 0 means that it was never seen.

mod tally;

use super::{NoAnswer, decline, imagined};
use crate::{
    Table,
    event::Event,
    pack::Pack,
    terms::*,
    world::{Phase, World},
};
use kernel::{Chance, Draw};
use serde::Serialize;
use tally::Tally;

/// How often the phase is played.
const RUNS: u32 = 240;
/// Questions that one run answers at most.
const STEPS: usize = 400;

#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
pub struct Forecast {
    pub runs: u32,
    /// Where the threat token goes in the first step of the phase; absent when that is past.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub first: Option<SpaceChance>,
    /// Where the threat token stands after the phase, the likeliest first.
    pub threat: Vec<SpaceChance>,
    /// Chance that a twist is drawn.
    pub twist: f32,
    /// The monsters on the board, in the order of their classes.
    pub monsters: Vec<MonsterForecast>,
    pub heroes: Vec<HeroForecast>,
    /// Where figures of the pool may appear.
    pub spawns: Vec<SpawnChance>,
    /// Figures that appear, on average.
    pub spawning: f32,
    /// Chance that the mission is lost in this phase.
    pub lost: f32,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MonsterForecast {
    pub figure: Figure,
    pub from: Place,
    /// Where it ends, the likeliest first, each with its likeliest path.
    pub ways: Vec<Way>,
    /// Where it ends and whom it attacks from there, the likeliest first.
    pub deeds: Vec<Deed>,
    /// Damage it does, on average.
    pub damage: f32,
}

/// One end of a monster's move.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Way {
    /// The places it walks through, its end last; empty if it stays.
    pub path: Vec<Place>,
    pub to: Place,
    /// 1 is sure: it was the same every time.
    pub chance: f32,
}

/// A space of the threat track.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SpaceChance {
    pub to: u8,
    pub chance: f32,
}

/// One outcome of a monster's activation.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
pub struct Deed {
    pub to: Place,
    /// The hero it attacks first; absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    pub chance: f32,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HeroForecast {
    pub seat: Seat,
    /// Damage, on average.
    pub damage: f32,
    /// Chance of each amount of damage, from 0 on.
    pub spread: Vec<f32>,
    pub falls: f32,
    /// Cards in hand when the phase begins.
    pub hand: usize,
    /// Whom the damage comes from, the most first.
    pub from: Vec<Figure>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SpawnChance {
    pub place: Place,
    /// Figures that appear here, on average.
    pub mean: f32,
}

/// The dice of a run: even ones, then those that fall one way: all alike, or all high or low, and the activation dice with them.
fn dice(pack: &Pack, run: u32) -> Option<Chance> {
    let even = Chance::from_number(u64::from(run) << 8 | 0x55);
    let Some(nth) = run.checked_sub(RUNS) else { return Some(even) };
    let draw = |kind: &'static str, value: u32| Draw { kind, value };
    let faces = (0u32..).zip(&pack.dice.attack);
    // Faces that show as much of some type as any face does, and such that show nothing of some type.
    let most = [0, 1, 2].map(|ty| pack.dice.attack.iter().map(|face| face[ty]).max().unwrap_or(0));
    let high = faces.clone().filter(|(_, face)| (0..3).any(|ty| face[ty] == most[ty])).map(|(n, _)| draw("attack", n));
    let low = faces.filter(|(_, face)| face.contains(&0)).map(|(n, _)| draw("attack", n));
    let showing = |wanted: Face| {
        let faces = (0u32..).zip(&pack.dice.activation).filter(move |(_, face)| **face == wanted);
        faces.map(|(n, _)| Draw { kind: "activation", value: n }).collect::<Vec<_>>()
    };
    let loaded: Vec<Draw> = match nth {
        0..6 => vec![draw("attack", nth)],
        6..42 => vec![draw("attack", (nth - 6) / 6), draw("activation", (nth - 6) % 6)],
        42..66 => high.collect(),
        // With every card that may turn up, these are the worst that can happen.
        66..114 => high.chain(showing(Face::Move)).collect(),
        114..138 => high.chain(showing(Face::Special)).collect(),
        138..150 => low.collect(),
        _ => return None,
    };
    Some(even.loaded(loaded))
}

pub(super) fn forecast(table: &Table, pack: &Pack, viewer: Option<Seat>) -> Result<Forecast, NoAnswer> {
    if table.is_over() || table.world.phase() == Phase::Setup {
        return Err(NoAnswer::NoThreat);
    }
    let mut tally = Tally::of(&table.world);
    let mut begin: Option<World> = None;
    for (run, dice) in (0..).map_while(|run| Some((run, dice(pack, run)?))) {
        let mut copy = imagined(table, pack, viewer, u64::from(run) << 8 | 0x66);
        copy.set_chance(dice);
        let mut chance = Chance::from_number(u64::from(run) << 8 | 0x77);
        let Some(start) = to_threat(&mut copy, pack, &mut chance) else { continue };
        let (world, events) = (start.0, play(&mut copy, pack, &mut chance, start.1));
        tally.add(&world, pack, &events, run < RUNS);
        begin.get_or_insert(world);
    }
    let world = begin.ok_or(NoAnswer::NoThreat)?;
    Ok(tally.told(&world))
}

/// Plays on until the threat phase is under way; gives the world at its beginning and what has happened in it already.
fn to_threat(copy: &mut Table, pack: &Pack, chance: &mut Chance) -> Option<(World, Vec<Event>)> {
    let mut events = Vec::new();
    let mut before = copy.world;
    if before.phase() == Phase::Threat {
        return Some((before, events));
    }
    for _ in 0..STEPS {
        let seen = events.len();
        if !decline(copy, pack, chance, &mut events) {
            return None;
        }
        let begins = |e: &Event| matches!(e, Event::PhaseBegins { phase: Phase::Threat });
        if let Some(at) = events[seen..].iter().position(begins) {
            // The choice that ended the last turn has run on into the phase: figures stand where they stood before it.
            let phase = events.split_off(seen + at);
            return Some((before, phase));
        }
        if copy.is_over() {
            return None;
        }
        before = copy.world;
    }
    None
}

/// Plays the threat phase to its end and gives all that happens in it.
fn play(copy: &mut Table, pack: &Pack, chance: &mut Chance, mut events: Vec<Event>) -> Vec<Event> {
    let ended = |events: &[Event]| {
        events.iter().position(|e| {
            matches!(e, Event::RoundBegins { .. } | Event::MissionEnds { .. })
                || matches!(e, Event::PhaseBegins { phase } if *phase != Phase::Threat)
        })
    };
    for _ in 0..STEPS {
        if let Some(end) = ended(&events) {
            events.truncate(end + 1);
            break;
        }
        if copy.is_over() || !decline(copy, pack, chance, &mut events) {
            break;
        }
    }
    events
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{choice::Choice, mind::advice, options::Options};

    /// Tables at the beginning of hero turns, as habits bring them about.
    fn tables(pack: &Pack, seed: u64) -> Vec<Table> {
        let options = Options::new("1.1", 2);
        let Ok(mut table) = crate::open(pack, &options, Chance::from_number(seed), &mut Vec::new()) else {
            return Vec::new();
        };
        let mut found = Vec::new();
        for _ in 0..260 {
            let Some(seat) = table.waiting().iter().next() else { break };
            let mut offers = Vec::new();
            table.offers(pack, seat, &mut offers);
            if table.ask().is_some_and(|q| q.key == "question-turn") && !table.world.on_board().is_empty() {
                found.push(table.clone());
            }
            let habit = advice::habit(&table, pack, seat, &offers, true).filter(|choice| offers.contains(choice));
            let Some(choice) = habit.or_else(|| offers.first().copied()) else { break };
            if table.apply(pack, seat, choice, &mut Vec::new()).is_err() {
                break;
            }
        }
        found.into_iter().step_by(9).take(4).collect()
    }

    #[test]
    fn what_is_sure_happens_when_the_phase_is_played() {
        let pack = Pack::frozen().expect("the frozen pack is sound");
        let mut sure = 0;
        for seed in 0..3 {
            for table in tables(&pack, seed) {
                let told = forecast(&table, &pack, Some(Seat(0))).expect("a round is under way");
                assert!(
                    told.monsters.iter().all(|m| (m.ways.iter().map(|w| w.chance).sum::<f32>() - 1.0).abs() < 0.05)
                );
                // Dice that the forecast has not seen.
                for other in 0..20 {
                    let mut copy = table.clone();
                    copy.set_chance(Chance::from_number(9000 + other));
                    let mut chance = Chance::from_number(8000 + other);
                    let Some((world, begun)) = to_threat(&mut copy, &pack, &mut chance) else { continue };
                    let events = play(&mut copy, &pack, &mut chance, begun);
                    let mut tally = Tally::of(&world);
                    tally.add(&world, &pack, &events, true);
                    let over = events.iter().any(|e| matches!(e, Event::MissionEnds { .. }));
                    for monster in told.monsters.iter().filter(|m| m.ways[0].chance >= 1.0 && !over) {
                        let path =
                            tally.ends.iter().find(|((f, _), _)| *f == monster.figure).map(|((_, path), _)| path);
                        let end = path.map(|path| path.last().copied().unwrap_or(monster.from));
                        assert_eq!(end, Some(monster.ways[0].to), "seed {seed}, {:?}", monster.figure);
                        sure += 1;
                    }
                }
            }
        }
        assert!(sure > 0, "nothing was sure");
    }

    #[test]
    fn there_is_none_before_the_first_round() {
        let pack = Pack::frozen().expect("the frozen pack is sound");
        let mut table =
            crate::open(&pack, &Options::new("1.1", 2), Chance::from_number(1), &mut Vec::new()).expect("a table");
        assert_eq!(forecast(&table, &pack, None), Err(NoAnswer::NoThreat));
        let seat = table.waiting().iter().next().expect("somebody is asked");
        assert!(table.apply(&pack, seat, Choice::Search, &mut Vec::new()).is_err());
    }
}
