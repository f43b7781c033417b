//! Effects on attacks and harm: rerolls, spreading, new targets, attacks of a card's own, damage.

use super::*;

impl Run {
    pub(super) fn reroll(&mut self, cx: &mut Cx, n: &HowMany) -> Progress {
        if self.stage == WORKING || cx.world.attack().is_none() {
            return Next;
        }
        let n = match n {
            HowMany::All => u8::MAX,
            HowMany::Some(amount) => self.amount(cx, amount),
        };
        let mut ops = ops(cx);
        let attack = ops.attack();
        if attack.rolled.is_none() {
            // Given before the roll, it waits for it.
            let _ = attack.rerolls.try_push(n);
            cx.tell(Event::Altered { figure: self.ctx.you, what: Alter::Other, n: 0 });
            return Next;
        }
        self.stage = WORKING;
        if !cx.world.reroll_matters(cx.pack) {
            return Next;
        }
        let Some(attack) = cx.world.attack() else { return Next };
        // The player who rolled decides; for a monster's attack the owner of the effect.
        let seat = attack.attacker.seat().map_or(self.ctx.decider, |s| s as u8);
        Go(call(Reroll::new(n, seat)))
    }

    pub(super) fn spread(&mut self, cx: &mut Cx, to: SpreadTo) {
        let of_attack =
            cx.world.attack().is_some_and(|a| Some(a.attacker) == self.ctx.actor || self.ctx.actor.is_none());
        let mut ops = ops(cx);
        let figure = if of_attack {
            let attack = ops.attack();
            match to {
                SpreadTo::Heroes => attack.spread_heroes = true,
                SpreadTo::Monsters => attack.spread_monsters = true,
            }
            Some(attack.attacker)
        } else {
            // Given with the special ability it waits for the attack of this activation.
            ops.activation().map(|activation| {
                activation.spread_heroes |= to == SpreadTo::Heroes;
                activation.monster
            })
        };
        if let Some(figure) = figure {
            let what = if to == SpreadTo::Heroes { Alter::Heroes } else { Alter::Monsters };
            cx.tell(Event::Altered { figure, what, n: 0 });
        }
    }

    pub(super) fn retarget(&mut self, cx: &mut Cx, to: &Who) {
        let Some(new) = self.scope(cx).set(to).first() else { return };
        let Some(attack) = cx.world.attack().copied() else { return };
        let legal = cx.world.is_active_figure(new) && crate::flow::attack::reaches(cx.world, cx.pack, &attack, new);
        if legal && new != attack.target {
            ops(cx).attack().target = new;
            cx.tell(Event::Retargeted { attacker: attack.attacker, target: new });
        }
    }

    #[allow(clippy::too_many_arguments)]
    pub(super) fn attack(
        &mut self,
        cx: &mut Cx,
        ty: AttackType,
        strength: &Amount,
        range: u8,
        bonus: &Amount,
        who: &Who,
        target: Option<&Who>,
        value: &mut Option<Value>,
    ) -> Progress {
        if self.stage == WORKING {
            return Next;
        }
        if let Some(flow) = self.settle_who(cx, who, value) {
            return Go(flow);
        }
        let Some(attacker) = self.left.first() else { return Next };
        let reaction = match self.ctx.from {
            Holder::Lower(seat, card) => {
                cx.pack.action(cx.world.design(seat as usize, card)).lower.kind == Lower::Reaction
            }
            _ => false,
        };
        let mut attack = Attack::new(attacker, attacker, ty, Origin::Text { reaction });
        attack.base = self.scope(cx).amount(strength);
        attack.bonus = self.scope(cx).amount(bonus);
        attack.range = range;
        let chosen = match (self.stage, value.take()) {
            (ASKED_PLACE, Some(Value::Figures(figures))) => figures.first(),
            _ => None,
        };
        self.stage = WORKING;
        match target {
            Some(Who::Target) => attack.target = self.ctx.target.unwrap_or(attacker),
            Some(word) => {
                let among = self.scope(cx).figures(word);
                if chosen.is_none() && among.pick != Pick::All && among.set.len() > 1 {
                    // The attacker's player picks where the card leaves a choice.
                    self.stage = ASKED_PLACE;
                    let seat = attacker.seat().map_or(self.ctx.decider, |s| s as u8);
                    let (from, rule, taken) = (among.set, FZ_ATK_03, Figures::NONE);
                    return Go(call(PickFigures { seat, from, n: 1, up_to: false, rule, taken }));
                }
                match chosen.or(among.set.first()) {
                    Some(figure) => attack.target = figure,
                    None => return Next,
                }
            }
            None => return Go(call(Declare::text(attack))),
        }
        let legal = attack.target != attacker
            && cx.world.place_of(attack.target).is_some()
            && (attacker.is_monster() || cx.world.is_active_figure(attacker))
            && crate::flow::attack::reaches(cx.world, cx.pack, &attack, attack.target);
        if !legal {
            return Next;
        }
        ops(cx).begin_attack(attack);
        Go(call(Strike::default()))
    }

    pub(super) fn damage(
        &mut self,
        cx: &mut Cx,
        n: &Amount,
        who: &Who,
        unblockable: bool,
        value: &mut Option<Value>,
    ) -> Progress {
        if self.stage >= WORKING {
            if self.stage == WORKING {
                // Heroes have been dealt with; monsters named take untyped hits, resistance ignored.
                self.stage = WORKING + 1;
                let n = self.amount(cx, n);
                let victims: Figures =
                    self.left.iter().filter(|f| f.is_monster() && n >= cx.world.health_of(cx.pack, *f)).collect();
                if !victims.is_empty() {
                    return Go(call(Slay::new(victims, self.ctx.you)));
                }
            }
            return Next;
        }
        if let Some(flow) = self.settle_who(cx, who, value) {
            return Go(flow);
        }
        self.stage = WORKING;
        let points = self.amount(cx, n);
        // The damage of a trait comes from the monster that has it, also when another monster set it off (FZ-KILL-05).
        let trait_of = Some(self.ctx.you).filter(|you| matches!(self.ctx.from, Holder::Monster(_)) && you.is_monster());
        let source = trait_of.or(self.ctx.actor.filter(|a| a.is_monster()));
        let mut harm = Harm { unblockable, source, ..Harm::default() };
        let mut any = false;
        for seat in self.left.iter().filter_map(Figure::seat) {
            // A knocked-down hero takes no damage from any source (FZ-DOWN-06).
            cite(FZ_DOWN_06);
            if cx.world.is_active(seat) {
                harm.amount[seat] = points;
                any = true;
            }
        }
        if any && points > 0 {
            ops(cx).begin_harm(harm);
            return Go(call(Harming::default()));
        }
        self.damage(cx, n, who, unblockable, value)
    }
}
