//! Phase 4: the battles in the order of their numbers, and the steps of one battle (section 17).

use super::*;
use crate::{pack::Timing, terms::*};
use kernel::marks::cite;

/// Every Battle Region is resolved, one after another.
#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
pub struct Battles {}

impl Procedure<CryHavoc> for Battles {
    fn run(&mut self, cx: &mut Cx, _: Input) -> Flow {
        let number = |region: &Region| cx.world.battle_token(*region).map_or(u8::MAX, |token| token.number);
        match cx.world.battle_regions().iter().min_by_key(number) {
            Some(region) => {
                cite(CH_BAT_01);
                cite(CH_BAT_03);
                call(Fight::of(region))
            }
            None => done(),
        }
    }
}

/// One battle, steps A to G.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub struct Fight {
    region: Region,
    stage: Stage,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum Stage {
    Begin,
    Crystal,
    Attacker,
    Defender,
    Deployed,
    Tactics,
    BeforeObjectives,
    Objectives,
    Retreat,
    Remove,
    After,
}

impl Fight {
    /// The battle of a Region from its beginning.
    pub(crate) fn of(region: Region) -> Fight {
        Fight { region, stage: Stage::Begin }
    }

    fn next(&mut self, stage: Stage, frame: impl Into<Frame>) -> Flow {
        self.stage = stage;
        call(frame)
    }

    /// A side without Units does not fight: the other one keeps the field (CH-BAT-05).
    fn cancel(&self, cx: &mut Cx) -> Flow {
        cite(CH_BAT_05);
        if cx.world.battle().is_some() {
            ops(cx).send_guests_home(self.region);
            ops(cx).end_battle();
        }
        ops(cx).settle(self.region);
        done()
    }

    fn begin(&mut self, cx: &mut Cx) -> Flow {
        let trogs = cx.world.trogs();
        let Some((attacker, defender)) = cx.world.combatants(self.region) else { return done() };
        let others = cx.world.sides_in(self.region).without(attacker);
        let Some(defender) = defender.filter(|_| cx.world.units(self.region, attacker) > 0) else {
            return self.cancel(cx);
        };
        ops(cx).begin_battle(self.region, attacker, defender);
        if others.len() > 1 {
            // The Trogs of a revealed token fight among the defender's Units (MR-09).
            cite(MR_09);
            ops(cx).lend_guests(self.region, trogs, defender);
        }
        self.next(Stage::Crystal, window::Window::of_battle(Timing::BattleStart, self.region))
    }

    fn crystal(&mut self, cx: &mut Cx) -> Flow {
        let sides = cx.world.fight().sides;
        if sides.iter().any(|side| cx.world.units(self.region, *side) == 0) {
            return self.cancel(cx);
        }
        cite(CH_BAT_02);
        cite(CH_BAT_06);
        cite(CH_BAT_07);
        ops(cx).add_crystals(1, self.region);
        self.next(Stage::Attacker, deploy::Deploy::of(0))
    }
}

impl Procedure<CryHavoc> for Fight {
    fn run(&mut self, cx: &mut Cx, _: Input) -> Flow {
        match self.stage {
            Stage::Begin => self.begin(cx),
            Stage::Crystal => self.crystal(cx),
            Stage::Attacker => self.next(Stage::Defender, deploy::Deploy::of(1)),
            Stage::Defender => {
                ops(cx).note_deployed();
                self.next(Stage::Deployed, window::Window::of_battle(Timing::Deployed, self.region))
            }
            Stage::Deployed => {
                // From here on the battle is carried through, even if a side has no Unit left.
                cite(CH_BAT_12);
                self.next(Stage::Tactics, tactics::Tactics::default())
            }
            Stage::Tactics => self.next(Stage::BeforeObjectives, window::Deferred { when: Timing::BeforeObjectives }),
            Stage::BeforeObjectives => self.next(Stage::Objectives, objectives::Objectives::default()),
            Stage::Objectives => self.next(Stage::Retreat, retreat::Retreating::default()),
            Stage::Retreat => {
                cite(CH_RET_13);
                ops(cx).take_battle_token(self.region);
                self.stage = Stage::Remove;
                Flow::Again
            }
            Stage::Remove => self.next(Stage::After, window::Deferred { when: Timing::BattleEnd }),
            Stage::After => {
                ops(cx).end_battle();
                done()
            }
        }
    }
}
