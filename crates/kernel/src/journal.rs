//! The log of choices is the truth. A journal is a table with its log: it plays, takes back, branches and verifies.

use crate::{Ask, Chance, Error, Game, Seat, Standing, Step, Table};
use serde::{Deserialize, Serialize, de::DeserializeOwned};

/// A game as it is kept: everything needed to play it again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Record<O, C> {
    /// The name of the game.
    pub game: String,
    /// The version of the rules that played it.
    pub rules: String,
    /// The fingerprint of its content.
    pub pack: String,
    /// How the table was opened.
    pub options: O,
    /// What all chance comes from.
    #[serde(with = "crate::hex")]
    pub seed: [u8; 32],
    /// What was done, in order.
    pub entries: Vec<Entry<C>>,
}

/// One line of the log and the digest of the table after it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entry<C> {
    /// What was done.
    #[serde(rename = "do")]
    pub what: Move<C>,
    /// The table after it.
    #[serde(with = "crate::hex")]
    pub digest: [u8; 8],
}

/// What a log line does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Move<C> {
    /// A seat has chosen.
    Play {
        /// Who chose.
        seat: Seat,
        /// What was chosen.
        choice: C,
    },
    /// Back to the state after the first `keep` plays that still stand.
    Undo {
        /// How many plays stay.
        keep: usize,
    },
    /// New dice and shuffles from here on; in the log, so that the game can still be played again.
    Dice {
        /// The new seed.
        #[serde(with = "crate::hex")]
        seed: [u8; 32],
    },
}

/// Why a record does not replay.
#[derive(Debug, thiserror::Error)]
pub enum ReplayError<Why: std::fmt::Debug> {
    /// A play was not accepted.
    #[error("entry {at}: {error}")]
    Refused {
        /// The entry, counted from 1.
        at: usize,
        /// Why.
        error: Error<Why>,
    },
    /// The digest after an entry is another.
    #[error("entry {at}: the table differs from the one recorded; the rules or the content have changed")]
    Differs {
        /// The entry, counted from 1.
        at: usize,
    },
    /// An undo goes too far back.
    #[error("entry {at}: it takes back more plays than there are")]
    BadUndo {
        /// The entry, counted from 1.
        at: usize,
    },
    /// The first frames already fail.
    #[error("the game does not start: {0}")]
    Start(Error<Why>),
}

/// Plays between two snapshots.
const SNAPSHOT_EVERY: usize = 32;

/// A table and its log.
pub struct Journal<G: Game, O> {
    /// All that was written down.
    pub record: Record<O, G::Choice>,
    /// The table as it stands.
    pub table: Table<G>,
    standing: Standing<(Seat, G::Choice)>,
    /// A copy of the table before every `SNAPSHOT_EVERY`th standing play.
    snapshots: Vec<Table<G>>,
}

impl<G: Game, O: Clone + Serialize + DeserializeOwned> Journal<G, O> {
    /// A new game: `start` gives the world and its first frame.
    pub fn new(
        record: Record<O, G::Choice>,
        start: (G::World, G::Frame),
        pack: &G::Pack,
        events: &mut Vec<G::Event>,
    ) -> Result<Self, Error<G::Why>> {
        let table = Table::new(start.0, start.1, Chance::seeded(record.seed), pack, events)?;
        let record = Record { entries: Vec::new(), ..record };
        Ok(Journal { record, snapshots: vec![table.clone()], table, standing: Standing::default() })
    }

    /// Plays a whole record again, checking every digest. `each` sees the events of every entry.
    pub fn replay(
        record: &Record<O, G::Choice>,
        start: (G::World, G::Frame),
        pack: &G::Pack,
        mut each: impl FnMut(usize, &Table<G>, &[G::Event]),
    ) -> Result<Self, ReplayError<G::Why>> {
        let mut events = Vec::new();
        let mut journal = Journal::new(record.clone(), start, pack, &mut events).map_err(ReplayError::Start)?;
        each(0, &journal.table, &events);
        for (at, entry) in record.entries.iter().enumerate() {
            events.clear();
            match &entry.what {
                Move::Play { seat, choice } => journal
                    .play(pack, *seat, *choice, &mut events)
                    .map_err(|error| ReplayError::Refused { at: at + 1, error })?,
                Move::Undo { keep } => {
                    if *keep > journal.plays().len() {
                        return Err(ReplayError::BadUndo { at: at + 1 });
                    }
                    journal.undo(pack, *keep).map_err(|error| ReplayError::Refused { at: at + 1, error })?;
                }
                Move::Dice { seed } => journal.new_dice(*seed),
            }
            if journal.record.entries[at].digest != entry.digest {
                return Err(ReplayError::Differs { at: at + 1 });
            }
            each(at + 1, &journal.table, &events);
        }
        Ok(journal)
    }

    /// The open question; none when the game is over.
    pub fn ask(&self) -> Option<&Ask> {
        self.table.ask()
    }

    /// The plays that stand.
    pub fn plays(&self) -> &[(Seat, G::Choice)] {
        self.standing.plays()
    }

    /// Applies a choice and writes it to the log; a refused one changes neither.
    pub fn play(
        &mut self,
        pack: &G::Pack,
        seat: Seat,
        choice: G::Choice,
        events: &mut Vec<G::Event>,
    ) -> Result<(), Error<G::Why>> {
        self.table.apply(pack, seat, choice, events)?;
        self.standing.play((seat, choice));
        if self.plays().len().is_multiple_of(SNAPSHOT_EVERY) {
            self.snapshots.push(self.table.clone());
        }
        self.write(Move::Play { seat, choice });
        Ok(())
    }

    /// From now on chance is that of another seed.
    pub fn new_dice(&mut self, seed: [u8; 32]) {
        self.table.set_chance(Chance::seeded(seed));
        self.standing.dice(seed);
        self.write(Move::Dice { seed });
    }

    /// Goes back to the state after the first `keep` standing plays. Chance goes back too: the same dice come again.
    pub fn undo(&mut self, pack: &G::Pack, keep: usize) -> Result<(), Error<G::Why>> {
        let keep = keep.min(self.plays().len());
        let mut standing = self.standing.clone();
        standing.keep(keep);
        let from = keep / SNAPSHOT_EVERY;
        let mut table = self.snapshots[from].clone();
        let mut events = Vec::new();
        for step in standing.steps(from * SNAPSHOT_EVERY) {
            match step {
                Step::Dice(seed) => table.set_chance(Chance::seeded(seed)),
                Step::Play((seat, choice)) => {
                    events.clear();
                    table.apply(pack, *seat, *choice, &mut events)?;
                }
            }
        }
        self.table = table;
        self.standing = standing;
        self.snapshots.truncate(from + 1);
        self.write(Move::Undo { keep });
        Ok(())
    }

    fn write(&mut self, what: Move<G::Choice>) {
        self.record.entries.push(Entry { what, digest: self.table.digest() });
    }
}
