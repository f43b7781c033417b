//! The round: tactics phase, hero phase, threat phase, over and over (FZ-ROUND-01, 02).

use super::{
    tactics::Tactics,
    threat::ThreatPhase,
    turn::HeroTurn,
    window::{self, Moment},
    *,
};
use crate::{
    pack::Window,
    world::{Phase, ops::ops},
};
use kernel::marks::cite;

#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
pub struct Round {
    step: u8,
    /// Turns taken in the hero phase.
    turns: u8,
}

impl Round {
    /// A round under way: the step it is in and the turns already taken.
    pub fn from(step: u8, turns: u8) -> Self {
        Round { step, turns }
    }
}

impl Procedure<FireteamZero> for Round {
    fn run(&mut self, cx: &mut Cx, _: Input) -> Flow {
        cite(FZ_ROUND_01);
        loop {
            match self.step {
                0 => {
                    self.step = 1;
                    ops(cx).begin_round();
                    ops(cx).begin_phase(Phase::Tactics);
                    if let Some(frame) = window::open(cx, Moment::of(Window::RoundStart)) {
                        return Flow::Call(frame);
                    }
                }
                1 => {
                    self.step = 2;
                    self.turns = 0;
                    return call(Tactics::default());
                }
                2 => {
                    self.step = 3;
                    ops(cx).begin_phase(Phase::Hero);
                }
                3 => {
                    // Each seat takes one turn, in turn order (FZ-HERO-01).
                    cite(FZ_HERO_01);
                    cite(FZ_SOLO_02);
                    match cx.world.turn_order().nth(self.turns as usize) {
                        Some(seat) => {
                            self.turns += 1;
                            return call(HeroTurn::new(seat));
                        }
                        None => self.step = 4,
                    }
                }
                4 => {
                    self.step = 5;
                    ops(cx).begin_phase(Phase::Threat);
                    return call(ThreatPhase::default());
                }
                5 => {
                    self.step = 6;
                    if let Some(frame) = window::open(cx, Moment::of(Window::RoundEnd)) {
                        return Flow::Call(frame);
                    }
                }
                _ => {
                    // Rounds repeat; there is no limit (FZ-ROUND-02).
                    cite(FZ_ROUND_02);
                    ops(cx).end_round();
                    self.step = 0;
                }
            }
        }
    }
}
