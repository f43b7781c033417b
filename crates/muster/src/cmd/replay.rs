//! `muster replay`: plays a record again, checks every digest and tells the story. The file says which game it is. With `--live`
//! it is every open game of a server that is played again.

use crate::{
    cmd::live,
    common::lang,
    console::{self, Console, Errand, Tale},
    save,
    terms::Lang,
    trouble,
};
use anyhow::{Result, anyhow, bail};
use kernel::{Journal, Move};
use std::{io::Write, path::PathBuf, process::ExitCode};
use titles::{NAMES, Words};

#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  muster replay game.json --lang fr
  muster replay --live --data /var/lib/muster
  muster replay --live --database postgres://muster@db/muster

With --live nothing is changed, and the server may go on meanwhile. Exit code 1: some games differ.")]
pub struct Args {
    /// A game saved by `muster play --save`
    #[arg(required_unless_present = "live")]
    file: Option<PathBuf>,
    /// Play every open game of a server again and list those that come out differently on this build
    #[arg(long, conflicts_with_all = ["file", "pack", "quiet"])]
    live: bool,
    #[command(flatten)]
    source: live::Source,
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
    let Some(file) = args.file else { return live::run(&args.source) };
    let game = save::game(&file)?;
    let name = file.display().to_string();
    let story = Story { file, lang: args.lang, quiet: args.quiet, pack: args.pack };
    match console::dispatch(&game, story) {
        Some(result) => result,
        None => bail!("{name} is a game of {game}; the games here are {}", NAMES.join(", ")),
    }
}

/// Sees the table after an entry, and what happened.
type Each<'a, T> = dyn FnMut(usize, &kernel::Table<T>, &[<T as kernel::Game>::Event]) + 'a;

/// A saved game that is to be told.
struct Story {
    file: PathBuf,
    lang: Lang,
    quiet: bool,
    pack: Option<PathBuf>,
}

impl Errand for Story {
    type Out = Result<ExitCode>;

    fn run<T: Console>(self) -> Self::Out {
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
                Move::Dice { .. } => {}
            }
        }
        let again = |each: &mut Each<T>| {
            let first = T::start(&pack, &record.options)?;
            Journal::<T, T::Options>::replay(&record, first, &pack, |at, table, events| each(at, table, events))
                .map_err(|error| anyhow!("{}: {error}", self.file.display()))
        };
        let journal = again(&mut |_, _, _| {})?;
        // Rivals who still play must not learn from the record what the others hold.
        let open = !T::RIVALS || journal.table.is_over();
        let mut story = Vec::new();
        if !self.quiet {
            again(&mut |at, table, events| {
                if at > 0 && standing.binary_search(&at).is_err() {
                    return;
                }
                let world = &table.world;
                let told = |event: &T::Event| T::told(event, world, None);
                // What a choice of several seats does is told when the last has answered; an empty entry is no story.
                let report = if open {
                    tale.words().report(world, events)
                } else {
                    tale.words().report(world, &events.iter().map(told).collect::<Vec<_>>())
                };
                story.push((at, report));
            })?;
        }
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
