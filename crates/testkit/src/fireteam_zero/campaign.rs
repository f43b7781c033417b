//! Campaigns as data: what became of the missions of an operation, and what may be played then.

use crate::scenario::Scenario;
use fireteam_zero::{
    FireteamZero,
    campaign::{Campaign, Onward, Tried},
    options::Keys,
    pack::Pack,
};
use serde::Deserialize;

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

pub fn play(scenario: &Scenario<FireteamZero>, operation: &Operation, pack: &Pack) -> Result<(), String> {
    let mut campaign = Campaign::new(pack, &operation.operation, operation.heroes, operation.heroes, Keys::default())
        .map_err(|e| e.to_string())?;
    for ended in &operation.played {
        let mission = campaign.current(pack).ok_or("every mission is won, none is left to play")?;
        campaign.tried.push(Tried { mission, won: *ended == Ended::Won });
    }
    if !scenario.when.is_empty() {
        return Err("a campaign has no steps; say what was `played`".into());
    }
    for fact in &scenario.then {
        hold(&campaign, pack, &fact.text)
            .map_err(|e| format!("line {}: {:?} does not hold\n  {e}", fact.line, fact.text))?;
    }
    Ok(())
}

fn hold(campaign: &Campaign, pack: &Pack, text: &str) -> Result<(), String> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let found = match words.as_slice() {
        ["missions", ..] => {
            let ids: Vec<&str> = campaign.missions(pack).map(|m| m.meta.id.as_str()).collect();
            format!("missions {}", ids.join(" "))
        }
        ["mission", _] | ["complete"] => match campaign.current(pack) {
            Some(id) => format!("mission {id}"),
            None => "complete".into(),
        },
        ["tried", _] => format!("tried {}", campaign.tried.len()),
        ["onward", ..] => {
            let ways = campaign.onward(pack).into_iter().map(|way| match way {
                Onward::Next(id) => format!("next {id}"),
                Onward::Again(id) => format!("again {id}"),
                Onward::Stop => "stop".into(),
            });
            format!("onward {}", ways.collect::<Vec<_>>().join(", "))
        }
        _ => return Err("a campaign has missions, a mission, tried, onward, complete".into()),
    };
    if found == text { Ok(()) } else { Err(format!("found: {found}")) }
}
