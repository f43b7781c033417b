//! A Round: six phases in order (section 3), and the end of the game (section 24).

use super::*;
use crate::{
    terms::*,
    world::{Phase, Scoring},
};
use kernel::marks::cite;

/// Turns of each player in a Round, unless a round option says otherwise.
const ACTIONS: u8 = 3;

#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
pub struct Round {
    stage: Stage,
    /// How many players have taken their turn in this Action round.
    turns: u8,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
enum Stage {
    #[default]
    Events,
    Draw,
    Actions,
    Battles,
    Prisoners,
    Scoring,
}

impl Round {
    /// A Round that goes on with a phase, for tables laid out by hand.
    pub fn at(phase: Phase) -> Round {
        let stage = match phase {
            Phase::Setup | Phase::Events => Stage::Events,
            Phase::Draw => Stage::Draw,
            Phase::Actions | Phase::Battles => Stage::Actions,
            Phase::Prisoners => Stage::Battles,
            Phase::Scoring => Stage::Prisoners,
        };
        Round { stage, turns: 0 }
    }

    /// A Round that goes on with the turn of the player at this place of the Initiative order.
    pub fn at_turn(place: u8) -> Round {
        Round { stage: Stage::Actions, turns: place }
    }

    fn enter(&mut self, cx: &mut Cx, stage: Stage, phase: Phase, frame: impl Into<Frame>) -> Flow {
        // One phase is completed before the next begins.
        cite(CH_RND_02);
        cite(CH_RND_03);
        self.stage = stage;
        ops(cx).set_phase(phase);
        call(frame)
    }

    /// Everybody takes one turn in Initiative order; three times.
    fn actions(&mut self, cx: &mut Cx) -> Flow {
        let rounds = cx.world.length(cx.pack).actions_per_round;
        if self.turns as usize == cx.world.players() {
            self.turns = 0;
            ops(cx).advance_action_token();
        }
        if cx.world.action_round() == rounds {
            if rounds != ACTIONS {
                cite(MR_06);
            }
            return self.enter(cx, Stage::Battles, Phase::Battles, battle::Battles::default());
        }
        cite(CH_ACT_02);
        let who = cx.world.initiative()[self.turns as usize];
        self.turns += 1;
        call(turn::PlayerTurn::of(who))
    }
}

impl Procedure<CryHavoc> for Round {
    fn run(&mut self, cx: &mut Cx, _: Input) -> Flow {
        match self.stage {
            Stage::Events => {
                // Five at most: the Final Scoring event comes after four spots.
                cite(CH_RND_01);
                ops(cx).begin_round();
                self.enter(cx, Stage::Draw, Phase::Events, events::Events::default())
            }
            Stage::Draw => self.enter(cx, Stage::Actions, Phase::Draw, draw::DrawPhase::default()),
            Stage::Actions => {
                ops(cx).set_phase(Phase::Actions);
                self.actions(cx)
            }
            Stage::Battles => self.enter(cx, Stage::Prisoners, Phase::Prisoners, prisoners::Prisoners::default()),
            Stage::Prisoners => self.enter(cx, Stage::Scoring, Phase::Scoring, scoring::ScoringPhase::default()),
            Stage::Scoring => {
                cite(CH_RND_05);
                if cx.world.scoring() == Scoring::Final {
                    // All six phases of the last Round have been played.
                    cite(CH_END_01);
                    cite(CH_END_04);
                    let winner = winner(cx.world);
                    ops(cx).set_winner(winner);
                    return done();
                }
                ops(cx).end_round();
                cite(CH_RND_07);
                Flow::Become(Round::default().into())
            }
        }
    }
}

/// The most VP; then the most Prisoners; then the last in Initiative order (CH-END-05 to 07).
pub fn winner(world: &World) -> Side {
    cite(CH_END_05);
    // Neutral Trogs are not among the players.
    cite(CH_END_08);
    let rank = |at: usize| {
        let seat = world.initiative()[at];
        (world.vp(seat), world.prisoners_held(Side::of(seat)), at)
    };
    let best = (0..world.players()).map(rank).max().map_or(0, |best| best.2);
    let (vp, held, _) = rank(best);
    let tied = |more: bool| (0..world.players()).map(rank).filter(|r| r.0 == vp && (!more || r.1 == held)).count() > 1;
    if tied(false) {
        cite(CH_END_06);
    }
    if tied(true) {
        cite(CH_END_07);
    }
    Side::of(world.initiative()[best])
}
