//! `muster play --campaign`: the missions of an operation, one after another, with one file.

use super::PlayArgs;
use crate::{cmd::play::Sitting, console::Console, save, terminal::Ended, terms::Terms};
use anyhow::{Context, Result, bail};
use fireteam_zero::{
    FireteamZero,
    campaign::{Campaign, Onward},
};
use std::path::Path;
use titles::Title;

pub fn play(args: &PlayArgs, path: &Path, sitting: &mut Sitting<FireteamZero>) -> Result<()> {
    let pack = sitting.pack;
    let mut campaign = if path.exists() {
        let text = std::fs::read_to_string(path).with_context(|| format!("{} cannot be read", path.display()))?;
        let campaign: Campaign = serde_json::from_str(&text)
            .with_context(|| format!("{} is not a saved campaign, or it is damaged", path.display()))?;
        campaign.check(pack)?;
        campaign
    } else {
        begin(args, sitting)?
    };
    let who = sitting.who(campaign.heroes)?;
    let terms = Terms::of(sitting.lang);
    loop {
        let Some(options) = campaign.options(pack) else {
            writeln!(sitting.out, "{}", terms.term("operation-complete", []))?;
            return Ok(());
        };
        FireteamZero::start(pack, &options)?;
        save::write(path, &campaign)?;
        let mut events = Vec::new();
        let mut session = sitting.open(options, who.clone(), None, &mut events)?;
        if sitting.play(&mut session, events)? == Ended::Left {
            if !sitting.json {
                writeln!(sitting.out, "{}", terms.term("broken-off", []))?;
            }
            return Ok(());
        }
        campaign.finish(pack, &session.journal.table.world);
        save::write(path, &campaign)?;
        if !onward(&campaign, terms, sitting)? {
            return Ok(());
        }
    }
}

/// A new campaign: the operation of the mission that is named, from its first mission on.
fn begin(args: &PlayArgs, sitting: &Sitting<FireteamZero>) -> Result<Campaign> {
    let pack = sitting.pack;
    let wanted = args.mission.as_deref().unwrap_or("1.1");
    let mission = pack.missions.iter().find(|m| m.meta.id == wanted);
    let Some(mission) = mission else {
        let known: Vec<&str> = pack.missions.iter().map(|m| m.meta.id.as_str()).collect();
        bail!("there is no mission `{wanted}`; the missions are {}", known.join(", "));
    };
    let options = FireteamZero::options(args, pack, &sitting.sets)?;
    let operation = &pack.operations[mission.operation].meta.id;
    Ok(Campaign::new(pack, operation, options.heroes, options.people, options.keys)?)
}

/// What the group does after a mission (DP-50); false: it stops.
fn onward(campaign: &Campaign, terms: Terms, sitting: &mut Sitting<FireteamZero>) -> Result<bool> {
    let (pack, json) = (sitting.pack, sitting.json);
    let ways = campaign.onward(pack);
    let [way, Onward::Stop] = ways.as_slice() else {
        let complete = terms.term("operation-complete", []);
        writeln!(sitting.out, "{}", if json { "{\"campaign\":\"complete\"}".into() } else { complete })?;
        return Ok(false);
    };
    let text = match way {
        Onward::Next(mission) => terms.term("next-mission", [("mission", mission.clone().into())]),
        Onward::Again(mission) => terms.term("again", [("mission", mission.clone().into())]),
        Onward::Stop => return Ok(false),
    };
    if json {
        let next = serde_json::json!({ "campaign": { "next": campaign.current(pack), "text": text } });
        writeln!(sitting.out, "{next}")?;
    } else {
        writeln!(sitting.out, "\n  1  {text}\n  2  {}\n> ", terms.term("stop", []))?;
    }
    sitting.out.flush()?;
    let mut line = String::new();
    sitting.input.read_line(&mut line)?;
    let line = line.trim();
    Ok(line == "1" || line.contains("\"offer\":0") || line.contains("\"offer\": 0"))
}
