//! Intel on objectives: tokens, completion, the coin, further effects, windows (FZ-OBJ-08).

use super::{
    window::{self, Moment},
    *,
};
use crate::{
    choice::Holder,
    effect::{
        Ctx,
        pick::{About, Confirm},
        run::Run,
    },
    options::CoinFlipTrigger,
    pack::*,
    world::ops::ops,
};
use kernel::marks::cite;

#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
pub struct Intel {
    objective: Objective,
    left: u8,
    by: Option<Figure>,
    /// The objective being completed: the one the token was put on, or one that waited its turn (D-23).
    completing: Objective,
    stage: Stage,
}

/// What happens for each token, and for what it completes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "u8", try_from = "u8")]
enum Stage {
    #[default]
    Token = 0,
    /// The coin goes by tokens, and the printed number of them is there (D-24).
    EarlyCoin = 6,
    EarlyCoinTurned = 7,
    /// Completing the objective may turn the coin.
    Coin = 1,
    /// What its card says of its completion.
    Effects = 2,
    Completed = 3,
    /// Another one that waited for it.
    Next = 4,
    Placed = 5,
}
kept_by_number!(Stage { Token, EarlyCoin, EarlyCoinTurned, Coin, Effects, Completed, Next, Placed });

impl Intel {
    pub fn new(objective: Objective, n: u8, by: Option<Figure>) -> Self {
        Intel { objective, left: n, by, completing: objective, stage: Stage::Token }
    }

    /// An objective that has all its tokens and waited for those before it (sequential order).
    fn waiting(&self, world: &World, pack: &Pack) -> Option<usize> {
        let objectives = &pack.mission(world.mission()).objectives;
        (0..objectives.len()).find(|n| {
            !world.is_complete(*n) && world.is_open(pack, *n) && world.intel(*n) >= pack.objective(objectives[*n]).need
        })
    }

    /// Whether the objective has its tokens before it may be completed, and the coin goes by tokens.
    fn is_early(&self, world: &World, pack: &Pack) -> bool {
        let held = world.objective_nth(pack, self.objective).map(|nth| world.intel(nth));
        after_tokens(world) && held.is_some_and(|n| n >= pack.objective(self.objective).need)
    }

    fn complete(&mut self, cx: &mut Cx, nth: usize) {
        self.completing = cx.pack.mission(cx.world.mission()).objectives[nth];
        ops(cx).complete(nth);
        self.stage = Stage::Coin;
    }
}

/// Whether the coin is turned for the printed number of tokens rather than for completion (D-24).
fn after_tokens(world: &World) -> bool {
    world.keys().coin_flip_trigger == CoinFlipTrigger::AfterPrintedNumberOfTokens
}

impl Procedure<FireteamZero> for Intel {
    fn run(&mut self, cx: &mut Cx, input: Input) -> Flow {
        let mut value = match input {
            Input::Value(value) => Some(value),
            _ => None,
        };
        cite(FZ_OBJ_01);
        loop {
            match self.stage {
                Stage::Token => {
                    if self.left == 0 {
                        return done();
                    }
                    self.left -= 1;
                    cite(FZ_OBJ_02);
                    cite(FZ_OBJ_08);
                    let Some(complete) = ops(cx).put_intel(self.objective) else { return done() };
                    self.stage = Stage::Placed;
                    if complete && let Some(nth) = cx.world.objective_nth(cx.pack, self.objective) {
                        self.complete(cx, nth);
                    } else if !complete && self.is_early(cx.world, cx.pack) {
                        self.stage = Stage::EarlyCoin;
                    }
                }
                // The printed number of tokens is there, its completion waits (D-24).
                Stage::EarlyCoin => {
                    self.stage = Stage::EarlyCoinTurned;
                    if cx.pack.objective(self.objective).coin && cx.world.coin() == CoinSide::Tails {
                        cite(FZ_OBJ_07);
                        let seat = cx.world.start_player();
                        return call(Confirm { seat, rule: FZ_COIN_05, about: About::TurnCoin });
                    }
                }
                Stage::EarlyCoinTurned => {
                    self.stage = Stage::Placed;
                    if let Some(Value::Yes(true)) = value.take() {
                        cite(FZ_COIN_04);
                        cite(FZ_COIN_05);
                        ops(cx).turn_coin(CoinSide::Heads);
                    }
                }
                Stage::Coin => {
                    self.stage = Stage::Effects;
                    // Some objectives let the heroes turn the coin to heads (FZ-OBJ-07); if it is heads, that is lost.
                    if cx.pack.objective(self.completing).coin {
                        cite(FZ_OBJ_07);
                        if cx.world.coin() == CoinSide::Tails {
                            let seat = cx.world.start_player();
                            return call(Confirm { seat, rule: FZ_COIN_05, about: About::TurnCoin });
                        }
                        cite(FZ_COIN_06);
                    }
                }
                Stage::Effects => {
                    if let Some(Value::Yes(true)) = value.take() {
                        cite(FZ_COIN_04);
                        cite(FZ_COIN_05);
                        ops(cx).turn_coin(CoinSide::Heads);
                    }
                    self.stage = Stage::Completed;
                    if let Some(list) = cx.pack.objective(self.completing).complete {
                        let holder = Holder::Objective(self.completing);
                        let ctx = Ctx { actor: self.by, ..Ctx::default() }.for_holder(cx.world, holder);
                        return call(Run::new(list, ctx));
                    }
                }
                Stage::Completed => {
                    self.stage = Stage::Next;
                    if let Some(frame) = window::open(cx, Moment::of(Window::ObjectiveDone).by(self.by)) {
                        return Flow::Call(frame);
                    }
                }
                Stage::Next => match self.waiting(cx.world, cx.pack) {
                    Some(nth) => {
                        // One that had its tokens and waited for its turn (MR-03).
                        cite(MR_03);
                        self.complete(cx, nth);
                        if after_tokens(cx.world) {
                            // The coin was offered when the last token came (D-24).
                            value = None;
                            self.stage = Stage::Effects;
                        }
                    }
                    None => self.stage = Stage::Placed,
                },
                Stage::Placed => {
                    self.stage = Stage::Token;
                    if let Some(frame) = window::open(cx, Moment::of(Window::IntelPlaced).by(self.by)) {
                        return Flow::Call(frame);
                    }
                }
            }
        }
    }
}
