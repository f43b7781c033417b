//! Effects made of effects: picking, rolling, paying, repeating.

use super::*;

impl Run {
    pub(super) fn pick(&mut self, cx: &mut Cx, from: &Picked, by: Decider, value: &mut Option<Value>) -> Progress {
        let seat = self.seat_of(by, cx.world);
        match from {
            Picked::Figures(select) => {
                if self.stage <= ASKED {
                    let among = self.scope(cx).select_figures(select);
                    if let Some(flow) = self.settle(cx, among, seat, value) {
                        return Go(flow);
                    }
                }
                self.ctx.that = That::Figures(self.left);
            }
            Picked::Places(select) => {
                if self.stage == ASKED_PLACE {
                    if let Some(Value::Place(place)) = value.take() {
                        self.place = place;
                    }
                } else {
                    let among = self.scope(cx).select_places(select);
                    if let Some(flow) = self.settle_places(cx, among, seat) {
                        return Go(flow);
                    }
                }
                self.ctx.that = self.place.map_or(That::Nothing, That::Place);
            }
        }
        Next
    }

    /// Rolls one die and carries out what shows: `n` remembers the face, `left` the keys still to come.
    pub(super) fn roll(&mut self, cx: &mut Cx, rolled: &Rolled) -> Progress {
        if self.stage == START {
            self.stage = WORKING;
            let (die, sides) = match rolled {
                Rolled::Attack(_) => ("attack", 6),
                Rolled::Activation(_) => ("activation", 6),
                Rolled::Spawn(_) => ("spawn", u32::from(cx.pack.dice.spawn_sides)),
            };
            let face = cx.chance.draw(die, sides) as u8;
            self.n = face;
            let die = match rolled {
                Rolled::Attack(_) => 0,
                Rolled::Activation(_) => 1,
                Rolled::Spawn(_) => 2,
            };
            cx.tell(Event::DieRolled { die, face });
        }
        let face = self.n as usize;
        // Every key that shows is carried out once.
        let mut nth = self.left.0 as usize;
        let list = loop {
            let (shows, list) = match rolled {
                Rolled::Attack(keys) => match keys.get(nth) {
                    Some((ty, list)) => (cx.pack.dice.attack[face][*ty as usize] > 0, *list),
                    None => return Next,
                },
                Rolled::Activation(keys) => match keys.get(nth) {
                    Some((key, list)) => (cx.pack.dice.activation[face] == *key, *list),
                    None => return Next,
                },
                Rolled::Spawn(keys) => match keys.get(nth) {
                    Some((from, to, list)) => ((*from..=*to).contains(&(face as u8 + 1)), *list),
                    None => return Next,
                },
            };
            nth += 1;
            if shows {
                break list;
            }
        };
        self.left = Figures(nth as u32);
        Go(call(Run::new(list, self.ctx)))
    }

    pub(super) fn pay(
        &mut self,
        cx: &mut Cx,
        cost: &Cost,
        who: &Who,
        then: List,
        otherwise: Option<List>,
        value: &mut Option<Value>,
    ) -> Progress {
        const PAID: u8 = WORKING + 1;
        const OVER: u8 = WORKING + 2;
        let payer = self.scope(cx).set(who).first();
        match self.stage {
            OVER => return Next,
            PAID => {
                self.stage = OVER;
                return Go(call(Run::new(then, self.ctx)));
            }
            WORKING if matches!(value.take(), Some(Value::Yes(true))) => {
                self.stage = PAID;
                if let Some(seat) = payer.and_then(Figure::seat)
                    && cost.discard > 0
                {
                    return Go(call(Discarding::cost(seat, cost.discard)));
                }
                return self.pay(cx, cost, who, then, otherwise, value);
            }
            START => {
                let ctx = Ctx { you: payer.unwrap_or(self.ctx.you), ..self.ctx };
                let able = payer.is_some_and(|p| cx.world.is_active_figure(p))
                    && window::can_pay(cx.world, &ctx, self.ctx.from, cost).is_ok();
                if able {
                    self.stage = WORKING;
                    let seat = payer.map_or(self.ctx.decider, |p| p.0);
                    return Go(call(Confirm { seat, rule: FZ_DOWN_17, about: About::Pay }));
                }
            }
            _ => {}
        }
        self.stage = OVER;
        match otherwise {
            Some(list) => Go(call(Run::new(list, self.ctx))),
            None => Next,
        }
    }

    pub(super) fn each(&mut self, cx: &mut Cx, over: &Picked, body: List, value: &mut Option<Value>) -> Progress {
        match over {
            Picked::Figures(select) => {
                if self.stage <= ASKED {
                    let among = self.scope(cx).select_figures(select);
                    if let Some(flow) = self.settle(cx, among, self.ctx.decider, value) {
                        return Go(flow);
                    }
                }
                match self.next_left(cx.world) {
                    Some(figure) => {
                        let ctx = Ctx { that: That::Figures(Figures::one(figure)), ..self.ctx };
                        Go(call(Run::new(body, ctx)))
                    }
                    None => Next,
                }
            }
            Picked::Places(select) => {
                let places = self.scope(cx).select_places(select).set;
                match places.iter().nth(self.n as usize) {
                    Some(place) => {
                        self.n += 1;
                        let ctx = Ctx { that: That::Place(place), ..self.ctx };
                        Go(call(Run::new(body, ctx)))
                    }
                    None => Next,
                }
            }
        }
    }
}
