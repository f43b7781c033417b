//! Victory Points and what they move: Event tokens, the end of the game.

use super::*;
use crate::event::ScoredFor;

impl Ops<'_, '_> {
    /// VP are gained; the marker may pass Event spots (CH-EVT-09). The neutral Trogs never score.
    pub(crate) fn gain_vp(&mut self, side: Side, vp: u16, for_what: ScoredFor) {
        let Some(seat) = side.seat() else {
            cite(CH_NTR_01);
            return;
        };
        if vp == 0 {
            return;
        }
        // The track has no end: beyond 49 the marker goes round again.
        cite(CH_CMP_18);
        let before = self.cx.world.seats[seat.index()].vp;
        self.cx.world.seats[seat.index()].vp += vp;
        self.tell(Event::Scored { side, vp: vp as i16, for_what });
        let only_scoring = self.cx.world.keys.event_pass_only_in_scoring == options::EventPassOnlyInScoring::True;
        if !only_scoring || self.cx.world.phase == Phase::Scoring {
            cite(CH_EVT_09);
            self.pass_spots(before, before + vp);
        }
    }

    /// VP are lost, never below 0; no Event token moves (CH-EVT-12).
    pub(crate) fn lose_vp(&mut self, side: Side, vp: u16, for_what: ScoredFor) -> u16 {
        let Some(seat) = side.seat() else { return 0 };
        cite(CH_PRI_08);
        cite(CH_EVT_12);
        let lost = vp.min(self.cx.world.seats[seat.index()].vp);
        self.cx.world.seats[seat.index()].vp -= lost;
        if lost > 0 {
            self.tell(Event::Scored { side, vp: -(lost as i16), for_what });
        }
        lost
    }

    /// Stacks of spots that the marker passes are put on the next one, in track order (CH-EVT-06, CH-EVT-08).
    fn pass_spots(&mut self, before: u16, after: u16) {
        let option = self.cx.world.length(self.cx.pack);
        if option.fixed {
            // One event per Round, no matter what is scored.
            cite(MR_06);
            return;
        }
        let spots = option.event_spots;
        let reach = self.cx.world.keys.event_pass_on_reach == options::EventPassOnReach::True;
        let next = self.cx.world.next_spot as usize;
        for (spot, at) in spots.into_iter().enumerate().skip(next) {
            let at = u16::from(at);
            // Passing is going from at or before the spot to beyond it; landing on it is not.
            let passed = if reach { before < at && after >= at } else { before <= at && after > at };
            if !passed || self.cx.world.spots[spot].is_empty() {
                continue;
            }
            cite(CH_EVT_06);
            cite(CH_EVT_10);
            if spot + 1 == SPOTS {
                // The Final Scoring event is the unresolved event after the fourth spot.
                cite(CH_EVT_11);
            }
            // The stack is put on top and keeps its order, so it resolves before what it was put on.
            cite(CH_EVT_07);
            let stack = std::mem::take(&mut self.cx.world.spots[spot]);
            self.cx.world.spots[spot + 1].extend(stack);
            self.tell(Event::EventsPassed { from: spot as u8, to: spot as u8 + 1 });
            cite(CH_EVT_08);
        }
    }

    pub(crate) fn set_winner(&mut self, side: Side) {
        self.cx.world.winner = Some(side);
        self.tell(Event::GameWon { side });
    }
}
