//! `muster replay`: plays a record again, checks every digest and tells the story.

use crate::{
    common::{lang, load_pack},
    save, trouble,
    words::Words,
};
use anyhow::{Result, anyhow};
use fireteam_zero::{Journal, event::Event, start, terms::Lang, world::Outcome};
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
    let pack = load_pack(args.pack.as_deref())?;
    let record = save::read(&args.file, &pack)?;
    trouble::set_context(format!("the file {}", args.file.display()));
    let words = Words::new(&pack, args.lang);
    let mut story = Vec::new();
    let first = start(&pack, &record.options)?;
    let journal = Journal::replay(&record, first, &pack, |at, table, events: &[Event]| {
        if !args.quiet {
            // What a choice of several seats does is told when the last has answered; an empty entry is no story.
            let told: Vec<String> = events.iter().filter_map(|event| words.event(&table.world, event)).collect();
            story.push((at, told));
        }
    })
    .map_err(|error| anyhow!("{}: {error}", args.file.display()))?;
    let mut out = std::io::stdout().lock();
    for (at, told) in story {
        for (n, sentence) in told.into_iter().enumerate() {
            let number = if n == 0 { at.to_string() } else { String::new() };
            writeln!(out, "{number:>5}  {sentence}")?;
        }
    }
    let world = &journal.table.world;
    let end = match world.outcome() {
        Some(Outcome::Won) => "end-won",
        Some(Outcome::Lost) => "end-lost",
        None => "end-open",
    };
    let values = [
        ("n", (record.entries.len() as u64).into()),
        ("mission", record.options.mission.clone().into()),
        ("rounds", world.round().into()),
        ("end", words.term(end, []).into()),
    ];
    writeln!(out, "{}", words.term("replayed", values))?;
    Ok(ExitCode::SUCCESS)
}
