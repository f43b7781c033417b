//! Files of games. They only grow, game after game, so that a run stopped at any point leaves a file that the same command goes on
//! with: at most its last line is cut off.

use super::{Header, Shard};
use anyhow::{Context, Result, bail};
use serde::Deserialize;
use std::{
    fs::{File, OpenOptions},
    io::{BufRead, BufReader, BufWriter, Write},
    path::{Path, PathBuf},
    time::{Duration, Instant},
};

/// One file, read from its beginning.
struct Source {
    name: String,
    reader: BufReader<File>,
    header: Header,
    /// Bytes and lines read so far that were whole.
    bytes: u64,
    lines: usize,
    /// The next game and its line.
    next: Option<(u64, String)>,
}

/// All that a merge needs to know of a game.
#[derive(Deserialize)]
struct Numbered {
    n: u64,
}

impl Source {
    fn open(path: &Path) -> Result<Self> {
        let name = path.display().to_string();
        let file = File::open(path).with_context(|| format!("{name} cannot be read"))?;
        let mut reader = BufReader::new(file);
        let Some(first) = whole_line(&mut reader).with_context(|| format!("{name} cannot be read"))? else {
            bail!("{name} holds no games: it has no whole line");
        };
        let Ok(header) = serde_json::from_str::<Header>(&first) else {
            bail!(
                "{name} is not a file of `muster simulate --out` or `muster arena --out`: its first line says nothing of the games"
            );
        };
        let bytes = first.len() as u64;
        let mut source = Source { name, reader, header, bytes, lines: 1, next: None };
        source.advance()?;
        Ok(source)
    }

    /// Takes the next game and looks at the one after it.
    fn advance(&mut self) -> Result<Option<(u64, String)>> {
        let name = &self.name;
        let line = whole_line(&mut self.reader).with_context(|| format!("{name} cannot be read"))?;
        let next = match line {
            None => None,
            Some(mut line) => {
                let at = self.lines + 1;
                let Ok(Numbered { n }) = serde_json::from_str(&line) else {
                    bail!("line {at} of {name} is damaged; use another copy of the file");
                };
                if self.next.as_ref().is_some_and(|(before, _)| *before >= n) || !self.header.shard.has(n) {
                    bail!("line {at} of {name} is game {n}, which does not belong there; use another copy of the file");
                }
                self.bytes += line.len() as u64;
                self.lines = at;
                line.truncate(line.trim_end().len());
                Some((n, line))
            }
        };
        Ok(std::mem::replace(&mut self.next, next))
    }
}

/// The next line with its end; none if there is none, or if it is cut off.
fn whole_line(reader: &mut impl BufRead) -> Result<Option<String>> {
    let mut line = Vec::new();
    reader.read_until(b'\n', &mut line)?;
    if line.last() != Some(&b'\n') {
        return Ok(None);
    }
    String::from_utf8(line).map(Some).context("it is no text")
}

/// The games of one file, or of several that belong together, in the order of their numbers.
pub struct Games {
    pub header: Header,
    sources: Vec<Source>,
}

impl Games {
    pub fn open(paths: &[PathBuf]) -> Result<Self> {
        let sources = paths.iter().map(|path| Source::open(path)).collect::<Result<Vec<_>>>()?;
        let Some(first) = sources.first() else { bail!("no file of games is given") };
        let mut header = first.header.clone();
        if sources.len() > 1 {
            header.shard = Shard::WHOLE;
        }
        for Source { name, header: own, .. } in &sources[1..] {
            own.must_be(&Header { shard: own.shard, ..header.clone() }, name)
                .with_context(|| format!("{} and {name} do not belong together", first.name))?;
        }
        Ok(Games { header, sources })
    }

    /// The files in a few words.
    pub fn name(&self) -> &str {
        self.sources.first().map_or("", |source| &source.name)
    }

    /// The next game: its number and its line. A game that several files hold must be the same in all of them.
    pub fn next(&mut self) -> Result<Option<(u64, String)>> {
        let lowest = self.sources.iter().filter_map(|source| source.next.as_ref().map(|(n, _)| *n)).min();
        let Some(lowest) = lowest else { return Ok(None) };
        let mut found: Option<(String, String)> = None;
        for source in &mut self.sources {
            if source.next.as_ref().is_none_or(|(n, _)| *n != lowest) {
                continue;
            }
            let Some((_, line)) = source.advance()? else { continue };
            match &found {
                None => found = Some((line, source.name.clone())),
                Some((same, _)) if *same == line => {}
                Some((_, other)) => bail!("game {lowest} differs in {other} and {}", source.name),
            }
        }
        Ok(found.map(|(line, _)| (lowest, line)))
    }
}

/// A file that games are added to, and those that it holds already.
pub struct Writer {
    name: String,
    file: BufWriter<File>,
    begun: Option<Games>,
    flushed: Instant,
}

/// How long a finished game may wait before it is in the file.
const PATIENCE: Duration = Duration::from_millis(500);

impl Writer {
    /// A new file, or one that may go on.
    pub fn open(path: &Path) -> Result<Self> {
        let name = path.display().to_string();
        let cannot = || format!("{name} cannot be written");
        let file = OpenOptions::new().create(true).append(true).open(path).with_context(cannot)?;
        // Held before it is read: nobody else adds games meanwhile.
        if file.try_lock().is_err() {
            bail!("{name} is being written by another muster; give another file, or wait for it");
        }
        let fresh = file.metadata().with_context(cannot)?.len() == 0;
        let begun = if fresh { None } else { Some(Games::open(&[path.to_owned()])?) };
        Ok(Writer { name, file: BufWriter::new(file), begun, flushed: Instant::now() })
    }

    pub fn name(&self) -> &str {
        &self.name
    }

    /// What the file says of its games; none if it is new.
    pub fn header(&self) -> Option<&Header> {
        self.begun.as_ref().map(|games| &games.header)
    }

    /// Begins a new file with these games, or hands out those that it holds already, in order. Gives the number of the game that
    /// comes next.
    pub fn go_on(&mut self, header: &Header, mut each: impl FnMut(&str) -> Result<()>) -> Result<u64> {
        self.begin(header)?;
        let mut next = 0;
        while let Some((n, line)) = self.next()? {
            if header.shard.numbers(next, n + 1).next() != Some(n) {
                bail!("{} lacks games before game {n}: no run can go on with it", self.name);
            }
            next = n + 1;
            each(&line)?;
        }
        Ok(next)
    }

    /// Begins a new file with these games, or refuses to go on with others.
    pub fn begin(&mut self, header: &Header) -> Result<()> {
        match self.header() {
            None => self.add(&serde_json::to_string(header)?),
            Some(begun) => begun
                .must_be(header, &self.name)
                .context("--out goes on with the same games only: give the same options, or another file"),
        }
    }

    /// The next game that the file holds already. After the last, what was cut off is gone: that game is played again.
    fn next(&mut self) -> Result<Option<(u64, String)>> {
        let Some(games) = &mut self.begun else { return Ok(None) };
        let next = games.next()?;
        if next.is_none() {
            let whole = games.sources.first().map_or(0, |source| source.bytes);
            self.file.get_ref().set_len(whole).with_context(|| format!("{} cannot be written", self.name))?;
            self.begun = None;
        }
        Ok(next)
    }

    /// Adds a line.
    pub fn add(&mut self, line: &str) -> Result<()> {
        writeln!(self.file, "{line}").with_context(|| format!("{} cannot be written", self.name))?;
        if self.flushed.elapsed() > PATIENCE {
            self.flush()?;
        }
        Ok(())
    }

    pub fn flush(&mut self) -> Result<()> {
        self.flushed = Instant::now();
        self.file.flush().with_context(|| format!("{} cannot be written", self.name))
    }
}
