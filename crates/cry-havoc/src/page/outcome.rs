//! How a battle ends if nobody plays a card any more: the rules themselves carry it out on a copy of the table.

use crate::{
    Table,
    choice::Choice,
    event::{At, Event},
    mind::advice,
    pack::Pack,
    terms::*,
};
use serde::Serialize;

/// Choices that one battle may take; a battle that takes more is broken off.
const MOST: usize = 400;

/// How a battle ended. Pairs are the attacker's and the defender's.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Ending {
    pub vp: [i16; 2],
    /// Who controls the Region then.
    pub holder: Option<Side>,
    /// Units that fought, and those of them that are neither killed nor captured.
    pub fought: [u8; 2],
    pub kept: [u8; 2],
    /// Prisoners that each took.
    pub captured: [u8; 2],
    /// What was compared on each Objective.
    pub strength: [[u8; 3]; 2],
}

impl Ending {
    /// What it is worth to one of the two, in hundredths of a VP: for the choice among several.
    pub fn value(&self, sides: [Side; 2], role: usize, crystals: u8) -> i32 {
        let foe = 1 - role;
        let held = 60 + 60 * i32::from(crystals);
        let place = match self.holder {
            Some(side) if side == sides[role] => held,
            Some(side) if side == sides[foe] => -held,
            _ => 0,
        };
        let of = |role: usize| 100 * i32::from(self.vp[role]) + 85 * i32::from(self.captured[role]);
        place + of(role) - of(foe) * 3 / 5 + 34 * i32::from(self.kept[role]) - 20 * i32::from(self.kept[foe])
    }
}

/// What a battle adds up to, as its events come: one choice may carry it to its end and into the next.
#[derive(Clone, Copy, Debug, Default)]
pub struct Count {
    pub vp: [i16; 2],
    pub lost: [u8; 2],
    pub captured: [u8; 2],
    pub fought: [u8; 2],
    pub strength: [[u8; 3]; 2],
    pub holder: Option<Side>,
    pub ended: bool,
    /// Objectives are being resolved: what was compared on the others stays.
    resolving: bool,
}

impl Count {
    /// The battle as it stands.
    pub fn of(table: &Table, sides: [Side; 2], region: Region) -> Count {
        let world = &table.world;
        let mut count = Count { holder: world.control(region), ..Count::default() };
        if let Some(battle) = world.battle() {
            count.fought = [0, 1].map(|role: usize| battle.total(role) + world.units(region, sides[role]));
        }
        count.look(table);
        count
    }

    /// Takes over what is to be compared, while nothing is resolved yet.
    fn look(&mut self, table: &Table) {
        let open = table.world.battle().filter(|battle| battle.deployed && battle.resolved == 0);
        if let Some(battle) = open.filter(|_| !self.resolving && !self.ended) {
            self.strength = [0, 1].map(|role: usize| [0, 1, 2].map(|at| battle.strength(role, Objective::ALL[at])));
        }
    }

    /// Counts the events of a choice up to the end of the battle.
    pub fn add(&mut self, table: &Table, sides: [Side; 2], region: Region, events: &[Event]) {
        for event in events {
            if self.ended {
                return;
            }
            self.one(sides, region, event);
        }
        self.look(table);
    }

    fn one(&mut self, sides: [Side; 2], region: Region, event: &Event) {
        let role = |side: Side| sides.iter().position(|s| *s == side);
        match *event {
            Event::Scored { side, vp, .. } => {
                if let Some(role) = role(side) {
                    self.vp[role] += vp;
                }
            }
            Event::Killed { side, n, at } => {
                if let Some(role) = role(side) {
                    self.lost[role] += n;
                    self.shift(role, at, -(n as i8));
                }
            }
            Event::Captured { side, by, n, at } => {
                if let Some(role) = role(side) {
                    self.lost[role] += n;
                    self.shift(role, at, -(n as i8));
                }
                if let Some(role) = role(by) {
                    self.captured[role] += n;
                }
            }
            Event::Placed { side, n, at } => self.come(role(side), n, at),
            Event::Moved { side, n, from, to } => {
                if let Some(role) = role(side) {
                    self.shift(role, from, -(n as i8));
                }
                match from {
                    At::Objective(_) => self.shift_to(role(side), to, n),
                    _ => self.come(role(side), n, to),
                }
            }
            Event::Strength { side, objective, amount } => {
                if let Some(role) = role(side) {
                    self.shift(role, At::Objective(objective), amount);
                }
            }
            Event::ObjectiveWon { side, objective, own, foes } => {
                self.resolving = true;
                if let Some(role) = role(side) {
                    self.strength[role][objective.index()] = own;
                    self.strength[1 - role][objective.index()] = foes;
                }
            }
            Event::ObjectiveTied { .. } => self.resolving = true,
            Event::ControlTaken { side, region: at } if at == region => self.holder = Some(side),
            Event::ControlLost { region: at, .. } if at == region => self.holder = None,
            Event::BattleEnded { region: at } | Event::BattleCancelled { region: at } if at == region => {
                self.ended = true;
            }
            _ => {}
        }
    }

    /// Units join the battle from elsewhere.
    fn come(&mut self, role: Option<usize>, n: u8, to: At) {
        if let (Some(role), At::Objective(_)) = (role, to) {
            self.fought[role] += n;
            self.shift(role, to, n as i8);
        }
    }

    fn shift_to(&mut self, role: Option<usize>, to: At, n: u8) {
        if let Some(role) = role {
            self.shift(role, to, n as i8);
        }
    }

    fn shift(&mut self, role: usize, at: At, by: i8) {
        if let (At::Objective(objective), false) = (at, self.resolving) {
            let strength = &mut self.strength[role][objective.index()];
            *strength = strength.saturating_add_signed(by);
        }
    }
}

/// Carries the battle through to its end: nobody plays a card or uses a Skill, everything else is answered sensibly.
pub fn carry_through(mut table: Table, pack: &Pack, sides: [Side; 2], region: Region, count: Count) -> Option<Ending> {
    let mut count = count;
    let (mut events, mut offers) = (Vec::new(), Vec::new());
    for _ in 0..MOST {
        if count.ended {
            let kept = [0, 1].map(|role: usize| count.fought[role].saturating_sub(count.lost[role]));
            let Count { vp, captured, holder, fought, strength, .. } = count;
            return Some(Ending { vp, holder, fought, kept, captured, strength });
        }
        let seat = table.waiting().iter().next()?;
        table.offers(pack, seat, &mut offers);
        let declines = matches!(table.ask()?.key, "question-tactic" | "question-battle-skill");
        let choice = match declines && offers.contains(&Choice::Pass) {
            true => Choice::Pass,
            false => advice::habit(&table, pack, seat, &offers, false).or(offers.first().copied())?,
        };
        events.clear();
        table.apply(pack, seat, choice, &mut events).ok()?;
        count.add(&table, sides, region, &events);
    }
    None
}
