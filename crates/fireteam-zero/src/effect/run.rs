//! Carrying out a list of effects, one after another. What is not possible is skipped without undoing the rest.

use super::{
    Among,
    context::Ctx,
    pick::{PickFigures, PickPlace},
    select::Scope,
};
use crate::{
    Cx, FireteamZero, Flow, Input,
    flow::{Procedure, Value, call, done, spawn},
    pack::*,
    rules::*,
    terms::*,
    world::World,
};
use kernel::marks::cite;
use serde::{Deserialize, Serialize};

/// A list under way.
#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
pub struct Run {
    pub(super) ctx: Ctx,
    pub(super) list: List,
    pub(super) at: u8,
    pub(super) stage: Stage,
    /// Figures that the effect has still to reach.
    pub(super) left: Figures,
    /// Repetitions still to come.
    pub(super) n: u8,
    pub(super) place: Option<Place>,
}

/// What carrying out one effect leads to.
pub(crate) enum Progress {
    Next,
    Go(Flow),
}
use Progress::{Go, Next};

/// The steps of one effect.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub(super) enum Stage {
    /// Nothing is settled yet.
    #[default]
    Start,
    /// Somebody was asked which figures are meant.
    Asked,
    /// The figures are in `left`.
    Ready,
    /// Somebody was asked which place, or which target of an attack, is meant.
    AskedPlace,
    /// The place, if there is one, is in `place`, and the effect is at work.
    Working,
    /// A second part of it is at work.
    Second,
    Over,
}

impl Run {
    pub fn new(list: List, ctx: Ctx) -> Self {
        Run { ctx, list, ..Run::default() }
    }

    pub(super) fn scope<'a>(&'a self, cx: &'a Cx) -> Scope<'a> {
        Scope::new(cx.world, cx.pack, &self.ctx)
    }
    /// For an effect that calls one procedure and is over.
    pub(super) fn once(&mut self, begin: impl FnOnce(&Run) -> Option<Flow>) -> Progress {
        if self.stage == Stage::Start {
            self.stage = Stage::Working;
            if let Some(flow) = begin(self) {
                return Go(flow);
            }
        }
        Next
    }
    pub(super) fn amount(&self, cx: &Cx, amount: &Amount) -> u8 {
        self.scope(cx).amount(amount).max(0) as u8
    }
    /// Heroes clockwise from the left of the owner, ending with the owner (FZ-TAC-13); without one, in turn order.
    pub(super) fn next_left(&mut self, world: &World) -> Option<Figure> {
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
    pub(super) fn settle(
        &mut self,
        cx: &mut Cx,
        among: Among<Figures>,
        by: Seat,
        value: &mut Option<Value>,
    ) -> Option<Flow> {
        if self.stage == Stage::Asked {
            if let Some(Value::Figures(figures)) = value.take() {
                self.left = figures;
            }
            self.stage = Stage::Ready;
            return None;
        }
        self.left = among.set;
        self.stage = Stage::Ready;
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
        self.stage = Stage::Asked;
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

    pub(super) fn settle_who(&mut self, cx: &mut Cx, who: &Who, value: &mut Option<Value>) -> Option<Flow> {
        if self.stage > Stage::Asked {
            return None;
        }
        let among = self.scope(cx).figures(who);
        self.settle(cx, among, self.ctx.decider, value)
    }

    /// Settles a place; `stage` becomes `Working`.
    pub(super) fn settle_place(
        &mut self,
        cx: &mut Cx,
        place: &Where,
        for_monster: bool,
        value: &mut Option<Value>,
    ) -> Option<Flow> {
        if self.stage >= Stage::Working {
            return None;
        }
        if self.stage == Stage::AskedPlace {
            if let Some(Value::Place(place)) = value.take() {
                self.place = place;
            }
            self.stage = Stage::Working;
            return None;
        }
        if *place == Where::Roll {
            self.place = spawn::roll_place(cx, for_monster);
            self.stage = Stage::Working;
            return None;
        }
        let among = self.scope(cx).places(place);
        self.settle_places(cx, among, self.ctx.decider)
    }

    pub(super) fn settle_places(&mut self, cx: &mut Cx, among: Among<Places>, by: Seat) -> Option<Flow> {
        self.place = among.set.iter().next();
        self.stage = Stage::Working;
        if among.set.len() <= 1 {
            return None;
        }
        if among.pick == Pick::Random {
            let nth = cx.chance.draw("pick", among.set.len());
            self.place = among.set.iter().nth(nth as usize);
            return None;
        }
        self.stage = Stage::AskedPlace;
        Some(call(PickPlace { seat: by, from: among.set, rule: FZ_TR_04 }))
    }

    pub(super) fn seat_of(&self, by: Decider, world: &World) -> Seat {
        match by {
            Decider::You => self.ctx.decider,
            Decider::Group => world.start_player(),
            Decider::Target => self.ctx.target.and_then(Figure::seat).unwrap_or(self.ctx.decider),
        }
    }
}

impl Procedure<FireteamZero> for Run {
    fn run(&mut self, cx: &mut Cx, input: Input) -> Flow {
        let mut value = match input {
            Input::Value(value) => Some(value),
            _ => None,
        };
        let pack = cx.pack;
        loop {
            let Some(effect) = pack.list(self.list).get(self.at as usize) else { return done() };
            match effect.word().run(self, cx, &mut value) {
                Go(flow) => return flow,
                Next => {
                    self.at += 1;
                    self.stage = Stage::Start;
                    self.left = Figures::NONE;
                    self.n = 0;
                    self.place = None;
                    value = None;
                }
            }
        }
    }
}
