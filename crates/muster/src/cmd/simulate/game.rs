//! One game by bots, from its number to its record.

use crate::{
    console::{Console, Tally, Watch},
    runs::{Record, RecordOf, Thought},
    save, trouble,
};
use anyhow::Result;
use kernel::{Chance, Journal, Seat, Table};
use std::{
    path::Path,
    time::{Duration, Instant},
};
use titles::{Bot, Level, Title, new_record};

type WatchOf<T> = <<T as Console>::Tally as Tally<T>>::Watch;

/// One game that is to be played.
pub struct Fixture {
    /// Its number among all.
    pub n: u64,
    /// Of the table and, mixed, of the bots.
    pub seed: u64,
    /// The place of its options among all kinds of tables.
    pub kind: usize,
    /// One bot for all seats, or one for each.
    pub bots: Vec<Level>,
}

/// Where bots play.
pub struct Room<'a, T: Console> {
    pub pack: &'a T::Pack,
    pub kinds: &'a [T::Options],
    /// A game of more decisions counts as stuck.
    pub most_decisions: u64,
    /// Whether the time is taken that bots think; to read the clock takes longer than a random choice.
    pub timed: bool,
}

/// All games of a run, none of them played yet. Every game has a seed of its own, worked out from that of the run and its
/// number.
pub struct Run<'a, T: Console> {
    /// Its kinds of tables are played in turn.
    pub room: Room<'a, T>,
    pub bots: &'a [Level],
    pub seed: u64,
}

impl<T: Console> Run<'_, T> {
    /// Plays a game by its number.
    pub fn play(&self, n: u64) -> RecordOf<T> {
        self.room.play(&self.fixture(n))
    }

    /// Plays a game and writes it as a saved one, which can be told, checked and played on.
    pub fn save(&self, n: u64, path: &Path) -> Result<()> {
        let mut plays = Vec::new();
        let game = self.room.follow(&self.fixture(n), |seat, choice| plays.push((seat, choice)));
        let (pack, options) = (self.room.pack, &self.room.kinds[game.kind]);
        let record = new_record::<T>(pack, options.clone(), kernel::seed_of(game.seed));
        let mut events = Vec::new();
        let mut journal = Journal::<T, _>::new(record, T::start(pack, options)?, pack, &mut events)?;
        for (seat, choice) in plays {
            events.clear();
            journal.play(pack, seat, choice, &mut events)?;
        }
        save::write(path, &journal.record)
    }

    fn fixture(&self, n: u64) -> Fixture {
        let kinds = self.room.kinds;
        let kind = (n % kinds.len() as u64) as usize;
        // Every kind of table sees every order of the bots.
        let bots = lineup(self.bots, n / kinds.len() as u64, T::seats(&kinds[kind]));
        Fixture { n, seed: game_seed(self.seed, n), kind, bots }
    }
}

impl<T: Console> Room<'_, T> {
    /// Plays a game; a panic is a fault of this game alone.
    pub fn play(&self, fixture: &Fixture) -> RecordOf<T> {
        self.follow(fixture, |_, _| {})
    }

    /// Plays a game; `each` sees every choice that was made.
    fn follow(&self, fixture: &Fixture, each: impl FnMut(Seat, T::Choice)) -> RecordOf<T> {
        let begun = Instant::now();
        let Fixture { n, seed, kind, ref bots } = *fixture;
        let options = &self.kinds[kind];
        let mut record = Record { n, seed, kind, table: T::named(options), ..Record::default() };
        record.bots = (0..T::seats(options).into()).map(|seat| bots[seat % bots.len()].word().to_owned()).collect();
        if let Err(panic) = trouble::caught(|| self.play_into(&mut record, options, bots, each)) {
            record.panic = Some(panic);
        }
        record.seconds = Some(begun.elapsed().as_secs_f64());
        record
    }

    fn play_into(
        &self,
        record: &mut RecordOf<T>,
        options: &T::Options,
        bots: &[Level],
        mut each: impl FnMut(Seat, T::Choice),
    ) {
        let pack = self.pack;
        let mut events = Vec::new();
        let chance = Chance::from_number(record.seed);
        let opened = T::start(pack, options)
            .and_then(|(world, frame)| Ok(Table::<T>::new(world, frame, chance, pack, &mut events)?));
        let mut table = match opened {
            Ok(table) => table,
            Err(error) => return record.stuck = Some(error.to_string()),
        };
        let mut watch = WatchOf::<T>::default();
        watch.note(&table.world, &events);
        let mut lineup = Lineup::<T>::new(bots, record.seed, self.timed);
        while !table.is_over() && record.stuck.is_none() {
            events.clear();
            match lineup.choose(&table, pack) {
                None => record.stuck = Some(format!("nothing can be chosen: {:?}", table.asking())),
                Some((seat, choice)) => match table.apply(pack, seat, choice, &mut events) {
                    Ok(()) => each(seat, choice),
                    Err(error) => record.stuck = Some(error.to_string()),
                },
            }
            watch.note(&table.world, &events);
            record.decisions += 1;
            if record.decisions > self.most_decisions {
                record.stuck = Some(format!("no end after {} decisions", self.most_decisions));
            }
        }
        record.finished = table.is_over();
        record.winners = T::winners(&table.world).iter().map(|seat| seat.0).collect();
        record.measures = watch.end(&table.world, pack);
        record.thoughts = lineup.bots.into_iter().map(|(_, thought)| thought).collect();
    }
}

/// Who sits where in one game: one bot for all seats, or one for each; and the time each has thought.
struct Lineup<T: Title> {
    bots: Vec<(Bot<T>, Thought)>,
    timed: bool,
}

impl<T: Title> Lineup<T> {
    fn new(kinds: &[Level], seed: u64, timed: bool) -> Self {
        let bot = |(nth, kind): (usize, &Level)| Bot::new(*kind, seed.wrapping_add(nth as u64 * 7919));
        let bots = kinds.iter().enumerate().map(|kind| (bot(kind), Thought::default())).collect();
        Lineup { bots, timed }
    }

    fn choose(&mut self, table: &Table<T>, pack: &T::Pack) -> Option<(Seat, T::Choice)> {
        let ((bot, thought), seat) = match self.bots.as_mut_slice() {
            [one] => {
                let seat = one.0.seat(table)?;
                (one, seat)
            }
            bots => {
                let seat = table.waiting().iter().next()?;
                (bots.get_mut(seat.0 as usize)?, seat)
            }
        };
        if !self.timed {
            return Some((seat, bot.choose(table, pack, seat)?));
        }
        let begun = cpu_time();
        let choice = bot.choose(table, pack, seat)?;
        thought.add(cpu_time().saturating_sub(begun));
        Some((seat, choice))
    }
}

/// The time for which a core has worked on this thread: what others do on the same machine does not count. A search that grows
/// several trees does so on other threads; no level does.
fn cpu_time() -> Duration {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    Duration::new(time.tv_sec.unsigned_abs(), time.tv_nsec.unsigned_abs() as u32)
}

/// The bots of a game: one for all seats, or one for each seat, beginning with another one every time.
fn lineup(bots: &[Level], turn: u64, seats: u8) -> Vec<Level> {
    match bots {
        [one] => vec![*one],
        all => (0..u64::from(seats)).map(|seat| all[((seat + turn) % all.len() as u64) as usize]).collect(),
    }
}

/// The seed of one game: short enough to be typed.
pub fn game_seed(seed: u64, n: u64) -> u64 {
    let bytes = kernel::seed_of(seed.rotate_left(17) ^ n);
    u64::from(u32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]))
}
