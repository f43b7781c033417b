//! `muster play`: one game, or a whole evening of them, in the terminal or over JSON lines.

use crate::{
    common::{GameArgs, Sets, any_seed, lang},
    console::{Console, Tale},
    session::Session,
    terminal::{Ended, Terminal},
    terms::{Lang, Terms},
    who::Who,
    wire::Wire,
};
use anyhow::{Result, bail};
use std::{
    io::{BufRead, Write},
    path::{Path, PathBuf},
    process::ExitCode,
};

#[derive(clap::Args)]
pub struct Args<T: Console> {
    #[command(flatten)]
    own: T::PlayArgs,
    #[command(flatten)]
    game: GameArgs,
    /// Who sits where: human, or a bot: recruit, regular, veteran or master; may be repeated
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
    /// JSON lines for other programs
    #[arg(long)]
    json: bool,
}

/// People and bots around one table after another: all that opening and playing them needs.
pub struct Sitting<'a, T: Console> {
    pub pack: &'a T::Pack,
    pub sets: Sets,
    pub lang: Lang,
    pub json: bool,
    pub input: &'a mut dyn BufRead,
    pub out: &'a mut dyn Write,
    seed: Option<u64>,
    seats: &'a [String],
}

pub fn run<T: Console>(args: Args<T>) -> Result<ExitCode> {
    let pack = T::pack(args.game.pack.as_deref())?;
    let stdin = std::io::stdin();
    let (mut input, mut out) = (stdin.lock(), std::io::stdout().lock());
    let mut sitting = Sitting::<T> {
        pack: &pack,
        sets: args.game.sets::<T>()?,
        lang: args.lang,
        json: args.json,
        input: &mut input,
        out: &mut out,
        seed: args.seed,
        seats: &args.seats,
    };
    if !T::evening(&args.own, &mut sitting)? {
        single(&args, &mut sitting)?;
    }
    Ok(ExitCode::SUCCESS)
}

fn single<T: Console>(args: &Args<T>, sitting: &mut Sitting<T>) -> Result<()> {
    let mut events = Vec::new();
    let mut session = match args.save.as_ref().filter(|path| path.exists()) {
        Some(path) => {
            let mut given = T::opening(&args.own);
            given.extend(args.seed.map(|_| "--seed"));
            given.extend((!args.game.sets.is_empty()).then_some("--set"));
            if !given.is_empty() {
                let (name, given) = (path.display(), given.join(", "));
                bail!("{name} holds a game already: leave out {given}, or use another file");
            }
            Session::load(sitting.pack, path.clone(), |options| sitting.who(T::seats(options)))?
        }
        None => {
            let options = T::options(&args.own, sitting.pack, &sitting.sets)?;
            let who = sitting.who(T::seats(&options))?;
            // What cannot be opened is refused before anything is written.
            T::start(sitting.pack, &options)?;
            if let Some(path) = &args.save {
                writable(path)?;
            }
            sitting.open(options, who, args.save.clone(), &mut events)?
        }
    };
    sitting.play(&mut session, events)?;
    Ok(())
}

impl<'a, T: Console> Sitting<'a, T> {
    /// Opens a new table and says so.
    pub fn open(
        &mut self,
        options: T::Options,
        who: Vec<Who>,
        save: Option<PathBuf>,
        events: &mut Vec<T::Event>,
    ) -> Result<Session<'a, T>> {
        let seed = self.seed.unwrap_or_else(any_seed);
        if !self.json {
            let tale = T::Tale::new(self.pack, self.lang);
            writeln!(self.out, "{}", tale.begins(&options, seed))?;
            write!(self.out, "{}", tale.briefing(&options))?;
        }
        Session::new(self.pack, options, seed, who, save, events)
    }

    /// Plays at a table, in the terminal or over JSON, until the game is over or the people leave.
    pub fn play(&mut self, session: &mut Session<T>, events: Vec<T::Event>) -> Result<Ended> {
        let tale = T::Tale::new(self.pack, self.lang);
        let (input, out) = (&mut *self.input, &mut *self.out);
        if self.json {
            Wire::<T> { tale: &tale, input, out }.play(session, events)
        } else {
            Terminal::<T> { terms: Terms::of(self.lang), tale: &tale, input, out }.play(session, events)
        }
    }

    /// Who sits at each of this many seats.
    pub fn who(&self, seats: u8) -> Result<Vec<Who>> {
        let mut who = vec![Who::Human; seats as usize];
        for given in self.seats {
            let Some((seat, name)) = given.split_once('=') else {
                bail!("`--seat {given}` is not SEAT=WHO, for instance `--seat B=regular`");
            };
            let nth = match seat.as_bytes() {
                [letter] if letter.is_ascii_alphabetic() => (letter.to_ascii_uppercase() - b'A') as usize,
                _ => bail!("`{seat}` is not a seat: they are called A, B, C and D"),
            };
            let Some(place) = who.get_mut(nth) else {
                bail!("there is no seat {seat}: {seats} {0} take part; --{0} sets their number", T::SEATS);
            };
            let Some(named) = Who::from_word(name) else {
                bail!("seat {seat} can be human, recruit, regular, veteran or master, not `{name}`");
            };
            *place = named;
        }
        Ok(who)
    }
}

/// Writing is tried before the first choice, not after the last.
fn writable(path: &Path) -> Result<()> {
    let folder = path.parent().filter(|p| !p.as_os_str().is_empty());
    match folder {
        Some(folder) if !folder.is_dir() => bail!("{} is not a directory", folder.display()),
        _ => Ok(()),
    }
}
