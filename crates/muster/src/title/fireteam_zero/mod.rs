//! Fireteam Zero on the command line.

mod campaign;
mod screen;
mod tale;
mod tally;

use super::{Card, Keys, Kind, Moment, Start, Title};
use crate::{
    cmd::play::Sitting,
    common::{Sets, Span},
    terms::Lang,
};
use anyhow::{Result, bail};
use bots::Mind;
use fireteam_zero::{
    FireteamZero, Table, advice,
    choice::Choice,
    effect::tell,
    event::Event,
    options::{self, Options, SoloHeroes},
    pack::{Meta, Pack},
    rules::IDS,
    sight,
    speech::{self, Speech},
    terms::Place,
    view::View,
    why::Why,
    world::{Outcome, World},
    worth::worth,
};
use kernel::{Rule, Seat, Seats};
use serde_json::{Value, json};
use std::path::{Path, PathBuf};

#[derive(clap::Args)]
#[command(after_help = "\
Without --seat one person plays every hero. Inside the game, h lists the commands.

Examples:
  muster play --mission 2.1 --heroes 3
  muster play --heroes 4 --seat C=greedy --seat D=greedy --set difficulty=recruit
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
  muster simulate --all-missions --heroes 2..4 --bots random --games 10000 --json")]
pub struct SimulateArgs {
    /// The mission to play
    #[arg(long, value_name = "ID", conflicts_with = "all_missions", required_unless_present = "all_missions")]
    mission: Option<String>,
    /// Every mission of the pack
    #[arg(long)]
    all_missions: bool,
    /// Heroes at the table, or a range: 3, 2..4
    #[arg(long, default_value = "2..4")]
    heroes: Span,
}

/// The id of a rule as the rulebook prints it.
fn rule_id(rule: Rule) -> &'static str {
    IDS.get(rule.0 as usize).copied().unwrap_or("?")
}

impl Title for FireteamZero {
    type Options = Options;
    type PlayArgs = PlayArgs;
    type SimulateArgs = SimulateArgs;
    type Tale<'p> = tale::Words<'p>;
    type Tally = tally::Missions;

    const SEATS: &'static str = "heroes";
    const KEYS: Keys = options::Keys::NAMES;

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
            let entry = |meta: &Meta| (meta.id.clone(), speech.name(kind, &meta.id, &meta.name));
            Kind { kind: kind.word(), entries: metas.into_iter().map(entry).collect() }
        };
        kinds(pack).into_iter().map(named).collect()
    }
    fn show(pack: &Pack, id: &str, lang: Lang) -> Option<Card> {
        tell::show(pack, id, lang).map(|card| Card { title: card.title, lines: card.lines, source: card.source })
    }

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
        let missions: Vec<&str> = match &args.mission {
            Some(mission) => vec![mission],
            None => pack.missions.iter().map(|m| m.meta.id.as_str()).collect(),
        };
        let tables = missions.iter().flat_map(|mission| args.heroes.iter().map(|n| Options::new(mission, n)));
        Ok(tables.map(|options| Options { keys, ..options }).collect())
    }
    fn bench() -> (Options, &'static str) {
        (Options::new("1.1", 4), "River Crossing, four heroes")
    }
    fn named(options: &Options) -> String {
        format!("mission {}, {} heroes", options.mission, options.heroes)
    }
    fn seats(options: &Options) -> u8 {
        options.heroes
    }
    fn start(pack: &Pack, options: &Options) -> Result<Start<Self>> {
        Ok(fireteam_zero::start(pack, options)?)
    }
    fn evening(args: &PlayArgs, sitting: &mut Sitting<Self>) -> Result<bool> {
        match &args.campaign {
            Some(path) => campaign::play(args, path, sitting).map(|()| true),
            None => Ok(false),
        }
    }

    fn moment(world: &World) -> Moment {
        Moment { round: world.round().into(), turn: world.turn().seat.map(Seat), scene: 0 }
    }
    fn outcome(world: &World) -> Value {
        json!(world.outcome())
    }
    fn winners(world: &World) -> Seats {
        let won = world.outcome() == Some(Outcome::Won);
        let all = (0..if won { world.seats() } else { 0 }).map(|seat| Seat(seat as u8));
        all.fold(Seats::NONE, Seats::with)
    }
    fn view(table: &Table, pack: &Pack, viewer: Option<Seat>) -> Value {
        json!(View::of(table, pack, viewer.map(|seat| seat.0 as usize)))
    }
    fn told(event: &Event, world: &World, viewer: Option<Seat>) -> Event {
        sight::event_for(event, viewer.map(|seat| seat.0 as usize), world)
    }
    fn conceivable(table: &Table, pack: &Pack, seat: Seat, out: &mut Vec<Choice>) {
        let places = table.world.board(pack).places.len();
        out.extend((0..places).map(|place| Choice::Place(Place(place as u8))));
        out.extend(table.world.on_board().iter().map(Choice::Figure));
        out.extend(table.world.hand(seat.0 as usize).iter().map(Choice::Card));
        out.push(Choice::Search);
    }
    fn mind() -> Mind<Self> {
        // All heroes win or lose together, so a table is worth the same to every seat.
        let worth = |world: &World, pack: &Pack, _: Seat| worth(world, pack);
        Mind { worth, habit: advice::habit, quiet: advice::quiet, guess: advice::guess, plan: bots::no_plan }
    }
    fn reason(why: &Why) -> (&'static str, String) {
        (rule_id(why.rule), why.reason.key().trim_start_matches("why-").to_owned())
    }
}

/// All entries that can be shown, by kind.
fn kinds(pack: &Pack) -> Vec<(speech::Kind, Vec<&Meta>)> {
    use speech::Kind;
    vec![
        (Kind::Mission, pack.missions.iter().map(|e| &e.meta).collect()),
        (Kind::Objective, pack.objectives.iter().map(|e| &e.meta).collect()),
        (Kind::Hero, pack.heroes.iter().map(|e| &e.meta).collect()),
        (Kind::Action, pack.actions.iter().map(|e| &e.meta).collect()),
        (Kind::Focus, pack.focuses.iter().map(|e| &e.meta).collect()),
        (Kind::Specialist, pack.specialists.iter().map(|e| &e.meta).collect()),
        (Kind::SpecialistCard, pack.specialist_cards.iter().map(|e| &e.meta).collect()),
        (Kind::Recon, pack.recon.iter().map(|e| &e.meta).collect()),
        (Kind::Monster, pack.monsters.iter().map(|e| &e.meta).collect()),
        (Kind::Twist, pack.twists.iter().map(|e| &e.meta).collect()),
        (Kind::Token, pack.tokens.iter().map(|e| &e.meta).collect()),
    ]
}
