//! The player that looks one choice ahead: it tries every offer on a copy of the table, follows the game's habits to a quiet
//! point and takes the offer that is worth most on average.
//!
//! The copies are guesses: what is hidden is dealt anew and the dice are the player's own, so that it knows neither the next
//! roll nor the next card. The work for one choice is bounded by [`Effort`].

use crate::Player;
use kernel::{Chance, Game, Seat, Seats, Table};

/// Picks one of the offers of a seat. The last word: it is a choice of the player itself, not a step on the way to the quiet
/// point.
pub type Habit<G> =
    fn(&Table<G>, &<G as Game>::Pack, Seat, &[<G as Game>::Choice], bool) -> Option<<G as Game>::Choice>;

/// What a game tells the player about itself.
pub struct Mind<G: Game> {
    /// How good a table is for this seat and those that play together with it; more is better.
    pub worth: fn(&G::World, &G::Pack, Seat) -> i32,
    /// The answer one gives without looking ahead; none where looking pays.
    pub habit: Habit<G>,
    /// Whether a table can be judged now, or something is still in the air.
    pub quiet: fn(&Table<G>) -> bool,
    /// A table that looks the same to the seat: what it cannot see dealt anew, and dice that are not the table's.
    pub guess: fn(&Table<G>, &G::Pack, Seat, &mut Chance) -> Table<G>,
    /// A row of choices thought through together, such as a whole turn; empty where there is none. It is followed as long as
    /// each is still offered.
    pub plan: Plan<G>,
}

/// Thinks a row of choices through.
pub type Plan<G> = fn(&Table<G>, &<G as Game>::Pack, Seat, &mut Chance) -> Vec<<G as Game>::Choice>;

/// For games whose players think one choice at a time.
pub fn no_plan<G: Game>(_: &Table<G>, _: &G::Pack, _: Seat, _: &mut Chance) -> Vec<G::Choice> {
    Vec::new()
}

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

impl Default for Effort {
    fn default() -> Self {
        Effort { tries: 4, follow: 24, offers: 40 }
    }
}

pub struct Greedy<G: Game> {
    mind: Mind<G>,
    effort: Effort,
    dice: Chance,
    /// What is planned, per seat, the next choice last.
    planned: [Vec<G::Choice>; Seats::MAX],
    offers: Vec<G::Choice>,
    next: Vec<G::Choice>,
    events: Vec<G::Event>,
}

impl<G: Game> Greedy<G> {
    pub fn new(mind: Mind<G>, effort: Effort, dice: Chance) -> Self {
        Greedy {
            mind,
            effort,
            dice,
            planned: Default::default(),
            offers: Vec::new(),
            next: Vec::new(),
            events: Vec::new(),
        }
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
            table.offers(pack, seat, &mut self.next);
            let usual = (self.mind.habit)(&table, pack, seat, &self.next, false);
            let Some(choice) = usual.or_else(|| self.next.first().copied()) else { break };
            self.events.clear();
            if table.apply(pack, seat, choice, &mut self.events).is_err() {
                break;
            }
        }
        (self.mind.worth)(&table.world, pack, seat)
    }

    /// The next choice of the plan, or of a new one if the old is done or no longer fits.
    fn planned(&mut self, table: &Table<G>, pack: &G::Pack, seat: Seat, offers: &[G::Choice]) -> Option<G::Choice> {
        let old = self.planned[seat.0 as usize].pop();
        if let Some(choice) = old.filter(|choice| offers.contains(choice)) {
            return Some(choice);
        }
        let mut plan = (self.mind.plan)(table, pack, seat, &mut self.dice);
        plan.reverse();
        let choice = plan.pop().filter(|choice| offers.contains(choice));
        self.planned[seat.0 as usize] = plan;
        choice
    }

    fn look(&mut self, table: &Table<G>, pack: &G::Pack, seat: Seat, offers: &[G::Choice]) -> Option<G::Choice> {
        let mut sums = vec![0i64; offers.len()];
        for _ in 0..self.effort.tries {
            let guessed = (self.mind.guess)(table, pack, seat, &mut self.dice);
            for (sum, choice) in sums.iter_mut().zip(offers) {
                *sum += i64::from(self.try_offer(&guessed, pack, seat, *choice));
            }
        }
        // The first of the best, so that equal offers are settled the same way every time.
        let best = sums.iter().max()?;
        offers.iter().zip(&sums).find(|(_, sum)| *sum == best).map(|(choice, _)| *choice)
    }
}

impl<G: Game> Player<G> for Greedy<G> {
    fn choose(&mut self, table: &Table<G>, pack: &G::Pack, seat: Seat) -> Option<G::Choice> {
        let mut offers = std::mem::take(&mut self.offers);
        table.offers(pack, seat, &mut offers);
        let choice = match offers.as_slice() {
            [] => None,
            [only] => {
                // A plan goes on behind a question that leaves no choice.
                let plan = &mut self.planned[seat.0 as usize];
                if plan.last() == Some(only) {
                    plan.pop();
                }
                Some(*only)
            }
            all => self
                .planned(table, pack, seat, all)
                .or_else(|| (self.mind.habit)(table, pack, seat, all, true))
                .or_else(|| {
                    let few = &all[..all.len().min(self.effort.offers)];
                    self.look(table, pack, seat, few)
                }),
        };
        self.offers = offers;
        choice
    }
}
