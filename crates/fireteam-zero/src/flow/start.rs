//! Places where play can begin other than at set-up: for scenarios and puzzles. Afterwards the round goes on as usual.

use super::{
    activate::Activate,
    round::{self, Round},
    search::{Resolve, Search},
    tactics::Tactics,
    threat::{DrawTwist, ThreatPhase},
    turn::HeroTurn,
    *,
};
use crate::pack::Pack;

/// Where play begins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum At {
    /// The next round, with the window of its start.
    #[default]
    Round,
    /// Step 1 of the tactics phase.
    Tactics,
    /// A hero's turn; `begun`: without standing up and without the windows of its start.
    Turn {
        seat: Seat,
        begun: bool,
    },
    /// A search that this hero has just begun in its turn.
    Search(Seat),
    /// A recon card that this hero has just drawn in its turn.
    Recon(Seat, Recon),
    /// The top twist is drawn.
    Twist,
    /// The whole threat phase, or its third step only.
    Threat,
    Spawn,
    /// The activation of one monster.
    Activate(Figure),
}

/// Carries out what play begins with, pauses, and hands over to the round.
#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
pub struct Start {
    at: At,
    stage: Stage,
}

/// What is next.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
enum Stage {
    /// What play begins with.
    #[default]
    Begin,
    /// The rest of the turn, where play began in the middle of one.
    Turn,
    Pause,
    /// The pause after such a turn.
    AfterTurn,
}

impl Start {
    pub fn new(at: At) -> Self {
        Start { at, stage: Stage::Begin }
    }
    /// Onlookers see the table before the next phase changes it.
    fn pause(&self, world: &World) -> Flow {
        ask_group(world, FZ_ROUND_01, "question-go-on")
    }
    /// The round as it goes on after what play began with.
    fn rest(&self, world: &World) -> Round {
        match self.at {
            At::Round => Round::default(),
            At::Tactics => Round::from(round::Stage::HeroPhase, 0),
            At::Turn { seat, .. } | At::Search(seat) | At::Recon(seat, _) => {
                let nth = world.turn_order().position(|s| s == seat).unwrap_or(0);
                Round::from(round::Stage::Turns, nth as u8 + 1)
            }
            At::Twist | At::Threat | At::Spawn | At::Activate(_) => Round::from(round::Stage::End, 0),
        }
    }
}

impl Procedure<FireteamZero> for Start {
    fn run(&mut self, cx: &mut Cx, input: Input) -> Flow {
        if matches!(input, Input::Answers(_)) || self.at == At::Round {
            return Flow::Become(self.rest(cx.world).into());
        }
        match self.stage {
            Stage::Begin => {
                self.stage = Stage::Turn;
                match self.at {
                    At::Round => Flow::Again,
                    At::Tactics => call(Tactics::default()),
                    At::Turn { seat, begun: false } => call(HeroTurn::new(seat)),
                    At::Turn { seat, begun: true } => call(HeroTurn::begun(seat)),
                    At::Search(seat) => call(Search::new(seat)),
                    At::Recon(seat, card) => call(Resolve::new(seat, card)),
                    At::Twist => call(DrawTwist::default()),
                    At::Threat => call(ThreatPhase::default()),
                    At::Spawn => call(ThreatPhase::spawning()),
                    At::Activate(figure) => call(Activate::new(figure)),
                }
            }
            Stage::Turn => {
                self.stage = Stage::Pause;
                match self.at {
                    At::Search(seat) | At::Recon(seat, _) => call(HeroTurn::begun(seat)),
                    _ => self.pause(cx.world),
                }
            }
            Stage::Pause => {
                self.stage = Stage::AfterTurn;
                self.pause(cx.world)
            }
            Stage::AfterTurn => self.pause(cx.world),
        }
    }
    fn candidates(&self, _: &World, _: &Pack, _: Seat, out: &mut Vec<Choice>) {
        out.push(Choice::Pass);
    }
    fn may(&self, _: &World, _: &Pack, _: Seat, choice: Choice) -> Result<(), Why> {
        unless(choice == Choice::Pass, FZ_ROUND_01, Reason::NotThisQuestion)
    }
}
