//! Scenario files: read strictly, with file and line in every message.

use super::words::Step;
use fireteam_zero::{pack::hint, rules::IDS, world::given::Given};
use serde::Deserialize;
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

/// What a hero who may leave the specialists behind does with them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Escort {
    #[default]
    Leave,
    Take,
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

/// An operation played mission by mission, without any table: what became of each mission, in order.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Operation {
    /// The id of the operation.
    pub operation: String,
    pub heroes: u8,
    #[serde(default)]
    pub played: Vec<Ended>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ended {
    Won,
    Lost,
}

/// One scenario.
#[derive(Clone, Debug)]
pub struct Scenario {
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
    /// A scenario about a campaign instead of a table.
    pub campaign: Option<Operation>,
    pub given: Given,
    pub auto: Auto,
    pub escort: Escort,
    pub dice: Vec<Line<()>>,
    pub when: Vec<Line<Step>>,
    pub then: Vec<Line<()>>,
    pub(super) text: Arc<str>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FileText {
    #[serde(default)]
    given: Given,
    #[serde(default)]
    auto: Option<Auto>,
    #[serde(default)]
    auto_escort: Option<Escort>,
    scenario: Vec<Spanned<ScenarioText>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ScenarioText {
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
    campaign: Option<Operation>,
    #[serde(default)]
    given: Given,
    #[serde(default)]
    auto: Option<Auto>,
    #[serde(default)]
    auto_escort: Option<Escort>,
    #[serde(default)]
    dice: Vec<Spanned<String>>,
    #[serde(default)]
    when: Vec<Spanned<String>>,
    #[serde(default)]
    then: Vec<Spanned<String>>,
}

/// Everything that is wrong with the files, each with its place.
#[derive(Debug, thiserror::Error)]
#[error("{}", .0.join("\n"))]
pub struct LoadError(pub Vec<String>);

/// Reads a file, or every `.toml` file below a folder, in order of their paths.
pub fn load(path: &Path) -> Result<Vec<Scenario>, LoadError> {
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
    let (mut scenarios, mut problems) = (Vec::new(), Vec::new());
    for file in files {
        match fs::read_to_string(&file) {
            Ok(text) => {
                let below = file.strip_prefix(folder).unwrap_or(&file).with_extension("");
                let stem = below.to_string_lossy().replace('\\', "/");
                read(&file, &stem, &text, &mut scenarios, &mut problems);
            }
            Err(error) => problems.push(format!("{}: {error}", file.display())),
        }
    }
    if problems.is_empty() { Ok(scenarios) } else { Err(LoadError(problems)) }
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

fn read(file: &Path, stem: &str, text: &str, scenarios: &mut Vec<Scenario>, problems: &mut Vec<String>) {
    let shown = file.display();
    let line_of = |at: usize| 1 + text[..at.min(text.len())].matches('\n').count();
    let parsed: FileText = match toml::from_str(text) {
        Ok(parsed) => parsed,
        Err(error) => {
            let line = error.span().map_or(1, |span| line_of(span.start));
            problems.push(format!("{shown}:{line}: {}", error.message().replace('\n', " ")));
            return;
        }
    };
    let whole: Arc<str> = text.into();
    for scenario in parsed.scenario {
        let line = line_of(scenario.span().start);
        let scenario = scenario.into_inner();
        let name = format!("{stem}/{}", slug(&scenario.name));
        if scenarios.iter().any(|s| s.name == name && s.file == file) {
            problems.push(format!("{shown}:{line}: there are two scenarios called {:?}", scenario.name));
        }
        let plain = |lines: &[Spanned<String>]| -> Vec<Line<()>> {
            lines.iter().map(|l| Line { line: line_of(l.span().start), text: l.get_ref().clone(), what: () }).collect()
        };
        for rule in &scenario.rules {
            let id = rule.get_ref();
            if !IDS.contains(&id.as_str()) {
                let hint = hint(id, IDS).map(|h| format!("; {h}")).unwrap_or_default();
                problems.push(format!("{shown}:{}: there is no rule {id}{hint}", line_of(rule.span().start)));
            }
        }
        let mut when = Vec::new();
        for step in plain(&scenario.when) {
            match Step::parse(&step.text) {
                Ok(what) => when.push(Line { line: step.line, text: step.text, what }),
                Err(message) => problems.push(format!("{shown}:{}: {message}", step.line)),
            }
        }
        scenarios.push(Scenario {
            name,
            file: file.to_owned(),
            line,
            rules: scenario.rules.iter().map(|r| r.get_ref().clone()).collect(),
            given: scenario.given.over(&parsed.given),
            auto: scenario.auto.or(parsed.auto).unwrap_or_default(),
            escort: scenario.auto_escort.or(parsed.auto_escort).unwrap_or_default(),
            dice: plain(&scenario.dice),
            then: plain(&scenario.then),
            tests: scenario.tests,
            impossible: scenario.impossible,
            content: scenario.content,
            campaign: scenario.campaign,
            when,
            text: Arc::clone(&whole),
        });
    }
}

impl Scenario {
    /// The line of a word that turned out to be wrong: the first one that holds it, from the scenario's head on, or else
    /// from the top of the file, where the defaults are.
    pub(super) fn line_of_word(&self, word: &str) -> usize {
        let lines: Vec<&str> = self.text.lines().collect();
        let has = |n: &usize| !word.is_empty() && lines[*n].contains(word);
        let head = self.line.saturating_sub(1).min(lines.len());
        (head..lines.len()).find(has).or_else(|| (0..head).find(has)).map_or(self.line, |n| n + 1)
    }
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
