//! Taking an Action: cards are discarded for points, their bonuses resolve, the points are spent (sections 8 and 9).

use super::*;
use crate::{
    event::Event,
    pack::Per,
    terms::*,
    world::{Lasts, Phase},
};
use kernel::marks::cite;

#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub struct TakeAction {
    seat: Seat,
    action: Action,
    stage: Stage,
    /// Cards discarded, and their icons of the Action.
    n: u8,
    icons: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum Stage {
    Begin,
    Cards,
    Bonuses,
    Points,
}

impl TakeAction {
    pub fn of(seat: Seat, action: Action) -> TakeAction {
        TakeAction { seat, action, stage: Stage::Begin, n: 0, icons: 0 }
    }
    fn points(&self) -> Option<Points> {
        match self.action {
            Action::Move => Some(Points::Move),
            Action::Recruit => Some(Points::Recruit),
            Action::Build => Some(Points::Build),
            Action::Draw | Action::EnableScoring => None,
        }
    }
}

/// Points for this many cards: their icons of the kind, and what texts add.
pub(crate) fn points_for(world: &World, side: Side, kind: Points, cards: u8, icons: u8) -> u8 {
    cite(CH_CARD_01);
    // Other icons are lost, the tactic text is ignored, Terrain cards count wherever Units stand.
    cite(CH_CARD_02);
    cite(CH_CARD_03);
    cite(CH_CARD_04);
    match kind {
        Points::Move => cite(CH_MOVE_01),
        Points::Recruit => cite(CH_RECR_01),
        Points::Build => cite(CH_BLD_01),
    }
    let mut extra = 0i16;
    for lasting in world.lasting().iter().filter(|lasting| lasting.sides.has(side)) {
        if let Lasts::Points { kind: of, amount, per } = lasting.what
            && of == kind
        {
            let times = match per {
                Per::Action => i16::from(cards > 0),
                Per::Card => i16::from(cards),
            };
            extra += i16::from(amount) * times;
        }
    }
    (i16::from(icons) + extra).clamp(0, 200) as u8
}

impl Procedure<CryHavoc> for TakeAction {
    fn run(&mut self, cx: &mut Cx, input: Input) -> Flow {
        let (who, side) = (self.seat, Side::of(self.seat));
        let Some(kind) = self.points() else {
            if self.action == Action::Draw {
                return Flow::Become(draw::DrawTwo::of(self.seat).into());
            }
            if let Some(card) = turn::scoring_card(cx.world, cx.pack, who) {
                // No points, no bonus, and nothing is scored yet.
                cite(CH_ENS_01);
                cite(CH_ENS_06);
                ops(cx).note_acted(self.action);
                ops(cx).discard_card(who, card);
                ops(cx).enable_scoring(side);
            }
            return Flow::Done(Value::Yes(true));
        };
        match (self.stage, input) {
            (Stage::Begin, _) => {
                self.stage = Stage::Cards;
                call(discard::Discard::of(self.seat, self.action, kind))
            }
            (Stage::Cards, Input::Value(Value::Discarded { cards, n, icons })) => {
                (self.stage, self.n, self.icons) = (Stage::Bonuses, n, icons);
                if n == 0 {
                    cite(CH_ACT_06);
                }
                call(discard::Bonuses::of(self.seat, cards, Cards::NONE))
            }
            // The Action was taken back.
            (Stage::Cards, _) => Flow::Done(Value::Yes(false)),
            (Stage::Bonuses, _) => {
                self.stage = Stage::Points;
                let points = points_for(cx.world, side, kind, self.n, self.icons);
                cx.tell(Event::PointsGained { side, kind, n: points });
                call(Gain { kind, side, points })
            }
            (Stage::Points, _) => {
                // What was not spent is lost.
                cite(CH_CARD_11);
                Flow::Done(Value::Yes(true))
            }
        }
    }
}

/// Points are spent by the rules of their Action.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub struct Gain {
    pub kind: Points,
    pub side: Side,
    pub points: u8,
}

impl Procedure<CryHavoc> for Gain {
    fn run(&mut self, cx: &mut Cx, _: Input) -> Flow {
        let Gain { kind, side, points } = *self;
        let nested = match kind {
            Points::Move => !cx.world.may_march(),
            Points::Build => !cx.world.may_build(),
            Points::Recruit => false,
        };
        if side.is_neutral() || nested || cx.world.phase() == Phase::Battles {
            cite(MR_11);
            return done();
        }
        match kind {
            Points::Move => Flow::Become(march::Marching::of(side, points).into()),
            Points::Recruit => Flow::Become(recruit::Recruit::of(side, points).into()),
            Points::Build => Flow::Become(build::Build::of(side, points).into()),
        }
    }
}
