//! One game to learn from: who plays it, and which of its positions are written down.

use super::file::Row;
use crate::{
    cmd::simulate::{MOST_DECISIONS, game::game_seed},
    console::Console,
};
use anyhow::{Context, Result};
use bots::{ROUND, SORTS};
use kernel::{Chance, Seat, Table};
use titles::{Bot, Level};

/// Where games go astray, one choice in this many is any offer.
const ASTRAY: u32 = 4;
/// Rounds in which a game may go astray.
const STRAY_ROUNDS: u32 = 5;
/// How far a player leans at most, in hundredths of a won game.
const LEANING: u32 = 15;

/// Who plays, and how.
pub struct Club<'a, T: Console> {
    pub pack: &'a T::Pack,
    pub kinds: &'a [T::Options],
    pub bots: &'a [Level],
    pub guesses: Option<u32>,
    pub stray: u32,
    pub lean: u32,
    pub one_in: u32,
    pub seed: u64,
}

/// Positions whose end is not known yet.
struct Notes<'a, T: Console> {
    club: &'a Club<'a, T>,
    rows: Vec<Row>,
    /// The last Round whose beginning was noted.
    round: u32,
    dice: Chance,
}

impl<T: Console> Club<'_, T> {
    /// Plays the game of this number; its rows as bytes.
    pub fn play(&self, n: u64) -> Result<Vec<u8>> {
        let seed = game_seed(self.seed, n);
        let (kind, mut dice) =
            ((n % self.kinds.len() as u64) as usize, Chance::from_number(seed ^ 0x7365_6c66_0000_0000));
        let seats = usize::from(T::seats(&self.kinds[kind]));
        let mut level = || self.bots[dice.draw("level", self.bots.len() as u32) as usize];
        let levels: Vec<Level> = match T::RIVALS {
            true => (0..seats).map(|_| level()).collect(),
            false => vec![level(); seats],
        };
        let mut leanings = dice.fork();
        let bot = |(nth, level): (usize, &Level)| {
            let lean = self.leaning(&mut leanings);
            Bot::<T>::with(*level, seed.wrapping_add(nth as u64 * 7919), |settings| bots::Settings {
                iterations: self.guesses.unwrap_or(settings.iterations),
                lean,
                ..settings
            })
        };
        let mut bots: Vec<_> = levels.iter().enumerate().map(bot).collect();
        let mut anyone = Bot::<T>::new(Level::Random, seed);
        let astray = dice.draw("astray", 100) < self.stray;
        let astray = if astray { dice.draw("until", STRAY_ROUNDS * ROUND) } else { 0 };

        let (mut events, (world, frame)) = (Vec::new(), T::start(self.pack, &self.kinds[kind])?);
        let mut table = Table::<T>::new(world, frame, Chance::from_number(seed), self.pack, &mut events)?;
        let mut notes = Notes { club: self, rows: Vec::new(), round: 0, dice: dice.fork() };
        let mind = T::mind();
        for _ in 0..MOST_DECISIONS {
            let Some(seat) = table.waiting().iter().next() else { break };
            let clock = (mind.clock)(&table.world);
            let is_astray = clock < astray;
            if !is_astray && clock >= ROUND && (mind.quiet)(&table) {
                notes.note(&table, n, kind, seat, clock);
            }
            let bot = if is_astray && dice.draw("stray", ASTRAY) == 0 { &mut anyone } else { &mut bots[seat.index()] };
            let choice = bot.choose(&table, self.pack, seat).context("nothing is offered")?;
            events.clear();
            table.apply(self.pack, seat, choice, &mut events)?;
        }
        let mut bytes = Vec::new();
        if table.is_over() {
            notes.end(&table.world, &levels, &mut bytes);
        }
        Ok(bytes)
    }

    /// What a player who thinks is fond of or shuns, by the sort of turn: in some games one sort above all.
    fn leaning(&self, dice: &mut Chance) -> [f32; SORTS] {
        let mut lean = [0.0; SORTS];
        if dice.draw("leans", 100) < self.lean {
            for by in &mut lean {
                let far = dice.draw("lean", 2 * LEANING + 1) as f32 - LEANING as f32;
                *by = far / 100.0;
            }
            if dice.draw("fond", 2) == 0 {
                lean[dice.draw("sort", SORTS as u32) as usize] += 2.0 * LEANING as f32 / 100.0;
            }
        }
        lean
    }
}

impl<T: Console> Notes<'_, T> {
    /// Writes a position down: the first of every Round, and some others.
    fn note(&mut self, table: &Table<T>, n: u64, kind: usize, asked: Seat, clock: u32) {
        let first = clock / ROUND > self.round;
        self.round = clock / ROUND;
        if !first && self.dice.draw("note", self.club.one_in) > 0 {
            return;
        }
        let (pack, world, mind) = (self.club.pack, &table.world, T::mind());
        let stands = (mind.stands)(world, pack);
        let known = if T::RIVALS { stands } else { (mind.values)(world, &stands, pack) };
        let seats = T::seats(&self.club.kinds[kind]);
        let whose = if T::RIVALS { 0..seats } else { asked.0..asked.0 + 1 };
        for seat in whose {
            let mut signs = Vec::new();
            T::signs(world, pack, Seat(seat), &mut signs);
            self.rows.push(Row {
                game: n as u32,
                round: (clock / ROUND) as u8,
                turn: (clock % ROUND) as u8,
                seats,
                seat,
                kind: kind as u8,
                known: known[usize::from(seat)],
                signs,
                ..Row::default()
            });
        }
    }

    fn end(mut self, world: &T::World, levels: &[Level], out: &mut Vec<u8>) {
        let (winners, points) = (T::winners(world), T::points(world));
        let sum = points.iter().map(|points| f32::from(*points)).sum::<f32>();
        for row in &mut self.rows {
            let seat = usize::from(row.seat);
            row.won = winners.has(Seat(row.seat));
            row.share = if sum > 0.0 { f32::from(points[seat]) / sum } else { 0.0 };
            row.level = Level::ALL.iter().position(|level| *level == levels[seat]).unwrap_or(0) as u8;
            row.write(out);
        }
    }
}
