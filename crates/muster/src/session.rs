//! A game under way for `muster play`: the journal, who sits where, and where it is saved.

use crate::{save, terms::letter, trouble, who::Who};
use anyhow::{Result, anyhow, bail};
use kernel::{Error, Journal, Refused, Seat};
use std::path::PathBuf;
use titles::{Bot, Title, new_record};

pub struct Session<'p, T: Title> {
    pub pack: &'p T::Pack,
    pub journal: Journal<T, T::Options>,
    pub seats: Vec<Who>,
    pub save: Option<PathBuf>,
    bots: Vec<Option<Bot<T>>>,
}

impl<'p, T: Title> Session<'p, T> {
    /// Opens a new table. The events of the set-up go to `events`.
    pub fn new(
        pack: &'p T::Pack,
        options: T::Options,
        seed: u64,
        seats: Vec<Who>,
        save: Option<PathBuf>,
        events: &mut Vec<T::Event>,
    ) -> Result<Self> {
        trouble::set_context(format!("{}, {}, seed {seed}", T::NAME, T::named(&options)));
        let first = T::start(pack, &options)?;
        let record = new_record::<T>(pack, options, kernel::seed_of(seed));
        let journal = Journal::new(record, first, pack, events).map_err(|e| anyhow!("the game does not start: {e}"))?;
        Ok(Self::with(pack, journal, seats, save, seed))
    }

    /// Goes on with a saved game.
    pub fn load(pack: &'p T::Pack, path: PathBuf, seats: impl FnOnce(&T::Options) -> Result<Vec<Who>>) -> Result<Self> {
        let record = save::read::<T>(&path, pack)?;
        trouble::set_context(format!("the file {}", path.display()));
        let seats = seats(&record.options)?;
        let first = T::start(pack, &record.options)?;
        let journal = Journal::replay(&record, first, pack, |_, _, _| {})
            .map_err(|error| anyhow!("{} cannot be played on: {error}", path.display()))?;
        // The bots' dice go on from where the log is, not from the beginning.
        let seed = u64::from(record.seed[0]) << 32 | record.entries.len() as u64;
        Ok(Self::with(pack, journal, seats, Some(path), seed))
    }

    fn with(
        pack: &'p T::Pack,
        journal: Journal<T, T::Options>,
        seats: Vec<Who>,
        save: Option<PathBuf>,
        seed: u64,
    ) -> Self {
        let bot = |(seat, who): (usize, &Who)| match who {
            Who::Human => None,
            Who::Bot(level) => Some(Bot::new(*level, seed.wrapping_add(seat as u64 * 7919))),
        };
        let bots = seats.iter().enumerate().map(bot).collect();
        Session { pack, journal, seats, save, bots }
    }

    /// The seat that answers next: bots before people, so that nobody waits for them.
    pub fn next_seat(&self) -> Option<Seat> {
        let waiting = self.journal.table.waiting();
        let bot = waiting.iter().find(|s| self.is_bot(*s));
        bot.or_else(|| waiting.iter().next())
    }

    pub fn is_bot(&self, seat: Seat) -> bool {
        self.seats.get(seat.0 as usize).is_some_and(|who| *who != Who::Human)
    }

    /// The seats of people.
    pub fn people(&self) -> impl Iterator<Item = Seat> {
        let seats = self.seats.iter().enumerate().filter(|(_, who)| **who == Who::Human);
        seats.map(|(seat, _)| Seat(seat as u8))
    }

    /// Lets a bot answer.
    pub fn bot_plays(&mut self, seat: Seat, events: &mut Vec<T::Event>) -> Result<T::Choice> {
        let bot = self.bots.get_mut(seat.0 as usize).and_then(Option::as_mut);
        let choice = bot.and_then(|bot| bot.choose(&self.journal.table, self.pack, seat));
        let Some(choice) = choice else { bail!("seat {} has nothing to choose", letter(seat.0 as usize)) };
        match self.play(seat, choice, events)? {
            None => Ok(choice),
            Some(refused) => bail!("a bot was refused what it was offered: {refused:?}"),
        }
    }

    /// Plays a choice; a refusal changes nothing and is given back.
    pub fn play(
        &mut self,
        seat: Seat,
        choice: T::Choice,
        events: &mut Vec<T::Event>,
    ) -> Result<Option<Refused<T::Why>>> {
        match self.journal.play(self.pack, seat, choice, events) {
            Ok(()) => Ok(None),
            Err(Error::Refused(refused)) => Ok(Some(refused)),
            // A broken law of the rules: the record still holds everything up to it.
            Err(error) => {
                self.store()?;
                panic!("{error}")
            }
        }
    }

    /// Takes back to before the last choice of a person; false if there is none.
    pub fn undo(&mut self) -> Result<bool> {
        let plays = self.journal.plays();
        let Some(last) = plays.iter().rposition(|(seat, _)| !self.is_bot(*seat)) else { return Ok(false) };
        self.journal.undo(self.pack, last)?;
        Ok(true)
    }

    pub fn store(&self) -> Result<()> {
        match &self.save {
            Some(path) => save::write(path, &self.journal.record),
            None => Ok(()),
        }
    }
}
