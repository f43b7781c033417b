//! Effects on cards and the coin: discarding, taking back, turning.

use super::*;

impl Run {
    pub(super) fn discard(
        &mut self,
        cx: &mut Cx,
        n: &Amount,
        who: &Who,
        how: DiscardHow,
        value: &mut Option<Value>,
    ) -> Progress {
        if let Some(flow) = self.settle_who(cx, who, value) {
            return Go(flow);
        }
        let n = self.amount(cx, n);
        while let Some(figure) = self.next_left(cx.world) {
            let Some(seat) = figure.seat() else { continue };
            let held = cx.world.hand_len(seat) as u8;
            match how {
                // An order to discard more than the hand knocks down (FZ-DOWN-17).
                DiscardHow::Must if n > held => {
                    cite(FZ_DOWN_17);
                    if cx.world.is_active(seat) {
                        return Go(call(Fall::new(seat, None)));
                    }
                }
                DiscardHow::Random => {
                    for _ in 0..n.min(held) {
                        let hand = cx.world.hand(seat);
                        let nth = cx.chance.draw("discard", hand.len() as u32);
                        if let Some(card) = hand.iter().nth(nth as usize) {
                            ops(cx).discard(seat, Cards::one(card));
                        }
                    }
                }
                // Worded "if able" it obliges to no more than the hand (FZ-DOWN-17).
                _ => {
                    cite(FZ_DOWN_17);
                    if held > 0 && n > 0 {
                        return Go(call(Discarding::effect(seat, n.min(held))));
                    }
                }
            }
        }
        Next
    }

    pub(super) fn recover(
        &mut self,
        cx: &mut Cx,
        n: &Amount,
        who: &Who,
        from: RecoverFrom,
        to: RecoverTo,
        value: &mut Option<Value>,
    ) -> Progress {
        if let Some(flow) = self.settle_who(cx, who, value) {
            return Go(flow);
        }
        let n = self.amount(cx, n);
        let to_deck = to == RecoverTo::DeckTop;
        while let Some(figure) = self.next_left(cx.world) {
            let Some(seat) = figure.seat() else { continue };
            let from = match from {
                RecoverFrom::Discard => cx.world.discard_pile(seat),
                RecoverFrom::This => match self.ctx.from {
                    Holder::Lower(owner, card) if owner as usize == seat => Cards::one(card),
                    _ => Cards::default(),
                },
                RecoverFrom::Spent => match cx.world.attack() {
                    Some(attack) if attack.attacker == figure => Cards(attack.cards.0 & cx.world.playing(seat).0),
                    _ => Cards::default(),
                },
            };
            if !from.is_empty() && n > 0 {
                return Go(call(Discarding::recover(seat, from, n, to_deck)));
            }
        }
        Next
    }

    pub(super) fn coin(&mut self, cx: &mut Cx, side: CoinSide, value: &mut Option<Value>) -> Progress {
        if self.stage == WORKING {
            if let Some(Value::Yes(true)) = value.take() {
                cite(FZ_COIN_04);
                ops(cx).turn_coin(CoinSide::Heads);
            }
            return Next;
        }
        if cx.world.coin() == side {
            // Already so: the effect is lost (FZ-COIN-06).
            cite(FZ_COIN_06);
            return Next;
        }
        if side == CoinSide::Tails {
            ops(cx).turn_coin(side);
            return Next;
        }
        self.stage = WORKING;
        cite(FZ_COIN_05);
        Go(call(Confirm { seat: cx.world.start_player() as u8, rule: FZ_COIN_05, about: About::TurnCoin }))
    }
}
