//! The repository as a folder of files, and the games in it.

use anyhow::{Context, Result};
use std::{
    fs,
    path::{Path, PathBuf},
};

/// A game whose rulebook is numbered.
pub struct Game {
    /// The name of its crate, its rulebook, its content and its scenarios.
    pub name: &'static str,
    /// What its rule ids begin with.
    pub prefix: &'static str,
    /// What its terms and the files of its page begin with.
    pub short: &'static str,
}

/// THE list of games for all chores but the types of the page (`types.rs`).
pub const GAMES: &[Game] =
    &[Game { name: "fireteam-zero", prefix: "FZ", short: "fz" }, Game { name: "cry-havoc", prefix: "CH", short: "ch" }];

impl Game {
    pub fn rulebook(&self) -> String {
        format!("rulebook/{}.md", self.name)
    }

    /// Its rules in another language than English.
    pub fn translation(&self, language: &str) -> String {
        format!("rulebook/{language}/{}.md", self.name)
    }

    /// The generated file of rule constants.
    pub fn constants(&self) -> String {
        format!("crates/{}/src/rules.rs", self.name)
    }
}

/// Folders that hold nothing of ours; in a linked work tree `.git` is a file.
const FOREIGN: &[&str] = &["target", ".cargo-target", ".git", "node_modules", "data"];

pub struct Repo {
    root: PathBuf,
}

impl Repo {
    /// The repository this program was started in: the nearest folder upwards that holds the workspace.
    pub fn find() -> Result<Repo> {
        let here = std::env::current_dir().context("the current folder cannot be read")?;
        let root = here
            .ancestors()
            .find(|dir| dir.join("rulebook").is_dir() && dir.join("Cargo.toml").is_file())
            .context("run this inside the repository: no folder upwards has Cargo.toml and rulebook/")?;
        Ok(Repo { root: root.to_owned() })
    }

    pub fn path(&self, relative: &str) -> PathBuf {
        self.root.join(relative)
    }

    pub fn read(&self, relative: &str) -> Result<String> {
        fs::read_to_string(self.path(relative)).with_context(|| format!("{relative} cannot be read"))
    }

    pub fn write(&self, relative: &str, text: &str) -> Result<()> {
        fs::write(self.path(relative), text).with_context(|| format!("{relative} cannot be written"))
    }

    /// All files below a folder, relative to the root with `/`, sorted; none if there is no such folder.
    pub fn files(&self, below: &str) -> Result<Vec<String>> {
        let mut found = Vec::new();
        let start = self.path(below);
        if start.is_dir() {
            self.walk(&start, &mut found)?;
        }
        found.sort();
        Ok(found)
    }

    /// The folders directly inside a folder, by name, sorted; none if there is no such folder.
    pub fn folders(&self, inside: &str) -> Result<Vec<String>> {
        let start = self.path(inside);
        if !start.is_dir() {
            return Ok(Vec::new());
        }
        let mut found = Vec::new();
        for entry in fs::read_dir(&start).with_context(|| format!("{inside} cannot be read"))? {
            let entry = entry?;
            if entry.file_type()?.is_dir() {
                found.push(entry.file_name().to_string_lossy().into_owned());
            }
        }
        found.sort();
        Ok(found)
    }

    fn walk(&self, dir: &Path, found: &mut Vec<String>) -> Result<()> {
        for entry in fs::read_dir(dir).with_context(|| format!("{} cannot be read", dir.display()))? {
            let entry = entry?;
            let kind = entry.file_type()?;
            let name = entry.file_name().to_string_lossy().into_owned();
            if FOREIGN.contains(&name.as_str()) {
                continue;
            }
            if kind.is_dir() {
                self.walk(&entry.path(), found)?;
            } else if kind.is_file() {
                let path = entry.path();
                let relative = path.strip_prefix(&self.root).unwrap_or(&path);
                let parts: Vec<_> = relative.iter().map(|part| part.to_string_lossy()).collect();
                found.push(parts.join("/"));
            }
        }
        Ok(())
    }
}
