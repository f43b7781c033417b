//! One game by bots, from its number to its record.

use crate::{
    console::{Console, Tally, Watch},
    runs::{Record, RecordOf},
    save, trouble,
};
use anyhow::Result;
use kernel::{Chance, Journal, Seat, Table};
use std::{path::Path, time::Instant};
use titles::{Bot, Level, Title, new_record};

type WatchOf<T> = <<T as Console>::Tally as Tally<T>>::Watch;

/// All games of a run, none of them played yet. Every game has a seed of its own, worked out from that of the run and its
/// number.
pub struct Run<'a, T: Console> {
    pub pack: &'a T::Pack,
    /// The tables that are played in turn.
    pub kinds: &'a [T::Options],
    pub bots: &'a [Level],
    pub seed: u64,
    /// A game of more decisions counts as stuck.
    pub most_decisions: u64,
}

impl<T: Console> Run<'_, T> {
    /// Plays a game by its number; a panic is a fault of this game alone.
    pub fn play(&self, n: u64) -> RecordOf<T> {
        self.follow(n, |_, _| {})
    }

    /// Plays a game and writes it as a saved one, which can be told, checked and played on.
    pub fn save(&self, n: u64, path: &Path) -> Result<()> {
        let mut plays = Vec::new();
        let game = self.follow(n, |seat, choice| plays.push((seat, choice)));
        let (pack, options) = (self.pack, &self.kinds[game.kind]);
        let record = new_record::<T>(pack, options.clone(), kernel::seed_of(game.seed));
        let mut events = Vec::new();
        let mut journal = Journal::<T, _>::new(record, T::start(pack, options)?, pack, &mut events)?;
        for (seat, choice) in plays {
            events.clear();
            journal.play(pack, seat, choice, &mut events)?;
        }
        save::write(path, &journal.record)
    }

    /// Plays a game; `each` sees every choice that was made.
    fn follow(&self, n: u64, each: impl FnMut(Seat, T::Choice)) -> RecordOf<T> {
        let begun = Instant::now();
        let kind = (n % self.kinds.len() as u64) as usize;
        let options = &self.kinds[kind];
        let seats = T::seats(options);
        // Every kind of table sees every order of the bots.
        let bots = lineup(self.bots, n / self.kinds.len() as u64, seats);
        let mut record =
            Record { n, seed: game_seed(self.seed, n), kind, table: T::named(options), ..Record::default() };
        record.bots = (0..seats.into()).map(|seat| bots[seat % bots.len()].word().to_owned()).collect();
        if let Err(panic) = trouble::caught(|| self.play_into(&mut record, options, &bots, each)) {
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
        let mut lineup = Lineup::<T>::new(bots, record.seed);
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
    }
}

/// Who sits where in one game: one bot for all seats, or one for each.
struct Lineup<T: Title>(Vec<Bot<T>>);

impl<T: Title> Lineup<T> {
    fn new(kinds: &[Level], seed: u64) -> Self {
        let bot = |(nth, kind): (usize, &Level)| Bot::new(*kind, seed.wrapping_add(nth as u64 * 7919));
        Lineup(kinds.iter().enumerate().map(bot).collect())
    }

    fn choose(&mut self, table: &Table<T>, pack: &T::Pack) -> Option<(Seat, T::Choice)> {
        let (bot, seat) = match self.0.as_mut_slice() {
            [bot] => {
                let seat = bot.seat(table)?;
                (bot, seat)
            }
            bots => {
                let seat = table.waiting().iter().next()?;
                (bots.get_mut(seat.0 as usize)?, seat)
            }
        };
        Some((seat, bot.choose(table, pack, seat)?))
    }
}

/// The bots of a game: one for all seats, or one for each seat, beginning with another one every time.
fn lineup(bots: &[Level], turn: u64, seats: u8) -> Vec<Level> {
    match bots {
        [one] => vec![*one],
        all => (0..u64::from(seats)).map(|seat| all[((seat + turn) % all.len() as u64) as usize]).collect(),
    }
}

/// The seed of one game: short enough to be typed.
fn game_seed(seed: u64, n: u64) -> u64 {
    let bytes = kernel::seed_of(seed.rotate_left(17) ^ n);
    u64::from(u32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]))
}
