//! Operations on the damage under way.

use super::*;

impl Ops<'_, '_> {
    fn harm(&mut self) -> &mut Harm {
        self.cx.world.harms.last_mut().expect("damage is under way")
    }
    pub fn begin_harm(&mut self, harm: Harm) {
        self.world().harms.push(harm);
    }
    pub fn end_harm(&mut self) {
        self.world().harms.pop();
    }

    /// Prevents so much of a hero's damage, or all of it.
    pub fn prevent(&mut self, seat: usize, n: Option<u8>) {
        let harm = self.harm();
        let amount = harm.amount[seat];
        if amount == 0 {
            return;
        }
        let n = n.unwrap_or(amount);
        // No more can be told to be prevented than was still to be suffered.
        let told = n.min(amount.saturating_sub(harm.prevented[seat]));
        harm.prevented[seat] = harm.prevented[seat].saturating_add(n);
        if !harm.unblockable {
            self.tell(Event::Prevented { seat: seat as u8, n: told });
        }
    }
    pub fn cap_damage(&mut self, seat: usize, most: u8) {
        let cap = &mut self.harm().cap[seat];
        *cap = (*cap).min(most);
    }
    /// Heroes whom the damage knocks down, one bit each.
    pub fn note_falls(&mut self, heroes: u8) {
        self.harm().falls = heroes;
    }
    /// A hero discards for the damage.
    pub fn note_hurt(&mut self, seat: usize) {
        self.harm().hurt |= 1 << seat;
    }
}
