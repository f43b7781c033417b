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
    pub fn prevent(&mut self, seat: Seat, n: Option<u8>) {
        let harm = self.harm();
        let amount = harm.amount[seat.index()];
        if amount == 0 {
            return;
        }
        let n = n.unwrap_or(amount);
        // No more can be told to be prevented than was still to be suffered.
        let told = n.min(amount.saturating_sub(harm.prevented[seat.index()]));
        harm.prevented[seat.index()] = harm.prevented[seat.index()].saturating_add(n);
        if !harm.unblockable {
            self.tell(Event::Prevented { seat, n: told });
        }
    }
    pub fn cap_damage(&mut self, seat: Seat, most: u8) {
        let cap = &mut self.harm().cap[seat.index()];
        *cap = (*cap).min(most);
    }
    /// Heroes whom the damage knocks down.
    pub fn note_falls(&mut self, heroes: Seats) {
        self.harm().falls = heroes;
    }
    /// A hero discards for the damage.
    pub fn note_hurt(&mut self, seat: Seat) {
        let harm = self.harm();
        harm.hurt = harm.hurt.with(seat);
    }
}
