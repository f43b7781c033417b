//! One tree of a search and what its growth takes: it plays guesses down the tree and beyond, and learns from each.

use super::{
    Rollout, Settings,
    tree::{Move, ROOT, Step, Tree, Values, Weights},
};
use crate::{Greedy, Line, Lines, Mind, Player, ROUND, SORTS, Stands};
use kernel::{Chance, Game, Seat, Table};
use std::{
    cmp::Reverse,
    sync::atomic::{AtomicBool, Ordering},
    time::Instant,
};

/// Choices of a guess after which it is judged as it is: nobody waits for an endless one.
const MOST_CHOICES: u32 = 2000;
/// Lines that are looked at by what was learned, of those that look best by rules of thumb.
const SIGHTED: usize = 32;
/// One way in so many prepares the next turn, if there are such.
const PREPARED: usize = 4;
/// How many clear differences in worth lie between a lost game and a won one.
const CHANCE: f32 = 3.0;

/// One tree and what its growth takes.
pub(super) struct Thinker<G: Game> {
    pub tree: Tree<G::Choice>,
    pub dice: Chance,
    inside: Greedy<G>,
    offers: Vec<G::Choice>,
    /// What can be done at the question itself.
    pub ways: Vec<Move<G::Choice>>,
    moves: Vec<Move<G::Choice>>,
    behind: Vec<f32>,
    path: Vec<u32>,
    events: Vec<G::Event>,
    /// Choices applied to guesses so far.
    pub played: u64,
}

/// A question to be thought about.
pub(super) struct Job<'a, G: Game> {
    pub table: &'a Table<G>,
    /// A guess at it, for a look at first sight.
    pub first: &'a Table<G>,
    /// How the seats stand in it.
    pub before: Values,
    pub pack: &'a G::Pack,
    pub seat: Seat,
    pub mind: Mind<G>,
    pub settings: Settings,
    pub deadline: Option<Instant>,
    pub stop: Option<&'a AtomicBool>,
}

impl<G: Game> Job<'_, G> {
    pub fn is_done(&self, nth: u32) -> bool {
        nth >= self.settings.iterations
            || self.stop.is_some_and(|stop| stop.load(Ordering::Relaxed))
            || self.deadline.is_some_and(|deadline| Instant::now() >= deadline)
    }

    fn turns_back(&self, line: &Line<G::Choice>) -> bool {
        line.choices.first().is_some_and(self.mind.takes_back)
    }

    /// How it ended for every seat.
    pub fn values(&self, table: &Table<G>) -> Values {
        let known = || (self.mind.values)(&table.world, &self.before, self.pack);
        match (self.mind.learned, self.settings.learned) {
            (Some(learned), part) if part > 0.0 => {
                let mut values = learned(&table.world, self.pack);
                if part < 1.0 {
                    values
                        .iter_mut()
                        .zip(known())
                        .for_each(|(value, known)| *value = part * *value + (1.0 - part) * known);
                }
                values
            }
            _ => known(),
        }
    }
}

impl<G: Game> Thinker<G> {
    pub fn new(mind: Mind<G>) -> Self {
        Thinker {
            tree: Tree::new(),
            dice: Chance::from_number(0),
            inside: Greedy::inside(mind),
            offers: Vec::with_capacity(64),
            ways: Vec::new(),
            moves: Vec::with_capacity(64),
            behind: Vec::new(),
            path: Vec::with_capacity(64),
            events: Vec::with_capacity(64),
            played: 0,
        }
    }

    pub fn grow(&mut self, job: &Job<'_, G>) {
        // Every thinker has worlds of its own.
        let worlds = self.dice.fork();
        job.mind.offers(job.first, job.pack, job.seat, &mut self.offers);
        self.look(job, job.first, job.seat, job.mind.lines, true);
        let (ways, behind) = (std::mem::take(&mut self.moves), std::mem::take(&mut self.behind));
        let mut nth = 0;
        // One guess is always played; without more time the player takes what looks best.
        while nth == 0 || !job.is_done(nth) {
            self.play_one(job, &ways, &behind, &worlds);
            nth += 1;
        }
        self.ways = ways;
    }

    /// One guess, from the question to the end of the thought.
    fn play_one(&mut self, job: &Job<'_, G>, moves: &[Move<G::Choice>], behind: &[f32], worlds: &Chance) {
        self.path.clear();
        self.path.push(ROOT);
        let Step { node, nth, mut new } = self.step(job, ROOT, job.seat, moves, behind);
        let mut world = worlds.nth(self.tree.visits(node));
        let mut table = (job.mind.guess)(job.table, job.pack, job.seat, &mut world);
        self.path.push(node);
        self.inside.forget();
        let begun = (job.mind.clock)(&table.world);
        let mut choices = 0;
        self.play(job, &mut table, job.seat, &moves[nth], &mut choices);
        while !new && !table.is_over() && choices < MOST_CHOICES && !self.is_beyond(job, &table, begun, choices) {
            let Some(seat) = table.waiting().iter().next() else { break };
            if !self.branches(job, &table, seat) {
                let choice = match self.offers.as_slice() {
                    // Where no rows of choices are followed, there is nothing to ask.
                    [only] if job.settings.width.is_none() => Some(*only),
                    _ => self.inside.choose(&table, job.pack, seat),
                };
                let Some(choice) = choice else { break };
                self.apply(job, &mut table, seat, choice);
                choices += 1;
                continue;
            }
            let at = self.path[self.path.len() - 1];
            let (moves, behind) = (std::mem::take(&mut self.moves), std::mem::take(&mut self.behind));
            let step = self.step(job, at, seat, &moves, &behind);
            new = step.new;
            self.path.push(step.node);
            self.play(job, &mut table, seat, &moves[step.nth], &mut choices);
            (self.moves, self.behind) = (moves, behind);
        }
        self.play_on(job, &mut table, begun, choices);
        self.tree.learn(&self.path, job.values(&table));
    }

    /// What becomes of a guess by this way and sensible play after it.
    pub fn end_of(&mut self, job: &Job<'_, G>, mut table: Table<G>, way: &Move<G::Choice>) -> Table<G> {
        self.inside.forget();
        let begun = (job.mind.clock)(&table.world);
        let mut choices = 0;
        self.play(job, &mut table, job.seat, way, &mut choices);
        self.play_on(job, &mut table, begun, choices);
        table
    }

    fn step(&mut self, job: &Job<'_, G>, at: u32, seat: Seat, moves: &[Move<G::Choice>], behind: &[f32]) -> Step {
        let Settings { curiosity, trust, width, .. } = job.settings;
        let weights = |room| Weights { curiosity, trust, room };
        let dice = &mut self.dice;
        match width {
            // Those that look best come first. Below the root more is tried only as more is known.
            Some(width) => {
                let room = if at == ROOT { width } else { 1 + (self.tree.visits(at) as f32).sqrt() as usize };
                self.tree.descend(at, seat, moves, behind, weights(room), |_| 0)
            }
            None => self.tree.descend(at, seat, moves, behind, weights(usize::MAX), |untried| {
                if untried == 1 { 0 } else { dice.draw("untried", untried as u32) as usize }
            }),
        }
    }

    /// Whether the tree branches at this question; if so, into what.
    fn branches(&mut self, job: &Job<'_, G>, table: &Table<G>, seat: Seat) -> bool {
        job.mind.offers(table, job.pack, seat, &mut self.offers);
        if self.offers.len() < 2 {
            return false;
        }
        if job.settings.width.is_some() {
            // A row of choices is under way, or the answer goes without saying.
            if self.inside.is_following(seat)
                || self.inside.means(seat)
                || (job.mind.habit)(table, job.pack, seat, &self.offers, true).is_some()
            {
                return false;
            }
        }
        self.look(job, table, seat, job.mind.brief, false);
        self.moves.len() > 1
    }

    /// What can be done at a question whose offers are at hand, and how far each seems to be behind the best.
    fn look(&mut self, job: &Job<'_, G>, table: &Table<G>, seat: Seat, ways: Lines<G>, judged: bool) {
        self.moves.clear();
        self.behind.clear();
        let Some(width) = job.settings.width else {
            self.moves.extend(self.offers.iter().map(|choice| Move::new(*choice, &[])));
            return;
        };
        let mut lines = ways(table, job.pack, seat);
        if lines.is_empty() {
            let offers = std::mem::take(&mut self.offers);
            lines = self.inside.lines(table, job.pack, seat, &offers);
            self.offers = offers;
        }
        // Taking something back only leads to the same question again, so it is not a way to answer.
        if lines.iter().any(|line| !job.turns_back(line)) {
            lines.retain(|line| !job.turns_back(line));
        }
        lines.sort_by_key(|line| Reverse(line.worth));
        if judged && let Some(learned) = job.mind.learned.filter(|_| job.settings.learned > 0.0) {
            lines.truncate(SIGHTED);
            self.sight(job, table, seat, learned, &mut lines);
        }
        if judged && job.settings.lean != [0.0; SORTS] {
            for line in &mut lines {
                let sort = line.choices.first().and_then(job.mind.sort);
                let lean = sort.map_or(0.0, |sort| job.settings.lean[usize::from(sort)]);
                line.worth = line.worth.saturating_add((lean * CHANCE * job.mind.clear as f32) as i32);
            }
            lines.sort_by_key(|line| Reverse(line.worth));
        }
        spread(&mut lines, job.settings.beginnings.min(width));
        let best = lines.first().map_or(0, |line| line.worth);
        let mut prepared = if judged && job.settings.sees_next_turn() {
            (job.mind.prepared)(table, job.pack, seat)
        } else {
            Vec::new()
        };
        prepared.sort_by_key(|line| Reverse(line.worth));
        prepared.truncate(width / PREPARED);
        lines.truncate(width - prepared.len());
        // What a preparation is worth shows only in what it prepares: at first sight it is as good as any.
        lines.extend(prepared.into_iter().map(|line| Line { worth: best, ..line }));
        for Line { worth, choices, then } in lines {
            let Some((first, rest)) = choices.split_first() else { continue };
            self.moves.push(Move { then: then.into(), ..Move::new(*first, rest) });
            let behind = (best.saturating_sub(worth)) as f32 / job.mind.clear as f32;
            self.behind.push(0.5 * behind / (1.0 + behind));
        }
    }

    /// What was learned says which lines look best, where they lead to a table that can be judged.
    fn sight(
        &mut self,
        job: &Job<'_, G>,
        table: &Table<G>,
        seat: Seat,
        learned: Stands<G>,
        lines: &mut [Line<G::Choice>],
    ) {
        let value = |line: &Line<G::Choice>| {
            let mut after = table.clone();
            let mut events = Vec::new();
            for choice in &line.choices {
                after.apply(job.pack, seat, *choice, &mut events).ok()?;
            }
            (after.is_over() || (job.mind.quiet)(&after)).then(|| learned(&after.world, job.pack)[seat.0 as usize])
        };
        let values: Vec<Option<f32>> = lines.iter().map(value).collect();
        if values.iter().all(Option::is_some) {
            let scale = CHANCE * job.mind.clear as f32;
            lines.iter_mut().zip(values).for_each(|(line, value)| line.worth = (value.unwrap_or(0.0) * scale) as i32);
            lines.sort_by_key(|line| Reverse(line.worth));
        }
    }

    fn play(&mut self, job: &Job<'_, G>, table: &mut Table<G>, seat: Seat, way: &Move<G::Choice>, choices: &mut u32) {
        self.apply(job, table, seat, way.first);
        self.inside.follow(seat, &way.rest);
        self.inside.mean(seat, &way.then);
        *choices += 1;
    }

    /// A choice that a guess does not allow ends nothing: the guess is judged as it stands.
    fn apply(&mut self, job: &Job<'_, G>, table: &mut Table<G>, seat: Seat, choice: G::Choice) {
        self.events.clear();
        self.played += 1;
        // Thinking takes long; everybody else who waits for this core is in more of a hurry.
        if self.played.is_multiple_of(16) {
            std::thread::yield_now();
        }
        let _ = table.apply(job.pack, seat, choice, &mut self.events);
    }

    fn is_beyond(&self, job: &Job<'_, G>, table: &Table<G>, begun: u32, choices: u32) -> bool {
        match job.settings.rollout {
            Rollout::Random { choices: most } => choices >= most,
            Rollout::Brief { turns } => (job.mind.clock)(&table.world) >= begun + turns && (job.mind.quiet)(table),
            Rollout::Sensible { rounds } => {
                (job.mind.clock)(&table.world) >= (begun / ROUND + rounds) * ROUND && (job.mind.quiet)(table)
            }
        }
    }

    /// Plays a guess on without a thought.
    fn play_on(&mut self, job: &Job<'_, G>, table: &mut Table<G>, begun: u32, mut choices: u32) {
        let random = matches!(job.settings.rollout, Rollout::Random { .. });
        while !table.is_over() && choices < MOST_CHOICES && !self.is_beyond(job, table, begun, choices) {
            let Some(seat) = table.waiting().iter().next() else { return };
            let choice = if random {
                job.mind.offers(table, job.pack, seat, &mut self.offers);
                match self.offers.len() {
                    0 => None,
                    n => Some(self.offers[if n == 1 { 0 } else { self.dice.draw("choice", n as u32) as usize }]),
                }
            } else {
                self.inside.choose(table, job.pack, seat)
            };
            let Some(choice) = choice else { return };
            self.apply(job, table, seat, choice);
            choices += 1;
        }
    }
}

/// Brings lines forward, the best of each beginning, until the first `beginnings` lines all begin differently. Otherwise the order
/// stays: the best first.
fn spread<C: PartialEq>(lines: &mut [Line<C>], beginnings: usize) {
    for front in 1..beginnings.min(lines.len()) {
        let (known, rest) = lines.split_at(front);
        let begins = |line: &Line<C>| !known.iter().any(|other| other.choices.first() == line.choices.first());
        let Some(next) = rest.iter().position(begins) else { return };
        lines[front..=front + next].rotate_right(1);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_that_begin_differently_come_forward() {
        let line = |(worth, choices): (i32, [u8; 2])| Line::new(worth, choices.to_vec());
        let worths = |beginnings| {
            let mut lines: Vec<_> =
                [(9, [1, 1]), (8, [1, 2]), (7, [1, 3]), (6, [2, 1]), (5, [2, 2]), (4, [3, 1])].map(line).into();
            spread(&mut lines, beginnings);
            lines.iter().map(|line| line.worth).collect::<Vec<_>>()
        };
        assert_eq!(worths(1), [9, 8, 7, 6, 5, 4]);
        assert_eq!(worths(2), [9, 6, 8, 7, 5, 4]);
        assert_eq!(worths(4), [9, 6, 4, 8, 7, 5]);
    }
}
