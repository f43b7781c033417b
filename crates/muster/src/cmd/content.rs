//! `muster content`: check, list and show a content pack.

use crate::{
    common::{Which, lang},
    terms::Lang,
};
use anyhow::{Result, bail};
use std::{io::Write, path::PathBuf, process::ExitCode};
use titles::Title;

#[derive(clap::Subcommand)]
pub enum Command {
    /// Check a pack: every problem with its file and line
    Check {
        /// The directory of the pack; without it the built-in one
        dir: Option<PathBuf>,
        #[command(flatten)]
        which: Which,
    },
    /// Show one entry of the pack: a card, a figure, a board, …
    #[command(after_help = "Example:\n  muster content show double_aught --lang fr")]
    Show {
        /// The id, as `muster content list` gives it
        id: String,
        /// en, pt-BR, fr or de
        #[arg(long, default_value = "en", value_parser = lang)]
        lang: Lang,
        /// A content pack instead of the built-in one
        #[arg(long, value_name = "DIR")]
        pack: Option<PathBuf>,
        #[command(flatten)]
        which: Which,
    },
    /// List everything with its id
    List {
        /// en, pt-BR, fr or de
        #[arg(long, default_value = "en", value_parser = lang)]
        lang: Lang,
        /// A content pack instead of the built-in one
        #[arg(long, value_name = "DIR")]
        pack: Option<PathBuf>,
        #[command(flatten)]
        which: Which,
    },
}

pub fn run<T: Title>(command: Command) -> Result<ExitCode> {
    let mut out = std::io::stdout().lock();
    match command {
        Command::Check { dir, .. } => {
            let pack = T::pack(dir.as_deref())?;
            let kinds = T::entries(&pack, Lang::En);
            let n: usize = kinds.iter().map(|kind| kind.entries.len()).sum();
            let each: Vec<String> = kinds.iter().map(|kind| format!("{} {}", kind.kind, kind.entries.len())).collect();
            let print = T::fingerprint(&pack);
            writeln!(out, "The pack is sound: {n} entries ({}). Its fingerprint: {print}", each.join(", "))?;
        }
        Command::Show { id, lang, pack, .. } => {
            let pack = T::pack(pack.as_deref())?;
            let Some(card) = T::show(&pack, &id, lang) else {
                bail!("there is no `{id}` in the pack{}; `muster content list` gives all ids", near::<T>(&pack, &id));
            };
            writeln!(out, "{}", card.title)?;
            for line in &card.lines {
                writeln!(out, "  {line}")?;
            }
            for line in &card.source {
                writeln!(out, "  [{line}]")?;
            }
        }
        Command::List { lang, pack, .. } => {
            let pack = T::pack(pack.as_deref())?;
            for kind in T::entries(&pack, lang) {
                writeln!(out, "{}", kind.kind)?;
                for (id, name) in kind.entries {
                    writeln!(out, "  {id:<32} {name}")?;
                }
            }
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// An id that shares the beginning: most wrong ids are half right.
fn near<T: Title>(pack: &T::Pack, id: &str) -> String {
    let start: String = id.chars().take(4).collect::<String>().to_lowercase();
    let all = T::entries(pack, Lang::En).into_iter().flat_map(|kind| kind.entries);
    let close = all.filter(|(known, name)| known.starts_with(&start) || name.to_lowercase() == id.to_lowercase());
    let close: Vec<String> = close.map(|(known, _)| known).take(4).collect();
    if close.is_empty() { String::new() } else { format!(" (perhaps {})", close.join(", ")) }
}
