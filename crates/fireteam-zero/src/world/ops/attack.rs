//! Operations on the attack under way: what windows change of it, and what the dice make of it.

use super::*;

impl Ops<'_, '_> {
    fn attack(&mut self) -> &mut Attack {
        self.cx.world.attacks.last_mut().expect("an attack is under way")
    }
    pub fn begin_attack(&mut self, attack: Attack) {
        self.world().attacks.push(attack);
        self.tell(Event::AttackDeclared { attacker: attack.attacker, target: attack.target, ty: attack.ty });
    }
    pub fn end_attack(&mut self) {
        let depth = self.world().attacks.len() as u16;
        self.world().attacks.pop();
        self.end_lasting(|l| l.until == Until::Attack && l.mark >= depth);
    }

    /// An effect gives the attack another target.
    pub fn retarget(&mut self, target: Figure) {
        self.attack().target = target;
        let attacker = self.attack().attacker;
        self.tell(Event::Retargeted { attacker, target });
    }
    /// A hero takes the attack for the team, once for an attack (FZ-TEAM-04).
    pub fn intercept(&mut self, seat: Seat) {
        cite(FZ_TEAM_04);
        let target = self.attack().target;
        self.tell(Event::Intercepted { seat, target });
        self.attack().target = Figure::hero(seat);
        self.attack().intercepted = true;
    }
    /// A `mod` or `prevent` waits in the attack until its number is needed.
    pub fn edit_attack(&mut self, edit: Edit) {
        let _ = self.attack().edits.try_push(edit);
    }
    pub fn flag_attack(&mut self, flag: Flag) {
        self.attack().flags |= 1 << flag as u32;
    }
    pub fn spread_attack(&mut self, to: SpreadTo) {
        match to {
            SpreadTo::Heroes => self.attack().spread_heroes = true,
            SpreadTo::Monsters => self.attack().spread_monsters = true,
        }
    }
    /// Several on one attack count once, with the greatest range.
    pub fn carry_over(&mut self, within: u8) {
        let carry = &mut self.attack().carry_over;
        *carry = (*carry).max(Some(within));
    }
    pub fn weaken_attack(&mut self, strength: i8) {
        self.attack().base -= strength;
    }
    /// The attack comes to nothing.
    pub fn lose_attack(&mut self) {
        self.attack().lost = true;
    }

    /// A reroll that waits for the roll: of this many dice (255: any number).
    pub fn give_reroll(&mut self, dice: u8) {
        let _ = self.attack().rerolls.try_push(dice);
    }
    /// The reroll that was given first, and is used now.
    pub fn take_reroll(&mut self) -> Option<u8> {
        let rerolls = &mut self.attack().rerolls;
        (!rerolls.is_empty()).then(|| rerolls.remove(0))
    }
    /// The dice are rolled; from now on the attack is resolved where the target stands.
    pub fn roll_dice(&mut self, faces: [u8; 8], n: u8) {
        let (attacker, target, ty) = (self.attack().attacker, self.attack().target, self.attack().ty);
        let there = self.world().place_of(target).unwrap_or_default();
        let attack = self.attack();
        (attack.dice, attack.rolled, attack.there) = (faces, Some(n), there);
        self.tell(Event::Rolled { attacker, ty, faces, n });
    }
    /// Some dice, one bit each, show other faces.
    pub fn reroll_dice(&mut self, dice: u8, faces: [u8; 8]) {
        let attack = self.attack();
        attack.dice = faces;
        let (attacker, ty, n) = (attack.attacker, attack.ty, attack.rolled.unwrap_or(0));
        self.tell(Event::Rerolled { attacker, ty, dice, faces, n });
    }
    pub fn count_hits(&mut self, hits: u8) {
        let attack = self.attack();
        attack.hits = hits;
        let (attacker, target) = (attack.attacker, attack.target);
        self.tell(Event::Hits { attacker, target, hits });
    }
    /// The place that the attack strikes.
    pub fn aim_at(&mut self, place: Place) {
        self.attack().there = place;
    }
    /// A monster was killed or wounded: its windows open later.
    pub fn note_struck(&mut self, struck: Struck) {
        let _ = self.attack().struck.try_push(struck);
    }
    /// What became of the target, and the damage beyond need.
    pub fn settle_attack(&mut self, result: AttackResult, excess: u8) {
        let attack = self.attack();
        (attack.result, attack.excess) = (Some(result), excess);
    }
    /// An attack that has done nothing to its target has failed.
    pub fn fail_attack(&mut self) {
        self.attack().result.get_or_insert(AttackResult::Fail);
    }
}
