//! Advice: the search proposes ways that begin differently, then each is played on to the same horizon in the same guesses,
//! and what comes of it is compared term by term.

use super::{
    Search, Settings,
    thinker::{Job, Thinker},
    tree::Move,
};
use kernel::{Game, Seat, Table};

/// A way to go on, and what comes of it on average.
#[derive(Clone, Debug, PartialEq)]
pub struct Way<C> {
    pub choices: Vec<C>,
    /// How well it ends, from 0 (lost) to 1 (won).
    pub value: f32,
    /// What it wins in the points of the game, if that is how it is measured; near the end only victory counts.
    pub points: Option<f32>,
    /// What is better by it than by the other ways, or worse, in the terms of the game; the largest difference first.
    pub terms: Vec<(&'static str, f32)>,
}

impl<C> Way<C> {
    /// How good it is beside the other ways of the same comparison.
    fn measure(&self) -> f32 {
        self.points.unwrap_or(self.value)
    }
}

/// What came of the guesses of one way, added up.
#[derive(Default)]
struct Sum {
    value: f32,
    points: f32,
    /// Games that were not over.
    on: f32,
    terms: Vec<(&'static str, f32)>,
}

impl<G: Game> Search<G>
where
    G::Pack: Sync,
    G::Choice: Send + Sync,
    G::Event: Send,
    Table<G>: Sync,
{
    /// At most `most` ways to answer that begin differently, compared in `guesses` guesses, the best first.
    pub fn advise(
        &mut self,
        table: &Table<G>,
        pack: &G::Pack,
        seat: Seat,
        most: usize,
        guesses: u32,
    ) -> Vec<Way<G::Choice>> {
        let ways = self.beginnings(table, pack, seat, most);
        self.compare(table, pack, seat, ways, guesses)
    }

    /// The best way to answer and the one that was taken instead, compared in `guesses` guesses; none if there is no better one,
    /// or nothing to think about. `own` are the choices that the seat made from here on.
    pub fn second_thoughts(
        &mut self,
        table: &Table<G>,
        pack: &G::Pack,
        seat: Seat,
        own: &[G::Choice],
        guesses: u32,
    ) -> Option<[Way<G::Choice>; 2]> {
        let mut offers = Vec::new();
        self.mind.offers(table, pack, seat, &mut offers);
        if offers.len() < 2 || self.usual(table, pack, seat, &offers).is_some() {
            return None;
        }
        let best = self.beginnings(table, pack, seat, 1).pop()?;
        // Where ways are rows of choices, so is what was done.
        let own = if best.len() > 1 { own } else { own.get(..1)? };
        if own == best {
            return None;
        }
        let ways = self.compare(table, pack, seat, vec![best, own.to_vec()], guesses);
        let [better, worse] = <[Way<G::Choice>; 2]>::try_from(ways).ok()?;
        (worse.choices == own).then_some([better, worse])
    }

    /// The ways that the search likes best, one for every beginning.
    fn beginnings(&mut self, table: &Table<G>, pack: &G::Pack, seat: Seat, most: usize) -> Vec<Vec<G::Choice>> {
        let mut ways: Vec<Vec<G::Choice>> = Vec::new();
        for judged in self.think(table, pack, seat) {
            if ways.len() < most && !ways.iter().any(|way| way.first() == judged.choices.first()) {
                ways.push(judged.choices);
            }
        }
        ways
    }

    /// Plays all ways on in the same guesses; the best comes first. The first guess is finished in any case.
    fn compare(
        &mut self,
        table: &Table<G>,
        pack: &G::Pack,
        seat: Seat,
        ways: Vec<Vec<G::Choice>>,
        guesses: u32,
    ) -> Vec<Way<G::Choice>> {
        let (mind, worlds) = (self.mind, self.dice.fork());
        let first = (mind.guess)(table, pack, seat, &mut self.dice);
        let settings = Settings { iterations: guesses, ..self.settings };
        let (stop, before) = (self.stop.as_deref(), (mind.stands)(&first.world, pack));
        let job = Job { table, first: &first, before, pack, seat, mind, settings, deadline: None, stop };
        let moves: Vec<Move<G::Choice>> = ways
            .iter()
            .filter_map(|way| way.split_first())
            .map(|(first, rest)| Move { first: *first, rest: rest.into() })
            .collect();
        let mut sums: Vec<Sum> = moves.iter().map(|_| Sum::default()).collect();
        let mut thinker = Thinker::new(mind);
        let mut played = 0;
        while played == 0 || !job.is_done(played) {
            let guess = (mind.guess)(table, pack, seat, &mut worlds.nth(played));
            for (way, sum) in moves.iter().zip(&mut sums) {
                let end = thinker.end_of(&job, guess.clone(), way);
                sum.value += job.values(&end)[seat.0 as usize];
                if !end.is_over() {
                    sum.on += 1.0;
                    sum.points += mind.points.map_or(0.0, |points| points(&end.world, &first.world, pack, seat));
                }
                add(&mut sum.terms, &(mind.terms)(&end.world, pack, seat), 1.0);
            }
            played += 1;
        }
        let all = played as f32;
        let measured = mind.points.is_some() && sums.iter().all(|sum| sum.on > all / 2.0);
        let difference = |nth: usize| {
            let mut terms = Vec::new();
            let others = sums.len().saturating_sub(1).max(1) as f32;
            for (other, sum) in sums.iter().enumerate() {
                add(&mut terms, &sum.terms, if other == nth { 1.0 } else { -1.0 / others } / all);
            }
            terms.sort_by(|a, b| b.1.abs().total_cmp(&a.1.abs()));
            terms
        };
        let way = |(nth, (choices, sum)): (usize, (Vec<G::Choice>, &Sum))| Way {
            choices,
            value: sum.value / all,
            points: measured.then(|| sum.points / sum.on),
            terms: difference(nth),
        };
        let mut judged: Vec<_> = ways.into_iter().zip(&sums).enumerate().map(way).collect();
        judged.sort_by(|a, b| b.measure().total_cmp(&a.measure()));
        judged
    }
}

/// Adds terms, weighed, to those of the same names.
fn add(sum: &mut Vec<(&'static str, f32)>, terms: &[(&'static str, f32)], weight: f32) {
    for (nth, (name, amount)) in terms.iter().enumerate() {
        match sum.get_mut(nth) {
            Some((_, known)) => *known += amount * weight,
            None => sum.push((name, amount * weight)),
        }
    }
}
