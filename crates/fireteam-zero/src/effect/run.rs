//! Carrying out a list of effects, one after another. What is not possible is skipped without undoing the rest.

use super::{
    Among, change,
    context::Ctx,
    peek::Peek,
    pick::{About, Confirm, PickFigures, PickOption, PickPlace, PickTwist},
    select::Scope,
};
use crate::{
    Cx, Flow, Input,
    choice::Holder,
    event::Event,
    flow::{
        Procedure, Value,
        act::Act,
        activate::Activate,
        ambush::Ambush,
        attack::Strike,
        call,
        declare::Declare,
        discard::Discarding,
        done,
        fall::Fall,
        harm::Harming,
        march::March,
        objective::Intel,
        reroll::Reroll,
        slay::Slay,
        spawn::{self, Appear},
        step::Step,
        threat::{Advance, DrawTwist},
        walk::Drift,
        window,
    },
    pack::*,
    rules::*,
    terms::*,
    world::{Attack, Cards, Harm, Origin, Standing, That, TokenOn, World, ops::ops},
};
use kernel::marks::cite;
use serde::{Deserialize, Serialize};

/// A list under way.
#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
pub struct Run {
    ctx: Ctx,
    list: List,
    at: u8,
    stage: u8,
    /// Figures that the effect has still to reach.
    left: Figures,
    /// Repetitions still to come.
    n: u8,
    place: Option<Place>,
}

/// What carrying out one effect leads to.
enum Step1 {
    Next,
    Go(Flow),
}
use Step1::{Go, Next};

const START: u8 = 0;
const ASKED: u8 = 1;
const READY: u8 = 2;
const ASKED_PLACE: u8 = 3;
const WORKING: u8 = 4;

impl Run {
    pub fn new(list: List, ctx: Ctx) -> Self {
        Run { ctx, list, ..Run::default() }
    }

    fn scope<'a>(&'a self, cx: &'a Cx) -> Scope<'a> {
        Scope::new(cx.world, cx.pack, &self.ctx)
    }
    fn amount(&self, cx: &Cx, amount: &Amount) -> u8 {
        self.scope(cx).amount(amount).max(0) as u8
    }
    /// Heroes clockwise from the left of the owner, ending with the owner (FZ-TAC-13); without one, in turn order.
    fn next_left(&mut self, world: &World) -> Option<Figure> {
        let first_hero = match self.ctx.you.seat() {
            Some(seat) if !self.ctx.by_rules => {
                cite(FZ_TAC_13);
                world.clockwise_after(seat).find(|s| self.left.has(Figure::hero(*s)))
            }
            _ => world.turn_order().find(|s| self.left.has(Figure::hero(*s))),
        };
        let next = first_hero.map(Figure::hero).or_else(|| self.left.first())?;
        self.left = self.left.without(next);
        Some(next)
    }

    /// Settles which figures an effect means, asking where the selector leaves a choice.
    fn settle(&mut self, cx: &mut Cx, among: Among<Figures>, by: u8, value: &mut Option<Value>) -> Option<Flow> {
        if self.stage == ASKED {
            if let Some(Value::Figures(figures)) = value.take() {
                self.left = figures;
            }
            self.stage = READY;
            return None;
        }
        self.left = among.set;
        self.stage = READY;
        let n = match among.pick {
            Pick::All => return None,
            Pick::UpTo => among.n,
            Pick::Random => {
                if among.set.len() > 1 {
                    let nth = cx.chance.draw("pick", among.set.len());
                    self.left = among.set.iter().nth(nth as usize).map_or(Figures::NONE, Figures::one);
                }
                return None;
            }
            _ => 1,
        };
        if among.pick != Pick::UpTo && among.set.len() <= 1 || among.set.is_empty() {
            return None;
        }
        if self.ctx.by_rules && among.pick != Pick::UpTo && among.set.iter().all(Figure::is_hero) {
            // The monster rules decide between equally near heroes: the earliest in turn order.
            self.left =
                cx.world.turn_order().map(Figure::hero).find(|h| among.set.has(*h)).map_or(Figures::NONE, Figures::one);
            return None;
        }
        self.stage = ASKED;
        let pick = PickFigures {
            seat: by,
            from: among.set,
            n,
            up_to: among.pick == Pick::UpTo,
            rule: FZ_TR_04,
            taken: Figures::NONE,
        };
        Some(call(pick))
    }

    fn settle_who(&mut self, cx: &mut Cx, who: &Who, value: &mut Option<Value>) -> Option<Flow> {
        if self.stage > ASKED {
            return None;
        }
        let among = self.scope(cx).figures(who);
        self.settle(cx, among, self.ctx.decider, value)
    }

    /// Settles a place; `stage` becomes WORKING.
    fn settle_place(
        &mut self,
        cx: &mut Cx,
        place: &Where,
        for_monster: bool,
        value: &mut Option<Value>,
    ) -> Option<Flow> {
        if self.stage >= WORKING {
            return None;
        }
        if self.stage == ASKED_PLACE {
            if let Some(Value::Place(place)) = value.take() {
                self.place = place;
            }
            self.stage = WORKING;
            return None;
        }
        if *place == Where::Roll {
            self.place = spawn::roll_place(cx, for_monster);
            self.stage = WORKING;
            return None;
        }
        let among = self.scope(cx).places(place);
        self.settle_places(cx, among, self.ctx.decider)
    }

    fn settle_places(&mut self, cx: &mut Cx, among: Among<Places>, by: u8) -> Option<Flow> {
        self.place = among.set.iter().next();
        self.stage = WORKING;
        if among.set.len() <= 1 {
            return None;
        }
        if among.pick == Pick::Random {
            let nth = cx.chance.draw("pick", among.set.len());
            self.place = among.set.iter().nth(nth as usize);
            return None;
        }
        self.stage = ASKED_PLACE;
        Some(call(PickPlace { seat: by, from: among.set, rule: FZ_TR_04 }))
    }

    fn seat_of(&self, by: Decider, world: &World) -> u8 {
        match by {
            Decider::You => self.ctx.decider,
            Decider::Group => world.start_player() as u8,
            Decider::Target => self.ctx.target.and_then(Figure::seat).map_or(self.ctx.decider, |s| s as u8),
        }
    }
}

impl Procedure for Run {
    fn run(&mut self, cx: &mut Cx, input: Input) -> Flow {
        let mut value = match input {
            Input::Value(value) => Some(value),
            _ => None,
        };
        let pack = cx.pack;
        loop {
            let Some(effect) = pack.list(self.list).get(self.at as usize) else { return done() };
            match self.effect(cx, effect, &mut value) {
                Go(flow) => return flow,
                Next => {
                    self.at += 1;
                    self.stage = START;
                    self.left = Figures::NONE;
                    self.n = 0;
                    self.place = None;
                    value = None;
                }
            }
        }
    }
}

impl Run {
    fn effect(&mut self, cx: &mut Cx, effect: &Effect, value: &mut Option<Value>) -> Step1 {
        match effect {
            Effect::Mod { .. } => {
                change::change_number(cx, &self.ctx, self.list, self.at);
                Next
            }
            Effect::Rule { flag, who, until, .. } => {
                // A rule on a hero that may be chosen is settled first; the others are read as they stand.
                let _ = (flag, who, until);
                change::switch_rule(cx, &self.ctx, self.list, self.at);
                Next
            }
            Effect::Prevent { .. } => {
                change::prevent(cx, &self.ctx, self.list, self.at);
                Next
            }
            Effect::Cancel { what } => {
                change::cancel(cx, &self.ctx, *what);
                Next
            }
            Effect::Reroll { n, .. } => self.reroll(cx, n),
            Effect::Spread { to } => {
                self.spread(cx, *to);
                Next
            }
            Effect::CarryOver { within } => {
                if cx.world.attack().is_some() {
                    // Several on one attack count once, with the greatest range.
                    let attack = ops(cx);
                    let mut attack = attack;
                    let carry = &mut attack.attack().carry_over;
                    *carry = Some(carry.map_or(*within, |w| w.max(*within)));
                }
                Next
            }
            Effect::Retarget { to } => {
                self.retarget(cx, to);
                Next
            }
            Effect::Attack { ty, strength, range, bonus, who, target } => {
                self.attack(cx, *ty, strength, *range, bonus, who, target.as_ref(), value)
            }
            Effect::Damage { n, who, unblockable } => self.damage(cx, n, who, *unblockable, value),
            Effect::Kill { who } => {
                if self.stage < WORKING {
                    if let Some(flow) = self.settle_who(cx, who, value) {
                        return Go(flow);
                    }
                    self.stage = WORKING;
                    let victims: Figures = self.left.iter().filter(|f| f.is_monster()).collect();
                    if !victims.is_empty() {
                        return Go(call(Slay::new(victims, self.ctx.you)));
                    }
                }
                Next
            }
            Effect::Draw { n, who } => {
                if let Some(flow) = self.settle_who(cx, who, value) {
                    return Go(flow);
                }
                let n = self.amount(cx, n) as usize;
                while let Some(figure) = self.next_left(cx.world) {
                    if let Some(seat) = figure.seat() {
                        // Drawing works beyond the hand size (FZ-HAND-02).
                        cite(FZ_HAND_02);
                        ops(cx).draw_cards(seat, n);
                    }
                }
                Next
            }
            Effect::Discard { n, who, how } => self.discard(cx, n, who, *how, value),
            Effect::Recover { n, who, from, to } => self.recover(cx, n, who, *from, *to, value),
            Effect::Stand { who } => {
                if let Some(flow) = self.settle_who(cx, who, value) {
                    return Go(flow);
                }
                if self.stage == WORKING {
                    if let (Some(Value::Yes(true)), Some(seat)) = (value.take(), self.n.checked_sub(1)) {
                        ops(cx).stand_up(seat as usize);
                    }
                    self.stage = READY;
                }
                while let Some(figure) = self.next_left(cx.world) {
                    if let Some(seat) = figure.seat()
                        && cx.world.is_down(seat)
                    {
                        self.stage = WORKING;
                        self.n = seat as u8 + 1;
                        return Go(call(Confirm { seat: seat as u8, rule: FZ_HERO_05, about: About::StandUp }));
                    }
                }
                Next
            }
            Effect::Coin { side } => self.coin(cx, *side, value),
            Effect::Move { n, who, must, .. } => self.movement(cx, n, who, *must, value),
            Effect::Place { at, who } => self.place(cx, at, who, value),
            Effect::Act { kinds, who, n } => {
                if let Some(flow) = self.settle_who(cx, who, value) {
                    return Go(flow);
                }
                while let Some(figure) = self.next_left(cx.world) {
                    if let Some(seat) = figure.seat() {
                        // An action granted outside the turn is any that would be legal there (FZ-ACT-04, FZ-TAC-14).
                        cite(FZ_ACT_04);
                        cite(FZ_TAC_14);
                        return Go(call(Act::new(seat, kinds, *n)));
                    }
                }
                Next
            }
            Effect::Activate { who } => {
                if let Some(flow) = self.settle_who(cx, who, value) {
                    return Go(flow);
                }
                match self.left.first() {
                    Some(monster) => {
                        self.left = self.left.without(monster);
                        Go(call(Activate::extra(monster)))
                    }
                    None => Next,
                }
            }
            Effect::Spawn { what, n, at, from } => self.spawn(cx, *what, n, at, *from, value),
            Effect::Ambush { what, who, n, from } => {
                if let Some(flow) = self.settle_who(cx, who, value) {
                    return Go(flow);
                }
                if self.n < *n
                    && let Some(seat) = self.left.first().and_then(Figure::seat)
                {
                    // Each ambush is finished before the next begins (FZ-AMB-15).
                    cite(FZ_AMB_15);
                    cite(FZ_AMB_13);
                    self.n += 1;
                    return Go(call(Ambush::new(*what, seat, *from)));
                }
                Next
            }
            Effect::Pool { what, n, from, to } => {
                let n = self.amount(cx, n);
                spawn::shift(cx, *what, n, *from, *to);
                Next
            }
            Effect::Boss { at } => {
                if self.stage == START {
                    self.stage = WORKING;
                    let place = self.scope(cx).places(at).set.iter().next();
                    if let (Some(place), Some(boss)) = (place, spawn::absent_boss(cx.world, cx.pack)) {
                        return Go(call(Appear::boss(boss, place)));
                    }
                }
                Next
            }
            Effect::Threat { n } => {
                if self.stage == START {
                    self.stage = WORKING;
                    return Go(call(Advance::new(self.amount(cx, n))));
                }
                Next
            }
            Effect::Twist { what } => {
                if self.stage == START {
                    self.stage = WORKING;
                    return Go(match what {
                        TwistDo::Draw => call(DrawTwist::default()),
                        TwistDo::Suspend => call(PickTwist { discard: false }),
                        TwistDo::Discard => call(PickTwist { discard: true }),
                    });
                }
                Next
            }
            Effect::Peek { deck, n, then } => {
                if self.stage == START {
                    self.stage = WORKING;
                    return Go(call(Peek::new(self.ctx.decider, *deck, *n, *then)));
                }
                Next
            }
            Effect::SpawnToken { at, side } => {
                if let Some(flow) = self.settle_place(cx, at, false, value) {
                    return Go(flow);
                }
                if let Some(place) = self.place {
                    spawn::turn_token(cx, place, *side);
                }
                Next
            }
            Effect::Token { kind, what, at, n, who } => self.token(cx, *kind, *what, at.as_ref(), n, who, value),
            Effect::Intel { on, n } => {
                if self.stage == START {
                    self.stage = WORKING;
                    let by = self.ctx.actor.filter(|a| a.is_hero()).or(Some(self.ctx.you)).filter(|f| f.is_hero());
                    return Go(call(Intel::new(*on, self.amount(cx, n), by)));
                }
                Next
            }
            Effect::Choose { by, .. } => {
                if self.stage == START {
                    self.stage = WORKING;
                    let seat = self.seat_of(*by, cx.world);
                    return Go(call(PickOption { seat, ctx: self.ctx, list: self.list, nth: self.at }));
                }
                Next
            }
            Effect::Pick { from, by } => self.pick(cx, from, *by, value),
            Effect::Roll { rolled } => self.roll(cx, rolled),
            Effect::When { ifs, then, otherwise } => {
                if self.stage == START {
                    self.stage = WORKING;
                    let list = if self.scope(cx).all_hold(ifs) { Some(*then) } else { *otherwise };
                    if let Some(list) = list {
                        return Go(call(Run::new(list, self.ctx)));
                    }
                }
                Next
            }
            Effect::Pay { cost, who, then, otherwise } => self.pay(cx, cost, who, *then, *otherwise, value),
            Effect::Each { over, body } => self.each(cx, over, *body, value),
            Effect::Lasting { until, ability, times } => {
                change::begin(cx, &self.ctx, Standing::Ability(*ability), *until, *times);
                Next
            }
        }
    }

    fn reroll(&mut self, cx: &mut Cx, n: &HowMany) -> Step1 {
        if self.stage == WORKING || cx.world.attack().is_none() {
            return Next;
        }
        let n = match n {
            HowMany::All => u8::MAX,
            HowMany::Some(amount) => self.amount(cx, amount),
        };
        let attack = ops(cx);
        let mut attack = attack;
        let attack = attack.attack();
        if attack.rolled.is_none() {
            // Given before the roll, it waits for it.
            let _ = attack.rerolls.try_push(n);
            return Next;
        }
        self.stage = WORKING;
        // The player who rolled decides; for a monster's attack the owner of the effect.
        let seat = attack.attacker.seat().map_or(self.ctx.decider, |s| s as u8);
        Go(call(Reroll::new(n, seat)))
    }

    fn spread(&mut self, cx: &mut Cx, to: SpreadTo) {
        let of_attack =
            cx.world.attack().is_some_and(|a| Some(a.attacker) == self.ctx.actor || self.ctx.actor.is_none());
        if of_attack {
            let attack = ops(cx);
            let mut attack = attack;
            match to {
                SpreadTo::Heroes => attack.attack().spread_heroes = true,
                SpreadTo::Monsters => attack.attack().spread_monsters = true,
            }
        } else if let Some(activation) = ops(cx).activation() {
            // Given with the special ability it waits for the attack of this activation.
            activation.spread_heroes |= to == SpreadTo::Heroes;
        }
    }

    fn retarget(&mut self, cx: &mut Cx, to: &Who) {
        let Some(new) = self.scope(cx).set(to).first() else { return };
        let Some(attack) = cx.world.attack().copied() else { return };
        let legal = cx.world.is_active_figure(new) && crate::flow::attack::reaches(cx.world, cx.pack, &attack, new);
        if legal && new != attack.target {
            ops(cx).attack().target = new;
            cx.tell(Event::Retargeted { attacker: attack.attacker, target: new });
        }
    }

    #[allow(clippy::too_many_arguments)]
    fn attack(
        &mut self,
        cx: &mut Cx,
        ty: AttackType,
        strength: &Amount,
        range: u8,
        bonus: &Amount,
        who: &Who,
        target: Option<&Who>,
        value: &mut Option<Value>,
    ) -> Step1 {
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
        self.stage = WORKING;
        match target {
            Some(Who::Target) => attack.target = self.ctx.target.unwrap_or(attacker),
            Some(word) => match self.scope(cx).set(word).first() {
                Some(figure) => attack.target = figure,
                None => return Next,
            },
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

    fn damage(&mut self, cx: &mut Cx, n: &Amount, who: &Who, unblockable: bool, value: &mut Option<Value>) -> Step1 {
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
        let mut harm = Harm { unblockable, source: self.ctx.actor.filter(|a| a.is_monster()), ..Harm::default() };
        if matches!(self.ctx.from, Holder::Monster(_)) && harm.source.is_none() && self.ctx.you.is_monster() {
            harm.source = Some(self.ctx.you);
        }
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

    fn discard(&mut self, cx: &mut Cx, n: &Amount, who: &Who, how: DiscardHow, value: &mut Option<Value>) -> Step1 {
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
                _ if held > 0 && n > 0 => return Go(call(Discarding::effect(seat, n.min(held)))),
                // "If able" obliges to no more than the hand, and an empty one gives nothing.
                _ => cite(FZ_DOWN_17),
            }
        }
        Next
    }

    fn recover(
        &mut self,
        cx: &mut Cx,
        n: &Amount,
        who: &Who,
        from: RecoverFrom,
        to: RecoverTo,
        value: &mut Option<Value>,
    ) -> Step1 {
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

    fn coin(&mut self, cx: &mut Cx, side: CoinSide, value: &mut Option<Value>) -> Step1 {
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

    fn movement(&mut self, cx: &mut Cx, n: &Amount, who: &Who, must: bool, value: &mut Option<Value>) -> Step1 {
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

    fn place(&mut self, cx: &mut Cx, at: &Where, who: &Who, value: &mut Option<Value>) -> Step1 {
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

    fn spawn(
        &mut self,
        cx: &mut Cx,
        what: What,
        n: &Amount,
        at: &Where,
        from: Pool,
        value: &mut Option<Value>,
    ) -> Step1 {
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
    fn token(
        &mut self,
        cx: &mut Cx,
        kind: TokenKind,
        what: TokenDo,
        at: Option<&Where>,
        n: &Amount,
        who: &Who,
        value: &mut Option<Value>,
    ) -> Step1 {
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

    fn pick(&mut self, cx: &mut Cx, from: &Picked, by: Decider, value: &mut Option<Value>) -> Step1 {
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
    fn roll(&mut self, cx: &mut Cx, rolled: &Rolled) -> Step1 {
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

    fn pay(
        &mut self,
        cx: &mut Cx,
        cost: &Cost,
        who: &Who,
        then: List,
        otherwise: Option<List>,
        value: &mut Option<Value>,
    ) -> Step1 {
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

    fn each(&mut self, cx: &mut Cx, over: &Picked, body: List, value: &mut Option<Value>) -> Step1 {
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
