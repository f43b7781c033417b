//! The only place that changes the table. Every operation says what happened.

mod battle;
mod board;
mod cards;
mod fate;
mod rounds;
mod setup;
mod tokens;
mod units;

use super::*;
use crate::{Cx, event::Event, options, rules::*};
use kernel::marks::cite;

/// Operations on the table: `ops(cx).take_control(…)`.
pub(crate) struct Ops<'a, 'w> {
    cx: &'a mut Cx<'w>,
}

pub(crate) fn ops<'a, 'w>(cx: &'a mut Cx<'w>) -> Ops<'a, 'w> {
    Ops { cx }
}

impl Ops<'_, '_> {
    fn tell(&mut self, event: Event) {
        self.cx.tell(event);
    }
}
