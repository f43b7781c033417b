//! A knock-down, step by step (FZ-DOWN-15), and what unprotected specialists cost (FZ-UNPR).

use super::{
    threat::Advance,
    window::{self, Moment},
    *,
};
use crate::{
    options::{ThreatOnAnyKnockdown, UnprotectedPenalty},
    pack::*,
    world::ops::ops,
};
use kernel::marks::cite;

#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
pub struct Fall {
    /// Those who fall: one, or several under the lenient key (EC-06).
    seats: Seats,
    source: Option<Figure>,
    stage: Stage,
    at: u8,
    /// Locations already judged for unprotected specialists.
    judged: Places,
}

/// The steps of a knock-down (FZ-DOWN-15).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
enum Stage {
    /// The hand is discarded, the figure laid down, the coin checked.
    #[default]
    LayDown,
    /// Specialists who have lost their guard.
    Unprotected,
    /// Heroes are down: what that sets off.
    Down,
}

impl Fall {
    pub fn new(seat: Seat, source: Option<Figure>) -> Self {
        Fall { seats: Seats::one(seat), source, ..Fall::default() }
    }
    /// All are laid down first, then there is one coin check, then one check of specialists per location.
    pub fn together(seats: Seats, source: Option<Figure>) -> Self {
        Fall { seats, source, ..Fall::default() }
    }
    fn next_seat(&mut self, world: &World) -> Option<Seat> {
        let seats = self.seats;
        let seat = world.turn_order().filter(|s| seats.has(*s)).nth(self.at as usize)?;
        self.at += 1;
        Some(seat)
    }

    /// How far the threat token advances for specialists left without an active hero (FZ-UNPR-01, D-30, D-31).
    fn penalty(&mut self, world: &World, seat: Seat) -> u8 {
        let place = world.hero_at(seat);
        if self.judged.has(place) {
            return 0;
        }
        self.judged = self.judged.with(place);
        let specialists = world.specialists_at(place).len() as u8;
        // A hero lying there protects nobody (FZ-DOWN-10).
        cite(FZ_DOWN_10);
        let unprotected = if world.active_at(place).is_empty() { specialists } else { 0 };
        if unprotected > 0 {
            // They stay where they are; the penalty is paid once, now (FZ-SPEC-11, FZ-UNPR-04).
            cite(FZ_SPEC_11);
            cite(FZ_UNPR_01);
            cite(FZ_UNPR_04);
            match world.keys().unprotected_penalty {
                UnprotectedPenalty::PerSpecialist => unprotected,
                UnprotectedPenalty::OneSpace => 1,
            }
        } else {
            // A knock-down without one does not move the token (FZ-UNPR-03), unless the table says so.
            cite(FZ_UNPR_03);
            u8::from(world.keys().threat_on_any_knockdown == ThreatOnAnyKnockdown::True)
        }
    }
}

impl Procedure<FireteamZero> for Fall {
    fn run(&mut self, cx: &mut Cx, _: Input) -> Flow {
        cite(FZ_DOWN_15);
        loop {
            match self.stage {
                Stage::LayDown => {
                    while let Some(seat) = self.next_seat(cx.world) {
                        ops(cx).lay_down(seat);
                    }
                    // Damage beyond what knocked the hero down is lost (FZ-DOWN-12).
                    cite(FZ_DOWN_12);
                    // A lost mission resolves no penalty (FZ-UNPR-05).
                    cite(FZ_UNPR_05);
                    cite(FZ_INV_11);
                    ops(cx).coin_check();
                    if cx.world.outcome().is_some() {
                        return done();
                    }
                    (self.stage, self.at) = (Stage::Unprotected, 0);
                    while let Some(seat) = self.next_seat(cx.world) {
                        // Tokens the hero carried stay in the location.
                        ops(cx).drop_token(seat);
                    }
                    self.at = 0;
                }
                Stage::Unprotected => match self.next_seat(cx.world) {
                    None => (self.stage, self.at) = (Stage::Down, 0),
                    Some(seat) => {
                        let spaces = self.penalty(cx.world, seat);
                        if spaces > 0 {
                            cite(FZ_UNPR_02);
                            ops(cx).leave_unprotected(seat);
                            return call(Advance::new(spaces));
                        }
                    }
                },
                Stage::Down => match self.next_seat(cx.world) {
                    None => return done(),
                    Some(seat) => {
                        let moment = Moment::of(Window::HeroDown).by(self.source).to(Figure::hero(seat));
                        let moment = moment.at(cx.world.hero_at(seat)).with(cx.world.harm().and_then(|h| h.ty));
                        if let Some(frame) = window::open(cx, moment) {
                            return Flow::Call(frame);
                        }
                    }
                },
            }
        }
    }
}
