//! A line of play: choices of one seat in a row, and the table after them.

use super::advice;
use crate::{Table, choice::Choice, flow::Frame, pack::Pack};
use kernel::Seat;

/// Answers that a line follows until the table is quiet again.
const FOLLOW: usize = 40;

#[derive(Clone)]
pub(super) struct Line {
    pub table: Table,
    pub choices: Vec<Choice>,
}

impl Line {
    pub fn begin(table: &Table) -> Line {
        Line { table: table.clone(), choices: Vec::new() }
    }

    /// Makes a choice, if it is offered.
    pub fn play(&mut self, pack: &Pack, seat: Seat, choice: Choice) -> bool {
        let mut events = Vec::new();
        let played = self.table.apply(pack, seat, choice, &mut events).is_ok();
        if played {
            self.choices.push(choice);
        }
        played
    }

    /// Answers what comes up by habit until the player can choose freely again; what was answered for this seat is part of
    /// the line.
    pub fn settle(&mut self, pack: &Pack, seat: Seat, stop: fn(&Frame) -> bool) {
        let mut offers = Vec::new();
        for _ in 0..FOLLOW {
            let Some(frame) = self.table.asking() else { return };
            if stop(frame) {
                return;
            }
            let Some(who) = self.table.waiting().iter().next() else { return };
            self.table.offers(pack, who, &mut offers);
            let Some(choice) =
                advice::habit(&self.table, pack, who, &offers, false).or_else(|| offers.first().copied())
            else {
                return;
            };
            let mut events = Vec::new();
            if self.table.apply(pack, who, choice, &mut events).is_err() {
                return;
            }
            if who == seat {
                self.choices.push(choice);
            }
        }
    }
}

pub(super) fn at_turn(frame: &Frame) -> bool {
    matches!(frame, Frame::Turn(_) | Frame::DrawPhase(_) | Frame::Deploy(_) | Frame::Prisoners(_))
}

pub(super) fn at_points(frame: &Frame) -> bool {
    at_turn(frame) || matches!(frame, Frame::March(_) | Frame::Build(_) | Frame::Recruit(_))
}
