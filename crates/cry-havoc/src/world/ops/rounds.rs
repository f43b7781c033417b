//! Rounds, phases, turns, Initiative, Skills, Scoring.

use super::*;

impl Ops<'_, '_> {
    pub(crate) fn set_phase(&mut self, phase: Phase) {
        self.cx.world.phase = phase;
    }

    pub(crate) fn begin_round(&mut self) {
        self.cx.world.round += 1;
        // The Action token starts on position I.
        cite(CH_ACT_01);
        self.cx.world.action_round = 0;
        self.tell(Event::RoundBegan { round: self.cx.world.round });
    }

    /// The end of a Round: what lasted for it is over, the Scoring Enabled token goes back (CH-RND-06).
    pub(crate) fn end_round(&mut self) {
        cite(CH_RND_06);
        self.cx.world.scoring = Scoring::No;
        self.forget_lasting(Until::Round);
        for at in 0..REGIONS as u8 {
            for token in self.cx.world.regions[at as usize].named.iter() {
                if self.cx.pack.named(token).returns_each_round {
                    self.remove_named(token, Region(at));
                }
            }
        }
    }

    pub(crate) fn advance_action_token(&mut self) {
        cite(CH_CMP_13);
        self.cx.world.action_round += 1;
    }

    pub(crate) fn begin_turn(&mut self, seat: Seat) {
        self.cx.world.turn = Some(Turn { seat, acted: false });
        self.cx.world.halted = [0; REGIONS];
        self.tell(Event::TurnBegan { side: Side::of(seat), number: self.cx.world.action_round + 1 });
    }

    pub(crate) fn note_acted(&mut self, action: Action) {
        if let Some(turn) = &mut self.cx.world.turn {
            turn.acted = true;
            let side = Side::of(turn.seat);
            self.tell(Event::ActionTaken { side, action });
        }
    }

    pub(crate) fn end_turn(&mut self) {
        if let Some(turn) = self.cx.world.turn.take() {
            self.cx.world.halted = [0; REGIONS];
            self.forget_lasting(Until::Turn);
            self.tell(Event::TurnEnded { side: Side::of(turn.seat) });
        }
    }

    /// Step B of the Events phase: the Initiative track becomes equal to the Next Initiative track, which stays as it is.
    pub(crate) fn update_initiative(&mut self) {
        cite(CH_INI_01);
        cite(CH_INI_02);
        self.cx.world.initiative = self.cx.world.next_initiative;
        self.tell(Event::InitiativeSet { order: self.cx.world.initiative });
    }

    /// Takes the token off the Next Initiative track and puts it back so that it ends on the position, counted from 0.
    pub(crate) fn set_next_initiative(&mut self, seat: Seat, position: usize) {
        cite(CH_INI_04);
        cite(CH_INI_05);
        let n = self.cx.world.players();
        let order = &mut self.cx.world.next_initiative[..n];
        let Some(from) = order.iter().position(|s| *s == seat) else { return };
        if from == position {
            cite(CH_INI_06);
        }
        if from < position {
            order[from..=position].rotate_left(1);
        } else {
            order[position..=from].rotate_right(1);
        }
        // The order of this Round is left alone.
        cite(CH_INI_03);
        self.tell(Event::NextInitiative { side: Side::of(seat), position: position as u8 });
    }

    pub(crate) fn ready_all_skills(&mut self) {
        cite(CH_RDY_01);
        cite(CH_RDY_02);
        self.cx.world.seats.iter_mut().for_each(|seat| seat.exhausted = 0);
        self.tell(Event::SkillsReadied);
    }

    pub(crate) fn exhaust_skill(&mut self, seat: Seat, skill: Skill) {
        cite(CH_SKL_03);
        let state = &mut self.cx.world.seats[seat.index()];
        if let Some(at) = state.skills.iter().position(|s| *s == skill) {
            state.exhausted |= 1 << at;
        }
        self.tell(Event::SkillUsed { side: Side::of(seat), skill });
    }

    pub(crate) fn ready_skill(&mut self, seat: Seat, skill: Skill) {
        cite(CH_SKL_10);
        let state = &mut self.cx.world.seats[seat.index()];
        if let Some(at) = state.skills.iter().position(|s| *s == skill) {
            state.exhausted &= !(1 << at);
        }
        self.tell(Event::SkillReadied { side: Side::of(seat), skill });
    }

    pub(crate) fn enable_scoring(&mut self, side: Side) {
        cite(CH_ENS_02);
        self.cx.world.scoring = Scoring::By(side);
        self.tell(Event::ScoringEnabled { side });
    }

    /// Takes the stack that is resolved this Round off its spot; the top token is the last. True if the Final Scoring event
    /// is resolved with it.
    pub(crate) fn take_events(&mut self) -> (ArrayVec<[EventToken; SPOTS]>, bool) {
        cite(CH_EVT_03);
        cite(CH_EVT_05);
        let spot = (self.cx.world.next_spot as usize..SPOTS)
            .find(|spot| !self.cx.world.spots[*spot].is_empty())
            .unwrap_or(SPOTS);
        self.cx.world.next_spot = (spot + 1).min(SPOTS) as u8;
        if spot == SPOTS {
            // Round 5, or one earlier for every spot that was merged into the next.
            cite(CH_END_02);
        }
        (std::mem::take(&mut self.cx.world.spots[spot]), spot == SPOTS)
    }

    /// An Event token is turned up.
    pub(crate) fn reveal_event(&mut self, token: EventToken) {
        let resolved = &mut self.cx.world.resolved;
        if resolved.len() < resolved.capacity() {
            resolved.push(token);
        }
        self.tell(Event::EventRevealed { token });
    }

    pub(crate) fn final_scoring(&mut self) {
        cite(CH_EVT_13);
        cite(CH_CMP_10);
        self.cx.world.scoring = Scoring::Final;
        self.tell(Event::FinalScoring);
    }

    /// Begins a lasting effect; if there are too many, the oldest makes room.
    pub(crate) fn begin_lasting(&mut self, lasting: Lasting) {
        if self.cx.world.lasting.len() == self.cx.world.lasting.capacity() {
            self.cx.world.lasting.remove(0);
        }
        self.cx.world.lasting.push(lasting);
    }

    pub(super) fn forget_lasting(&mut self, until: Until) {
        self.cx.world.lasting.retain(|lasting| lasting.until != Some(until));
    }

    /// What lasts until Control is lost ends there.
    pub(super) fn forget_control(&mut self, side: Side, region: Region) {
        for lasting in &mut self.cx.world.lasting {
            if let (Lasts::NoEntry(regions), Some(Until::ControlLost)) = (&mut lasting.what, lasting.until)
                && lasting.by == side
            {
                *regions = regions.without(region);
            }
        }
    }

    /// What texts made Regions worth is used up by a Scoring.
    pub(crate) fn forget_worth(&mut self) {
        self.cx.world.worth = [0; REGIONS];
        self.forget_lasting(Until::NextScoring);
    }
}
