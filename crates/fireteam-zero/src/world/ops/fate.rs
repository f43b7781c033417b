//! Operations on heroes who fall and stand, the coin, the threat track and its twists.

use super::*;

impl Ops<'_, '_> {
    /// Steps a and b of a knock-down: the hand is discarded, the figure is laid down (FZ-DOWN-15).
    pub fn lay_down(&mut self, seat: Seat) {
        cite(FZ_DOWN_01);
        cite(FZ_DOWN_02);
        // Focus cards, finds, deck and discard pile stay as they are (FZ-DOWN-14).
        cite(FZ_DOWN_14);
        let hand = self.world().hand(seat);
        self.discard(seat, hand);
        let world = self.world();
        world.heroes[seat.index()].down = true;
        if world.turn.seat == Some(seat) {
            world.turn.fell = true;
        }
        self.tell(Event::KnockedDown { seat });
        self.check_victory();
    }
    /// Step c: the coin is turned to tails, or the mission is lost (FZ-COIN-02, 03, FZ-END-05); nothing else loses one
    /// (FZ-END-06).
    pub fn coin_check(&mut self) {
        cite(FZ_DOWN_03);
        if self.world().coin == CoinSide::Tails {
            cite(FZ_COIN_03);
            cite(FZ_END_05);
            // There is no other general way to lose (FZ-END-06).
            cite(FZ_END_06);
            self.end(Outcome::Lost);
        } else {
            cite(FZ_COIN_02);
            self.turn_coin(CoinSide::Tails);
        }
    }
    pub fn turn_coin(&mut self, side: CoinSide) {
        self.world().coin = side;
        self.tell(Event::CoinTurned { side });
    }
    pub fn stand_up(&mut self, seat: Seat) {
        self.world().heroes[seat.index()].down = false;
        self.tell(Event::StoodUp { seat });
        self.check_victory();
    }
    /// Tells why the threat token advances after a fall: how many specialists have no guard now.
    pub fn leave_unprotected(&mut self, seat: Seat) {
        let place = self.world().hero_at(seat);
        let alone = self.world().active_at(place).is_empty();
        let n = if alone { self.world().specialists_at(place).len() as u8 } else { 0 };
        self.tell(Event::Unprotected { seat, n });
    }
    /// Moves the threat token one space; false on the last space (FZ-THR-06, FZ-INV-07).
    pub fn advance_threat(&mut self) -> bool {
        let last = self.cx.pack.constants.last_space;
        let world = self.world();
        if world.threat >= last {
            cite(FZ_THR_06);
            cite(FZ_THR_07);
            cite(FZ_INV_07);
            return false;
        }
        world.threat += 1;
        let to = world.threat;
        self.tell(Event::ThreatAdvanced { to });
        true
    }
    /// Notes that the token is on its space; true if it has been there before.
    pub fn note_space(&mut self) -> bool {
        let world = self.world();
        let before = world.been >> world.threat & 1 == 1;
        world.been |= 1 << world.threat;
        before
    }
    pub fn draw_twist(&mut self) -> Option<u8> {
        let twist = self.world().twist_deck.pop()?;
        let slot = self.world().twists.len() as u8;
        self.world().twists.push(TwistInPlay { twist, ..TwistInPlay::default() });
        self.world().twists_drawn += 1;
        self.tell(Event::TwistDrawn { twist, slot });
        self.rebuild();
        Some(slot)
    }
    pub fn suspend_twist(&mut self, slot: usize) {
        let twist = self.world().twists[slot].twist;
        self.world().twists[slot].suspended = true;
        self.tell(Event::TwistSuspended { twist });
        self.rebuild();
    }
    pub fn discard_twist(&mut self, slot: usize) {
        let twist = self.world().twists[slot].twist;
        self.world().twists[slot].discarded = true;
        self.tell(Event::TwistDiscarded { twist });
        self.rebuild();
    }
    pub fn arrange_twists(&mut self, order: &[Twist]) {
        self.world().twist_deck = order.iter().copied().collect();
    }
    pub fn arrange_recon(&mut self, order: &[Recon]) {
        self.world().recon_deck = order.iter().copied().collect();
    }
}
