//! `muster content`: check, list and show a content pack.

use crate::common::{lang, load_pack};
use anyhow::{Result, bail};
use fireteam_zero::{
    effect::tell,
    pack::{Meta, Pack},
    speech::{Kind, Speech},
    terms::Lang,
};
use std::{io::Write, path::PathBuf, process::ExitCode};

#[derive(clap::Subcommand)]
pub enum Command {
    /// Check a pack: every problem with its file and line
    Check {
        /// The directory of the pack; without it the built-in one
        dir: Option<PathBuf>,
    },
    /// Show one card, monster, hero, mission or token
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
    },
    /// List everything with its id
    List {
        /// en, pt-BR, fr or de
        #[arg(long, default_value = "en", value_parser = lang)]
        lang: Lang,
        /// A content pack instead of the built-in one
        #[arg(long, value_name = "DIR")]
        pack: Option<PathBuf>,
    },
}

pub fn run(command: Command) -> Result<ExitCode> {
    let mut out = std::io::stdout().lock();
    match command {
        Command::Check { dir } => {
            let pack = load_pack(dir.as_deref())?;
            let n: usize = kinds(&pack).iter().map(|(_, entries)| entries.len()).sum();
            writeln!(
                out,
                "The pack is sound: {n} entries, {} missions. Its fingerprint: {}",
                pack.missions.len(),
                pack.hash
            )?;
        }
        Command::Show { id, lang, pack } => {
            let pack = load_pack(pack.as_deref())?;
            let Some(card) = tell::show(&pack, &id, lang) else {
                bail!("there is no `{id}` in the pack{}; `muster content list` gives all ids", near(&pack, &id));
            };
            writeln!(out, "{}", card.title)?;
            for line in &card.lines {
                writeln!(out, "  {line}")?;
            }
            for line in &card.source {
                writeln!(out, "  [{line}]")?;
            }
        }
        Command::List { lang, pack } => {
            let pack = load_pack(pack.as_deref())?;
            let speech = Speech::of(lang);
            for (kind, entries) in kinds(&pack) {
                writeln!(out, "{}", kind.word())?;
                for meta in entries {
                    writeln!(out, "  {:<32} {}", meta.id, speech.name(kind, &meta.id, &meta.name))?;
                }
            }
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// All entries that can be shown, by kind.
fn kinds(pack: &Pack) -> Vec<(Kind, Vec<&Meta>)> {
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

/// An id that shares the beginning: most wrong ids are half right.
fn near(pack: &Pack, id: &str) -> String {
    let start: String = id.chars().take(4).collect::<String>().to_lowercase();
    let all = kinds(pack).into_iter().flat_map(|(_, entries)| entries);
    let close = all.filter(|m| m.id.starts_with(&start) || m.name.to_lowercase() == id.to_lowercase());
    let close: Vec<&str> = close.map(|m| m.id.as_str()).take(4).collect();
    if close.is_empty() { String::new() } else { format!(" (perhaps {})", close.join(", ")) }
}
