//! What the scenarios say and what they reach: the boundary between `trace` and whatever runs them.

use crate::repo::{Game, Repo};
use anyhow::{Context, Result};
use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
};

/// Names of things, in order.
pub type Names = BTreeSet<String>;

/// All that `trace` wants to know of the scenarios of a game. A scenario's name is its path below `scenarios/<game>/`
/// without `.toml`.
pub trait Scenarios {
    /// For each rule, the scenarios that reach it.
    fn reached(&self, game: &Game) -> Result<BTreeMap<String, Names>>;
    /// For each scenario, the rules it says it is about.
    fn named(&self, game: &Game) -> Result<BTreeMap<String, Names>>;
}

/// Scenarios that were run before: what they reached is read from a file, what they name from the scenarios themselves.
pub struct Recorded<'a> {
    repo: &'a Repo,
    runs: BTreeMap<String, Vec<String>>,
}

impl<'a> Recorded<'a> {
    /// Without a file, no scenario has reached anything.
    pub fn new(repo: &'a Repo, file: Option<&Path>) -> Result<Self> {
        let runs = match file {
            Some(file) => {
                let text = fs::read_to_string(file).with_context(|| format!("{} cannot be read", file.display()))?;
                parse_runs(&text).with_context(|| format!("{}", file.display()))?
            }
            None => BTreeMap::new(),
        };
        Ok(Recorded { repo, runs })
    }
}

impl Scenarios for Recorded<'_> {
    fn reached(&self, game: &Game) -> Result<BTreeMap<String, Names>> {
        Ok(by_rule(&self.runs, game.prefix))
    }

    fn named(&self, game: &Game) -> Result<BTreeMap<String, Names>> {
        let folder = format!("scenarios/{}/", game.name);
        let mut named = BTreeMap::new();
        for file in self.repo.files(&folder)? {
            if let Some(name) = file.strip_prefix(&folder).and_then(|name| name.strip_suffix(".toml")) {
                let rules = parse_named(&self.repo.read(&file)?).with_context(|| file.clone())?;
                named.insert(name.to_owned(), rules);
            }
        }
        Ok(named)
    }
}

fn parse_runs(text: &str) -> Result<BTreeMap<String, Vec<String>>> {
    serde_json::from_str(text).context("not of the form {\"scenario name\": [\"FZ-ATK-07\", …]}")
}

/// Turns scenario → rules into rule → scenarios, for the rules of one game and the rulings.
fn by_rule(runs: &BTreeMap<String, Vec<String>>, prefix: &str) -> BTreeMap<String, Names> {
    let mut reached: BTreeMap<String, Names> = BTreeMap::new();
    for (scenario, rules) in runs {
        for rule in
            rules.iter().filter(|rule| rule.split('-').next().is_some_and(|head| head == prefix || head == "MR"))
        {
            reached.entry(rule.clone()).or_default().insert(scenario.clone());
        }
    }
    reached
}

/// The `rules = […]` of a scenario.
fn parse_named(text: &str) -> Result<Names> {
    let table: toml::Table = text.parse().context("not TOML")?;
    let Some(rules) = table.get("rules") else { return Ok(Names::new()) };
    let rules = rules.as_array().context("`rules` must be a list of rule ids")?;
    rules.iter().map(|rule| Ok(rule.as_str().context("`rules` must be a list of rule ids")?.to_owned())).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn runs_are_turned_round() {
        let runs = parse_runs(r#"{"b": ["FZ-ATK-07"], "a": ["FZ-ATK-07", "MR-01", "CH-MOVE-01"]}"#).unwrap();
        let reached = by_rule(&runs, "FZ");
        assert_eq!(reached.keys().collect::<Vec<_>>(), ["FZ-ATK-07", "MR-01"]);
        assert_eq!(reached["FZ-ATK-07"].iter().collect::<Vec<_>>(), ["a", "b"]);
        assert!(parse_runs("[]").is_err());
    }

    #[test]
    fn a_scenario_names_its_rules() {
        assert_eq!(parse_named("rules = ['FZ-ATK-07']\n[given]\n").unwrap(), Names::from(["FZ-ATK-07".to_owned()]));
        assert!(parse_named("[given]\n").unwrap().is_empty());
        assert!(parse_named("rules = 'FZ-ATK-07'").is_err());
        assert!(parse_named("rules = ").is_err());
    }
}
