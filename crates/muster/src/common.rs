//! Options that several commands share.

use crate::terms::{Lang, wrap};
use anyhow::{Result, bail};
use clap::Args;
use std::{
    path::{Path, PathBuf},
    str::FromStr,
};
use titles::{NAMES, Title};

/// Which game. The title is already known when this is read: it decides what else can be asked for.
#[derive(Args, Clone, Debug)]
pub struct Which {
    /// The game; each has options of its own
    #[arg(long, default_value = NAMES[0], value_parser = clap::builder::PossibleValuesParser::new(NAMES))]
    pub game: String,
}

/// Which game and which content.
#[derive(Args, Clone, Debug)]
pub struct GameArgs {
    #[command(flatten)]
    pub which: Which,
    /// A content pack instead of the built-in one
    #[arg(long, value_name = "DIR")]
    pub pack: Option<PathBuf>,
    /// Sets a variant of the rules; `--set help=` lists them
    #[arg(long = "set", value_name = "KEY=WORD")]
    pub sets: Vec<String>,
}

impl GameArgs {
    /// The keys that were given, with their words.
    pub fn sets<T: Title>(&self) -> Result<Sets> {
        let mut sets = Vec::new();
        for set in &self.sets {
            let Some((key, word)) = set.split_once('=') else {
                let example =
                    |(name, words): &(&str, &[&str])| Some(format!(", for instance `--set {name}={}`", words.last()?));
                bail!("`--set {set}` is not KEY=WORD{}", T::KEYS.first().and_then(example).unwrap_or_default());
            };
            if key == "help" {
                bail!("the variants, the default first:\n{}", self.variants::<T>()?);
            }
            sets.push((key.to_owned(), word.to_owned()));
        }
        Ok(Sets(sets))
    }
}

impl GameArgs {
    /// Every variant with its words and what it means.
    fn variants<T: Title>(&self) -> Result<String> {
        let pack = T::pack(self.pack.as_deref())?;
        let fields = T::fields(&pack, Lang::En);
        let told = |(name, words): &(&str, &[&str])| {
            let field = fields.iter().find(|field| field.name.strip_prefix("keys.") == Some(*name));
            let help = field.and_then(|field| field.help.as_deref()).unwrap_or_default();
            wrap(&format!("  {name} = {}\n      {help}", words.join(" | ")))
        };
        Ok(T::KEYS.iter().map(told).collect())
    }
}

/// What `--set` gave, in order.
#[derive(Clone, Debug, Default)]
pub struct Sets(Vec<(String, String)>);

impl Sets {
    /// Sets one key after another; the error of `set` says what is possible.
    pub fn onto(&self, mut set: impl FnMut(&str, &str) -> Result<(), String>) -> Result<()> {
        self.0.iter().try_for_each(|(key, word)| set(key, word)).map_err(anyhow::Error::msg)
    }
}

/// `3` or `2..4`: how many take part.
#[derive(Clone, Copy, Debug)]
pub struct Span {
    pub from: u8,
    pub to: u8,
}

impl FromStr for Span {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        let (from, to) = text.split_once("..").unwrap_or((text, text));
        let number = |t: &str| t.trim_start_matches('=').parse::<u8>().ok().filter(|n| (2..=4).contains(n));
        match (number(from), number(to)) {
            (Some(from), Some(to)) if from <= to => Ok(Span { from, to }),
            _ => Err("two to four heroes or players take part: a number, or a range such as 2..4".into()),
        }
    }
}

impl Span {
    pub fn iter(self) -> impl Iterator<Item = u8> {
        self.from..=self.to
    }

    /// The number, if it is one.
    pub fn one(self) -> Option<u8> {
        (self.from == self.to).then_some(self.from)
    }
}

/// A language by its tag.
pub fn lang(tag: &str) -> Result<Lang, String> {
    let known = || Lang::ALL.iter().map(|l| l.word()).collect::<Vec<_>>().join(", ");
    Lang::ALL
        .iter()
        .copied()
        .find(|l| l.word().eq_ignore_ascii_case(tag))
        .ok_or_else(|| format!("the languages are {}", known()))
}

/// The SQLite file of a server's data folder, as the store wants it.
pub fn sqlite(folder: &Path) -> String {
    format!("sqlite:{}", folder.join("muster.db").display())
}

/// A seed that nobody chose.
pub fn any_seed() -> u64 {
    use std::hash::{BuildHasher, RandomState};
    RandomState::new().hash_one(std::time::SystemTime::now()) >> 32
}
