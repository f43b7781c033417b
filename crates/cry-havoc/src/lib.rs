//! Cry Havoc: the area-control game, every rule of `rulebook/cry-havoc.md`.

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

pub use mind::{advice, guess, signs, worth, zero};

use choice::Choice;
use event::Event;
use flow::{Frame, Value};
use kernel::Game;
use options::{Options, SetupError};
use pack::Pack;
use terms::PLAYERS;
use why::Why;
use world::World;

/// The game, as the kernel sees it.
pub struct CryHavoc;

pub type Table = kernel::Table<CryHavoc>;
pub type Journal = kernel::Journal<CryHavoc, Options>;
pub type OpenError = kernel::OpenError<SetupError, Why>;
pub type Record = kernel::Record<Options, Choice>;
pub(crate) type Cx<'a> = kernel::Cx<'a, CryHavoc>;
pub(crate) type Flow = kernel::Flow<CryHavoc>;
pub(crate) type Input = kernel::Input<CryHavoc>;

impl Game for CryHavoc {
    const NAME: &'static str = "cry-havoc";
    const RULES: &'static [&'static str] = &rules::IDS;
    const QUESTIONS: &'static [&'static str] = story::QUESTIONS;
    type Pack = Pack;
    type World = World;
    type Frame = Frame;
    type Value = Value;
    type Choice = Choice;
    type Room = [Option<Choice>; PLAYERS];
    type Event = Event;
    type Why = Why;

    fn over(world: &World) -> bool {
        world.winner().is_some()
    }
}

/// The thing whose text asks the open question.
pub fn cause(table: &Table) -> world::Cause {
    match table.asking() {
        Some(Frame::Pick(pick)) => pick.cause,
        _ => world::Cause::Rule,
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
