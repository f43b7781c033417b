//! Cry Havoc put to the test: its laws, and its words in scenarios.

mod events;
mod facts;
mod laws;

pub use laws::{Tested, random_factions, random_keys, random_options, random_options_for, uncovers, universe};

use crate::scenario::{Begun, Meaning, NoMore, Player, Tabletop};
use content::given::{KeyWord, Unknown};
use cry_havoc::{
    CryHavoc, Table,
    event::Event,
    options::Keys,
    pack::Pack,
    steps::Until,
    why::Why,
    world::{
        Phase, World,
        given::Given,
        sound::{Held, conserved},
    },
};
use kernel::{Draw, Rule, Script, Seat};
use std::{collections::BTreeMap, path::Path, sync::Arc};

impl Tabletop for CryHavoc {
    const EVENTS: &'static [&'static str] = events::EVENTS;
    const KEYS: &'static [(&'static str, &'static [&'static str])] = Keys::NAMES;
    type Own = NoMore;
    type Until = Until;
    /// Whether nothing is missing on the given table, so that nothing may be missing on the last one; a table laid out by hand
    /// may have cards or Units in the box.
    type Books = bool;

    fn files(folder: Option<&Path>) -> Result<Vec<(String, String)>, String> {
        let files = folder.map_or_else(|| Ok(Pack::embedded_files()), Pack::files);
        files.map_err(|error| error.to_string())
    }
    fn load(home: &str, files: &[(String, String)]) -> Result<Pack, String> {
        Pack::read(home, files).map_err(|error| error.to_string())
    }

    fn keys(given: &mut Given) -> &mut Option<BTreeMap<String, KeyWord>> {
        &mut given.keys
    }
    fn begin(given: &Given, pack: &Arc<Pack>) -> Result<Begun<Self>, Unknown> {
        given.begin(pack)
    }
    fn from_setup(given: &Given) -> bool {
        given.at.as_deref() == Some("setup")
    }
    fn dice(line: &str, _: &Pack, script: &mut Script) -> Result<(), String> {
        // Everything but the choice between two default Skills is a shuffle, and shuffles are not scripted.
        let nth = line.strip_prefix("default ").and_then(|n| n.parse::<u32>().ok()).filter(|n| *n > 0);
        let value = nth.ok_or_else(|| format!("`{line}` is nothing that is drawn: only `default 1`"))? - 1;
        script.push(Draw { kind: "default skill", value });
        Ok(())
    }
    fn drawn(kind: &str) -> String {
        format!("a {kind}")
    }

    fn until(words: &[&str]) -> Result<Until, String> {
        Until::parse(words)
    }
    fn reached(until: &Until, player: &Player<Self>, since: &World) -> Result<bool, String> {
        let world = player.world();
        Ok(match until {
            Until::Phase(phase) => {
                world.phase() == *phase && (since.phase() != *phase || world.round() > since.round())
                    || phase_passed(*phase, world, since)
            }
            Until::Round(n) => world.round() >= *n,
            Until::BattleOver => {
                since.battle().is_some() && world.battle().map(|b| b.region) != since.battle().map(|b| b.region)
            }
        })
    }
    fn refusal(why: &Why) -> (Rule, String) {
        (why.rule, format!("{:?}", why.reason))
    }
    fn fact(player: &Player<Self>, text: &str) -> Result<(), String> {
        facts::hold(player, text)
    }
    fn seen(player: &Player<Self>, viewer: Option<Seat>, text: &str) -> Result<(), String> {
        facts::seen(player, viewer, text)
    }
    fn meanings(player: &Player<Self>, word: &str) -> Result<Vec<Meaning>, String> {
        events::meanings(player, word)
    }
    fn tell(player: &Player<Self>, event: &Event) -> String {
        events::tell(player, event)
    }
    fn books(world: &World, pack: &Pack) -> bool {
        conserved(world, pack, &Held::default()).is_ok()
    }
    fn note(_: &mut bool, _: &World, _: &Pack, _: &[Event]) {}
    fn add_up(whole: &bool, table: &Table, pack: &Pack) -> Result<(), String> {
        if *whole { conserved(&table.world, pack, &Held::of(table)) } else { Ok(()) }
    }
    fn is_invariant(_: &str) -> bool {
        false
    }
}

/// A phase without a question is never seen: it has passed once a later one has begun.
fn phase_passed(phase: Phase, world: &World, since: &World) -> bool {
    let order = |p: Phase| p as u8;
    let later =
        order(world.phase()) > order(phase) && world.round() == since.round() && order(since.phase()) < order(phase);
    later || world.round() > since.round()
}
