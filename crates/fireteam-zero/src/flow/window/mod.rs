//! Timing windows: automatic effects in their order, then every player who has something fitting (FZ-REAC-10).

mod check;
mod fitting;
mod moment;

pub(crate) use check::{can_pay, check_ability};
pub(crate) use moment::{Moment, Only, open};

use super::{invoke::Invoke, *};
use crate::{
    choice::{Holder, Use},
    pack::*,
    world::{World, ops::ops},
};
use check::order_matters;
use kernel::{Ask, Seats, marks::cite};
use tinyvec::ArrayVec;

/// One opening of one window (FZ-TERM-24).
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub struct Open {
    moment: Moment,
    stage: Stage,
    /// Lasting effects that began before the window opened.
    began: u16,
    /// Abilities of this event that have been carried out or used.
    fired: ArrayVec<[Use; 10]>,
    passed: Seats,
    reacted: Seats,
    /// The group is asked which of several automatic effects comes first.
    ordering: bool,
}

/// Whose abilities it comes to: automatic ones, by where they stand, and then those that players choose to use.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
enum Stage {
    #[default]
    ActingMonster,
    OtherMonsters,
    Twists,
    Mission,
    Tokens,
    /// Lasting effects, in the order in which they began.
    Lasting,
    /// Cards of heroes, in turn order.
    Cards,
    Players,
}

impl Stage {
    fn next(self) -> Stage {
        match self {
            Stage::ActingMonster => Stage::OtherMonsters,
            Stage::OtherMonsters => Stage::Twists,
            Stage::Twists => Stage::Mission,
            Stage::Mission => Stage::Tokens,
            Stage::Tokens => Stage::Lasting,
            Stage::Lasting => Stage::Cards,
            Stage::Cards | Stage::Players => Stage::Players,
        }
    }
    /// Whether the group may choose which of several comes first.
    fn has_order(self) -> bool {
        matches!(self, Stage::OtherMonsters | Stage::Mission)
    }
}

impl Open {
    /// What has opened the window.
    pub fn moment(&self) -> &Moment {
        &self.moment
    }
}

impl Procedure<FireteamZero> for Open {
    fn run(&mut self, cx: &mut Cx, input: Input) -> Flow {
        if let Input::Answers(answers) = input {
            let (who, choice) = answers.first();
            match choice {
                Choice::Use(usage) if self.ordering => {
                    self.ordering = false;
                    return self.fire(cx, usage);
                }
                Choice::Card(card) => {
                    self.reacted = self.reacted.with(who);
                    self.passed = Seats::NONE;
                    return self.react(cx, who, card);
                }
                Choice::Use(usage) => {
                    self.passed = Seats::NONE;
                    return self.use_ability(cx, who, usage);
                }
                _ => self.passed = self.passed.with(who),
            }
        }
        loop {
            if !self.still_on(cx.world, cx.pack) {
                return done();
            }
            if self.stage < Stage::Players {
                let (stage, found) = self.automatic(cx.world, cx.pack);
                self.stage = stage;
                if stage < Stage::Players {
                    if stage.has_order() && order_matters(cx.pack, self.moment.window, &found) {
                        self.ordering = true;
                        return ask_group(cx.world, FZ_TERM_20, "question-order");
                    }
                    return self.fire(cx, found[0].0);
                }
                continue;
            }
            if self.moment.only != Only::All || cx.world.is_quiet() {
                return done();
            }
            let seats = self.eligible(cx.world, cx.pack);
            if seats.is_empty() {
                return done();
            }
            // All with something fitting are asked, and again after each play, until all have passed (FZ-REAC-10).
            cite(FZ_REAC_10);
            return Flow::Ask(Ask::first(seats, FZ_REAC_10, "question-window"));
        }
    }

    fn candidates(&self, world: &World, pack: &Pack, seat: Seat, out: &mut Vec<Choice>) {
        if self.ordering {
            let (_, found) = self.automatic(world, pack);
            out.extend(found.iter().map(|(usage, _)| Choice::Use(*usage)));
            return;
        }
        out.push(Choice::Pass);
        out.extend(world.reactions(seat, self.moment.window).iter().map(Choice::Card));
        out.extend(self.abilities(world, pack, true).map(|(usage, _)| Choice::Use(usage)));
    }

    fn may(&self, world: &World, pack: &Pack, seat: Seat, choice: Choice) -> Result<(), Why> {
        match choice {
            Choice::Use(usage) if self.ordering => {
                let (_, found) = self.automatic(world, pack);
                unless(found.iter().any(|(u, _)| *u == usage), FZ_TERM_20, Reason::NotACandidate)
            }
            _ if self.ordering => no(FZ_TERM_20, Reason::MustAnswer),
            Choice::Pass => Ok(()),
            Choice::Card(card) => self.may_react(world, pack, seat, card),
            Choice::Use(usage) => self.may_use(world, pack, seat, usage),
            _ => no(FZ_REAC_10, Reason::NotThisQuestion),
        }
    }
}

impl Open {
    /// Carries out an automatic ability.
    fn fire(&mut self, cx: &mut Cx, usage: Use) -> Flow {
        let found = self.abilities(cx.world, cx.pack, false).find(|(u, _)| *u == usage);
        if self.fired.try_push(usage).is_some() {
            // More effects in one event than any card set brings: the rest of the stage is left out.
            self.stage = self.stage.next();
        }
        let Some((_, id)) = found else { return Flow::Again };
        let ctx = self.ctx(cx.world, usage.holder);
        call(Invoke::new(id, ctx, usage.holder))
    }

    fn react(&mut self, cx: &mut Cx, seat: Seat, card: Card) -> Flow {
        let holder = Holder::Lower(seat, card);
        let ctx = self.ctx(cx.world, holder);
        let id = cx.pack.action(cx.world.design(seat, card)).lower.ability;
        cite(FZ_REAC_13);
        cite(FZ_INV_12);
        cite(FZ_REAC_01);
        ops(cx).play_card(seat, card, true);
        call(Invoke::new(id, ctx, holder))
    }

    fn use_ability(&mut self, cx: &mut Cx, seat: Seat, usage: Use) -> Flow {
        let found = self.abilities(cx.world, cx.pack, true).find(|(u, _)| *u == usage);
        let _ = self.fired.try_push(usage);
        let (Some((_, id)), Ok(ctx)) = (found, self.user_ctx(cx.world, cx.pack, seat, usage)) else {
            return Flow::Again;
        };
        if matches!(usage.holder, Holder::Specialist(0) | Holder::BaseAbility(0))
            && self.moment.window == Window::AttackRolled
        {
            // Henry: once per attack, in every attack of every hero in reach, no matter what caused it.
            cite(FZ_HENRY_01);
            cite(FZ_HENRY_03);
            cite(FZ_HENRY_04);
        }
        call(Invoke::new(id, ctx, usage.holder))
    }
}
