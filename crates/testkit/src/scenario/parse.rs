//! Scenario files: read strictly, with file and line in every message.

use super::{
    Layered, NAMES, Tabletop,
    step::{self, StepOf},
};
use serde::{Deserialize, de::DeserializeOwned};
use std::{
    fmt::Write,
    fs,
    path::{Path, PathBuf},
    sync::Arc,
};
use toml::Spanned;

/// A line of a scenario file.
#[derive(Clone, Debug)]
pub struct Line<T> {
    pub line: usize,
    pub text: String,
    pub what: T,
}

/// How questions that no step answers are answered.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Auto {
    /// Cards are drawn, anything optional is declined, anything else gets its first offer.
    #[default]
    Pass,
    /// Not at all: every question must be answered by a step.
    None,
}

/// The built-in content with one change, and what the loader must say of it.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Content {
    /// `cards/leader.toml`
    pub file: String,
    /// The first place that reads so is changed; nothing: the file stays as it is.
    #[serde(default)]
    pub replace: String,
    #[serde(default)]
    pub with: String,
    /// Words of the problem; nothing: the content loads.
    #[serde(default)]
    pub problem: String,
}

/// One scenario.
pub struct Scenario<R: Tabletop> {
    /// The path below the folder that was read, without `.toml`, and the slug of the scenario's name.
    pub name: String,
    pub file: PathBuf,
    pub line: usize,
    /// Rules it says it reaches.
    pub rules: Vec<String>,
    /// Examples of the rulebook it is about.
    pub tests: Vec<String>,
    /// The rule because of which such a table cannot be opened at all.
    pub impossible: Option<String>,
    /// A scenario about the content files instead of a table.
    pub content: Option<Content>,
    pub given: R::Given,
    /// What only scenarios of this game say.
    pub own: R::Own,
    pub auto: Auto,
    pub dice: Vec<Line<()>>,
    pub when: Vec<Line<StepOf<R>>>,
    pub then: Vec<Line<()>>,
    pub(super) text: Arc<str>,
}

#[derive(Deserialize)]
#[serde(bound(deserialize = "G: Default + DeserializeOwned"))]
struct FileText<G> {
    #[serde(default, rename = "game")]
    _game: Option<String>,
    #[serde(default)]
    given: G,
    #[serde(default)]
    auto: Option<Auto>,
    scenario: Vec<Spanned<ScenarioText<G>>>,
    /// Every other key is the game's, or a mistake.
    #[serde(flatten)]
    own: toml::Table,
}

#[derive(Deserialize)]
#[serde(bound(deserialize = "G: Default + DeserializeOwned"))]
struct ScenarioText<G> {
    name: String,
    #[serde(default)]
    rules: Vec<Spanned<String>>,
    #[serde(default)]
    tests: Vec<String>,
    #[serde(default)]
    impossible: Option<String>,
    #[serde(default)]
    content: Option<Content>,
    #[serde(default)]
    given: G,
    #[serde(default)]
    auto: Option<Auto>,
    #[serde(default)]
    dice: Vec<Spanned<String>>,
    #[serde(default)]
    when: Vec<Spanned<String>>,
    #[serde(default)]
    then: Vec<Spanned<String>>,
    #[serde(flatten)]
    own: toml::Table,
}

/// Everything that is wrong with the files, each with its place.
#[derive(Debug, thiserror::Error)]
#[error("{}", .0.join("\n"))]
pub struct LoadError(pub Vec<String>);

/// A file of scenarios and the game it belongs to.
pub(super) struct Found {
    pub path: PathBuf,
    /// What the names of its scenarios begin with.
    stem: String,
    text: String,
    pub game: String,
}

/// Finds a file, or every `.toml` file below a folder, in order of their paths.
pub(super) fn find(path: &Path) -> Result<Vec<Found>, LoadError> {
    let mut files = Vec::new();
    let fail = |error: std::io::Error| LoadError(vec![format!("{}: {error}", path.display())]);
    let folder = if path.is_dir() {
        gather(path, &mut files).map_err(fail)?;
        path
    } else {
        files.push(path.to_owned());
        path.parent().unwrap_or(path)
    };
    files.sort();
    let (mut found, mut problems) = (Vec::new(), Vec::new());
    for path in files {
        match fs::read_to_string(&path) {
            Ok(text) => {
                let below = path.strip_prefix(folder).unwrap_or(&path).with_extension("");
                let stem = below.to_string_lossy().replace('\\', "/");
                let game = game(&path, &text);
                found.push(Found { path, stem, text, game });
            }
            Err(error) => problems.push(format!("{}: {error}", path.display())),
        }
    }
    if problems.is_empty() { Ok(found) } else { Err(LoadError(problems)) }
}

/// The game a file says it is about, else the one of its folder, else the default.
fn game(path: &Path, text: &str) -> String {
    #[derive(Deserialize)]
    struct Head {
        game: Option<String>,
    }
    // A file that cannot be read is complained about when it is read in full.
    if let Some(game) = toml::from_str::<Head>(text).ok().and_then(|head| head.game) {
        return game;
    }
    let whole = path.canonicalize().unwrap_or_else(|_| path.to_owned());
    let folders = whole.ancestors().skip(1).filter_map(|folder| folder.file_name()?.to_str());
    let known = folders.filter_map(|name| NAMES.iter().find(|known| **known == name)).next();
    known.copied().unwrap_or(NAMES[0]).to_owned()
}

fn gather(folder: &Path, files: &mut Vec<PathBuf>) -> std::io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            gather(&path, files)?;
        } else if path.extension().is_some_and(|ext| ext == "toml") {
            files.push(path);
        }
    }
    Ok(())
}

/// Reads scenarios; a file with a mistake in it gives none.
pub(super) fn load<R: Tabletop>(files: &[Found]) -> (Vec<Scenario<R>>, Vec<String>) {
    let (mut scenarios, mut problems) = (Vec::new(), Vec::new());
    for file in files {
        match read(file) {
            Ok(read) => scenarios.extend(read),
            Err(LoadError(wrong)) => problems.extend(wrong),
        }
    }
    (scenarios, problems)
}

fn read<R: Tabletop>(file: &Found) -> Result<Vec<Scenario<R>>, LoadError> {
    let (shown, text) = (file.path.display(), file.text.as_str());
    let line_of = |at: usize| 1 + text[..at.min(text.len())].matches('\n').count();
    let parsed: FileText<R::Given> = toml::from_str(text).map_err(|error| {
        let line = error.span().map_or(1, |span| line_of(span.start));
        LoadError(vec![format!("{shown}:{line}: {}", error.message().replace('\n', " "))])
    })?;
    let mut problems = Vec::new();
    let mut own = |keys: &toml::Table, from: usize| -> R::Own {
        keys.clone().try_into().unwrap_or_else(|error: toml::de::Error| {
            let message = error.message().replace('\n', " ");
            let named = keys.keys().find(|key| message.contains(&format!("`{key}`"))).or(keys.keys().next());
            let line = line_of_word(text, named.map_or("", String::as_str), from);
            problems.push(format!("{shown}:{line}: {message}"));
            R::Own::default()
        })
    };
    let file_own = own(&parsed.own, 1);
    let owns: Vec<R::Own> = parsed
        .scenario
        .iter()
        .map(|scenario| own(&scenario.get_ref().own, line_of(scenario.span().start)).over(&file_own))
        .collect();
    let whole: Arc<str> = text.into();
    let mut scenarios: Vec<Scenario<R>> = Vec::new();
    for (scenario, own) in parsed.scenario.into_iter().zip(owns) {
        let line = line_of(scenario.span().start);
        let scenario = scenario.into_inner();
        let name = format!("{}/{}", file.stem, slug(&scenario.name));
        if scenarios.iter().any(|s| s.name == name) {
            problems.push(format!("{shown}:{line}: there are two scenarios called {:?}", scenario.name));
        }
        let plain = |lines: &[Spanned<String>]| -> Vec<Line<()>> {
            lines.iter().map(|l| Line { line: line_of(l.span().start), text: l.get_ref().clone(), what: () }).collect()
        };
        for rule in &scenario.rules {
            if let Err(message) = step::rule_id::<R>(rule.get_ref()) {
                problems.push(format!("{shown}:{}: {message}", line_of(rule.span().start)));
            }
        }
        let mut when = Vec::new();
        for step in plain(&scenario.when) {
            match step::parse::<R>(&step.text) {
                Ok(what) => when.push(Line { line: step.line, text: step.text, what }),
                Err(message) => problems.push(format!("{shown}:{}: {message}", step.line)),
            }
        }
        scenarios.push(Scenario {
            name,
            file: file.path.clone(),
            line,
            rules: scenario.rules.iter().map(|r| r.get_ref().clone()).collect(),
            given: scenario.given.over(&parsed.given),
            own,
            auto: scenario.auto.or(parsed.auto).unwrap_or_default(),
            dice: plain(&scenario.dice),
            then: plain(&scenario.then),
            tests: scenario.tests,
            impossible: scenario.impossible,
            content: scenario.content,
            when,
            text: Arc::clone(&whole),
        });
    }
    if problems.is_empty() { Ok(scenarios) } else { Err(LoadError(problems)) }
}

impl<R: Tabletop> Scenario<R> {
    pub(super) fn line_of_word(&self, word: &str) -> usize {
        line_of_word(&self.text, word, self.line)
    }
}

/// The line of a word that turned out to be wrong: the first one that holds it, from the scenario's head on, or else from
/// the top of the file, where the defaults are.
fn line_of_word(text: &str, word: &str, head: usize) -> usize {
    let lines: Vec<&str> = text.lines().collect();
    let has = |n: &usize| !word.is_empty() && lines[*n].contains(word);
    let from = head.saturating_sub(1).min(lines.len());
    (from..lines.len()).find(has).or_else(|| (0..from).find(has)).map_or(head, |n| n + 1)
}

/// `A hero of speed 2` → `a-hero-of-speed-2`.
fn slug(name: &str) -> String {
    let mut slug = String::new();
    for c in name.chars() {
        if c.is_alphanumeric() {
            let _ = write!(slug, "{}", c.to_lowercase());
        } else if !slug.ends_with('-') && !slug.is_empty() {
            slug.push('-');
        }
    }
    slug.trim_end_matches('-').to_owned()
}
