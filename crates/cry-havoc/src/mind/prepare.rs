//! Turns that prepare the next one: Units are recruited, or gathered beside a Region, so that all of them can be sent at once. Each is
//! planned with the turn that it is for, as if the others did nothing in between. For the question itself, as `schemes.rs` is.

use super::{
    line::{Line, at_turn},
    plan::with_cards,
    schemes::is_void,
    strike::{gathered, marched},
    worth::worth,
};
use crate::{Table, choice::Choice, flow::Frame, pack::Pack, terms::*};

/// Rows that are proposed.
const ROWS: usize = 3;
/// Numbers of cards that the first turn may spend: the second needs some too.
const FIRST: usize = 3;
/// Answers until the seat is asked again.
const WAIT: usize = 60;

/// What this turn begins, what the next one does, and what that seems to be worth.
pub type Preparation = (i32, Vec<Choice>, Vec<Choice>);

/// The best rows over two turns of this Round.
pub fn preparations(table: &Table, pack: &Pack, seat: Seat) -> Vec<Preparation> {
    if !matches!(table.asking(), Some(Frame::Turn(_))) {
        return Vec::new();
    }
    let mut all = Vec::new();
    let begun = |action: Action| {
        let mut line = Line::begin(table);
        line.play(pack, seat, Choice::Action(action)).then(|| with_cards(&line, pack, seat))
    };
    // Without a card nothing is prepared.
    let paid = |line: &Line| line.choices.iter().any(|choice| matches!(choice, Choice::Card(_)));
    let some = |lines: Option<Vec<Line>>| lines.into_iter().flatten().filter(paid).take(FIRST);
    for mut line in some(begun(Action::Recruit)) {
        line.settle(pack, seat, at_turn);
        all.extend(followed(line, pack, seat));
    }
    for line in some(begun(Action::Move)) {
        all.extend(gathered(&line, pack, seat).into_iter().filter_map(|line| followed(line, pack, seat)));
    }
    all.sort_by_key(|(worth, ..)| -worth);
    all.truncate(ROWS);
    all
}

/// The Move that the next turn of this Round would make of it.
fn followed(line: Line, pack: &Pack, seat: Seat) -> Option<Preparation> {
    let mut next = next_turn(&line, pack, seat)?;
    if !next.play(pack, seat, Choice::Action(Action::Move)) {
        return None;
    }
    let moves = with_cards(&next, pack, seat).into_iter().map(|line| marched(line, pack, seat));
    let worths = moves.map(|line| (worth(&line.table.world, pack, seat), line.choices));
    let (worth, then) = worths.filter(|(_, then)| !is_void(then)).max_by_key(|(worth, _)| *worth)?;
    Some((worth, line.choices, then))
}

/// The next turn of the seat in this Round, if the others do nothing until then.
fn next_turn(line: &Line, pack: &Pack, seat: Seat) -> Option<Line> {
    let begun = line.table.world.action_round();
    let mut next = Line::begin(&line.table);
    for _ in 0..WAIT {
        let Some(Frame::Turn(_)) = next.table.asking() else { return None };
        let world = &next.table.world;
        if world.turn().is_some_and(|turn| turn.seat == seat) && world.action_round() > begun {
            next.choices.clear();
            return Some(next);
        }
        let who = next.table.waiting().iter().next()?;
        if !next.play(pack, who, Choice::Action(Action::Recruit)) && !next.play(pack, who, Choice::Pass) {
            return None;
        }
        next.settle(pack, who, at_turn);
    }
    None
}
