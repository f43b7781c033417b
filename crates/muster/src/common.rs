//! Options that several commands share.

use anyhow::{Result, bail};
use clap::Args;
use fireteam_zero::{
    options::{Keys, Options},
    pack::Pack,
    terms::Lang,
    world::World,
};
use std::{path::PathBuf, str::FromStr};

/// Which game and which content.
#[derive(Args, Clone, Debug)]
pub struct GameArgs {
    /// The game; so far there is one
    #[arg(long, default_value = "fireteam-zero", value_parser = ["fireteam-zero"])]
    pub game: String,
    /// A content pack instead of the built-in one
    #[arg(long, value_name = "DIR")]
    pub pack: Option<PathBuf>,
    /// Sets a variant of the rules; `--set help=` lists them
    #[arg(long = "set", value_name = "KEY=WORD")]
    pub sets: Vec<String>,
}

impl GameArgs {
    pub fn pack(&self) -> Result<Pack> {
        load_pack(self.pack.as_deref())
    }

    pub fn keys(&self, mut keys: Keys) -> Result<Keys> {
        for set in &self.sets {
            let Some((key, word)) = set.split_once('=') else {
                bail!("`--set {set}` is not KEY=WORD, for instance `--set difficulty=recruit`");
            };
            if key == "help" {
                let lines = Keys::NAMES.iter().map(|(name, words)| format!("  {name} = {}", words.join(" | ")));
                bail!("the variants, the default first:\n{}", lines.collect::<Vec<_>>().join("\n"));
            }
            keys.set(key, word).map_err(anyhow::Error::msg)?;
        }
        Ok(keys)
    }
}

pub fn load_pack(dir: Option<&std::path::Path>) -> Result<Pack> {
    match dir {
        None => Ok(Pack::embedded()?),
        Some(dir) if !dir.is_dir() => bail!("{} is not a directory with a content pack", dir.display()),
        Some(dir) => Ok(Pack::from_dir(dir)?),
    }
}

/// Refuses options that no table can be opened with, before anything is written.
pub fn check_options(pack: &Pack, options: &Options) -> Result<()> {
    World::new(pack, options)?;
    Ok(())
}

/// `3` or `2..4`.
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
            _ => Err("two to four heroes take part: a number, or a range such as 2..4".into()),
        }
    }
}

impl Span {
    pub fn iter(self) -> impl Iterator<Item = u8> {
        self.from..=self.to
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

/// A seed that nobody chose.
pub fn any_seed() -> u64 {
    use std::hash::{BuildHasher, RandomState};
    RandomState::new().hash_one(std::time::SystemTime::now()) >> 32
}
