//! The only place that changes the world. Each operation does one thing, reports it, and checks the end of the mission where
//! the rules say so (FZ-ROUND-03).

use super::*;
use crate::{Cx, event::Event, options::*, rules::*};
use kernel::marks::cite;

mod activation;
mod attack;
mod cards;
mod fate;
mod figures;
mod harm;
mod rounds;
mod scenes;
mod standing;
mod tokens;

/// Operations on the table: `ops(cx).turn_coin(…)`.
pub struct Ops<'a, 'b> {
    cx: &'a mut Cx<'b>,
}

impl<'b> Ops<'_, 'b> {
    pub(super) fn pack(&self) -> &'b Pack {
        self.cx.pack
    }
}

pub fn ops<'a, 'b>(cx: &'a mut Cx<'b>) -> Ops<'a, 'b> {
    Ops { cx }
}

impl Ops<'_, '_> {
    pub(super) fn world(&mut self) -> &mut World {
        self.cx.world
    }
    pub(super) fn tell(&mut self, event: Event) {
        self.cx.tell(event);
    }
    pub(super) fn chance(&mut self) -> &mut kernel::Chance {
        self.cx.chance
    }

    fn end(&mut self, outcome: Outcome) {
        // The first end to become true in the order of resolution counts, and all share it (FZ-END-07, 08).
        cite(FZ_END_07);
        cite(FZ_END_08);
        if self.world().outcome.is_none() {
            self.world().outcome = Some(outcome);
            self.tell(Event::MissionEnds { outcome });
        }
    }

    /// Victory, checked after every atomic change (FZ-ROUND-03, FZ-END-01 to 03).
    fn check_victory(&mut self) {
        let (world, pack) = (&*self.cx.world, self.cx.pack);
        let mission = pack.mission(world.mission);
        if world.phase == Phase::Setup || world.done.count_ones() as usize != mission.objectives.len() {
            return;
        }
        cite(FZ_ROUND_03);
        cite(FZ_END_03);
        let won = match mission.exit {
            None => {
                cite(FZ_END_01);
                true
            }
            Some(exit) => {
                cite(FZ_END_02);
                world.all_at_exit(exit)
            }
        };
        if won {
            self.end(Outcome::Won);
        }
    }
}
