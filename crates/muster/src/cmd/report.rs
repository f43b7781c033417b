//! `muster report`: the figures of games that `muster simulate --out` has kept, and the joining of files that several machines have
//! made. The files say which game it is.

use crate::{
    console::{self, Console, Errand, Tally},
    runs::{Games, Summary, Writer, page, usage::Usage},
};
use anyhow::{Context, Result, bail};
use std::{
    io::Write,
    path::{Path, PathBuf},
    process::ExitCode,
};
use titles::NAMES;

#[derive(clap::Args)]
#[command(
    args_conflicts_with_subcommands = true,
    subcommand_negates_reqs = true,
    after_help = "\
Several files are taken together if they are parts of one run.

Examples:
  muster report games.jsonl --html page.html
  muster report part-1.jsonl part-2.jsonl --json
  muster report merge part-*.jsonl --out games.jsonl"
)]
pub struct Args {
    #[command(subcommand)]
    task: Option<Task>,
    /// Games kept by `muster simulate --out`
    #[arg(required = true, value_name = "FILE.jsonl")]
    files: Vec<PathBuf>,
    /// Make a page of the figures with plots, too
    #[arg(long, value_name = "PAGE.html")]
    html: Option<PathBuf>,
    /// One JSON object instead of a table
    #[arg(long)]
    json: bool,
    /// Say what is used less than it should be; then the exit code is 1
    #[arg(long)]
    floors: bool,
    /// The content pack the games were played with, if it was not the built-in one
    #[arg(long, value_name = "DIR")]
    pack: Option<PathBuf>,
}

#[derive(clap::Subcommand)]
enum Task {
    /// Join the parts of one run into one file
    Merge {
        /// Parts of one run; what several of them hold is taken once
        #[arg(required = true, value_name = "FILE.jsonl")]
        files: Vec<PathBuf>,
        /// The new file
        #[arg(long, value_name = "FILE.jsonl")]
        out: PathBuf,
    },
}

pub fn run(args: Args) -> Result<ExitCode> {
    if let Some(Task::Merge { files, out }) = args.task {
        return merge(&files, &out);
    }
    let games = Games::open(&args.files)?;
    let (name, game) = (games.name().to_owned(), games.header.game.clone());
    let telling =
        Telling { games, pack: args.pack, show: Show { json: args.json, page: args.html, floors: args.floors } };
    match console::dispatch(&game, telling) {
        Some(result) => result,
        None => bail!("{name} holds games of {game}; the games here are {}", NAMES.join(", ")),
    }
}

fn merge(files: &[PathBuf], out: &Path) -> Result<ExitCode> {
    let mut games = Games::open(files)?;
    let mut writer = Writer::open(out)?;
    if writer.header().is_some() {
        bail!("{} holds games already; give a new file", out.display());
    }
    let joined = join(&mut games, &mut writer);
    if joined.is_err() {
        // Half a file would look like a run that can go on.
        let _ = std::fs::remove_file(out);
    }
    let (count, end) = joined?;
    let mut stdout = std::io::stdout().lock();
    write!(stdout, "{}: {count} games of {}", out.display(), games.header.game)?;
    match games.header.shard.count(end) - count {
        0 => writeln!(stdout)?,
        missing => writeln!(stdout, ", {missing} are missing in between")?,
    }
    Ok(ExitCode::SUCCESS)
}

/// Writes all games; says how many they were and which number would come next.
fn join(games: &mut Games, writer: &mut Writer) -> Result<(u64, u64)> {
    writer.begin(&games.header)?;
    let (mut count, mut end) = (0, 0);
    while let Some((n, line)) = games.next()? {
        writer.add(&line)?;
        (count, end) = (count + 1, n + 1);
    }
    writer.flush()?;
    Ok((count, end))
}

/// Kept games whose figures are to be told.
struct Telling {
    games: Games,
    pack: Option<PathBuf>,
    show: Show,
}

impl Errand for Telling {
    type Out = Result<ExitCode>;

    fn run<T: Console>(mut self) -> Self::Out {
        self.show.check()?;
        let pack = T::pack(self.pack.as_deref())?;
        self.games.header.must_fit(T::fingerprint(&pack), self.games.name())?;
        let mut summary = Summary::<T>::new(self.games.header.clone(), &pack)?;
        while let Some((_, line)) = self.games.next()? {
            summary.read(&line, self.games.name())?;
        }
        self.show.show(summary, &pack)
    }
}

/// How figures are shown.
pub struct Show {
    /// One JSON object instead of a table.
    pub json: bool,
    /// A page, too.
    pub page: Option<PathBuf>,
    /// What is used less than it should be, too.
    pub floors: bool,
}

impl Show {
    /// Says before the first game if the page cannot be written after the last.
    pub fn check(&self) -> Result<()> {
        if let Some(page) = &self.page
            && let Some(folder) = page.parent()
            && !folder.as_os_str().is_empty()
            && !folder.is_dir()
        {
            bail!("{} cannot be written: {} is not a directory", page.display(), folder.display());
        }
        Ok(())
    }

    /// Shows all games; the exit code says whether some broke off or, with the floors, whether something is used too little.
    pub fn show<T: Console>(&self, mut summary: Summary<T>, pack: &T::Pack) -> Result<ExitCode> {
        summary.tally.work_out();
        if let Some(path) = &self.page {
            let page = page::of(&summary, pack).into_string();
            std::fs::write(path, page).with_context(|| format!("{} cannot be written", path.display()))?;
        }
        let mut out = std::io::stdout().lock();
        if self.json {
            serde_json::to_writer(&mut out, &summary)?;
            writeln!(out)?;
        } else {
            summary.table(&mut out)?;
            if let Some(usage) = summary.tally.usage().filter(|_| self.floors) {
                usage.table_below(&mut out)?;
            }
        }
        let below = self.floors && summary.tally.usage().is_none_or(Usage::is_below);
        Ok(if summary.is_broken() || below { ExitCode::from(1) } else { ExitCode::SUCCESS })
    }
}
