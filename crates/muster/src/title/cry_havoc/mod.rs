//! Cry Havoc on the command line.

mod board;
mod mind;
mod screen;
mod tale;
mod tally;

use super::{Card, Keys, Kind, Moment, Start, Title};
use crate::{
    common::{Sets, Span},
    terms::Lang,
};
use anyhow::{Result, bail};
use bots::Mind;
use cry_havoc::{
    CryHavoc, Table,
    choice::Choice,
    effect::tell::{self, CardText},
    event::Event,
    options::{self, Options},
    pack::{Meta, Pack},
    rules::IDS,
    sight,
    speech::{self, Speech},
    terms::*,
    view::View,
    why::Why,
    world::World,
};
use kernel::{Rule, Seat, Seats};
use serde_json::{Value, json};
use std::path::Path;

#[derive(clap::Args)]
#[command(after_help = "\
Without --seat people play every side and hand the screen over. Inside the game, h lists the commands.

Examples:
  muster play --game cry-havoc --players 2 --seat B=greedy
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
  muster simulate --game cry-havoc --factions humans,pilgrims,machines --level veteran --games 200 --json")]
pub struct SimulateArgs {
    /// Players at the table, or a range: 3, 2..4; without it 2..4, or as many as Factions are given
    #[arg(long)]
    players: Option<Span>,
    #[command(flatten)]
    table: TableArgs,
}

/// What a table is opened with, whoever plays at it.
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

/// The id of a rule as the rulebook prints it.
fn rule_id(rule: Rule) -> &'static str {
    IDS.get(rule.0 as usize).copied().unwrap_or("?")
}

impl Title for CryHavoc {
    type Options = Options;
    type PlayArgs = PlayArgs;
    type SimulateArgs = SimulateArgs;
    type Tale<'p> = tale::Words<'p>;
    type Tally = tally::Players;

    const SEATS: &'static str = "players";
    const KEYS: Keys = options::Keys::NAMES;
    const RIVALS: bool = true;

    fn pack(dir: Option<&Path>) -> Result<Pack> {
        match dir {
            None => Ok(Pack::embedded()?),
            Some(dir) if !dir.is_dir() => bail!("{} is not a directory with a content pack", dir.display()),
            Some(dir) => Ok(Pack::from_dir(dir)?),
        }
    }
    fn fingerprint(pack: &Pack) -> &str {
        &pack.hash
    }
    fn entries(pack: &Pack, lang: Lang) -> Vec<Kind> {
        let speech = Speech::of(lang);
        let named = |(kind, metas): (speech::Kind, Vec<&Meta>)| {
            let mut entries: Vec<(String, String)> = Vec::new();
            for meta in metas {
                // Copies of a token, and a Region that both boards have, are one entry.
                if entries.iter().all(|(id, _)| *id != meta.id) {
                    entries.push((meta.id.clone(), speech.name(kind, &meta.id, &meta.name)));
                }
            }
            Kind { kind: kind.word(), entries }
        };
        kinds(pack).into_iter().map(named).collect()
    }
    fn show(pack: &Pack, id: &str, lang: Lang) -> Option<Card> {
        let mut all = tell::show(pack, lang, id).into_iter();
        let first = all.next()?;
        let mut card = Card { title: first.name.clone(), lines: lines(&first), source: vec![first.source] };
        for other in all {
            // Several things have this id: the others follow, each under its own name.
            card.lines.extend(card.source.drain(..).map(|source| format!("[{source}]")));
            card.lines.extend([String::new(), other.name.clone()]);
            card.lines.extend(lines(&other));
            card.source.push(other.source);
        }
        Some(card)
    }

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
    fn named(options: &Options) -> String {
        format!("{} players, {} level, {}", options.players, options.level, options.length)
    }
    fn seats(options: &Options) -> u8 {
        options.players
    }
    fn start(pack: &Pack, options: &Options) -> Result<Start<Self>> {
        Ok(cry_havoc::start(pack, options)?)
    }

    fn moment(world: &World) -> Moment {
        // A battle is a place of its own: its board is shown when it begins and when the Units stand on it.
        let battle = world.battle().map_or(0, |battle| 1 + 2 * u32::from(battle.region.0) + u32::from(battle.deployed));
        let scene = (world.phase() as u32 * 4 + u32::from(world.action_round())) * 64 + battle;
        Moment { round: world.round().into(), turn: world.turn().map(|turn| Seat(turn.seat)), scene }
    }
    fn outcome(world: &World) -> Value {
        let vp: Vec<u16> = world.seats().map(|seat| world.vp(seat)).collect();
        world.winner().map_or(Value::Null, |side| json!({ "winner": side, "vp": vp }))
    }
    fn winners(world: &World) -> Seats {
        world.winner().map_or(Seats::NONE, |side| Seats::NONE.with(Seat(side.0)))
    }
    fn view(table: &Table, pack: &Pack, viewer: Option<Seat>) -> Value {
        json!(View::of(table, pack, viewer.map(|seat| seat.0 as usize)))
    }
    fn told(event: &Event, world: &World, viewer: Option<Seat>) -> Event {
        sight::event_for(event, viewer.map(|seat| seat.0 as usize), world)
    }
    fn conceivable(table: &Table, pack: &Pack, seat: Seat, out: &mut Vec<Choice>) {
        let (world, side) = (&table.world, Side(seat.0));
        let all = world.all_regions(pack);
        out.extend(Action::ALL.iter().copied().map(Choice::Action));
        out.extend(world.hand(seat.0 as usize).iter().map(Choice::Card));
        out.extend(all.iter().map(Choice::Region));
        for from in all.iter().filter(|from| world.units(*from, side) > 0) {
            out.extend(all.iter().map(|to| Choice::Step(from, to)));
        }
        let own = world.faction(side).map_or(Structures::NONE, |faction| pack.faction(faction).structures);
        for structure in own.iter() {
            out.extend(all.iter().map(|region| Choice::Build(structure, region)));
        }
    }
    fn mind() -> Mind<Self> {
        mind::mind()
    }
    fn reason(why: &Why) -> (&'static str, String) {
        (rule_id(why.rule), why.reason.key().trim_start_matches("why-").to_owned())
    }
}

/// An entry without its name and its source.
fn lines(card: &CardText) -> Vec<String> {
    let source = String::new();
    CardText { source, ..card.clone() }.lines()
}

/// All entries that can be shown, by kind.
fn kinds(pack: &Pack) -> Vec<(speech::Kind, Vec<&Meta>)> {
    use speech::Kind;
    let faces =
        |kind: PieceKind| pack.faces.iter().filter(move |face| face.kind == kind).map(|face| &face.meta).collect();
    vec![
        (Kind::Faction, pack.factions.iter().map(|e| &e.meta).collect()),
        (Kind::Skill, pack.skills.iter().map(|e| &e.meta).collect()),
        (Kind::Structure, pack.structures.iter().map(|e| &e.meta).collect()),
        (Kind::Token, pack.named.iter().map(|e| &e.meta).collect()),
        (Kind::Terrain, pack.terrains.iter().collect()),
        (Kind::Tactic, pack.cards.iter().map(|e| &e.meta).collect()),
        (Kind::Event, pack.events.iter().map(|e| &e.meta).collect()),
        (Kind::Exploration, faces(PieceKind::Exploration)),
        (Kind::WarParty, faces(PieceKind::WarParty)),
        (Kind::Nest, faces(PieceKind::Nest)),
        (Kind::Board, pack.boards.iter().map(|e| &e.meta).collect()),
        (Kind::Region, pack.boards.iter().flat_map(|board| board.regions.iter().map(|e| &e.meta)).collect()),
        (Kind::Level, pack.skill_levels.iter().map(|e| &e.meta).collect()),
        (Kind::Rounds, pack.round_options.iter().map(|e| &e.meta).collect()),
        (Kind::Handicap, pack.handicaps.iter().map(|e| &e.meta).collect()),
        (Kind::Balance, pack.balance_options.iter().map(|e| &e.meta).collect()),
    ]
}
