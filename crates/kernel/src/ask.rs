//! Questions: whom they are put to and how the answers join.

use serde::{Deserialize, Serialize};

/// One seat of a table, counted from 0 clockwise.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Seat(pub u8);

/// A set of seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Seats(pub u8);

impl Seats {
    pub const NONE: Seats = Seats(0);
    pub const MAX: usize = 4;

    pub fn one(seat: Seat) -> Self {
        Seats(1 << seat.0)
    }
    pub fn has(self, seat: Seat) -> bool {
        self.0 >> seat.0 & 1 == 1
    }
    #[must_use]
    pub fn with(self, seat: Seat) -> Self {
        Seats(self.0 | 1 << seat.0)
    }
    #[must_use]
    pub fn without(self, seat: Seat) -> Self {
        Seats(self.0 & !(1 << seat.0))
    }
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }
    pub fn len(self) -> u32 {
        self.0.count_ones()
    }
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
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ask {
    /// The number of the question in its game; set by the table.
    pub number: u32,
    /// The seats that must answer.
    pub seats: Seats,
    pub join: Join,
}

impl Ask {
    /// A question to one seat.
    pub fn one(seat: Seat) -> Self {
        Ask { number: 0, seats: Seats::one(seat), join: Join::First }
    }
    /// A question to several seats; the first answer goes on.
    pub fn first(seats: Seats) -> Self {
        Ask { number: 0, seats, join: Join::First }
    }
    /// A question to several seats; all answer before the game goes on.
    pub fn all(seats: Seats) -> Self {
        Ask { number: 0, seats, join: Join::All }
    }
}

/// The answers to one question.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Answers<C> {
    given: [Option<C>; Seats::MAX],
}

impl<C: Copy> Answers<C> {
    pub(crate) fn give(&mut self, seat: Seat, choice: C) {
        self.given[seat.0 as usize] = Some(choice);
    }
    /// The seats that have answered.
    pub fn seats(&self) -> Seats {
        self.iter().fold(Seats::NONE, |set, (seat, _)| set.with(seat))
    }
    pub fn of(&self, seat: Seat) -> Option<C> {
        self.given[seat.0 as usize]
    }
    pub fn iter(&self) -> impl Iterator<Item = (Seat, C)> {
        self.given.iter().enumerate().filter_map(|(i, c)| c.map(|c| (Seat(i as u8), c)))
    }
    /// The answer of the lowest seat: the only one, when one seat was asked or the first answer counts.
    ///
    /// # Panics
    /// If nobody has answered, which the table never lets happen.
    pub fn first(&self) -> (Seat, C) {
        self.iter().next().expect("a frame is given answers only when there is one")
    }
}
