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
    stage: Stage,
    /// Turns taken in the hero phase.
    turns: u8,
}

/// The steps of a round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) enum Stage {
    #[default]
    Start,
    Tactics,
    HeroPhase,
    Turns,
    ThreatPhase,
    End,
    Over,
}

impl Round {
    /// A round under way: the step it is in and the turns already taken.
    pub(super) fn from(stage: Stage, turns: u8) -> Self {
        Round { stage, turns }
    }
}

impl Procedure<FireteamZero> for Round {
    fn run(&mut self, cx: &mut Cx, _: Input) -> Flow {
        cite(FZ_ROUND_01);
        loop {
            match self.stage {
                Stage::Start => {
                    self.stage = Stage::Tactics;
                    ops(cx).begin_round();
                    ops(cx).begin_phase(Phase::Tactics);
                    if let Some(frame) = window::open(cx, Moment::of(Window::RoundStart)) {
                        return Flow::Call(frame);
                    }
                }
                Stage::Tactics => {
                    self.stage = Stage::HeroPhase;
                    self.turns = 0;
                    return call(Tactics::default());
                }
                Stage::HeroPhase => {
                    self.stage = Stage::Turns;
                    ops(cx).begin_phase(Phase::Hero);
                }
                Stage::Turns => {
                    // Each seat takes one turn, in turn order (FZ-HERO-01).
                    cite(FZ_HERO_01);
                    cite(FZ_SOLO_02);
                    match cx.world.turn_order().nth(self.turns as usize) {
                        Some(seat) => {
                            self.turns += 1;
                            return call(HeroTurn::new(seat));
                        }
                        None => self.stage = Stage::ThreatPhase,
                    }
                }
                Stage::ThreatPhase => {
                    self.stage = Stage::End;
                    ops(cx).begin_phase(Phase::Threat);
                    return call(ThreatPhase::default());
                }
                Stage::End => {
                    self.stage = Stage::Over;
                    if let Some(frame) = window::open(cx, Moment::of(Window::RoundEnd)) {
                        return Flow::Call(frame);
                    }
                }
                Stage::Over => {
                    // Rounds repeat; there is no limit (FZ-ROUND-02).
                    cite(FZ_ROUND_02);
                    ops(cx).end_round();
                    self.stage = Stage::Start;
                }
            }
        }
    }
}
