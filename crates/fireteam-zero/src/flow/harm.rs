//! Damage from one source to one or several heroes, in the order of FZ-DMG-09.

use super::{
    discard::Discarding,
    fall::Fall,
    window::{self, Moment},
    *,
};
use crate::{
    event::Event,
    options::{KnockdownThreshold, SimultaneousKnockdowns},
    pack::*,
    world::{Harm, ops::ops},
};
use kernel::marks::cite;

/// The damage that is innermost on the table.
#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
pub struct Harming {
    stage: Stage,
    /// Heroes dealt with in this step, in turn order.
    at: u8,
}

/// The steps of damage (FZ-DMG-09).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
enum Stage {
    /// Damage about to be dealt may be prevented.
    #[default]
    AboutTo,
    /// What is left is counted, and who falls.
    Settle,
    Discards,
    Falls,
    /// Heroes who have discarded.
    Hurt,
    End,
}

/// Whether the damage left knocks a hero down (FZ-DMG-03, 04, D-28).
fn falls(world: &World, seat: Seat, damage: u8) -> bool {
    cite(FZ_DMG_03);
    cite(FZ_DMG_04);
    // Only the hand pays: cards in play, deck and discard pile never do (FZ-DMG-08).
    cite(FZ_DMG_08);
    // A hero who must discard more cards than the hand holds falls (FZ-DOWN-17).
    cite(FZ_DOWN_17);
    let hand = world.hand_len(seat);
    match world.keys().knockdown_threshold {
        KnockdownThreshold::DamageGreaterThanHand => damage as usize > hand,
        KnockdownThreshold::DamageWhileHandEmpty => damage > 0 && hand == 0,
    }
}

impl Harming {
    fn harm<'a>(&self, cx: &'a Cx) -> &'a Harm {
        cx.world.harm().expect("damage has its packets on the table")
    }
    fn go_on(&mut self, stage: Stage) {
        *self = Harming { stage, at: 0 };
    }
    /// The next hero in turn order.
    fn next_seat(&mut self, cx: &Cx) -> Option<Seat> {
        let seat = cx.world.turn_order().nth(self.at as usize)?;
        self.at += 1;
        Some(seat)
    }
    fn window(&self, cx: &Cx, window: Window, seat: Seat) -> Option<Frame> {
        let harm = self.harm(cx);
        let moment = Moment::of(window).by(harm.source).to(Figure::hero(seat)).at(cx.world.hero_at(seat)).with(harm.ty);
        window::open(cx, moment)
    }
}

impl Procedure<FireteamZero> for Harming {
    fn run(&mut self, cx: &mut Cx, _: Input) -> Flow {
        cite(FZ_DMG_09);
        loop {
            match self.stage {
                Stage::AboutTo => match self.next_seat(cx) {
                    None => self.go_on(Stage::Settle),
                    Some(seat) => {
                        if self.harm(cx).amount[seat.index()] > 0 && cx.world.is_active(seat) {
                            // One event for each hero hit (FZ-REAC-15).
                            cite(FZ_REAC_15);
                            if let Some(frame) = self.window(cx, Window::HeroHit, seat) {
                                return Flow::Call(frame);
                            }
                        }
                    }
                },
                Stage::Settle => {
                    // Prevention first, then all discards of the packet together (FZ-DMG-05, 07).
                    cite(FZ_DMG_05);
                    cite(FZ_DMG_06);
                    cite(FZ_DMG_07);
                    let harm = *self.harm(cx);
                    let mut falling = Seats::NONE;
                    for seat in cx.world.seats() {
                        let left = harm.remaining(seat);
                        if left > 0 && cx.world.is_active(seat) {
                            cx.tell(Event::Damaged { seat, n: left, unblockable: harm.unblockable });
                            if falls(cx.world, seat, left) {
                                falling = falling.with(seat);
                            }
                        }
                    }
                    ops(cx).note_falls(falling);
                    self.go_on(Stage::Discards);
                }
                Stage::Discards => match self.next_seat(cx) {
                    None => self.go_on(Stage::Falls),
                    Some(seat) => {
                        let harm = *self.harm(cx);
                        let left = harm.remaining(seat).min(cx.world.hand_len(seat) as u8);
                        if left > 0 && !harm.falls.has(seat) && cx.world.is_active(seat) {
                            cite(FZ_DMG_01);
                            ops(cx).note_hurt(seat);
                            return call(Discarding::damage(seat, left));
                        }
                    }
                },
                Stage::Falls => {
                    let harm = *self.harm(cx);
                    if cx.world.keys().simultaneous_knockdowns == SimultaneousKnockdowns::SingleFlip
                        && harm.falls.len() > 1
                    {
                        self.go_on(Stage::Hurt);
                        return call(Fall::together(harm.falls, harm.source));
                    }
                    match self.next_seat(cx) {
                        None => self.go_on(Stage::Hurt),
                        Some(seat) => {
                            // They fall one after another in turn order (FZ-DOWN-13).
                            cite(FZ_DOWN_13);
                            if harm.falls.has(seat) && cx.world.is_active(seat) {
                                return call(Fall::new(seat, harm.source));
                            }
                        }
                    }
                }
                Stage::Hurt => match self.next_seat(cx) {
                    None => self.go_on(Stage::End),
                    Some(seat) => {
                        if self.harm(cx).hurt.has(seat)
                            && cx.world.is_active(seat)
                            && let Some(frame) = self.window(cx, Window::HeroHurt, seat)
                        {
                            return Flow::Call(frame);
                        }
                    }
                },
                Stage::End => {
                    ops(cx).end_harm();
                    return done();
                }
            }
        }
    }
}
