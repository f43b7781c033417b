//! Fireteam Zero: the co-operative game, every rule of `rulebook/fireteam-zero.md`.

pub mod advice;
pub mod campaign;
pub mod choice;
pub mod effect;
pub mod event;
pub mod flow;
mod goals;
pub mod guess;
pub mod inquiry;
pub mod kit;
mod odds;
pub mod options;
mod outlook;
pub mod pack;
mod plan;
pub mod prospects;
pub mod rules;
pub mod sight;
pub mod speech;
pub mod story;
pub mod terms;
pub mod view;
pub mod why;
pub mod world;
pub mod worth;

use choice::Choice;
use effect::Futile;
use event::Event;
use flow::{Frame, Procedure, Question, Value};
use kernel::{Error, Game, Seat};
use options::{Options, SetupError};
use pack::Pack;
use why::Why;
use world::World;

/// The game, as the kernel sees it.
pub struct FireteamZero;

pub type Table = kernel::Table<FireteamZero>;
pub type Journal = kernel::Journal<FireteamZero, Options>;
pub type Record = kernel::Record<Options, Choice>;
pub(crate) type Cx<'a> = kernel::Cx<'a, FireteamZero>;
pub(crate) type Flow = kernel::Flow<FireteamZero>;
pub(crate) type Input = kernel::Input<FireteamZero>;

impl Game for FireteamZero {
    const NAME: &'static str = "fireteam-zero";
    type Pack = Pack;
    type World = World;
    type Frame = Frame;
    type Value = Value;
    type Choice = Choice;
    type Event = Event;
    type Why = Why;

    fn run(frame: &mut Frame, cx: &mut Cx, input: Input) -> Flow {
        Procedure::run(frame, cx, input)
    }
    fn over(world: &World) -> bool {
        world.outcome().is_some()
    }
    fn candidates(frame: &Frame, world: &World, pack: &Pack, seat: Seat, out: &mut Vec<Choice>) {
        Procedure::candidates(frame, world, pack, seat.0 as usize, out);
    }
    fn may(frame: &Frame, world: &World, pack: &Pack, seat: Seat, choice: Choice) -> Result<(), Why> {
        Procedure::may(frame, world, pack, seat.0 as usize, choice)
    }
    fn restore(world: &mut World, pack: &Pack) {
        world.restore(pack);
    }
    fn offers(frame: &Frame, world: &World, pack: &Pack, seat: Seat, out: &mut Vec<Choice>) {
        Procedure::offers(frame, world, pack, seat.0 as usize, out);
    }
}

/// What the frame on top asks.
pub fn question(table: &Table) -> Option<Question> {
    table.asking().map(|frame| frame.question(&table.world))
}

/// Whether the open question is one that the group decides, and the seat that is asked only speaks for it.
pub fn asks_group(table: &Table) -> bool {
    question(table).is_some_and(|question| flow::is_for_group(&question))
}

/// Why an offer would change nothing; none if it might.
pub fn futile(table: &Table, pack: &Pack, seat: usize, choice: Choice) -> Option<Futile> {
    match table.asking()? {
        Frame::Window(open) => open.futile(&table.world, pack, seat, choice),
        _ => None,
    }
}

/// The world and the first frame of a table with these options.
pub fn start(pack: &Pack, options: &Options) -> Result<(World, Frame), SetupError> {
    Ok((World::new(pack, options)?, Frame::default()))
}

/// Why a table could not be opened.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    #[error(transparent)]
    Setup(#[from] SetupError),
    #[error(transparent)]
    Rules(#[from] Error<Why>),
}

/// Opens a table and runs to the first question.
pub fn open(
    pack: &Pack,
    options: &Options,
    chance: kernel::Chance,
    events: &mut Vec<Event>,
) -> Result<Table, OpenError> {
    let (world, frame) = start(pack, options)?;
    Ok(Table::new(world, frame, chance, pack, events)?)
}
