//! The games of an arena: which bots meet, at which tables and seats.

use crate::{
    cmd::simulate::game::{Fixture, game_seed},
    console::Console,
};
use titles::Level;

/// One game: a bot at its seat among others, or a team of one bot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bout {
    /// The number of the table. Games at one table have the same seed and the same options.
    pub table: usize,
    /// The place of the pairing, or of the team, among all.
    pub side: usize,
    /// Where the first bot of the pairing sits; the other has all other seats.
    pub seat: u8,
}

/// All games, table by table: when a run is stopped, all bots have played about as many.
pub struct Card {
    pub bots: Vec<Level>,
    /// Places of the bots that meet; empty where they do not play against each other.
    pub pairings: Vec<(usize, usize)>,
    pub bouts: Vec<Bout>,
    kinds: usize,
}

impl Card {
    /// At least this many games of every pairing, or of every team. Rivals play every table once for each seat of the first bot,
    /// so that none has the better seat more often.
    pub fn new<T: Console>(kinds: &[T::Options], bots: Vec<Level>, games: u64) -> Self {
        let firsts = 0..bots.len();
        let pairings: Vec<(usize, usize)> = match T::RIVALS {
            true => firsts.flat_map(|first| (first + 1..bots.len()).map(move |other| (first, other))).collect(),
            false => Vec::new(),
        };
        let (mut bouts, mut tables, mut played) = (Vec::new(), 0, 0);
        while played < games {
            let seats = if T::RIVALS { T::seats(&kinds[tables % kinds.len()]) } else { 1 };
            let sides = if T::RIVALS { pairings.len() } else { bots.len() };
            bouts.extend((0..sides).flat_map(|side| (0..seats).map(move |seat| Bout { table: tables, side, seat })));
            tables += 1;
            played += u64::from(seats);
        }
        Card { bots, pairings, bouts, kinds: kinds.len() }
    }

    /// The game of this number, with the seed of the whole arena.
    pub fn fixture<T: Console>(&self, n: u64, kinds: &[T::Options], seed: u64) -> Fixture {
        let Bout { table, side, seat } = self.bouts[n as usize];
        let kind = table % self.kinds;
        let bots = match self.pairings.get(side) {
            Some((first, other)) => {
                (0..T::seats(&kinds[kind])).map(|at| self.bots[if at == seat { *first } else { *other }]).collect()
            }
            None => vec![self.bots[side]],
        };
        Fixture { n, seed: game_seed(seed, table as u64), kind, bots }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cry_havoc::{CryHavoc, options::Options};
    use std::collections::BTreeMap;

    #[test]
    fn every_seat_and_every_seed_comes_as_often() {
        let (kinds, bots) = ([Options::new(2), Options::new(4)], vec![Level::Random, Level::Greedy, Level::Recruit]);
        let card = Card::new::<CryHavoc>(&kinds, bots, 11);
        assert_eq!((card.pairings.len(), card.bouts.len()), (3, 36));
        let mut seats = BTreeMap::new();
        for n in 0..36 {
            let fixture = card.fixture::<CryHavoc>(n, &kinds, 5);
            let (first, other) = card.pairings[card.bouts[n as usize].side];
            let at =
                fixture.bots.iter().position(|bot| *bot == card.bots[first]).expect("the first bot sits somewhere");
            assert_eq!(fixture.bots.iter().filter(|bot| **bot == card.bots[other]).count(), fixture.bots.len() - 1);
            *seats.entry((first, other, fixture.seed, fixture.bots.len(), at)).or_insert(0) += 1;
        }
        // Three pairings, two tables of two and two of four: every seat of each exactly once.
        assert_eq!((seats.len(), seats.values().all(|games| *games == 1)), (36, true));
    }
}
