//! The player that looks one choice ahead: it tries every offer on a copy of the table, follows the game's habits to a quiet
//! point and takes the offer that is worth most on average.
//!
//! The copies are guesses: what is hidden is dealt again and the dice are the player's own, so that it knows neither the next
//! roll nor the next card. The work for one choice is bounded by [`Effort`].

use crate::{Line, Mind, Player, best_line};
use kernel::{Chance, Game, Seat, Table};
use std::sync::{
    Arc,
    atomic::{AtomicBool, Ordering},
};

/// How much a player thinks.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    /// Dice and decks tried for each offer.
    pub tries: u32,
    /// Answers followed after the offer, at most.
    pub follow: u32,
    /// Offers looked at; the rest are not considered.
    pub offers: usize,
}

/// For players inside the thoughts of another: the table is a guess already.
const BRIEF: Effort = Effort { tries: 1, follow: 24, offers: 24 };

impl Default for Effort {
    fn default() -> Self {
        Effort { tries: 4, follow: 24, offers: 40 }
    }
}

pub struct Greedy<G: Game> {
    mind: Mind<G>,
    effort: Effort,
    /// The table is taken for what it is.
    open: bool,
    dice: Chance,
    /// What is planned, per seat, the next choice last.
    planned: [Vec<G::Choice>; crate::SEATS],
    /// What is meant for the next turn, per seat, the first choice first.
    meant: [Vec<G::Choice>; crate::SEATS],
    /// Raised when there is no more time to think.
    stop: Option<Arc<AtomicBool>>,
    offers: Vec<G::Choice>,
    next: Vec<G::Choice>,
    events: Vec<G::Event>,
}

impl<G: Game> Greedy<G> {
    pub fn new(mind: Mind<G>, effort: Effort, dice: Chance) -> Self {
        Greedy {
            mind,
            effort,
            open: false,
            dice,
            planned: Default::default(),
            meant: Default::default(),
            stop: None,
            offers: Vec::new(),
            next: Vec::new(),
            events: Vec::new(),
        }
    }

    /// A player for tables that are guesses already: it looks at all there is, and does not think long.
    pub fn inside(mind: Mind<G>) -> Self {
        let mind = Mind { lines: mind.brief, ..mind };
        Greedy { open: true, ..Greedy::new(mind, BRIEF, Chance::from_number(0)) }
    }

    /// Drops what is planned: another table is next.
    pub fn forget(&mut self) {
        self.planned.iter_mut().for_each(Vec::clear);
        self.meant.iter_mut().for_each(Vec::clear);
    }

    /// Whether a row of choices is under way.
    pub fn is_following(&self, seat: Seat) -> bool {
        !self.planned[seat.0 as usize].is_empty()
    }

    /// Follows this row of choices first, as long as each is still offered.
    pub fn follow(&mut self, seat: Seat, choices: &[G::Choice]) {
        let plan = &mut self.planned[seat.0 as usize];
        plan.clear();
        plan.extend(choices.iter().rev());
    }

    /// Begins a turn with this row of choices as soon as the first of them is offered.
    pub fn mean(&mut self, seat: Seat, choices: &[G::Choice]) {
        self.meant[seat.0 as usize] = choices.to_vec();
    }

    /// Whether a row of choices is still to come.
    pub fn means(&self, seat: Seat) -> bool {
        !self.meant[seat.0 as usize].is_empty()
    }

    /// The same player, which thinks no longer than it must once the flag is raised: it makes no new plan and tries every
    /// offer only once.
    #[must_use]
    pub fn stopped_by(self, flag: Arc<AtomicBool>) -> Self {
        Greedy { stop: Some(flag), ..self }
    }

    fn stopped(&self) -> bool {
        self.stop.as_ref().is_some_and(|flag| flag.load(Ordering::Relaxed))
    }

    /// The worth of one offer for one set of guesses: all offers are tried with the same ones, so that luck does not decide.
    fn try_offer(&mut self, guessed: &Table<G>, pack: &G::Pack, seat: Seat, choice: G::Choice) -> i32 {
        let mut table = guessed.clone();
        self.events.clear();
        // A line of play that breaks down is not worth taking; the table of the game itself would report it.
        if table.apply(pack, seat, choice, &mut self.events).is_err() {
            return i32::MIN / 2;
        }
        for _ in 0..self.effort.follow {
            if table.is_over() || (self.mind.quiet)(&table) {
                break;
            }
            let Some(seat) = table.waiting().iter().next() else { break };
            self.mind.offers(&table, pack, seat, &mut self.next);
            let usual = (self.mind.habit)(&table, pack, seat, &self.next, false);
            let Some(choice) = usual.or_else(|| self.next.first().copied()) else { break };
            self.events.clear();
            if table.apply(pack, seat, choice, &mut self.events).is_err() {
                break;
            }
        }
        (self.mind.worth)(&table.world, pack, seat)
    }

    /// The next choice of the plan, if it still fits.
    fn planned(&mut self, seat: Seat, offers: &[G::Choice]) -> Option<G::Choice> {
        let plan = &mut self.planned[seat.0 as usize];
        let next = plan.pop().filter(|choice| offers.contains(choice));
        if next.is_none() {
            plan.clear();
        }
        next
    }

    /// The first choice of what was meant for this turn.
    fn meant(&mut self, seat: Seat, offers: &[G::Choice]) -> Option<G::Choice> {
        if !self.meant[seat.0 as usize].first().is_some_and(|first| offers.contains(first)) {
            return None;
        }
        let meant = std::mem::take(&mut self.meant[seat.0 as usize]);
        self.follow(seat, &meant);
        self.planned(seat, offers)
    }

    /// What goes without saying, or else the first choice of a new plan.
    fn plan(&mut self, table: &Table<G>, pack: &G::Pack, seat: Seat, offers: &[G::Choice]) -> Option<G::Choice> {
        let guessed = self.guess(table, pack, seat);
        if let Some(usual) = (self.mind.habit)(&guessed, pack, seat, offers, true) {
            return Some(usual);
        }
        if self.stopped() {
            return None;
        }
        let plan = best_line((self.mind.lines)(&guessed, pack, seat))?.choices;
        self.follow(seat, &plan);
        self.planned(seat, offers)
    }

    /// What the table may be. Also where it is taken for what it is, the dice are not known beforehand.
    fn guess(&mut self, table: &Table<G>, pack: &G::Pack, seat: Seat) -> Table<G> {
        if !self.open {
            return (self.mind.guess)(table, pack, seat, &mut self.dice);
        }
        let mut guessed = table.clone();
        guessed.set_chance(self.dice.fork());
        guessed
    }

    fn look(&mut self, table: &Table<G>, pack: &G::Pack, seat: Seat, offers: &[G::Choice]) -> Option<G::Choice> {
        best_line(self.lines(table, pack, seat, offers))?.choices.pop()
    }

    /// Every offer with its worth by looking ahead.
    pub fn lines(
        &mut self,
        table: &Table<G>,
        pack: &G::Pack,
        seat: Seat,
        offers: &[G::Choice],
    ) -> Vec<Line<G::Choice>> {
        let mut sums = vec![0i64; offers.len()];
        let mut worths = Vec::with_capacity(offers.len());
        let mut tries = 0;
        'tries: for nth in 0..self.effort.tries {
            let guessed = self.guess(table, pack, seat);
            worths.clear();
            for choice in offers {
                // The first try is always finished, so that the choice is a sensible one. A later one that is broken off
                // does not count: some offers would have had luck that others had not.
                if nth > 0 && self.stopped() {
                    break 'tries;
                }
                worths.push(i64::from(self.try_offer(&guessed, pack, seat, *choice)));
            }
            sums.iter_mut().zip(&worths).for_each(|(sum, worth)| *sum += worth);
            tries += 1;
        }
        let tries = tries.max(1);
        let line = |(choice, sum): (&G::Choice, i64)| Line::new((sum / tries) as i32, vec![*choice]);
        offers.iter().zip(sums).map(line).collect()
    }
}

impl<G: Game> Player<G> for Greedy<G> {
    fn choose(&mut self, table: &Table<G>, pack: &G::Pack, seat: Seat) -> Option<G::Choice> {
        let mut offers = std::mem::take(&mut self.offers);
        self.mind.offers(table, pack, seat, &mut offers);
        let choice = match offers.as_slice() {
            [] => None,
            [only] => {
                // A plan continues after a question that leaves no choice.
                let plan = &mut self.planned[seat.0 as usize];
                if plan.last() == Some(only) {
                    plan.pop();
                }
                Some(*only)
            }
            all => self
                .planned(seat, all)
                .or_else(|| self.meant(seat, all))
                .or_else(|| self.plan(table, pack, seat, all))
                .or_else(|| {
                    let first = &all[..all.len().min(self.effort.offers)];
                    self.look(table, pack, seat, first)
                }),
        };
        self.offers = offers;
        choice
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Habit, Lines, no_lines};
    use kernel::{Ask, Cx, Flow, Input, Procedure, Rule};
    use std::sync::atomic::AtomicU32;

    /// One question with five offers, the fourth of them the best.
    struct Pick;

    /// Raises the flag when this many offers have been tried.
    struct Watch {
        tried: AtomicU32,
        raise_at: u32,
        flag: Arc<AtomicBool>,
    }

    impl Game for Pick {
        const NAME: &'static str = "pick";
        const RULES: &'static [&'static str] = &["PICK-01"];
        const QUESTIONS: &'static [&'static str] = &["pick"];
        type Pack = Watch;
        type World = u8;
        type Frame = u8;
        type Value = ();
        type Choice = u8;
        type Room = [Option<u8>; 1];
        type Event = ();
        type Why = ();

        fn over(picked: &u8) -> bool {
            *picked > 0
        }
    }

    impl Procedure<Pick> for u8 {
        fn run(&mut self, cx: &mut Cx<Pick>, input: Input<Pick>) -> Flow<Pick> {
            if let Input::Answers(answers) = input {
                *cx.world = answers.first().1;
            }
            Flow::Ask(Ask::one(Seat(0), Rule(0), "pick"))
        }
        fn candidates(&self, _: &u8, _: &Watch, _: Seat, out: &mut Vec<u8>) {
            out.extend(1..=5);
        }
        fn may(&self, _: &u8, _: &Watch, _: Seat, _: u8) -> Result<(), ()> {
            Ok(())
        }
    }

    /// What the player picks and how many offers it has tried, if the flag is raised after this many.
    fn pick(raise_at: u32, lines: Lines<Pick>) -> (Option<u8>, u32) {
        let worth = |picked: &u8, watch: &Watch, _: Seat| {
            let tried = watch.tried.fetch_add(1, Ordering::Relaxed) + 1;
            if tried >= watch.raise_at {
                watch.flag.store(true, Ordering::Relaxed);
            }
            // The first offer looks good for once, in the second try.
            if tried == 6 { 1000 } else { i32::from(*picked % 5) }
        };
        let (habit, quiet, guess): (Habit<Pick>, _, _) = (
            |_, _, _, _, _| None,
            |_: &Table<Pick>| true,
            |table: &Table<Pick>, _: &Watch, _, _: &mut Chance| table.clone(),
        );
        let flag = Arc::new(AtomicBool::new(raise_at == 0));
        let watch = Watch { tried: AtomicU32::new(0), raise_at, flag: flag.clone() };
        let dice = || Chance::from_number(1);
        let table = Table::new(0, 0, dice(), &watch, &mut Vec::new()).expect("a question");
        let mut bot = Greedy::new(
            Mind {
                worth,
                clear: 1,
                stands: |_, _| [0.0; crate::SEATS],
                values: |_, _, _| [0.5; crate::SEATS],
                learned: None,
                terms: |_, _, _| Vec::new(),
                habit,
                takes_back: |_| false,
                sort: |_| None,
                unpicks: |_, _| false,
                pointless: |_, _, _, _| false,
                quiet,
                guess,
                lines,
                brief: lines,
                prepared: no_lines,
                clock: |_| 0,
            },
            Effort::default(),
            dice(),
        )
        .stopped_by(flag);
        (bot.choose(&table, &watch, Seat(0)), watch.tried.into_inner())
    }

    #[test]
    fn it_thinks_to_the_end_unless_it_is_stopped() {
        assert_eq!(pick(u32::MAX, no_lines), (Some(1), 20));
    }

    #[test]
    fn when_stopped_it_has_tried_everything_once() {
        assert_eq!(pick(0, no_lines), (Some(4), 5));
    }

    #[test]
    fn a_try_that_is_broken_off_does_not_count() {
        assert_eq!(pick(7, no_lines), (Some(4), 7));
    }

    #[test]
    fn when_stopped_it_makes_no_lines() {
        let plan: Lines<Pick> = |_, _, _| vec![Line::new(1, vec![2])];
        assert_eq!((pick(u32::MAX, plan), pick(0, plan)), ((Some(2), 0), (Some(4), 5)));
    }
}
