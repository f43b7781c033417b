//! `muster play`: one game, or a campaign of them, in the terminal or over JSON lines.

use crate::{
    common::{GameArgs, Span, any_seed, check_options, lang},
    mind::Who,
    save,
    session::Session,
    terminal::{Ended, Terminal},
    wire::Wire,
    words::Words,
};
use anyhow::{Context, Result, bail};
use clap::ValueEnum;
use fireteam_zero::{
    campaign::{Campaign, Onward},
    event::Event,
    options::{Options, SoloHeroes},
    pack::Pack,
    terms::Lang,
};
use std::{
    io::{BufRead, Write},
    path::PathBuf,
    process::ExitCode,
};

#[derive(clap::Args)]
#[command(after_help = "\
Without --seat one person plays every hero. Inside the game, h lists the commands.

Examples:
  muster play --mission 2.1 --heroes 3
  muster play --heroes 4 --seat C=greedy --seat D=greedy --set difficulty=recruit
  muster play --save game.json          a new game, or on with the one in the file
  muster play --campaign sicily.json --mission 1.1
  muster play --json --seed 7           for other programs, see docs/json.md")]
pub struct Args {
    #[command(flatten)]
    game: GameArgs,
    /// The mission; `muster content list` names them
    #[arg(long, value_name = "ID")]
    mission: Option<String>,
    /// Heroes at the table, 2 to 4
    #[arg(long)]
    heroes: Option<Span>,
    /// People who play them; by default as many as seats without a bot
    #[arg(long, value_parser = clap::value_parser!(u8).range(1..=4))]
    people: Option<u8>,
    /// Who sits where: human, random or greedy; may be repeated
    #[arg(long = "seat", value_name = "A=WHO")]
    seats: Vec<String>,
    /// The same seed gives the same dice and cards
    #[arg(long)]
    seed: Option<u64>,
    /// en, pt-BR, fr or de
    #[arg(long, default_value = "en", value_parser = lang)]
    lang: Lang,
    /// Where the game is kept; if the file is there, the game in it goes on
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    /// An operation, mission after mission; the file is made if it is not there
    #[arg(long, value_name = "FILE", conflicts_with = "save")]
    campaign: Option<PathBuf>,
    /// JSON lines for other programs
    #[arg(long)]
    json: bool,
}

pub fn run(args: Args) -> Result<ExitCode> {
    let pack = args.game.pack()?;
    let stdin = std::io::stdin();
    let (mut input, mut out) = (stdin.lock(), std::io::stdout().lock());
    match args.campaign.clone() {
        Some(path) => campaign(&args, &pack, path, &mut input, &mut out)?,
        None => single(&args, &pack, &mut input, &mut out)?,
    }
    Ok(ExitCode::SUCCESS)
}

fn single(args: &Args, pack: &Pack, input: &mut dyn BufRead, out: &mut dyn Write) -> Result<()> {
    let mut events = Vec::new();
    let mut session = match args.save.as_ref().filter(|path| path.exists()) {
        Some(path) => {
            if args.mission.is_some() || args.heroes.is_some() || args.seed.is_some() || !args.game.sets.is_empty() {
                let name = path.display();
                bail!(
                    "{name} holds a game already: leave --mission, --heroes, --seed and --set out, or use another file"
                );
            }
            Session::load(pack, path.clone(), |options| seats(args, options.heroes))?
        }
        None => {
            let heroes = args.heroes()?.unwrap_or(2);
            let mut options = Options::new(args.mission.as_deref().unwrap_or("1.1"), heroes);
            options.keys = args.game.keys(options.keys)?;
            let who = seats(args, heroes)?;
            options.people = args.people(&who);
            soloist(&mut options);
            check_options(pack, &options)?;
            if let Some(path) = &args.save {
                writable(path)?;
            }
            new_table(args, pack, options, who, args.save.clone(), out, &mut events)?
        }
    };
    sit(args, pack, &mut session, events, input, out)?;
    Ok(())
}

fn new_table<'p>(
    args: &Args,
    pack: &'p Pack,
    options: Options,
    who: Vec<Who>,
    save: Option<PathBuf>,
    out: &mut dyn Write,
    events: &mut Vec<Event>,
) -> Result<Session<'p>> {
    let seed = args.seed.unwrap_or_else(any_seed);
    if !args.json {
        let values = [
            ("mission", options.mission.clone().into()),
            ("heroes", options.heroes.into()),
            // A seed is a name, not a quantity: no separators.
            ("seed", seed.to_string().into()),
        ];
        writeln!(out, "{}", Words::new(pack, args.lang).term("begin", values))?;
    }
    Session::new(pack, options, seed, who, save, events)
}

/// One sitting at a table, in the terminal or over JSON.
fn sit(
    args: &Args,
    pack: &Pack,
    session: &mut Session,
    events: Vec<Event>,
    input: &mut dyn BufRead,
    out: &mut dyn Write,
) -> Result<Ended> {
    let words = Words::new(pack, args.lang);
    if args.json {
        Wire { words: &words, input, out }.play(session, events)
    } else {
        Terminal { words: &words, input, out }.play(session, events)
    }
}

fn campaign(args: &Args, pack: &Pack, path: PathBuf, input: &mut dyn BufRead, out: &mut dyn Write) -> Result<()> {
    let mut campaign = if path.exists() {
        let text = std::fs::read_to_string(&path).with_context(|| format!("{} cannot be read", path.display()))?;
        let campaign: Campaign = serde_json::from_str(&text)
            .with_context(|| format!("{} is not a saved campaign, or it is damaged", path.display()))?;
        campaign.check(pack)?;
        campaign
    } else {
        begin(args, pack)?
    };
    let who = seats(args, campaign.heroes)?;
    let words = Words::new(pack, args.lang);
    loop {
        let Some(options) = campaign.options(pack) else {
            writeln!(out, "{}", words.term("operation-complete", []))?;
            return Ok(());
        };
        check_options(pack, &options)?;
        save::write(&path, &campaign)?;
        let mut events = Vec::new();
        let mut session = new_table(args, pack, options, who.clone(), None, out, &mut events)?;
        if sit(args, pack, &mut session, events, input, out)? == Ended::Left {
            if !args.json {
                writeln!(out, "{}", words.term("broken-off", []))?;
            }
            return Ok(());
        }
        campaign.finish(pack, &session.journal.table.world);
        save::write(&path, &campaign)?;
        if !onward(args, &campaign, pack, input, out)? {
            return Ok(());
        }
    }
}

/// A new campaign: the operation of the mission that is named, from its first mission on.
fn begin(args: &Args, pack: &Pack) -> Result<Campaign> {
    let wanted = args.mission.as_deref().unwrap_or("1.1");
    let mission = pack.missions.iter().find(|m| m.meta.id == wanted);
    let Some(mission) = mission else {
        let known: Vec<&str> = pack.missions.iter().map(|m| m.meta.id.as_str()).collect();
        bail!("there is no mission `{wanted}`; the missions are {}", known.join(", "));
    };
    let heroes = args.heroes()?.unwrap_or(2);
    let mut options = Options::new(wanted, heroes);
    options.keys = args.game.keys(options.keys)?;
    options.people = args.people(&seats(args, heroes)?);
    soloist(&mut options);
    let operation = &pack.operations[mission.operation].meta.id;
    Ok(Campaign::new(pack, operation, heroes, options.people, options.keys)?)
}

/// What the group does after a mission (DP-50); false: it stops.
fn onward(args: &Args, campaign: &Campaign, pack: &Pack, input: &mut dyn BufRead, out: &mut dyn Write) -> Result<bool> {
    let words = Words::new(pack, args.lang);
    let ways = campaign.onward(pack);
    let [way, Onward::Stop] = ways.as_slice() else {
        let complete = words.term("operation-complete", []);
        writeln!(out, "{}", if args.json { "{\"campaign\":\"complete\"}".into() } else { complete })?;
        return Ok(false);
    };
    let text = match way {
        Onward::Next(mission) => words.term("next-mission", [("mission", mission.clone().into())]),
        Onward::Again(mission) => words.term("again", [("mission", mission.clone().into())]),
        Onward::Stop => return Ok(false),
    };
    if args.json {
        writeln!(out, "{}", serde_json::json!({ "campaign": { "next": campaign.current(pack), "text": text } }))?;
    } else {
        writeln!(out, "\n  1  {text}\n  2  {}\n> ", words.term("stop", []))?;
    }
    out.flush()?;
    let mut line = String::new();
    input.read_line(&mut line)?;
    let line = line.trim();
    Ok(line == "1" || line.contains("\"offer\":0") || line.contains("\"offer\": 0"))
}

/// Writing is tried before the first choice, not after the last.
fn writable(path: &std::path::Path) -> Result<()> {
    let folder = path.parent().filter(|p| !p.as_os_str().is_empty());
    match folder {
        Some(folder) if !folder.is_dir() => bail!("{} is not a directory", folder.display()),
        _ => Ok(()),
    }
}

/// A soloist plays as many heroes as were asked for: asking is what D-36 wants.
fn soloist(options: &mut Options) {
    if options.people == 1 && options.heroes > 2 {
        options.keys.solo_heroes = SoloHeroes::TwoToFour;
    }
}

/// Who sits at each seat.
fn seats(args: &Args, heroes: u8) -> Result<Vec<Who>> {
    let mut who = vec![Who::Human; heroes as usize];
    for given in &args.seats {
        let Some((seat, name)) = given.split_once('=') else {
            bail!("`--seat {given}` is not SEAT=WHO, for instance `--seat B=greedy`");
        };
        let nth = match seat.as_bytes() {
            [letter] if letter.is_ascii_alphabetic() => (letter.to_ascii_uppercase() - b'A') as usize,
            _ => bail!("`{seat}` is not a seat: they are called A, B, C and D"),
        };
        let Some(place) = who.get_mut(nth) else {
            bail!("there is no seat {seat}: {heroes} heroes take part; --heroes sets their number");
        };
        *place = Who::from_str(name, true)
            .map_err(|_| anyhow::anyhow!("seat {seat} can be human, random or greedy, not `{name}`"))?;
    }
    Ok(who)
}

impl Args {
    fn heroes(&self) -> Result<Option<u8>> {
        match self.heroes {
            Some(Span { from, to }) if from != to => bail!("one table has one number of heroes: 2, 3 or 4"),
            span => Ok(span.map(|s| s.from)),
        }
    }

    /// People at the table: as told, else the heroes, one person each.
    fn people(&self, who: &[Who]) -> u8 {
        self.people.unwrap_or(who.len() as u8)
    }
}
