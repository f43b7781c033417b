//! `muster lesson check`: every lesson can be played as it says, points at what is there, and has its words in every language.

use crate::console::{self, Console, Errand};
use anyhow::{Context, Result};
use content::Lang;
use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
    process::ExitCode,
    sync::Arc,
};
use titles::{Lesson, NAMES};

#[derive(clap::Subcommand)]
pub enum Command {
    /// Play every lesson by what must be done in it, and look for its words
    #[command(after_help = "Example:\n  muster lesson check lessons --locales locales")]
    Check {
        /// The folder with a folder of lessons for each game
        #[arg(default_value = "lessons")]
        lessons: PathBuf,
        /// The folder with the texts of each language
        #[arg(long, default_value = "locales")]
        locales: PathBuf,
        /// Where dice come out otherwise than a lesson says: try so many seeds, and name the first that does
        #[arg(long, value_name = "COUNT", default_value_t = 0)]
        seeds: u64,
    },
}

pub fn run(command: Command) -> Result<ExitCode> {
    let Command::Check { lessons, locales, seeds } = command;
    let (mut wrong, mut right) = (Vec::new(), 0);
    for name in NAMES {
        let check = Check { folder: &lessons.join(name), locales: &locales, seeds };
        let (problems, read) = console::dispatch(name, check).context("a game without a command line")??;
        wrong.extend(problems);
        right += read;
    }
    for problem in &wrong {
        println!("{problem}");
    }
    println!("{right} lessons, {} problems", wrong.len());
    Ok(if wrong.is_empty() { ExitCode::SUCCESS } else { ExitCode::from(1) })
}

/// The lessons of one game.
struct Check<'a> {
    folder: &'a Path,
    locales: &'a Path,
    seeds: u64,
}

impl Errand for Check<'_> {
    type Out = Result<(Vec<String>, usize)>;

    fn run<T: Console>(self) -> Self::Out {
        let pack = Arc::new(T::pack(None)?);
        let (mut problems, mut lessons) = (Vec::new(), Vec::new());
        let known: BTreeSet<&str> = T::LESSONS.iter().map(|(name, _)| *name).collect();
        for path in files(self.folder)? {
            let shown = path.display().to_string();
            let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
            if !known.contains(&*name) {
                problems.push(format!("{shown}: not in the list of lessons in crates/titles"));
            }
            let text = fs::read_to_string(&path).with_context(|| shown.clone())?;
            match self.read::<T>(&name, &shown, &text, &pack) {
                Ok(lesson) => lessons.push((shown, lesson)),
                Err(what) => problems.extend(what),
            }
        }
        // Of a lesson that cannot be read nobody knows what it says.
        if problems.is_empty() {
            problems.extend(self.words::<T>(&lessons)?);
        }
        Ok((problems, lessons.len()))
    }
}

impl Check<'_> {
    fn read<T: Console>(
        &self,
        name: &str,
        shown: &str,
        text: &str,
        pack: &Arc<T::Pack>,
    ) -> Result<Lesson<T>, Vec<String>> {
        let attempt = |seed: Option<u64>| -> Result<Lesson<T>, Vec<String>> {
            let lesson = T::read_lesson(pack, name, shown, text, seed).map_err(|wrong| wrong.0)?;
            let at = |(line, what): (usize, String)| format!("{shown}:{line}: {what}");
            let untold = T::untold(&lesson, pack);
            if untold.is_empty() { Ok(lesson) } else { Err(untold.into_iter().map(at).collect()) }
        };
        attempt(None).map_err(|mut problems| {
            if let Some(seed) = (1..=self.seeds).find(|seed| attempt(Some(*seed)).is_ok()) {
                problems.push(format!("{shown}: it is as the lesson says with seed = {seed}"));
            }
            problems
        })
    }

    /// Words that lessons lack, or that belong to none.
    fn words<T: Console>(&self, lessons: &[(String, Lesson<T>)]) -> Result<Vec<String>> {
        let short = T::RULES[0].split('-').next().unwrap_or_default().to_lowercase();
        let mut problems = Vec::new();
        for lang in Lang::ALL {
            let file = self.locales.join(lang.word()).join(format!("{short}-lessons-page.ftl"));
            let shown = file.display();
            let text = fs::read_to_string(&file).with_context(|| shown.to_string())?;
            let mut there = messages(&text);
            let mut need = |at: String, message: String, parts: &[&str]| match there.remove(&message) {
                None => problems.push(format!("{at}: {shown} lacks the message {message}")),
                Some((line, found)) => {
                    for part in parts.iter().filter(|part| !found.contains(**part)) {
                        problems.push(format!("{shown}:{line}: {message} lacks .{part}"));
                    }
                }
            };
            for (path, lesson) in lessons {
                let name = format!("{short}-lesson-{}", lesson.name);
                need(path.clone(), name.clone(), &["line", "done"]);
                for step in &lesson.steps {
                    let Some(say) = &step.say else { continue };
                    let parts: &[&str] = if step.must { &["wrong"] } else { &[] };
                    need(format!("{path}:{}", step.line), format!("{name}-{say}"), parts);
                }
            }
            problems.extend(there.into_iter().map(|(id, (line, _))| format!("{shown}:{line}: no lesson says {id}")));
        }
        Ok(problems)
    }
}

fn files(folder: &Path) -> Result<Vec<PathBuf>> {
    let found = fs::read_dir(folder).with_context(|| format!("{}: name the folder of lessons", folder.display()))?;
    let mut files = found.map(|entry| Ok(entry?.path())).collect::<Result<Vec<_>>>()?;
    files.retain(|path| path.extension().is_some_and(|ext| ext == "toml"));
    files.sort();
    Ok(files)
}

/// The messages of a Fluent file, each with its line and its attributes.
fn messages(text: &str) -> BTreeMap<String, (usize, BTreeSet<&str>)> {
    let mut found: BTreeMap<String, (usize, BTreeSet<&str>)> = BTreeMap::new();
    let mut open = String::new();
    for (n, line) in text.lines().enumerate() {
        let Some((name, _)) = line.split_once('=') else { continue };
        let name = name.trim_end();
        let plain = |name: &str| name.chars().all(|c| c.is_ascii_alphanumeric() || c == '-' || c == '_');
        if let Some(part) = name.trim_start().strip_prefix('.').filter(|part| plain(part)) {
            if let Some((_, parts)) = found.get_mut(&open) {
                parts.insert(part);
            }
        } else if name.starts_with(|c: char| c.is_ascii_lowercase()) && plain(name) {
            open = name.to_owned();
            found.insert(open.clone(), (n + 1, BTreeSet::new()));
        }
    }
    found
}
