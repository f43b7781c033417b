//! Operations of rounds, phases and turns.

use super::*;

impl Ops<'_, '_> {
    pub fn begin_round(&mut self) {
        let world = self.world();
        world.round += 1;
        world.responded = None;
        world.stopped = Figures::NONE;
        let round = world.round;
        self.tell(Event::RoundBegins { round });
    }
    pub fn begin_phase(&mut self, phase: Phase) {
        self.world().phase = phase;
        self.tell(Event::PhaseBegins { phase });
    }
    pub fn end_round(&mut self) {
        let pack = self.cx.pack;
        let world = self.world();
        let suspended = world.twists.iter().any(|t| t.suspended);
        for twist in &mut world.twists {
            twist.suspended = false;
        }
        let round = world.round;
        world.forget_uses(Per::Round, pack);
        self.end_lasting(|l| match l.until {
            Until::Round => true,
            Until::NextRound => l.mark < round,
            _ => false,
        });
        if suspended {
            self.rebuild();
        }
    }
    pub fn give_start_token(&mut self, seat: Seat) {
        self.world().start = seat;
        self.tell(Event::StartPlayer { seat });
    }
    pub fn set_responded(&mut self, seat: Seat) {
        self.world().responded = Some(seat);
    }
    pub fn begin_turn(&mut self, seat: Seat) {
        self.end_lasting(|l| l.until == Until::NextTurn && l.you == Figure::hero(seat));
        let moves = self.cx.world.speed_of(self.cx.pack, Figure::hero(seat));
        self.world().turn = Turn { seat: Some(seat), moves, ..Turn::default() };
        self.tell(Event::TurnBegins { seat });
    }
    /// Speed gained or lost at the start of a turn changes the points of this turn.
    pub fn set_moves(&mut self, moves: u8) {
        self.world().turn.moves = moves;
    }
    pub fn skip_turn(&mut self, seat: Seat) {
        self.tell(Event::TurnSkipped { seat });
    }
    pub fn end_turn(&mut self, seat: Seat) {
        // Movement and actions not used are lost (FZ-HERO-07).
        cite(FZ_HERO_07);
        self.world().turn = Turn::default();
        let pack = self.cx.pack;
        self.world().forget_uses(Per::Turn, pack);
        self.end_lasting(|l| l.until == Until::Turn);
        self.tell(Event::TurnEnds { seat });
    }
    pub fn spend_moves(&mut self, n: u8) {
        let turn = &mut self.world().turn;
        turn.moves = turn.moves.saturating_sub(n);
    }
    pub fn spend_action(&mut self) {
        self.world().turn.acted = true;
    }
    pub fn note_free_search(&mut self) {
        self.world().turn.free_searches += 1;
    }
}
