//! `attack`: an attack of the effect's own.

use super::prelude::*;

effect_word! {
    /// Makes a separate attack at once, with dice but without cards, opening the attack windows (for a monster: the
    /// monster windows from monster.targets on). Default attacker: you. Default range: 0.
    Attack = "attack" {
        ty "type": AttackType, strength: Amount, range: u8 = 0, bonus: Amount = Amount::number(0), who: Who = Who::You,
        target: Option<Who> = None,
    }
    group: "attack", decides: "The attacker's player picks the target within range unless target is given.",
    impossible: "No legal target: nothing happens.",
    example: r#"{ op = "attack", type = "brawl", strength = 2, range = 1, bonus = 1, target = "target" }"#,
}

impl EffectWord for Attack {
    fn run(&self, run: &mut Run, cx: &mut Cx, value: &mut Option<Value>) -> Progress {
        if run.stage == Stage::Working {
            return Next;
        }
        if let Some(flow) = run.settle_who(cx, &self.who, value) {
            return Go(flow);
        }
        let Some(attacker) = run.left.first() else { return Next };
        let mut attack = self.begun(run, cx, attacker);
        let chosen = match (run.stage, value.take()) {
            (Stage::AskedPlace, Some(Value::Figures(figures))) => figures.first(),
            _ => None,
        };
        run.stage = Stage::Working;
        match &self.target {
            Some(Who::Target) => attack.target = run.ctx.target.unwrap_or(attacker),
            Some(word) => {
                let among = run.scope(cx).figures(word);
                if chosen.is_none() && among.pick != Pick::All && among.set.len() > 1 {
                    // The attacker's player picks where the card leaves a choice.
                    run.stage = Stage::AskedPlace;
                    let seat = attacker.seat().unwrap_or(run.ctx.decider);
                    let (from, rule, taken) = (among.set, FZ_ATK_03, Figures::NONE);
                    return Go(call(PickFigures { seat, from, n: 1, up_to: false, rule, taken }));
                }
                match chosen.or(among.set.first()) {
                    Some(figure) => attack.target = figure,
                    None => return Next,
                }
            }
            None => return Go(call(flow::declare::Declare::text(attack))),
        }
        let legal = attack.target != attacker
            && cx.world.place_of(attack.target).is_some()
            && (attacker.is_monster() || cx.world.is_active_figure(attacker))
            && flow::attack::reaches(cx.world, cx.pack, &attack, attack.target);
        if !legal {
            return Next;
        }
        ops(cx).begin_attack(attack);
        Go(call(flow::attack::Strike::default()))
    }

    fn tell(&self, tell: &Teller<'_>, scene: &mut Scene) -> String {
        let mut args = tell.args_with(scene, &self.who);
        self.target.as_ref().map_or_else(Np::none, |who| tell.who(scene, who)).put(&mut args, "on");
        tell.attack_words(&mut args, &[self.ty]);
        args.set("range", self.range);
        let bonus = tell.amount(scene, &self.bonus);
        let words = match &bonus.n {
            speech::Value::Number(n) if n.value == 0.0 => String::new(),
            n => tell.speech.say("attack-bonus", &[("n", n.clone())].into_iter().collect()),
        };
        args.set("bonus", words);
        tell.told(tell.amount(scene, &self.strength), args, "op-attack") + &bonus.note
    }

    fn possible(&self, scope: &Scope) -> bool {
        let Some(attacker) = scope.set(&self.who).first() else { return false };
        match &self.target {
            Some(target) => !scope.set(target).is_empty(),
            None => {
                let (range, ty) = (self.range, self.ty);
                flow::declare::text_targets(scope.world, scope.pack, attacker, range, ty).next().is_some()
            }
        }
    }
}

impl Attack {
    /// The attack before it has a target.
    fn begun(&self, run: &Run, cx: &Cx, attacker: Figure) -> world::Attack {
        let reaction = match run.ctx.from {
            Holder::Lower(seat, card) => cx.pack.action(cx.world.design(seat, card)).lower.kind == Lower::Reaction,
            _ => false,
        };
        let mut attack = world::Attack::new(attacker, attacker, self.ty, Origin::Text { reaction });
        attack.base = run.scope(cx).amount(&self.strength);
        attack.bonus = run.scope(cx).amount(&self.bonus);
        attack.range = self.range;
        attack
    }
}
