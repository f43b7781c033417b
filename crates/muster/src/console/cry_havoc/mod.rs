//! Cry Havoc on the command line.

mod board;
mod page;
mod screen;
mod tale;
mod tally;
mod uses;
mod watch;

use super::{Console, Moment, untold};
use crate::common::{Sets, Span};
use anyhow::{Result, bail};
use cry_havoc::{CryHavoc, options::Options, pack::Pack, terms::Faction, world::World};
use std::sync::Arc;
use titles::Lesson;

#[derive(clap::Args)]
#[command(after_help = "\
Without --seat people play every side and hand the screen over. Inside the game, h lists the commands.

Examples:
  muster play --game cry-havoc --players 2 --seat B=veteran
  muster play --game cry-havoc --factions humans,machines,pilgrims --level experienced
  muster play --game cry-havoc --players 4 --length five_rounds --set hq_assignment=choose_in_initiative_order
  muster play --game cry-havoc --save game.json     a new game; --save game.json alone goes on with it
  muster play --game cry-havoc --json --seed 7      for other programs, see docs/json.md")]
pub struct PlayArgs {
    /// Players at the table, 2 to 4
    #[arg(long)]
    players: Option<Span>,
    #[command(flatten)]
    table: TableArgs,
}

#[derive(clap::Args)]
#[command(after_help = "\
--games is the number of games in all; they are spread evenly over the numbers of players.

Examples:
  muster simulate --game cry-havoc --players 2..4 --bots random --games 600
  muster simulate --game cry-havoc --factions humans,pilgrims,machines --level veteran --games 200 --json
  muster simulate --game cry-havoc --games 100000 --until 0.01 --report page.html
  muster simulate --game cry-havoc --games 9000 --seed 1 --out games.jsonl    goes on after an interruption
  muster simulate --game cry-havoc --games 9000 --seed 1 --out part-2.jsonl --shard 2/8

docs/simulate.md says more.")]
pub struct SimulateArgs {
    /// Players at the table, or a range: 3, 2..4; without it 2..4, or as many as Factions are given
    #[arg(long)]
    players: Option<Span>,
    #[command(flatten)]
    table: TableArgs,
}

/// What a table is opened with, no matter who plays at it.
#[derive(clap::Args)]
struct TableArgs {
    /// The Factions in the order of the seats: humans, pilgrims, machines, and trogs with four players; without it, drawn
    #[arg(long, value_name = "A,B,…", value_delimiter = ',')]
    factions: Vec<String>,
    /// Skills at the start: novice, experienced, veteran or drafted
    #[arg(long, value_name = "ID")]
    level: Option<String>,
    /// How long the game is: standard, five_rounds, skirmish or blitz_turns
    #[arg(long, value_name = "ID")]
    length: Option<String>,
}

impl TableArgs {
    fn factions(&self) -> Result<Vec<Faction>> {
        let known = || Faction::ALL.iter().map(|faction| faction.word()).collect::<Vec<_>>().join(", ");
        let faction = |word: &String| match Faction::from_word(word.trim()) {
            Some(faction) => Ok(faction),
            None => bail!("there is no Faction `{word}`; there are {}", known()),
        };
        self.factions.iter().map(faction).collect()
    }

    fn options(&self, players: u8, sets: &Sets) -> Result<Options> {
        let mut options = Options { factions: self.factions()?, ..Options::new(players) };
        options.level = self.level.clone().unwrap_or(options.level);
        options.length = self.length.clone().unwrap_or(options.length);
        sets.onto(|key, word| options.keys.set(key, word))?;
        Ok(options)
    }

    /// As many players as Factions are named; none if none are.
    fn count(&self) -> Option<u8> {
        u8::try_from(self.factions.len()).ok().filter(|n| *n > 0)
    }
}

impl Console for CryHavoc {
    type PlayArgs = PlayArgs;
    type SimulateArgs = SimulateArgs;
    type Tale<'p> = tale::Page<'p>;
    type Tally = tally::Players;

    const TITLE: &'static str = "Cry Havoc";

    fn options(args: &PlayArgs, _: &Pack, sets: &Sets) -> Result<Options> {
        let players = match args.players.map(|span| span.one()) {
            Some(None) => bail!("one table has one number of players: 2, 3 or 4"),
            Some(Some(players)) => players,
            None => args.table.count().unwrap_or(2),
        };
        args.table.options(players, sets)
    }
    fn opening(args: &PlayArgs) -> Vec<&'static str> {
        let table = &args.table;
        let given = [
            (args.players.is_some(), "--players"),
            (!table.factions.is_empty(), "--factions"),
            (table.level.is_some(), "--level"),
            (table.length.is_some(), "--length"),
        ];
        given.into_iter().filter(|(given, _)| *given).map(|(_, name)| name).collect()
    }
    fn kinds(args: &SimulateArgs, _: &Pack, sets: &Sets) -> Result<Vec<Options>> {
        let table = &args.table;
        match (args.players, table.count()) {
            (Some(span), _) => span.iter().map(|players| table.options(players, sets)).collect(),
            (None, Some(players)) => Ok(vec![table.options(players, sets)?]),
            (None, None) => (2..=4).map(|players| table.options(players, sets)).collect(),
        }
    }
    fn bench() -> (Options, &'static str) {
        let options = Options { level: "veteran".into(), ..Options::with(Faction::ALL) };
        (options, "four players, veteran level")
    }
    fn untold(lesson: &Lesson<Self>, pack: &Arc<Pack>) -> Vec<(usize, String)> {
        untold(lesson, pack)
    }
    fn moment(world: &World) -> Moment {
        // A battle is a place of its own: its board is shown when it begins and when the Units stand on it.
        let battle = world.battle().map_or(0, |battle| 1 + 2 * u32::from(battle.region.0) + u32::from(battle.deployed));
        let scene = (world.phase() as u32 * 4 + u32::from(world.action_round())) * 64 + battle;
        Moment { round: world.round().into(), turn: world.turn().map(|turn| turn.seat), scene }
    }
}
