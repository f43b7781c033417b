//! One step or placing of a hero, with the specialists who come along (FZ-MOVE-14, FZ-SPEC).

use super::{
    window::{self, Moment},
    *,
};
use crate::{effect::pick::PickFigures, options::EscortObligation, pack::*, world::ops::ops};
use kernel::marks::cite;

#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
pub struct Step {
    seat: Seat,
    to: Place,
    on_foot: bool,
    stage: Stage,
}

/// What is next.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
enum Stage {
    /// Who of the specialists comes along.
    #[default]
    Escort,
    Escorted,
    Over,
}

impl Step {
    pub fn on_foot(seat: Seat, to: Place) -> Self {
        Step { seat, to, on_foot: true, stage: Stage::Escort }
    }
    /// Where it leads.
    pub fn to(&self) -> Place {
        self.to
    }
    /// Put elsewhere without a path: it leaves its location just as by a step (FZ-SPEC-15).
    pub fn placing(seat: Seat, to: Place) -> Self {
        Step { seat, to, on_foot: false, stage: Stage::Escort }
    }
}

/// Whether a hero who leaves must take every specialist along (FZ-SPEC-04, D-13).
fn must_take_all(world: &World, seat: Seat) -> bool {
    let here = world.hero_at(seat);
    let hero = Figure::hero(seat);
    let company = match world.keys().escort_obligation {
        // A guard is always an active hero (FZ-TERM-11).
        EscortObligation::LastActiveHero => {
            cite(FZ_TERM_11);
            world.active_at(here)
        }
        EscortObligation::LastHero => world.heroes_at(here),
    };
    company.without(hero).is_empty()
}

impl Procedure<FireteamZero> for Step {
    fn run(&mut self, cx: &mut Cx, input: Input) -> Flow {
        let seat = self.seat;
        match self.stage {
            Stage::Escort => {
                self.stage = Stage::Escorted;
                // Specialists belong to nobody and move only with a hero (FZ-SPEC-01, 02), at no cost (FZ-SPEC-06).
                let here = cx.world.specialists_at(cx.world.hero_at(seat));
                if here.is_empty() {
                    return self.go(cx, Figures::NONE);
                }
                cite(FZ_SPEC_01);
                cite(FZ_SPEC_02);
                cite(FZ_SPEC_06);
                // Asked at every step, so that none is ever left alone (FZ-SPEC-05, FZ-INV-01).
                cite(FZ_SPEC_05);
                cite(FZ_INV_01);
                if must_take_all(cx.world, seat) {
                    // Also when the hero is forced away (FZ-SPEC-07).
                    cite(FZ_SPEC_04);
                    cite(FZ_SPEC_07);
                    return self.go(cx, here);
                }
                // Otherwise its player chooses, at every single step, forced or not (FZ-SPEC-03, 08).
                cite(FZ_SPEC_03);
                cite(FZ_SPEC_08);
                call(PickFigures {
                    seat: self.seat,
                    from: here,
                    n: 2,
                    up_to: true,
                    rule: FZ_SPEC_03,
                    taken: Figures::NONE,
                })
            }
            Stage::Escorted => {
                let escorts = match input {
                    Input::Value(Value::Figures(figures)) => figures,
                    _ => Figures::NONE,
                };
                self.go(cx, escorts)
            }
            Stage::Over => done(),
        }
    }
}

impl Step {
    fn go(&mut self, cx: &mut Cx, escorts: Figures) -> Flow {
        self.stage = Stage::Over;
        let seat = self.seat;
        // Monsters, heroes and specialists there do not hinder (FZ-MOVE-08, 09, FZ-TERM-19).
        cite(FZ_MOVE_08);
        cite(FZ_MOVE_09);
        cite(FZ_TERM_19);
        ops(cx).move_hero(seat, self.to, escorts, self.on_foot);
        match window::open(cx, Moment::of(Window::HeroEnters).by(Figure::hero(seat)).at(self.to)) {
            Some(frame) => Flow::Call(frame),
            None => done(),
        }
    }
}
