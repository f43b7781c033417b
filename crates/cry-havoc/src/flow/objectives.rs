//! Step D: the Objectives in their order (section 19).

use super::*;
use crate::{
    effect::pick::{Asks, From as Of, Pick},
    event::{Event, ScoredFor},
    options::TrogWinKeepsControl,
    pack::Timing,
    terms::*,
    world::{Battle, Cause},
};
use kernel::marks::cite;

#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
pub struct Objectives {
    stage: Stage,
    /// The captor, and the Objective a Prisoner is taken from.
    captor: u8,
    from: Option<Objective>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
enum Stage {
    #[default]
    Next,
    /// Control was claimed: the VP follow.
    Claimed,
    Capture,
    CaptureMark,
    Resolved,
}

/// Who wins an Objective: more Units and strength; on a tie the side that a text gives ties to, otherwise `tie`.
fn wins(battle: &Battle, objective: Objective, tie: Option<u8>) -> Option<u8> {
    cite(CH_OBJ_20);
    let [attack, defence] = [0, 1].map(|role| battle.strength(role, objective));
    if battle.strength.iter().any(|of| of[objective.index()] != 0) {
        cite(MR_07);
    }
    let ties = [0, 1].map(|role: usize| battle.ties[role] >> objective.index() & 1 == 1);
    match (attack.cmp(&defence), ties) {
        (std::cmp::Ordering::Greater, _) => Some(0),
        (std::cmp::Ordering::Less, _) => Some(1),
        (_, [true, false]) => Some(0),
        (_, [false, true]) => Some(1),
        _ => tie,
    }
}

fn tell_won(cx: &mut Cx, objective: Objective, role: usize) {
    let battle = cx.world.fight();
    let (own, foes) = (battle.strength(role, objective), battle.strength(1 - role, objective));
    let side = battle.sides[role];
    cx.tell(Event::ObjectiveWon { side, objective, own, foes });
}

/// Extra VP of a text for winning an Objective.
fn reward(cx: &mut Cx, role: usize, objective: Objective) {
    let battle = cx.world.fight();
    let (side, vp) = (battle.sides[role], battle.reward[role][objective.index()]);
    ops(cx).gain_vp(side, vp.max(0) as u16, ScoredFor::Reward);
}

impl Objectives {
    fn control(&mut self, cx: &mut Cx) -> Flow {
        let battle = *cx.world.fight();
        // A tie goes to the defender, with no Units at all too.
        let role = wins(&battle, Objective::Control, Some(1)).unwrap_or(1) as usize;
        if battle.strength(0, Objective::Control) == battle.strength(1, Objective::Control) {
            cite(CH_OBJ_03);
        }
        ops(cx).set_control_winner(role);
        tell_won(cx, Objective::Control, role);
        let (side, region) = (battle.sides[role], battle.region);
        self.stage = Stage::Claimed;
        if side.is_neutral() {
            // No VP, no Control; a Nest, whether or not a Trog survives.
            cite(CH_NTR_05);
            let keeps = cx.world.keys().trog_win_keeps_third_party_control == TrogWinKeepsControl::True;
            let third = cx.world.control(region).is_some_and(|owner| battle.role(owner).is_none());
            if !(keeps && third) {
                ops(cx).drop_control(region);
            }
            ops(cx).lay(PieceKind::Nest, region);
            return Flow::Again;
        }
        if cx.world.trogs() == side {
            cite(CH_TRG_08);
        }
        cite(CH_OBJ_02);
        if cx.world.control(region) == Some(side) {
            cite(CH_OBJ_06);
        }
        // The token lies there from now on, no matter what becomes of the Units.
        cite(CH_OBJ_04);
        cite(CH_OBJ_05);
        call(control::Claim::of(side, region))
    }

    fn claimed(&mut self, cx: &mut Cx) -> Flow {
        let battle = cx.world.fight();
        let role = battle.winner.unwrap_or(1) as usize;
        let side = battle.sides[role];
        ops(cx).gain_vp(side, 2, ScoredFor::Control);
        reward(cx, role, Objective::Control);
        self.resolved(cx, Timing::AfterControl)
    }

    fn capture(&mut self, cx: &mut Cx) -> Flow {
        let battle = *cx.world.fight();
        let Some(role) = wins(&battle, Objective::Capture, None) else {
            cite(CH_OBJ_08);
            cx.tell(Event::ObjectiveTied { objective: Objective::Capture });
            return self.resolved(cx, Timing::AfterCapture);
        };
        tell_won(cx, Objective::Capture, role as usize);
        // Nothing is scored at once.
        cite(CH_OBJ_18);
        reward(cx, role as usize, Objective::Capture);
        self.captor = role;
        let open = capturable(&battle, 1 - role as usize);
        if open == 0 {
            cite(CH_OBJ_12);
            cx.tell(Event::NobodyToCapture { side: battle.sides[role as usize] });
            return self.resolved(cx, Timing::AfterCapture);
        }
        cite(CH_OBJ_09);
        self.stage = Stage::Capture;
        let who = cx.world.decider(battle.sides[role as usize]);
        call(Pick::new(who, Of::Objectives(open), Asks::CapturePrisoner, Cause::Rule))
    }

    /// Where Units with different marks stand, the captor says which one.
    fn capture_from(&mut self, cx: &mut Cx, objective: Objective) -> Flow {
        self.from = Some(objective);
        self.stage = Stage::CaptureMark;
        let battle = cx.world.fight();
        let units = battle.units[1 - self.captor as usize][objective.index()];
        let open = Mark::IN_BATTLE.iter().filter(|mark| units[mark.slot()] > 0 && !mark.bars_capture());
        let mask = open.fold(0u8, |mask, mark| mask | 1 << *mark as u8);
        let who = cx.world.decider(battle.sides[self.captor as usize]);
        call(Pick::new(who, Of::Marks(mask), Asks::Mark, Cause::Rule))
    }

    fn resolved(&mut self, cx: &mut Cx, when: Timing) -> Flow {
        ops(cx).note_resolved();
        self.stage = Stage::Resolved;
        call(window::Deferred { when })
    }
}

/// Objectives with a Unit of this side that can be captured, one bit each.
fn capturable(battle: &Battle, role: usize) -> u8 {
    let open = |objective: &&Objective| {
        let units = battle.units[role][objective.index()];
        Mark::IN_BATTLE.iter().any(|mark| units[mark.slot()] > 0 && !mark.bars_capture())
    };
    Objective::ALL.iter().filter(open).fold(0, |mask, objective| mask | 1 << objective.index())
}

impl Procedure<CryHavoc> for Objectives {
    fn run(&mut self, cx: &mut Cx, input: Input) -> Flow {
        match (self.stage, input) {
            (Stage::Next | Stage::Resolved, _) => {
                let battle = cx.world.fight();
                let Some(objective) = battle.order.get(battle.resolved as usize).copied() else { return done() };
                cite(CH_OBJ_01);
                cite(CH_CMP_11);
                match objective {
                    Objective::Control => self.control(cx),
                    Objective::Capture => self.capture(cx),
                    Objective::Attrition => {
                        self.stage = Stage::Next;
                        call(Attrition::default())
                    }
                }
            }
            (Stage::Claimed, _) => self.claimed(cx),
            (Stage::Capture, Input::Value(Value::Picked(Some(Choice::Objective(objective))))) => {
                self.capture_from(cx, objective)
            }
            (Stage::CaptureMark, Input::Value(Value::Picked(Some(Choice::Mark(mark))))) => {
                cite(CH_OBJ_07);
                if let Some(from) = self.from {
                    if from == Objective::Attrition {
                        cite(CH_OBJ_11);
                    }
                    ops(cx).capture_in_battle(1 - self.captor as usize, mark, 1, from);
                }
                self.resolved(cx, Timing::AfterCapture)
            }
            (Stage::Capture | Stage::CaptureMark, _) => self.resolved(cx, Timing::AfterCapture),
        }
    }
}

/// Attrition: both sides kill at once (CH-OBJ-13 to 15, 21).
#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
pub struct Attrition {
    begun: bool,
    /// Enemy Units that each side kills.
    kills: [u8; 2],
    /// Victims named so far: by killer, Objective and mark.
    named: [[[u8; 4]; 3]; 2],
    /// The side that names now.
    role: u8,
    from: Option<Objective>,
    finished: bool,
}

impl Attrition {
    fn count(&self, role: usize) -> u8 {
        self.named[role].iter().flatten().sum()
    }

    /// The side that names victims, and how many it has still to name.
    pub fn naming(&self) -> (usize, u8) {
        let role = self.role as usize;
        (role, self.kills[role] - self.count(role))
    }

    /// Enemy Units of a kind that this side can still name.
    fn left(&self, battle: &Battle, role: usize, objective: Objective, mark: Mark) -> u8 {
        if mark.bars_kill() {
            return 0;
        }
        let (at, slot) = (objective.index(), mark.slot());
        battle.units[1 - role][at][slot] - self.named[role][at][slot]
    }

    fn killable(battle: &Battle, role: usize) -> u8 {
        let units = battle.units[role].iter();
        units.map(|marks| Mark::IN_BATTLE.iter().filter(|m| !m.bars_kill()).map(|m| marks[m.slot()]).sum::<u8>()).sum()
    }

    fn begin(&mut self, cx: &Cx) {
        let battle = cx.world.fight();
        // Both counts are taken before any Unit is removed.
        cite(CH_OBJ_14);
        for role in [0, 1] {
            let strength = battle.strength(role, Objective::Attrition);
            if battle.strength[role][Objective::Attrition.index()] != 0 {
                cite(MR_07);
            }
            let foes = Self::killable(battle, 1 - role);
            cite(CH_OBJ_13);
            if strength > foes {
                cite(CH_OBJ_15);
            }
            self.kills[role] = strength.min(foes);
            // Where Attrition comes last, or all die, there is nothing to choose.
            let last = battle.resolved as usize == battle.order.len() - 1;
            if last || self.kills[role] == foes {
                self.name_any(battle, role);
            } else {
                cite(CH_OBJ_21);
            }
        }
    }

    /// Names victims in a fixed order: no later rule can tell them apart.
    fn name_any(&mut self, battle: &Battle, role: usize) {
        for objective in Objective::ALL {
            for mark in Mark::IN_BATTLE {
                let n = self.left(battle, role, *objective, mark).min(self.kills[role] - self.count(role));
                self.named[role][objective.index()][mark.slot()] += n;
            }
        }
    }

    fn carry_out(&mut self, cx: &mut Cx) {
        for role in [0, 1] {
            for objective in Objective::ALL {
                for mark in Mark::IN_BATTLE {
                    let n = self.named[role][objective.index()][mark.slot()];
                    if n > 0 {
                        cite(CH_OBJ_16);
                        ops(cx).kill_in_battle(1 - role, mark, n, *objective);
                    }
                }
            }
        }
        for role in [0, 1] {
            let battle = cx.world.fight();
            let (side, kills) = (battle.sides[role], i16::from(self.kills[role]));
            let at = Objective::Attrition.index();
            let extra = i16::from(battle.reward[role][at]) * kills;
            let extra = match battle.reward_max[role][at] {
                0 => extra,
                max => extra.min(i16::from(max)),
            };
            if kills > 0 && battle.sides[1 - role].is_neutral() {
                cite(CH_NTR_06);
            }
            ops(cx).gain_vp(side, kills as u16, ScoredFor::Kill);
            ops(cx).gain_vp(side, extra.max(0) as u16, ScoredFor::Reward);
        }
    }
}

impl Procedure<CryHavoc> for Attrition {
    fn run(&mut self, cx: &mut Cx, input: Input) -> Flow {
        if self.finished {
            return done();
        }
        if !self.begun {
            self.begun = true;
            self.begin(cx);
        }
        match input.answer() {
            Some(Choice::Objective(objective)) => {
                let battle = cx.world.fight();
                let role = self.role as usize;
                let mut kinds = Mark::IN_BATTLE.iter().filter(|m| self.left(battle, role, objective, **m) > 0);
                match (kinds.next(), kinds.next()) {
                    (Some(mark), None) => self.named[role][objective.index()][mark.slot()] += 1,
                    _ => self.from = Some(objective),
                }
            }
            Some(Choice::Mark(mark)) => {
                if let Some(objective) = self.from.take() {
                    self.named[self.role as usize][objective.index()][mark.slot()] += 1;
                }
            }
            _ => {}
        }
        while self.role < 2 && self.naming().1 == 0 {
            self.role += 1;
            if self.role == 2 {
                break;
            }
        }
        if self.role < 2 {
            let side = cx.world.fight().sides[self.role as usize];
            let (rule, key) = match self.from {
                None => (CH_OBJ_21, "question-attrition"),
                Some(_) => (CH_CMP_21, "question-mark"),
            };
            return ask(cx.world.decider(side), rule, key);
        }
        self.carry_out(cx);
        ops(cx).note_resolved();
        self.finished = true;
        call(window::Deferred { when: Timing::AfterAttrition })
    }

    fn candidates(&self, _: &World, _: &Pack, _: Seat, out: &mut Vec<Choice>) {
        match self.from {
            None => out.extend(Objective::ALL.iter().map(|objective| Choice::Objective(*objective))),
            Some(_) => out.extend(Mark::IN_BATTLE.iter().map(|mark| Choice::Mark(*mark))),
        }
    }

    fn may(&self, world: &World, _: &Pack, _: Seat, choice: Choice) -> Result<(), Why> {
        let (battle, role) = (world.fight(), self.role as usize);
        match (self.from, choice) {
            (None, Choice::Objective(objective)) => {
                let standing = battle.on(1 - role, objective) > 0;
                unless(standing, CH_OBJ_21, Reason::NoEnemyUnitThere)?;
                let any = Mark::IN_BATTLE.iter().any(|mark| self.left(battle, role, objective, *mark) > 0);
                unless(any, CH_OBJ_21, Reason::UnitProtected)
            }
            (Some(objective), Choice::Mark(mark)) => {
                let open = mark != Mark::Halted && self.left(battle, role, objective, mark) > 0;
                unless(open, CH_CMP_21, Reason::NoEnemyUnitThere)
            }
            _ => no(CH_OBJ_21, Reason::NotThisQuestion),
        }
    }
}
