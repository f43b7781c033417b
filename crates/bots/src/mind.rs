//! What a game tells the players about itself.

use kernel::{Chance, Game, Seat, Table};

/// Picks one of the offers of a seat. The last argument: whether the player itself chooses, instead of stepping on to the next
/// quiet table.
pub type Habit<G> =
    fn(&Table<G>, &<G as Game>::Pack, Seat, &[<G as Game>::Choice], bool) -> Option<<G as Game>::Choice>;

/// How well every seat is doing, in a measure of the game's own.
pub type Stands<G> = fn(&<G as Game>::World, &<G as Game>::Pack) -> [f32; crate::SEATS];

/// Judges the world that a line of play has led to, given how the seats were doing when it began.
pub type Judge<G> = fn(&<G as Game>::World, &[f32; crate::SEATS], &<G as Game>::Pack) -> [f32; crate::SEATS];

/// A round on the clock of every game.
pub const ROUND: u32 = 8;

/// Sorts of turns that are told apart.
pub const SORTS: usize = 5;

/// Takes a judgement apart: terms by their names, always the same ones in the same order.
pub type Terms<G> = fn(&<G as Game>::World, &<G as Game>::Pack, Seat) -> Vec<Term>;

/// A part of what speaks for a table.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Term {
    pub name: &'static str,
    /// What it adds to the value, roughly; more is better.
    pub weight: f32,
    /// The same as people count it (Units, cards, spaces), where that can be counted.
    pub count: Option<f32>,
}

pub struct Mind<G: Game> {
    /// How good a table is for this seat and those that play together with it; more is better.
    pub worth: fn(&G::World, &G::Pack, Seat) -> i32,
    /// What makes a clear difference in worth.
    pub clear: i32,
    /// What the end of a line of play is measured against: noted once, where the line begins.
    pub stands: Stands<G>,
    /// How well a line of play ended for every seat, from 0 (lost) to 1 (won).
    pub values: Judge<G>,
    /// The same as it was learned from whole games, with no need of a beginning; none where nothing has been learned.
    pub learned: Option<Stands<G>>,
    /// What speaks for a world, so that a choice can be explained.
    pub terms: Terms<G>,
    /// The answer given without looking ahead; none where looking ahead pays.
    pub habit: Habit<G>,
    /// Whether a choice only takes back others of the same turn, so that nobody goes round in circles.
    pub takes_back: fn(&G::Choice) -> bool,
    /// Whether a choice only takes back a card that was pointed at for the open question: players who think before they point have
    /// no use for it, and look at all other offers.
    pub unpicks: fn(&Table<G>, G::Choice) -> bool,
    /// Whether an offer costs something and changes nothing: it may be taken, but nobody is advised to.
    pub pointless: fn(&Table<G>, &G::Pack, Seat, G::Choice) -> bool,
    /// Whether a table can be judged now, with nothing still undecided.
    pub quiet: fn(&Table<G>) -> bool,
    /// A table that looks the same to the seat: what it cannot see is dealt again, and the dice that are not the table's.
    pub guess: fn(&Table<G>, &G::Pack, Seat, &mut Chance) -> Table<G>,
    /// Ways to answer, each thought through on the table given (a guess): sequences of choices, such as a whole turn. Empty where
    /// one choice at a time is enough.
    pub lines: Lines<G>,
    /// The same for players inside the thoughts of another, who have no time for more than what looks best.
    pub brief: Lines<G>,
    /// More ways for those who think ahead: turns that prepare the next one, each with what it prepares (`then`).
    pub prepared: Lines<G>,
    /// What sort of turn a choice begins, a number below [`SORTS`], where turns come in sorts that one may lean to.
    pub sort: fn(&G::Choice) -> Option<u8>,
    /// How far the game has come, in turns, [`ROUND`] of which are a round; 0 while it is set up.
    pub clock: fn(&G::World) -> u32,
}

pub type Lines<G> = fn(&Table<G>, &<G as Game>::Pack, Seat) -> Vec<Line<<G as Game>::Choice>>;

/// One way to go on: choices of one seat in a row, and how good it looks at first sight.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line<C> {
    pub worth: i32,
    pub choices: Vec<C>,
    /// What the seat means to do at its next turn, where this one prepares it: thoughts go on with it, the player itself thinks again.
    pub then: Vec<C>,
}

impl<C> Line<C> {
    pub fn new(worth: i32, choices: Vec<C>) -> Self {
        Line { worth, choices, then: Vec::new() }
    }
}

/// The line that looks best; the first of them, so that equal ones are settled the same way every time.
pub fn best_line<C>(lines: Vec<Line<C>>) -> Option<Line<C>> {
    let best = lines.iter().map(|line| line.worth).max()?;
    lines.into_iter().find(|line| line.worth == best)
}

/// For games whose players think one choice at a time.
pub fn no_lines<G: Game>(_: &Table<G>, _: &G::Pack, _: Seat) -> Vec<Line<G::Choice>> {
    Vec::new()
}

impl<G: Game> Mind<G> {
    /// The offers that are worth a thought.
    pub fn offers(&self, table: &Table<G>, pack: &G::Pack, seat: Seat, out: &mut Vec<G::Choice>) {
        table.offers(pack, seat, out);
        out.retain(|choice| !(self.unpicks)(table, *choice));
    }
}

impl<G: Game> Clone for Mind<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Mind<G> {}
