//! `muster replay`: plays a record again, checks every digest and tells the story. The file says which game it is.

use crate::{
    common::lang,
    save,
    terms::Lang,
    title::{self, Errand, NAMES, Tale, Title},
    trouble,
};
use anyhow::{Result, anyhow, bail};
use kernel::{Journal, Move};
use std::{io::Write, path::PathBuf, process::ExitCode};

#[derive(clap::Args)]
pub struct Args {
    /// A game saved by `muster play --save`
    file: PathBuf,
    /// en, pt-BR, fr or de
    #[arg(long, default_value = "en", value_parser = lang)]
    lang: Lang,
    /// Only check, tell nothing
    #[arg(long)]
    quiet: bool,
    /// The content pack the game was played with, if it was not the built-in one
    #[arg(long, value_name = "DIR")]
    pack: Option<PathBuf>,
}

pub fn run(args: Args) -> Result<ExitCode> {
    let game = save::game(&args.file)?;
    let name = args.file.display().to_string();
    match title::dispatch(&game, args) {
        Some(result) => result,
        None => bail!("{name} is a game of {game}; the games here are {}", NAMES.join(", ")),
    }
}

impl Errand for Args {
    type Out = Result<ExitCode>;

    fn run<T: Title>(self) -> Self::Out {
        let pack = T::pack(self.pack.as_deref())?;
        let record = save::read::<T>(&self.file, &pack)?;
        trouble::set_context(format!("the file {}", self.file.display()));
        let tale = T::Tale::new(&pack, self.lang);
        // What was taken back is no part of the story.
        let mut standing = Vec::new();
        for (at, entry) in record.entries.iter().enumerate() {
            match entry.what {
                Move::Play { .. } => standing.push(at + 1),
                Move::Undo { keep } => standing.truncate(keep),
            }
        }
        let mut story = Vec::new();
        let first = T::start(&pack, &record.options)?;
        let journal = Journal::<T, T::Options>::replay(&record, first, &pack, |at, table, events| {
            if !self.quiet && (at == 0 || standing.binary_search(&at).is_ok()) {
                // What a choice of several seats does is told when the last has answered; an empty entry is no story.
                story.push((at, tale.report(&table.world, events)));
            }
        })
        .map_err(|error| anyhow!("{}: {error}", self.file.display()))?;
        let mut out = std::io::stdout().lock();
        for (at, told) in story {
            for (n, sentence) in told.into_iter().enumerate() {
                let number = if n == 0 { at.to_string() } else { String::new() };
                writeln!(out, "{number:>5}  {sentence}")?;
            }
        }
        writeln!(out, "{}", tale.replayed(record.entries.len(), &record.options, &journal.table.world))?;
        Ok(ExitCode::SUCCESS)
    }
}
