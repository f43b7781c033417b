//! Effects on figures and tokens on the board: moving, placing, spawning, tokens.

use super::*;

impl Run {
    pub(super) fn movement(
        &mut self,
        cx: &mut Cx,
        n: &Amount,
        who: &Who,
        must: bool,
        value: &mut Option<Value>,
    ) -> Progress {
        if let Some(flow) = self.settle_who(cx, who, value) {
            return Go(flow);
        }
        let n = self.amount(cx, n);
        while let Some(figure) = self.next_left(cx.world) {
            if figure.is_hero() {
                return Go(call(March::new(figure, n, must, self.ctx, self.list, self.at)));
            }
            if figure.is_monster() && cx.world.place_of(figure).is_some() {
                return Go(call(Drift::new(figure, n, self.ctx, self.list, self.at)));
            }
        }
        Next
    }

    pub(super) fn place(&mut self, cx: &mut Cx, at: &Where, who: &Who, value: &mut Option<Value>) -> Progress {
        if self.stage < READY
            && let Some(flow) = self.settle_who(cx, who, value)
        {
            return Go(flow);
        }
        if let Some(flow) = self.settle_place(cx, at, false, value) {
            return Go(flow);
        }
        let Some(place) = self.place else { return Next };
        // Never into an impassable location.
        if cx.world.board(cx.pack).terrain[Terrain::Impassable as usize].has(place) {
            return Next;
        }
        while let Some(figure) = self.next_left(cx.world) {
            if let Some(seat) = figure.seat() {
                // No effect moves or places a pinned or fallen hero (FZ-MOVE-10, EC-31).
                cite(FZ_MOVE_10);
                if cx.world.is_active(seat) && !cx.world.is_pinned(seat) && cx.world.hero_at(seat) != place {
                    cite(FZ_SPEC_15);
                    return Go(call(Step::placing(seat, place)));
                }
            } else if figure.is_monster() && cx.world.place_of(figure).is_some_and(|p| p != place) {
                ops(cx).move_monster(figure, place, false);
            }
        }
        Next
    }

    pub(super) fn spawn(
        &mut self,
        cx: &mut Cx,
        what: What,
        n: &Amount,
        at: &Where,
        from: Pool,
        value: &mut Option<Value>,
    ) -> Progress {
        if self.stage == START {
            self.n = self.amount(cx, n);
            self.stage = READY;
        }
        loop {
            if self.stage == READY && self.n == 0 {
                return Next;
            }
            // No figure in that pool: nothing happens, and none is taken from the board.
            let Some(figure) = spawn::waiting(cx.world, cx.pack, what, from) else { return Next };
            if let Some(flow) = self.settle_place(cx, at, true, value) {
                return Go(flow);
            }
            self.stage = READY;
            self.n -= 1;
            if let Some(place) = self.place.take() {
                cite(FZ_SPAWN_10);
                cite(FZ_SPAWN_11);
                return Go(call(Appear::new(figure, place)));
            }
        }
    }

    #[allow(clippy::too_many_arguments)]
    pub(super) fn token(
        &mut self,
        cx: &mut Cx,
        kind: TokenKind,
        what: TokenDo,
        at: Option<&Where>,
        n: &Amount,
        who: &Who,
        value: &mut Option<Value>,
    ) -> Progress {
        if let Some(at) = at
            && let Some(flow) = self.settle_place(cx, at, false, value)
        {
            return Go(flow);
        }
        let heroes = self.scope(cx).set(who);
        let hero = heroes.first().and_then(Figure::seat);
        let place = self.place;
        let lying = |world: &World, place: Place| {
            world.tokens().find(|(_, t)| t.kind == kind && t.on == TokenOn::Board(place)).map(|(slot, _)| slot)
        };
        let any = |world: &World| world.tokens().find(|(_, t)| t.kind == kind).map(|(slot, _)| slot);
        let carried = |world: &World, seat: usize| {
            world.carried(seat).filter(|slot| world.token(*slot).is_some_and(|t| t.kind == kind))
        };
        for _ in 0..self.amount(cx, n) {
            match (what, at.is_some()) {
                (TokenDo::Place, _) => {
                    if let Some(place) = place {
                        ops(cx).place_token(kind, place);
                    }
                }
                (TokenDo::Remove, true) => {
                    if let Some(slot) = place.and_then(|p| lying(cx.world, p)) {
                        ops(cx).remove_token(slot);
                    }
                }
                (TokenDo::Remove, false) => {
                    if let Some(slot) = hero.and_then(|s| carried(cx.world, s)) {
                        ops(cx).remove_token(slot);
                    }
                }
                (TokenDo::Move, _) => {
                    if let (Some(slot), Some(place)) = (any(cx.world), place) {
                        ops(cx).move_token(slot, place);
                    }
                }
                (TokenDo::Take, true) => {
                    if let (Some(slot), Some(seat)) = (place.and_then(|p| lying(cx.world, p)), hero)
                        && cx.world.carried(seat).is_none()
                    {
                        ops(cx).take_token(slot, seat);
                    }
                }
                (TokenDo::Take, false) => {
                    if let Some(seat) = hero {
                        ops(cx).take_from_box(kind, seat);
                    }
                }
                (TokenDo::Drop, _) => {
                    if let Some(seat) = hero {
                        ops(cx).drop_token(seat);
                    }
                }
            }
        }
        Next
    }
}
