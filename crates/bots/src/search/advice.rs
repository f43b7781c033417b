//! Advice: ways that begin differently are played on to the same horizon in the same guesses, and what comes of it is compared
//! term by term. The search proposes ways where they cannot be listed.

use super::{
    Rollout, Search, Settings,
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
    /// What sets it apart from the other ways, in the terms of the game; the largest difference first.
    pub reasons: Vec<Reason>,
}

impl<C> Way<C> {
    /// What is gained of a thing that can be counted, from the question to the horizon.
    pub fn gain(&self, name: &str) -> Option<f32> {
        self.reasons.iter().find(|reason| reason.name == name)?.gain
    }
}

/// A term of the judgement, as a way leaves it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Reason {
    pub name: &'static str,
    /// How much better the way is by it than the others on average.
    pub weight: f32,
    /// The same as people count it.
    pub more: Option<f32>,
    /// The count at the horizon, less what it was at the question.
    pub gain: Option<f32>,
}

/// How ways are compared.
#[derive(Clone, Copy, Debug)]
pub struct Comparison {
    pub guesses: u32,
    /// How far they are played on.
    pub horizon: Rollout,
}

/// What came of the guesses of one way, added up.
#[derive(Default)]
struct Sum {
    value: f32,
    terms: Vec<Added>,
}

/// One term of the guesses of one way, added up.
struct Added {
    name: &'static str,
    weight: f32,
    count: Option<f32>,
    gain: Option<f32>,
}

impl<G: Game> Search<G>
where
    G::Pack: Sync,
    G::Choice: Send + Sync,
    G::Event: Send,
    Table<G>: Sync,
{
    /// The ways that the search likes best, at most so many, one for every beginning.
    pub fn beginnings(&mut self, table: &Table<G>, pack: &G::Pack, seat: Seat, most: usize) -> Vec<Vec<G::Choice>> {
        let mut ways: Vec<Vec<G::Choice>> = Vec::new();
        for judged in self.think(table, pack, seat) {
            if ways.len() < most && !ways.iter().any(|way| way.first() == judged.choices.first()) {
                ways.push(judged.choices);
            }
        }
        ways
    }

    /// Whether there is nothing to think about at the question of this seat.
    pub fn goes_without_saying(&mut self, table: &Table<G>, pack: &G::Pack, seat: Seat) -> bool {
        let mut offers = Vec::new();
        self.mind.offers(table, pack, seat, &mut offers);
        offers.len() < 2 || self.usual(table, pack, seat, &offers).is_some()
    }

    /// Plays all ways on in the same guesses; the best comes first. The first guess is finished in any case.
    pub fn compare(
        &self,
        table: &Table<G>,
        pack: &G::Pack,
        seat: Seat,
        ways: Vec<Vec<G::Choice>>,
        how: Comparison,
    ) -> Vec<Way<G::Choice>> {
        let (mind, mut dice) = (self.mind, self.given.clone());
        let worlds = dice.fork();
        let first = (mind.guess)(table, pack, seat, &mut dice);
        let settings = Settings { iterations: how.guesses, rollout: how.horizon, ..self.settings };
        let (stop, before) = (self.stop.as_deref(), (mind.stands)(&first.world, pack));
        let begun = (mind.terms)(&first.world, pack, seat);
        let job = Job { table, first: &first, before, pack, seat, mind, settings, deadline: None, stop };
        let moves: Vec<Move<G::Choice>> =
            ways.iter().filter_map(|way| way.split_first()).map(|(first, rest)| Move::new(*first, rest)).collect();
        let mut sums: Vec<Sum> = moves.iter().map(|_| Sum::default()).collect();
        let mut thinker = Thinker::new(mind);
        let mut played = 0;
        while played == 0 || !job.is_done(played) {
            let guess = (mind.guess)(table, pack, seat, &mut worlds.nth(played));
            for (way, sum) in moves.iter().zip(&mut sums) {
                let end = thinker.end_of(&job, guess.clone(), way);
                sum.value += job.values(&end)[seat.0 as usize];
                for (nth, term) in (mind.terms)(&end.world, pack, seat).into_iter().enumerate() {
                    if sum.terms.len() == nth {
                        sum.terms.push(Added { name: term.name, weight: 0.0, count: Some(0.0), gain: Some(0.0) });
                    }
                    let (added, before) = (&mut sum.terms[nth], begun.get(nth).and_then(|term| term.count));
                    added.weight += term.weight;
                    added.count = added.count.zip(term.count).map(|(sum, count)| sum + count);
                    added.gain =
                        added.gain.zip(term.count).zip(before).map(|((sum, count), before)| sum + count - before);
                }
            }
            played += 1;
        }
        let all = played as f32;
        let reasons = |nth: usize| {
            let others = || sums.iter().enumerate().filter(move |(other, _)| *other != nth).map(|(_, sum)| sum);
            let rest = others().count().max(1) as f32;
            let reason = |(at, own): (usize, &Added)| {
                let of = |sum: &Sum| sum.terms.get(at).map_or((0.0, None), |term| (term.weight, term.count));
                let weight = own.weight - others().map(|sum| of(sum).0).sum::<f32>() / rest;
                let count: Option<f32> = others().map(|sum| of(sum).1).sum();
                let more = own.count.zip(count).map(|(own, theirs)| (own - theirs / rest) / all);
                Reason { name: own.name, weight: weight / all, more, gain: own.gain.map(|gain| gain / all) }
            };
            let mut reasons: Vec<Reason> = sums[nth].terms.iter().enumerate().map(reason).collect();
            reasons.sort_by(|a, b| b.weight.abs().total_cmp(&a.weight.abs()));
            reasons
        };
        let way = |(nth, (choices, sum)): (usize, (Vec<G::Choice>, &Sum))| Way {
            choices,
            value: sum.value / all,
            reasons: reasons(nth),
        };
        let mut judged: Vec<_> = ways.into_iter().zip(&sums).enumerate().map(way).collect();
        judged.sort_by(|a, b| b.value.total_cmp(&a.value));
        judged
    }
}
