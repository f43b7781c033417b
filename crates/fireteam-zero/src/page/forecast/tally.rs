//! What is seen when the phase is played many times, and the shares made of it.

use super::{Deed, Forecast, HeroForecast, MonsterForecast, SpaceChance, SpawnChance, Way};
use crate::{
    event::Event,
    pack::Pack,
    terms::*,
    world::{Outcome, World},
};

/// How often something was seen.
#[derive(Clone, Copy, Default)]
pub(super) struct Seen {
    /// In runs with even dice.
    even: u32,
    /// In runs with loaded dice.
    loaded: u32,
}

/// A monster, where it ends and whom it attacks.
type Done = (Figure, Place, Option<Seat>);

/// What the runs add to.
#[derive(Default)]
pub(super) struct Tally {
    runs: Seen,
    pub(super) ends: Vec<((Figure, Vec<Place>), Seen)>,
    deeds: Vec<(Done, Seen)>,
    blows: Vec<((Figure, Seat), u32)>,
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

impl Tally {
    pub(super) fn of(world: &World) -> Self {
        let seats = world.seats().len();
        Tally {
            spread: vec![Vec::new(); seats],
            falls: vec![Seen::default(); seats],
            worst: vec![0; seats],
            ..Tally::default()
        }
    }

    pub(super) fn add(&mut self, world: &World, pack: &Pack, events: &[Event], even: bool) {
        let seats = world.seats().len();
        let mut hurt = vec![0u32; seats];
        let mut fell = vec![false; seats];
        let mut paths: Vec<(Figure, Vec<Place>)> = world.on_board().iter().map(|f| (f, Vec::new())).collect();
        let mut attacked: Vec<(Figure, Seat)> = Vec::new();
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
                    attacked.push((figure, Seat(hero.0)));
                }
                Event::Rolled { attacker, ty, faces, n } if attacker.is_monster() => {
                    let shows = |face: &u8| u32::from(pack.dice.attack[*face as usize][ty as usize]);
                    let best = (0..6).map(|face| shows(&face)).max().unwrap_or(0);
                    missed = u32::from(n) * best - faces[..n as usize].iter().map(shows).sum::<u32>();
                }
                Event::Hits { attacker, target, hits } if attacker.is_monster() => {
                    // Bombs strike everybody beside the target.
                    let there = world.place_of(target);
                    for seat in world.seats().filter(|seat| there == Some(world.hero_at(*seat))) {
                        worst[seat.index()] += u32::from(hits) + missed;
                    }
                }
                Event::Damaged { seat, n, .. } => {
                    hurt[seat.index()] += u32::from(n);
                    if let Some(figure) = acting.filter(|_| even) {
                        *entry(&mut self.blows, (figure, seat)) += u32::from(n);
                    }
                }
                Event::KnockedDown { seat } => fell[seat.index()] = true,
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
        for seat in world.seats() {
            if fell[seat.index()] {
                self.falls[seat.index()].note(even);
            }
            let spread = &mut self.spread[seat.index()];
            let amount = hurt[seat.index()] as usize;
            if spread.len() <= amount {
                spread.resize(amount + 1, 0);
            }
            spread[amount] += u32::from(even);
        }
    }

    pub(super) fn told(mut self, world: &World) -> Forecast {
        // A fall changes whom monsters come for and who guards specialists: where one is possible, nothing else is sure.
        let may_fall = |seat: Seat| world.is_active(seat) && self.worst[seat.index()] as usize > world.hand_len(seat);
        let falls: Vec<bool> = world.seats().map(may_fall).collect();
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
        let heroes = world.seats().map(|seat| {
            let spread: Vec<f32> = self.spread[seat.index()].iter().map(|n| share(*n)).collect();
            let mut from: Vec<(Figure, u32)> =
                self.blows.iter().filter(|((_, s), _)| *s == seat).map(|((f, _), n)| (*f, *n)).collect();
            from.sort_by_key(|(figure, n)| (u32::MAX - n, *figure));
            HeroForecast {
                seat,
                damage: spread.iter().enumerate().map(|(n, p)| n as f32 * p).sum(),
                spread,
                // That a fall was never seen only makes it unlikely.
                falls: match self.falls[seat.index()].chance(self.runs) {
                    never if never <= 0.0 && falls[seat.index()] => 0.5 / all.even.max(1) as f32,
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
