//! An operation played mission by mission: what was won, what may come next, and what the group keeps (FZ-CAMP).

use crate::{
    options::{CampaignUpgrades, Keys, Options},
    pack::{MissionCard, Pack},
    rules::*,
    world::{Outcome, World},
};
use kernel::marks::cite;
use serde::{Deserialize, Serialize};

/// A campaign under way; a small object that is saved between missions.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Campaign {
    pub game: String,
    /// The id of the operation.
    pub operation: String,
    pub heroes: u8,
    pub people: u8,
    #[serde(default)]
    pub keys: Keys,
    /// Every mission that was played, in order.
    #[serde(default)]
    pub tried: Vec<Tried>,
    /// Upgrade sets chosen in missions that were won; used only where the table keeps them (EC-46).
    #[serde(default)]
    pub upgrades: Vec<String>,
}

/// One attempt at a mission.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tried {
    pub mission: String,
    pub won: bool,
}

/// What the group may do after a mission (DP-50).
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Onward {
    /// The next mission of the operation.
    Next(String),
    /// The mission that was lost, once more.
    Again(String),
    Stop,
}

/// Why a campaign cannot go on.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum CampaignError {
    #[error("there is no operation `{0}`; the operations are {1}")]
    NoOperation(String, String),
    #[error("the campaign is of the game `{0}`")]
    OtherGame(String),
    #[error("mission `{0}` does not belong to the operation")]
    NoMission(String),
}

impl Campaign {
    pub fn new(pack: &Pack, operation: &str, heroes: u8, people: u8, keys: Keys) -> Result<Self, CampaignError> {
        let campaign = Campaign {
            game: "fireteam-zero".into(),
            operation: operation.into(),
            heroes,
            people,
            keys,
            tried: Vec::new(),
            upgrades: Vec::new(),
        };
        campaign.check(pack)?;
        Ok(campaign)
    }

    /// Whether a saved campaign fits the content.
    pub fn check(&self, pack: &Pack) -> Result<(), CampaignError> {
        if self.game != "fireteam-zero" {
            return Err(CampaignError::OtherGame(self.game.clone()));
        }
        let missions: Vec<_> = self.missions(pack).collect();
        if missions.is_empty() {
            let known: Vec<&str> = pack.operations.iter().map(|o| o.meta.id.as_str()).collect();
            return Err(CampaignError::NoOperation(self.operation.clone(), known.join(", ")));
        }
        match self.tried.iter().find(|t| !missions.iter().any(|m| m.meta.id == t.mission)) {
            Some(foreign) => Err(CampaignError::NoMission(foreign.mission.clone())),
            None => Ok(()),
        }
    }

    /// The missions of the operation by act: a series of linked missions, three of them (FZ-CAMP-01, 02).
    pub fn missions<'p>(&self, pack: &'p Pack) -> impl Iterator<Item = &'p MissionCard> + use<'p> {
        cite(FZ_CAMP_01);
        cite(FZ_CAMP_02);
        let nth = pack.operations.iter().position(|o| o.meta.id == self.operation);
        let mut missions: Vec<&MissionCard> = pack.missions.iter().filter(|m| Some(m.operation) == nth).collect();
        missions.sort_by_key(|m| m.act);
        missions.into_iter()
    }

    pub fn is_won(&self, mission: &str) -> bool {
        self.tried.iter().any(|t| t.won && t.mission == mission)
    }

    /// The mission that is played now: the first one that is not won (FZ-CAMP-03); none when all are.
    pub fn current(&self, pack: &Pack) -> Option<String> {
        cite(FZ_CAMP_03);
        self.missions(pack).map(|m| m.meta.id.clone()).find(|id| !self.is_won(id))
    }

    /// What the table of the current mission is opened with.
    pub fn options(&self, pack: &Pack) -> Option<Options> {
        let mut options = Options::new(&self.current(pack)?, self.heroes);
        options.people = self.people;
        options.keys = self.keys;
        if self.keys.campaign_upgrades == CampaignUpgrades::KeepAndAdd {
            options.kept_upgrades.clone_from(&self.upgrades);
        }
        Some(options)
    }

    /// Writes down how a mission ended.
    pub fn finish(&mut self, pack: &Pack, world: &World) {
        let won = world.outcome() == Some(Outcome::Won);
        self.tried.push(Tried { mission: pack.mission(world.mission()).meta.id.clone(), won });
        if won {
            for seat in world.seats() {
                for upgrade in world.upgrades(seat) {
                    let id = &pack.action(*upgrade).meta.id;
                    if !self.upgrades.contains(id) {
                        self.upgrades.push(id.clone());
                    }
                }
            }
        }
    }

    /// What may be done now: the next mission after a success (FZ-CAMP-03), the same one after a defeat (FZ-CAMP-07), or
    /// nothing more today.
    pub fn onward(&self, pack: &Pack) -> Vec<Onward> {
        let mut ways = Vec::new();
        if let Some(current) = self.current(pack) {
            let lost = self.tried.last().is_some_and(|t| !t.won && t.mission == current);
            if lost {
                cite(FZ_CAMP_07);
                ways.push(Onward::Again(current));
            } else {
                ways.push(Onward::Next(current));
            }
        }
        ways.push(Onward::Stop);
        ways
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pack() -> Pack {
        Pack::frozen().unwrap()
    }

    fn tried(mission: &str, won: bool) -> Tried {
        Tried { mission: mission.into(), won }
    }

    #[test]
    fn an_operation_is_three_missions_in_order() {
        let pack = pack();
        let campaign = Campaign::new(&pack, "op2", 2, 2, Keys::default()).unwrap();
        let ids: Vec<&str> = campaign.missions(&pack).map(|m| m.meta.id.as_str()).collect();
        assert_eq!(ids, ["2.1", "2.2", "2.3"]);
        assert_eq!(campaign.current(&pack).as_deref(), Some("2.1"));
    }

    #[test]
    fn a_success_opens_the_next_and_a_defeat_the_same_again() {
        let pack = pack();
        let mut campaign = Campaign::new(&pack, "op1", 2, 2, Keys::default()).unwrap();
        assert_eq!(campaign.onward(&pack), [Onward::Next("1.1".into()), Onward::Stop]);
        campaign.tried.push(tried("1.1", false));
        assert_eq!(campaign.onward(&pack), [Onward::Again("1.1".into()), Onward::Stop]);
        campaign.tried.push(tried("1.1", true));
        assert_eq!(campaign.onward(&pack), [Onward::Next("1.2".into()), Onward::Stop]);
        campaign.tried.extend([tried("1.2", true), tried("1.3", true)]);
        assert_eq!(campaign.onward(&pack), [Onward::Stop]);
        assert_eq!(campaign.options(&pack), None);
    }

    #[test]
    fn upgrades_are_kept_only_where_the_table_says_so() {
        let pack = pack();
        let mut campaign = Campaign::new(&pack, "op1", 3, 3, Keys::default()).unwrap();
        campaign.upgrades.push(pack.actions.iter().find(|a| a.upgrade).unwrap().meta.id.clone());
        assert!(campaign.options(&pack).unwrap().kept_upgrades.is_empty());
        campaign.keys.campaign_upgrades = CampaignUpgrades::KeepAndAdd;
        assert_eq!(campaign.options(&pack).unwrap().kept_upgrades, campaign.upgrades);
    }

    #[test]
    fn foreign_campaigns_are_named() {
        let pack = pack();
        assert!(matches!(Campaign::new(&pack, "op9", 2, 2, Keys::default()), Err(CampaignError::NoOperation(..))));
        let mut campaign = Campaign::new(&pack, "op1", 2, 2, Keys::default()).unwrap();
        campaign.tried.push(tried("3.1", true));
        assert_eq!(campaign.check(&pack), Err(CampaignError::NoMission("3.1".into())));
    }
}
