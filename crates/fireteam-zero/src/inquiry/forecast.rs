//! The threat phase to come if nothing changes: played many times by the rules with dice of its own, nobody reacting. What is the same
//! every time is sure.

use super::{NoAnswer, decline, imagined};
use crate::{
    Table,
    event::Event,
    pack::Pack,
    terms::*,
    world::{Outcome, Phase, World},
};
use kernel::Chance;
use serde::Serialize;

/// How often the phase is played.
const RUNS: u32 = 240;
/// Questions that one run answers at most.
const STEPS: usize = 400;

#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Forecast {
    pub runs: u32,
    /// The space of the threat token after the phase's first step.
    pub threat: u8,
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
    /// Where it ends, the likeliest first.
    pub ways: Vec<Way>,
    /// Whom it attacks, the likeliest first; chances that add up to less than 1 leave room for no attack.
    pub targets: Vec<TargetChance>,
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

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TargetChance {
    pub seat: u8,
    pub chance: f32,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HeroForecast {
    pub seat: u8,
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

/// What one run adds to.
#[derive(Default)]
struct Tally {
    ends: Vec<(Figure, Vec<Place>, u32)>,
    targets: Vec<(Figure, u8, u32)>,
    blows: Vec<(Figure, u8, u32)>,
    spread: Vec<Vec<u32>>,
    falls: Vec<u32>,
    spawns: Vec<(Place, u32)>,
    twists: u32,
    lost: u32,
}

/// Adds to the entry of a key.
fn count<K: PartialEq>(list: &mut Vec<(K, u32)>, key: K, n: u32) {
    match list.iter_mut().find(|(k, _)| *k == key) {
        Some((_, sum)) => *sum += n,
        None => list.push((key, n)),
    }
}

pub(super) fn forecast(table: &Table, pack: &Pack, viewer: Option<usize>) -> Result<Forecast, NoAnswer> {
    if table.is_over() || table.world.phase() == Phase::Setup {
        return Err(NoAnswer::NoThreat);
    }
    let mut tally = Tally { spread: vec![Vec::new(); table.world.seats()], ..Tally::default() };
    tally.falls = vec![0; table.world.seats()];
    let mut begin: Option<World> = None;
    let mut threat = table.world.threat();
    let mut runs = 0;
    for seed in 0..RUNS {
        let mut copy = imagined(table, pack, viewer, u64::from(seed) << 8 | 0x66);
        let mut chance = Chance::from_number(u64::from(seed) << 8 | 0x77);
        let Some(start) = to_threat(&mut copy, pack, &mut chance) else { continue };
        let (world, events) = (start.0, play(&mut copy, pack, &mut chance, start.1));
        runs += 1;
        threat = events
            .iter()
            .find_map(|e| if let Event::ThreatAdvanced { to } = e { Some(*to) } else { None })
            .unwrap_or(threat);
        tally.add(&world, &events);
        begin.get_or_insert(world);
    }
    let world = begin.ok_or(NoAnswer::NoThreat)?;
    Ok(tally.told(&world, runs, threat))
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

impl Tally {
    fn add(&mut self, world: &World, events: &[Event]) {
        let seats = world.seats();
        let mut hurt = vec![0u32; seats];
        let mut fell = vec![false; seats];
        let mut paths: Vec<(Figure, Vec<Place>)> = world.on_board().iter().map(|f| (f, Vec::new())).collect();
        let mut attacked: Vec<(Figure, u8)> = Vec::new();
        let mut acting: Option<Figure> = None;
        for event in events {
            match *event {
                Event::Activated { figure } => acting = Some(figure),
                Event::Moved { figure, to, .. } => {
                    if let Some((_, path)) = paths.iter_mut().find(|(f, _)| *f == figure) {
                        path.push(to);
                    }
                }
                Event::Targets { figure, hero, .. } if !attacked.contains(&(figure, hero.0)) => {
                    attacked.push((figure, hero.0));
                }
                Event::Damaged { seat, n, .. } => {
                    hurt[seat as usize] += u32::from(n);
                    if let Some(figure) = acting {
                        add_three(&mut self.blows, figure, seat, u32::from(n));
                    }
                }
                Event::KnockedDown { seat } => fell[seat as usize] = true,
                Event::Spawned { place, .. } => count(&mut self.spawns, place, 1),
                Event::TwistDrawn { .. } => self.twists += 1,
                Event::MissionEnds { outcome: Outcome::Lost } => self.lost += 1,
                _ => {}
            }
        }
        for (figure, path) in paths {
            match self.ends.iter_mut().find(|(f, p, _)| *f == figure && *p == path) {
                Some((_, _, n)) => *n += 1,
                None => self.ends.push((figure, path, 1)),
            }
        }
        for (figure, seat) in attacked {
            add_three(&mut self.targets, figure, seat, 1);
        }
        for seat in 0..seats {
            let spread = &mut self.spread[seat];
            let amount = hurt[seat] as usize;
            if spread.len() <= amount {
                spread.resize(amount + 1, 0);
            }
            spread[amount] += 1;
            self.falls[seat] += u32::from(fell[seat]);
        }
    }

    fn told(mut self, world: &World, runs: u32, threat: u8) -> Forecast {
        let share = |n: u32| n as f32 / runs as f32;
        self.ends.sort_by_key(|(figure, _, n)| (*figure, u32::MAX - n));
        self.targets.sort_by_key(|(figure, _, n)| (*figure, u32::MAX - n));
        let monsters = world.on_board().iter().filter_map(|figure| {
            let from = world.place_of(figure)?;
            let way = |(_, path, n): &(Figure, Vec<Place>, u32)| Way {
                path: path.clone(),
                to: path.last().copied().unwrap_or(from),
                chance: share(*n),
            };
            let target = |(_, seat, n): &(Figure, u8, u32)| TargetChance { seat: *seat, chance: share(*n) };
            Some(MonsterForecast {
                figure,
                from,
                ways: self.ends.iter().filter(|(f, ..)| *f == figure).map(way).collect(),
                targets: self.targets.iter().filter(|(f, ..)| *f == figure).map(target).collect(),
                damage: share(self.blows.iter().filter(|(f, ..)| *f == figure).map(|(.., n)| n).sum()),
            })
        });
        let heroes = (0..world.seats()).map(|seat| {
            let spread: Vec<f32> = self.spread[seat].iter().map(|n| share(*n)).collect();
            let mut from: Vec<&(Figure, u8, u32)> = self.blows.iter().filter(|(_, s, _)| *s as usize == seat).collect();
            from.sort_by_key(|(figure, _, n)| (u32::MAX - n, *figure));
            HeroForecast {
                seat: seat as u8,
                damage: spread.iter().enumerate().map(|(n, p)| n as f32 * p).sum(),
                spread,
                falls: share(self.falls[seat]),
                hand: world.hand_len(seat),
                from: from.into_iter().map(|(figure, ..)| *figure).collect(),
            }
        });
        Forecast {
            runs,
            threat,
            twist: share(self.twists),
            monsters: monsters.collect(),
            heroes: heroes.collect(),
            spawning: share(self.spawns.iter().map(|(_, n)| n).sum()),
            spawns: self.spawns.iter().map(|(place, n)| SpawnChance { place: *place, mean: share(*n) }).collect(),
            lost: share(self.lost),
        }
    }
}

fn add_three(list: &mut Vec<(Figure, u8, u32)>, figure: Figure, seat: u8, n: u32) {
    match list.iter_mut().find(|(f, s, _)| (*f, *s) == (figure, seat)) {
        Some((.., sum)) => *sum += n,
        None => list.push((figure, seat, n)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{advice, choice::Choice, options::Options};

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
            if crate::question(&table).is_some_and(|q| q.key == "question-turn") && !table.world.on_board().is_empty() {
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
        let pack = Pack::embedded().expect("the content is sound");
        let mut sure = 0;
        for seed in 0..3 {
            for table in tables(&pack, seed) {
                let told = forecast(&table, &pack, Some(0)).expect("a round is under way");
                assert!(
                    told.monsters.iter().all(|m| (m.ways.iter().map(|w| w.chance).sum::<f32>() - 1.0).abs() < 1e-3)
                );
                // Dice that the forecast has not seen.
                for other in 0..20 {
                    let mut copy = table.clone();
                    copy.set_chance(Chance::from_number(9000 + other));
                    let mut chance = Chance::from_number(8000 + other);
                    let Some((world, begun)) = to_threat(&mut copy, &pack, &mut chance) else { continue };
                    let events = play(&mut copy, &pack, &mut chance, begun);
                    let mut tally = Tally { spread: vec![Vec::new(); world.seats()], ..Tally::default() };
                    tally.falls = vec![0; world.seats()];
                    tally.add(&world, &events);
                    let over = events.iter().any(|e| matches!(e, Event::MissionEnds { .. }));
                    for monster in told.monsters.iter().filter(|m| m.ways[0].chance >= 1.0 && !over) {
                        let path = tally.ends.iter().find(|(f, ..)| *f == monster.figure).map(|(_, path, _)| path);
                        assert_eq!(path, Some(&monster.ways[0].path), "seed {seed}, {:?}", monster.figure);
                        sure += 1;
                    }
                }
            }
        }
        assert!(sure > 0, "nothing was sure");
    }

    #[test]
    fn there_is_none_before_the_first_round() {
        let pack = Pack::embedded().expect("the content is sound");
        let mut table =
            crate::open(&pack, &Options::new("1.1", 2), Chance::from_number(1), &mut Vec::new()).expect("a table");
        assert_eq!(forecast(&table, &pack, None), Err(NoAnswer::NoThreat));
        let seat = table.waiting().iter().next().expect("somebody is asked");
        assert!(table.apply(&pack, seat, Choice::Search, &mut Vec::new()).is_err());
    }
}
