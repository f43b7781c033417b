//! Fireteam Zero on the command line.

mod campaign;
mod page;
mod screen;
mod tale;
mod tally;
mod uses;
mod watch;

use super::{Console, Moment, untold};
use crate::{
    cmd::play::Sitting,
    common::{Sets, Span},
};
use anyhow::{Result, bail};
use fireteam_zero::{
    FireteamZero,
    options::{self, Options, SoloHeroes},
    pack::Pack,
    world::World,
};
use std::{path::PathBuf, sync::Arc};
use titles::Lesson;

#[derive(clap::Args)]
#[command(after_help = "\
Without --seat one person plays every hero. Inside the game, h lists the commands.

Examples:
  muster play --mission 2.1 --heroes 3
  muster play --heroes 4 --seat C=regular --seat D=regular --set difficulty=recruit
  muster play --save game.json          a new game, or on with the one in the file
  muster play --campaign sicily.json --mission 1.1
  muster play --json --seed 7           for other programs, see docs/json.md")]
pub struct PlayArgs {
    /// The mission; `muster content list` names them
    #[arg(long, value_name = "ID")]
    mission: Option<String>,
    /// Heroes at the table, 2 to 4
    #[arg(long)]
    heroes: Option<Span>,
    /// People who play them; by default as many as seats without a bot
    #[arg(long, value_parser = clap::value_parser!(u8).range(1..=4))]
    people: Option<u8>,
    /// An operation, mission after mission; the file is made if it is not there
    #[arg(long, value_name = "FILE", conflicts_with = "save")]
    campaign: Option<PathBuf>,
}

#[derive(clap::Args)]
#[command(after_help = "\
--games is the number of games in all; they are spread evenly over the missions and numbers of heroes.

Examples:
  muster simulate --mission 1.1 --heroes 4 --bots greedy --games 200
  muster simulate --mission 1.2,2.2,3.2 --bots veteran --games 90
  muster simulate --all-missions --heroes 2..4 --bots random --games 10000 --json
  muster simulate --all-missions --games 1000000 --until 0.01 --report page.html
  muster simulate --all-missions --games 90000 --seed 1 --out games.jsonl    goes on after an interruption
  muster simulate --all-missions --games 90000 --seed 1 --out part-2.jsonl --shard 2/8

docs/simulate.md says more.")]
pub struct SimulateArgs {
    /// The mission to play, or several: 1.2,2.2,3.2
    #[arg(
        long,
        value_name = "ID,ID,…",
        value_delimiter = ',',
        conflicts_with = "all_missions",
        required_unless_present = "all_missions"
    )]
    mission: Vec<String>,
    /// Every mission of the pack
    #[arg(long)]
    all_missions: bool,
    /// Heroes at the table, or a range: 3, 2..4
    #[arg(long, default_value = "2..4")]
    heroes: Span,
}

impl Console for FireteamZero {
    type PlayArgs = PlayArgs;
    type SimulateArgs = SimulateArgs;
    type Tale<'p> = tale::Page<'p>;
    type Tally = tally::Missions;

    const TITLE: &'static str = "Fireteam Zero";

    fn options(args: &PlayArgs, _: &Pack, sets: &Sets) -> Result<Options> {
        let heroes = match args.heroes.map(|span| span.one()) {
            Some(None) => bail!("one table has one number of heroes: 2, 3 or 4"),
            Some(Some(heroes)) => heroes,
            None => 2,
        };
        let mut options = Options::new(args.mission.as_deref().unwrap_or("1.1"), heroes);
        sets.onto(|key, word| options.keys.set(key, word))?;
        options.people = args.people.unwrap_or(heroes);
        // A soloist plays as many heroes as were asked for: asking is what D-36 wants.
        if options.people == 1 && options.heroes > 2 {
            options.keys.solo_heroes = SoloHeroes::TwoToFour;
        }
        Ok(options)
    }
    fn opening(args: &PlayArgs) -> Vec<&'static str> {
        let mission = args.mission.as_ref().map(|_| "--mission");
        mission.into_iter().chain(args.heroes.map(|_| "--heroes")).collect()
    }
    fn kinds(args: &SimulateArgs, pack: &Pack, sets: &Sets) -> Result<Vec<Options>> {
        let mut keys = options::Keys::default();
        sets.onto(|key, word| keys.set(key, word))?;
        let missions: Vec<&str> = if args.all_missions {
            pack.missions.iter().map(|mission| mission.meta.id.as_str()).collect()
        } else {
            args.mission.iter().map(String::as_str).collect()
        };
        let tables = missions.iter().flat_map(|mission| args.heroes.iter().map(|n| Options::new(mission, n)));
        Ok(tables.map(|options| Options { keys, ..options }).collect())
    }
    fn bench() -> (Options, &'static str) {
        (Options::new("1.1", 4), "River Crossing, four heroes")
    }
    fn evening(args: &PlayArgs, sitting: &mut Sitting<Self>) -> Result<bool> {
        match &args.campaign {
            Some(path) => campaign::play(args, path, sitting).map(|()| true),
            None => Ok(false),
        }
    }
    fn untold(lesson: &Lesson<Self>, pack: &Arc<Pack>) -> Vec<(usize, String)> {
        untold(lesson, pack)
    }
    fn moment(world: &World) -> Moment {
        Moment { round: world.round().into(), turn: world.turn().seat, scene: 0 }
    }
}
