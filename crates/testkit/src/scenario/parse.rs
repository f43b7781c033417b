//! Scenario files: read strictly, with file and line in every message.

use super::{
    NAMES, Tabletop,
    pack::Packed,
    step::{self, StepOf},
};
use content::given::Layer;
use serde::{Deserialize, de::DeserializeOwned};
use std::{
    collections::{BTreeMap, BTreeSet},
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

/// The pack with one change, and what the loader must say of it.
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
    pub pack: Arc<Packed<R>>,
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
    #[serde(default, rename = "pack")]
    _pack: Option<PathBuf>,
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
    /// The folder of its pack; none: the content that is built in.
    pack: Option<PathBuf>,
}

/// The folder of the pack, beside the scenarios of a game.
const PACK: &str = "pack";

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
                let (game, pack) = game(&path, &text);
                found.push(Found { path, stem, text, game, pack });
            }
            Err(error) => problems.push(format!("{}: {error}", path.display())),
        }
    }
    if problems.is_empty() { Ok(found) } else { Err(LoadError(problems)) }
}

/// The game a file says it is about, else the one of its folder, else the default; and the pack it names, else the one in the
/// folder of that game.
fn game(path: &Path, text: &str) -> (String, Option<PathBuf>) {
    #[derive(Default, Deserialize)]
    struct Head {
        game: Option<String>,
        pack: Option<PathBuf>,
    }
    // A file that cannot be read is complained about when it is read in full.
    let Head { game: said, pack: named } = toml::from_str(text).unwrap_or_default();
    let named = named.map(|pack| path.with_file_name(pack));
    let whole = path.canonicalize().unwrap_or_else(|_| path.to_owned());
    let folders = whole.ancestors().skip(1);
    let known = |folder: &Path| folder.file_name().and_then(|name| NAMES.iter().find(|known| name == **known));
    let mut homes = folders.filter_map(|folder| Some((known(folder)?.to_string(), folder.join(PACK))));
    match (homes.find(|(game, _)| said.as_ref().is_none_or(|said| said == game)), said) {
        (Some((game, pack)), _) => (game, named.or(Some(pack))),
        (None, said) => (said.unwrap_or_else(|| NAMES[0].to_owned()), named),
    }
}

fn gather(folder: &Path, files: &mut Vec<PathBuf>) -> std::io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            if !path.ends_with(PACK) {
                gather(&path, files)?;
            }
        } else if path.extension().is_some_and(|ext| ext == "toml") {
            files.push(path);
        }
    }
    Ok(())
}

/// Reads scenarios; a file with a mistake in it gives none.
pub(super) fn load<R: Tabletop>(files: &[Found]) -> (Vec<Scenario<R>>, Vec<String>) {
    let (mut scenarios, mut problems) = (Vec::new(), Vec::new());
    let mut packs: BTreeMap<Option<&Path>, Arc<Packed<R>>> = BTreeMap::new();
    for folder in files.iter().map(|file| file.pack.as_deref()).collect::<BTreeSet<_>>() {
        match Packed::read(folder) {
            Ok(pack) => drop(packs.insert(folder, Arc::new(pack))),
            Err(error) => problems.push(error),
        }
    }
    for file in files {
        let Some(pack) = packs.get(&file.pack.as_deref()) else { continue };
        match read(file, pack) {
            Ok(read) => scenarios.extend(read),
            Err(LoadError(wrong)) => problems.extend(wrong),
        }
    }
    (scenarios, problems)
}

fn read<R: Tabletop>(file: &Found, pack: &Arc<Packed<R>>) -> Result<Vec<Scenario<R>>, LoadError> {
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
            pack: Arc::clone(pack),
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

/// The line of a word of `given` that turned out to be wrong: the first one that holds it in what the scenario itself gives, or
/// else at the top of the file, where the defaults are, or else anywhere in the scenario.
fn line_of_word(text: &str, word: &str, head: usize) -> usize {
    let lines: Vec<&str> = text.lines().collect();
    let has = |n: &usize| !word.is_empty() && lines[*n].contains(word);
    let begins = |n: &usize| lines[*n].trim_start().starts_with("[[scenario]]");
    let head = head.clamp(1, lines.len().max(1));
    let end = (head..lines.len()).find(begins).unwrap_or(lines.len());
    let plays =
        |n: &usize| ["when", "then"].iter().any(|part| lines[*n].trim_start_matches(['[', ' ']).starts_with(part));
    let given = (head - 1..end).find(plays).unwrap_or(end);
    let top = (0..lines.len()).find(begins).unwrap_or(0);
    (head - 1..given).chain(0..top).chain(given..end).find(has).map_or(head, |n| n + 1)
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
