//! The battle being resolved.

use super::*;
use crate::event::At;

impl Ops<'_, '_> {
    /// The battle of a Region begins.
    pub(crate) fn begin_battle(&mut self, region: Region, attacker: Side, defender: Side) {
        // Exactly two sides fight.
        cite(CH_BAT_04);
        let battle = Battle {
            region,
            sides: [attacker, defender],
            order: [Objective::Control, Objective::Capture, Objective::Attrition],
            ..Battle::default()
        };
        self.cx.world.battle = Some(battle);
        self.tell(Event::BattleStarted { region, attacker, defender });
    }

    pub(crate) fn end_battle(&mut self) {
        if let Some(battle) = self.cx.world.battle.take() {
            self.tell(Event::BattleEnded { region: battle.region });
        }
        self.forget_lasting(Until::Battle);
        self.fallen_tokens();
    }

    pub(super) fn battle(&mut self) -> &mut Battle {
        self.cx.world.battle.as_mut().expect("a battle is being resolved")
    }

    /// A Unit of the Region is put on an Objective.
    pub(crate) fn deploy(&mut self, role: usize, objective: Objective) {
        let battle = self.battle();
        battle.units[role][objective.index()][0] += 1;
        let (region, side) = (battle.region, battle.sides[role]);
        self.cx.world.regions[region.index()].units[side.index()] -= 1;
    }

    pub(crate) fn confirm_deployment(&mut self, role: usize) {
        let battle = self.cx.world.fight();
        let placed = [0, 1, 2].map(|o| battle.units[role][o].iter().sum());
        let side = battle.sides[role];
        self.tell(Event::UnitsDeployed { side, placed });
    }

    /// Moves Units between Objectives; they keep their marks.
    pub(crate) fn shift_units(&mut self, role: usize, mark: Mark, n: u8, from: Objective, to: Objective) {
        let battle = self.battle();
        battle.units[role][from.index()][mark.slot()] -= n;
        battle.units[role][to.index()][mark.slot()] += n;
        let side = battle.sides[role];
        self.tell(Event::Moved { side, n, from: At::Objective(from), to: At::Objective(to) });
    }

    /// Units from the Reserve onto an Objective, as many as there are.
    pub(crate) fn reinforce(&mut self, role: usize, n: u8, objective: Objective) -> u8 {
        cite(CH_BAT_11);
        let side = self.cx.world.fight().sides[role];
        let n = n.min(self.cx.world.reserves[side.index()]);
        if n > 0 {
            self.cx.world.reserves[side.index()] -= n;
            self.battle().units[role][objective.index()][0] += n;
            self.tell(Event::Placed { side, n, at: At::Objective(objective) });
        }
        n
    }

    /// Units of a Region join the battle on an Objective; the Region they left keeps its Control token.
    pub(crate) fn join_battle(&mut self, role: usize, n: u8, from: Region, objective: Objective) {
        cite(CH_BAT_11);
        let side = self.cx.world.fight().sides[role];
        self.cx.world.regions[from.index()].units[side.index()] -= n;
        self.battle().units[role][objective.index()][0] += n;
        self.tell(Event::Moved { side, n, from: At::Region(from), to: At::Objective(objective) });
        self.fallen_tokens();
    }

    /// Units leave the battle for a Region as in a retreat: nothing is revealed and no Control changes.
    pub(crate) fn leave_battle(&mut self, role: usize, mark: Mark, n: u8, from: Objective, to: Region) {
        cite(CH_BAT_11);
        let battle = self.battle();
        battle.units[role][from.index()][mark.slot()] -= n;
        let side = battle.sides[role];
        self.cx.world.regions[to.index()].units[side.index()] += n;
        self.tell(Event::Moved { side, n, from: At::Objective(from), to: At::Region(to) });
    }

    /// Whether a Unit of this side that leaves the battle for good is a Trog guest (MR-09).
    fn guest_goes(&mut self, role: usize) -> bool {
        let battle = self.battle();
        let guest = role == 1 && battle.guests > 0;
        if guest {
            cite(MR_09);
            battle.guests -= 1;
        }
        guest
    }

    /// Takes Units off an Objective; says whose they were, guests apart.
    fn off_board(&mut self, role: usize, mark: Mark, n: u8, from: Objective) -> ArrayVec<[(Side, u8); 2]> {
        self.battle().units[role][from.index()][mark.slot()] -= n;
        let (side, trogs) = (self.cx.world.fight().sides[role], self.cx.world.trogs());
        let guests = (0..n).filter(|_| self.guest_goes(role)).count() as u8;
        [(trogs, guests), (side, n - guests)].into_iter().filter(|(_, n)| *n > 0).collect()
    }

    /// Kills Units on an Objective.
    pub(crate) fn kill_in_battle(&mut self, role: usize, mark: Mark, n: u8, at: Objective) {
        cite(CH_TERM_12);
        for (side, n) in self.off_board(role, mark, n, at) {
            if side.is_neutral() {
                cite(CH_NTR_07);
            }
            self.cx.world.reserves[side.index()] += n;
            self.tell(Event::Killed { side, n, at: At::Objective(at) });
        }
    }

    /// Returns Units on an Objective to the Reserve; that is no kill.
    pub(crate) fn withdraw_in_battle(&mut self, role: usize, mark: Mark, n: u8, at: Objective) {
        for (side, n) in self.off_board(role, mark, n, at) {
            self.cx.world.reserves[side.index()] += n;
            self.tell(Event::Withdrew { side, n, at: At::Objective(at) });
        }
    }

    /// Captures Units on an Objective.
    pub(crate) fn capture_in_battle(&mut self, role: usize, mark: Mark, n: u8, at: Objective) {
        let by = self.cx.world.fight().sides[1 - role];
        self.capture_in_battle_by(role, mark, n, at, by);
    }

    /// Captures Units on an Objective for a side that need not fight there.
    pub(crate) fn capture_in_battle_by(&mut self, role: usize, mark: Mark, n: u8, at: Objective, by: Side) {
        for (side, n) in self.off_board(role, mark, n, at) {
            self.imprison(side, n, by);
            self.tell(Event::Captured { side, by, n, at: At::Objective(at) });
        }
    }

    /// Marks Units on an Objective for the rest of the battle.
    pub(crate) fn protect(&mut self, role: usize, mark: Mark, n: u8, at: Objective, kill: bool, capture: bool) {
        let battle = self.battle();
        battle.units[role][at.index()][mark.slot()] -= n;
        battle.units[role][at.index()][mark.and(kill, capture).slot()] += n;
        let side = battle.sides[role];
        self.tell(Event::Protected { side, n, objective: at, kill, capture });
    }

    pub(crate) fn strengthen(&mut self, role: usize, objective: Objective, amount: i8) {
        let battle = self.battle();
        battle.strength[role][objective.index()] += amount;
        let side = battle.sides[role];
        self.tell(Event::Strength { side, objective, amount });
    }

    pub(crate) fn give_ties(&mut self, role: usize, objective: Objective) {
        let battle = self.battle();
        battle.ties[role] |= 1 << objective.index();
        let side = battle.sides[role];
        self.tell(Event::WinsTies { side, objective });
    }

    /// Reverses the Objectives that are still to be resolved, or lifts one of them to the top.
    pub(crate) fn reorder(&mut self, first: Option<Objective>) {
        let battle = self.battle();
        let rest = &mut battle.order[battle.resolved as usize..];
        match first {
            None => rest.reverse(),
            Some(objective) => {
                if let Some(at) = rest.iter().position(|o| *o == objective) {
                    rest[..=at].rotate_right(1);
                }
            }
        }
        let order = battle.order;
        self.tell(Event::ObjectivesReordered { order });
    }

    pub(crate) fn add_reward(&mut self, role: usize, objective: Objective, vp: i8, max: u8) {
        let battle = self.battle();
        battle.reward[role][objective.index()] += vp;
        battle.reward_max[role][objective.index()] += max;
    }

    pub(crate) fn set_retreat(&mut self, role: usize, retreat: Retreat) {
        self.battle().retreat[role] = retreat;
    }

    pub(crate) fn ban(&mut self, role: usize, what: Ban) {
        let battle = self.battle();
        battle.banned[role] |= 1 << what as u8;
        let side = battle.sides[role];
        self.tell(Event::Forbidden { side, what });
    }

    pub(crate) fn decline(&mut self, role: usize) {
        let battle = self.battle();
        battle.declined[role] = true;
        let side = battle.sides[role];
        self.tell(Event::TacticDeclined { side });
    }

    pub(crate) fn put_later(&mut self, later: Later) {
        let laters = &mut self.battle().laters;
        if laters.len() < laters.capacity() {
            laters.push(later);
        }
    }

    /// The next step that waits for this window.
    pub(crate) fn take_later(&mut self, when: Timing) -> Option<Later> {
        let laters = &mut self.cx.world.battle.as_mut()?.laters;
        let at = laters.iter().position(|later| later.when == Some(when))?;
        Some(laters.remove(at))
    }

    pub(crate) fn set_control_winner(&mut self, role: usize) {
        self.battle().winner = Some(role as u8);
    }

    pub(crate) fn note_resolved(&mut self) {
        self.battle().resolved += 1;
    }

    pub(crate) fn note_deployed(&mut self) {
        self.battle().deployed = true;
    }

    /// The Trogs of a Region that fight among the defender's Units are counted among them (MR-09).
    pub(crate) fn lend_guests(&mut self, region: Region, trogs: Side, defender: Side) {
        let units = &mut self.cx.world.regions[region.index()].units;
        let guests = std::mem::take(&mut units[trogs.index()]);
        units[defender.index()] += guests;
        self.battle().guests = guests;
    }

    /// Guests go home before Units were placed.
    pub(crate) fn send_guests_home(&mut self, region: Region) {
        let trogs = self.cx.world.trogs();
        let (defender, guests) = (self.cx.world.fight().sides[1], std::mem::take(&mut self.battle().guests));
        let units = &mut self.cx.world.regions[region.index()].units[defender.index()];
        let guests = guests.min(*units);
        *units -= guests;
        self.cx.world.reserves[trogs.index()] += guests;
    }

    /// Survivors of a side leave the Battle board: for a Region, or for the Reserve. Guests go to the Trog Reserve.
    pub(crate) fn clear_battle_board(&mut self, role: usize) -> u8 {
        let battle = self.battle();
        let total = battle.total(role);
        battle.units[role] = [[0; 4]; 3];
        let guests = if role == 1 { std::mem::take(&mut battle.guests).min(total) } else { 0 };
        if guests > 0 {
            cite(MR_09);
            let trogs = self.cx.world.trogs();
            self.cx.world.reserves[trogs.index()] += guests;
            self.tell(Event::Withdrew { side: trogs, n: guests, at: At::Reserve });
        }
        total - guests
    }

    pub(crate) fn settle_in(&mut self, side: Side, n: u8, to: At) {
        match to {
            At::Region(region) => self.cx.world.regions[region.index()].units[side.index()] += n,
            _ => self.cx.world.reserves[side.index()] += n,
        }
        if n > 0 {
            self.tell(Event::Retreated { side, n, to });
        }
    }

    /// The winner's survivors return to the Region of the battle.
    pub(crate) fn hold(&mut self, side: Side, n: u8, region: Region) {
        self.cx.world.regions[region.index()].units[side.index()] += n;
        if n > 0 {
            self.tell(Event::Held { side, n, region });
        }
    }
}
