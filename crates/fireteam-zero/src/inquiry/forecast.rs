//! The threat phase to come if nothing changes: played many times by the rules with dice of its own, nobody reacting.
//!
//! What is the same every time is sure, also when all dice fall at their best or worst: such runs are played besides, and count only
//! for what can happen at all. Where a hero could fall by the dice that were rolled, nothing that depends on it is sure. So a chance
//! of 1 is sure, and a chance of 0 means that it was never seen.

use super::{NoAnswer, decline, imagined};
use crate::{
    Table,
    event::Event,
    pack::Pack,
    terms::*,
    world::{Outcome, Phase, World},
};
use kernel::{Chance, Draw};
use serde::Serialize;

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
    pub seat: Option<u8>,
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

/// How often something was seen.
#[derive(Clone, Copy, Default)]
struct Seen {
    /// In runs with even dice.
    even: u32,
    /// In runs with loaded dice.
    loaded: u32,
}

/// A monster, where it ends and whom it attacks.
type Done = (Figure, Place, Option<u8>);

/// What the runs add to.
#[derive(Default)]
struct Tally {
    runs: Seen,
    ends: Vec<((Figure, Vec<Place>), Seen)>,
    deeds: Vec<(Done, Seen)>,
    blows: Vec<((Figure, u8), u32)>,
    spread: Vec<Vec<u32>>,
    falls: Vec<Seen>,
    /// The most damage that the dice of any run could have shown against each hero.
    worst: Vec<u32>,
    spawns: Vec<(Place, u32)>,
    threat: Vec<(u8, Seen)>,
    first: Vec<(u8, Seen)>,
    twist: Seen,
    /// A twist that the first step draws, before anything else can happen.
    twist_first: Seen,
    lost: Seen,
}

impl Seen {
    fn note(&mut self, even: bool) {
        if even {
            self.even += 1;
        } else {
            self.loaded += 1;
        }
    }
    /// The share of all runs; 1 only for what always happened, 0 only for what never did.
    fn chance(self, all: Seen) -> f32 {
        let runs = all.even.max(1) as f32;
        let always = self.even == all.even && self.loaded == all.loaded;
        let never = self.even == 0 && self.loaded == 0;
        match self.even as f32 / runs {
            _ if always => 1.0,
            _ if never => 0.0,
            // Seldom enough to be missed by all runs with even dice.
            chance => chance.clamp(0.5 / runs, 1.0 - 0.5 / runs),
        }
    }
}

/// The entry of a key.
fn entry<K: PartialEq, V: Default>(list: &mut Vec<(K, V)>, key: K) -> &mut V {
    let at = list.iter().position(|(k, _)| *k == key).unwrap_or_else(|| {
        list.push((key, V::default()));
        list.len() - 1
    });
    &mut list[at].1
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

pub(super) fn forecast(table: &Table, pack: &Pack, viewer: Option<usize>) -> Result<Forecast, NoAnswer> {
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

impl Tally {
    fn of(world: &World) -> Self {
        let seats = world.seats();
        Tally {
            spread: vec![Vec::new(); seats],
            falls: vec![Seen::default(); seats],
            worst: vec![0; seats],
            ..Tally::default()
        }
    }

    fn add(&mut self, world: &World, pack: &Pack, events: &[Event], even: bool) {
        let seats = world.seats();
        let mut hurt = vec![0u32; seats];
        let mut fell = vec![false; seats];
        let mut paths: Vec<(Figure, Vec<Place>)> = world.on_board().iter().map(|f| (f, Vec::new())).collect();
        let mut attacked: Vec<(Figure, u8)> = Vec::new();
        let mut acting: Option<Figure> = None;
        let mut worst = vec![0u32; seats];
        // Hits that the last roll could have shown beyond those it did.
        let mut missed = 0;
        let (mut threat, mut twist, mut lost) = (world.threat(), false, false);
        let (mut first, mut twist_first) = (None, false);
        for event in events {
            match *event {
                Event::Activated { figure } => acting = Some(figure),
                Event::Moved { figure, to, .. } => {
                    if let Some((_, path)) = paths.iter_mut().find(|(f, _)| *f == figure) {
                        path.push(to);
                    }
                }
                Event::Targets { figure, hero, .. } if attacked.iter().all(|(f, _)| *f != figure) => {
                    attacked.push((figure, hero.0));
                }
                Event::Rolled { attacker, ty, faces, n } if attacker.is_monster() => {
                    let shows = |face: &u8| u32::from(pack.dice.attack[*face as usize][ty as usize]);
                    let best = (0..6).map(|face| shows(&face)).max().unwrap_or(0);
                    missed = u32::from(n) * best - faces[..n as usize].iter().map(shows).sum::<u32>();
                }
                Event::Hits { attacker, target, hits } if attacker.is_monster() => {
                    // Bombs strike everybody beside the target.
                    let there = world.place_of(target);
                    for seat in (0..seats).filter(|seat| there == Some(world.hero_at(*seat))) {
                        worst[seat] += u32::from(hits) + missed;
                    }
                }
                Event::Damaged { seat, n, .. } => {
                    hurt[seat as usize] += u32::from(n);
                    if let Some(figure) = acting.filter(|_| even) {
                        *entry(&mut self.blows, (figure, seat)) += u32::from(n);
                    }
                }
                Event::KnockedDown { seat } => fell[seat as usize] = true,
                Event::Spawned { place, .. } if even => *entry(&mut self.spawns, place) += 1,
                Event::ThreatAdvanced { to } => {
                    threat = to;
                    first = first.or(acting.is_none().then_some(to));
                }
                Event::TwistDrawn { .. } => {
                    twist = true;
                    twist_first |= acting.is_none();
                }
                Event::MissionEnds { outcome: Outcome::Lost } => lost = true,
                _ => {}
            }
        }
        self.runs.note(even);
        for (most, now) in self.worst.iter_mut().zip(worst.iter().zip(&hurt)) {
            *most = (*most).max(*now.0).max(*now.1);
        }
        for (figure, path) in paths {
            let from = world.place_of(figure).unwrap_or_default();
            let to = path.last().copied().unwrap_or(from);
            let seat = attacked.iter().find(|(f, _)| *f == figure).map(|(_, seat)| *seat);
            entry(&mut self.deeds, (figure, to, seat)).note(even);
            entry(&mut self.ends, (figure, path)).note(even);
        }
        entry(&mut self.threat, threat).note(even);
        if let Some(first) = first {
            entry(&mut self.first, first).note(even);
        }
        if twist_first {
            self.twist_first.note(even);
        }
        if twist {
            self.twist.note(even);
        }
        if lost {
            self.lost.note(even);
        }
        for seat in 0..seats {
            if fell[seat] {
                self.falls[seat].note(even);
            }
            let spread = &mut self.spread[seat];
            let amount = hurt[seat] as usize;
            if spread.len() <= amount {
                spread.resize(amount + 1, 0);
            }
            spread[amount] += u32::from(even);
        }
    }

    fn told(mut self, world: &World) -> Forecast {
        // A fall changes whom monsters come for and who guards specialists: where one is possible, nothing else is sure.
        let may_fall = |seat: usize| world.is_active(seat) && self.worst[seat] as usize > world.hand_len(seat);
        let falls: Vec<bool> = (0..world.seats()).map(may_fall).collect();
        let mut all = self.runs;
        all.loaded += u32::from(falls.contains(&true));
        let share = |n: u32| n as f32 / all.even.max(1) as f32;
        self.ends.sort_by_key(|((figure, _), seen)| (*figure, u32::MAX - seen.even));
        self.deeds.sort_by_key(|((figure, ..), seen)| (*figure, u32::MAX - seen.even));
        self.threat.sort_by_key(|(to, seen)| (u32::MAX - seen.even, *to));
        let monsters = world.on_board().iter().filter_map(|figure| {
            let from = world.place_of(figure)?;
            // Whichever way it takes, an end is one: with the likeliest path.
            let mut ways: Vec<(Vec<Place>, Seen)> = Vec::new();
            for ((_, path), seen) in self.ends.iter().filter(|((f, _), _)| *f == figure) {
                match ways.iter_mut().find(|(other, _)| other.last() == path.last()) {
                    Some((_, sum)) => (sum.even, sum.loaded) = (sum.even + seen.even, sum.loaded + seen.loaded),
                    None => ways.push((path.clone(), *seen)),
                }
            }
            ways.sort_by_key(|(_, seen)| u32::MAX - seen.even);
            let way = |(path, seen): (Vec<Place>, Seen)| Way {
                to: path.last().copied().unwrap_or(from),
                chance: seen.chance(all),
                path,
            };
            let deed = |((_, to, seat), seen): &(Done, Seen)| Deed { to: *to, seat: *seat, chance: seen.chance(all) };
            Some(MonsterForecast {
                figure,
                from,
                ways: ways.into_iter().map(way).collect(),
                deeds: self.deeds.iter().filter(|((f, ..), _)| *f == figure).map(deed).collect(),
                damage: share(self.blows.iter().filter(|((f, _), _)| *f == figure).map(|(_, n)| n).sum()),
            })
        });
        let heroes = (0..world.seats()).map(|seat| {
            let spread: Vec<f32> = self.spread[seat].iter().map(|n| share(*n)).collect();
            let mut from: Vec<(Figure, u32)> =
                self.blows.iter().filter(|((_, s), _)| *s as usize == seat).map(|((f, _), n)| (*f, *n)).collect();
            from.sort_by_key(|(figure, n)| (u32::MAX - n, *figure));
            HeroForecast {
                seat: seat as u8,
                damage: spread.iter().enumerate().map(|(n, p)| n as f32 * p).sum(),
                spread,
                // That a fall was never seen only makes it unlikely.
                falls: match self.falls[seat].chance(self.runs) {
                    never if never <= 0.0 && falls[seat] => 0.5 / all.even.max(1) as f32,
                    chance => chance,
                },
                hand: world.hand_len(seat),
                from: from.into_iter().map(|(figure, _)| figure).collect(),
            }
        });
        Forecast {
            runs: all.even,
            threat: self.threat.iter().map(|(to, seen)| SpaceChance { to: *to, chance: seen.chance(all) }).collect(),
            first: self.first.first().map(|(to, seen)| SpaceChance { to: *to, chance: seen.chance(self.runs) }),
            twist: if self.twist_first.chance(self.runs) >= 1.0 { 1.0 } else { self.twist.chance(all) },
            monsters: monsters.collect(),
            heroes: heroes.collect(),
            spawning: share(self.spawns.iter().map(|(_, n)| n).sum()),
            spawns: self.spawns.iter().map(|(place, n)| SpawnChance { place: *place, mean: share(*n) }).collect(),
            lost: self.lost.chance(all),
        }
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
        let pack = Pack::embedded().expect("the content is sound");
        let mut sure = 0;
        for seed in 0..3 {
            for table in tables(&pack, seed) {
                let told = forecast(&table, &pack, Some(0)).expect("a round is under way");
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
        let pack = Pack::embedded().expect("the content is sound");
        let mut table =
            crate::open(&pack, &Options::new("1.1", 2), Chance::from_number(1), &mut Vec::new()).expect("a table");
        assert_eq!(forecast(&table, &pack, None), Err(NoAnswer::NoThreat));
        let seat = table.waiting().iter().next().expect("somebody is asked");
        assert!(table.apply(&pack, seat, Choice::Search, &mut Vec::new()).is_err());
    }
}
