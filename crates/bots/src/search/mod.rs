//! The player that thinks: information-set Monte Carlo tree search.
//!
//! Every round of thought deals again what the seat cannot see, so that no thought knows more than the seat; goes down the tree
//! of what was tried before by how well it went for the seat that chooses there; adds a node; plays on without thinking; and notes
//! for every seat how it ended. All guesses share one tree. Players of one team share a worth and so a will; rivals each
//! want their own best.
//!
//! The nth visit of every move of the root is to the nth guess: moves are compared on the same worlds, and luck decides less.

mod advice;
mod thinker;
mod tree;

pub use advice::{Comparison, Reason, Way};

use crate::{Mind, Player, SORTS};
use kernel::{Chance, Game, Seat, Table};
use std::{
    sync::{Arc, atomic::AtomicBool},
    time::{Duration, Instant},
};
use thinker::{Job, Thinker};
use tree::Move;

/// How a search thinks.
#[derive(Clone, Copy, Debug)]
pub struct Settings {
    /// Guesses played for one choice.
    pub iterations: u32,
    /// No longer than this; the number of guesses then depends on the machine.
    pub time: Option<Duration>,
    /// Trees that grow beside each other on cores of their own; each gets its part of the guesses.
    pub trees: u32,
    /// How a guess is played on below the tree.
    pub rollout: Rollout,
    /// Ways looked at, of those that look best; without a limit every offer is looked at, and none at first sight.
    pub width: Option<usize>,
    /// At least this many of the ways looked at begin differently, if there are that many.
    pub beginnings: usize,
    /// How much the unknown is worth trying.
    pub curiosity: f32,
    /// How many visits the first impression counts for.
    pub trust: f32,
    /// How much of the judgement at the end of a guess is the learned one, from 0 to 1; the rest goes by rules of thumb.
    pub learned: f32,
    /// How much better than it looks a way is held to be, by the sort of turn it begins: whoever learns from games needs some such as
    /// nobody would play.
    pub lean: [f32; SORTS],
}

impl Settings {
    /// A round ahead, sensibly.
    pub const ROUND: Settings = Settings {
        iterations: 100,
        time: None,
        trees: 1,
        rollout: Rollout::Sensible { rounds: 1 },
        width: Some(6),
        beginnings: 1,
        curiosity: 0.1,
        trust: 4.0,
        learned: 0.0,
        lean: [0.0; SORTS],
    };
    /// Without any knowledge of the game: any offer, anywhere.
    pub const BLIND: Settings = Settings {
        rollout: Rollout::Random { choices: 10 },
        width: None,
        curiosity: 0.7,
        trust: 0.0,
        ..Settings::ROUND
    };
}

impl Settings {
    /// Whether thoughts reach beyond the next turn of the one who thinks, so that it shows what this turn prepares.
    fn sees_next_turn(&self) -> bool {
        match self.rollout {
            Rollout::Random { .. } => false,
            Rollout::Sensible { .. } => true,
            Rollout::Brief { turns } => turns > 1,
        }
    }
}

/// How a guess is played on below the tree.
#[derive(Clone, Copy, Debug)]
pub enum Rollout {
    /// Any offer, for this many choices; then the table is judged.
    Random { choices: u32 },
    /// As [`Greedy`] would, until the end of this many rounds, the current one included, when the table is quiet.
    Sensible { rounds: u32 },
    /// As [`Greedy`] would, for so many turns of the game's clock, until the table is quiet.
    Brief { turns: u32 },
}

/// A way to go on and what the search thinks of it.
#[derive(Clone, Debug)]
pub struct Judged<C> {
    pub choices: Vec<C>,
    /// What is meant for the next turn.
    pub then: Vec<C>,
    /// How well it ends, from 0 (lost) to 1 (won).
    pub value: f32,
    pub visits: u32,
}

pub struct Search<G: Game> {
    settings: Settings,
    mind: Mind<G>,
    dice: Chance,
    /// The dice as they were given: ways are compared in the same guesses, whatever was thought before.
    given: Chance,
    stop: Option<Arc<AtomicBool>>,
    /// What is left of the way that was chosen, per seat, the next choice last.
    planned: [Vec<G::Choice>; crate::SEATS],
    /// The question answered last and by whom: if the next one follows from it, so does what is known.
    last: Option<Last<G::Choice>>,
    grove: Vec<Thinker<G>>,
    offers: Vec<G::Choice>,
}

struct Last<C> {
    seat: Seat,
    number: u32,
    way: Move<C>,
}

impl<G: Game> Search<G>
where
    G::Pack: Sync,
    G::Choice: Send + Sync,
    G::Event: Send,
    Table<G>: Sync,
{
    pub fn new(mind: Mind<G>, settings: Settings, dice: Chance) -> Self {
        Search {
            settings,
            mind,
            given: dice.clone(),
            dice,
            stop: None,
            planned: Default::default(),
            last: None,
            grove: Vec::new(),
            offers: Vec::new(),
        }
    }

    /// The same player, which comes to an end with its thoughts when the flag is raised.
    #[must_use]
    pub fn stopped_by(self, flag: Arc<AtomicBool>) -> Self {
        Search { stop: Some(flag), ..self }
    }

    /// Choices applied to guesses in all thoughts so far, looks at first sight left out.
    pub fn played(&self) -> u64 {
        self.grove.iter().map(|thinker| thinker.played).sum()
    }

    /// What the seat could do at its question, the best first. Empty where nothing is to be thought about.
    pub fn think(&mut self, table: &Table<G>, pack: &G::Pack, seat: Seat) -> Vec<Judged<G::Choice>> {
        let Some(ask) = table.ask() else { return Vec::new() };
        let mut offers = std::mem::take(&mut self.offers);
        self.mind.offers(table, pack, seat, &mut offers);
        let judged = self.judge(table, pack, seat, ask.number, &offers);
        self.offers = offers;
        judged
    }

    fn judge(
        &mut self,
        table: &Table<G>,
        pack: &G::Pack,
        seat: Seat,
        number: u32,
        offers: &[G::Choice],
    ) -> Vec<Judged<G::Choice>> {
        if offers.is_empty() {
            return Vec::new();
        }
        let trees = self.settings.trees.max(1);
        while self.grove.len() < trees as usize {
            self.grove.push(Thinker::new(self.mind));
        }
        let follows = self.last.take().filter(|last| last.seat == seat && last.number + 1 == number);
        for thinker in &mut self.grove {
            if !follows.as_ref().is_some_and(|last| thinker.tree.go_on(seat, &last.way)) {
                thinker.tree.clear();
            }
            thinker.dice = self.dice.fork();
        }
        let first = (self.mind.guess)(table, pack, seat, &mut self.dice);
        let deadline = self.settings.time.map(|time| Instant::now() + time);
        let job = Job {
            table,
            first: &first,
            before: (self.mind.stands)(&first.world, pack),
            pack,
            seat,
            mind: self.mind,
            settings: Settings { iterations: self.settings.iterations.div_ceil(trees), ..self.settings },
            deadline,
            stop: self.stop.as_deref(),
        };
        match self.grove.as_mut_slice() {
            [one] => one.grow(&job),
            all => std::thread::scope(|scope| {
                for thinker in all {
                    scope.spawn(|| thinker.grow(&job));
                }
            }),
        }
        self.gather(seat)
    }

    /// The answer where thinking would be wasted: it goes without saying, and there is no plan to be made.
    fn usual(&mut self, table: &Table<G>, pack: &G::Pack, seat: Seat, offers: &[G::Choice]) -> Option<G::Choice> {
        self.settings.width?;
        let guessed = (self.mind.guess)(table, pack, seat, &mut self.dice);
        let usual = (self.mind.habit)(&guessed, pack, seat, offers, true)?;
        (self.mind.lines)(&guessed, pack, seat).is_empty().then_some(usual)
    }

    fn lean(&self, first: G::Choice) -> f32 {
        (self.mind.sort)(&first).map_or(0.0, |sort| self.settings.lean[usize::from(sort)])
    }

    /// What all trees have learnt together of the ways that there are: a tree that was gone on with may know of other questions,
    /// too, some of which have answers that look the same.
    fn gather(&self, seat: Seat) -> Vec<Judged<G::Choice>> {
        let mut all: Vec<Judged<G::Choice>> = Vec::new();
        for thinker in &self.grove {
            for tried in thinker.tree.tried(seat, self.settings.trust).filter(|tried| thinker.ways.contains(tried.way))
            {
                let choices: Vec<G::Choice> =
                    std::iter::once(tried.way.first).chain(tried.way.rest.iter().copied()).collect();
                let (value, visits) = (tried.value + self.lean(tried.way.first), tried.visits);
                let then = tried.way.then.to_vec();
                match all.iter_mut().find(|judged| judged.choices == choices && judged.then == then) {
                    Some(known) => {
                        let sum = known.value * known.visits as f32 + value * visits as f32;
                        known.visits += visits;
                        known.value = sum / known.visits.max(1) as f32;
                    }
                    None => all.push(Judged { choices, then, value, visits }),
                }
            }
        }
        all.sort_by(|a, b| b.value.total_cmp(&a.value).then(b.visits.cmp(&a.visits)));
        all
    }
}

impl<G: Game> Player<G> for Search<G>
where
    G::Pack: Sync,
    G::Choice: Send + Sync,
    G::Event: Send,
    Table<G>: Sync,
{
    fn choose(&mut self, table: &Table<G>, pack: &G::Pack, seat: Seat) -> Option<G::Choice> {
        let number = table.ask()?.number;
        let mut offers = std::mem::take(&mut self.offers);
        self.mind.offers(table, pack, seat, &mut offers);
        let plan = &mut self.planned[seat.0 as usize];
        let planned = plan.pop().filter(|choice| offers.contains(choice));
        if planned.is_none() {
            plan.clear();
        }
        let choice = match offers.as_slice() {
            [] => None,
            [only] => Some(*only),
            all => planned.or_else(|| {
                if let Some(usual) = self.usual(table, pack, seat, all) {
                    return Some(usual);
                }
                let best = self.judge(table, pack, seat, number, all).into_iter().next()?;
                let (first, rest) = best.choices.split_first()?;
                self.planned[seat.0 as usize].extend(rest.iter().rev());
                let way = Move { then: best.then.into(), ..Move::new(*first, rest) };
                self.last = Some(Last { seat, number, way });
                Some(*first)
            }),
        };
        self.offers = offers;
        choice
    }
}
