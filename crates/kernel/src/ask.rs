//! Questions: whom they are put to and how the answers join.

use crate::{Game, Rule};
use serde::{Deserialize, Serialize, de::DeserializeOwned};

/// One seat of a table, counted from 0 clockwise.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Seat(pub u8);

impl Seat {
    /// Where the seat stands in an array of all seats.
    #[inline]
    pub fn index(self) -> usize {
        self.0.into()
    }
    /// The seats of a table of this many, in order.
    pub fn all(seats: usize) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone {
        (0..seats as u8).map(Seat)
    }
}

impl From<u8> for Seat {
    fn from(number: u8) -> Seat {
        Seat(number)
    }
}

impl From<usize> for Seat {
    fn from(index: usize) -> Seat {
        Seat(index as u8)
    }
}

/// A page counts seats in plain numbers.
#[cfg(feature = "ts")]
impl ts_rs::TS for Seat {
    type WithoutGenerics = Self;
    type OptionInnerType = Self;
    fn name(_: &ts_rs::Config) -> String {
        "number".into()
    }
    fn inline(config: &ts_rs::Config) -> String {
        Self::name(config)
    }
}

/// A set of seats, one bit each: a table has at most eight.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Seats(pub u8);

impl Seats {
    /// No seat.
    pub const NONE: Seats = Seats(0);

    /// Only this seat.
    pub fn one(seat: Seat) -> Self {
        Seats(1 << seat.0)
    }
    /// Whether the seat is among them.
    pub fn has(self, seat: Seat) -> bool {
        self.0 >> seat.0 & 1 == 1
    }
    /// These and one more.
    #[must_use]
    pub fn with(self, seat: Seat) -> Self {
        Seats(self.0 | 1 << seat.0)
    }
    /// These but one.
    #[must_use]
    pub fn without(self, seat: Seat) -> Self {
        Seats(self.0 & !(1 << seat.0))
    }
    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }
    /// How many there are.
    pub fn len(self) -> u32 {
        self.0.count_ones()
    }
    /// The seats, the lowest first.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        bits(self.0.into()).map(Seat)
    }
}

/// The places of the bits that are set, the lowest first: what is in a set that is one number.
pub fn bits(mut set: u64) -> impl Iterator<Item = u8> + Clone {
    std::iter::from_fn(move || {
        (set != 0).then(|| {
            let next = set.trailing_zeros();
            set &= set - 1;
            next as u8
        })
    })
}

/// How the answers of several seats become one input.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Join {
    /// The first answer of any seat goes to the frame at once.
    #[default]
    First,
    /// The frame gets all answers together when every seat has given one; until then they are secret.
    All,
}

/// A question. Its offers are computed afresh from the frame that asks and the world.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ask {
    /// The number of the question in its game; set by the table.
    pub number: u32,
    /// The seats that must answer.
    pub seats: Seats,
    /// How their answers become one.
    pub join: Join,
    /// The rule that asks. What only says of a question what it is about decides nothing: it is no part of digests.
    #[serde(skip)]
    pub rule: Rule,
    /// The name of its text, one of [`Game::QUESTIONS`].
    #[serde(skip)]
    pub key: &'static str,
    /// Whether a team decides, and the seat that is asked only speaks for it.
    #[serde(skip)]
    pub team: bool,
}

impl Ask {
    fn new(seats: Seats, join: Join, rule: Rule, key: &'static str) -> Self {
        Ask { number: 0, seats, join, rule, key, team: false }
    }
    /// A question to one seat.
    pub fn one(seat: Seat, rule: Rule, key: &'static str) -> Self {
        Ask::new(Seats::one(seat), Join::First, rule, key)
    }
    /// A question to a team, for which one seat speaks.
    pub fn team(speaker: Seat, rule: Rule, key: &'static str) -> Self {
        Ask { team: true, ..Ask::one(speaker, rule, key) }
    }
    /// A question to several seats; the first answer goes on.
    pub fn first(seats: Seats, rule: Rule, key: &'static str) -> Self {
        Ask::new(seats, Join::First, rule, key)
    }
    /// A question to several seats; all answer before the game goes on.
    pub fn all(seats: Seats, rule: Rule, key: &'static str) -> Self {
        Ask::new(seats, Join::All, rule, key)
    }
}

/// Room for one answer a seat: an array of options, as long as the game has seats.
pub trait Room<C>: Copy + Default + Send + Sync + Serialize + DeserializeOwned {
    /// A place for each seat, in order.
    fn places(&self) -> &[Option<C>];
    /// The same, to be filled.
    fn places_mut(&mut self) -> &mut [Option<C>];
}

impl<C, const N: usize> Room<C> for [Option<C>; N]
where
    Self: Copy + Default + Send + Sync + Serialize + DeserializeOwned,
{
    fn places(&self) -> &[Option<C>] {
        self
    }
    fn places_mut(&mut self) -> &mut [Option<C>] {
        self
    }
}

/// The answers to one question.
#[derive(Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Answers<G: Game> {
    given: G::Room,
}

impl<G: Game> Clone for Answers<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Answers<G> {}

impl<G: Game> Default for Answers<G> {
    fn default() -> Self {
        Answers { given: G::Room::default() }
    }
}

impl<G: Game> Answers<G> {
    pub(crate) fn give(&mut self, seat: Seat, choice: G::Choice) {
        self.given.places_mut()[seat.index()] = Some(choice);
    }
    /// The seats that have answered.
    pub fn seats(&self) -> Seats {
        self.iter().fold(Seats::NONE, |set, (seat, _)| set.with(seat))
    }
    /// What a seat has answered.
    pub fn of(&self, seat: Seat) -> Option<G::Choice> {
        self.given.places().get(seat.index()).copied().flatten()
    }
    /// All answers, by seat.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, G::Choice)> {
        self.given.places().iter().enumerate().filter_map(|(i, c)| c.map(|c| (Seat::from(i), c)))
    }
    /// The answer of the lowest seat: the only one, when one seat was asked or the first answer counts.
    ///
    /// # Panics
    /// If nobody has answered, which the table never lets happen.
    pub fn first(&self) -> (Seat, G::Choice) {
        self.iter().next().expect("a frame is given answers only when there is one")
    }
}
