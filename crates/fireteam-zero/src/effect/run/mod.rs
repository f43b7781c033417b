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
    event::{Alter, Event},
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

mod attack;
mod board;
mod cards;
mod structure;

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
enum Progress {
    Next,
    Go(Flow),
}
use Progress::{Go, Next};

// The stages of one effect. Nothing is settled yet.
const START: u8 = 0;
// Somebody was asked which figures are meant.
const ASKED: u8 = 1;
// The figures are in `left`.
const READY: u8 = 2;
// Somebody was asked which place, or which target of an attack, is meant.
const ASKED_PLACE: u8 = 3;
// The place, if there is one, is in `place`, and the effect is at work.
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
    fn effect(&mut self, cx: &mut Cx, effect: &Effect, value: &mut Option<Value>) -> Progress {
        match effect {
            Effect::Mod { .. } => {
                change::change_number(cx, &self.ctx, self.list, self.at);
                Next
            }
            Effect::Rule { .. } => {
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
                    let mut ops = ops(cx);
                    let carry = &mut ops.attack().carry_over;
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
}
