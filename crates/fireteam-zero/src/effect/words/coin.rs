//! `coin`: the Lucky Coin is turned.

use super::prelude::*;

effect_word! {
    /// Turns the Lucky Coin to heads or tails. Turning it to tails by this effect is not a knock-down and does not lose.
    Coin = "coin" { side: CoinSide }
    group: "harm", decides: "Group, when to heads (it is allowed, not forced).",
    impossible: "Already so: nothing happens.", example: r#"{ op = "coin", side = "heads" }"#,
}

impl EffectWord for Coin {
    fn run(&self, run: &mut Run, cx: &mut Cx, value: &mut Option<Value>) -> Progress {
        if run.stage == Stage::Working {
            if let Some(Value::Yes(true)) = value.take() {
                cite(FZ_COIN_04);
                ops(cx).turn_coin(CoinSide::Heads);
            }
            return Next;
        }
        if cx.world.coin() == self.side {
            // Already so: the effect is lost (FZ-COIN-06).
            cite(FZ_COIN_06);
            return Next;
        }
        if self.side == CoinSide::Tails {
            ops(cx).turn_coin(self.side);
            return Next;
        }
        run.stage = Stage::Working;
        cite(FZ_COIN_05);
        Go(call(Confirm { seat: cx.world.start_player(), rule: FZ_COIN_05, about: About::TurnCoin }))
    }

    fn tell(&self, tell: &Teller<'_>, _: &mut Scene) -> String {
        tell.speech.word(&format!("op-coin-{}", self.side.word()))
    }

    fn possible(&self, scope: &Scope) -> bool {
        scope.world.coin() != self.side
    }
}
