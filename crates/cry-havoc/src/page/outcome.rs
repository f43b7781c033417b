//! How a battle ends if nobody plays a card any more: the rules themselves carry it out on a copy of the table.

use crate::{Table, advice, choice::Choice, event::Event, pack::Pack, question, terms::*};
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

/// What events of a battle add up to, as they come.
#[derive(Clone, Copy, Debug, Default)]
pub struct Count {
    pub vp: [i16; 2],
    pub lost: [u8; 2],
    pub captured: [u8; 2],
    pub holder: Option<Side>,
    pub ended: bool,
}

impl Count {
    /// Counts events up to the end of the battle.
    pub fn add(&mut self, sides: [Side; 2], region: Region, events: &[Event]) {
        let role = |side: Side| sides.iter().position(|s| *s == side);
        for event in events {
            if self.ended {
                return;
            }
            match *event {
                Event::Scored { side, vp, .. } => {
                    if let Some(role) = role(side) {
                        self.vp[role] += vp;
                    }
                }
                Event::Killed { side, n, .. } => {
                    if let Some(role) = role(side) {
                        self.lost[role] += n;
                    }
                }
                Event::Captured { side, by, n, .. } => {
                    if let Some(role) = role(side) {
                        self.lost[role] += n;
                    }
                    if let Some(role) = role(by) {
                        self.captured[role] += n;
                    }
                }
                Event::ControlTaken { side, region: at } if at == region => self.holder = Some(side),
                Event::ControlLost { region: at, .. } if at == region => self.holder = None,
                Event::BattleEnded { region: at } | Event::BattleCancelled { region: at } if at == region => {
                    self.ended = true;
                }
                _ => {}
            }
        }
    }
}

/// Carries the battle through to its end: nobody plays a card or uses a Skill, everything else is answered sensibly.
pub fn carry_through(mut table: Table, pack: &Pack, sides: [Side; 2], region: Region, count: Count) -> Option<Ending> {
    let mut count = count;
    let mut fought = count.lost;
    let mut strength = [[0; 3]; 2];
    if let Some(battle) = table.world.battle() {
        for role in [0, 1] {
            fought[role] += battle.total(role) + table.world.units(region, sides[role]);
        }
    }
    let (mut events, mut offers) = (Vec::new(), Vec::new());
    for _ in 0..MOST {
        if count.ended {
            let kept = [0, 1].map(|role: usize| fought[role].saturating_sub(count.lost[role]));
            let Count { vp, captured, holder, .. } = count;
            return Some(Ending { vp, holder, fought, kept, captured, strength });
        }
        if let Some(battle) = table.world.battle().filter(|battle| battle.resolved == 0 && battle.deployed) {
            strength = [0, 1].map(|role: usize| [0, 1, 2].map(|at| battle.strength(role, Objective::ALL[at])));
        }
        let seat = table.waiting().iter().next()?;
        table.offers(pack, seat, &mut offers);
        let declines = matches!(question(&table)?.key, "question-tactic" | "question-battle-skill");
        let choice = match declines && offers.contains(&Choice::Pass) {
            true => Choice::Pass,
            false => advice::habit(&table, pack, seat, &offers, false).or(offers.first().copied())?,
        };
        events.clear();
        table.apply(pack, seat, choice, &mut events).ok()?;
        count.add(sides, region, &events);
    }
    None
}
