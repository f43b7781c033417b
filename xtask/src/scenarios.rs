//! What the scenarios say and what they reach: the boundary between `trace` and what runs them.

use crate::repo::{Game, Repo};
use anyhow::{Result, bail};
use std::collections::{BTreeMap, BTreeSet};
use testkit::scenario::{Report, run_all};

/// Names of things, in order.
pub type Names = BTreeSet<String>;

/// All that `trace` wants to know of the scenarios of a game. A scenario's name is its path below `scenarios/<game>/`
/// without `.toml`, and its own name.
pub trait Scenarios {
    /// For each rule, the scenarios that reach it.
    fn reached(&self, game: &Game) -> Result<BTreeMap<String, Names>>;
    /// For each scenario, the rules it says it is about.
    fn named(&self, game: &Game) -> Result<BTreeMap<String, Names>>;
}

/// Scenarios that have just been run, by game.
pub struct Played {
    reports: BTreeMap<&'static str, Report>,
}

impl Played {
    /// Runs the scenarios of these games. One that fails reaches nothing, but a file that cannot be read is an error.
    pub fn new(repo: &Repo, games: &'static [Game]) -> Result<Self> {
        let mut reports = BTreeMap::new();
        for game in games {
            let folder = repo.path(&format!("scenarios/{}", game.name));
            if folder.is_dir() {
                let report = run_all(&[folder], true);
                if !report.broken.is_empty() {
                    bail!("{}", report.broken.join("\n"));
                }
                reports.insert(game.name, report);
            }
        }
        Ok(Played { reports })
    }
}

impl Scenarios for Played {
    fn reached(&self, game: &Game) -> Result<BTreeMap<String, Names>> {
        let outcomes = self.reports.get(game.name).map_or(&[][..], |report| &report.outcomes);
        Ok(by_rule(outcomes.iter().filter(|o| o.passed).map(|o| (o.name.as_str(), o.reached.as_slice()))))
    }

    fn named(&self, game: &Game) -> Result<BTreeMap<String, Names>> {
        let outcomes = self.reports.get(game.name).map_or(&[][..], |report| &report.outcomes);
        Ok(outcomes.iter().map(|o| (o.name.clone(), o.named.iter().cloned().collect())).collect())
    }
}

/// Turns scenario → rules into rule → scenarios.
fn by_rule<'a>(runs: impl Iterator<Item = (&'a str, &'a [&'static str])>) -> BTreeMap<String, Names> {
    let mut reached: BTreeMap<String, Names> = BTreeMap::new();
    for (scenario, rules) in runs {
        for rule in rules {
            reached.entry((*rule).to_owned()).or_default().insert(scenario.to_owned());
        }
    }
    reached
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn runs_are_turned_round() {
        let runs: [(&str, &[&'static str]); 2] = [("b", &["FZ-ATK-07"]), ("a", &["FZ-ATK-07", "FZ-ATK-08"])];
        let reached = by_rule(runs.into_iter());
        assert_eq!(reached.keys().collect::<Vec<_>>(), ["FZ-ATK-07", "FZ-ATK-08"]);
        assert_eq!(reached["FZ-ATK-07"].iter().collect::<Vec<_>>(), ["a", "b"]);
    }
}
