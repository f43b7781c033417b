//! Fireteam Zero: the co-operative game, every rule of `rulebook/fireteam-zero.md`.

pub mod campaign;
pub mod choice;
pub mod effect;
pub mod event;
pub mod flow;
mod mind;
pub mod options;
pub mod pack;
pub mod page;
pub mod rules;
pub mod sight;
pub mod speech;
pub mod steps;
pub mod story;
pub mod terms;
pub mod view;
pub mod why;
pub mod world;

pub use mind::{advice, guess, prospects, signs, worth};

use choice::Choice;
use effect::Futile;
use event::Event;
use flow::{Frame, Value};
use kernel::Game;
use options::{Options, SetupError};
use pack::Pack;
use terms::{HEROES, Seat};
use why::Why;
use world::World;

/// The game, as the kernel sees it.
pub struct FireteamZero;

pub type Table = kernel::Table<FireteamZero>;
pub type Journal = kernel::Journal<FireteamZero, Options>;
pub type OpenError = kernel::OpenError<SetupError, Why>;
pub type Record = kernel::Record<Options, Choice>;
pub(crate) type Cx<'a> = kernel::Cx<'a, FireteamZero>;
pub(crate) type Flow = kernel::Flow<FireteamZero>;
pub(crate) type Input = kernel::Input<FireteamZero>;

impl Game for FireteamZero {
    const NAME: &'static str = "fireteam-zero";
    const RULES: &'static [&'static str] = &rules::IDS;
    const QUESTIONS: &'static [&'static str] = flow::QUESTIONS;
    type Pack = Pack;
    type World = World;
    type Frame = Frame;
    type Value = Value;
    type Choice = Choice;
    type Room = [Option<Choice>; HEROES];
    type Event = Event;
    type Why = Why;

    fn over(world: &World) -> bool {
        world.outcome().is_some()
    }
    fn restore(world: &mut World, pack: &Pack) {
        world.restore(pack);
    }
}

/// Why an offer would change nothing; none if it might.
pub fn futile(table: &Table, pack: &Pack, seat: Seat, choice: Choice) -> Option<Futile> {
    match table.asking()? {
        Frame::Window(open) => open.futile(&table.world, pack, seat, choice),
        _ => None,
    }
}

/// The world and the first frame of a table with these options.
pub fn start(pack: &Pack, options: &Options) -> Result<(World, Frame), SetupError> {
    Ok((World::new(pack, options)?, Frame::default()))
}

/// Opens a table and runs to the first question.
pub fn open(
    pack: &Pack,
    options: &Options,
    chance: kernel::Chance,
    events: &mut Vec<Event>,
) -> Result<Table, OpenError> {
    let (world, frame) = start(pack, options).map_err(OpenError::Setup)?;
    Ok(Table::new(world, frame, chance, pack, events)?)
}
